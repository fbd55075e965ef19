"""Icons of Modelica.Mechanics.MultiBody.Joints with their assemblies and constraints."""

from . import mechanics as m
from . import multibody as mb
from .canvas import THICK, THIN
from .colours import LIGHT, MID, MULTIBODY, PALE, ROTATIONAL, SOFT, TRANSLATIONAL, WHITE

ICONS = {}
icon = mb.registrar(ICONS)


def hinge(i, y1=12, y2=52):
    """A hinge: a barrel between two links with its axis."""
    mb.link(i, 0, 24)
    mb.link(i, 40, 64)
    i.path(f"M23 {y1 + 3}L23 {y2 - 3}A9 4 0 0 0 41 {y2 - 3}L41 {y1 + 3}", MULTIBODY, LIGHT)
    i.ellipse(32, y1 + 3, 9, 4, MULTIBODY, PALE)
    i.line(23, 27, 41, 27, MULTIBODY, THIN)
    i.line(23, 38, 41, 38, MULTIBODY, THIN)


@icon("Joints/Revolute")
def revolute(i):
    hinge(i)
    i.turn(32, 60, 11, 200, 340, SOFT, THIN, 4, ry=2.5)
    with i.state("useAxisFlange", "true"):
        i.line(32, 0, 32, 12, ROTATIONAL)
        i.poly([(13, 0), (13, 8), (24, 14)], MID)


def slider(i, y=32):
    """A square rod in a sleeve."""
    i.rect(28, y - 6, 36, 12, MULTIBODY, LIGHT)
    i.rect(8, y - 14, 28, 28, MULTIBODY, MULTIBODY, THICK, 2)
    i.line(12, y - 10, 32, y - 10, SOFT, THIN)
    mb.link(i, 0, 8, y)


@icon("Joints/Prismatic")
def prismatic(i):
    slider(i)
    i.arrow(38, 50, 60, 50, SOFT, THIN, 4, both=True)
    with i.state("useAxisFlange", "true"):
        i.poly([(58, 13), (52, 13), (52, 26)], TRANSLATIONAL)
        i.line(19, 13, 19, 18, MID)


@icon("Joints/Cylindrical")
def cylindrical(i):
    m.disc(i, 30, 62, 7, 2.5, 32, LIGHT)
    m.disc(i, 10, 36, 15, 5, 32, MULTIBODY)
    mb.link(i, 0, 8)
    i.path("M36 25L62 25A2.5 7 0 0 1 62 39L36 39Z", MULTIBODY, LIGHT)
    i.arrow(42, 50, 62, 50, SOFT, THIN, 4, both=True)
    i.turn(48, 32, 3.5, 60, 300, SOFT, THIN, 4, ry=13)


def universal_picture(i):
    """Two forks that meet in a cross."""
    i.poly([(0, 32), (10, 32)], MULTIBODY)
    i.poly([(32, 14), (22, 14), (12, 24), (12, 40), (22, 50), (32, 50)], MULTIBODY)
    i.poly([(64, 32), (52, 32)], MULTIBODY)
    i.poly([(38, 26), (46, 26), (52, 30), (52, 34), (46, 38), (38, 38)], MULTIBODY)
    i.line(32, 17, 32, 47, MULTIBODY)
    i.line(24, 32, 40, 32, MULTIBODY)
    for x, y in ((32, 15), (32, 49), (24, 32), (40, 32)):
        i.circle(x, y, 3, MULTIBODY, LIGHT)


@icon("Joints/Universal")
def universal_links(i):
    mb.link(i, 0, 12)
    mb.link(i, 52, 64)
    universal_picture(i)


def socket(i, cx=32, r=13):
    """A ball in its socket; the ball's link leaves to the right."""
    i.arc(cx, 32, r + 4.5, 55, 305, MULTIBODY)
    i.arc(cx, 32, r + 2, 60, 300, SOFT, THIN)
    mb.ball(i, cx, 32, r, False)


@icon("Joints/Spherical")
def spherical(i):
    mb.link(i, 0, 15)
    mb.link(i, 44, 64)
    socket(i)


@icon("Joints/Planar")
def planar(i):
    i.poly([(2, 50), (18, 24), (62, 24), (46, 50)], MULTIBODY, PALE, THICK, True)
    mb.box(i, 22, 28, 18, 12, 6)
    i.arrow(44, 42, 54, 42, SOFT, THIN, 4)
    i.arrow(20, 44, 14, 49, SOFT, THIN, 4)
    i.turn(34, 15, 8, 200, 340, SOFT, THIN, 4, ry=3)
    mb.link(i, 0, 13)
    i.line(46, 32, 64, 32)


@icon("Joints/FreeMotion")
def free_motion(i):
    free(i)


@icon("Joints/FreeMotionScalarInit")
def free_motion_init(i):
    free(i)
    i.text("t_0", 52, 54, 10, MID)


def free(i):
    """Two frames joined by nothing but a dotted path."""
    i.path("M6 32Q18 8 32 32T58 32", MULTIBODY, None, THICK, stroke_dasharray="1 5")
    mb.link(i, 0, 8)
    mb.link(i, 56, 64)
    i.arrow(46, 12, 58, 12, MULTIBODY, THIN, 4)
    i.arrow(46, 12, 46, 2.5, MULTIBODY, THIN, 4)
    i.arrow(46, 12, 39, 17, MULTIBODY, THIN, 4)
    i.turn(16, 50, 8, 120, 400, MULTIBODY, THIN, 5)


@icon("Joints/GearConstraint")
def gear_constraint(i):
    m.pair_of_gears(i)
    mb.link(i, 0, 7)
    mb.link(i, 58, 64)
    i.rect(16, 52, 32, 5, MULTIBODY, MULTIBODY, THICK, 1)
    i.line(32, 57, 32, 64)
    i.line(19.5, 36, 19.5, 52)
    i.line(44.2, 36, 44.2, 52)


@icon("Joints/RevolutePlanarLoopConstraint")
def planar_loop(i):
    hinge(i)
    i.circle(32, 32, 28, SOFT, None, THIN, stroke_dasharray="3 4")


@icon("Joints/RollingWheel")
def rolling_wheel(i):
    mb.rolling_wheel(i)
    i.turn(32, 32, 12, 140, 40, MID, THICK, 5)


@icon("Joints/RollingWheelSet")
def rolling_wheel_set(i):
    mb.wheel_set(i)
    i.turn(32, 46, 7, 150, 30, MID, THICK, 5)


@icon("Joints/SphericalSpherical")
def spherical_spherical(i):
    mb.link(i, 14, 50)
    for x, start, stop in ((11, 125, 235), (53, -55, 55)):
        i.arc(x, 32, 11, start - 10, stop + 10, MULTIBODY)
        mb.ball(i, x, 32, 8, False)


@icon("Joints/UniversalSpherical")
def universal_spherical(i):
    mb.link(i, 26, 50)
    universal_small(i, 14)
    i.arc(53, 32, 11, -65, 65, MULTIBODY)
    mb.ball(i, 53, 32, 8, False)
    i.poly([(19, 0), (19, 10), (30, 28)], MULTIBODY, None, THIN)


def universal_small(i, cx):
    """A universal joint of radius 12."""
    i.poly([(cx - 14, 32), (cx - 10, 32)], MULTIBODY)
    i.poly([(cx, 20), (cx - 6, 20), (cx - 10, 26), (cx - 10, 38), (cx - 6, 44), (cx, 44)], MULTIBODY)
    i.poly([(cx + 12, 32), (cx + 10, 32)], MULTIBODY)
    i.line(cx, 21, cx, 43)
    i.line(cx - 5, 32, cx + 10, 32)
    i.circle(cx, 21, 2.4, MULTIBODY, LIGHT)
    i.circle(cx, 43, 2.4, MULTIBODY, LIGHT)
    i.circle(cx, 32, 2.4, MULTIBODY, MULTIBODY)


# -- assemblies -------------------------------------------------------------------------------


def small_joint(i, kind, x, y):
    """The sign of one joint in an assembly."""
    if kind == "R":
        i.circle(x, y, 5.5, MULTIBODY, LIGHT)
        i.circle(x, y, 1.8, None, MULTIBODY)
    elif kind == "S":
        i.circle(x, y, 5, MULTIBODY, MULTIBODY)
        i.arc(x, y, 7.5, 100, 260, MULTIBODY, THIN)
    elif kind == "U":
        i.circle(x, y, 6, MULTIBODY, WHITE)
        i.line(x - 6, y, x + 6, y)
        i.line(x, y - 6, x, y + 6)
    else:
        i.rect(x - 7, y - 5, 14, 10, MULTIBODY, LIGHT, THICK, 1)
        i.line(x - 3, y, x + 3, y)


def assembly(name, kinds):
    """Three joints in a chain over the two frames, with their letters below."""
    @icon("Joints/Assemblies/Joint" + name)
    def draw(i):
        places = ((9, 32), (32, 16), (55, 32))
        i.poly(places, MULTIBODY)
        i.line(0, 32, 9, 32)
        i.line(55, 32, 64, 32)
        for kind, (x, y) in zip(kinds, places):
            small_joint(i, kind, x, y)
        i.text(name, 32, 52, 13)
        i.line(6, 0, 9, 26, SOFT, THIN)
        i.line(58, 0, 55, 26, SOFT, THIN)
        if name not in ("UPS",):
            i.line(32, 0, 32, 10, SOFT, THIN)


for _name in ("RRP", "RRR", "SSP", "SSR", "UPS", "USP", "USR"):
    assembly(_name, _name)


# -- constraints ------------------------------------------------------------------------------


def constraint(name, picture):
    """A joint in a dashed box: it only restricts a motion that other parts allow."""
    @icon("Joints/Constraints/" + name)
    def draw(i):
        picture(i)
        i.rect(5, 5, 54, 54, SOFT, None, THIN, 6, stroke_dasharray="3 4")


def spherical_plain(i):
    """The ball joint with its links."""
    mb.link(i, 0, 15)
    mb.link(i, 44, 64)
    socket(i)


constraint("Revolute", hinge)
constraint("Prismatic", slider)
constraint("Spherical", spherical_plain)
constraint("Universal", universal_links)
