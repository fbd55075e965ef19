"""Icons of Modelica.Electrical.Analog: Basic, Lines, Sensors, and the primitives of electrical drawings."""

from . import mechanics as m
from .canvas import THICK, THIN, Icon
from .colours import ELECTRICAL, HEAT, LIGHT, MID, PALE, REAL, ROTATIONAL, SOFT, TRANSLATIONAL, WHITE

BASE = "Modelica/Electrical/Analog/"
ICONS = {}


def registrar(icons, package):
    """A decorator factory for one package."""
    def icon(name):
        def register(draw):
            def make():
                drawing = Icon(ELECTRICAL)
                draw(drawing)
                return drawing
            icons[package + name] = make
            return draw
        return register
    return icon


icon = registrar(ICONS, BASE)


def wires(i, x1, x2, y=32):
    """Leads from both edges to x1 and from x2."""
    i.line(0, y, x1, y)
    i.line(x2, y, 64, y)


def heat_below(i, y, x=32):
    """Lead to the heat port in the middle of the lower edge."""
    with i.state("useHeatPort", "true"):
        i.line(x, y, 32, 64, HEAT, THIN)
        m.waves(i, 20, 62)


def varying(i, y1=50, y2=12):
    """The slanted arrow of a variable part and its signal from above."""
    i.line(32, 0, 32, 8, REAL)
    i.arrow(16, y1, 50, y2, REAL, THIN, 6)


def resistor_body(i, fill=PALE):
    """The box of a resistor."""
    wires(i, 12, 52)
    i.rect(12, 23, 40, 18, ELECTRICAL, fill, THICK, 1)


def winding(i, x1, y, count, radius=5.5, vertical=False, side=-1):
    """Half turns of a coil along x (or along y, bulging to `side`)."""
    data = f"M{x1} {y}"
    for k in range(count):
        if vertical:
            data += f"A{radius} {radius} 0 0 {1 if side > 0 else 0} {x1} {y + 2 * radius * (k + 1)}"
        else:
            data += f"A{radius} {radius} 0 0 1 {x1 + 2 * radius * (k + 1)} {y}"
    i.path(data, ELECTRICAL)


def plates(i):
    """Two capacitor plates."""
    wires(i, 27.5, 36.5)
    i.line(27.5, 15, 27.5, 49)
    i.line(36.5, 15, 36.5, 49)


@icon("Basic/Ground")
def ground(i):
    i.line(32, 0, 32, 26)
    i.line(14, 26, 50, 26)
    i.line(20, 35, 44, 35)
    i.line(26, 44, 38, 44)


@icon("Basic/Resistor")
def resistor(i):
    resistor_body(i)
    heat_below(i, 41)


@icon("Basic/Conductor")
def conductor(i):
    resistor_body(i, LIGHT)
    i.text("G", 32, 32, 11)
    heat_below(i, 41)


@icon("Basic/VariableResistor")
def variable_resistor(i):
    resistor_body(i)
    varying(i)
    heat_below(i, 41)


@icon("Basic/VariableConductor")
def variable_conductor(i):
    resistor_body(i, LIGHT)
    i.text("G", 32, 32, 11)
    varying(i)
    heat_below(i, 41)


@icon("Basic/Potentiometer")
def potentiometer(i):
    resistor_body(i)
    i.poly([(64, 64), (64, 54), (32, 54), (32, 50)], ELECTRICAL)
    i.head(32, 42, 90, 8)
    with i.state("useRinput", "true"):
        i.poly([(2, 64), (2, 54), (26, 47)], REAL)


@icon("Basic/Capacitor")
def capacitor(i):
    plates(i)


@icon("Basic/VariableCapacitor")
def variable_capacitor(i):
    plates(i)
    varying(i, 51, 13)


def inductor_body(i):
    """Four turns."""
    wires(i, 10, 54)
    winding(i, 10, 32, 4)


@icon("Basic/Inductor")
def inductor(i):
    inductor_body(i)


@icon("Basic/VariableInductor")
def variable_inductor(i):
    inductor_body(i)
    varying(i, 48, 14)


@icon("Basic/SaturatingInductor")
def saturating_inductor(i):
    inductor_body(i)
    i.rect(10, 37, 44, 4, None, ELECTRICAL)
    i.poly([(40, 18), (45, 18), (52, 10), (58, 10)], MID, None, THIN)


def two_port_frame(i):
    """The box of a two-port with its four leads at the corners."""
    i.rect(12, 6, 40, 52, ELECTRICAL, PALE, THICK, 3)
    for x, edge in ((12, 0), (52, 64)):
        i.poly([(edge, 0), (edge, 12), (x, 12)], ELECTRICAL)
        i.poly([(edge, 64), (edge, 52), (x, 52)], ELECTRICAL)


def transformer_picture(i, core=True):
    """Two windings that face each other across a core."""
    for edge, x, side in ((0, 22, 1), (64, 42, -1)):
        i.poly([(edge, 1), (edge, 10), (x, 10)], ELECTRICAL)
        i.poly([(edge, 63), (edge, 54), (x, 54)], ELECTRICAL)
        winding(i, x, 10, 4, 5.5, True, side)
    if core:
        i.line(32, 10, 32, 54, MID)


@icon("Basic/Transformer")
def transformer(i):
    transformer_picture(i, False)


@icon("Ideal/IdealTransformer")
def ideal_transformer(i):
    transformer_picture(i)
    with i.state("considerMagnetization", "true"):
        i.circle(32, 60, 2.5, None, MID)


@icon("Basic/M_Transformer")
def matrix_transformer(i):
    wires(i, 8, 56)
    for y in (18, 32, 46):
        winding(i, 12, y, 4, 5)
        i.line(8, y, 12, y)
        i.line(52, y, 56, y)
    i.line(8, 18, 8, 46)
    i.line(56, 18, 56, 46)


@icon("Basic/Gyrator")
def gyrator(i):
    two_port_frame(i)
    i.arc(22, 32, 9, -70, 70, ELECTRICAL)
    i.arc(42, 32, 9, 110, 250, ELECTRICAL)
    i.arrow(24, 14, 40, 14, ELECTRICAL, THIN, 5)


def controlled(name, source, control):
    """A controlled source: on the left what is measured, on the right the source."""
    @icon("Basic/" + name)
    def draw(i):
        i.poly([(0, 0), (0, 12), (14, 12)], ELECTRICAL)
        i.poly([(0, 64), (0, 52), (14, 52)], ELECTRICAL)
        if control == "V":
            i.circle(14, 12, 2.5, ELECTRICAL, WHITE)
            i.circle(14, 52, 2.5, ELECTRICAL, WHITE)
            i.arrow(14, 19, 14, 45, MID, THIN, 5)
        else:
            i.line(14, 12, 14, 52)
            i.head(14, 36, 270, 8)
        i.poly([(64, 0), (64, 12), (46, 12), (46, 18)], ELECTRICAL)
        i.poly([(64, 64), (64, 52), (46, 52), (46, 46)], ELECTRICAL)
        i.poly([(46, 17), (59, 32), (46, 47), (33, 32)], ELECTRICAL, PALE, THICK, True)
        if source == "V":
            i.line(46, 17, 46, 47)
        else:
            i.line(33, 32, 59, 32)
        i.line(18, 32, 29, 32, SOFT, THIN)


controlled("VCV", "V", "V")
controlled("VCC", "C", "V")
controlled("CCV", "V", "C")
controlled("CCC", "C", "C")


def amplifier(i, label=""):
    """The triangle of an operational amplifier; inputs at y = 13 (−) and 51 (+)."""
    i.line(0, 13, 10, 13)
    i.line(0, 51, 10, 51)
    i.line(56, 32, 64, 32)
    i.poly([(10, 3), (57, 32), (10, 61)], ELECTRICAL, PALE, THICK, True)
    i.minus(14, 15, 20)
    i.line(14, 48, 20, 48)
    i.line(17, 45, 17, 51)
    if label:
        i.text(label, 29, 32, 12)


def supplies(i):
    """Supply leads above and below."""
    i.line(32, 0, 32, 16.5)
    i.line(32, 47.5, 32, 64)


@icon("Basic/OpAmp")
def op_amp(i):
    supplies(i)
    amplifier(i)
    i.poly([(22, 39), (29, 39), (37, 25), (43, 25)], MID, None, THIN)


@icon("Basic/OpAmpDetailed")
def op_amp_detailed(i):
    supplies(i)
    amplifier(i)
    for k, y in enumerate((25, 32, 39)):
        i.line(23, y, 40 - 2 * abs(k - 1), y, MID, THIN)
    i.circle(23, 25, 1.5, None, MID)
    i.circle(32, 32, 1.5, None, MID)
    i.circle(27, 39, 1.5, None, MID)


@icon("Ideal/IdealOpAmp3Pin")
def ideal_op_amp3(i):
    amplifier(i, label="∞")


@icon("Ideal/IdealOpAmp")
def ideal_op_amp(i):
    i.line(32, 47.5, 32, 64)
    amplifier(i, label="∞")


@icon("Ideal/IdealOpAmpLimited")
def ideal_op_amp_limited(i):
    supplies(i)
    amplifier(i, label="∞")


@icon("Ideal/IdealizedOpAmpLimited")
def idealized_op_amp(i):
    with i.state("useSupply", "true"):
        supplies(i)
    amplifier(i)
    i.poly([(22, 39), (28, 39), (36, 25), (42, 25)], ELECTRICAL)


def machine(i, draw_mechanics):
    """An electromechanical converter: pins above and below, flange on the right, support on the left."""
    i.line(32, 0, 32, 12)
    i.line(32, 52, 32, 64)
    draw_mechanics()
    with i.state("useSupport", "true"):
        i.line(0, 32, 12, 32, MID)
    with i.state("useSupport", "false"):
        i.line(6, 32, 12, 32, MID)
        m.wall(i, 6, 24, 40, 4)


@icon("Basic/RotationalEMF")
def rotational_emf(i):
    def mechanics():
        i.rect(48, 28, 16, 8, None, LIGHT)
        i.line(48, 28, 64, 28, ROTATIONAL)
        i.line(48, 36, 64, 36, ROTATIONAL)
    machine(i, mechanics)
    i.rect(25, 10, 14, 5, ELECTRICAL, ELECTRICAL)
    i.rect(25, 49, 14, 5, ELECTRICAL, ELECTRICAL)
    i.circle(32, 32, 18, ELECTRICAL, PALE)
    i.text("M", 32, 32, 16)


@icon("Basic/TranslationalEMF")
def translational_emf(i):
    def mechanics():
        i.rect(44, 30, 20, 4, None, TRANSLATIONAL)
    machine(i, mechanics)
    i.rect(12, 14, 40, 36, ELECTRICAL, PALE, THICK, 2)
    winding(i, 16, 26, 4, 4)
    i.rect(16, 31, 32, 8, TRANSLATIONAL, TRANSLATIONAL, THICK, 1)
    i.arrow(22, 45, 42, 45, SOFT, THIN, 4, both=True)


def adaptor(name, right, upper, lower):
    """The narrow adaptor between signals and a pin pair."""
    @icon("Basic/" + name)
    def draw(i):
        i.rect(25, 1.5, 14, 61, ELECTRICAL, PALE, THICK, 3)
        i.text(upper, 32, 16, 9, REAL)
        i.text(lower, 32, 48, 9, REAL)
        i.line(27, 32, 37, 32)
        i.head(32 + (4 if right else -4), 32, 0 if right else 180, 6)


adaptor("GeneralCurrentToVoltageAdaptor", False, "v", "i")
adaptor("GeneralVoltageToCurrentAdaptor", True, "v", "i")


# -- sensors ----------------------------------------------------------------------------------


@icon("Sensors/PotentialSensor")
def potential_sensor(i):
    i.line(0, 32, 12, 32)
    i.line(52, 32, 64, 32, REAL)
    m.gauge(i, 32, 33, 21, "φ")


@icon("Sensors/VoltageSensor")
def voltage_sensor(i):
    wires(i, 11, 53)
    i.line(32, 52, 32, 64, REAL)
    m.gauge(i, 32, 33, 21, "V")


@icon("Sensors/CurrentSensor")
def current_sensor(i):
    i.line(0, 32, 64, 32)
    i.line(32, 52, 32, 64, REAL)
    m.gauge(i, 32, 33, 21, "A")


@icon("Sensors/PowerSensor")
def power_sensor(i):
    i.line(0, 32, 64, 32)
    i.line(32, 0, 32, 64)
    i.poly([(16, 46), (1, 54), (1, 64)], REAL)
    m.gauge(i, 32, 33, 21, "W")


@icon("Sensors/MultiSensor")
def multi_sensor(i):
    i.line(0, 32, 64, 32)
    i.line(32, 0, 32, 64)
    i.line(0, 51, 20, 46, REAL)
    i.poly([(20, 48), (13, 54), (13, 64)], REAL)
    i.poly([(44, 48), (51, 54), (51, 64)], REAL)
    m.gauge(i, 32, 33, 21, "WVA")


# -- lines ------------------------------------------------------------------------------------


def cable(i, corners, label=""):
    """A line: an oblique tube, either between the left and right edge or as a two-port."""
    if corners:
        for edge, x in ((0, 14), (64, 50)):
            i.poly([(edge, 1), (edge, 26), (x, 26)], ELECTRICAL)
            i.poly([(edge, 63), (edge, 38), (x, 38)], ELECTRICAL)
    else:
        i.line(0, 32, 10, 32)
        i.line(54, 32, 64, 32)
        i.line(32, 42, 32, 64)
    i.path("M14 20L52 20A5 12 0 0 1 52 44L14 44A5 12 0 0 1 14 20Z", ELECTRICAL, PALE)
    i.ellipse(14, 32, 5, 12, ELECTRICAL, LIGHT)
    if not corners:
        i.circle(14, 32, 2, None, ELECTRICAL)
    if label:
        i.text(label, 37, 32, 11)


for _name, _corners, _label in (("OLine", False, "RLC"), ("ULine", False, "RC"), ("TLine", True, "T"),
                                ("TLine1", True, "1"), ("TLine2", True, "2"), ("TLine3", True, "3")):
    @icon("Lines/" + _name)
    def line_icon(i, corners=_corners, label=_label):
        cable(i, corners, label)
        with i.state("useHeatPort", "true"):
            i.poly([(24, 44), (24, 60), (0, 60)], HEAT, None, THIN)


@icon("Lines/M_OLine")
def multiple_line(i):
    i.line(0, 32, 64, 32)
    i.line(32, 50, 32, 64)
    for y in (14, 26, 38):
        i.path(f"M14 {y}L52 {y}A3 6 0 0 1 52 {y + 12}L14 {y + 12}A3 6 0 0 1 14 {y}Z", ELECTRICAL, PALE)
        i.ellipse(14, y + 6, 3, 6, ELECTRICAL, LIGHT)
    with i.state("useHeatPort", "true"):
        i.poly([(24, 50), (24, 60), (0, 60)], HEAT, None, THIN)


for _name in ("segment", "segment_last"):
    @icon("Lines/M_OLine/" + _name)
    def segment(i, last=_name.endswith("last")):
        wires(i, 8, 56)
        i.rect(8, 14, 48, 36, ELECTRICAL, PALE, THICK, 3)
        winding(i, 14, 30, 3, 4)
        if not last:
            i.line(38, 30, 52, 30)
            i.line(45, 30, 45, 36)
            i.line(40, 36, 50, 36)
            i.line(40, 40, 50, 40)
            i.line(45, 40, 45, 45)
            i.line(32, 50, 32, 64)
