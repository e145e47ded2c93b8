# SPDX-License-Identifier: GPL-3.0-or-later
"""A disk that can lose its power: what was written to it, what of that is sure, and what may be left of the rest.

Only what POSIX promises is sure: the bytes of a file after fsync or fdatasync of that file, a name after fsync of its folder.
All else may be there or not, bytes in blocks of 512, names each by itself or, as on many disks, in their order."""

import os

BLOCK = 512
FILE, FOLDER = 'file', 'folder'


class Node:
    def __init__(self, kind, content=None):
        self.kind = kind
        self.live = content if content is not None else (bytearray() if kind == FILE else {})
        self.sure = bytes(self.live) if kind == FILE else dict(self.live)
        self.pending = []  # what was done since

    def do(self, what):
        self.pending.append(what)
        apply(self.live, what)


def apply(content, what):
    """Bytes: ('put', at, bytes), ('size', n). Names: ('names', {name: node or None}), which are one and cannot come apart."""
    if what[0] == 'put':
        _, at, data = what
        if len(content) < at + len(data):
            content.extend(bytes(at + len(data) - len(content)))
        content[at:at + len(data)] = data
    elif what[0] == 'size':
        if what[1] < len(content):
            del content[what[1]:]
        else:
            content.extend(bytes(what[1] - len(content)))
    else:
        for name, node in what[1].items():
            if node is None:
                content.pop(name, None)
            else:
                content[name] = node


class Disk:
    def __init__(self):
        self.root = Node(FOLDER)

    def find(self, path):
        """PATH is a tuple of names."""
        node = self.root
        for name in path:
            if node is None or node.kind != FOLDER:
                return None
            node = node.live.get(name)
        return node

    def begin_with(self, folder):
        """What stands in a folder of this machine, all of it sure"""
        self.root = load(folder)

    def create(self, path, kind=FILE):
        node = Node(kind)
        self.find(path[:-1]).do(('names', {path[-1]: node}))
        return node

    def link(self, old, new):
        self.find(new[:-1]).do(('names', {new[-1]: self.find(old)}))

    def rename(self, old, new):
        node = self.find(old)
        if old[:-1] == new[:-1]:
            self.find(old[:-1]).do(('names', {old[-1]: None, new[-1]: node}))
        else:
            self.find(new[:-1]).do(('names', {new[-1]: node}))
            self.find(old[:-1]).do(('names', {old[-1]: None}))

    def unlink(self, path):
        self.find(path[:-1]).do(('names', {path[-1]: None}))


def sync(node, upto):
    """All that was done before the sync began is sure; what came while it worked is not."""
    content = bytearray(node.sure) if node.kind == FILE else dict(node.sure)
    for what in node.pending[:upto]:
        apply(content, what)
    node.sure = bytes(content) if node.kind == FILE else content
    del node.pending[:upto]


def load(folder):
    node = Node(FOLDER)
    for name in os.listdir(folder):
        path = os.path.join(folder, name)
        if os.path.isdir(path):
            node.live[name] = load(path)
        elif os.path.isfile(path):
            with open(path, 'rb') as file:
                node.live[name] = Node(FILE, bytearray(file.read()))
    node.sure = dict(node.live)
    return node


def list_blocks(at, data):
    """The parts of a write that the disk keeps or drops as a whole"""
    while data:
        n = BLOCK - at % BLOCK
        yield at, data[:n]
        at, data = at + n, data[n:]


def lose_bytes(node, dice):
    """What is left of a file"""
    content = bytearray(node.sure)
    keep = dice.choice((0.0, 0.5, 0.9, 1.0))
    for what in node.pending:
        if what[0] == 'size':
            if dice.random() < keep:
                apply(content, what)
            continue
        for at, data in list_blocks(what[1], what[2]):
            if dice.random() < keep:
                apply(content, ('put', at, data))
    # The length may be kept where the bytes are not.
    if len(content) < len(node.live) and dice.random() < 0.5:
        content.extend(bytes(len(node.live) - len(content)))
    return bytes(content)


def lose_names(node, dice):
    names = dict(node.sure)
    if dice.random() < 0.5:
        kept = node.pending[:dice.randrange(len(node.pending) + 1)]
    else:
        keep = dice.choice((0.0, 0.5, 0.9))
        kept = [what for what in node.pending if dice.random() < keep]
    for what in kept:
        apply(names, what)
    return names


def lose_power(node, dice, path=()):
    """What is left when the power comes back: {path: bytes, or None for a folder}"""
    left = {}
    for name, child in sorted(lose_names(node, dice).items()):
        if child.kind == FILE:
            left[path + (name,)] = lose_bytes(child, dice)
        else:
            left[path + (name,)] = None
            left.update(lose_power(child, dice, path + (name,)))
    return left


def store(left, folder):
    for path, content in left.items():
        place = os.path.join(folder, *path)
        if content is None:
            os.makedirs(place, exist_ok=True)
        else:
            with open(place, 'wb') as file:
                file.write(content)
