"""Icons of Modelica.Blocks.Sources and Modelica.Blocks.Noise."""

import math

from . import blocks as b
from . import mechanics as m
from .canvas import THICK, THIN
from .colours import INTEGER, MID, REAL, SOFT, WHITE

ICONS = {}
icon = b.registrar(ICONS, "Modelica/Blocks/Sources/")
noise = b.registrar(ICONS, "Modelica/Blocks/Noise/")

CENTRE = (0.06, 0.5)

# name: (points in the unit box, origin of the axes); also used for electrical sources.
WAVES = {
    "Constant": ([(0.05, 0.65), (1, 0.65)], (0.06, 0.08)),
    "Step": ([(0.05, 0.05), (0.4, 0.05), (0.4, 0.85), (1, 0.85)], (0.06, 0.08)),
    "Ramp": ([(0.05, 0.08), (0.25, 0.08), (0.72, 0.85), (1, 0.85)], (0.06, 0.08)),
    "Sine": (m.sine(1.25), CENTRE),
    "Cosine": (m.sine(1.25, math.pi / 2), CENTRE),
    "ExpSine": (m.sample(lambda t: 0.5 + 0.62 * math.exp(-2.6 * t) * math.sin(2 * math.pi * 2.2 * t), count=48),
                CENTRE),
    "Exponentials": (m.sample(lambda t: 1 - math.exp(-7 * t) if t < 0.45 else 0.957 * math.exp(-7 * (t - 0.45))),
                     (0.06, 0.08)),
    "Pulse": ([(0.05, 0.08), (0.1, 0.08), (0.1, 0.85), (0.35, 0.85), (0.35, 0.08), (0.6, 0.08), (0.6, 0.85),
               (0.85, 0.85), (0.85, 0.08), (1, 0.08)], (0.06, 0.08)),
    "SawTooth": ([(0.05, 0.08), (0.48, 0.85), (0.48, 0.08), (0.92, 0.85), (0.92, 0.08), (1, 0.2)], (0.06, 0.08)),
    "Trapezoid": ([(0.05, 0.08), (0.15, 0.08), (0.3, 0.85), (0.6, 0.85), (0.75, 0.08), (1, 0.08)], (0.06, 0.08)),
    "LogFrequencySweep": (m.sample(lambda t: 0.5 + 0.42 * math.sin(2 * math.pi * 0.4 * (math.exp(2.5 * t) - 1)),
                                   count=90),
                          CENTRE),
    "Sinc": (m.sample(lambda t: 0.32 + 0.62 * math.sin(14 * t - 6.999) / (14 * t - 6.999), count=48), (0.5, 0.35)),
    "SineVariableFrequencyAndAmplitude": (m.sample(
        lambda t: 0.5 + (0.15 + 0.3 * t) * math.sin(2 * math.pi * (1.2 * t + 1.5 * t * t)), count=60), CENTRE),
    "CosineVariableFrequencyAndAmplitude": (m.sample(
        lambda t: 0.5 + (0.45 - 0.3 * t) * math.cos(2 * math.pi * (1.2 * t + 1.5 * t * t)), count=60), CENTRE),
    "KinematicPTP": ([(0.05, 0.08), (0.12, 0.08), (0.35, 0.85), (0.62, 0.85), (0.85, 0.08), (1, 0.08)], (0.06, 0.08)),
    "TimeTable": ([(0.05, 0.15), (0.25, 0.6), (0.45, 0.45), (0.68, 0.9), (1, 0.7)], (0.06, 0.08)),
    "LightningImpulse": (m.sample(lambda t: 1.25 * (math.exp(-2.2 * t) - math.exp(-22 * t))), (0.06, 0.08)),
}

for _name in ("Constant", "Step", "Ramp", "Sine", "Cosine", "ExpSine", "Exponentials", "Pulse", "SawTooth", "Trapezoid",
              "LogFrequencySweep", "Sinc"):
    @icon(_name)
    def wave(i, name=_name):
        curve, origin = WAVES[name]
        b.plot(i, curve, origin)

for _name in ("SineVariableFrequencyAndAmplitude", "CosineVariableFrequencyAndAmplitude"):
    @icon(_name)
    def variable_wave(i, name=_name):
        curve, origin = WAVES[name]
        b.plot(i, curve, origin, (17, 10, 40, 44))
        i.text("A", 9.5, 13, 8, MID, THIN)
        i.text("f", 9.5, 51, 8, MID, THIN)


@icon("KinematicPTP")
def kinematic_ptp(i):
    curve, origin = WAVES["KinematicPTP"]
    b.plot(i, curve, origin)
    i.path("M14 48C26 46 34 26 38 20Q42 15 54 14", SOFT, None, THIN)


@icon("KinematicPTP2")
def kinematic_ptp2(i):
    i.path("M8 17C20 17 22 7.5 34 7.5L44 7.5", REAL)
    i.poly([(8, 34), (14, 25), (26, 25), (34, 34), (44, 34)], REAL)
    i.poly([(8, 44), (8, 39), (15, 39), (15, 44), (26, 44), (26, 49), (34, 49), (34, 44), (44, 44)], REAL)
    i.line(8, 57, 44, 57, SOFT, THIN)
    i.poly([(8, 57), (8, 54), (34, 54), (34, 57)], REAL, None, THIN)
    for y in (6, 22, 42, 58):
        i.line(54, y, 63, y, REAL if y < 58 else b.COLOURS["B"], THICK)


@icon("TimeTable")
def time_table(i):
    curve, origin = WAVES["TimeTable"]
    b.plot(i, curve, origin)
    for u, v in curve:
        i.circle(9 + 46 * (0.02 + 0.9 * u), 10 + 44 * (0.97 - 0.86 * v), 2.6, REAL, WHITE, THIN)


@icon("CombiTimeTable")
def combi_time_table(i):
    b.table(i, 9, 10, 46, 44, 3, 4)
    b.clock(i, 16.7, 15.5, 4)


@icon("ContinuousClock")
def continuous_clock(i):
    b.clock(i)


def expression(name, kind):
    """A block whose output is a formula: a sheet with "f(…)"."""
    @icon(name, kind)
    def draw(i):
        i.rect(8, 16, 48, 32, i.colour, i.colour, THICK, 3, fill_opacity="0.12")
        i.text("f(t)", 32, 32, 16)


expression("RealExpression", "R")
expression("IntegerExpression", "I")
expression("BooleanExpression", "B")


# -- integer and Boolean ----------------------------------------------------------------------


@icon("IntegerConstant", "I")
def integer_constant(i):
    b.plot(i, [(0.05, 0.5), (1, 0.5)])
    i.text("k", 36, 24, 13)


@icon("IntegerStep", "I")
def integer_step(i):
    b.plot(i, [(0.05, 0.05), (0.4, 0.05), (0.4, 0.85), (1, 0.85)])
    for y in (23.5, 35.5):
        i.line(12, y, 16, y, SOFT, THIN)


@icon("IntegerTable", "I")
def integer_table(i):
    b.table(i, 9, 10, 46, 44, 2, 4)
    i.poly([(34, 50), (40, 50), (40, 40), (46, 40), (46, 30), (52, 30)], INTEGER)


@icon("BooleanConstant", "B")
def boolean_constant(i):
    b.plot(i, [(0.05, 0.7), (1, 0.7)])
    i.path("M26 42L31 47L41 34", i.colour)


@icon("BooleanStep", "B")
def boolean_step(i):
    b.plot(i, WAVES["Step"][0])


@icon("BooleanPulse", "B")
def boolean_pulse(i):
    b.plot(i, WAVES["Pulse"][0])


@icon("SampleTrigger", "B")
def sample_trigger(i):
    b.plot(i, [(0.05, 0.05), (0.06, 0.05)])
    for x in (18, 30, 42):
        i.arrow(x, 50.5, x, 16, i.colour, THICK, 6)


@icon("BooleanTable", "B")
def boolean_table(i):
    b.table(i, 9, 10, 46, 44, 2, 4)
    i.path("M34 48L40 48L40 28L47 28L47 48L52 48", i.colour)


@icon("RadioButtonSource", "B")
def radio_button(i):
    for y, chosen in ((15, False), (32, True), (49, False)):
        i.circle(18, y, 5.5, i.colour, WHITE)
        if chosen:
            i.circle(18, y, 2.6, None, i.colour)
        i.line(30, y, 52, y, i.colour if chosen else SOFT)


# -- noise ------------------------------------------------------------------------------------

JAGGED = [(0.05, 0.5), (0.12, 0.72), (0.18, 0.3), (0.25, 0.6), (0.31, 0.15), (0.38, 0.88), (0.45, 0.4), (0.52, 0.66),
          (0.59, 0.22), (0.66, 0.95), (0.73, 0.45), (0.8, 0.7), (0.87, 0.1), (0.94, 0.6), (1, 0.42)]


def noise_icon(name, density):
    """A jagged signal with the density of its distribution beside it."""
    @noise(name)
    def draw(i):
        i.arrow(8, 32, 58, 32, SOFT, THIN, 4)
        i.poly([(8 + 32 * u, 54 - 44 * v) for u, v in JAGGED], REAL)
        i.poly([(43 + 12 * d, 54 - 44 * v) for v, d in density], MID)


noise_icon("UniformNoise", [(0.1, 0), (0.1, 0.8), (0.9, 0.8), (0.9, 0)])
noise_icon("NormalNoise", [(k / 20, math.exp(-((k / 20 - 0.5) / 0.2) ** 2)) for k in range(21)])
noise_icon("TruncatedNormalNoise",
           [(0.2, 0)] + [(k / 20, math.exp(-((k / 20 - 0.5) / 0.25) ** 2)) for k in range(4, 17)] + [(0.8, 0)])
noise_icon("BandLimitedWhiteNoise", [(0.05, 0.9), (0.6, 0.9), (0.68, 0.8), (0.78, 0.1), (0.95, 0.02)])


@noise("GlobalSeed")
def global_seed(i):
    for box in ((10, 24, 28, 28), (30, 10, 24, 24)):
        i.rect(*box, REAL, WHITE, THICK, 4)
    for x, y in ((17, 31), (31, 31), (24, 38), (17, 45), (31, 45)):
        i.circle(x, y, 2.4, None, REAL)
    for x, y in ((36, 16), (48, 28), (42, 22)):
        i.circle(x, y, 2.1, None, REAL)
