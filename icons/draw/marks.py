"""Domain marks (24 x 24), the application icon and the fallbacks for classes without a drawing of their own."""

from .canvas import THICK, THIN, Icon, num, polar
from .colours import (ACCENT, DIGITAL, ELECTRICAL, HEAT, LIGHT, MID, MULTIBODY, PALE, REAL, ROTATIONAL, SOFT,
                      TRANSLATIONAL, WHITE)

ICONS = {}


def icon(name, colour, size=64, weight=THICK):
    """Register a drawing function under its path."""
    def register(draw):
        def make():
            drawing = Icon(colour, size, weight)
            draw(drawing)
            return drawing
        ICONS[name] = make
        return draw
    return register


# -- domains ----------------------------------------------------------------------------------


@icon("domains/rotational", ROTATIONAL, 24)
def rotational(i):
    i.line(1, 12, 7, 12)
    i.line(16, 12, 23, 12)
    i.path("M14 4L9 4A2.6 8 0 0 0 9 20L14 20Z", ROTATIONAL, ROTATIONAL)
    i.ellipse(14.5, 12, 2.6, 8, ROTATIONAL, WHITE)


@icon("domains/translational", TRANSLATIONAL, 24)
def translational(i):
    i.line(1, 12, 23, 12)
    i.rect(6, 6, 12, 12, TRANSLATIONAL, TRANSLATIONAL, THICK, 1)
    i.arrow(8.5, 12, 16, 12, WHITE, THIN, 4)


@icon("domains/electrical", ELECTRICAL, 24)
def electrical(i):
    i.line(1, 12, 5, 12)
    i.line(19, 12, 23, 12)
    i.rect(5, 7.5, 14, 9, ELECTRICAL, PALE, THICK, 1)


@icon("domains/digital", DIGITAL, 24)
def digital(i):
    i.path("M5 4L11 4A8 8 0 0 1 11 20L5 20Z", DIGITAL, PALE)
    i.line(1, 8.5, 5, 8.5)
    i.line(1, 15.5, 5, 15.5)
    i.line(19, 12, 23, 12)


@icon("domains/heat", HEAT, 24)
def heat(i):
    i.path("M12 22C5.5 22 4 17 5 13.5Q6.2 9.5 9 7Q9.3 9.4 10.7 10.2Q9.8 5 14 1.8Q13.8 5.8 16.8 8.8"
           "Q19.4 11.6 19.2 15C19 19 16 22 12 22Z",
           HEAT, HEAT)
    i.path("M12 19.5Q8.9 19 9.2 16Q10 17 11 16.8Q10.8 14.4 12.8 12.6Q13 14.6 14.2 15.6Q15.4 18.6 12 19.5Z", None, WHITE)


@icon("domains/multibody", MULTIBODY, 24)
def multibody(i):
    i.poly([(12, 2), (21, 7), (21, 17), (12, 22), (3, 17), (3, 7)], MULTIBODY, LIGHT, THICK, True)
    i.poly([(3, 7), (12, 12), (21, 7)], MULTIBODY)
    i.line(12, 12, 12, 22)


@icon("domains/blocks", REAL, 24)
def blocks(i):
    i.rect(3, 3, 18, 18, REAL, PALE, THICK, 3)
    i.path("M6.5 12Q9.2 3.5 12 12T17.5 12", REAL)


# -- fallbacks --------------------------------------------------------------------------------


@icon("classes/package", MID)
def package(i):
    i.poly([(32, 6), (56, 18), (56, 46), (32, 58), (8, 46), (8, 18)], MID, PALE, THICK, True)
    i.poly([(8, 18), (32, 30), (56, 18)], MID)
    i.line(32, 30, 32, 58)
    i.poly([(20, 12), (44, 24), (44, 34)], SOFT)


@icon("classes/model", MID)
def model(i):
    i.rect(8, 8, 48, 48, MID, PALE, THICK, 6)
    i.rect(16, 26, 12, 12, MID, LIGHT, THICK, 2)
    i.circle(42, 32, 7, MID, LIGHT)
    i.line(28, 32, 35, 32, MID)
    i.line(8, 32, 16, 32, MID)
    i.line(49, 32, 56, 32, MID)


@icon("classes/record", MID)
def record(i):
    i.rect(10, 8, 44, 48, MID, PALE, THICK, 4)
    i.path("M10 20L10 12Q10 8 14 8L50 8Q54 8 54 12L54 20Z", MID, LIGHT)
    for y in (32, 44):
        i.line(10, y, 54, y, SOFT, THIN)
    i.line(26, 20, 26, 56, SOFT, THIN)


@icon("classes/function", MID)
def function(i):
    i.circle(32, 32, 25, MID, PALE)
    i.text("f(x)", 32, 32, 15)


@icon("classes/block", REAL)
def block(i):
    i.rect(6, 6, 52, 52, REAL, PALE, THICK, 5)
    i.line(14, 32, 50, 32, SOFT, THIN)
    i.head(50, 32, 0, 8, SOFT)


@icon("classes/connector", MID)
def connector(i):
    i.rect(12, 20, 18, 24, MID, MID, THICK, 2)
    i.rect(34, 20, 18, 24, MID, PALE, THICK, 2)
    i.line(2, 32, 12, 32)
    i.line(52, 32, 62, 32)


@icon("classes/missing", MID)
def missing(i):
    i.rect(8, 8, 48, 48, MID, PALE, THICK, 6, stroke_dasharray="4 5")
    i.text("?", 32, 32, 24)


# -- the application --------------------------------------------------------------------------


@icon("app/armature", ACCENT)
def armature(i):
    """An armature from the front: six wound poles round the shaft, on a rounded tile."""
    i.rect(2, 2, 60, 60, None, ACCENT, THICK, 14)
    for k in range(6):
        degrees = 90 + 60 * k
        head(i, degrees)
    i.circle(32, 32, 9.5, None, WHITE)
    i.circle(32, 32, 4, None, ACCENT)


def head(i, degrees):
    """One pole: a neck from the hub and a shoe along the rim."""
    neck = [polar(32, 32, radius, degrees + part) for radius, part in ((8, -18), (19, -7.5), (19, 7.5), (8, 18))]
    i.poly(neck, None, WHITE, THICK, True)
    a, b = polar(32, 32, 24.5, degrees - 22), polar(32, 32, 24.5, degrees + 22)
    c, d = polar(32, 32, 18.5, degrees + 22), polar(32, 32, 18.5, degrees - 22)
    i.path(f"M{num(a[0])} {num(a[1])}A24.5 24.5 0 0 0 {num(b[0])} {num(b[1])}L{num(c[0])} {num(c[1])}"
           f"A18.5 18.5 0 0 1 {num(d[0])} {num(d[1])}Z", None, WHITE)
