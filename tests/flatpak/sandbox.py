# SPDX-License-Identifier: GPL-3.0-or-later
"""The program in its sandbox, as build-aux/flatpak-check has built it: what it is let see of the desktop comes through portals."""

import glob
import json
import os
import re
import shutil
import subprocess
import sys
import time

FOLDER = os.environ['VEDETTE_FLATPAK_FOLDER']
APP = os.environ['VEDETTE_PROGRAM']
sys.path.insert(0, os.path.join(os.environ['VEDETTE_SRCDIR'], 'tests', 'journeys'))
from journey import (Atspi, BUTTON, SAMPLE, Vedette, check, equal, run, start, wait, walk)  # noqa: E402

HOME = os.environ['HOME']
DATA = os.path.join(HOME, '.var', 'app', APP, 'data')
# The tests of other programs would not see the portals; here they are what is looked at.
NO_PORTALS = ('GTK_USE_PORTAL', 'ADW_DISABLE_PORTAL', 'GSETTINGS_BACKEND', 'GSK_RENDERER')


def flatpak(*arguments):
    """What changes what is installed, without a bus of the system, too: it would only be asked for the parents' control."""
    environment = dict(os.environ)
    if not os.path.exists('/run/dbus/system_bus_socket'):
        environment['DBUS_SYSTEM_BUS_ADDRESS'] = environment['DBUS_SESSION_BUS_ADDRESS']
    done = subprocess.run(['flatpak', '--user', *arguments], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          universal_newlines=True)
    check(done.returncode == 0, 'flatpak %s: %s' % (' '.join(arguments), done.stdout))
    return done.stdout


class Sandboxed(Vedette):
    """The program in its sandbox, where it has another number than out here"""

    def launch(self, arguments, environment):
        mine = {name: value for name, value in environment.items() if name not in NO_PORTALS and not name.startswith('XDG_')}
        # What is left in the sandbox of one that failed would answer for this one.
        subprocess.run(['flatpak', 'kill', APP], stderr=subprocess.DEVNULL, check=False)
        mine['XDG_RUNTIME_DIR'] = environment['XDG_RUNTIME_DIR']
        return start(['flatpak', '--user', 'run', APP, *arguments], env=mine, stdout=self.said, stderr=self.said)

    def find_application(self):
        self.check_alive()
        return find_on_the_bus('vedette')

    def window(self):
        self.check_alive()
        focus = subprocess.run(['xdotool', 'getwindowfocus', 'getwindowname'], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                               universal_newlines=True).stdout.strip()
        named = [one for one in self.windows() if one.get_name() == focus]
        return named[-1] if named else None


def find_on_the_bus(name):
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(i)
        if child is not None and child.get_name() == name:
            return child
    return None


def read_steps(path):
    """A battle is lines of JSON: those of steps have a number and say after which they came."""
    with open(path) as file:
        lines = [json.loads(line) for line in file]
    return [line['kind'] for line in lines if 'kind' in line]


def the_battles():
    return glob.glob(os.path.join(DATA, '**', '*.vedette'), recursive=True)


def a_battle_is_made(folder, begin):
    """The bundle is installed as a user would, and keeps its battles where a sandbox keeps its data."""
    flatpak('install', '-y', '--noninteractive', '--bundle', os.path.join(FOLDER, APP + '.flatpak'))
    program = Sandboxed(folder)
    program.in_window('Vedette')
    program.click('New Battle')
    program.in_window('New Battle')
    program.fill('Name of the battle', 'The ford')
    program.click('Create')
    program.in_window('The ford')
    path = wait('the file of the battle', the_battles)[0]
    before = len(read_steps(path))
    program.click('Start with Red')
    wait('the step', lambda: read_steps(path)[before:] == ['start'])
    program.close()
    check(not os.path.exists(os.path.join(HOME, '.local', 'share', 'vedette')), 'nothing is kept outside the sandbox')


def one_of_the_desktop_is_played(folder, begin):
    """Chosen in the portal's own window: the program sees that file and no other, and its steps are in it."""
    path = os.path.join(HOME, 'barn.vedette')
    shutil.copy(SAMPLE, path)
    os.chmod(path, 0o600)
    before = len(read_steps(path))
    program = Sandboxed(folder)
    program.in_window('Vedette')
    program.key('ctrl+o')
    choose_in_the_portal('Open a Battle', path)
    program.in_window(re.compile('Blackheart'))
    program.click(re.compile('^No Roll$', re.I))
    wait('the step in the file', lambda: read_steps(path)[before:] == ['decline'])
    pdf = os.path.join(HOME, 'sheet.pdf')
    program.key('ctrl+p')
    program.in_window('Print')
    program.press(program.find(BUTTON, 'Export as PDF…'))
    choose_in_the_portal('Export as PDF', pdf)
    wait('the PDF', lambda: 'Blackheart' in read_pdf(pdf))
    program.close()


def a_page_is_printed(folder, begin):
    """The printers are those of the portal, of which one is a file."""
    path = os.path.join(HOME, 'barn.vedette')
    program = Sandboxed(folder)
    program.in_window('Vedette')
    program.key('ctrl+o')
    choose_in_the_portal('Open a Battle', path)
    program.in_window(re.compile('Blackheart'))
    program.key('ctrl+p')
    program.in_window('Print')
    program.press(program.find(BUTTON, 'Print…'))
    print_in_the_portal()
    wait('the page', lambda: 'Blackheart' in read_pdf(os.path.join(FOLDER, 'output.pdf')))
    program.close()


def an_update_keeps_it(folder, begin):
    """The next version comes from a repository, as from a software centre."""
    battles = sorted(the_battles())
    check(battles, 'there is a battle')
    before = [read_steps(path) for path in battles]
    repository = os.path.join(FOLDER, 'repo')
    remote = flatpak('info', '--show-origin', APP).strip()
    flatpak('remote-modify', '--no-gpg-verify', '--url=file://' + repository, remote)
    commit = flatpak('info', '--show-commit', APP).strip()
    ref = flatpak('info', '--show-ref', APP).strip()
    subprocess.run(['flatpak', 'build-commit-from', '--force', '--src-ref=' + ref, '--subject=the next version', '--timestamp=NOW',
                    repository, ref], check=True)
    subprocess.run(['flatpak', 'build-update-repo', repository], check=True)
    flatpak('update', '-y', '--noninteractive', APP)
    check(flatpak('info', '--show-commit', APP).strip() != commit, 'there is another version')
    program = Sandboxed(folder)
    program.in_window('Vedette')
    program.tab_to('list item', re.compile('The ford'))
    program.key('Return')
    program.in_window('The ford')
    program.reads(re.compile('^Initiative: Red'))
    program.close()
    equal([read_steps(path) for path in battles], before, 'the battles')
    flatpak('uninstall', '-y', '--noninteractive', APP)


def read_pdf(path):
    return subprocess.run(['pdftotext', path, '-'], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          universal_newlines=True).stdout if os.path.exists(path) else ''


def find_windows(title):
    return subprocess.run(['xdotool', 'search', '--onlyvisible', '--name', '^%s$' % title], stdout=subprocess.PIPE,
                          universal_newlines=True).stdout.split()


def press_in(title, *keys):
    """In a window that is not the program's, and so not to be seen on its bus"""
    window = wait('the window %s' % title, lambda: find_windows(title))[-1]
    subprocess.run(['xdotool', 'windowactivate', '--sync', window, *keys], check=True)
    # It takes its time, and says nowhere when it has taken a key.
    time.sleep(1)


def choose_in_the_portal(title, path):
    """A path typed whole, in the window that belongs to the portal"""
    press_in(title, 'key', 'ctrl+l')
    press_in(title, 'key', 'ctrl+a')
    press_in(title, 'type', '--delay', '20', path)
    while find_windows(title):
        press_in(title, 'key', 'Return')


def print_in_the_portal():
    """With the only printer there is, which writes a file into the folder of the session"""
    press_in('Print')
    portal = wait('the portal on the bus', lambda: find_on_the_bus('xdg-desktop-portal-gtk'))
    portal.set_cache_mask(Atspi.Cache.ROLE | Atspi.Cache.INTERFACES)

    def find_printer():
        return next((node for _, role, node in walk(portal, True) if role == 'table cell' and node.get_name() == 'Print to File'),
                    None)
    printer = wait('a printer', find_printer)
    check(printer.get_parent().get_table_iface().add_row_selection(0), 'choosing %s' % printer.get_name())

    def find_button():
        return next((node for _, role, node in walk(portal, True) if role in BUTTON and node.get_name() == 'Print' and
                     node.get_state_set().contains(Atspi.StateType.SENSITIVE)), None)
    wait('the button that prints', find_button).get_action_iface().do_action(0)


run(a_battle_is_made, one_of_the_desktop_is_played, a_page_is_printed, an_update_keeps_it)
