"""Icons of Modelica.Blocks.Logical, MathBoolean, MathInteger, Routing and Interaction.Show."""

from . import blocks as b
from . import blocks_math as bm
from .canvas import THICK, THIN, polar
from .colours import BOOLEAN, INTEGER, LIGHT, MID, PALE, REAL, SOFT, WHITE

ICONS = {}
logical = b.registrar(ICONS, "Modelica/Blocks/Logical/")
boolean = b.registrar(ICONS, "Modelica/Blocks/MathBoolean/")
integer = b.registrar(ICONS, "Modelica/Blocks/MathInteger/")
routing = b.registrar(ICONS, "Modelica/Blocks/Routing/")
show = b.registrar(ICONS, "Modelica/Blocks/Interaction/Show/")

GATES = {"And": ("and", False), "Nand": ("and", True), "Or": ("or", False), "Nor": ("or", True), "Xor": ("xor", False),
         "Xnor": ("xor", True), "Buf": ("buf", False), "Not": ("buf", True)}


def gate(i, shape, inverted, x=14, y=32, w=34, h=34, fill=WHITE):
    """The distinctive outline of a logic gate; the ring at its nose says that the output is inverted."""
    top, low, nose = y - h / 2, y + h / 2, x + w - (5 if inverted else 0)
    if shape == "and":
        i.path(f"M{x} {top}L{nose - h / 2} {top}A{h / 2} {h / 2} 0 0 1 {nose - h / 2} {low}L{x} {low}Z", i.colour, fill)
    elif shape == "buf":
        i.poly([(x, top), (nose, y), (x, low)], i.colour, fill, THICK, True)
    else:
        i.path(f"M{x} {top}L{x + w * 0.25} {top}Q{nose - 7} {top} {nose} {y}"
               f"Q{nose - 7} {low} {x + w * 0.25} {low}L{x} {low}Q{x + w * 0.26} {y} {x} {top}Z", i.colour, fill)
        if shape == "xor":
            i.path(f"M{x - 5} {top}Q{x - 5 + w * 0.26} {y} {x - 5} {low}", i.colour)
    if inverted:
        i.circle(nose + 3.5, y, 3, i.colour, WHITE)


def gate_icon(register, name, key, inputs):
    """A gate in the Boolean frame."""
    @register(name, "B")
    def draw(i):
        shape, inverted = GATES[key]
        for y in inputs:
            bend = 24 if y < 32 or len(inputs) == 2 and y == inputs[0] else 40
            if len(inputs) == 1:
                bend = 32
            i.poly([(2, y), (8, y), (8, bend), (17, bend)], i.colour)
        i.line(48, 32, 62, 32)
        gate(i, shape, inverted)


for _name in ("And", "Or", "Xor", "Nand", "Nor"):
    gate_icon(logical, _name, _name, (32, 58))
gate_icon(logical, "Not", "Not", (32,))
for _name in ("And", "Or", "Xor", "Nand", "Nor"):
    gate_icon(boolean, _name, _name, (20, 44))
gate_icon(boolean, "Not", "Not", (32,))


def compare(name, sign, threshold):
    """A comparison of two numbers, or of one with a threshold."""
    @logical(name, "B")
    def draw(i):
        if threshold:
            i.text(sign, 24, 32, 19, REAL)
            i.text("k", 45, 32, 15, MID)
        else:
            i.text(sign, 34, 32, 24, REAL)
            i.line(2, 32, 12, 32, REAL)
            i.line(2, 58, 12, 58, REAL)


for _name, _sign in (("Greater", ">"), ("GreaterEqual", "≥"), ("Less", "<"), ("LessEqual", "≤")):
    compare(_name, _sign, False)
    compare(_name + "Threshold", _sign, True)


def lever(i, values):
    """Two value inputs, a condition in the middle, and a lever that chooses."""
    i.poly([(2, 6), (12, 6), (24, 18)], values)
    i.poly([(2, 58), (12, 58), (24, 46)], values)
    i.line(2, 32, 29, 32, BOOLEAN)
    i.line(46, 32, 62, 32, values)
    i.line(44, 31, 26, 19, values)
    for x, y in ((25, 18), (25, 46), (45, 32)):
        i.circle(x, y, 3, values, WHITE)
    i.circle(32, 24.5, 2.2, None, BOOLEAN)
    i.line(32, 32, 32, 25, BOOLEAN)
    i.line(29, 32, 32, 32, BOOLEAN)


@logical("Switch")
def switch(i):
    lever(i, REAL)


@logical("LogicalSwitch", "B")
def logical_switch(i):
    lever(i, BOOLEAN)


@logical("Hysteresis", "B")
def hysteresis(i):
    i.line(8, 50, 56, 50, SOFT, THIN)
    i.path("M8 46L40 46L40 18L56 18M40 18L22 18L22 46", BOOLEAN)
    i.head(40, 28, 90, 7)
    i.head(22, 36, 270, 7)


@logical("OnOffController", "B")
def on_off(i):
    i.line(8, 22, 56, 22, SOFT, THIN)
    i.path("M8 34C14 34 16 12 22 12S30 32 36 32S44 12 50 12L55 16", REAL)
    i.path("M8 54L18 54L18 46L32 46L32 54L44 54L44 46L56 46", BOOLEAN)


@logical("TriggeredTrapezoid")
def triggered_trapezoid(i):
    i.poly([(8, 54), (14, 54), (14, 46), (36, 46), (36, 54), (56, 54)], BOOLEAN, None, THIN)
    i.poly([(8, 38), (14, 38), (22, 12), (36, 12), (48, 38), (56, 38)], REAL)


@logical("Timer")
def timer(i):
    b.clock(i, 32, 35, 18)
    i.line(32, 10, 32, 16)
    i.line(27, 10, 37, 10)


@logical("LogicalDelay", "B")
def logical_delay(i):
    i.poly([(8, 26), (16, 26), (16, 12), (42, 12)], SOFT)
    i.poly([(8, 52), (32, 52), (32, 38), (56, 38)], BOOLEAN)
    i.arrow(16, 32, 32, 32, MID, THIN, 4)


@logical("Pre", "B")
def pre(i):
    b.word(i, "pre", 32, 20)


@logical("Edge", "B")
def edge(i):
    bm.edge_picture(i, True)


@logical("FallingEdge", "B")
def falling(i):
    bm.edge_picture(i, False)


@logical("Change", "B")
def change(i):
    bm.edge_picture(i, True, True)


@logical("ZeroCrossing", "B")
def zero_crossing(i):
    i.line(8, 30, 56, 30, SOFT, THIN)
    i.path("M8 46C20 46 22 12 34 12S46 30 56 36", REAL)
    for x in (21.3, 49.4):
        i.circle(x, 30, 3.6, BOOLEAN, WHITE)
    i.arrow(32, 62, 32, 46, BOOLEAN, THICK, 5)


@logical("RSFlipFlop", "B")
def flip_flop(i):
    i.text("S", 13, 13, 12)
    i.text("R", 13, 51, 12)
    i.text("Q", 50, 13, 12)
    i.text("Q", 50, 52, 12)
    i.line(45, 42, 55, 42)
    i.poly([(26, 40), (32, 40), (32, 24), (38, 24)], SOFT)


def octagon(i, cx, cy, r, fill):
    """The outline of a stop sign."""
    i.poly([polar(cx, cy, r, 22.5 + 45 * k) for k in range(8)], i.colour, fill, THICK, True)


@logical("TerminateSimulation", "B", frame=False)
def terminate(i):
    octagon(i, 32, 32, 27, BOOLEAN)
    i.rect(22, 22, 20, 20, None, WHITE)


@logical("AssertCondition", "B")
def assert_condition(i):
    i.poly([(32, 10), (55, 52), (9, 52)], BOOLEAN, WHITE, THICK, True)
    i.line(32, 25, 32, 38)
    i.circle(32, 45, 1.8, None, BOOLEAN)


# -- MathBoolean, MathInteger -----------------------------------------------------------------


@boolean("RisingEdge", "B")
def rising(i):
    bm.edge_picture(i, True)


@boolean("FallingEdge", "B")
def falling_edge(i):
    bm.edge_picture(i, False)


@boolean("ChangingEdge", "B")
def changing(i):
    bm.edge_picture(i, True, True)


@boolean("OnDelay", "B")
def on_delay(i):
    logical_delay(i)


@boolean("MultiSwitch", "B")
def boolean_multi_switch(i):
    bm.multi_switch_rows(i, BOOLEAN)


@integer("MultiSwitch", "I")
def integer_multi_switch(i):
    bm.multi_switch_rows(i, BOOLEAN)


def vector_sign(name, sign):
    """A sum or product of a vector of integers."""
    @integer(name, "I")
    def draw(i):
        for y in (18, 32, 46):
            i.line(6, y, 16, y, i.colour, THIN)
        i.line(16, 14, 16, 50)
        i.text(sign, 38, 32, 26)


vector_sign("Sum", "∑")
vector_sign("Product", "∏")


@integer("TriggeredAdd", "I")
def triggered_add(i):
    i.text("∑", 34, 26, 22)
    i.arrow(13, 63, 13, 44, BOOLEAN, THICK, 6)
    with i.state("use_reset", "true"):
        i.arrow(51, 63, 51, 50, BOOLEAN, THICK, 5)
    with i.state("use_set", "true"):
        i.arrow(51, 1, 51, 12, INTEGER, THICK, 5)


# -- routing ----------------------------------------------------------------------------------

MULTIPLEX = {2: (13, 51), 3: (10, 32, 54), 4: (3.5, 22, 42, 60.5),
             5: (3.5, 16, 32, 48, 60.5), 6: (5, 16, 27, 37, 48, 59)}
DEMULTIPLEX = {2: (13, 51), 3: (10, 32, 54), 4: (3.5, 22, 42, 60.5),
               5: (6, 19, 32, 45, 58), 6: (3.5, 15, 26, 38, 49, 60.5)}


def bundle(i, heights, joined_right, vector=False):
    """Wires that come together in a bar (or leave it)."""
    def flip(x):
        return x if joined_right else 64 - x
    for y in heights:
        target = 32 + (y - 32) * 0.62
        i.poly([(flip(2), y), (flip(12), y), (flip(34), target)], i.colour)
    i.rect(min(flip(34), flip(40)), 10, 6, 44, i.colour, i.colour, THICK, 1)
    i.line(flip(40), 32, flip(62), 32)
    i.rect(min(flip(44), flip(62)), 30, 18, 4, None, i.colour)


def multiplex_icon(name, heights, joined):
    """Register a multiplexer or demultiplexer."""
    @routing(name)
    def draw(i):
        bundle(i, heights, joined)


for _count, _heights in MULTIPLEX.items():
    multiplex_icon(f"Multiplex{_count}", _heights, True)
for _count, _heights in DEMULTIPLEX.items():
    multiplex_icon(f"DeMultiplex{_count}", _heights, False)
multiplex_icon("Multiplex", (14, 26, 38, 50), True)
multiplex_icon("DeMultiplex", (14, 26, 38, 50), False)


def replicate(name, kind):
    """One wire becomes several equal ones."""
    @routing(name, kind)
    def draw(i):
        i.line(2, 32, 22, 32)
        for y in (14, 32, 50):
            i.poly([(22, 32), (34, y), (48, y)], i.colour)
            i.head(54, y, 0, 7)
        i.circle(22, 32, 3, None, i.colour)


replicate("Replicator", "R")
replicate("BooleanReplicator", "B")
replicate("IntegerReplicator", "I")


def pass_through(name, kind):
    """A straight wire."""
    @routing(name, kind)
    def draw(i):
        i.arrow(2, 32, 44, 32, i.colour, THICK, 9)
        i.line(44, 32, 62, 32)


pass_through("RealPassThrough", "R")
pass_through("BooleanPassThrough", "B")
pass_through("IntegerPassThrough", "I")


@routing("ExtractSignal")
def extract_signal(i):
    extract(i, (1, 3))


@routing("Extractor")
def extractor(i):
    extract(i, (2,))
    i.arrow(32, 63, 32, 53, INTEGER, THICK, 5)


def extract(i, chosen):
    """Some elements of a vector are taken out."""
    for k in range(4):
        y = 11 + 10 * k
        i.rect(12, y, 12, 10, i.colour, i.colour if k in chosen else WHITE, THIN)
        if k in chosen:
            i.poly([(24, y + 5), (36, y + 5), (46, 32), (62, 32)], i.colour)
    i.rect(12, 11, 12, 40, i.colour)
    i.line(2, 32, 12, 32)


# -- displays ---------------------------------------------------------------------------------


def display(name, kind, text):
    """A display of one value."""
    @show(name, kind, frame=False)
    def draw(i):
        i.rect(1.5, 14, 61, 36, i.colour, PALE, THICK, 4)
        i.rect(7, 20, 50, 24, None, LIGHT)
        i.text(text, 32, 32, 14)


display("RealValue", "R", "0.00")
display("IntegerValue", "I", "123")


@show("BooleanValue", "B", frame=False)
def boolean_value(i):
    i.circle(32, 32, 24, BOOLEAN, LIGHT)
    i.circle(32, 32, 15, BOOLEAN, BOOLEAN, fill_opacity="0.5")
    i.arc(32, 32, 9, 100, 160, WHITE)
