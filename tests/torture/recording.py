# SPDX-License-Identifier: GPL-3.0-or-later
"""What strace saw, done once more on a disk that can lose its power."""

import re

import disk

NAMES = ('openat', 'open', 'creat', 'write', 'pwrite64', 'writev', 'pwritev', 'ftruncate', 'truncate', 'fallocate', 'fsync',
         'fdatasync', 'sync_file_range', 'rename', 'renameat', 'renameat2', 'link', 'linkat', 'symlink', 'unlink', 'unlinkat',
         'mkdir', 'mkdirat', 'rmdir', 'close', 'dup', 'dup2', 'dup3', 'lseek', 'exit_group', 'copy_file_range', 'sendfile')
# What would have to be understood if the program began to use it
UNKNOWN = ('creat', 'truncate', 'symlink', 'rmdir')
UNKNOWN_OF_OPEN = ('writev', 'pwritev', 'copy_file_range', 'sendfile', 'sync_file_range')
TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"(\.\.\.)?')
FD = re.compile(r'^(\d+)')
OPENED = re.compile(r'^<((?:\\x[0-9a-f]{2})*)>')


class Unknown(Exception):
    """A call that the disk of this test does not know."""


def texts(call):
    found = []
    for text, cut in TEXT.findall(call.arguments):
        if cut:
            raise Unknown('strace cut a text of %r' % call)
        found.append(bytes.fromhex(text.replace('\\x', '')))
    return found


def path_opened(call):
    """Which file it was, as the system says: the program may have named it from another one."""
    found = OPENED.match(call.note)
    return bytes.fromhex(found.group(1).replace('\\x', '')) if found else texts(call)[0]


class Replay:
    """Goes through the calls one by one. WATCHED is the descriptor on which the program acknowledges."""

    def __init__(self, root, the_disk, watched=1):
        self.root, self.disk, self.watched = root.rstrip('/') + '/', the_disk, watched
        self.open = {}      # descriptor → [node, place, appends]
        self.said = b''
        self.ended = None   # with which status
        self.began = {}     # syncs under way: when they began → what was done by then

    def place(self, path):
        """The names below the root; None if it is elsewhere"""
        path = path.decode(errors='surrogateescape')
        if (path.rstrip('/') + '/') == self.root:
            return ()
        if not path.startswith('/'):
            raise Unknown('a name that hangs on another: ' + path)
        return tuple(path[len(self.root):].rstrip('/').split('/')) if path.startswith(self.root) else None

    def note_begins(self, calls):
        """What a sync makes sure is what was there when it began."""
        self.begins = {}
        for call in calls:
            if call.name in ('fsync', 'fdatasync'):
                self.begins.setdefault(call.began, []).append(call)
        self.marks = sorted(self.begins)

    def mark_until(self, number):
        while self.marks and self.marks[0] <= number:
            for call in self.begins[self.marks.pop(0)]:
                entry = self.open.get(int(FD.match(call.arguments).group(1)))
                if entry is not None and entry[0] is not None:
                    self.began[call] = entry[0], len(entry[0].pending)

    def do(self, call):
        self.mark_until(call.ended)
        if (call.name in UNKNOWN and any(self.place(text) is not None for text in texts(call)) or
                call.name in UNKNOWN_OF_OPEN and self.descriptor(call) in self.open):
            raise Unknown('a call that this disk does not know: %r' % call)
        if call.name == 'exit_group':
            self.ended = int(FD.match(call.arguments).group(1))
        elif call.result is not None and call.result >= 0:
            handler = getattr(self, 'do_' + call.name, None)
            if handler is not None:
                handler(call)

    def descriptor(self, call):
        return int(FD.match(call.arguments).group(1))

    def node(self, call):
        entry = self.open.get(self.descriptor(call))
        return entry[0] if entry is not None else None

    def do_openat(self, call):
        place = self.place(path_opened(call))
        if place is None:
            self.open.pop(call.result, None)
            return
        node = self.disk.find(place)
        if node is None and 'O_CREAT' in call.arguments:
            node = self.disk.create(place)
        if node is not None and 'O_TRUNC' in call.arguments and node.live:
            node.do(('size', 0))
        self.open[call.result] = [node, 0, 'O_APPEND' in call.arguments]

    do_open = do_openat

    def do_close(self, call):
        self.open.pop(self.descriptor(call), None)

    def do_dup(self, call):
        if self.descriptor(call) in self.open:
            self.open[call.result] = self.open[self.descriptor(call)]

    do_dup2 = do_dup3 = do_dup

    def do_lseek(self, call):
        if self.descriptor(call) in self.open:
            self.open[self.descriptor(call)][1] = call.result

    def do_write(self, call):
        entry = self.open.get(self.descriptor(call))
        if entry is None:
            if self.descriptor(call) == self.watched:
                self.said += texts(call)[0][:call.result]
            return
        if entry[0] is None or entry[0].kind != disk.FILE:
            return
        at = len(entry[0].live) if entry[2] else entry[1]
        entry[0].do(('put', at, texts(call)[0][:call.result]))
        entry[1] = at + call.result

    def do_pwrite64(self, call):
        node = self.node(call)
        if node is not None:
            node.do(('put', int(call.arguments.rsplit(', ', 1)[1]), texts(call)[0][:call.result]))

    def do_ftruncate(self, call):
        node = self.node(call)
        if node is not None:
            node.do(('size', int(call.arguments.rsplit(', ', 1)[1])))

    def do_fallocate(self, call):
        node = self.node(call)
        at, length = (int(number) for number in call.arguments.rsplit(', ', 2)[1:])
        if node is not None and at + length > len(node.live):
            node.do(('size', at + length))

    def do_fsync(self, call):
        if call in self.began:
            node, upto = self.began.pop(call)
            disk.sync(node, upto)
            for other, (its, far) in list(self.began.items()):
                if its is node:
                    self.began[other] = its, max(0, far - upto)

    do_fdatasync = do_fsync

    def do_rename(self, call):
        old, new = (self.place(text) for text in texts(call)[:2])
        if old is not None and new is not None:
            self.disk.rename(old, new)

    do_renameat = do_renameat2 = do_rename

    def do_link(self, call):
        old, new = (self.place(text) for text in texts(call)[:2])
        if old is not None and new is not None:
            self.disk.link(old, new)

    do_linkat = do_link

    def do_unlink(self, call):
        place = self.place(texts(call)[0])
        if place is not None:
            self.disk.unlink(place)

    do_unlinkat = do_unlink

    def do_mkdir(self, call):
        place = self.place(texts(call)[0])
        if place is not None:
            self.disk.create(place, disk.FOLDER)

    do_mkdirat = do_mkdir
