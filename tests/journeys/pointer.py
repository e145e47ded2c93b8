# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays with the pointer alone, by clicks at positions on the screen, and counts the clicks. A finger on a touchscreen
can do the same."""

import collections
import glob
import os
import re
import subprocess
import time

from journey import BUTTON, SENSITIVE, check, equal, had, kinds, matches, new_battle, run, state, wait, wait_for_kinds, walk

DIALOG = re.compile('Roll to Snatch$')
BATTLE = re.compile('^(?!.*Roll to Snatch$)')
HOLDING = {'move': 'start', 'holder': 'red'}
# A click REACH px above or below the middle must hit a button, because buttons for a finger are 44 px high.
REACH = 21
# Because of its shadow, the X11 window of a popover can be up to SHADOWS px larger than the popover.
SHADOWS = 80


Box = collections.namedtuple('Box', 'x y width height')


class Hand:
    """Clicks on the widgets of a program with the pointer, and counts the clicks."""

    def __init__(self, program):
        self.program = program
        self.clicks = 0

    def place(self, node):
        """Returns the position of the middle of a node on the screen, as the sum of the position of the window, from X11,
        and the position of the node in the window, from GTK."""
        words = subprocess.run(['xdotool', 'getwindowfocus', 'getwindowgeometry', '--shell'], check=True,
                               stdout=subprocess.PIPE, universal_newlines=True).stdout
        surface = {name: int(value) for name, value in re.findall('([A-Z]+)=([0-9]+)', words)}
        _, _, width, height = self.program.present().get_extents()
        box = Box(*node.get_extents())
        # If the window has no shadow, its X11 window has a frame of equal width on opposite sides.
        left, top = (self.program.keyboard.get_shadow() or
                     ((surface['WIDTH'] - width) // 2, (surface['HEIGHT'] - height) // 2))
        return surface['X'] + left + box.x + box.width // 2, surface['Y'] + top + box.y + box.height // 2

    def come_to_rest(self, node):
        """Waits until a node stops moving, because the layout after a click takes a few frames."""
        places = [None, None, self.place(node)]
        while not places[-1] == places[-2] == places[-3]:
            time.sleep(0.05)
            places.append(self.place(node))
        return places[-1]

    def click(self, name, roles=BUTTON, reach=REACH, long=False):
        def find():
            return next((node for node in self.program.each(roles, name)
                         if had(node, SENSITIVE)), None)
        node = wait('%s to click' % getattr(name, 'pattern', name), find)
        x, y = self.come_to_rest(node)
        # The click hits above and below the middle in turn, to test the whole height of the buttons.
        y += reach if self.clicks % 2 else -reach
        self.click_at(x, y, 'mousedown' if long else 'click')

    def click_at(self, x, y, how='click'):
        subprocess.run(['xdotool', 'mousemove', '--sync', str(x), str(y), how, '1'], check=True)
        self.clicks += 1

    def find_surface(self, popover):
        """Finds the X11 window of a popover by its size, because the window has no title."""
        words = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.program.process.pid), '--name', '.*',
                                'getwindowgeometry', '--shell', '%@'], check=True, stdout=subprocess.PIPE,
                               universal_newlines=True).stdout
        found = [dict(zip(('X', 'Y', 'WIDTH', 'HEIGHT'), map(int, numbers))) for numbers in
                 re.findall(r'X=(-?\d+)\nY=(-?\d+)\nWIDTH=(\d+)\nHEIGHT=(\d+)', words)]
        near = [one for one in found if 0 <= one['WIDTH'] - popover.width <= SHADOWS and
                0 <= one['HEIGHT'] - popover.height <= SHADOWS]
        return near[0] if near else None

    def click_in_popover(self, name):
        """Clicks the button with this name in the open popover, at the position of the button in the popover."""
        def find():
            for _, node in walk(self.program.present(), True):
                if node.role in BUTTON and matches(name, node.name):
                    return node
        node = popover = wait('%s in a popover' % name.pattern, find)
        while popover.parent.role not in BUTTON:
            popover = popover.parent
        outer, box = Box(*popover.get_extents()), Box(*node.get_extents())
        surface = wait('the popover', lambda: self.find_surface(outer))
        self.click_at(surface['X'] + (surface['WIDTH'] - outer.width) // 2 + box.x - outer.x + box.width // 2,
                      surface['Y'] + (surface['HEIGHT'] - outer.height) // 2 + box.y - outer.y + box.height // 2)

    def click_face(self, face):
        """Clicks one of the twenty faces of the die, which the slider “Face of the die” shows side by side."""
        pips = self.program.find('slider', 'Face of the die')
        self.come_to_rest(pips)
        x, y = self.place(pips)
        width = Box(*pips.get_extents()).width
        self.click_at(x - width // 2 + int(width * (face - 0.5) / 20), y)

    def close(self):
        """Closes the window with its Close button."""
        self.click('Close', reach=0)
        wait('the end of the program', lambda: self.program.process.poll() is not None)
        equal(self.program.process.returncode, 0, 'what the program ended with')


def cycle_with_the_programs_die(folder, begin):
    path = new_battle(folder, HOLDING)
    before = len(kinds(path))
    program = begin(path)
    program.in_window(BATTLE)
    hand = Hand(program)
    hand.click('Shoot')
    wait_for_kinds(path, before, 'shoot')
    hand.click('Roll…')
    program.in_window(DIALOG)
    hand.click('Roll')
    roll = wait_for_kinds(path, before, 'shoot', 'snatch')[-1]
    check(1 <= roll['facts']['natural'] <= 20, 'a die that is one')
    equal(hand.clicks, 3, 'clicks of a cycle')
    program.in_window(BATTLE)
    hand.close()


def cycle_with_a_die_of_the_table(folder, begin):
    """A player enters a die that was rolled on the table by clicking the face with that number."""
    path = new_battle(folder, HOLDING)
    before = len(kinds(path))
    program = begin(path)
    program.in_window(BATTLE)
    hand = Hand(program)
    hand.click('Shoot')
    wait_for_kinds(path, before, 'shoot')
    hand.click('Roll…')
    program.in_window(DIALOG)
    hand.click_face(13)
    hand.click('Use 13')
    roll = wait_for_kinds(path, before, 'shoot', 'snatch')[-1]
    equal(roll['facts']['natural'], 13, 'the die')
    equal(hand.clicks, 4, 'clicks of a cycle with a die of the table')
    program.in_window(BATTLE)
    hand.close()


def whole_battle(folder, begin):
    """Plays a battle of two holdings without a key, from the start window to the end."""
    program = begin()
    program.in_window('Vedette')
    hand = Hand(program)
    hand.click(re.compile('^New'), reach=0)
    program.in_window('New Battle')
    hand.click(re.compile('^Create'), reach=0)
    program.in_window(BATTLE)
    pattern = os.path.join(folder, 'data', '**', '*.vedette')
    hand.click('Start with Red')
    path = wait('the file of the battle', lambda: glob.glob(pattern, recursive=True))[0]
    hand.click('Shoot')
    hand.click('Roll…')
    program.in_window(DIALOG)
    hand.click_face(20)
    hand.click('Use 20')
    program.in_window(BATTLE)
    wait('a snatch', lambda: kinds(path)[-2:] == ['shoot', 'snatch'])
    before = len(kinds(path))
    # The new holder takes its first action and one more, which is undone and redone.
    hand.click('Shoot')
    wait_for_kinds(path, before, 'shoot')
    hand.click(re.compile('^Skip Roll$', re.I))
    wait_for_kinds(path, before, 'shoot', 'decline')
    hand.click('March')
    wait_for_kinds(path, before, 'shoot', 'decline', 'march')
    hand.click(re.compile('^Undo'), reach=0)
    wait_for_kinds(path, before, 'shoot', 'decline')
    hand.click(re.compile('^Redo'), reach=0)
    wait_for_kinds(path, before, 'shoot', 'decline', 'march')
    hand.click(re.compile('^Skip Roll$', re.I))
    wait_for_kinds(path, before, 'shoot', 'decline', 'march', 'decline')
    hand.click('More', reach=0)
    hand.click_in_popover(re.compile('^End Battle', re.I))
    # A dialog asks for confirmation, because the players end the battle before its regular end.
    program.in_window(re.compile('^End Battle'))
    hand.click('End Battle', reach=0)
    program.in_window(BATTLE)
    wait_for_kinds(path, before, 'shoot', 'decline', 'march', 'decline', 'end')
    hand.close()
    equal(state(path)['state'], 'over', 'the battle')


def long_press_reads_a_card(folder, begin):
    """An order card shows its text only while the pointer is pressed on the card."""
    path = new_battle(folder, {'edit': 'add-line', 'side': 'red', 'text': 'Gawain, excellent, heroic leader'},
                      {'edit': 'add-card', 'side': 'red', 'actors': ['Gawain'], 'objective': 'place', 'place': 'the old mill',
                       'order': 'Burn it'})
    program = begin(path)
    program.in_window(BATTLE)
    program.key('alt+3')
    hand = Hand(program)

    def read():
        return [node for _, node in walk(program.present(), True) if 'old mill' in node.name]

    wait('the back of the card', lambda: not read())
    hand.click('Hold to reveal: Card 1', long=True)
    wait('the text of the card', read)
    subprocess.run(['xdotool', 'mouseup', '1'], check=True)
    wait('the back of the card again', lambda: not read())
    # A button above the cards reveals all cards of a side while the pointer is pressed on the button.
    hand.click('Hold to Reveal All: Red', reach=0, long=True)
    wait('the text of the card', read)
    subprocess.run(['xdotool', 'mouseup', '1'], check=True)
    wait('the back of the card again', lambda: not read())
    hand.close()


run(cycle_with_the_programs_die, cycle_with_a_die_of_the_table, whole_battle, long_press_reads_a_card)
