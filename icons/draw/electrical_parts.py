"""Icons of Modelica.Electrical.Analog: Ideal, Semiconductors and Sources."""

from . import blocks as b
from . import blocks_sources as signals
from .canvas import THICK, THIN
from .colours import BOOLEAN, DIGITAL, ELECTRICAL, MID, PALE, REAL, SOFT, WHITE
from .electrical import heat_below, registrar, wires

ICONS = {}
icon = registrar(ICONS, "Modelica/Electrical/Analog/")

# -- switches ---------------------------------------------------------------------------------


def contact(i, closed_at_rest=False, arc=False, electric=False, y=32):
    """A switch with one lever; the control comes from above, as a Boolean signal or as a pin."""
    wires(i, 14, 50, y)
    lever_y = y - 4 if closed_at_rest else y - 14
    i.line(16, y - 1.5, 50 if closed_at_rest else 46, lever_y if not closed_at_rest else y - 4)
    if closed_at_rest:
        i.line(48, y - 10, 48, y - 3)
    i.circle(14, y, 3, ELECTRICAL, WHITE)
    i.circle(50, y, 3, ELECTRICAL, WHITE)
    middle = (y + lever_y) / 2 - 1
    i.line(32, 0, 32, middle, ELECTRICAL if electric else BOOLEAN, THICK, stroke_dasharray="3 4")
    if arc:
        i.path("M42 46L48 40L46 46L52 40", ELECTRICAL)
    heat_below(i, y + 3)


for _name, _closed, _arc, _electric in (
        ("IdealClosingSwitch", False, False, False), ("IdealOpeningSwitch", True, False, False),
        ("ControlledIdealClosingSwitch", False, False, True), ("ControlledIdealOpeningSwitch", True, False, True),
        ("CloserWithArc", False, True, False), ("OpenerWithArc", True, True, False),
        ("ControlledCloserWithArc", False, True, True), ("ControlledOpenerWithArc", True, True, True)):
    @icon("Ideal/" + _name)
    def switch(i, closed=_closed, arc=_arc, electric=_electric):
        contact(i, closed, arc, electric)


def two_way(i, electric):
    """One contact on the left, two on the right (y = 19 and 32)."""
    i.line(0, 32, 14, 32)
    i.line(50, 19, 64, 19)
    i.line(50, 32, 64, 32)
    i.line(17, 31, 47, 20)
    for x, y in ((14, 32), (50, 19), (50, 32)):
        i.circle(x, y, 3, ELECTRICAL, WHITE)
    i.line(32, 0, 32, 24, ELECTRICAL if electric else BOOLEAN, THICK, stroke_dasharray="3 4")
    heat_below(i, 36)


def intermediate(i, electric):
    """Two contacts on each side; dashed the crossed position."""
    for y in (19, 32):
        wires(i, 14, 50, y)
    i.line(17, 20, 47, 31)
    i.line(17, 31, 47, 20)
    for x in (14, 50):
        for y in (19, 32):
            i.circle(x, y, 3, ELECTRICAL, WHITE)
    i.line(32, 0, 32, 24, ELECTRICAL if electric else BOOLEAN, THICK, stroke_dasharray="3 4")
    heat_below(i, 36)


for _prefix, _electric in (("Ideal", False), ("ControlledIdeal", True)):
    @icon(f"Ideal/{_prefix}TwoWaySwitch")
    def two_way_icon(i, electric=_electric):
        two_way(i, electric)

    @icon(f"Ideal/{_prefix}IntermediateSwitch")
    def intermediate_icon(i, electric=_electric):
        intermediate(i, electric)


@icon("Ideal/Idle")
def idle(i):
    wires(i, 24, 40)
    i.circle(24, 32, 2.5, ELECTRICAL, WHITE)
    i.circle(40, 32, 2.5, ELECTRICAL, WHITE)
    i.rect(12, 16, 40, 32, SOFT, None, THIN, 3)


@icon("Ideal/Short")
def short(i):
    i.rect(12, 16, 40, 32, SOFT, None, THIN, 3)
    i.line(0, 32, 64, 32)


@icon("Ideal/AD_Converter")
def ad_converter(i):
    converter(i, "A", "D", False)


@icon("Ideal/DA_Converter")
def da_converter(i):
    converter(i, "D", "A", True)


def converter(i, start, stop, analog_right):
    """A box between analogue pins at the corners and a digital bus in the middle of the other side."""
    i.rect(8, 8, 48, 48, ELECTRICAL, PALE, THICK, 3)
    i.line(50, 10, 14, 54, SOFT, THIN)
    i.text(start, 20, 22, 14, DIGITAL if start == "D" else ELECTRICAL)
    i.text(stop, 44, 42, 14, DIGITAL if stop == "D" else ELECTRICAL)
    edge, inner = (64, 56) if analog_right else (0, 8)
    i.poly([(edge, 1), (edge, 14), (inner, 14)], ELECTRICAL)
    i.poly([(edge, 63), (edge, 50), (inner, 50)], ELECTRICAL)
    i.line(0 if analog_right else 56, 32, 8 if analog_right else 64, 32, DIGITAL)
    i.line(32, 0, 32, 8, DIGITAL)


# -- diodes and thyristors --------------------------------------------------------------------


def diode(i, filled, x=20, half=14, y=32):
    """A triangle against a bar."""
    wires(i, x, x + 24, y)
    i.poly([(x, y - half), (x + 24, y), (x, y + half)], ELECTRICAL, ELECTRICAL if filled else PALE, THICK, True)
    i.line(x + 24, y - half, x + 24, y + half)


@icon("Ideal/IdealDiode")
def ideal_diode(i):
    diode(i, False)
    heat_below(i, 46)


@icon("Semiconductors/Diode")
def real_diode(i):
    diode(i, True)
    heat_below(i, 46)


@icon("Semiconductors/Diode2")
def diode2(i):
    diode(i, True)
    i.text("2", 53, 45, 9, MID)
    heat_below(i, 46)


@icon("Semiconductors/ZDiode")
def zener(i):
    diode(i, True)
    i.poly([(44, 18), (50, 18)], ELECTRICAL)
    i.poly([(44, 46), (38, 46)], ELECTRICAL)
    heat_below(i, 46)


def gate_lead(i, electric, double=False):
    """The gate from the cathode side to the upper right corner."""
    i.poly([(44, 32), (54, 22), (54, 8), (64, 0)], ELECTRICAL if electric else BOOLEAN)
    if double:
        i.line(50, 14, 58, 14, BOOLEAN)


@icon("Ideal/IdealThyristor")
def ideal_thyristor(i):
    diode(i, False)
    gate_lead(i, False)
    heat_below(i, 46)


@icon("Ideal/IdealGTOThyristor")
def gto(i):
    diode(i, False)
    gate_lead(i, False, True)
    heat_below(i, 46)


@icon("Semiconductors/Thyristor")
def thyristor(i):
    diode(i, True)
    gate_lead(i, True)
    heat_below(i, 46)


def triac(i, filled):
    """Two antiparallel diodes with a gate at the lower left."""
    wires(i, 20, 44)
    fill = ELECTRICAL if filled else PALE
    i.poly([(20, 8), (44, 20), (20, 32)], ELECTRICAL, fill, THICK, True)
    i.poly([(44, 32), (20, 44), (44, 56)], ELECTRICAL, fill, THICK, True)
    i.line(20, 32, 20, 56)
    i.line(44, 8, 44, 32)


@icon("Ideal/IdealTriac")
def ideal_triac(i):
    triac(i, False)
    i.poly([(20, 46), (8, 56), (0, 64)], BOOLEAN)


@icon("Semiconductors/SimpleTriac")
def simple_triac(i):
    triac(i, True)
    i.poly([(20, 46), (8, 56), (0, 64)], ELECTRICAL)
    heat_below(i, 56)


# -- transistors ------------------------------------------------------------------------------


def bipolar(name, npn):
    """Base on the left, collector above, emitter below with the arrow."""
    @icon("Semiconductors/" + name)
    def draw(i):
        i.circle(34, 32, 23, SOFT, PALE, THIN)
        i.line(0, 32, 26, 32)
        i.rect(25, 17, 3, 30, None, ELECTRICAL)
        i.poly([(64, 13), (46, 13), (28, 27)], ELECTRICAL)
        i.poly([(64, 51), (46, 51), (28, 37)], ELECTRICAL)
        if npn:
            i.head(45, 50.2, -38, 9)
        else:
            i.head(30, 38.5, 142, 9)
        with i.state("useSubstrate", "true"):
            i.line(57, 32, 64, 32)
        heat_below(i, 55)


bipolar("NPN", True)
bipolar("PNP", False)


def mosfet(name, n_channel):
    """Gate at the lower left, drain above, bulk in the middle, source below."""
    @icon("Semiconductors/" + name)
    def draw(i):
        i.circle(34, 32, 23, SOFT, PALE, THIN)
        i.poly([(0, 51), (20, 51), (20, 16)], ELECTRICAL)
        for y in (13, 32, 51):
            i.line(27, y - 5, 27, y + 5)
            i.line(27, y, 64, y)
        i.head(28 if n_channel else 46, 32, 180 if n_channel else 0, 9)
        heat_below(i, 56)


mosfet("NMOS", True)
mosfet("PMOS", False)

# -- sources ----------------------------------------------------------------------------------


def source_circle(i, radius=20):
    """The circle of a source with its leads."""
    wires(i, 32 - radius, 32 + radius)
    i.circle(32, 32, radius, ELECTRICAL, PALE)


def polarity(i, current):
    """Plus and minus, or the arrow of the current."""
    if current:
        i.arrow(2, 24, 11, 24, ELECTRICAL, THIN, 5)
    else:
        i.line(3, 22, 9, 22)
        i.line(6, 19, 6, 25)
        i.minus(55, 22, 61)


def wave_source(kind, curve_name, current):
    """A source with the picture of its signal."""
    curve, _ = signals.WAVES[curve_name]

    @icon(f"Sources/{kind}{'Current' if current else 'Voltage'}" if "Variable" not in kind else "Sources/" + kind)
    def draw(i):
        source_circle(i)
        i.poly([(19 + 26 * u, 45 - 26 * v) for u, v in curve], ELECTRICAL)
        polarity(i, current)
        if "Variable" in kind:
            i.line(13, 0, 20, 15, REAL)
            i.line(51, 0, 44, 15, REAL)
        letter = "i" if current else "u"
        i.text(letter, 56, 46, 9, MID, THIN)


for _kind in ("Step", "Ramp", "Sine", "Cosine", "ExpSine", "Exponentials", "Pulse", "SawTooth", "Trapezoid", "Table",
              "LightningImpulse"):
    for _current in (False, True):
        wave_source(_kind, "TimeTable" if _kind == "Table" else _kind, _current)
for _wave in ("Sine", "Cosine"):
    for _current in (False, True):
        wave_source(f"{_wave}{'Current' if _current else 'Voltage'}VariableFrequencyAndAmplitude",
                    _wave + "VariableFrequencyAndAmplitude", _current)


@icon("Sources/ConstantVoltage")
def constant_voltage(i):
    wires(i, 28, 37)
    i.line(28, 12, 28, 52)
    i.line(37, 21, 37, 43)
    i.line(14, 20, 22, 20)
    i.line(18, 16, 18, 24)
    i.minus(43, 20, 51)


@icon("Sources/ConstantCurrent")
def constant_current(i):
    i.line(0, 32, 64, 32)
    i.circle(32, 32, 18, ELECTRICAL, PALE)
    i.arrow(20, 32, 45, 32, ELECTRICAL, THICK, 9)


@icon("Sources/SignalVoltage")
def signal_voltage(i):
    source_circle(i)
    i.line(12, 32, 52, 32)
    polarity(i, False)
    i.line(32, 0, 32, 12, REAL)


@icon("Sources/SignalCurrent")
def signal_current(i):
    source_circle(i)
    i.line(32, 12, 32, 52)
    polarity(i, True)
    i.line(32, 0, 32, 12, REAL)


@icon("Sources/SupplyVoltage")
def supply_voltage(i):
    wires(i, 12, 52)
    i.rect(12, 14, 40, 36, ELECTRICAL, PALE, THICK, 3)
    i.text("+", 20, 22, 12)
    i.text("−", 44, 22, 12)
    i.line(20, 36, 44, 36)
    i.line(20, 42, 44, 42, ELECTRICAL, THICK, stroke_dasharray="4 6")


@icon("Sources/DCPowerSupply")
def power_supply(i):
    i.poly([(0, 64), (0, 56), (10, 56), (10, 50)], ELECTRICAL)
    i.poly([(64, 64), (64, 56), (54, 56), (54, 50)], ELECTRICAL)
    i.rect(4, 10, 56, 40, ELECTRICAL, PALE, THICK, 4)
    i.rect(10, 16, 28, 14, ELECTRICAL, WHITE, THIN, 2)
    i.text("DC", 24, 23, 8)
    i.circle(49, 23, 6, ELECTRICAL, WHITE)
    i.line(49, 23, 52, 19)
    i.minus(7, 42, 13)
    i.line(51, 42, 57, 42)
    i.line(54, 39, 54, 45)


@icon("Sources/LightningImpulse")
def lightning(i):
    b.frame_box(i)
    curve, origin = signals.WAVES["LightningImpulse"]
    b.plot(i, curve, origin)
    i.path("M44 10L38 22L43 22L40 32L50 18L44.5 18L48 10Z", ELECTRICAL, ELECTRICAL, THIN)
