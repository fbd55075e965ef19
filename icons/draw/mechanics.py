"""Primitives of one-dimensional mechanics: shafts, discs, rods, springs, dampers, gears, grounds.

Rotation is drawn with tubes and oblique discs, translation with solid bars and boxes, so that the
two read apart without colour.
"""

import math

from .canvas import THICK, THIN, points, polar, num
from .colours import HEAT, LIGHT, MID, PALE, SOFT, WHITE

SHAFT = 8  # outer diameter of a shaft
BAR = 4  # thickness of a translational rod


def shaft(icon, x1, x2, y=32, size=SHAFT):
    """A tube from x1 to x2, open at both ends (a body or the edge of the icon closes it)."""
    icon.rect(x1, y - size / 2, x2 - x1, size, None, LIGHT)
    icon.line(x1, y - size / 2, x2, y - size / 2)
    icon.line(x1, y + size / 2, x2, y + size / 2)


def bar(icon, x1, x2, y=32, size=BAR):
    """A solid translational rod."""
    icon.rect(x1, y - size / 2, x2 - x1, size, None, icon.colour)


def disc(icon, x1, x2, ry, rx=5, cy=32, rim=None, face=PALE):
    """A thick disc seen obliquely: rim from x1 to x2, the round face on the right."""
    paint = rim or icon.colour
    icon.path(f"M{num(x2)} {num(cy - ry)}L{num(x1)} {num(cy - ry)}A{num(rx)} {num(ry)} 0 0 0 {num(x1)} {num(cy + ry)}"
              f"L{num(x2)} {num(cy + ry)}Z", icon.colour, paint)
    icon.ellipse(x2, cy, rx, ry, icon.colour, face)


def shaft_out(icon, x1, x2, cy=32, size=SHAFT):
    """A shaft that leaves a disc face at x1: its left end is the round cut."""
    half = size / 2
    icon.path(f"M{num(x2)} {num(cy - half)}L{num(x1)} {num(cy - half)}A1.5 {num(half)} 0 0 0 {num(x1)} {num(cy + half)}"
              f"L{num(x2)} {num(cy + half)}", icon.colour, LIGHT)


def zigzag(icon, x1, x2, y, amplitude, turns=4, lead=4, width=THICK):
    """A flat spring between x1 and x2 with straight leads."""
    step = (x2 - x1 - 2 * lead) / (2 * turns)
    pairs = [(x1, y), (x1 + lead, y)]
    for i in range(2 * turns):
        pairs.append((x1 + lead + step * (i + 0.5), y - amplitude if i % 2 == 0 else y + amplitude))
    pairs += [(x2 - lead, y), (x2, y)]
    icon.poly(pairs, icon.colour, None, width)


def coil(icon, x1, x2, y, radius, turns=4):
    """A wound spring seen from the side: thin strands behind, thick ones in front."""
    step = (x2 - x1) / (turns - 0.45)
    for i in range(turns - 1):
        left = x1 + i * step
        icon.line(left + step * 0.55, y + radius, left + step, y - radius, SOFT, THIN)
    for i in range(turns):
        left = x1 + i * step
        icon.line(left, y - radius, left + step * 0.55, y + radius)


def dashpot(icon, x1, x2, y, half, plate=0.62):
    """A pot closed on the left and open on the right with a piston in it; leads are drawn by the caller."""
    middle = x1 + (x2 - x1) * plate
    icon.rect(x1, y - half, middle - x1, 2 * half, None, icon.colour, fill_opacity="0.18")
    icon.poly([(x2, y - half), (x1, y - half), (x1, y + half), (x2, y + half)], icon.colour)
    icon.line(middle, y - half + 3, middle, y + half - 3)


def plate(icon, x, y1, y2):
    """A rigid plate across the axis."""
    icon.line(x, y1, x, y2)


def hatch(icon, x1, x2, y, depth=5, step=5, stroke=MID):
    """Ground below a horizontal line."""
    icon.line(x1, y, x2, y, stroke)
    x = x1 + 1
    while x <= x2 + 0.1:
        icon.line(x + 2, y, x - 2, y + depth, stroke, THIN)
        x += step


def wall(icon, x, y1, y2, depth=5, step=5, stroke=MID, side=-1):
    """Ground beside a vertical line, on its left (side = -1) or right."""
    icon.line(x, y1, x, y2, stroke)
    y = y1 + 1
    while y <= y2 + 0.1:
        icon.line(x, y - 2, x + side * depth, y + 2, stroke, THIN)
        y += step


def support(icon, y, parameter="useSupport", x=32, half=9, stem=True):
    """The two faces of a part with optional support: hatched ground inside, or a stem down to the support flange."""
    with icon.state(parameter, "true"):
        icon.line(x, y, x, 64, MID)
    with icon.state(parameter, "false"):
        if stem and y < 56:
            icon.line(x, y, x, 56, MID)
        hatch(icon, x - half, x + half, 57, 4)


def heat_port(icon, x, y, signs=True):
    """A thin red lead from the place where heat arises to the heat port at the lower left corner."""
    with icon.state("useHeatPort", "true"):
        icon.poly([(x, y), (x, 60), (0, 60)], HEAT, None, THIN)
        if signs:
            waves(icon, 8, 57.5)


def waves(icon, x, y, size=1.0, stroke=HEAT, width=THIN, count=3):
    """Three rising waves: heat."""
    for i in range(count):
        left = x + 4 * size * i
        s = size
        icon.path(f"M{num(left)} {num(y)}C{num(left - 2 * s)} {num(y - 2.2 * s)} "
                  f"{num(left + 2 * s)} {num(y - 3.8 * s)} {num(left)} {num(y - 6 * s)}", stroke, None, width)


def wheel_path(cx, cy, outer, teeth, depth=3.0, phase=0.0, inner=False):
    """Outline of a gear wheel, teeth pointing outwards (or inwards for a ring)."""
    root = outer - depth if not inner else outer + depth
    pairs = []
    pitch = 360 / teeth
    for i in range(teeth):
        base = phase + i * pitch
        for radius, part in ((root, -0.30), (outer, -0.16), (outer, 0.16), (root, 0.30)):
            pairs.append(polar(cx, cy, radius, base + part * pitch))
    return points(pairs) + "Z"


def gear(icon, cx, cy, outer, teeth, depth=3.0, phase=0.0, fill=None, hub=None):
    """A toothed wheel from the front with a hub."""
    icon.path(wheel_path(cx, cy, outer, teeth, depth, phase), icon.colour, fill or LIGHT)
    hub = outer * 0.28 if hub is None else hub
    if hub:
        icon.circle(cx, cy, hub, icon.colour, WHITE)


def pair_of_gears(icon, fill=LIGHT):
    """Two meshing wheels on the axes of the left and the right shaft."""
    gear(icon, 19.5, 32, 13.6, 12, 3.2, 0, fill, 3.6)
    gear(icon, 44.2, 32, 14.6, 13, 3.2, 180 + 180 / 13, fill, 3.6)


def bracket(icon):
    """The bearings of the two wheels, joined below: what the support holds."""
    icon.poly([(19.5, 32), (19.5, 51), (44.2, 51), (44.2, 32)], MID)


def ratio_signs(icon):
    """Shown while the ratio is negative: the two shafts turn against each other."""
    with icon.state("ratio", "negative"):
        icon.turn(19.5, 32, 17.5, 140, 70, icon.colour, THICK, 5)
        icon.turn(44.2, 32, 18.5, 40, 110, icon.colour, THICK, 5)


def gauge(icon, cx, cy, radius, word, needle=62, colour=None):
    """A round instrument: scale with ticks on top, needle, and the symbol of what it measures below."""
    paint = colour or icon.colour
    icon.circle(cx, cy, radius, paint, PALE)
    for degrees in (30, 60, 90, 120, 150):
        a, b = polar(cx, cy, radius - 1, degrees), polar(cx, cy, radius - 4, degrees)
        icon.line(*a, *b, paint, THIN)
    tip = polar(cx, cy, radius - 5, needle)
    icon.line(cx, cy, *tip, paint)
    icon.circle(cx, cy, 2, None, paint)
    icon.text(word, cx, cy + radius * 0.5, radius * 0.5 if len(word) < 3 else radius * 0.42, paint)


def graph(icon, x, y, w, h, curve, origin=None, stroke=None, width=THICK):
    """Axes with arrow-free thin lines and a curve; curve points run 0..1 right and 0..1 up inside the box."""
    ox, oy = origin or (0, 0)
    icon.line(x, y + h * (1 - oy), x + w, y + h * (1 - oy), SOFT, THIN)
    icon.line(x + w * ox, y, x + w * ox, y + h, SOFT, THIN)
    icon.poly([(x + w * u, y + h * (1 - v)) for u, v in curve], stroke or icon.colour, None, width)


def sample(function, start=0.0, stop=1.0, count=24):
    """Points of a function for `graph`."""
    return [(start + (stop - start) * i / count,
             function(start + (stop - start) * i / count)) for i in range(count + 1)]


def sine(cycles=1.0, phase=0.0, middle=0.5, size=0.42, count=32):
    """A sine inside the unit box."""
    return sample(lambda t: middle + size * math.sin(2 * math.pi * (cycles * t) + phase), count=count)
