"""Icons of Modelica.Mechanics.Rotational: sources and sensors."""

from . import mechanics as m
from .canvas import THICK, THIN, Icon, axis_arrow
from .colours import LIGHT, MID, PALE, REAL, ROTATIONAL, SOFT

BASE = "Modelica/Mechanics/Rotational/"
ICONS = {}

MIDDLE = (20, 44)  # from where to where the axis arrow goes


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


def torque_arrow(i, cx, cy=32, radius=17):
    """The big arrow that winds round the shaft at cx: its front half passes over the shaft."""
    i.turn(cx, cy, 8, 270, 420, i.colour, THICK, 7, ry=radius)
    m.shaft(i, cx - 7, cx + 5)
    i.arc(cx, cy, 8, 115, 270, i.colour, THICK, ry=radius)


def housing(i, x1=8, x2=46, y1=12, y2=52):
    """The body of a source, with room for a picture; its support is below."""
    i.rect(x1, y1, x2 - x1, y2 - y1, i.colour, PALE, THICK, 3)
    m.support(i, y2)


def signal_in(i, x=8):
    """The lead of the reference signal from the left edge."""
    i.line(0, 32, x, 32, REAL)


@icon("Sources/Torque")
def torque(i):
    m.shaft(i, 30, 64)
    i.rect(14, 20, 16, 24, ROTATIONAL, LIGHT, THICK, 2)
    signal_in(i, 14)
    torque_arrow(i, 45)
    with i.state("useSupport", "true"):
        i.line(22, 44, 22, 54, MID)
        i.poly([(22, 54), (32, 54), (32, 64)], MID)
    with i.state("useSupport", "false"):
        i.line(22, 44, 22, 56, MID)
        m.hatch(i, 13, 31, 57, 4)


@icon("Sources/Torque2")
def torque2(i):
    m.shaft(i, 0, 22)
    m.shaft(i, 42, 64)
    i.rect(22, 22, 7, 20, ROTATIONAL, ROTATIONAL, THICK, 1)
    i.rect(35, 22, 7, 20, ROTATIONAL, ROTATIONAL, THICK, 1)
    i.turn(11, 32, 7, 65, -240, ROTATIONAL, THICK, 7, ry=17)
    i.turn(53, 32, 7, 115, 420, ROTATIONAL, THICK, 7, ry=17)
    i.line(32, 18, 32, 32, REAL)
    i.line(29, 32, 35, 32, REAL)


# Characteristics torque over speed (or force over speed), as points of a unit box, and where its origin lies.
CURVES = {
    "Linear": ([(0.04, 0.04), (0.96, 0.96)], (0.5, 0.5)),
    "Quadratic": ([(u, 0.5 + (1 if u > 0.5 else -1) * 1.8 * (u - 0.5) ** 2) for u in [k / 20 for k in range(0, 21)]],
                  (0.5, 0.5)),
    "Inverse": ([(u, 0.09 / u) for u in (0.1, 0.12, 0.15, 0.2, 0.26, 0.34, 0.45, 0.6, 0.78, 0.96)], (0, 0)),
    "Sign": ([(0.02, 0.12), (0.42, 0.12), (0.46, 0.2), (0.54, 0.8), (0.58, 0.88), (0.98, 0.88)], (0.5, 0.5)),
    "Eddy": ([(u, 0.95 * 2 * (u / 0.28) / (1 + (u / 0.28) ** 2)) for u in [k / 20 for k in range(0, 21)]], (0, 0)),
    "Constant": ([(0.02, 0.72), (0.98, 0.72)], (0, 0)),
    "Step": ([(0.02, 0.08), (0.42, 0.08), (0.42, 0.85), (0.98, 0.85)], (0, 0)),
    "Ramp": ([(0.02, 0.04), (0.98, 0.9)], (0, 0)),
}


def curve_source(i, curve, letter):
    """A housing that shows the characteristic, and the quantity's letter beside the flange."""
    housing(i, 5, 47, 11, 53)
    data, origin = CURVES[curve]
    m.graph(i, 10, 16, 32, 32, data, origin)
    i.text(letter, 55.5, 20, 11)


def torque_source(name, curve):
    """Register a torque source with its characteristic."""
    @icon("Sources/" + name)
    def draw(i):
        m.shaft(i, 47, 64)
        curve_source(i, curve, "τ")
        if curve == "Eddy":
            eddy_extras(i)


def eddy_extras(i):
    """Excitation input and heat port of an eddy current brake."""
    with i.state("useExcitationInput", "true"):
        i.line(0, 32, 5, 32, REAL)
    m.heat_port(i, 12, 53, False)


for _name, _curve in (("ConstantTorque", "Constant"), ("TorqueStep", "Step"), ("LinearSpeedDependentTorque", "Linear"),
                      ("QuadraticSpeedDependentTorque", "Quadratic"), ("InverseSpeedDependentTorque", "Inverse"),
                      ("SignTorque", "Sign"), ("EddyCurrentTorque", "Eddy")):
    torque_source(_name, _curve)


def motion_source(name, word, wired=True, exact=False):
    """Register a source that forces a motion: a clamp around the shaft with the symbol of what is prescribed."""
    @icon("Sources/" + name)
    def draw(i):
        m.shaft(i, 44, 64)
        housing(i, 10, 46, 13, 51)
        if wired:
            signal_in(i, 10)
        i.text(word, 28, 28 if exact else 30, {1: 18 if exact else 20, 3: 15 if "_" in word else 10.5}[len(word)])
        if not exact:
            i.line(16, 44, 40, 44, SOFT, THIN)
        if exact:
            with i.state("exact", "true"):
                i.poly([(23, 44), (26.5, 47), (33, 41)], ROTATIONAL)
            with i.state("exact", "false"):
                i.text("≈", 28, 45, 9)


motion_source("Position", "φ", exact=True)
motion_source("Speed", "ω", exact=True)
motion_source("Accelerate", "α")
motion_source("Move", "φωα")
motion_source("ConstantSpeed", "ω_0", wired=False)


# -- sensors ----------------------------------------------------------------------------------


def absolute_sensor(name, letter):
    """A gauge on one flange with its output on the right."""
    @icon("Sensors/" + name)
    def draw(i):
        m.shaft(i, 0, 12)
        i.line(52, 32, 64, 32, REAL)
        m.gauge(i, 32, 33, 21, letter)


def relative_sensor(name, letter):
    """A gauge between two flanges with its output at the bottom."""
    @icon("Sensors/" + name)
    def draw(i):
        m.shaft(i, 0, 12)
        m.shaft(i, 52, 64)
        i.line(32, 52, 32, 64, REAL)
        m.gauge(i, 32, 33, 21, letter)


def cut_sensor(name, letters, leads):
    """A gauge in the shaft line; the outputs leave at the bottom at the x of `leads`."""
    @icon("Sensors/" + name)
    def draw(i):
        for lead in leads:
            if lead == 32:
                i.line(32, 50, 32, 64, REAL)
            else:
                start = 20 if lead < 32 else 44
                i.poly([(start, 48), (lead, 52), (lead, 64)], REAL)
        m.shaft(i, 0, 64)
        m.gauge(i, 32, 33, 21, letters)


for _name, _letter in (("AngleSensor", "φ"), ("SpeedSensor", "ω"), ("AccSensor", "α")):
    absolute_sensor(_name, _letter)
for _name, _letter in (("RelAngleSensor", "∆φ"), ("RelSpeedSensor", "∆ω"), ("RelAccSensor", "∆α")):
    relative_sensor(_name, _letter)
cut_sensor("TorqueSensor", "τ", (6,))
cut_sensor("PowerSensor", "P", (6,))
cut_sensor("MultiSensor", "Pτω", (13, 32, 51))
