"""Icons of Modelica.Mechanics.MultiBody: World, Parts, Forces and the primitives of spatial mechanics."""

from . import mechanics as m
from .canvas import THICK, THIN, Icon, num, polar
from .colours import LIGHT, MID, MULTIBODY, PALE, REAL, ROTATIONAL, SOFT, TRANSLATIONAL, WHITE

BASE = "Modelica/Mechanics/MultiBody/"
ICONS = {}


def registrar(icons):
    """A decorator factory that fills `icons`."""
    def icon(name):
        def register(draw):
            def make():
                drawing = Icon(MULTIBODY)
                draw(drawing)
                return drawing
            icons[BASE + name] = make
            return draw
        return register
    return icon


icon = registrar(ICONS)


def link(i, x1, x2, y=32, size=7):
    """A rigid link."""
    i.rect(x1, y - size / 2, x2 - x1, size, None, MULTIBODY)
    i.line(x1 + 1, y - size / 2 + 1.6, x2 - 1, y - size / 2 + 1.6, SOFT, THIN)


def axes(i, x, y, length=22, letters=True, third=True, turn=0.0, width=THICK):
    """A coordinate system with its origin at (x, y)."""
    for degrees, letter in ((0 + turn, "x"), (90 + turn, "y")):
        tip = polar(x, y, length, degrees)
        i.arrow(x, y, *tip, MULTIBODY, width, 6 if width == THICK else 4)
        if letters:
            i.text(letter, *polar(x, y, length - 4, degrees + (-24 if letter == "x" else 24)), 8, MID, THIN)
    if third:
        tip = polar(x, y, length * 0.62, 218 + turn)
        i.arrow(x, y, *tip, MULTIBODY, THIN if width == THIN else THICK, 5 if width == THICK else 4)


def ball(i, cx, cy, r, mark=True):
    """A sphere, with the centre-of-mass sign."""
    i.circle(cx, cy, r, MULTIBODY, LIGHT)
    if mark:
        k = r * 0.5
        i.circle(cx, cy, k, MULTIBODY, WHITE, THIN)
        i.path(f"M{num(cx)} {num(cy)}L{num(cx)} {num(cy - k)}A{num(k)} {num(k)} 0 0 1 {num(cx + k)} {num(cy)}Z"
               f"M{num(cx)} {num(cy)}L{num(cx)} {num(cy + k)}A{num(k)} {num(k)} 0 0 1 {num(cx - k)} {num(cy)}Z",
               None, MULTIBODY)
    else:
        i.arc(cx, cy, r * 0.62, 100, 165, WHITE)


def box(i, x, y, w, h, depth=8, fill=LIGHT):
    """An oblique box: front face at (x, y), depth going right and up."""
    i.poly([(x, y), (x + depth, y - depth), (x + w + depth, y - depth), (x + w, y)], MULTIBODY, PALE, THICK, True)
    i.poly([(x + w, y), (x + w + depth, y - depth), (x + w + depth, y + h - depth), (x + w, y + h)], MULTIBODY, SOFT,
           THICK, True)
    i.rect(x, y, w, h, MULTIBODY, fill)


@icon("World")
def world(i):
    i.rect(1.5, 1.5, 61, 61, MULTIBODY, PALE, THICK, 5)
    axes(i, 22, 42, 31, True, True)
    i.arrow(50, 10, 50, 33, TRANSLATIONAL, THICK, 7)
    i.text("g", 41, 18, 11, TRANSLATIONAL)


@icon("Parts/Fixed")
def fixed(i):
    m.wall(i, 22, 12, 52, 8, 6)
    link(i, 22, 64)


@icon("Parts/FixedTranslation")
def fixed_translation(i):
    link(i, 0, 64)
    i.arrow(6, 20, 58, 20, MID, THICK, 7)
    i.text("r", 32, 11, 11, MID)


@icon("Parts/FixedRotation")
def fixed_rotation(i):
    i.poly([(0, 29), (26, 29), (49, 29), (64, 29), (64, 35), (0, 35)], None, MULTIBODY, THICK, True)
    axes(i, 9, 56, 17, False, False, 0, THIN)
    axes(i, 46, 56, 17, False, False, 28, THIN)
    i.turn(32, 28, 16, 40, 150, MID, THICK, 6)


@icon("Parts/Body")
def body(i):
    link(i, 0, 28)
    ball(i, 38, 32, 21)


@icon("Parts/PointMass")
def point_mass(i):
    ball(i, 32, 32, 20)


@icon("Parts/BodyShape")
def body_shape(i):
    i.path("M0 26L8 26Q14 26 18 18Q32 4 46 18Q50 26 56 26L64 26L64 38L56 38Q50 38 46 46Q32 60 18 46Q14 38 8 38L0 38Z",
           MULTIBODY, LIGHT)
    ball(i, 32, 32, 12)


@icon("Parts/BodyBox")
def body_box(i):
    box(i, 1, 24, 52, 24, 10)
    ball(i, 27, 36, 8)


@icon("Parts/BodyCylinder")
def body_cylinder(i):
    m.disc(i, 8, 55, 16, 7, 32, LIGHT)
    ball(i, 28, 32, 8)


def mount(i, x1=22, x2=42):
    """A pedestal bearing that stands on a frame at the bottom."""
    i.poly([(x1, 40), (x2, 40), (x2 + 4, 56), (x1 - 4, 56)], MULTIBODY, MULTIBODY, THICK, True, fill_opacity="0.35")
    i.rect(14, 56, 36, 5, MULTIBODY, MULTIBODY, THICK, 1)


@icon("Parts/Mounting1D")
def mounting(i):
    mount(i)
    i.circle(32, 30, 14, MULTIBODY, LIGHT)
    i.rect(32, 28, 32, 8, None, LIGHT)
    i.line(32, 28, 64, 28, ROTATIONAL)
    i.line(32, 36, 64, 36, ROTATIONAL)
    i.circle(32, 32, 7, ROTATIONAL, WHITE)


@icon("Parts/Rotor1D")
def rotor(i):
    rotor_picture(i)


def rotor_picture(i):
    """A rotor on its shaft, carried by a frame below."""
    saved, i.colour = i.colour, ROTATIONAL
    m.shaft(i, 0, 24)
    m.disc(i, 22, 38, 17, 5, 32)
    m.shaft_out(i, 39, 64)
    i.colour = saved
    for x in (10, 54):
        i.poly([(x, 36), (x, 56)], MULTIBODY)
    i.rect(8, 56, 48, 5, MULTIBODY, MULTIBODY, THICK, 1)
    with i.state("exact", "true"):
        i.turn(30, 8, 5, 200, -20, SOFT, THIN, 4)


@icon("Parts/Rotor1D/RotorWith3DEffects")
def rotor_3d(i):
    rotor_picture(i)


@icon("Parts/BevelGear1D")
def bevel(i):
    saved, i.colour = i.colour, ROTATIONAL
    m.shaft(i, 0, 12)
    i.poly([(12, 22), (24, 10), (24, 54), (12, 42)], ROTATIONAL, LIGHT, THICK, True)
    for k in range(5):
        i.line(12, 24 + 4 * k, 24, 14 + 9 * k, ROTATIONAL, THIN)
    i.poly([(27, 50), (34, 40), (52, 40), (59, 50)], ROTATIONAL, LIGHT, THICK, True)
    for k in range(5):
        i.line(36 + 3.5 * k, 40, 30 + 6.5 * k, 50, ROTATIONAL, THIN)
    i.rect(40, 16, 6, 24, ROTATIONAL, LIGHT)
    i.poly([(46, 20), (55, 20), (55, 32), (64, 32)], ROTATIONAL)
    i.colour = saved
    i.rect(14, 57, 36, 5, MULTIBODY, MULTIBODY, THICK, 1)


for _name in ("Mounting1D", "BevelGear1D"):
    @icon(f"Parts/{_name}/Housing")
    def housing(i):
        link(i, 0, 14)
        i.rect(14, 14, 36, 36, MULTIBODY, LIGHT, THICK, 3)
        i.circle(32, 32, 9, MULTIBODY, WHITE)


def wheel(i, cx, cy, r):
    """A wheel with spokes from the front."""
    i.circle(cx, cy, r, MULTIBODY, LIGHT)
    i.circle(cx, cy, r * 0.72, MULTIBODY, PALE)
    for k in range(6):
        i.line(*polar(cx, cy, r * 0.2, 60 * k), *polar(cx, cy, r * 0.72, 60 * k), MULTIBODY, THIN)
    i.circle(cx, cy, r * 0.2, MULTIBODY, WHITE)


def rolling_wheel(i):
    """A wheel on the ground; the frame is in its centre."""
    wheel(i, 32, 32, 22)
    m.hatch(i, 4, 60, 55, 5, 6)


def wheel_set(i):
    """Two wheels on an axle, seen obliquely."""
    link(i, 8, 56, 32, 5)
    for x in (9, 55):
        i.ellipse(x, 34, 7, 21, MULTIBODY, LIGHT)
        i.ellipse(x, 34, 4, 13, MULTIBODY, PALE, THIN)
    i.line(32, 32, 32, 10, MID)
    i.line(0, 2, 6, 14, ROTATIONAL)
    i.line(64, 2, 58, 14, ROTATIONAL)
    m.hatch(i, 4, 60, 57, 4, 6)


@icon("Parts/RollingWheel")
def parts_wheel(i):
    rolling_wheel(i)


@icon("Parts/RollingWheelSet")
def parts_wheel_set(i):
    wheel_set(i)


# -- forces -----------------------------------------------------------------------------------


def dot_ground(i, x=10):
    """The world frame on the left: small axes."""
    axes(i, x, 54, 14, False, False, 0, THIN)


def broad_arrow(i, x1, x2, y=32, half=4, paint=TRANSLATIONAL):
    """A broad force arrow."""
    back = x2 - 14 if x2 > x1 else x2 + 14
    i.poly([(x1, y - half), (back, y - half), (back, y - 2.4 * half), (x2, y), (back, y + 2.4 * half), (back, y + half),
            (x1, y + half)], paint, paint, THICK, True)


def torque_arrow(i, cx, cy, r=16, mirrored=False, paint=ROTATIONAL):
    """A three-quarter turn."""
    if mirrored:
        i.turn(cx, cy, r, 40, -220, paint, THICK, 8)
    else:
        i.turn(cx, cy, r, 140, 400, paint, THICK, 8)


@icon("Forces/WorldForce")
def world_force(i):
    i.line(0, 32, 8, 32, REAL)
    dot_ground(i)
    broad_arrow(i, 10, 58)
    link(i, 58, 64)


@icon("Forces/WorldTorque")
def world_torque(i):
    i.line(0, 32, 16, 32, REAL)
    dot_ground(i, 8)
    link(i, 34, 64)
    torque_arrow(i, 34, 32, 17)


@icon("Forces/WorldForceAndTorque")
def world_both(i):
    i.line(0, 51, 12, 51, REAL)
    i.line(0, 13, 10, 13, REAL)
    torque_arrow(i, 24, 17, 12)
    broad_arrow(i, 12, 56, 46, 3.5)
    i.poly([(56, 46), (60, 46), (60, 32), (64, 32)], MULTIBODY)
    i.line(38, 17, 60, 17)
    i.line(60, 17, 60, 46)


@icon("Forces/Force")
def force(i):
    broad_arrow(i, 27, 4)
    broad_arrow(i, 37, 60)
    i.poly([(13, 0), (13, 8), (32, 8), (32, 32)], REAL)
    i.line(28, 32, 36, 32, REAL)


@icon("Forces/Torque")
def torque(i):
    link(i, 0, 18, 32, 5)
    link(i, 46, 64, 32, 5)
    i.turn(16, 32, 11, 40, -220, ROTATIONAL, THICK, 7)
    i.turn(48, 32, 11, 140, 400, ROTATIONAL, THICK, 7)
    i.poly([(13, 0), (13, 8), (32, 8), (32, 32)], REAL)
    i.circle(32, 32, 2, None, REAL)


@icon("Forces/ForceAndTorque")
def force_and_torque(i):
    broad_arrow(i, 28, 4, 44, 3)
    broad_arrow(i, 36, 60, 44, 3)
    i.turn(16, 20, 10, 40, -220, ROTATIONAL, THICK, 7)
    i.turn(48, 20, 10, 140, 400, ROTATIONAL, THICK, 7)
    i.line(0, 32, 64, 32, SOFT, THIN)
    i.line(32, 0, 32, 44, REAL)
    i.poly([(6, 0), (6, 6), (32, 6)], REAL)


def eyes(i, x1=7, x2=57):
    """The two joints at the ends of a line force."""
    for x in (x1, x2):
        i.circle(x, 32, 5, MULTIBODY, WHITE)


@icon("Forces/Spring")
def spring(i):
    m.zigzag(i, 12, 52, 32, 12, 4, 3)
    eyes(i)


@icon("Forces/Damper")
def damper(i):
    i.line(12, 32, 18, 32)
    i.line(38, 32, 52, 32)
    m.dashpot(i, 18, 48, 32, 13, 0.66)
    eyes(i)
    m.heat_port(i, 24, 45)


@icon("Forces/SpringDamperParallel")
def spring_damper_parallel(i):
    i.line(15, 18, 15, 46)
    i.line(49, 18, 49, 46)
    m.zigzag(i, 15, 49, 18, 6, 4, 3)
    i.line(15, 46, 22, 46)
    i.line(36, 46, 49, 46)
    m.dashpot(i, 22, 43, 46, 8, 0.66)
    eyes(i)
    m.heat_port(i, 26, 54)


@icon("Forces/SpringDamperSeries")
def spring_damper_series(i):
    m.zigzag(i, 12, 34, 32, 9, 3, 2)
    i.line(42, 32, 52, 32)
    m.dashpot(i, 34, 49, 32, 9, 0.6)
    eyes(i)
    m.heat_port(i, 38, 41)


def line_force(i, count):
    """Two eyes, the flanges above them and one or two point masses on the line."""
    i.poly([(13, 0), (13, 12), (24, 12)], TRANSLATIONAL)
    i.poly([(51, 0), (51, 12), (40, 12)], TRANSLATIONAL)
    i.line(7, 28, 13, 12, MULTIBODY, THICK)
    i.line(57, 28, 51, 12, MULTIBODY, THICK)
    i.line(12, 32, 52, 32, MULTIBODY, THICK, stroke_dasharray="3 4")
    for x in ((32,) if count == 1 else (23, 41)):
        ball(i, x, 32, 9 if count == 1 else 7.5)
    eyes(i)


@icon("Forces/LineForceWithMass")
def line_force_one(i):
    line_force(i, 1)


@icon("Forces/LineForceWithTwoMasses")
def line_force_two(i):
    line_force(i, 2)
