"""Icons of Modelica.Mechanics.Translational."""

from . import mechanics as m
from . import rotational as r
from . import rotational_drive as drive
from .canvas import THICK, THIN, Icon, axis_arrow
from .colours import LIGHT, MID, PALE, REAL, ROTATIONAL, SOFT, TRANSLATIONAL, WHITE

BASE = "Modelica/Mechanics/Translational/"
ICONS = {}

MIDDLE = (20, 44)  # from where to where the axis arrow goes
RIGHT = (43, 63)  # beside an input in the middle of the upper edge


def icon(name, axis=MIDDLE, colour=TRANSLATIONAL):
    """Register a drawing function under the class name; `axis` places the axis arrow, None leaves it out."""
    def register(draw):
        def make():
            drawing = Icon(colour)
            draw(drawing)
            if axis:
                axis_arrow(drawing, False, *axis)
            return drawing
        ICONS[BASE + name] = make
        return draw
    return register


@icon("Components/Mass")
def mass(i):
    m.bar(i, 0, 64)
    block(i, 12, 14, 40, 36)


def block(i, x, y, w, h):
    """A solid box with a lit top edge and its centre of mass."""
    i.rect(x, y, w, h, i.colour, i.colour, THICK, 2)
    i.line(x + 3, y + 3.5, x + w - 3, y + 3.5, LIGHT, THIN)
    cx, cy, radius = x + w / 2, y + h / 2, 6.5
    i.circle(cx, cy, radius, None, WHITE)
    i.path(f"M{cx} {cy}L{cx} {cy - radius}A{radius} {radius} 0 0 1 {cx + radius} {cy}Z"
           f"M{cx} {cy}L{cx} {cy + radius}A{radius} {radius} 0 0 1 {cx - radius} {cy}Z", None, i.colour)


@icon("Components/Rod")
def rod(i):
    m.bar(i, 0, 64, 32, 6)
    i.line(8, 44, 8, 50, SOFT, THIN)
    i.line(56, 44, 56, 50, SOFT, THIN)
    i.arrow(8, 47, 56, 47, SOFT, THIN, 4, both=True)
    i.line(2, 31, 62, 31, LIGHT, THIN)


@icon("Components/Spring")
def spring(i):
    m.bar(i, 0, 7)
    m.bar(i, 57, 64)
    m.zigzag(i, 6, 58, 32, 13, 5, 6)


@icon("Components/Damper")
def damper(i):
    m.bar(i, 0, 14)
    m.dashpot(i, 14, 52, 32, 16)
    m.bar(i, 38, 64)
    m.heat_port(i, 22, 48)


def spring_and_damper(i, x1, x2, turns=5):
    """A flat spring above a damper between two plates."""
    m.plate(i, x1, 12, 52)
    m.plate(i, x2, 12, 52)
    m.zigzag(i, x1, x2, 19, 6.5, turns, 4)
    width = x2 - x1
    left, right = x1 + width * 0.22, x2 - width * 0.18
    m.dashpot(i, left, right, 43, 8)
    i.line(x1, 43, left, 43)
    i.line(left + (right - left) * 0.62, 43, x2, 43)


@icon("Components/SpringDamper")
def spring_damper(i):
    m.bar(i, 0, 8)
    m.bar(i, 56, 64)
    spring_and_damper(i, 8, 56)
    m.heat_port(i, 26, 52)


@icon("Components/ElastoGap")
def elasto_gap(i):
    m.bar(i, 0, 8)
    m.bar(i, 54, 64)
    spring_and_damper(i, 8, 40, 4)
    i.path("M54 14A26 26 0 0 0 54 50Z", TRANSLATIONAL, TRANSLATIONAL)
    i.line(40, 57, 40, 61, SOFT, THIN)
    i.line(49, 57, 49, 61, SOFT, THIN)
    i.line(40, 59, 49, 59, SOFT, THIN)
    m.heat_port(i, 22, 52)


@icon("Components/SupportFriction")
def support_friction(i):
    for y in (13, 39):
        i.rect(16, y, 32, 10, TRANSLATIONAL, PALE)
        for k in range(6):
            x = 19 + 5 * k
            i.line(x, y + 8, x + 3.5, y + 2, TRANSLATIONAL, THIN)
    m.bar(i, 0, 64, 32, 12)
    i.line(2, 29, 62, 29, LIGHT, THIN)
    m.support(i, 49)
    m.heat_port(i, 22, 49)


@icon("Components/Brake", axis=RIGHT)
def brake(i):
    m.bar(i, 0, 64, 32, 10)
    i.rect(18, 18, 28, 7, TRANSLATIONAL, LIGHT, THICK, 1)
    i.rect(18, 39, 28, 7, TRANSLATIONAL, LIGHT, THICK, 1)
    i.arrow(32, 0, 32, 15, REAL, THICK, 6)
    m.support(i, 46)
    m.heat_port(i, 22, 46)


@icon("Components/MassWithStopAndFriction")
def mass_with_stop(i):
    m.bar(i, 0, 64)
    block(i, 19, 16, 26, 26)
    m.wall(i, 8, 12, 24, 4)
    m.wall(i, 56, 12, 24, 4, side=1)
    i.line(4, 45, 60, 45, MID)
    for x in range(8, 58, 6):
        i.line(x + 2, 45, x - 2, 50, MID, THIN)
    m.heat_port(i, 20, 45)


@icon("Components/Fixed", axis=None)
def fixed(i):
    r.fixed_post(i)


@icon("Components/RelativeStates")
def relative_states(i):
    m.bar(i, 0, 12)
    m.bar(i, 52, 64)
    r.relative(i, "s,v")


@icon("Components/InitializeFlange")
def initialize_flange(i):
    m.bar(i, 52, 64)
    r.initialize(i, "t_0", ("s", "v", "a"))


for _name, _word in (("Set_s_start", "s_0"), ("Set_v_start", "v_0"), ("Set_a_start", "a_0"), ("Set_flange_f", "f=0")):
    @icon("Components/InitializeFlange/" + _name)
    def set_start(i, word=_word):
        i.rect(6, 14, 46, 36, TRANSLATIONAL, PALE, THICK, 4)
        i.text(word, 29, 32, 16)
        m.bar(i, 52, 64)


@icon("Components/IdealGearR2T", axis=None, colour=ROTATIONAL)
def gear_r2t(i):
    r.gear_rack(i)


@icon("Components/IdealRollingWheel", axis=None, colour=ROTATIONAL)
def rolling_wheel(i):
    r.rolling(i)


@icon("Components/RollingResistance")
def rolling_resistance(i):
    i.circle(26, 31, 19, TRANSLATIONAL, LIGHT)
    i.circle(26, 31, 13, TRANSLATIONAL, PALE)
    m.bar(i, 26, 64, 31)
    i.circle(26, 31, 3.5, TRANSLATIONAL, WHITE)
    i.turn(26, 31, 8.3, 200, 80, TRANSLATIONAL, THIN, 4)
    with i.state("useInclinationInput", "true"):
        i.line(0, 13, 12, 18, REAL)
    with i.state("useCrInput", "true"):
        i.line(0, 51, 18, 51, REAL)
    i.path("M4 51L17 51Q26 55 35 51L60 51", MID)
    with i.state("useSupport", "true"):
        i.line(32, 53, 32, 64, MID)
    with i.state("useSupport", "false"):
        for x in range(8, 60, 6):
            i.line(x + 2, 53, x - 1, 58, MID, THIN)


@icon("Components/Vehicle")
def vehicle(i):
    i.rect(0, 28, 10, 8, None, LIGHT)
    i.line(0, 28, 10, 28, ROTATIONAL)
    i.line(0, 36, 10, 36, ROTATIONAL)
    m.bar(i, 50, 64)
    i.path("M5 43L5 34Q5 30 9 29L16 27L22 17Q23 15 26 15L41 15Q44 15 45.5 17L51 27L57 29Q60 30 60 34L60 43Z",
           TRANSLATIONAL, TRANSLATIONAL)
    i.path("M22 27L26 19.5L32 19.5L32 27Z", None, WHITE)
    i.path("M35.5 27L35.5 19.5L40.5 19.5L45 27Z", None, WHITE)
    for x in (18, 46):
        i.circle(x, 43, 7, ROTATIONAL, LIGHT)
        i.circle(x, 43, 2, ROTATIONAL, WHITE, THIN)
    i.line(2, 51.5, 62, 51.5, MID)
    for parameter, x in (("useInclinationInput", 13), ("useCrInput", 32), ("useWindInput", 51)):
        with i.state(parameter, "true"):
            i.line(x, 55, x, 64, REAL)


@icon("Components/GeneralForceToPositionAdaptor", axis=None)
def force_to_position(i):
    r.both_ways(i, False, "s", "f")


@icon("Components/GeneralPositionToForceAdaptor", axis=None)
def position_to_force(i):
    r.both_ways(i, True, "s", "f")


# -- sources ----------------------------------------------------------------------------------


@icon("Sources/Force")
def force(i):
    i.line(0, 32, 10, 32, REAL)
    i.path("M10 26L40 26L40 17L58 32L40 47L40 38L10 38Z", TRANSLATIONAL, TRANSLATIONAL)
    m.bar(i, 56, 64)
    i.line(13, 29, 42, 29, LIGHT, THIN)
    m.support(i, 44)


@icon("Sources/Force2")
def force2(i):
    i.path("M27 26L18 26L18 18L5 32L18 46L18 38L27 38Z", TRANSLATIONAL, TRANSLATIONAL)
    i.path("M37 26L46 26L46 18L59 32L46 46L46 38L37 38Z", TRANSLATIONAL, TRANSLATIONAL)
    m.bar(i, 0, 6)
    m.bar(i, 58, 64)
    i.line(32, 13, 32, 32, REAL)
    i.line(27, 32, 37, 32, REAL)


for _name, _curve in (("ConstantForce", "Constant"), ("ForceStep", "Step"), ("LinearSpeedDependentForce", "Linear"),
                      ("QuadraticSpeedDependentForce", "Quadratic"), ("InverseSpeedDependentForce", "Inverse"),
                      ("SignForce", "Sign"), ("EddyCurrentForce", "Eddy")):
    @icon("Sources/" + _name)
    def force_source(i, curve=_curve):
        m.bar(i, 47, 64)
        drive.curve_source(i, curve, "f")
        if curve == "Eddy":
            drive.eddy_extras(i)


def motion_source(name, word, wired=True, exact=False):
    """Register a source that forces a motion: a guided slide with the symbol of what is prescribed."""
    @icon("Sources/" + name)
    def draw(i):
        m.bar(i, 46, 64)
        drive.housing(i, 10, 46, 13, 51)
        if wired:
            drive.signal_in(i, 10)
        i.text(word, 28, 28 if exact else 30, {1: 18 if exact else 20, 3: 15 if "_" in word else 13}[len(word)])
        if not exact:
            i.line(16, 44, 40, 44, SOFT, THIN)
        if exact:
            with i.state("exact", "true"):
                i.poly([(23, 44), (26.5, 47), (33, 41)], TRANSLATIONAL)
            with i.state("exact", "false"):
                i.text("≈", 28, 45, 9)


motion_source("Position", "s", exact=True)
motion_source("Speed", "v", exact=True)
motion_source("Accelerate", "a")
motion_source("Move", "sva")
motion_source("ConstantSpeed", "v_0", wired=False)


# -- sensors ----------------------------------------------------------------------------------


def sensor(name, letters, leads=(), both=False, right=False):
    """A gauge on rods: absolute (output right), relative or cut (outputs at the bottom)."""
    @icon("Sensors/" + name)
    def draw(i):
        for lead in leads:
            if lead == 32:
                i.line(32, 50, 32, 64, REAL)
            else:
                i.poly([(20 if lead < 32 else 44, 48), (lead, 52), (lead, 64)], REAL)
        m.bar(i, 0, 12)
        if both:
            m.bar(i, 52, 64)
        if right:
            i.line(52, 32, 64, 32, REAL)
        m.gauge(i, 32, 33, 21, letters)


for _name, _letter in (("PositionSensor", "s"), ("SpeedSensor", "v"), ("AccSensor", "a")):
    sensor(_name, _letter, right=True)
for _name, _letter in (("RelPositionSensor", "∆s"), ("RelSpeedSensor", "∆v"), ("RelAccSensor", "∆a")):
    sensor(_name, _letter, (32,), both=True)
sensor("ForceSensor", "f", (6,), both=True)
sensor("PowerSensor", "P", (6,), both=True)
sensor("MultiSensor", "Pfv", (13, 32, 51), both=True)
