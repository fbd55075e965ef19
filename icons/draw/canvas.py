"""A tiny SVG canvas: elements are appended in paint order and written as SVG Tiny 1.2.

All coordinates are in the icon's own grid (64 x 64 for parts, x right, y down).
Strokes are round; the two weights of the house are THICK (2) and THIN (1).
"""

import math
from contextlib import contextmanager

from . import font
from .colours import ALLOWED, SOFT

THICK = 2
THIN = 1


def num(value):
    """A number with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def points(pairs):
    """Path data of an open polyline through (x, y) pairs."""
    head, *rest = pairs
    return f"M{num(head[0])} {num(head[1])}" + "".join(f"L{num(x)} {num(y)}" for x, y in rest)


def polar(cx, cy, radius, degrees):
    """The point at an angle, counted counter-clockwise on the screen from +x."""
    angle = math.radians(degrees)
    return cx + radius * math.cos(angle), cy - radius * math.sin(angle)


class Icon:
    """One drawing. `colour` is the domain colour its primitives take by default."""

    def __init__(self, colour, size=64, weight=THICK):
        self.colour = colour
        self.size = size
        self.weight = weight  # what THICK means in this drawing; toolbar icons use 1.5
        self.lines = []
        self.states = set()
        self.depth = 1

    # -- elements -------------------------------------------------------------------------

    def element(self, tag, stroke, fill, weight, **attributes):
        """Append one element; None as a paint means "none", which is the root's default."""
        text = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in attributes.items() if value is not None)
        for key, paint in (("stroke", stroke), ("fill", fill)):
            if paint is not None:
                if paint not in ALLOWED:
                    raise ValueError(f"{paint} is not a colour of the list")
                text += f' {key}="{paint}"'
        if stroke is not None and weight != THICK:
            text += f' stroke-width="{num(weight)}"'
        self.lines.append("  " * self.depth + f"<{tag}{text}/>")

    def path(self, data, stroke=None, fill=None, width=THICK, **more):
        """SVG path data in grid units."""
        self.element("path", stroke, fill, width, d=data, **more)

    def line(self, x1, y1, x2, y2, stroke=None, width=THICK, **more):
        """A straight line."""
        self.path(points([(x1, y1), (x2, y2)]), stroke or self.colour, None, width, **more)

    def minus(self, x1, y, x2, stroke=None, width=THICK):
        """A minus sign from x1 to x2; in an icon that lies on its side the window turns it back about its middle."""
        self.line(x1, y, x2, y, stroke, width, data_minus=f"{num((x1 + x2) / 2)} {num(y)}")

    def poly(self, pairs, stroke=None, fill=None, width=THICK, close=False, **more):
        """A polyline, or a polygon with close=True."""
        self.path(points(pairs) + ("Z" if close else ""), stroke, fill, width, **more)

    def rect(self, x, y, w, h, stroke=None, fill=None, width=THICK, radius=0, **more):
        """An axis-parallel rectangle with optional round corners."""
        self.element("rect", stroke, fill, width, x=num(x), y=num(y), width=num(w), height=num(h),
                     rx=num(radius) if radius else None, **more)

    def circle(self, cx, cy, r, stroke=None, fill=None, width=THICK, **more):
        """A circle."""
        self.element("circle", stroke, fill, width, cx=num(cx), cy=num(cy), r=num(r), **more)

    def ellipse(self, cx, cy, rx, ry, stroke=None, fill=None, width=THICK, **more):
        """An axis-parallel ellipse."""
        self.element("ellipse", stroke, fill, width, cx=num(cx), cy=num(cy), rx=num(rx), ry=num(ry), **more)

    def arc(self, cx, cy, r, start, stop, stroke=None, width=THICK, ry=None, **more):
        """Part of a circle (or ellipse with `ry`) from start to stop in degrees, counter-clockwise if stop > start."""
        ry = r if ry is None else ry
        x1, y1 = cx + r * math.cos(math.radians(start)), cy - ry * math.sin(math.radians(start))
        x2, y2 = cx + r * math.cos(math.radians(stop)), cy - ry * math.sin(math.radians(stop))
        large = 1 if abs(stop - start) > 180 else 0
        sweep = 0 if stop > start else 1
        self.path(f"M{num(x1)} {num(y1)}A{num(r)} {num(ry)} 0 {large} {sweep} {num(x2)} {num(y2)}",
                  stroke or self.colour, None, width, **more)

    def head(self, x, y, degrees, length=5, stroke=None):
        """A filled arrow head whose tip is at (x, y) and that points to `degrees`."""
        paint = stroke or self.colour
        left, right = polar(x, y, length, degrees + 180 - 27), polar(x, y, length, degrees + 180 + 27)
        self.path(points([(x, y), left, right]) + "Z", paint, paint, THIN)

    def arrow(self, x1, y1, x2, y2, stroke=None, width=THICK, length=5, both=False):
        """A straight arrow from 1 to 2; the line ends inside the head so that the tip stays sharp."""
        angle = math.degrees(math.atan2(y1 - y2, x2 - x1))
        back = polar(x2, y2, length * 0.7, angle + 180)
        front = polar(x1, y1, length * 0.7, angle) if both else (x1, y1)
        self.line(*front, *back, stroke, width)
        self.head(x2, y2, angle, length, stroke)
        if both:
            self.head(x1, y1, angle + 180, length, stroke)

    def turn(self, cx, cy, r, start, stop, stroke=None, width=THICK, length=5, ry=None):
        """An arc with an arrow head at its end, for torques and angles."""
        sense = 1 if stop > start else -1
        radius_y = r if ry is None else ry
        rad = math.radians(stop)
        tip = (cx + r * math.cos(rad), cy - radius_y * math.sin(rad))
        tangent = math.degrees(math.atan2(sense * radius_y * math.cos(rad), -sense * r * math.sin(rad)))
        shorten = sense * math.degrees(length * 0.6 / max(r, radius_y))
        self.arc(cx, cy, r, start, stop - shorten, stroke, width, radius_y)
        self.head(*tip, tangent - sense * 10, length, stroke)

    def text(self, word, cx, cy, height, stroke=None, width=THICK, about=None):
        """Letters as strokes, centred at (cx, cy), capitals `height` high; "_" lowers and "^" lifts what follows.

        The attribute carries the centre, about which the window turns them back in a mirrored or turned icon;
        `about`: that of what they are read together with. A word that has no room across lies down with a turned icon.
        """
        data = font.layout(word, cx, cy, height)
        x, y = about or (cx, cy)
        half, edge = font.measure(word, height) / 2, 3
        has_room = about or edge <= cy - half and cy + half <= self.size - edge
        kind = "data_letters" if has_room else "data_word"
        self.path(data, stroke or self.colour, None, width, **{kind: f"{num(x)} {num(y)}"})

    def text_width(self, word, height):
        """How wide `text` would be."""
        return font.measure(word, height)

    # -- structure ------------------------------------------------------------------------

    @contextmanager
    def state(self, parameter, value):
        """Elements drawn inside are shown by the window only while the parameter has that value."""
        name = f"state-{parameter}-{value}"
        if name in self.states:
            raise ValueError(f"{name} used twice in one icon")
        self.states.add(name)
        with self.group(id=name):
            yield

    @contextmanager
    def group(self, **attributes):
        """A plain group, for transforms."""
        text = "".join(f' {key}="{value}"' for key, value in attributes.items())
        self.lines.append("  " * self.depth + f"<g{text}>")
        self.depth += 1
        yield
        self.depth -= 1
        self.lines.append("  " * self.depth + "</g>")

    def embed(self, other, x, y, scale):
        """Another drawing, smaller, with its upper left corner at (x, y); of its states only the "false" ones stay."""
        with self.group(transform=f"translate({num(x)} {num(y)}) scale({num(scale)})"):
            open_groups = []  # "plain", "shown" (a state without its tag) or "hidden"
            for line in other.lines:
                text = line.strip()
                if text.startswith("<g"):
                    is_state = 'id="state-' in text
                    open_groups.append(("shown" if text.endswith('-false">') else "hidden") if is_state else "plain")
                    kind = open_groups[-1]
                elif text == "</g>":
                    kind = open_groups.pop()
                else:
                    kind = "plain"
                if kind == "plain" and "hidden" not in open_groups:
                    self.lines.append("  " + line)

    def svg(self):
        """The whole file."""
        body = "\n".join(self.lines)
        return (f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="{self.size}" '
                f'height="{self.size}" viewBox="0 0 {self.size} {self.size}" fill="none" '
                f'stroke-width="{num(self.weight)}" stroke-linecap="round" stroke-linejoin="round">\n{body}\n</svg>\n')


def axis_arrow(icon, turning=False, x1=20, x2=44):
    """The thin grey arrow on top of a one-dimensional part: the positive direction, with a turn for rotation."""
    icon.arrow(x1, 4.5, x2, 4.5, SOFT, THIN, 4)
    if turning:
        icon.turn(x1 + (x2 - x1) * 0.3, 4.5, 2, 40, 320, SOFT, THIN, 2.6, ry=3.5)
