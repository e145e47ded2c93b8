# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader knows of a program, read from the accessibility bus (AT-SPI), and which window has the keyboard.

The whole tree comes in one answer (org.a11y.atspi.Cache). Asking each widget for its name, role, state and children takes
seconds for a window, and most of the time of a journey was spent on it."""

import ctypes
import struct
import sys
import time

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, Gio, GLib  # noqa: E402

ROOT = '/org/a11y/atspi/accessible/root'
CACHE = '/org/a11y/atspi/cache'
ATSPI = 'org.a11y.atspi.'
# A program that builds a long battle answers when it has done so.
TIMEOUT = 300000  # ms
POLL = 0.02  # s
# So many answers alike in a row are rest.
REST = 3
# So often the tree is read again if something in it goes while it is read.
TRIES = 20

ACTIVE, CHECKED, FOCUSABLE, FOCUSED, PRESSED, SELECTED, SENSITIVE = (
    int(getattr(Atspi.StateType, name))
    for name in ('ACTIVE', 'CHECKED', 'FOCUSABLE', 'FOCUSED', 'PRESSED', 'SELECTED', 'SENSITIVE'))


def rest(began):
    """Leaves the program as much time as a look at it took, which began then: who looks all the time holds it up."""
    time.sleep(max(POLL, time.monotonic() - began))


def connect():
    """The bus of the accessibility tools, of which the session bus knows the address"""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', None, None, 0, TIMEOUT, None)[0]
    return Gio.DBusConnection.new_for_address_sync(
        address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)


def join(words):
    """The states of a thing as one number with a bit for each"""
    low, high = words
    return low | high << 32


def had(node, state):
    """Whether it was so when the tree was read"""
    return bool(node.states >> state & 1)


def has(node, state):
    """Whether it is so now"""
    return bool(join(node.call('Accessible', 'GetState')[0]) >> state & 1)


class Node:
    """One thing on the screen. Its fields are as they were when the tree was read; its functions ask anew."""

    def __init__(self, program, path, parent=None, role='', name='', description='', states=0, interfaces=()):
        self.program, self.path, self.parent = program, path, parent
        self.role, self.name, self.description, self.states, self.interfaces = role, name, description, states, interfaces
        self.children = []
        self.box = None

    def __eq__(self, other):
        return isinstance(other, Node) and self.path == other.path and self.program is other.program

    def __hash__(self):
        return hash(self.path)

    def call(self, interface, method, parameters=None):
        return self.program.call(self.path, interface, method, parameters)

    def get(self, interface, name):
        return self.call('org.freedesktop.DBus.Properties', 'Get', GLib.Variant('(ss)', (ATSPI + interface, name)))[0]

    def implements(self, interface):
        return ATSPI + interface in self.interfaces

    def get_name(self):
        return self.get('Accessible', 'Name')

    def get_extents(self):
        """In its window: x, y, width and height in px"""
        return self.call('Component', 'GetExtents', GLib.Variant('(u)', (int(Atspi.CoordType.WINDOW),)))[0]

    def get_text(self):
        """The whole of it. (By 0, -1 this is broken in GTK 4.8.)"""
        return self.call('Text', 'GetText', GLib.Variant('(ii)', (0, self.get('Text', 'CharacterCount'))))[0]

    def set_text(self, text):
        return self.call('EditableText', 'SetTextContents', GLib.Variant('(s)', (text,)))[0]

    def get_value(self):
        return self.get('Value', 'CurrentValue')

    def set_value(self, value):
        self.call('org.freedesktop.DBus.Properties', 'Set',
                  GLib.Variant('(ssv)', (ATSPI + 'Value', 'CurrentValue', GLib.Variant('d', value))))

    def count_actions(self):
        return self.get('Action', 'NActions') if self.implements('Action') else 0

    def do_action(self):
        self.call('Action', 'DoAction', GLib.Variant('(i)', (0,)))

    def select_child(self, place):
        return self.call('Selection', 'SelectChild', GLib.Variant('(i)', (place,)))[0]

    def list_paths(self):
        return [path for _, path in self.call('Accessible', 'GetChildren')[0]]


class Program:
    """A program on the bus"""

    def __init__(self, connection, name):
        self.connection, self.name = connection, name
        self.root = Node(self, ROOT)

    @staticmethod
    def find_all(connection):
        """The programs that are on the bus now, with their processes"""
        registry = Program(connection, 'org.a11y.atspi.Registry')
        bus = Program(connection, 'org.freedesktop.DBus')
        for name, _ in registry.root.call('Accessible', 'GetChildren')[0]:
            yield Program(connection, name), bus.call('/org/freedesktop/DBus', 'org.freedesktop.DBus',
                                                      'GetConnectionUnixProcessID', GLib.Variant('(s)', (name,)))[0]

    def ask(self, path, interface, method, parameters=None):
        full = interface if '.' in interface else ATSPI + interface
        return self.connection.call_sync(self.name, path, full, method, parameters, None, Gio.DBusCallFlags.NONE, TIMEOUT, None)

    def call(self, *what):
        return self.ask(*what).unpack()

    def list_windows(self):
        """The windows alone, with their names"""
        windows = [Node(self, path, self.root, interfaces=(ATSPI + 'Component',)) for path in self.root.list_paths()]
        for window in windows:
            window.name = window.get_name()
        return windows

    def settle(self):
        """Waits until nothing changes any more: a busy program answers when it has time again."""
        last, same = None, 0
        while same < REST:
            began = time.monotonic()
            now = self.peek()
            if now is None or now != last:
                self.read()  # so that newer things are among the items, too
                same, last = 0, self.peek()
            else:
                same += 1
            rest(began)

    def peek(self):
        """What changes with the tree, or with the sizes of windows; None while it does"""
        try:
            return (self.ask(CACHE, 'Cache', 'GetItems').get_data_as_bytes().get_data(),
                    [window.get_extents() for window in self.list_windows()])
        except GLib.Error:
            return None  # what was there a moment ago is gone

    def read(self):
        """The root of the tree as it is now"""
        for _ in range(TRIES):
            try:
                root = self.try_to_read()
            except GLib.Error:
                root = None  # what was there a moment ago is gone
            if root is not None:
                return root
        raise GLib.Error('the tree changes while it is read')

    def try_to_read(self):
        nodes, parents, counts = {}, {}, {}
        items = self.call(CACHE, 'Cache', 'GetItems')[0]
        for (_, path), _, (_, parent), place, count, interfaces, name, role, description, states in items:
            nodes[path] = Node(self, path, None, Atspi.role_get_name(Atspi.Role(role)), name, description, join(states),
                               interfaces)
            parents.setdefault(parent, []).append((place, path))
            counts[path] = count
        root = nodes.setdefault(ROOT, Node(self, ROOT))
        counts[ROOT] = -1
        waiting, unknown = [root], False
        while waiting:
            node = waiting.pop()
            children = sorted(parents.get(node.path, []))
            places, paths = [place for place, _ in children], [path for _, path in children]
            # What is hidden stays among the items, and what nobody has asked for yet is not: then the places have gaps, or one
            # twice. The page of a stack, which is no widget, has one child, and its place is another.
            if len(paths) != counts[node.path] or node.implements('Component') and places != list(range(len(paths))):
                paths = node.list_paths()
            for path in paths:
                # Newer GTK has some things in two places, one of them within themselves.
                if path in nodes and nodes[path].parent is None:
                    nodes[path].parent = node
                    node.children.append(nodes[path])
                    waiting.append(nodes[path])
                elif path not in nodes:
                    unknown = True
                    self.ask_for_all(path, nodes)
        return None if unknown else root

    def ask_for_all(self, path, known):
        for child in Node(self, path).list_paths():
            if child not in known:
                self.ask_for_all(child, known)


def measure(nodes):
    """Asks for the sizes of all of these at once."""
    asked = [node for node in nodes if node.box is None and node.implements('Component')]
    left = len(asked)

    def answered(connection, result, node):
        nonlocal left
        left -= 1
        try:
            node.box = connection.call_finish(result).unpack()[0]
        except GLib.Error:
            node.box = (0, 0, 0, 0)  # it went while we looked

    for node in asked:
        node.program.connection.call(node.program.name, node.path, ATSPI + 'Component', 'GetExtents',
                                     GLib.Variant('(u)', (int(Atspi.CoordType.WINDOW),)), None, Gio.DBusCallFlags.NONE, TIMEOUT,
                                     None, answered, node)
    while left > 0:
        GLib.MainContext.default().iteration(True)


def has_size(node):
    """GTK 4.8 does not tell what is showing; but what never was has no size. What is no widget only holds some."""
    if not node.implements('Component'):
        return True
    if node.box is None:
        node.box = node.get_extents()
    return node.box[2] > 0 and node.box[3] > 0


class Keyboard:
    """Which window of X11 has the keyboard. (GTK 4.8 tells of no dialog that it is active, and to start a program that asks
    takes longer than a window does to open.)"""

    def __init__(self):
        self.x = ctypes.CDLL('libX11.so.6')
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))
        # A window may be gone when it is asked for, which is no reason to end.
        self.ignore = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda display, error: 0)
        self.x.XSetErrorHandler(self.ignore)
        self.has_name, self.has_process = self.atom('_NET_WM_NAME'), self.atom('_NET_WM_PID')
        self.has_shadow = self.atom('_GTK_FRAME_EXTENTS')

    def atom(self, name):
        return self.x.XInternAtom(self.display, name.encode(), 0)

    def get_property(self, window, name):
        kind, form, count, left, data = (ctypes.c_ulong(), ctypes.c_int(), ctypes.c_ulong(), ctypes.c_ulong(),
                                         ctypes.POINTER(ctypes.c_ubyte)())
        self.x.XGetWindowProperty(self.display, window, ctypes.c_ulong(name), ctypes.c_long(0), ctypes.c_long(4096), 0,
                                  ctypes.c_ulong(0), *map(ctypes.byref, (kind, form, count, left, data)))
        size = count.value * (ctypes.sizeof(ctypes.c_long) if form.value == 32 else form.value // 8)
        found = bytes(data[:size]) if data else b''
        if data:
            self.x.XFree(data)
        return found

    def get_window(self):
        """Process and title of the window, or None"""
        process, title, _ = self.get_properties()
        return (int.from_bytes(process, sys.byteorder), title.decode()) if process else None

    def get_shadow(self):
        """How wide the shadow of the window is to the left and above, which is within it for X11; None without one"""
        sides = self.get_properties()[2]
        return struct.unpack('@4L', sides)[::2] if sides else None

    def get_properties(self):
        """Process, title and shadow of the window as X11 has them; all empty where none has the keyboard"""
        window, revert, root, parent, children, count = (ctypes.c_ulong(), ctypes.c_int(), ctypes.c_ulong(), ctypes.c_ulong(),
                                                         ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint())
        self.x.XGetInputFocus(self.display, ctypes.byref(window), ctypes.byref(revert))
        while window.value > 1:  # neither none nor the root
            process, title, shadow = (self.get_property(window, name)
                                      for name in (self.has_process, self.has_name, self.has_shadow))
            if process and title:
                return process, title, shadow
            parent.value = 0
            self.x.XQueryTree(self.display, window, *map(ctypes.byref, (root, parent, children, count)))
            if children:
                self.x.XFree(children)
            window.value = parent.value
        return b'', b'', b''
