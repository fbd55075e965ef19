"""What all block icons share: the signal frame, graphs inside it, fractions and wires."""

import math

from . import mechanics as m
from .canvas import THICK, THIN, Icon, num
from .colours import BOOLEAN, INTEGER, PALE, REAL, SOFT

COLOURS = {"R": REAL, "B": BOOLEAN, "I": INTEGER}


def registrar(icons, package, framed=True):
    """A decorator factory that registers drawings of one package in `icons`; kind is R, B or I (the output's type)."""
    def icon(name, kind="R", frame=framed):
        def register(draw):
            def make():
                drawing = Icon(COLOURS[kind])
                if frame:
                    frame_box(drawing)
                draw(drawing)
                return drawing
            icons[package + name] = make
            return draw
        return register
    return icon


def frame_box(i):
    """The rounded square of a signal block."""
    i.rect(1.5, 1.5, 61, 61, i.colour, PALE, THICK, 5)


def plot(i, curve, origin=(0.06, 0.08), box=(9, 10, 46, 44), stroke=None):
    """Thin axes with small heads and a curve in the frame."""
    x, y, w, h = box
    ox, oy = x + w * origin[0], y + h * (1 - origin[1])
    i.arrow(x, oy, x + w, oy, SOFT, THIN, 4)
    i.arrow(ox, y + h, ox, y, SOFT, THIN, 4)
    inner = [(x + w * (0.02 + 0.9 * u), y + h * (0.97 - 0.86 * v)) for u, v in curve]
    i.poly(inner, stroke or i.colour)


def fraction(i, upper, lower, cx=32, cy=32, height=13, stroke=None):
    """A fraction of two short words."""
    width = max(i.text_width(upper, height), i.text_width(lower, height)) + 6
    middle = (cx, cy)
    i.text(upper, cx, cy - height * 0.86, height, stroke, about=middle)
    i.line(cx - width / 2, cy, cx + width / 2, cy, stroke, data_letters=f"{num(cx)} {num(cy)}")
    i.text(lower, cx, cy + height * 0.9, height, stroke, about=middle)


def word(i, text, cy=32, height=20, cx=32, stroke=None, limit=50):
    """A word as large as fits into `limit`."""
    width = i.text_width(text, height)
    i.text(text, cx, cy, height * min(1.0, limit / max(width, 1)), stroke)


def clock(i, cx=32, cy=32, radius=20):
    """A clock face."""
    i.circle(cx, cy, radius, i.colour)
    for degrees in range(0, 360, 30):
        inner = radius - (5 if degrees % 90 == 0 else 3)
        a = math.radians(degrees)
        i.line(cx + inner * math.cos(a), cy + inner * math.sin(a), cx + (radius - 1.5) * math.cos(a),
               cy + (radius - 1.5) * math.sin(a), SOFT, THIN)
    i.poly([(cx, cy - radius * 0.62), (cx, cy), (cx + radius * 0.42, cy + radius * 0.3)], i.colour)


def table(i, x, y, w, h, columns, rows):
    """A table with a tinted head row and first column."""
    i.rect(x, y, w, h / rows, None, i.colour, fill_opacity="0.2")
    i.rect(x, y, w / columns, h, None, i.colour, fill_opacity="0.2")
    for k in range(1, rows):
        i.line(x, y + h * k / rows, x + w, y + h * k / rows, i.colour, THIN)
    for k in range(1, columns):
        i.line(x + w * k / columns, y, x + w * k / columns, y + h, i.colour, THIN)
    i.rect(x, y, w, h, i.colour, None, THICK, 1)


def curve_of(function, start, stop, low, high, count=30):
    """A function sampled on [start, stop], scaled so that [low, high] fills the unit box."""
    def scaled(u):
        value = function(start + (stop - start) * u)
        return max(-0.02, min(1.02, (value - low) / (high - low)))
    return m.sample(scaled, count=count)
