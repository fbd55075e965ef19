"""Icons of Modelica.Mechanics.Rotational: components."""

from . import mechanics as m
from .canvas import THICK, THIN, Icon, axis_arrow, polar
from .colours import LIGHT, MID, PALE, REAL, ROTATIONAL, SOFT, TRANSLATIONAL, WHITE

BASE = "Modelica/Mechanics/Rotational/Components/"
ICONS = {}

MIDDLE = (20, 44)  # from where to where the axis arrow goes
RIGHT = (43, 63)  # beside an input in the middle of the upper edge


def icon(name, axis=MIDDLE):
    """Register a drawing function under the class name; `axis` places the axis arrow, None leaves it out."""
    def register(draw):
        def make():
            drawing = Icon(ROTATIONAL)
            draw(drawing)
            if axis:
                axis_arrow(drawing, True, *axis)
            return drawing
        ICONS[BASE + name] = make
        return draw
    return register


@icon("Inertia")
def inertia(i):
    m.shaft(i, 0, 24)
    m.disc(i, 21, 40, 21, 6)
    i.path("M24 12.5A6 20.5 0 0 0 24 51.5", SOFT, None, THIN)
    i.ellipse(40.5, 32, 3.6, 13, SOFT, None, THIN)
    m.shaft_out(i, 41, 64)


@icon("Disc")
def disc(i):
    m.shaft(i, 0, 16)
    m.shaft(i, 48, 64)
    i.circle(32, 32, 20, ROTATIONAL, PALE)
    end = polar(32, 32, 20, 42)
    i.path(f"M32 32L52 32A20 20 0 0 0 {end[0]:.2f} {end[1]:.2f}Z", None, ROTATIONAL, fill_opacity="0.25")
    i.line(32, 32, 52, 32)
    i.line(32, 32, *end)
    i.circle(32, 32, 3, ROTATIONAL, WHITE)


@icon("Spring")
def spring(i):
    m.shaft(i, 0, 9)
    m.shaft(i, 55, 64)
    m.plate(i, 9, 18, 46)
    m.plate(i, 55, 18, 46)
    m.coil(i, 12, 52, 32, 12, 5)


@icon("Damper")
def damper(i):
    m.shaft(i, 0, 14)
    m.dashpot(i, 14, 52, 32, 17)
    m.shaft(i, 38, 64)
    m.heat_port(i, 22, 49)


@icon("SpringDamper")
def spring_damper(i):
    spring_and_damper(i, 8, 56)
    m.shaft(i, 0, 8)
    m.shaft(i, 56, 64)
    m.heat_port(i, 26, 53)


def spring_and_damper(i, x1, x2, compact=False):
    """A spring above a damper between two plates."""
    m.plate(i, x1, 12, 52)
    m.plate(i, x2, 12, 52)
    width = x2 - x1
    m.coil(i, x1 + 3, x2 - 3, 19, 7, 3 if compact else 5)
    left, right = x1 + width * 0.22, x2 - width * 0.18
    m.dashpot(i, left, right, 44, 8)
    i.line(x1, 44, left, 44)
    i.line(left + (right - left) * 0.62, 44, x2, 44)


def claws(i, x, gap=3.5):
    """The tongue and the fork of a coupling with play; the tongue comes from x."""
    i.line(x, 32, x + 9, 32)
    i.poly([(x + 20, 24 - gap), (x + 3, 24 - gap), (x + 3, 26 - gap)], i.colour)
    i.poly([(x + 20, 40 + gap), (x + 3, 40 + gap), (x + 3, 38 + gap)], i.colour)
    i.rect(x + 9, 26, 5, 12, i.colour, i.colour)
    i.line(x + 20, 24 - gap, x + 20, 40 + gap)


@icon("ElastoBacklash")
def elasto_backlash(i):
    m.shaft(i, 0, 6)
    spring_and_damper(i, 6, 37, True)
    claws(i, 37)
    m.shaft(i, 57, 64)
    m.heat_port(i, 20, 53)


@icon("ElastoBacklash2")
def elasto_backlash2(i):
    m.shaft(i, 0, 6)
    spring_and_damper(i, 6, 37, True)
    claws(i, 37)
    m.shaft(i, 57, 64)
    i.text("2", 48, 53, 9, MID)
    m.heat_port(i, 20, 53)


@icon("BearingFriction")
def bearing_friction(i):
    for y in (14, 38):
        i.rect(18, y, 28, 12, ROTATIONAL, PALE)
        for x in (25, 32, 39):
            i.circle(x, y + 6, 2.6, None, ROTATIONAL)
    m.shaft(i, 0, 64, 32, 10)
    m.support(i, 50)
    m.heat_port(i, 22, 50)


@icon("Brake", axis=RIGHT)
def brake(i):
    m.shaft(i, 0, 30)
    m.disc(i, 29, 35, 17, 5, 32, LIGHT)
    m.shaft_out(i, 36, 64)
    i.rect(23, 9, 18, 5, ROTATIONAL, ROTATIONAL, radius=1)
    i.rect(23, 50, 18, 4, ROTATIONAL, ROTATIONAL, radius=1)
    i.arrow(32, 0, 32, 8, REAL, THICK, 5)
    m.support(i, 54)
    m.heat_port(i, 24, 54)


def clutch_discs(i):
    """Two discs that face each other across a small gap."""
    m.shaft(i, 0, 20)
    m.disc(i, 20, 25, 20, 4, 32, LIGHT)
    m.disc(i, 38, 43, 20, 4, 32)
    m.shaft_out(i, 44, 64)


@icon("Clutch", axis=RIGHT)
def clutch(i):
    clutch_discs(i)
    i.line(32, 0, 32, 11, REAL)
    i.poly([(7, 21), (7, 11), (57, 11), (57, 21)], REAL)
    i.arrow(7, 21, 15.5, 21, REAL, THICK, 5)
    i.arrow(57, 21, 48, 21, REAL, THICK, 5)
    m.heat_port(i, 30, 46)


@icon("OneWayClutch", axis=RIGHT)
def one_way_clutch(i):
    m.shaft(i, 0, 64, 32)
    i.circle(32, 32, 22, ROTATIONAL, PALE)
    pairs = []
    for k in range(8):
        pairs.append(polar(32, 32, 15, k * 45))
        pairs.append(polar(32, 32, 9.5, k * 45 + 3))
    i.poly(pairs, ROTATIONAL, ROTATIONAL, THICK, True)
    for degrees in (22, 112, 202, 292):
        i.circle(*polar(32, 32, 17.3, degrees), 2.6, ROTATIONAL, WHITE, THIN)
    i.circle(32, 32, 4, ROTATIONAL, WHITE)
    i.arrow(32, 0, 32, 9, REAL, THICK, 5)
    m.heat_port(i, 22, 52)


@icon("IdealGear")
def ideal_gear(i):
    m.shaft(i, 0, 10)
    m.shaft(i, 54, 64)
    m.bracket(i)
    m.pair_of_gears(i)
    m.support(i, 51)
    m.ratio_signs(i)


@icon("LossyGear")
def lossy_gear(i):
    m.shaft(i, 0, 10)
    m.shaft(i, 54, 64)
    m.bracket(i)
    m.pair_of_gears(i)
    i.text("η", 56, 52, 10, MID)
    m.support(i, 51)
    m.ratio_signs(i)
    m.heat_port(i, 22, 51)


@icon("Gearbox")
def gearbox(i):
    m.shaft(i, 0, 10)
    m.shaft(i, 54, 64)
    i.path("M10 20L18 11L46 11L54 20L54 52L10 52Z", ROTATIONAL, PALE)
    m.gear(i, 24, 37, 9.5, 10, 2.6, 0, LIGHT, 2.5)
    m.gear(i, 40.6, 34, 9.8, 10, 2.6, 8, LIGHT, 2.5)
    m.zigzag(i, 20, 44, 18, 3.5, 4, 3)
    i.line(6, 52, 58, 52)
    m.support(i, 53)
    m.heat_port(i, 22, 53)


@icon("IdealPlanetary", axis=(49, 63.5))
def ideal_planetary(i):
    m.shaft(i, 57, 64, 32)
    i.circle(33, 32, 27, ROTATIONAL, LIGHT)
    i.path(m.wheel_path(33, 32, 22, 27, 2.4, 0, True), ROTATIONAL, WHITE)
    hubs = [polar(33, 32, 14.4, degrees) for degrees in (90, 210, 330)]
    for x, y in hubs:
        m.gear(i, x, y, 8.2, 9, 2.4, 90, LIGHT, 0)
    m.gear(i, 33, 32, 8.4, 9, 2.4, -90, ROTATIONAL, 0)
    i.line(0, 32, 33, 32)
    i.line(0, 17.6, 33, 17.6, MID)
    for x, y in hubs:
        i.circle(x, y, 2.8, MID, WHITE)
    i.circle(33, 32, 2.8, ROTATIONAL, WHITE)


def both_axes(i):
    """The turn on the left and the straight arrow on the right, for parts between rotation and translation."""
    axis_arrow(i, True, 1, 17)
    axis_arrow(i, False, 46, 63)


def wheel_support(i):
    """Both supports of a rotation-to-translation part, at the lower corners."""
    for parameter, x in (("useSupportR", 5), ("useSupportT", 59)):
        with i.state(parameter, "true"):
            i.poly([(32, 58), (x - 5 if x < 32 else x + 5, 58), (x - 5 if x < 32 else x + 5, 64)], MID)
        with i.state(parameter, "false"):
            m.hatch(i, x - 4, x + 4, 58, 4, 4)
    i.line(5, 58, 59, 58, MID)


@icon("IdealGearR2T", axis=None)
def gear_r2t(i):
    gear_rack(i)


def gear_rack(i):
    """A pinion on a rack."""
    m.shaft(i, 0, 20)
    teeth = [(6, 53)]
    for k in range(6):
        left = 6 + 7.4 * k
        teeth += [(left, 48.5), (left + 2, 45.2), (left + 3.6, 45.2), (left + 5.6, 48.5)]
    i.poly(teeth + [(50, 48.5), (50, 30), (64, 30), (64, 34), (54, 34), (54, 53)], None, TRANSLATIONAL, THICK, True)
    m.gear(i, 24.6, 30, 16.8, 14, 3.6, 90 + 180 / 14, LIGHT, 4.5)
    i.turn(24.6, 30, 8.6, 30, 150, ROTATIONAL, THIN, 4)
    both_axes(i)
    wheel_support(i)


@icon("IdealRollingWheel", axis=None)
def rolling_wheel(i):
    rolling(i)


def rolling(i):
    """A wheel that rolls on the ground and pushes a rod."""
    m.shaft(i, 0, 16)
    i.circle(28, 32, 23, ROTATIONAL, LIGHT)
    i.circle(28, 32, 17, ROTATIONAL, PALE)
    for degrees in (18, 90, 162, 234, 306):
        i.line(*polar(28, 32, 5, degrees), *polar(28, 32, 17, degrees), ROTATIONAL, THIN)
    i.rect(28, 30, 36, 4, None, TRANSLATIONAL)
    i.circle(28, 32, 5, ROTATIONAL, WHITE)
    both_axes(i)
    wheel_support(i)


@icon("Fixed", axis=None)
def fixed(i):
    fixed_post(i)


def fixed_post(i):
    """A post on hatched ground that carries the flange in the middle of the icon."""
    i.path("M26 46L28.5 30L35.5 30L38 46Z", i.colour, LIGHT)
    m.hatch(i, 10, 54, 46, 8, 6, MID)


@icon("RelativeStates")
def relative_states(i):
    relative(i, "φ,ω")
    m.shaft(i, 0, 12)
    m.shaft(i, 52, 64)


def relative(i, word):
    """A dashed box between two flanges: a place for states, without physics."""
    i.rect(12, 14, 40, 36, i.colour, PALE, THICK, 3, stroke_dasharray="3 4")
    i.text(word, 32, 29, 13)
    i.arrow(20, 43, 44, 43, MID, THIN, 4, both=True)


@icon("InitializeFlange")
def initialize_flange(i):
    initialize(i, "t_0", ("φ", "ω", "α"))
    m.shaft(i, 52, 64)


def initialize(i, word, letters):
    """A plate that holds the values at the start; the dashed lines are the inputs."""
    i.rect(4, 11, 48, 46, i.colour, PALE, THICK, 4)
    for y, letter in zip((21, 34, 47), letters):
        i.text(letter, 15, y, 10, REAL)
        i.line(22, y, 28, y, SOFT, THIN)
    i.text(word, 40, 33, 14)


for _name, _word in (("Set_phi_start", "φ_0"), ("Set_w_start", "ω_0"), ("Set_a_start", "α_0"),
                     ("Set_flange_tau", "τ=0")):
    @icon("InitializeFlange/" + _name)
    def set_start(i, word=_word):
        i.rect(6, 14, 46, 36, ROTATIONAL, PALE, THICK, 4)
        i.text(word, 29, 32, 16)
        m.shaft(i, 52, 64)


def both_ways(i, flange_right, upper, lower):
    """Signals become a motion and the reaction comes back as a signal."""
    flange = 1 if flange_right else -1
    i.rect(25, 1.5, 14, 61, i.colour, PALE, THICK, 3)
    i.text(upper, 32, 16, 9, REAL)
    i.text(lower, 32, 48, 9, REAL)
    i.line(27, 32, 37, 32, i.colour)
    i.head(32 + 4 * flange, 32, 0 if flange_right else 180, 6)


@icon("AngleToTorqueAdaptor", axis=None)
def angle_to_torque(i):
    both_ways(i, True, "φ", "τ")


@icon("TorqueToAngleAdaptor", axis=None)
def torque_to_angle(i):
    both_ways(i, False, "φ", "τ")


@icon("GeneralAngleToTorqueAdaptor", axis=None)
def general_angle_to_torque(i):
    both_ways(i, True, "φ", "τ")


@icon("GeneralTorqueToAngleAdaptor", axis=None)
def general_torque_to_angle(i):
    both_ways(i, False, "φ", "τ")


for _name, _word in (("Move_phi", "φ"), ("Move_w", "φ,ω")):
    @icon("AngleToTorqueAdaptor/" + _name)
    def move_inside(i, word=_word):
        i.rect(6, 14, 46, 36, ROTATIONAL, PALE, THICK, 4)
        i.text(word, 29, 32, 16)
        m.shaft(i, 52, 64)
        m.support(i, 50)
