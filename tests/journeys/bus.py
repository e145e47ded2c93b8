# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the program by its D-Bus name, as the desktop does after a click in the application list or a double click on
a battle file."""

import os
import signal

# The module journey must be imported before GLib, because journey removes G_DEBUG from the environment.
from journey import PROGRAM, SOURCE, Vedette, equal, kinds, new_battle, processes, run, wait, wait_for_kinds

from gi.repository import Gio, GLib  # noqa: E402

NAME = 'io.github.vedette_wargames.Vedette'
PATH = '/io/github/vedette_wargames/Vedette'
BUS = ('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus')
PROGRAM_ON_BUS = (NAME, PATH, 'org.freedesktop.Application')
session = Gio.bus_get_sync(Gio.BusType.SESSION)


def call(where, method, parameters=None):
    return session.call_sync(*where, method, parameters, None, Gio.DBusCallFlags.NONE, 100000, None)


def is_running():
    return call(BUS, 'NameHasOwner', GLib.Variant('(s)', (NAME,)))[0]


class Started:
    """Replaces the subprocess object of a program that the bus started. Only the bus can read the exit status of this
    program, so returncode is always 0."""
    returncode = 0

    def __init__(self):
        self.pid = call(BUS, 'GetConnectionUnixProcessID', GLib.Variant('(s)', (NAME,)))[0]

    def poll(self):
        return None if is_running() else self.returncode

    def terminate(self):
        os.kill(self.pid, signal.SIGTERM)

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)

    def wait(self, seconds=100):
        wait('the end of what the bus has started', lambda: not is_running(), seconds)


def install_service(environment):
    """Installs the D-Bus service file with the path of the built program, because Vedette is not installed here."""
    folder = os.path.join(os.environ['XDG_DATA_HOME'], 'dbus-1', 'services')
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(SOURCE, 'data', NAME + '.service.in')) as source:
        text = source.read().replace('@bindir@/vedette', PROGRAM)
    with open(os.path.join(folder, NAME + '.service'), 'w') as service:
        service.write(text)
    wanted = {key: value for key, value in environment.items()
              if key.startswith('XDG_') or key in ('GTK_A11Y', 'G_DEBUG', 'GSETTINGS_BACKEND', 'GSETTINGS_SCHEMA_DIR', 'DISPLAY', 'LD_PRELOAD')}
    call(BUS, 'UpdateActivationEnvironment', GLib.Variant('(a{ss})', (wanted,)))
    call(BUS, 'ReloadConfig')


class ByName(Vedette):
    def launch(self, arguments, environment):
        install_service(environment)
        if arguments:
            call(PROGRAM_ON_BUS, 'Open', GLib.Variant('(asa{sv})', ([GLib.filename_to_uri(one) for one in arguments], {})))
        else:
            call(PROGRAM_ON_BUS, 'Activate', GLib.Variant('(a{sv})', ({},)))
        processes.append(Started())
        return processes[-1]


def from_the_list_of_programs(folder, begin):
    equal(is_running(), False, 'whether it runs before it is called')
    path = new_battle(folder)
    before = len(kinds(path))
    program = ByName(folder)
    program.in_window('Vedette')
    program.reads('No Battles Yet')
    # A double click in the file manager opens the battle in the program that is already running.
    call(PROGRAM_ON_BUS, 'Open', GLib.Variant('(asa{sv})', ([GLib.filename_to_uri(path)], {})))
    program.in_window('Red against Blue')
    program.click('Start with Red')
    wait_for_kinds(path, before, 'start')
    program.close()
    equal(is_running(), False, 'whether it runs after its last window')


def with_a_battle(folder, begin):
    path = new_battle(folder)
    before = len(kinds(path))
    program = ByName(folder, path)
    program.in_window('Red against Blue')
    program.click('Start with Blue')
    wait_for_kinds(path, before, 'start')
    program.close()


run(from_the_list_of_programs, with_a_battle)
