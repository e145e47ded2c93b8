#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""one-page.py YELP-BUILD FOLDER EXTRA.page OUT.html: writes the pages of the help as one page of HTML that needs no other
file, because a sandbox hands over only one file. The extra page is one that was generated. Yelp's own style sheets make the
pages; this script only puts them one after the other."""

import base64
import os
import re
import shutil
import subprocess
import sys
import tempfile


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def name(reference):
    """The target in the one page of a link between pages"""
    page, _, part = reference.partition('#')
    page = page[:-len('.html')]
    return '#%s.%s' % (page, part) if part else '#' + page


def embed(folder, match):
    """The picture as data, so that the page needs no other file"""
    with open(os.path.join(folder, match[1]), 'rb') as file:
        return 'src="data:image/png;base64,%s"' % base64.b64encode(file.read()).decode()


def take(folder, page, text):
    """The article of a page, with ids that are unique in the one page"""
    body = re.search('<article>(.*)</article>', text, re.S)[1]
    body = re.sub(r'<nav class="prevnext.*?</nav>', '', body, flags=re.S)
    body = re.sub(r'\bid="([^"]*)"', lambda match: 'id="%s.%s"' % (page, match[1]), body)
    body = re.sub(r'href="#([^"]*)"', lambda match: 'href="#%s.%s"' % (page, match[1]), body)
    body = re.sub(r'href="([-\w]+\.html(?:#[^"]*)?)"', lambda match: 'href="%s"' % name(match[1]), body)
    body = re.sub(r'src="([-\w/]+\.png)"', lambda match: embed(folder, match), body)
    return '<article id="%s">%s</article>' % (page, body)


def main(yelp_build, written, extra, out):
    with tempfile.TemporaryDirectory() as html, tempfile.TemporaryDirectory() as top:
        folder = shutil.copytree(written, os.path.join(top, 'C'))
        shutil.copy(extra, folder)
        pages = sorted(file[:-len('.page')] for file in os.listdir(folder) if file.endswith('.page'))
        pages.remove('index')
        subprocess.run([yelp_build, 'html', '-o', html, folder], check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        style = ''.join(read(os.path.join(html, file)) for file in sorted(os.listdir(html)) if file.endswith('.css'))
        # In the order in which the index lists them, because the one page is also read from top to bottom
        listed = re.findall(r'href="([-\w]+)\.html"', read(os.path.join(html, 'index.html')))
        pages.sort(key=lambda page: listed.index(page) if page in listed else len(listed))
        articles = '\n'.join(take(folder, page, read(os.path.join(html, page + '.html'))) for page in ['index'] + pages)
    with open(out, 'w', encoding='utf-8') as file:
        file.write('<!DOCTYPE html>\n<html>\n<head>\n<meta charset="utf-8">\n'
                   '<meta name="viewport" content="width=device-width, initial-scale=1.0">\n'
                   '<title>Vedette</title>\n<style>%s</style>\n</head>\n<body><main>\n%s\n</main></body>\n</html>\n' %
                   (style, articles))


if __name__ == '__main__':
    main(*sys.argv[1:])
