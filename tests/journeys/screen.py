# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads what a screen reader knows about a program from the accessibility bus (AT-SPI), and finds the window with
the keyboard.

This module reads the whole tree with one call of org.a11y.atspi.Cache. Requests for the name, role, state and children
of each widget would take seconds for a window, which was once most of the time of a journey."""

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
# A call on the bus can take TIMEOUT, because a program that loads a long battle answers only after loading it.
TIMEOUT = 300000  # ms
POLL = 0.02  # s
# Program.settle() ends when the tree was the same in REST consecutive reads.
REST = 3
# Program.read() tries up to TRIES times if the program removes a node during the read.
TRIES = 20

ACTIVE, CHECKED, FOCUSABLE, FOCUSED, PRESSED, SELECTED, SENSITIVE = (
    int(getattr(Atspi.StateType, name))
    for name in ('ACTIVE', 'CHECKED', 'FOCUSABLE', 'FOCUSED', 'PRESSED', 'SELECTED', 'SENSITIVE'))


def rest(began):
    """Waits as long as the last read took, which started at began, because reading without pauses would slow the program
    down."""
    time.sleep(max(POLL, time.monotonic() - began))


def connect():
    """Connects to the accessibility bus, after asking the session bus for its address."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', None, None, 0, TIMEOUT, None)[0]
    return Gio.DBusConnection.new_for_address_sync(
        address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)


def join(words):
    """Joins the two 32-bit words of an AT-SPI state set into one number with a bit for each state."""
    low, high = words
    return low | high << 32


def had(node, state):
    """Tells whether the node had the state when the tree was last read."""
    return bool(node.states >> state & 1)


def has(node, state):
    """Asks the program whether the node has the state now."""
    return bool(join(node.call('Accessible', 'GetState')[0]) >> state & 1)


class Node:
    """A node of the accessible tree. The fields have the values of the last read; the methods ask the program again."""

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
        """Returns the x, y, width and height of the node in its window, in px."""
        return self.call('Component', 'GetExtents', GLib.Variant('(u)', (int(Atspi.CoordType.WINDOW),)))[0]

    def get_text(self):
        """Returns the whole text of the node. The call uses the real length, because GTK 4.8 does not accept -1 as the
        end."""
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
    """A program that is connected to the accessibility bus."""

    def __init__(self, connection, name):
        self.connection, self.name = connection, name
        self.root = Node(self, ROOT)

    @staticmethod
    def find_all(connection):
        """Yields each program on the accessibility bus with its process id."""
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
        """Returns the windows of the program with their names. Reading only the windows is faster than reading the
        tree."""
        windows = [Node(self, path, self.root, interfaces=(ATSPI + 'Component',)) for path in self.root.list_paths()]
        for window in windows:
            window.name = window.get_name()
        return windows

    def settle(self):
        """Waits until the tree of the program does not change anymore. A busy program delays its answers, so this function
        also waits for the end of the work."""
        last, same = None, 0
        while same < REST:
            began = time.monotonic()
            now = self.peek()
            if now is None or now != last:
                self.read()  # the read adds new nodes to the cache of the program
                same, last = 0, self.peek()
            else:
                same += 1
            rest(began)

    def peek(self):
        """Returns data that differs after any change of the tree or of a window's size; None if a node disappears during
        the call."""
        try:
            return (self.ask(CACHE, 'Cache', 'GetItems').get_data_as_bytes().get_data(),
                    [window.get_extents() for window in self.list_windows()])
        except GLib.Error:
            return None  # the program removed a node during the call

    def read(self):
        """Reads the current tree from the program, and returns the root."""
        for _ in range(TRIES):
            try:
                root = self.try_to_read()
            except GLib.Error:
                root = None  # the program removed a node during the call
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
            # The cache keeps hidden nodes and lacks nodes that nobody has read, so the positions of children can have
            # gaps or duplicates. In these cases the script asks the program for the list of children. The positions of
            # children do not matter in a stack page, which is not a widget.
            if len(paths) != counts[node.path] or node.implements('Component') and places != list(range(len(paths))):
                paths = node.list_paths()
            for path in paths:
                # Newer GTK lists some nodes as children of two nodes, one of which is inside the node itself, so only
                # the first parent counts.
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
    """Requests the sizes of all nodes without a known size at once, because single calls would take longer."""
    asked = [node for node in nodes if node.box is None and node.implements('Component')]
    left = len(asked)

    def answered(connection, result, node):
        nonlocal left
        left -= 1
        try:
            node.box = connection.call_finish(result).unpack()[0]
        except GLib.Error:
            node.box = (0, 0, 0, 0)  # the program removed the node during the call

    for node in asked:
        node.program.connection.call(node.program.name, node.path, ATSPI + 'Component', 'GetExtents',
                                     GLib.Variant('(u)', (int(Atspi.CoordType.WINDOW),)), None, Gio.DBusCallFlags.NONE, TIMEOUT,
                                     None, answered, node)
    while left > 0:
        GLib.MainContext.default().iteration(True)


def has_size(node):
    """Tells whether a node has a size, as a test of visibility, which GTK 4.8 does not report. A node that is not a
    widget counts as having a size."""
    if not node.implements('Component'):
        return True
    if node.box is None:
        node.box = node.get_extents()
    return node.box[2] > 0 and node.box[3] > 0


class Keyboard:
    """Asks X11 which window has the keyboard. The accessibility bus does not help, because GTK 4.8 does not report active
    dialogs, and starting xdotool takes longer than opening a window."""

    def __init__(self):
        self.x = ctypes.CDLL('libX11.so.6')
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))
        # A window can be closed before a request about it reaches X11. The default error handler would then end the test.
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
        """Returns the process id and title of the window with the keyboard, or None if no window has the keyboard."""
        process, title, _ = self.get_properties()
        return (int.from_bytes(process, sys.byteorder), title.decode()) if process else None

    def get_shadow(self):
        """Returns the widths of the window's shadow on the left and at the top, because X11 counts the shadow as part of
        the window; returns None if the window has no shadow."""
        sides = self.get_properties()[2]
        return struct.unpack('@4L', sides)[::2] if sides else None

    def get_properties(self):
        """Returns the process id, title and shadow of the window with the keyboard, as X11 stores them. All three are
        empty if no window has the keyboard."""
        window, revert, root, parent, children, count = (ctypes.c_ulong(), ctypes.c_int(), ctypes.c_ulong(), ctypes.c_ulong(),
                                                         ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint())
        self.x.XGetInputFocus(self.display, ctypes.byref(window), ctypes.byref(revert))
        while window.value > 1:  # 0 (None) and 1 (PointerRoot) mean that no particular window has the keyboard
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
