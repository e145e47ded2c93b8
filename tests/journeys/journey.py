# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the program as a person does: by what a screen reader reads and presses (AT-SPI), and by keys (xdotool)."""

import atexit
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

# For the program alone: what else runs here, this library too, has warnings of its own.
DEBUG = os.environ.pop('G_DEBUG', '')

from gi.repository import GLib  # noqa: E402

from screen import (ACTIVE, CHECKED, FOCUSABLE, FOCUSED, POLL, PRESSED, SELECTED, SENSITIVE, Keyboard, Program, connect,  # noqa: E402
                    had, has, has_size, measure, rest)

PROGRAM = os.environ['VEDETTE_PROGRAM']
SOURCE = os.environ['VEDETTE_SRCDIR']
PRELOAD = os.environ.get('JOURNEY_PRELOAD', '')  # the library of newer-gtk.c
SAMPLE = os.path.join(SOURCE, 'data', 'samples', 'blackhearts-hold.vedette')
PATIENCE = int(os.environ.get("JOURNEY_PATIENCE", 300))  # seconds until what does not happen is a failure

# Roles are called differently in newer versions of AT-SPI.
BUTTON = ('push button', 'button', 'toggle button')
ENTRY = ('text', 'entry')
LABEL = ('label', 'static', 'heading')
LEAVES = LABEL + ENTRY + ('image', 'separator', 'page tab', 'scroll bar', 'level bar')
ROW = ('list item', 'table row')
TAB = ('page tab', 'toggle button', 'radio button')

processes = []
connections = []
# With the keyboards of newer X11 xdotool holds Alt to come to these by their names.
KEY_CODES = {'F2': '68', 'F10': '76', 'F11': '95'}


class Failure(AssertionError):
    pass


def check(condition, text):
    if not condition:
        raise Failure(text)


def equal(found, wanted, what):
    check(found == wanted, '%s: %r, not %r' % (what, found, wanted))


def wait(what, function, patience=PATIENCE):
    """The first true answer of the function; says what there was none of in time."""
    end = time.monotonic() + patience
    while True:
        began = time.monotonic()
        try:
            answer = function()
        except GLib.Error:
            answer = None  # what was there a moment ago is gone
        if answer:
            return answer
        check(time.monotonic() < end, 'waited %d s for %s' % (patience, what))
        rest(began)


def start(arguments, **more):
    process = subprocess.Popen(arguments, stdin=subprocess.DEVNULL, **more)
    processes.append(process)
    return process


def end(process):
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@atexit.register
def end_all():
    for process in reversed(processes):
        end(process)


def accessibility():
    """The connection to the accessibility bus, made when it is first asked for"""
    if not connections:
        connections.append(connect())
    return connections[0]


def start_window_manager():
    """Without one no window of X11 has the keyboard."""
    start(['metacity', '--sm-disable'], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait('the window manager', lambda: subprocess.run(
        ['xdotool', 'get_desktop'], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0)


# What is on the screen

def list_children(node):
    return node.children


def list_inner(node):
    """What is in a thing for a person: what is in a button or label is its name, but for a button in a menu button."""
    if node.role in LEAVES:
        return []
    return [child for child in node.children if node.role not in BUTTON or child.role in BUTTON]


def list_seen(node):
    """What has no size is not there for anybody."""
    return list_inner(node) if has_size(node) else []


def go_through(node, list_those_in, depth=0):
    yield depth, node
    for child in list_those_in(node):
        yield from go_through(child, list_those_in, depth + 1)


def read(node):
    """The same node as it is now, with all that is in it; None if it is gone"""
    return next((one for _, one in go_through(node.program.read(), list_children) if one == node), None)


def is_seen(node, top):
    """Has it a size, and all that it is in?"""
    line = [node]
    while line[-1] != top:
        line.append(line[-1].parent)
    measure(line)
    return all(map(has_size, line))


def walk(node, everything=False):
    """The node and what is in it, as it is now, with their depths"""
    node = read(node)
    if node is None:
        return []
    if everything:
        return list(go_through(node, list_children))
    measure([one for _, one in go_through(node, list_inner)])
    return list(go_through(node, list_seen))


def matches(pattern, text):
    if pattern is None:
        return True
    return pattern.search(text) is not None if hasattr(pattern, 'search') else pattern == text


def describe(node):
    letters = ''.join(letter for letter, state in (
        ('e', SENSITIVE), ('f', FOCUSABLE), ('F', FOCUSED), ('c', CHECKED), ('p', PRESSED), ('a', ACTIVE), ('s', SELECTED))
        if had(node, state))
    return '%s "%s" %s' % (node.role, node.name, letters)


class Vedette:
    """The program, with folders of its own."""

    def __init__(self, folder, *arguments, **environment):
        self.folder = folder
        self.keys_pressed = 0
        self.keyboard = Keyboard()
        environment = dict(os.environ, GTK_A11Y='atspi', G_DEBUG=DEBUG, LD_PRELOAD=PRELOAD, **environment)
        for name in 'DATA', 'CONFIG', 'STATE', 'CACHE':
            environment['XDG_%s_HOME' % name] = os.path.join(folder, name.lower())
            os.makedirs(environment['XDG_%s_HOME' % name], exist_ok=True)
        self.said = open(os.path.join(folder, 'said'), 'w')
        self.process = self.launch(arguments, environment)
        self.application = wait('the program on the accessibility bus', self.find_application)
        self.present()

    def launch(self, arguments, environment):
        return start([PROGRAM, *arguments], env=environment, stdout=self.said, stderr=self.said)

    def find_application(self):
        """The root of the program's tree"""
        self.check_alive()
        return next((program.root for program, process in Program.find_all(accessibility()) if process == self.process.pid), None)

    def check_alive(self):
        if self.process.poll() is not None:
            with open(self.said.name) as text:
                raise Failure('the program ended with %d: %s' % (self.process.returncode, text.read()))

    def windows(self):
        return [window for window in self.application.program.list_windows() if has_size(window)]

    def window(self):
        """The one that has the keyboard, and no other: behind a dialog nothing can be pressed."""
        self.check_alive()
        process, title = self.keyboard.get_window() or (None, None)
        if process != self.process.pid:
            return None
        named = [one for one in self.windows() if one.name == title]
        return named[-1] if named else None

    def present(self):
        """The same, as soon as there is one: between two windows none has the keyboard."""
        return wait('a window with the keyboard', self.window)

    def in_window(self, name):
        """Waits until the window or dialog of that name has the keyboard."""
        def look():
            window = self.window()
            return window if window is not None and matches(name, window.name) else None
        return wait('the window %s' % (name if isinstance(name, str) else name.pattern), look)

    def each(self, roles, name, within=None):
        """One after the other of these roles and this name that are there now."""
        roles = (roles,) if isinstance(roles, str) else roles
        top = read(within or self.present())
        if top is None:
            return
        for _, node in go_through(top, list_inner):
            if node.role in roles and matches(name, node.name) and is_seen(node, top):
                yield node

    def look(self, roles, name, within=None):
        return list(self.each(roles, name, within))

    def find(self, roles, name, within=None):
        what = '%s %s' % (roles if isinstance(roles, str) else roles[0], getattr(name, 'pattern', name))
        return wait(what, lambda: next(self.each(roles, name, within), None))

    def find_view(self, name):
        """The view, if it is the one that shows: those behind it have a size, too."""
        tab = self.find(TAB, name)
        check(had(tab, PRESSED) or had(tab, SELECTED), 'the view %s shows' % name)
        return self.find(('panel', 'grouping'), name)

    def texts(self, within=None):
        return [node.name for _, node in walk(within or self.present()) if node.role in LABEL and has_size(node)]

    def reads(self, text, within=None):
        """Waits until that text can be read."""
        self.find(LABEL, text, within)

    def messages(self):
        """What is written on labels that have a name of their own."""
        found = []
        for label in self.look(LABEL, None):
            found.append(label.get_text() if label.implements('Text') else label.name)
        return found

    def everything(self):
        """All that the bus knows of the program, shown or not: names, descriptions, values and texts"""
        words = []
        for _, node in walk(self.application, True):
            words += [node.name, node.description]
            try:
                if node.implements('Text'):
                    words.append(node.get_text())
                if node.implements('Value'):
                    words.append('%g' % node.get_value())
            except GLib.Error:
                continue  # it went while we looked
        return '\n'.join(words)

    def press(self, node):
        """What a click does, on what a person could click. That it did something must be asserted afterwards."""
        check(has(node, SENSITIVE), '%s can be pressed' % describe(node))
        check(has_size(node), '%s is to be seen' % describe(node))
        check(node.count_actions() > 0, '%s has something to press' % describe(node))
        node.do_action()

    def click(self, name, roles=BUTTON, within=None):
        """Waits for that button, and until it can be pressed, and presses it."""
        def sensitive():
            return next((node for node in self.each(roles, name, within) if had(node, SENSITIVE)), None)
        self.press(wait('%s %s to be pressed' % (roles[0], getattr(name, 'pattern', name)), sensitive))

    def click_tool(self, name):
        """A tool of Play, or, where there is no room for it, in the menu at the end of their row."""
        if self.look(BUTTON, name):
            self.click(name)
            return
        # The button that takes the focus is in one that only holds the menu.
        self.press(self.look(BUTTON, 'More')[-1])

        def in_menu():
            return next((node for _, node in walk(self.present(), True)
                         if node.role in BUTTON and matches(name, node.name) and had(node, SENSITIVE)), None)
        self.press(wait('%s in the menu of tools' % name.pattern, in_menu))

    def select(self, row):
        """Chooses a row of a list. (GTK 4.8 gives rows no action.)"""
        check(has(row, SENSITIVE) and has_size(row), '%s can be chosen' % describe(row))
        check(row.parent.select_child(row.parent.list_paths().index(row.path)), 'choosing %s' % describe(row))
        wait('%s to be chosen' % describe(row), lambda: has(row, SELECTED))

    def fill(self, name, text, within=None):
        entry = self.find(ENTRY, name, within)
        check(has(entry, SENSITIVE), '%s can be written in' % describe(entry))
        check(entry.set_text(text), 'writing into %s' % describe(entry))
        wait('the text in %s' % describe(entry), lambda: entry.get_text() == text)
        return entry

    def tab_to(self, roles, name):
        """Goes there with the key of the tabulator. (GTK 4.8 refuses many a focus that the bus asks for.)"""
        node = self.find(roles, name)
        # A busy program may answer for the focus of before, and the next key pass what it came to: then round more slowly.
        for pause in 0, 0.1, 0.5:
            for _ in range(60):
                end = time.monotonic() + pause
                while not has(node, FOCUSED) and time.monotonic() < end:
                    time.sleep(POLL)
                if has(node, FOCUSED):
                    return node
                self.key('Tab')
        raise Failure('no tabulator comes to %s' % describe(node))

    def key(self, *keys):
        """Presses keys, counted, each of them when the window is ready for it."""
        for key in keys:
            self.present()
            pressed = '+'.join(KEY_CODES.get(part, part) for part in key.split('+'))
            subprocess.run(['xdotool', 'key', '--clearmodifiers', pressed], check=True)
            self.keys_pressed += 1

    def type(self, text):
        self.present()
        subprocess.run(['xdotool', 'type', '--delay', '5', text], check=True)
        self.keys_pressed += len(text)

    def settle(self):
        """Waits until what a key did is there, where nothing tells what it is."""
        self.application.program.settle()

    def tree(self):
        return '\n'.join('  ' * depth + describe(node) for depth, node in walk(self.application))

    def close(self):
        """As with the button of the window: what is in the file then is what the program has made sure of."""
        self.key('ctrl+q')
        wait('the end of the program', lambda: self.process.poll() is not None)
        equal(self.process.returncode, 0, 'what the program ended with')
        with open(self.said.name) as text:
            warned = [line for line in text if 'WARNING' in line or 'CRITICAL' in line]
        equal(warned, [], 'what the program complained of')


# What is in the file

def vedette(*arguments, **more):
    return subprocess.run([PROGRAM, *arguments], check=True, stdout=subprocess.PIPE, universal_newlines=True, **more).stdout


answers = {}


def once(path, what, ask):
    """What the program answers of a file, asked only when the file is another: to start it takes longer than most steps."""
    found = os.stat(path)
    version = found.st_ino, found.st_size, found.st_mtime_ns
    if answers.get((path, what), (None, None))[0] != version:
        answers[path, what] = version, ask()
    return answers[path, what][1]


def steps(path):
    """All steps of the file, undone ones too."""
    return once(path, 'steps', lambda: json.loads(vedette('log', '--all', '--format', 'json', path)))


def done(path):
    return [step for step in steps(path) if step['done']]


def kinds(path):
    return [step['kind'] for step in done(path)]


def ask(path, *requests):
    """The answers of the command line, from a copy: the battle may be open, and stays as it is."""
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copy(path, folder)
        os.chmod(copy, 0o600)
        lines = '\n'.join(json.dumps(request) for request in requests)
        answers = [json.loads(line) for line in vedette('play', copy, input=lines).splitlines()]
    for answer in answers:
        check(answer['ok'], 'the command line: %r' % answer)
    return answers


def state(path):
    return once(path, 'state', lambda: ask(path, {'state': True})[0]['state'])


def records(path):
    return once(path, 'records', lambda: ask(path, {'state': True, 'records': True})[0]['records'])


def wait_for_steps(path, n):
    """Waits until that many steps are done, and says which."""
    wait('%d steps' % n, lambda: os.path.exists(path) and len(done(path)) == n)
    return done(path)


def wait_for_kinds(path, before, *wanted):
    """Waits until these steps, and no others, follow those before."""
    wanted = list(wanted)
    wait('the steps %s after %d' % (', '.join(wanted), before), lambda: kinds(path)[before:] == wanted)
    return done(path)[before:]


def copy_of_sample(folder):
    path = os.path.join(folder, 'barn.vedette')
    with open(SAMPLE, 'rb') as sample, open(path, 'wb') as copy:
        copy.write(sample.read())
    return path


def new_battle(folder, *requests):
    """A battle made on the command line, for what is no matter of the journey."""
    path = os.path.join(folder, 'battle.vedette')
    vedette('new', path)
    lines = '\n'.join(json.dumps(request) for request in requests)
    for answer in vedette('play', path, input=lines).splitlines():
        check(json.loads(answer)['ok'], 'the command line: %s' % answer)
    return path


# Running

def run(*journeys):
    """One test of TAP for each journey; what was on the screen is shown where one fails."""
    start_window_manager()
    print('1..%d' % len(journeys))
    failed = 0
    for number, journey in enumerate(journeys, 1):
        began = time.monotonic()
        before = len(processes)
        with tempfile.TemporaryDirectory() as folder:
            programs = []

            def begin(*arguments, **environment):
                programs.append(Vedette(folder, *arguments, **environment))
                return programs[-1]

            try:
                journey(folder, begin)
                print('ok %d %s # %.1f s' % (number, journey.__name__, time.monotonic() - began))
            except Exception:
                failed += 1
                print('not ok %d %s' % (number, journey.__name__))
                print(re.sub('^', '# ', traceback.format_exc().strip(), flags=re.M))
                for program in programs:
                    if program.process.poll() is None:
                        print(re.sub('^', '# ', program.tree(), flags=re.M))
                    with open(program.said.name) as said:
                        print(re.sub('^', '# ', said.read().strip(), flags=re.M))
                if os.environ.get('JOURNEY_PICTURE'):
                    subprocess.run(['import', '-window', 'root', os.environ['JOURNEY_PICTURE']])
            sys.stdout.flush()
            for process in processes[before:]:
                end(process)
            del processes[before:]
    sys.exit(1 if failed else 0)
