"""Icons of Modelica.Mechanics.MultiBody: Sensors and Visualizers."""

import math

from . import mechanics as m
from . import multibody as mb
from .canvas import THICK, THIN
from .colours import HEAT, LIGHT, MULTIBODY, PALE, REAL, SOFT, TRANSLATIONAL, WHITE

ICONS = {}
icon = mb.registrar(ICONS)


def gauge(i, word):
    """The gauge of the one-dimensional sensors, with small axes on its rim."""
    m.gauge(i, 32, 33, 21, word)


def absolute(name, word):
    """One frame on the left, the signal on the right, an optional resolving frame below."""
    @icon("Sensors/" + name)
    def draw(i):
        mb.link(i, 0, 13)
        i.line(52, 32, 64, 32, REAL)
        gauge(i, word)
        mb.axes(i, 5, 60, 11, False, False, 0, THIN)


def relative(name, word):
    """Two frames, the signal below."""
    @icon("Sensors/" + name)
    def draw(i):
        mb.link(i, 0, 13)
        mb.link(i, 51, 64)
        i.line(32, 52, 32, 64, REAL)
        gauge(i, word)


def cut(name, word, leads):
    """A gauge in the link; the signals leave below."""
    @icon("Sensors/" + name)
    def draw(i):
        for lead in leads:
            if lead == 32:
                i.line(32, 50, 32, 64, REAL)
            else:
                i.poly([(20, 48), (lead, 52), (lead, 64)], REAL)
        mb.link(i, 0, 64)
        gauge(i, word)


for _name, _word in (("AbsolutePosition", "r"), ("AbsoluteVelocity", "v"), ("AbsoluteAngles", "φ"),
                     ("AbsoluteAngularVelocity", "ω")):
    absolute(_name, _word)
for _name, _word in (("RelativePosition", "∆r"), ("RelativeVelocity", "∆v"), ("RelativeAngles", "∆φ"),
                     ("RelativeAngularVelocity", "∆ω"), ("Distance", "|r|")):
    relative(_name, _word)
cut("CutForce", "f", (6,))
cut("CutTorque", "τ", (6,))
cut("CutForceAndTorque", "f,τ", (6, 32))
cut("Power", "P", (6,))


def sensor_bank(name, both):
    """A gauge with six optional outputs along the lower edge."""
    @icon("Sensors/" + name)
    def draw(i):
        mb.link(i, 0, 13)
        if both:
            mb.link(i, 51, 64)
        for x in (2, 13, 26, 38, 51, 62):
            i.line(x, 58, x, 64, REAL, THIN)
        i.line(2, 58, 62, 58, REAL, THIN)
        i.line(32, 52, 32, 58, REAL)
        i.circle(32, 31, 21, MULTIBODY, PALE)
        i.text("∆" if both else "r,v", 32, 24, 11)
        i.text("r,v,ω" if both else "φ,ω", 32, 38, 9)


sensor_bank("AbsoluteSensor", False)
sensor_bank("RelativeSensor", True)


def transform(name, both):
    """A vector seen from two frames."""
    @icon("Sensors/" + name)
    def draw(i):
        mb.link(i, 0, 8)
        i.line(32, 0, 32, 8, REAL)
        i.line(32, 56, 32, 64, REAL)
        if both:
            mb.link(i, 56, 64)
        else:
            i.line(56, 32, 64, 32, SOFT)
        i.rect(8, 8, 48, 48, MULTIBODY, PALE, THICK, 4)
        mb.axes(i, 16, 46, 17, False, False, 0, THIN)
        mb.axes(i, 38, 48, 17, False, False, 32, THIN)
        i.arrow(20, 30, 46, 16, REAL, THICK, 7)


transform("TransformAbsoluteVector", False)
transform("TransformRelativeVector", True)


# -- visualizers ------------------------------------------------------------------------------


def frame_lead(i, x):
    """The frame on the left edge, when the visualizer has one."""
    mb.link(i, 0, x, 32, 5)


@icon("Visualizers/FixedShape")
def fixed_shape(i):
    frame_lead(i, 12)
    mb.box(i, 12, 22, 36, 26, 12)


@icon("Visualizers/FixedShape2")
def fixed_shape2(i):
    frame_lead(i, 10)
    mb.link(i, 50, 64, 32, 5)
    mb.box(i, 10, 22, 34, 26, 11)


@icon("Visualizers/FixedFrame")
def fixed_frame(i):
    frame_lead(i, 20)
    mb.axes(i, 22, 38, 34, True, True)


@icon("Visualizers/FixedArrow")
def fixed_arrow(i):
    frame_lead(i, 10)
    mb.broad_arrow(i, 10, 60, 32, 5, MULTIBODY)


@icon("Visualizers/SignalArrow")
def signal_arrow(i):
    i.line(32, 64, 32, 40, REAL)
    frame_lead(i, 10)
    mb.broad_arrow(i, 10, 60, 32, 5, MULTIBODY)


@icon("Visualizers/Advanced/Arrow")
def arrow(i):
    mb.broad_arrow(i, 5, 60, 32, 5, MULTIBODY)


@icon("Visualizers/Advanced/Vector")
def vector(i):
    i.arrow(10, 52, 54, 12, MULTIBODY, THICK, 12)
    i.circle(10, 52, 3.5, None, MULTIBODY)


@icon("Visualizers/Advanced/DoubleArrow")
def double_arrow(i):
    mb.broad_arrow(i, 5, 48, 32, 5, MULTIBODY)
    i.poly([(46, 20), (61, 32), (46, 44)], MULTIBODY, MULTIBODY, THICK, True)


@icon("Visualizers/Advanced/Shape")
def shape(i):
    mb.box(i, 6, 22, 38, 30, 14)


def net(i, function, columns=5, rows=5):
    """A curved net in oblique view; `function` gives the height over the unit square."""
    def at(u, v):
        return 8 + 36 * u + 14 * v, 46 - 20 * v - 16 * function(u, v)
    outline = [at(k / 12, 0) for k in range(13)] + [at(1, k / 12) for k in range(13)]
    outline += [at(1 - k / 12, 1) for k in range(13)] + [at(0, 1 - k / 12) for k in range(13)]
    i.poly(outline, MULTIBODY, LIGHT, THICK, True)
    for k in range(1, columns):
        i.poly([at(k / columns, t / 12) for t in range(13)], MULTIBODY, None, THIN)
    for k in range(1, rows):
        i.poly([at(t / 12, k / rows) for t in range(13)], MULTIBODY, None, THIN)


@icon("Visualizers/Advanced/Surface")
def surface(i):
    net(i, lambda u, v: 0.6 * math.sin(1.3 * math.pi * u) * math.cos(0.5 * math.pi * v) + 0.3 * v)


@icon("Visualizers/Rectangle")
def rectangle(i):
    frame_lead(i, 12)
    i.poly([(8, 46), (22, 18), (60, 18), (46, 46)], MULTIBODY, LIGHT, THICK, True)
    i.arrow(27, 32, 40, 32, MULTIBODY, THIN, 5)
    i.arrow(27, 32, 33, 22, MULTIBODY, THIN, 5)


@icon("Visualizers/Torus")
def torus(i):
    frame_lead(i, 10)
    i.path("M7 32A25 15 0 0 1 57 32A25 15 0 0 1 7 32ZM21 31A11 4.5 0 0 0 43 31A11 4.5 0 0 0 21 31Z", MULTIBODY, LIGHT,
           fill_rule="evenodd")
    i.path("M17 29Q21 36 32 36Q43 36 47 29", MULTIBODY)
    i.path("M12 36Q20 43 32 43Q44 43 52 36", SOFT, None, THIN)


@icon("Visualizers/VoluminousWheel")
def voluminous_wheel(i):
    frame_lead(i, 16)
    i.path("M22 8L42 8A10 24 0 0 1 42 56L22 56A10 24 0 0 1 22 8Z", MULTIBODY, MULTIBODY)
    i.ellipse(42, 32, 9, 22, MULTIBODY, LIGHT)
    i.ellipse(42, 32, 4, 9, MULTIBODY, PALE)


def field_pipe(i):
    """A pipe with coloured bands."""
    m.disc(i, 12, 54, 14, 6, 32, LIGHT)
    for k, paint in enumerate((REAL, TRANSLATIONAL, HEAT)):
        x = 19 + 10 * k
        i.path(f"M{x} 19A6 13 0 0 0 {x} 45L{x + 6} 45A6 13 0 0 1 {x + 6} 19Z", None, paint)
    i.ellipse(54, 32, 3.5, 8.5, MULTIBODY, WHITE, THIN)


@icon("Visualizers/PipeWithScalarField")
def pipe(i):
    frame_lead(i, 8)
    field_pipe(i)


@icon("Visualizers/Advanced/PipeWithScalarField")
def advanced_pipe(i):
    field_pipe(i)
