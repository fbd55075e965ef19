"""Icons of Modelica.Blocks.Continuous, Discrete, Nonlinear and Tables."""

import math

from . import blocks as b
from . import mechanics as m
from .canvas import THICK, THIN
from .colours import BOOLEAN, MID, REAL, SOFT, WHITE

ICONS = {}
continuous = b.registrar(ICONS, "Modelica/Blocks/Continuous/")
discrete = b.registrar(ICONS, "Modelica/Blocks/Discrete/")
nonlinear = b.registrar(ICONS, "Modelica/Blocks/Nonlinear/")
tables = b.registrar(ICONS, "Modelica/Blocks/Tables/")

CROSS = (0.5, 0.5)


def limits(i, x1=12, x2=52, y1=9, y2=55):
    """The two bars of a limited output."""
    i.line(x1, y1, x2, y1, MID)
    i.line(x1, y2, x2, y2, MID)


def reset_inputs(i):
    """The optional reset (Boolean, below) and set (Real, above) inputs of an integrator."""
    with i.state("use_reset", "true"):
        i.arrow(51, 63, 51, 53, BOOLEAN, THICK, 5)
    with i.state("use_set", "true"):
        i.arrow(51, 1, 51, 11, REAL, THICK, 5)


@continuous("Integrator")
def integrator(i):
    b.fraction(i, "1", "s", height=16)
    reset_inputs(i)


@continuous("LimIntegrator")
def lim_integrator(i):
    limits(i, 12, 44)
    b.fraction(i, "1", "s", height=14)
    reset_inputs(i)


@continuous("Der")
def der(i):
    b.fraction(i, "d", "dt", height=15)


@continuous("Derivative")
def derivative(i):
    b.fraction(i, "s", "Ts+1", height=13)


@continuous("TransferFunction")
def transfer_function(i):
    b.fraction(i, "b(s)", "a(s)", height=13)


def state_space_letters(i):
    """The four matrices."""
    i.poly([(14, 10), (10, 10), (10, 54), (14, 54)], REAL)
    i.poly([(50, 10), (54, 10), (54, 54), (50, 54)], REAL)
    for letter, x, y in (("A", 22, 20), ("B", 42.5, 20), ("C", 22, 44), ("D", 42.5, 44)):
        i.text(letter, x, y, 13)


@continuous("StateSpace")
def state_space(i):
    state_space_letters(i)


def response(name, function, letters):
    """A step response with a short name in the corner."""
    @continuous(name)
    def draw(i):
        b.plot(i, m.sample(function, count=40))
        i.text(letters, 42, 44, 9, MID, THIN)


response("FirstOrder", lambda t: 0.9 * (1 - math.exp(-4 * t)), "PT_1")
response("SecondOrder", lambda t: 0.62 * (1 - math.exp(-3.2 * t) * math.cos(12 * t)), "PT_2")
response("PI", lambda t: 0.35 + 0.5 * t, "PI")
response("PID", lambda t: 0.3 + 0.5 * t + 0.65 * math.exp(-18 * t) * (1 - math.exp(-90 * t)), "PID")


@continuous("LimPID")
def lim_pid(i):
    limits(i)
    i.text("PID", 32, 32, 17)
    with i.state("withFeedForward", "true"):
        i.arrow(51, 63, 51, 56, REAL, THICK, 5)


def magnitude(name, function, letters):
    """A frequency response."""
    @continuous(name)
    def draw(i):
        b.plot(i, m.sample(function, count=40))
        i.text(letters, 44, 18, 9, MID, THIN)


magnitude("LowpassButterworth", lambda t: 0.85 / math.sqrt(1 + (t / 0.5) ** 10), "LP")
magnitude("CriticalDamping", lambda t: 0.85 / (1 + (t / 0.55) ** 2) ** 1.5, "CD")
magnitude("Filter", lambda t: 0.85 / math.sqrt(1 + (0.42 * (4 * (t / 0.55) ** 3 - 3 * t / 0.55)) ** 2), "")


# -- discrete ---------------------------------------------------------------------------------

WAVE = [(k / 6, 0.5 + 0.4 * math.sin(2 * math.pi * k / 6)) for k in range(7)]


def staircase(points):
    """Hold each value until the next sample."""
    out = []
    for (u1, v1), (u2, _) in zip(points, points[1:]):
        out += [(u1, v1), (u2, v1)]
    return out


@discrete("Sampler")
def sampler(i):
    i.line(6, 32, 21, 32)
    i.line(43, 32, 58, 32)
    i.circle(21, 32, 3.5, REAL, WHITE)
    i.circle(43, 32, 3.5, REAL, WHITE)
    i.line(24, 30, 40, 17)
    i.turn(21, 32, 20, 62, 14, SOFT, THIN, 4)


@discrete("ZeroOrderHold")
def zero_order_hold(i):
    i.poly([(9 + 46 * u, 54 - 44 * v) for u, v in m.sine(1, 0, 0.5, 0.4)], SOFT, None, THIN)
    i.poly([(9 + 46 * u, 54 - 44 * v) for u, v in staircase(WAVE)], REAL)


@discrete("FirstOrderHold")
def first_order_hold(i):
    i.poly([(9 + 46 * u, 54 - 44 * v) for u, v in m.sine(1, 0, 0.5, 0.4)], SOFT, None, THIN)
    out = []
    for (u1, v1), (u2, v2), (u3, _) in zip(WAVE, WAVE[1:], WAVE[2:]):
        out += [(u2, v2), (u3, max(0.05, min(0.95, v2 + (v2 - v1))))]
    i.poly([(9 + 46 * u, 54 - 44 * v) for u, v in out], REAL)


@discrete("UnitDelay")
def unit_delay(i):
    b.fraction(i, "1", "z", height=16)


@discrete("TransferFunction")
def discrete_transfer(i):
    b.fraction(i, "b(z)", "a(z)", height=13)


@discrete("StateSpace")
def discrete_state_space(i):
    state_space_letters(i)
    i.text("z", 32, 32.5, 8, MID, THIN)


def triggered(name, draw_inside):
    """A block that acts on a Boolean trigger from below."""
    @discrete(name)
    def draw(i):
        draw_inside(i)
        i.arrow(32, 63, 32, 45, BOOLEAN, THICK, 6)


def triggered_switch(i):
    i.line(6, 30, 20, 30)
    i.line(44, 30, 58, 30)
    i.circle(20, 30, 3.5, REAL, WHITE)
    i.circle(44, 30, 3.5, REAL, WHITE)
    i.line(23, 28, 41, 15)


def triggered_peak(i):
    i.text("max", 32, 25, 18)


triggered("TriggeredSampler", triggered_switch)
triggered("TriggeredMax", triggered_peak)


# -- nonlinear --------------------------------------------------------------------------------


@nonlinear("Limiter")
def limiter(i):
    b.plot(i, [(0.02, 0.12), (0.3, 0.12), (0.74, 0.92), (1.02, 0.92)], CROSS)


@nonlinear("VariableLimiter")
def variable_limiter(i):
    i.line(2, 7, 12, 7, MID)
    i.line(2, 57, 12, 57, MID)
    i.poly([(12, 7), (55, 12)], MID, None, THIN)
    i.poly([(12, 57), (55, 52)], MID, None, THIN)
    b.plot(i, [(0.02, 0.12), (0.3, 0.12), (0.74, 0.92), (1.02, 0.92)], CROSS)


@nonlinear("SlewRateLimiter")
def slew_rate(i):
    i.poly([(10, 52), (22, 52), (22, 14), (55, 14)], SOFT, None, THIN)
    i.poly([(10, 52), (22, 52), (44, 14), (55, 14)], REAL)


@nonlinear("DeadZone")
def dead_zone(i):
    b.plot(i, [(0.02, 0.1), (0.34, 0.52), (0.7, 0.52), (1.02, 0.94)], CROSS)


def delay(i, x1, x2, word):
    """The same curve twice, apart by the delay."""
    for x, paint, width in ((x1, SOFT, THIN), (x2, REAL, THICK)):
        i.path(f"M{x - 8} 46C{x + 2} 46 {x + 2} 14 {x + 12} 14L{x + 16} 14", paint, None, width)
    i.arrow(x1 + 2, 30, x2 + 1, 30, MID, THIN, 4)
    i.text(word, 40, 52, 8, MID, THIN)


@nonlinear("FixedDelay")
def fixed_delay(i):
    delay(i, 18, 38, "T")


@nonlinear("PadeDelay")
def pade_delay(i):
    i.path("M10 46C20 46 20 14 30 14L34 14", SOFT, None, THIN)
    i.path("M10 46L24 46Q27 54 30 46C38 20 42 14 55 14", REAL)
    i.arrow(20, 30, 34, 30, MID, THIN, 4)


@nonlinear("VariableDelay")
def variable_delay(i):
    delay(i, 18, 38, "T")
    i.line(2, 51, 12, 51, MID)
    i.arrow(12, 56, 30, 22, MID, THIN, 5)


# -- tables -----------------------------------------------------------------------------------


@tables("CombiTable1Ds")
def combi1ds(i):
    b.table(i, 8, 12, 22, 40, 2, 4)
    i.poly([(36, 48), (41, 36), (47, 32), (56, 16)], REAL)
    for x, y in ((36, 48), (41, 36), (47, 32), (56, 16)):
        i.circle(x, y, 2.3, REAL, WHITE, THIN)


@tables("CombiTable1Dv")
def combi1dv(i):
    b.table(i, 8, 12, 22, 40, 2, 4)
    for dy in (0, 15):
        points = [(36, 33 + dy), (42, 25 + dy), (48, 26 + dy), (56, 12 + dy)]
        i.poly(points, REAL)
        for x, y in points:
            i.circle(x, y, 2, REAL, WHITE, THIN)


def surface(i, x, y, scale=1.0):
    """A curved net over two axes."""
    def at(u, v):
        height = 9 * math.sin(math.pi * u) * math.sin(math.pi * v) + 8 * u * v
        return x + scale * (16 * u + 10 * v), y - scale * (10 * v - 4 * u + height)
    for k in range(4):
        c = k / 3
        i.poly([at(c, t / 8) for t in range(9)], REAL, None, THIN)
        i.poly([at(t / 8, c) for t in range(9)], REAL, None, THIN)


@tables("CombiTable2Ds")
def combi2ds(i):
    b.table(i, 7, 12, 24, 40, 3, 4)
    surface(i, 33, 44)


@tables("CombiTable2Dv")
def combi2dv(i):
    b.table(i, 7, 12, 24, 40, 3, 4)
    surface(i, 34, 32, 0.9)
    surface(i, 34, 53, 0.9)
