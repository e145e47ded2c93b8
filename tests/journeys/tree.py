# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the accessible tree of every view, dialog and popover: every node that needs a name has one, and names and
descriptions repeat no words and contain no symbols.

The list of views comes from tests/screenshots/shots.sh, so that everything in a screenshot is also checked. The dict
WINDOWS must contain every window class in the sources. The arguments are the part to check and the number of parts,
because parts mostly wait and so can run in parallel. VEDETTE_TREE=pattern limits a run to shots with matching names."""

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
# WINDOWS maps each window class to the shot that shows the window, or to None if this journey does not check the class.
# A new class must be added here and to shots.sh.
WINDOWS = {
    'VedetteArmyDialog': None,  # read_shots() cannot read the shots of this class
    'VedetteArmyNameDialog': None,  # opens only from the army list; test-exchange checks this class
    'VedetteBattleSettingsDialog': 'battle-settings',
    'VedetteBattleWindow': 'play',
    'VedetteDeclareAnswers': None,  # only game systems of the tests use this class; test-declare-dialog checks it
    'VedetteDeclareForm': 'duel',
    'VedetteFaultDialog': 'harmed',
    'VedetteForcesDialog': 'new-with-forces',
    'VedetteImportDialog': None,  # opens only after a file dialog; test-exchange checks this class
    'VedetteNewDialog': 'new',
    'VedetteOpeningDialog': None,  # opens only while Vedette reads a battle of many MiB; test-opening checks this class
    'VedetteOpposedDialog': 'eagles-roll-covered',
    'VedettePreferencesWindow': 'preferences',
    'VedettePrintDialog': 'print',
    'VedetteRenameDialog': None,  # opens from a menu that no key in shots.sh can open; test-start checks this class
    'VedetteRollDialog': 'roll',
    'VedetteStartWindow': 'empty',
    'VedetteTableWindow': 'table-view',
    'VedetteTypedDialog': 'stack-add',
}
MAIN = 'VedetteBattleWindow', 'VedetteStartWindow'

# Screen readers read a node with a role in WHOLE in one piece, so the labels inside the node need no checks.
WHOLE = ('push button', 'button', 'toggle button', 'check box', 'switch', 'radio button', 'page tab', 'combo box', 'list item',
         'table row', 'menu item', 'check menu item', 'radio menu item', 'spin button', 'slider', 'image')
NAMED = ('list', 'table', 'tree table', 'tree', 'page tab list', 'dialog', 'alert', 'slider', 'image', 'level bar')
CLASS = re.compile(r'^(Gtk|Adw|Vedette|Gdk)[A-Z][A-Za-z]*$')
# Screen readers read characters like ★ as “black star” or not at all, so names must not contain these characters.
GLYPH = re.compile('[\u2190-\u21ff\u25a0-\u27bf\u2b00-\u2bff]')


# The check ignores these known faults. New entries are not accepted.
LEFT = re.compile(
    '"✓ done|'  # the mark of an order card that was carried out
    '^menu item "" .*has no name|'  # newer GTK gives its own menu items no name
    '"GtkMenuButton" e is named|'  # the menu button of a battle; its inner toggle button has a name and takes the focus
    '^scroll pane')  # a scroll pane that takes the focus, because its content does not


def read_shots():
    """Returns name, file and keys of each screenshot. Indented lines of shots.sh are left out, because they contain
    shell variables."""
    with open(SHOTS) as text:
        lines = [shlex.split(line) for line in text if re.match('shot [a-z]', line)]
        return [(line[1], line[2], line[3:]) for line in lines]


def plain(text):
    return ' '.join((text or '').replace('\u00a0', ' ').split())


def says_twice(name):
    """Tells whether a name contains the same words twice, such as “Play Play” or “Undo: Undo”."""
    words = re.findall(r'\w+', name.lower())
    half = len(words) // 2
    return len(words) > 1 and len(words) % 2 == 0 and words[:half] == words[half:] and not words[0].isdigit()


def is_in_named_group(node):
    """Tells whether the nearest group around a node has a name, because libadwaita 1.10 names the group around a list
    instead of the list."""
    while node is not None and node.role != 'grouping':
        node = node.parent
    return node is not None and node.name != ''


def faults_of(node, role, inside):
    name, description = plain(node.name), plain(node.description)
    focusable = had(node, FOCUSABLE)
    # A GtkStackPage is named after its class, but is not a widget and cannot take the focus, so screen readers skip it.
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
        """Checks a node and its descendants. Nodes without a size are left out, because nobody sees them."""
        role = node.role
        if not has_size(node):
            return
        self.visited += 1
        self.roles.add((where, role))
        for fault in faults_of(node, role, inside):
            if LEFT.search('%s %s' % (describe(node), fault)):
                continue
            # A scroll pane with focusable content does not take the focus itself, although AT-SPI reports it as focusable.
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
            # Nodes in the open popover of a menu button are checked like nodes outside, because the button is not read
            # together with the popover.
            opened = inside is not None and child.role in ('panel', 'menu', 'window', 'dialog') and \
                role in ('push button', 'button', 'toggle button') and len(inside.children) > 1
            self.over(child, where, None if opened else inside)

    def into_combo_box(self, node, where):
        """Checks the button inside a combo box, because the button takes the focus. The description of the button is the
        chosen item, which the name of the row can contain. The list that opens belongs to GTK and is not checked."""
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
        # The data of earlier runs is removed, except for the start window, which lists the battles of these runs.
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
    """Checks that WINDOWS contains every window class in the sources, and that every shot in WINDOWS exists."""
    kinds = set()
    for path in glob.glob(os.path.join(SOURCE, 'src', 'ui', '**', '*.c'), recursive=True):
        with open(path) as text:
            kinds.update(re.findall(r'G_DEFINE_FINAL_TYPE \((\w+), \w+, \w+_TYPE_\w*(?:WINDOW|DIALOG)\)', text.read()))
    equal(sorted(kinds), sorted(WINDOWS), 'kinds of windows')
    shots = {shot for shot, _, _ in read_shots()}
    equal(sorted(shot for shot in WINDOWS.values() if shot is not None and shot not in shots), [], 'windows without a picture')


run(every_window, whole_tree)
