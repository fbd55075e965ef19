"""Icons of Modelica.Blocks.Math and its unit conversions."""

import math

from . import blocks as b
from . import mechanics as m
from .canvas import THICK, THIN
from .colours import BOOLEAN, INTEGER, MID, REAL, SOFT, WHITE

ICONS = {}
icon = b.registrar(ICONS, "Modelica/Blocks/Math/")
units = b.registrar(ICONS, "Modelica/Blocks/Math/UnitConversions/")

# -- functions of one number: curve above, name below ------------------------------------------

PI = math.pi
FUNCTIONS = {  # name: (word, curve in the unit box, origin)
    "Abs": ("|u|", [(0.02, 0.95), (0.5, 0.05), (0.98, 0.95)], (0.5, 0.06)),
    "Sign": ("sign", [(0.02, 0.08), (0.5, 0.08), (0.5, 0.92), (0.98, 0.92)], (0.5, 0.5)),
    "Sqrt": ("√u", m.sample(lambda t: 0.95 * math.sqrt(t), count=40), (0.03, 0.06)),
    "Sin": ("sin", b.curve_of(math.sin, 0, 2 * PI, -1.1, 1.1), (0.03, 0.5)),
    "Cos": ("cos", b.curve_of(math.cos, 0, 2 * PI, -1.1, 1.1), (0.03, 0.5)),
    "Tan": ("tan", b.curve_of(math.tan, -1.2, 1.2, -2.6, 2.6), (0.5, 0.5)),
    "Asin": ("asin", b.curve_of(math.asin, -1, 1, -1.7, 1.7, 48), (0.5, 0.5)),
    "Acos": ("acos", b.curve_of(math.acos, -1, 1, -0.3, 3.2, 48), (0.5, 0.1)),
    "Atan": ("atan", b.curve_of(math.atan, -5, 5, -1.7, 1.7), (0.5, 0.5)),
    "Sinh": ("sinh", b.curve_of(math.sinh, -2.2, 2.2, -4.6, 4.6), (0.5, 0.5)),
    "Cosh": ("cosh", b.curve_of(math.cosh, -2.2, 2.2, 0, 4.7), (0.5, 0.08)),
    "Tanh": ("tanh", b.curve_of(math.tanh, -3.5, 3.5, -1.2, 1.2), (0.5, 0.5)),
    "Exp": ("exp", b.curve_of(math.exp, -2.5, 1.2, -0.15, 3.4), (0.6, 0.06)),
    "Log": ("ln", b.curve_of(lambda x: math.log(max(x, 1e-3)), 0.06, 4, -2.2, 1.6, 48), (0.03, 0.58)),
    "Log10": ("log_10", b.curve_of(lambda x: math.log10(max(x, 1e-3)), 0.03, 4, -1.2, 0.8, 48), (0.03, 0.6)),
}


def function_icon(name):
    """Register one function."""
    @icon(name)
    def draw(i):
        text, curve, origin = FUNCTIONS[name]
        b.plot(i, curve, origin, (11, 6, 42, 33))
        i.text(text, 32, 51, 12)


for _name in FUNCTIONS:
    function_icon(_name)


def word_icon(name, text, kind="R", height=20):
    """A block that only shows its name or formula."""
    @icon(name, kind)
    def draw(i):
        b.word(i, text, 32, height)


word_icon("Atan2", "atan2")
word_icon("Power", "a^u", height=26)
word_icon("Exponentiation", "u^n", height=26)
word_icon("Pythagoras", "√a^2\u2009+b^2", height=17)
word_icon("LinearDependency", "a+b+c", height=17)
word_icon("Max", "max")
word_icon("Min", "min")
word_icon("MatrixGain", "[K]", height=22)
word_icon("Sum", "∑", height=28)
@icon("WrapAngle")
def wrap_angle(i):
    b.plot(i, [(0.02, 0.5), (0.24, 0.95), (0.24, 0.05), (0.68, 0.95), (0.68, 0.05), (0.98, 0.66)], (0.06, 0.5))


# -- arithmetic with several inputs -----------------------------------------------------------


def node(i, inputs, sign, radius=13, cx=35):
    """A circle with a sign; wires come from the heights of the inputs and go to the right."""
    for y in inputs:
        d = math.hypot(cx, y - 32)
        i.line(1.5, y, cx - cx * radius / d, 32 + (y - 32) * radius / d)
    i.line(cx + radius, 32, 62, 32)
    i.circle(cx, 32, radius, i.colour, WHITE)
    i.text(sign, cx, 32, 15)


@icon("Add")
def add(i):
    node(i, (13, 51), "+")


@icon("Add3")
def add3(i):
    node(i, (6, 32, 58), "+")


@icon("Product")
def product(i):
    node(i, (13, 51), "×")


@icon("Division")
def division(i):
    node(i, (13, 51), "÷")


@icon("Feedback", frame=False)
def feedback(i):
    i.line(3, 32, 18, 32)
    i.line(32, 46, 32, 60)
    i.line(46, 32, 61, 32)
    i.circle(32, 32, 14, REAL, WHITE)
    i.minus(26, 32, 38)
    i.line(10, 22, 10, 28, MID, THIN)
    i.line(7, 25, 13, 25, MID, THIN)
    i.minus(38, 55, 44, MID, THIN)


@icon("Gain", frame=False)
def gain(i):
    i.poly([(2, 3), (62, 32), (2, 61)], REAL, b.PALE, THICK, True)
    i.text("k", 21, 32, 22)


def vector_gate(name, sign, kind="R"):
    """A block with a vector of inputs."""
    @icon(name, kind)
    def draw(i):
        for y in (18, 32, 46):
            i.line(6, y, 16, y, i.colour, THIN)
        i.line(16, 14, 16, 50)
        i.text(sign, 38, 32, 26)


vector_gate("MultiSum", "∑")
vector_gate("MultiProduct", "∏")


@icon("MultiSwitch")
def multi_switch(i):
    multi_switch_rows(i, BOOLEAN)


def multi_switch_rows(i, condition):
    """Conditions choose one of several values."""
    for y, on in ((16, False), (32, True), (48, False)):
        i.circle(13, y, 4, condition, condition if on else WHITE)
        i.line(22, y, 38, y, i.colour if on else SOFT)
    i.poly([(38, 32), (46, 32), (58, 32)], i.colour)
    i.line(46, 14, 46, 50, SOFT, THIN)


@icon("MinMax")
def min_max(i):
    i.poly([(8 + 36 * u, 54 - 44 * v) for u, v in m.sine(1.5, 0.3, 0.5, 0.32)], SOFT, None, THIN)
    i.line(6, 13, 62, 13)
    i.line(6, 51, 62, 51)
    i.text("max", 46, 22, 9, MID, THIN)
    i.text("min", 46, 42, 9, MID, THIN)


# -- statistics of signals --------------------------------------------------------------------


def statistic(name, draw_over):
    """A grey wave with a measure drawn over it."""
    @icon(name)
    def draw(i):
        i.poly([(8 + 48 * u, 46 - 36 * v) for u, v in m.sine(1.5, 0, 0.5, 0.42)], SOFT)
        draw_over(i)


statistic("Mean", lambda i: (i.line(8, 28, 56, 28), i.text("mean", 32, 52, 10)))
statistic("ContinuousMean", lambda i: (i.path("M8 28C14 8 22 22 30 27Q40 30 56 28", REAL), i.text("mean", 32, 52, 10)))
statistic("RectifiedMean", lambda i: (i.line(8, 18, 56, 18), i.text("|u|", 32, 53, 10)))
statistic("RootMeanSquare", lambda i: (i.line(8, 17, 56, 17), i.text("rms", 32, 53, 11)))
statistic("StandardDeviation", lambda i: (i.line(8, 28, 56, 28, REAL, THIN),
                                          i.arrow(32, 12, 32, 44, REAL, THICK, 5, True), i.text("σ", 48, 52, 12)))
statistic("Variance", lambda i: (i.line(8, 28, 56, 28, REAL, THIN), i.arrow(32, 12, 32, 44, REAL, THICK, 5, True),
                                 i.text("σ^2", 48, 53, 12)))
statistic("SignalExtrema", lambda i: (i.line(8, 12, 62, 12), i.line(8, 51, 62, 51)))
statistic("ContinuousSignalExtrema", lambda i: (i.poly([(8, 28), (16, 12), (62, 12)], REAL),
                                                i.poly([(8, 28), (24, 28), (32, 51), (62, 51)], REAL)))
statistic("TotalHarmonicDistortion", lambda i: (
    i.poly([(8 + 48 * u, 46 - 36 * v) for u, v in m.sample(
        lambda t: 0.5 + 0.4 * math.sin(3 * PI * t) + 0.1 * math.sin(12 * PI * t), count=60)], REAL),
    i.text("THD", 32, 53, 9)))


def spectrum(i, heights, chosen):
    """Lines over frequency."""
    i.arrow(9, 50, 57, 50, SOFT, THIN, 4)
    for k, height in enumerate(heights):
        x = 15 + 8 * k
        i.line(x, 49, x, 49 - height, i.colour if chosen in (k, None) else SOFT, THICK)
        i.circle(x, 49 - height, 2.4, None, i.colour if chosen in (k, None) else SOFT)


@icon("Harmonic")
def harmonic(i):
    spectrum(i, (36, 26, 14, 20, 8), 1)


@icon("RealFFT")
def real_fft(i):
    spectrum(i, (30, 36, 14, 22, 8), None)


# -- conversions between types and coordinates -------------------------------------------------


def conversion(name, start, stop):
    """A block cut by a diagonal: the type of the input on the left, of the output on the right."""
    paint = {"B": BOOLEAN, "I": INTEGER, "R": REAL}

    @icon(name, stop)
    def draw(i):
        i.line(48, 3, 16, 61, SOFT, THIN)
        i.text(start, 16, 26, 18, paint[start])
        i.text(stop, 47, 39, 18, paint[stop])
        i.arrow(24, 14, 33, 14, SOFT, THIN, 4)


conversion("RealToInteger", "R", "I")
conversion("IntegerToReal", "I", "R")
conversion("BooleanToReal", "B", "R")
conversion("BooleanToInteger", "B", "I")
conversion("RealToBoolean", "R", "B")
conversion("IntegerToBoolean", "I", "B")


def coordinates(name, polar_out):
    """A pointer in a plane with its components."""
    @icon(name)
    def draw(i):
        i.arrow(12, 50, 54, 50, SOFT, THIN, 4)
        i.arrow(14, 52, 14, 10, SOFT, THIN, 4)
        strong, weak = (THICK, THIN) if polar_out else (THIN, THICK)
        i.arrow(14, 50, 44, 20, REAL, strong, 6 if polar_out else 4)
        i.turn(14, 50, 18, 0, 45, REAL, strong, 4)
        i.line(44, 22, 44, 50, REAL, weak)
        i.line(14, 50, 44, 50, REAL, weak)


coordinates("RectangularToPolar", True)
coordinates("PolarToRectangular", False)


@icon("InverseBlockConstraints", frame=False)
def inverse_block(i):
    i.rect(1.5, 8, 61, 48, REAL, b.PALE, THICK, 5)
    i.arrow(46, 24, 18, 24, REAL, THICK, 6)
    i.arrow(18, 40, 46, 40, SOFT, THICK, 6)


@icon("Edge", "B")
def edge(i):
    edge_picture(i, True)


def edge_picture(i, up=True, both=False):
    """A step with an arrow on its flank."""
    high, low = (16, 48) if up else (48, 16)
    i.poly([(9, low), (24, low), (24, high), (44 if both else 55, high)] + ([(44, low), (55, low)] if both else []),
           i.colour)
    direction = 90 if up else 270
    i.head(24, 27 if up else 37, direction, 8)
    if both:
        i.head(44, 37, 270, 8)


@icon("BooleanChange", "B")
def boolean_change(i):
    edge_picture(i, True, True)


@icon("IntegerChange", "B")
def integer_change(i):
    i.poly([(8, 50), (20, 50), (20, 36), (34, 36), (34, 20), (46, 20), (46, 40), (56, 40)], INTEGER)
    for x, y, direction in ((20, 39, 90), (34, 24, 90), (46, 34, 270)):
        i.head(x, y, direction, 6)


# -- units ------------------------------------------------------------------------------------

UNITS = {  # name: (SI word, other word)
    "deg": ("rad", "deg"), "rpm": ("rad/s", "rpm"), "kmh": ("m/s", "km/h"), "day": ("s", "d"), "hour": ("s", "h"),
    "minute": ("s", "min"), "litre": ("m^3", "L"), "kWh": ("J", "kWh"), "bar": ("Pa", "bar"), "gps": ("kg/s", "g/s"),
    "degC": ("K", "°C"), "degF": ("K", "°F"), "degRk": ("K", "°R"),
}


def unit_icon(name, start, stop):
    """Two units, the first above, the second below, with an arrow between them."""
    @units(name)
    def draw(i):
        i.text(start, 32, 16, 13 * min(1.0, 44 / i.text_width(start, 13)), MID)
        i.arrow(32, 26, 32, 37, SOFT, THICK, 5)
        i.text(stop, 32, 49, 15 * min(1.0, 48 / i.text_width(stop, 15)))


for _name, (_si, _other) in UNITS.items():
    unit_icon("To_" + _name, _si, _other)
    unit_icon("From_" + _name, _other, _si)
