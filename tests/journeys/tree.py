# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader finds in every view, dialog and popover: everything has a name, says it once, and is what it says.

What there is to see is read from tests/screenshots/shots.sh, so that whatever is pictured is walked over, too; and every kind
of window in the sources must be among it. Arguments: which of how many parts of it, since most of the time is spent waiting.
VEDETTE_TREE=pattern by hand: only those whose names match."""

import fnmatch
import glob
import os
import re
import shlex
import shutil
import subprocess
import sys

from journey import (BUTTON, FOCUSABLE, FOCUSED, LABEL, PROGRAM, SOURCE, check, describe, end, equal, go_through, had, has_size,
                     list_children, list_seen, measure, run, wait, walk)

SHOTS = os.path.join(SOURCE, 'tests', 'screenshots', 'shots.sh')
ONLY = os.environ.get('VEDETTE_TREE', '*')
PART, PARTS = [int(word) for word in sys.argv[1:]] or [1, 1]
# Where each kind of window is walked over. One that is added must be added here, and to the pictures.
WINDOWS = {
    'VedetteArmyDialog': None,  # these three behind a file dialog; see test-exchange
    'VedetteArmyNameDialog': None,
    'VedetteBattleSettingsDialog': 'battle-settings',
    'VedetteBattleWindow': 'play',
    'VedetteCardDialog': 'card',
    'VedetteColourWindow': 'stack-colour',
    'VedetteDeclareAnswers': None,  # asked by systems of the tests alone; see test-declare-dialog
    'VedetteDeclareForm': 'duel',
    'VedetteFaultDialog': 'harmed',
    'VedetteForcesDialog': 'new-with-forces',
    'VedetteImportDialog': None,
    'VedetteNewDialog': 'new',
    'VedetteOpeningDialog': None,  # as long as a battle of many MiB is read; see test-opening
    'VedetteOpposedDialog': 'eagles-roll-covered',
    'VedettePreferencesWindow': 'preferences',
    'VedettePrintDialog': 'print',
    'VedetteRenameDialog': None,  # behind a menu that only the bus can open; see test-start
    'VedetteRollDialog': 'roll',
    'VedetteStartWindow': 'empty',
    'VedetteTableWindow': 'table-view',
    'VedetteTraitsDialog': None,  # behind the menu of selected lines; see test-traits-dialog
    'VedetteTypedDialog': 'stack-add',
}
MAIN = 'VedetteBattleWindow', 'VedetteStartWindow'

# What says its name in one piece: what is inside is not gone through by anybody.
WHOLE = ('push button', 'button', 'toggle button', 'check box', 'radio button', 'page tab', 'combo box', 'list item', 'table row',
         'menu item', 'check menu item', 'radio menu item', 'spin button', 'slider', 'image')
NAMED = ('list', 'table', 'tree table', 'tree', 'page tab list', 'dialog', 'alert', 'slider', 'image', 'level bar')
CLASS = re.compile(r'^(Gtk|Adw|Vedette|Gdk)[A-Z][A-Za-z]*$')
# Read as “black star”, if at all
GLYPH = re.compile('[\u2190-\u21ff\u25a0-\u27bf\u2b00-\u2bff]')


# What is left to be mended; no more may come.
LEFT = re.compile(
    '"✓ done|'  # a card that is done
    '^menu item "" .*has no name|'  # newer GTK itself gives those of its menus none
    '"GtkMenuButton" e is named|'  # the row of a battle, whose toggle, which takes the focus, has a name
    '^scroll pane')  # with nothing in it that takes the focus


def read_shots():
    """Name, file and keys of each picture of the program's own systems."""
    with open(SHOTS) as text:
        lines = [shlex.split(line) for line in text if re.match('shot [a-z]', line)]
        return [(line[1], line[2], line[3:]) for line in lines]


def plain(text):
    return ' '.join((text or '').replace('\u00a0', ' ').split())


def says_twice(name):
    """“Play Play”, “Undo: Undo”"""
    words = re.findall(r'\w+', name.lower())
    half = len(words) // 2
    return len(words) > 1 and len(words) % 2 == 0 and words[:half] == words[half:] and not words[0].isdigit()


def is_in_named_group(node):
    """libadwaita 1.10 names the group around a list, not the list."""
    while node is not None and node.role != 'grouping':
        node = node.parent
    return node is not None and node.name != ''


def faults_of(node, role, inside):
    name, description = plain(node.name), plain(node.description)
    focusable = had(node, FOCUSABLE)
    # What holds a page of a stack is no widget, and cannot be reached; no reader stops there.
    if CLASS.match(name) and not inside and name != 'GtkStackPage':
        yield 'is named after its class'
        name = ''
    if inside:
        if focusable and role in LABEL:
            yield 'can take the focus in what has said it already'
        if role in LABEL or not focusable:
            return
    if focusable and not name:
        yield 'takes the focus and has no name'
    elif role in NAMED and not name and not (role == 'list' and is_in_named_group(node)):
        yield 'has no name'
    if name and name == description:
        yield 'says its name as its description'
    elif len(description) > 3 and re.search(r'(^|\W)%s(\W|$)' % re.escape(description), name):
        yield 'says again a part of its name, %r' % description
    if says_twice(name):
        yield 'says its name twice in one'
    for what, text in ('name', name), ('description', description):
        if GLYPH.search(text):
            yield 'has signs in its %s: %r' % (what, text)


def holds_focusable(node):
    return any(had(one, FOCUSABLE) for depth, one in go_through(node, list_seen) if depth > 0)


class Walk:
    def __init__(self):
        self.faults = {}
        self.visited = 0
        self.roles = set()

    def over(self, node, where, inside=None):
        """All that is there for anybody; what has no size is not."""
        role = node.role
        if not has_size(node):
            return
        self.visited += 1
        self.roles.add((where, role))
        for fault in faults_of(node, role, inside):
            if LEFT.search('%s %s' % (describe(node), fault)):
                continue
            # It takes the focus only if there is nothing in it that does.
            if role == 'scroll pane' and holds_focusable(node):
                continue
            text = ''
            if role == 'list item':
                text = ' / '.join(one.name for _, one in go_through(node, list_seen) if one.role in LABEL)
            self.faults.setdefault('%s %s %s' % (describe(node), fault, text), []).append(where)
        if role in WHOLE and inside is None:
            inside = node
        if role == 'combo box':
            self.into_combo_box(node, where)
            return
        for child in node.children:
            # The popover of a menu button is a place of its own.
            opened = inside is not None and child.role in ('panel', 'menu', 'window', 'dialog') and \
                role in ('push button', 'button', 'toggle button') and len(inside.children) > 1
            self.over(child, where, None if opened else inside)

    def into_combo_box(self, node, where):
        """The button in it takes the focus, and what is chosen is its description, which may be a part of the name of the row.
        The list that opens is GTK's own: its rows are read by their labels."""
        for child in node.children:
            if child.role not in BUTTON:
                continue
            self.visited += 1
            faults = [fault for fault in faults_of(child, child.role, None) if not fault.startswith('says again a part')]
            if plain(child.name) != plain(node.name):
                faults.append('has not the name of %s' % describe(node))
            for fault in faults:
                self.faults.setdefault('%s %s' % (describe(child), fault), []).append(where)


def find_focus(program):
    return next((node for _, node in walk(program.present(), True) if had(node, FOCUSED)), None)


def press(program, keys):
    if keys:
        wait('the focus', lambda: find_focus(program))
    for key in keys:
        if key.startswith('type:'):
            program.type(key[5:])
        elif key.startswith('hold:'):
            subprocess.run(['xdotool', 'keydown', key[5:]], check=True)
        else:
            program.key(key)
        program.settle()


def let_go(keys):
    for key in keys:
        if key.startswith('hold:'):
            subprocess.run(['xdotool', 'keyup', key[5:]], check=True)


def whole_tree(folder, begin):
    look = Walk()
    battles = os.path.join(folder, 'battles')
    os.mkdir(battles)
    subprocess.run([SHOTS, '--battles', PROGRAM, battles], check=True, env=dict(os.environ, TMPDIR=battles))
    shots = read_shots()
    fakes = re.compile('^(coin|vault)')
    dialogs = {shot for name, shot in WINDOWS.items() if name not in MAIN}
    for name, file, keys in shots[PART - 1::PARTS]:
        if not fnmatch.fnmatchcase(name, ONLY) or fakes.match(name) or name == 'new-system':
            continue
        # Only the start window shows what was opened before.
        for kept in ('data', 'state') if name != 'start' else ():
            shutil.rmtree(os.path.join(folder, kept), ignore_errors=True)
        place = os.path.join(folder, name)
        os.mkdir(place)
        if file:
            shutil.copy(os.path.join(battles, file), place)
        settings = {'GSETTINGS_SCHEMA_DIR': os.path.join(battles, 'schemas')} if 'clocks' in name else {}
        program = begin(*[os.path.join(place, file)] if file else [], VEDETTE_SAMPLES=os.path.join(SOURCE, 'data', 'samples'),
                        **settings)
        program.settle()
        press(program, keys)
        if name in dialogs:
            wait('the dialog of %s' % name, lambda: len(program.windows()) > 1)
        for window in program.application.program.read().children:
            measure([one for _, one in go_through(window, list_children)])
            look.over(window, name)
        let_go(keys)
        end(program.process)
    check(look.visited > 0, 'nothing was walked over')
    print('# %d things, part %d of %d of %d places' % (look.visited, PART, PARTS, len(shots)))
    for fault, places in sorted(look.faults.items()):
        print('# %s (%s)' % (fault, ', '.join(sorted(set(places))[:4])))
    check(look.faults == {}, '%d faults' % len(look.faults))


def every_window(folder, begin):
    """Each kind of window in the sources has its place in the walk, and each place its picture."""
    kinds = set()
    for path in glob.glob(os.path.join(SOURCE, 'src', 'ui', '**', '*.c'), recursive=True):
        with open(path) as text:
            kinds.update(re.findall(r'G_DEFINE_FINAL_TYPE \((\w+), \w+, \w+_TYPE_\w*(?:WINDOW|DIALOG)\)', text.read()))
    equal(sorted(kinds), sorted(WINDOWS), 'kinds of windows')
    shots = {shot for shot, _, _ in read_shots()}
    equal(sorted(shot for shot in WINDOWS.values() if shot is not None and shot not in shots), [], 'windows without a picture')


run(every_window, whole_tree)
