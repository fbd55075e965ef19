"""Icons of Modelica.Electrical.Digital."""

from . import blocks as b
from . import blocks_logic as logic
from . import blocks_sources as signals
from .canvas import THICK, THIN, Icon
from .colours import BOOLEAN, DIGITAL, MID, PALE, REAL, SOFT, WHITE

BASE = "Modelica/Electrical/Digital/"
ICONS = {}


def icon(name, frame=False):
    """Register a drawing function under the class name."""
    def register(draw):
        def make():
            drawing = Icon(DIGITAL)
            if frame:
                b.frame_box(drawing)
            draw(drawing)
            return drawing
        ICONS[BASE + name] = make
        return draw
    return register


# -- gates ------------------------------------------------------------------------------------


def gate_icon(name, key, basic):
    """A gate; the ideal ones (Basic) are plain, those with delay (Gates) carry a small Δt."""
    @icon(name)
    def draw(i):
        shape, inverted = logic.GATES[key]
        single = shape == "buf"
        for y in ((32,) if single else (20, 32, 44)):
            i.line(9, y, 19, y, DIGITAL, THICK if single else THIN)
        i.line(52, 32, 64, 32)
        logic.gate(i, shape, inverted, 15, 32, 39, 46, PALE)
        if not basic:
            i.text("∆t", 29 if not single else 25, 32, 9, MID, THIN)


for _key, _gate in (("And", "And"), ("Nand", "Nand"), ("Or", "Or"), ("Nor", "Nor"), ("Xor", "Xor"), ("Xnor", "Xnor"),
                    ("Not", "Inv")):
    gate_icon("Basic/" + _key, _key, True)
    gate_icon(f"Gates/{_gate}Gate", _key, False)
gate_icon("Gates/BufGate", "Buf", False)


# -- delays -----------------------------------------------------------------------------------


def delay_icon(name, kind):
    """A box with the edge before (grey) and after the delay."""
    @icon("Delay/" + name)
    def draw(i):
        left = 6 if kind == "vector" else 16
        i.line(0 if kind == "vector" else 9, 32, left, 32)
        i.line(58 if kind == "vector" else 48, 32, 64, 32)
        i.rect(left, 6, 52 if kind == "vector" else 34, 52, DIGITAL, PALE, THICK, 3)
        i.poly([(21, 26), (26, 26), (26, 14), (45, 14)], SOFT)
        rise = [(21, 50), (35, 50), (35, 38), (45, 38)] if kind == "transport" else \
            [(21, 50), (31, 50), (37, 38), (45, 38)]
        i.poly(rise, DIGITAL)
        if kind in ("sensitive", "vector"):
            i.text("LH", 33, 31.5, 6, MID, THIN)
        else:
            i.arrow(26, 32, 36, 32, MID, THIN, 4)


delay_icon("TransportDelay", "transport")
delay_icon("InertialDelay", "inertial")
delay_icon("InertialDelaySensitive", "sensitive")
delay_icon("InertialDelaySensitiveVector", "vector")


# -- sources ----------------------------------------------------------------------------------


@icon("Sources/Set", True)
def set_value(i):
    b.plot(i, [(0.05, 0.7), (1, 0.7)])
    i.text("1", 36, 38, 13)


@icon("Sources/Step", True)
def step(i):
    b.plot(i, signals.WAVES["Step"][0])


@icon("Sources/Table", True)
def table(i):
    b.table(i, 8, 10, 18, 44, 2, 4)
    i.poly([(30, 44), (37, 44), (37, 20), (46, 20), (46, 44), (56, 44)], DIGITAL)


@icon("Sources/Pulse", True)
def pulse(i):
    b.plot(i, signals.WAVES["Pulse"][0])


@icon("Sources/DigitalClock", True)
def digital_clock(i):
    b.clock(i, 32, 23, 14)
    i.poly([(10, 54), (16, 54), (16, 44), (24, 44), (24, 54), (32, 54), (32, 44), (40, 44), (40, 54),
            (48, 54), (48, 44), (54, 44)], DIGITAL)


# -- converters -------------------------------------------------------------------------------


def converter(name, start, stop, left=DIGITAL, right=DIGITAL):
    """A small box with the kinds of signal before and after."""
    @icon("Converters/" + name)
    def draw(i):
        i.rect(17, 12, 30, 40, DIGITAL, PALE, THICK, 3)
        i.text(start, 32, 21, 8 if len(start) < 3 else 7, left)
        i.arrow(32, 28, 32, 36, SOFT, THIN, 4)
        i.text(stop, 32, 43, 8 if len(stop) < 3 else 7, right)


converter("BooleanToLogic", "B", "L", BOOLEAN)
converter("LogicToBoolean", "L", "B", DIGITAL, BOOLEAN)
converter("RealToLogic", "R", "L", REAL)
converter("LogicToReal", "L", "R", DIGITAL, REAL)
converter("LogicToX01", "L", "X01")
converter("LogicToX01Z", "L", "X01Z")
converter("LogicToUX01", "L", "UX01")


# -- registers, memories ----------------------------------------------------------------------


def register_icon(name, latch, set_pin, reset_pin, wide, active_low):
    """A box with data D, clock (triangle) or enable E, set S, reset R and output Q, beside the connectors."""
    @icon("Registers/" + name)
    def draw(i):
        data, clock, left, right = (19, 38, 12, 52) if wide else (22, 38, 13, 51)
        i.rect(left, 3 if wide else 11, right - left, 58 if wide else 42, DIGITAL, PALE, THICK, 3)
        i.line(3, data, left, data)
        i.line(3, clock, left, clock)
        i.line(right, data, 61, data)
        i.text("D", left + 8, data + (1.5 if wide else 0), 9)
        i.text("Q", right - 8, data, 9)
        if latch:
            i.text("E", left + 8, clock, 9)
        else:
            i.poly([(left, clock - 5), (left + 8, clock), (left, clock + 5)], DIGITAL)
        control_pins(i, wide, set_pin, reset_pin, active_low, left)
        if wide:
            i.line(37, 48, 46, 48, SOFT, THIN)
            i.line(37, 52, 46, 52, SOFT, THIN)
            i.line(37, 44, 46, 44, SOFT, THIN)


def control_pins(i, wide, set_pin, reset_pin, active_low, left):
    """Set and reset with a ring where they act on low."""
    if wide:
        for there, y, letter in ((set_pin, 7, "S"), (reset_pin, 51, "R")):
            if there:
                i.line(3, y, left, y)
                i.text(letter, left + 8, y + (1.5 if y == 7 else 0), 7)
                if active_low:
                    i.circle(left - 3, y, 2.4, DIGITAL, WHITE)
        return
    if set_pin:
        i.line(32, 3, 32, 11)
        i.text("S", 32, 19, 8)
    if reset_pin:
        i.line(32, 53, 32, 61)
        i.text("R", 32, 46, 8)


for _family, _latch in (("DFF", False), ("DLAT", True)):
    register_icon(_family + "R", _latch, False, True, False, False)
    register_icon(_family + "SR", _latch, True, True, False, False)
    register_icon(_family + "REG", _latch, False, True, True, False)
    register_icon(_family + "REGL", _latch, False, True, True, True)
    register_icon(_family + "REGSRH", _latch, True, True, True, False)
    register_icon(_family + "REGSRL", _latch, True, True, True, True)


def memory(name, word, pins):
    """A memory chip with its array of cells."""
    @icon("Memories/" + name)
    def draw(i):
        for y, _ in pins:
            i.line(3, y, 10, y)
        i.line(54, 26, 61, 26)
        i.rect(10, 4, 44, 56, DIGITAL, PALE, THICK, 3)
        for y, label in pins:
            i.text(label, 18, y, 6, DIGITAL, THIN)
        for k in range(4):
            for j in range(3):
                i.rect(28 + 7 * j, 9 + 8 * k, 5, 6, DIGITAL, DIGITAL if (k * 3 + j) % 4 in (0, 3) else WHITE, THIN)
        i.text(word, 40, 51, 8)


memory("DLATRAM", "RAM", ((13, "A"), (26, "D"), (39, "RE"), (49, "WE")))
memory("DLATROM", "ROM", ((13, "A"), (39, "RE")))


@icon("Multiplexers/MUX2x1")
def multiplexer(i):
    i.line(3, 16, 14, 16)
    i.line(3, 48, 14, 48)
    i.line(50, 32, 61, 32)
    i.line(32, 3, 32, 14)
    i.poly([(14, 4), (50, 20), (50, 44), (14, 60)], DIGITAL, PALE, THICK, True)
    i.text("1", 21, 16, 8)
    i.text("0", 21, 48, 8)
    i.poly([(28, 46), (34, 46), (41, 32), (50, 32)], MID, None, THIN)


# -- tristates --------------------------------------------------------------------------------


def tristate(name, kind, low=False, reverse=False):
    """A driver or a pass transistor with its enable input at the upper left."""
    @icon("Tristates/" + name)
    def draw(i):
        i.line(3, 35, 16, 35)
        i.line(48, 35, 61, 35)
        end = 22 if kind != "transfer" else 18
        i.poly([(3, 10), (32, 10), (32, end - (6 if low else 0))], DIGITAL)
        if low:
            i.circle(32, end - 3, 3, DIGITAL, WHITE)
        if kind == "transfer":
            i.line(20, 19, 44, 19)
            i.line(20, 25, 44, 25)
            i.poly([(16, 35), (22, 35), (22, 25)], DIGITAL)
            i.poly([(48, 35), (42, 35), (42, 25)], DIGITAL)
            if reverse:
                i.rect(27, 42, 10, 6, DIGITAL, WHITE, THIN)
                i.poly([(22, 35), (22, 45), (27, 45)], DIGITAL, None, THIN)
                i.poly([(42, 35), (42, 45), (37, 45)], DIGITAL, None, THIN)
        else:
            inverted = kind == "invert"
            logic.gate(i, "buf", inverted, 17, 35, 31, 34, PALE)


for _name, _low, _reverse in (("NXFERGATE", False, False), ("NRXFERGATE", False, True), ("PXFERGATE", True, False),
                              ("PRXFERGATE", True, True)):
    tristate(_name, "transfer", _low, _reverse)
tristate("BUF3S", "buffer")
tristate("BUF3SL", "buffer", True)
tristate("INV3S", "invert")
tristate("INV3SL", "invert", True)


@icon("Tristates/WiredX")
def wired(i):
    for y in (14, 26, 38, 50):
        i.poly([(13, y), (24, y), (40, 32)], DIGITAL)
    i.line(40, 32, 64, 32)
    i.circle(40, 32, 4, None, DIGITAL)
