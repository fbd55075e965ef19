"""Icons of Modelica.StateGraph, after the signs of sequential function charts, drawn from left to right."""

from .canvas import THICK, THIN, Icon
from .colours import BOOLEAN, INK, LIGHT, MID, PALE, SOFT

BASE = "Modelica/StateGraph/"
ICONS = {}


def icon(name):
    """Register a drawing function under the class name."""
    def register(draw):
        def make():
            drawing = Icon(INK)
            draw(drawing)
            return drawing
        ICONS[BASE + name] = make
        return draw
    return register


def step_icon(name, initial, signal):
    """A step is a square; the initial one has a double border; `active` leaves below."""
    @icon(name)
    def draw(i):
        i.line(0, 32, 8, 32)
        i.line(56, 32, 64, 32)
        i.rect(8, 8, 48, 48, INK, PALE, THICK, 2)
        if initial:
            i.rect(14, 14, 36, 36, INK, LIGHT, THICK, 1)
        i.circle(32, 32, 5, None, INK if not signal else BOOLEAN)
        if signal:
            i.line(32, 32, 32, 64, BOOLEAN)


step_icon("Step", False, False)
step_icon("StepWithSignal", False, True)
step_icon("InitialStep", True, False)
step_icon("InitialStepWithSignal", True, True)


def transition_icon(name, signal):
    """A transition is a bar across the line; its connectors sit close to it (x = 19 and 37)."""
    @icon(name)
    def draw(i):
        i.line(19, 32, 37, 32)
        i.rect(29, 6, 5, 52 if not signal else 48, INK, INK, THICK, 1)
        if signal:
            i.arrow(32, 64, 32, 56, BOOLEAN, THICK, 5)
        else:
            i.line(44, 20, 58, 20, SOFT, THIN)
            i.line(44, 26, 54, 26, SOFT, THIN)


transition_icon("Transition", False)
transition_icon("TransitionWithSignal", True)


def branches(i, double):
    """Three paths between two bars; double bars where all are taken together."""
    for x in (8, 56):
        i.line(x, 6, x, 58)
        if double:
            i.line(x + (5 if x == 8 else -5), 6, x + (5 if x == 8 else -5), 58)
    i.line(0, 32, 8, 32)
    i.line(56, 32, 64, 32)
    inner = 13 if double else 8
    for y in (14, 32, 50):
        i.line(inner, y, 64 - inner, y, MID, THIN)
        i.rect(26, y - 6, 12, 12, INK, PALE, THICK, 1)
        if not double:
            i.line(18, y - 5, 18, y + 5)
            i.line(46, y - 5, 46, y + 5)


@icon("Alternative")
def alternative(i):
    branches(i, False)


@icon("Parallel")
def parallel(i):
    branches(i, True)


@icon("StateGraphRoot")
def root(i):
    i.rect(4, 4, 56, 56, INK, PALE, THICK, 4)
    i.rect(12, 25, 14, 14, INK, LIGHT, THICK, 1)
    i.rect(40, 25, 14, 14, INK, PALE, THICK, 1)
    i.line(26, 32, 40, 32)
    i.line(33, 26, 33, 38)
    i.poly([(47, 39), (47, 50), (19, 50), (19, 39)], MID, None, THIN)
    i.line(30, 46, 30, 54, MID, THIN)
