# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the program as a person does: through the interface of screen readers (AT-SPI) and by keys (xdotool)."""

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

# G_DEBUG makes warnings fatal. Only the program gets it, because the GLib and AT-SPI libraries in this script also warn.
DEBUG = os.environ.pop('G_DEBUG', '')

from gi.repository import GLib  # noqa: E402

from screen import (ACTIVE, CHECKED, FOCUSABLE, FOCUSED, POLL, PRESSED, SELECTED, SENSITIVE, Keyboard, Program, connect,  # noqa: E402
                    had, has, has_size, measure, rest)

PROGRAM = os.environ['VEDETTE_PROGRAM']
SOURCE = os.environ['VEDETTE_SRCDIR']
PRELOAD = os.environ.get('JOURNEY_PRELOAD', '')  # path of the library that newer-gtk.c is built into; the program preloads it
SAMPLE = os.path.join(SOURCE, 'data', 'samples', 'blackhearts-hold.vedette')
PATIENCE = int(os.environ.get("JOURNEY_PATIENCE", 300))  # seconds until a wait fails

# Each role constant lists several names, because newer versions of AT-SPI renamed some roles.
BUTTON = ('push button', 'button', 'toggle button')
ENTRY = ('text', 'entry')
LABEL = ('label', 'static', 'heading')
LEAVES = LABEL + ENTRY + ('image', 'separator', 'page tab', 'scroll bar', 'level bar')
ROW = ('list item', 'table row')
SWITCH = ('check box', 'switch')
TAB = ('page tab', 'toggle button', 'radio button')

processes = []
connections = []
# On newer keyboard maps of X11, xdotool wrongly holds Alt for these keys if it gets their names, so it gets their
# codes.
KEY_CODES = {'F2': '68', 'F10': '76', 'F11': '95'}


class Failure(AssertionError):
    pass


def check(condition, text):
    if not condition:
        raise Failure(text)


def equal(found, wanted, what):
    check(found == wanted, '%s: %r, not %r' % (what, found, wanted))


def wait(what, function, patience=PATIENCE):
    """Calls the function until its answer is true, and returns this answer. After patience seconds the journey fails,
    with a message that contains what."""
    end = time.monotonic() + patience
    while True:
        began = time.monotonic()
        try:
            answer = function()
        except GLib.Error:
            answer = None  # the program removed the widget during the call
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
    """Returns the connection to the accessibility bus. The first call opens the connection."""
    if not connections:
        connections.append(connect())
    return connections[0]


def start_window_manager():
    """Starts a window manager, because without one no X11 window gets the keyboard."""
    start(['metacity', '--sm-disable'], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait('the window manager', lambda: subprocess.run(
        ['xdotool', 'get_desktop'], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0)


# The screen

def list_children(node):
    return node.children


def list_inner(node):
    """Returns the children that a person notices. The children of a button or label only repeat its name, so they are
    left out, except a button inside a menu button."""
    if node.role in LEAVES:
        return []
    return [child for child in node.children if node.role not in BUTTON or child.role in BUTTON]


def list_seen(node):
    """Returns the children as list_inner() does, but no children of a node without a size, because nobody sees that
    node."""
    return list_inner(node) if has_size(node) else []


def go_through(node, list_those_in, depth=0):
    yield depth, node
    for child in list_those_in(node):
        yield from go_through(child, list_those_in, depth + 1)


def read(node):
    """Reads the node and its descendants from the bus again; returns None if the program has removed the node."""
    return next((one for _, one in go_through(node.program.read(), list_children) if one == node), None)


def is_seen(node, top):
    """Tells whether the node and its ancestors up to top have a size."""
    line = [node]
    while line[-1] != top:
        line.append(line[-1].parent)
    measure(line)
    return all(map(has_size, line))


def walk(node, everything=False):
    """Reads the node from the bus again, and returns pairs of a depth and a node, for this node and its descendants.
    Unless everything is true, descendants that list_seen() leaves out are missing."""
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
    """A running Vedette whose data folders belong to this test, with functions that press keys and read its windows."""

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
        """Returns the root of the program's accessible tree, or None if the program is not on the bus yet."""
        self.check_alive()
        return next((program.root for program, process in Program.find_all(accessibility()) if process == self.process.pid), None)

    def check_alive(self):
        if self.process.poll() is not None:
            with open(self.said.name) as text:
                raise Failure('the program ended with %d: %s' % (self.process.returncode, text.read()))

    def windows(self):
        return [window for window in self.application.program.list_windows() if has_size(window)]

    def window(self):
        """Returns the window that has the keyboard, or None. Other windows do not count, because a window behind a dialog
        accepts no input."""
        self.check_alive()
        process, title = self.keyboard.get_window() or (None, None)
        if process != self.process.pid:
            return None
        named = [one for one in self.windows() if one.name == title]
        return named[-1] if named else None

    def present(self):
        """Waits until a window has the keyboard focus, because for a moment no window has it when another window opens."""
        return wait('a window with the keyboard', self.window)

    def in_window(self, name):
        """Waits until the window or dialog with this name has the keyboard."""
        def look():
            window = self.window()
            return window if window is not None and matches(name, window.name) else None
        return wait('the window %s' % (name if isinstance(name, str) else name.pattern), look)

    def each(self, roles, name, within=None):
        """Yields the visible nodes that have one of the roles and the name, inside the node within or the whole window."""
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
        """Returns the view with this name, and checks that its tab is selected, because hidden views have a size too."""
        tab = self.find(TAB, name)
        check(had(tab, PRESSED) or had(tab, SELECTED), 'the view %s shows' % name)
        return self.find(('panel', 'grouping'), name)

    def texts(self, within=None):
        return [node.name for _, node in walk(within or self.present()) if node.role in LABEL and has_size(node)]

    def reads(self, text, within=None):
        """Waits until the window shows the text in a label."""
        self.find(LABEL, text, within)

    def messages(self):
        """Returns the texts that the labels show, because the accessible name of a label can differ from its text."""
        found = []
        for label in self.look(LABEL, None):
            found.append(label.get_text() if label.implements('Text') else label.name)
        return found

    def everything(self):
        """Returns everything that the bus knows about the program, visible or not: names, descriptions, values and
        texts."""
        words = []
        for _, node in walk(self.application, True):
            words += [node.name, node.description]
            try:
                if node.implements('Text'):
                    words.append(node.get_text())
                if node.implements('Value'):
                    words.append('%g' % node.get_value())
            except GLib.Error:
                continue  # the program removed the widget during the calls
        return '\n'.join(words)

    def press(self, node):
        """Activates a node through the bus, as a click would, after checking that a person could click this node. The
        caller must check the effect."""
        check(has(node, SENSITIVE), '%s can be pressed' % describe(node))
        check(has_size(node), '%s is to be seen' % describe(node))
        check(node.count_actions() > 0, '%s has something to press' % describe(node))
        node.do_action()

    def click(self, name, roles=BUTTON, within=None):
        """Waits until a button with this name is sensitive, and presses the button."""
        def sensitive():
            return next((node for node in self.each(roles, name, within) if had(node, SENSITIVE)), None)
        self.press(wait('%s %s to be pressed' % (roles[0], getattr(name, 'pattern', name)), sensitive))

    def click_tool(self, name):
        """Presses a button in the row of tools of Play. If the row has no room for this button, the tool is in the “More”
        menu at the end of the row."""
        if self.look(BUTTON, name):
            self.click(name)
            return
        # AT-SPI lists two nested “More” buttons. The last one is the inner button, which takes the focus and opens the menu.
        self.press(self.look(BUTTON, 'More')[-1])

        def in_menu():
            return next((node for _, node in walk(self.present(), True)
                         if node.role in BUTTON and matches(name, node.name) and had(node, SENSITIVE)), None)
        self.press(wait('%s in the menu of tools' % name.pattern, in_menu))

    def select(self, row):
        """Selects a row through its list, because the rows themselves have no action in GTK 4.8."""
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
        """Moves the focus to a node by pressing Tab, because GTK 4.8 refuses many focus requests through the bus."""
        node = self.find(roles, name)
        # A busy program can still report the old focus after Tab, so that the next Tab moves past the node. So each of
        # the three rounds waits longer after each Tab.
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
        """Presses and counts keys. Before each key, waits until the window is ready for input."""
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
        """Waits until the effect of a key is complete, for effects that no signal reports."""
        self.application.program.settle()

    def tree(self):
        return '\n'.join('  ' * depth + describe(node) for depth, node in walk(self.application))

    def close(self):
        """Quits the program with Ctrl+Q, which also syncs the battle file, and checks that the program ended with status
        0 and without warnings."""
        self.key('ctrl+q')
        wait('the end of the program', lambda: self.process.poll() is not None)
        equal(self.process.returncode, 0, 'what the program ended with')
        with open(self.said.name) as text:
            warned = [line for line in text if 'WARNING' in line or 'CRITICAL' in line]
        equal(warned, [], 'what the program complained of')


# The file

def vedette(*arguments, **more):
    return subprocess.run([PROGRAM, *arguments], check=True, stdout=subprocess.PIPE, universal_newlines=True, **more).stdout


answers = {}


def once(path, what, ask):
    """Returns the answer of the function ask about a file, and caches this answer until the file changes, because
    starting the program takes longer than most steps of a journey."""
    found = os.stat(path)
    version = found.st_ino, found.st_size, found.st_mtime_ns
    if answers.get((path, what), (None, None))[0] != version:
        answers[path, what] = version, ask()
    return answers[path, what][1]


def steps(path):
    """Returns all steps of the file, including undone ones."""
    return once(path, 'steps', lambda: json.loads(vedette('log', '--all', '--format', 'json', path)))


def done(path):
    return [step for step in steps(path) if step['done']]


def kinds(path):
    return [step['kind'] for step in done(path)]


def ask(path, *requests):
    """Sends requests to a copy of the battle on the command line, because the battle can be open in a window and must
    not change, and returns the answers."""
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
    """Waits until the battle has n steps that are not undone, and returns these steps."""
    wait('%d steps' % n, lambda: os.path.exists(path) and len(done(path)) == n)
    return done(path)


def wait_for_kinds(path, before, *wanted):
    """Waits until exactly the steps of the wanted kinds follow the first steps (before is their number), and returns
    the new steps."""
    wanted = list(wanted)
    wait('the steps %s after %d' % (', '.join(wanted), before), lambda: kinds(path)[before:] == wanted)
    return done(path)[before:]


def copy_of_sample(folder):
    path = os.path.join(folder, 'barn.vedette')
    with open(SAMPLE, 'rb') as sample, open(path, 'wb') as copy:
        copy.write(sample.read())
    return path


def new_battle(folder, *requests):
    """Creates a battle on the command line and plays the requests, to prepare what the journey does not test."""
    path = os.path.join(folder, 'battle.vedette')
    vedette('new', path)
    lines = '\n'.join(json.dumps(request) for request in requests)
    for answer in vedette('play', path, input=lines).splitlines():
        check(json.loads(answer)['ok'], 'the command line: %s' % answer)
    return path


# Running

def run(*journeys):
    """Runs each journey as one TAP test. If a journey fails, prints what the screen shows."""
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
