"""Toolbar icons: 20 x 20 grid, outlines of 1.5 in ink, round ends; nothing is filled except small marks."""

from .canvas import Icon, points, polar
from .colours import INK

ICONS = {}


def icon(name):
    """Register a drawing function under actions/."""
    def register(draw):
        def make():
            drawing = Icon(INK, 20, 1.5)
            draw(drawing)
            return drawing
        ICONS["actions/" + name] = make
        return draw
    return register


def paths(name, *data):
    """Register an icon that consists of outlines only."""
    @icon(name)
    def draw(i):
        for one in data:
            i.path(one, INK)


def dots(i, *centres, r=1.1):
    """Filled dots."""
    for x, y in centres:
        i.circle(x, y, r, None, INK)


# -- file -------------------------------------------------------------------------------------

SHEET = "M5 2.5L11.5 2.5L15.5 6.5L15.5 17.5L5 17.5Z"
paths("new", SHEET, "M11.5 2.5L11.5 6.5L15.5 6.5", "M10.2 9.5L10.2 14.5M7.7 12L12.7 12")
paths("file", SHEET, "M11.5 2.5L11.5 6.5L15.5 6.5")
paths("computer", "M2.5 3.5L17.5 3.5L17.5 13.5L2.5 13.5Z", "M10 13.5L10 16.5M6.5 16.8L13.5 16.8")
paths("open", "M2.5 16L2.5 4.5L7.5 4.5L9.5 6.5L16 6.5L16 8.5", "M2.5 16L5 8.5L18 8.5L15.5 16Z")
paths("save", "M3 3L13.5 3L17 6.5L17 17L3 17Z", "M6.5 3L6.5 7.5L12.5 7.5L12.5 3", "M6 17L6 11.5L14 11.5L14 17")
paths("export", "M10 12.5L10 3M6.5 6.2L10 2.7L13.5 6.2", "M5.5 9L3.5 9L3.5 17L16.5 17L16.5 9L14.5 9")
paths("import", "M10 2.7L10 12M6.5 8.8L10 12.3L13.5 8.8", "M5.5 8L3.5 8L3.5 17L16.5 17L16.5 8L14.5 8")
paths("camera", "M2.5 6.5L6 6.5L7.5 4L12.5 4L14 6.5L17.5 6.5L17.5 16L2.5 16Z", "M10 8A3 3 0 1 1 9.99 8Z")

# -- edit -------------------------------------------------------------------------------------

paths("undo", "M3.5 8L12 8A4.3 4.3 0 0 1 12 16.6L7 16.6", "M7 4.2L3.2 8L7 11.8")
paths("redo", "M16.5 8L8 8A4.3 4.3 0 0 0 8 16.6L13 16.6", "M13 4.2L16.8 8L13 11.8")
paths("cut", "M5.6 11.6A2.4 2.4 0 1 1 5.59 11.6Z", "M14.4 11.6A2.4 2.4 0 1 1 14.39 11.6Z", "M7 12L14 2.5M13 12L6 2.5")
paths("duplicate", "M7 7L17.5 7L17.5 17.5L7 17.5Z", "M4.5 13L2.5 13L2.5 2.5L13 2.5L13 4.5",
      "M12.25 9.75L12.25 14.75M9.75 12.25L14.75 12.25")
paths("copy", "M7 6.5L17 6.5L17 17.5L7 17.5Z", "M13.5 6.5L13.5 2.5L3 2.5L3 13.5L7 13.5")
paths("paste", "M7 4L3.5 4L3.5 17.5L16.5 17.5L16.5 4L13 4", "M7 2.5L13 2.5L13 6L7 6Z", "M7 10L13 10M7 13.5L11 13.5")
paths("delete", "M3 5.5L17 5.5M7.5 5.5L7.5 3L12.5 3L12.5 5.5", "M4.8 5.5L5.6 17.5L14.4 17.5L15.2 5.5",
      "M8.3 9L8.5 14M11.7 9L11.5 14")
paths("rotate-left", "M5 6.2A6.6 6.6 0 1 1 3.4 10.8", "M4.6 2.2L4.6 6.6L9 6.6")
paths("rotate-right", "M15 6.2A6.6 6.6 0 1 0 16.6 10.8", "M15.4 2.2L15.4 6.6L11 6.6")
paths("library", "M2.5 3.5L6.5 3.5L6.5 16.5L2.5 16.5Z", "M6.5 3.5L10.5 3.5L10.5 16.5L6.5 16.5Z",
      "M11.8 4.6L15.4 3.6L18 15.5L14.4 16.5Z", "M4.5 6.5L4.5 8.5", "M8.5 6.5L8.5 8.5")
paths("submodel", "M2.5 2.5L17.5 2.5L17.5 17.5L2.5 17.5Z", "M6 6L9.5 6L9.5 9.5L6 9.5Z",
      "M10.5 10.5L14 10.5L14 14L10.5 14Z", "M7.75 9.5L7.75 12.25L10.5 12.25")
paths("icon", "M2.5 2.5L17.5 2.5L17.5 17.5L2.5 17.5Z", "M5.5 14L9 8L12.5 14Z", "M13 5A1.6 1.6 0 1 1 12.99 5Z")
paths("flip", "M10 2.5L10 17.5", "M7.5 5L7.5 15L2.5 15Z", "M12.5 5L12.5 15L17.5 15Z")
paths("flip-vertical", "M2.5 10L17.5 10", "M5 7.5L15 7.5L15 2.5Z", "M5 12.5L15 12.5L15 17.5Z")


paths("align-left", "M3 2.5L3 17.5", "M6 5L16.5 5L16.5 8.5L6 8.5Z", "M6 11.5L12.5 11.5L12.5 15L6 15Z")
paths("align-right", "M17 2.5L17 17.5", "M14 5L3.5 5L3.5 8.5L14 8.5Z", "M14 11.5L7.5 11.5L7.5 15L14 15Z")
paths("align-top", "M2.5 3L17.5 3", "M5 6L8.5 6L8.5 16.5L5 16.5Z", "M11.5 6L15 6L15 12.5L11.5 12.5Z")
paths("align-bottom", "M2.5 17L17.5 17", "M5 14L8.5 14L8.5 3.5L5 3.5Z", "M11.5 14L15 14L15 7.5L11.5 7.5Z")
paths("align-center-h", "M10 2.5L10 5M10 8.5L10 11.5M10 15L10 17.5", "M3.5 5L16.5 5L16.5 8.5L3.5 8.5Z",
      "M6 11.5L14 11.5L14 15L6 15Z")
paths("align-center-v", "M2.5 10L5 10M8.5 10L11.5 10M15 10L17.5 10", "M5 3.5L8.5 3.5L8.5 16.5L5 16.5Z",
      "M11.5 6L15 6L15 14L11.5 14Z")
paths("distribute-h", "M3 2.5L3 17.5M17 2.5L17 17.5", "M7.5 5L12.5 5L12.5 15L7.5 15Z")
paths("distribute-v", "M2.5 3L17.5 3M2.5 17L17.5 17", "M5 7.5L15 7.5L15 12.5L5 12.5Z")


@icon("connect")
def connect(i):
    i.circle(4.5, 14.5, 2.2, INK)
    i.circle(15.5, 5.5, 2.2, INK)
    i.path("M6.7 14.5L10 14.5L10 5.5L13.3 5.5", INK)


# -- run --------------------------------------------------------------------------------------

paths("run", "M6 3.5L16 10L6 16.5Z")
paths("pause", "M6 3.5L8.3 3.5L8.3 16.5L6 16.5Z", "M11.7 3.5L14 3.5L14 16.5L11.7 16.5Z")
paths("stop", "M4.5 4.5L15.5 4.5L15.5 15.5L4.5 15.5Z")
paths("step", "M5 3.5L12.5 10L5 16.5Z", "M15.5 3.5L15.5 16.5")
paths("step-back", "M15 3.5L7.5 10L15 16.5Z", "M4.5 3.5L4.5 16.5")
paths("go-back", "M8 4L3.5 8.5L8 13", "M3.5 8.5L11.5 8.5A4.2 4.2 0 0 1 11.5 16.9L8.5 16.9")
paths("play-speed", "M2.5 4.5L9.5 10L2.5 15.5Z", "M10.5 4.5L17.5 10L10.5 15.5Z")
paths("reset", "M4.5 10A5.8 5.8 0 1 0 6.5 5.6", "M6.9 2L6.4 6L10.4 6.4")
paths("translate", "M6.5 4L2.5 10L6.5 16", "M13.5 4L17.5 10L13.5 16", "M11.3 5L8.7 15")

# -- view -------------------------------------------------------------------------------------

LENS = "M8.5 2.8A5.7 5.7 0 1 1 8.49 2.8ZM12.7 12.7L17.5 17.5"
paths("zoom-in", LENS, "M8.5 6L8.5 11M6 8.5L11 8.5")
paths("zoom-out", LENS, "M6 8.5L11 8.5")
paths("search", LENS)
paths("zoom-fit", "M2.5 6.5L2.5 2.5L6.5 2.5M13.5 2.5L17.5 2.5L17.5 6.5M17.5 13.5L17.5 17.5L13.5 17.5"
      "M6.5 17.5L2.5 17.5L2.5 13.5",
      "M6.5 7L13.5 7L13.5 13L6.5 13Z")


@icon("grid")
def grid(i):
    dots(i, *[(x, y) for x in (4, 10, 16) for y in (4, 10, 16)], r=1.3)


@icon("arrows")
def arrows(i):
    i.path("M2.5 6L13 6", INK)
    i.path("M10 3L13.2 6L10 9", INK)
    i.path("M4 17.2A6 6 0 0 1 15.3 14.2", INK)
    i.path("M16 10.6L15.5 14.5L11.6 14", INK)


paths("axis", "M2 13L17.5 13", "M14.5 10L17.7 13L14.5 16", "M5 11L5 15", "M8.5 5.5L13.5 5.5", "M11 3L11 8")
paths("convention", "M2.5 8L10.5 8L10.5 4.8L17.5 10L10.5 15.2L10.5 12L2.5 12Z")
paths("values", "M2.5 4L17.5 4L17.5 16L2.5 16Z", "M6 7.7L7.3 6.9L7.3 13",
      "M11.8 6.9A1.9 2 0 0 1 13.7 8.9L13.7 11A1.9 2 0 0 1 9.9 11L9.9 8.9A1.9 2 0 0 1 11.8 6.9Z")
paths("motion", "M10 6A4 4 0 1 1 9.99 6Z", "M4.6 4.2A8 8 0 0 0 4.6 15.8", "M15.4 4.2A8 8 0 0 1 15.4 15.8",
      "M10 10L12.2 8.3")
paths("view3d", "M10 2.3L16.8 6L16.8 14L10 17.7L3.2 14L3.2 6Z", "M3.2 6L10 9.7L16.8 6M10 9.7L10 17.7")
paths("palette-command", "M2.5 4L17.5 4L17.5 16L2.5 16Z", "M5.5 8L8 10.2L5.5 12.4", "M10 12.6L14.5 12.6")


@icon("settings")
def settings(i):
    pairs = []
    for k in range(8):
        base = 45 * k
        for radius, part in ((5.6, -13), (7.9, -8), (7.9, 8), (5.6, 13)):
            pairs.append(polar(10, 10, radius, base + part))
    i.path(points(pairs) + "Z", INK)
    i.circle(10, 10, 2.5, INK)


paths("plot", "M3 2.5L3 17L17.5 17", "M5.5 13.5Q7.5 4 10 8.5T15 9.5L17 5.5")
paths("messages", "M2.5 3.5L17.5 3.5L17.5 13.5L9.5 13.5L5.5 17L5.5 13.5L2.5 13.5Z", "M6 7L14 7M6 10L11.5 10")
paths("events", "M11 2L4.5 11.5L9.5 11.5L8.5 18L15.5 8L10.2 8Z")


@icon("theme")
def theme(i):
    i.circle(10, 10, 7, INK)
    i.path("M10 3A7 7 0 0 1 10 17Z", INK, INK)


@icon("help")
def help_sign(i):
    i.circle(10, 10, 7.4, INK)
    i.path("M7.7 8A2.4 2.3 0 1 1 11.2 10Q10 10.7 10 12", INK)
    dots(i, (10, 14.3), r=0.95)


paths("close", "M4.5 4.5L15.5 15.5M15.5 4.5L4.5 15.5")
paths("chevron-right", "M7.5 4.5L13 10L7.5 15.5")
paths("chevron-left", "M12.5 4.5L7 10L12.5 15.5")
paths("chevron-down", "M4.5 7.5L10 13L15.5 7.5")
paths("chevron-up", "M4.5 12.5L10 7L15.5 12.5")
paths("check", "M3.5 10.5L8 15L16.5 5")
# A list on its board: a check that is made, not a tick that is set.
paths("check-diagram", "M7 4L4 4L4 17.5L16 17.5L16 4L13 4", "M7 2.5L13 2.5L13 5.5L7 5.5Z", "M7 11.5L9.2 13.7L13.2 8.9")
paths("add", "M10 3.5L10 16.5M3.5 10L16.5 10")
paths("remove", "M3.5 10L16.5 10")
paths("filter", "M2.5 4L17.5 4L12 10.5L12 16.5L8 14.5L8 10.5Z")
paths("eye", "M2 10Q6 4.2 10 4.2T18 10Q14 15.8 10 15.8T2 10Z", "M10 7.4A2.6 2.6 0 1 1 9.99 7.4Z")
paths("lock", "M4.5 9L15.5 9L15.5 17.5L4.5 17.5Z", "M7 9L7 6A3 3 0 0 1 13 6L13 9")
# A hand: four fingers bent over what they pull.
paths("push", "M6.5 10.5L6.5 4.6A1.2 1.2 0 0 1 8.9 4.6L8.9 8.5", "M8.9 8.5L8.9 3.4A1.2 1.2 0 0 1 11.3 3.4L11.3 8.5",
      "M11.3 8.5L11.3 4.2A1.2 1.2 0 0 1 13.7 4.2L13.7 8.8", "M13.7 8.8L13.7 6.2A1.2 1.2 0 0 1 16.1 6.2L16.1 12.5"
      "A5 5 0 0 1 11.1 17.5L10.4 17.5A5 5 0 0 1 6.2 15.2L3.4 11A1.25 1.25 0 0 1 5.5 9.6L6.5 10.9")
paths("star", "M10 2.5L12.3 7.4L17.6 8L13.6 11.7L14.7 17L10 14.3L5.3 17L6.4 11.7L2.4 8L7.7 7.4Z")


@icon("warning")
def warning(i):
    i.path("M10 2.8L18 16.8L2 16.8Z", INK)
    i.path("M10 8L10 11.8", INK)
    dots(i, (10, 14.2), r=0.95)


@icon("error")
def error(i):
    i.path("M6.9 2.5L13.1 2.5L17.5 6.9L17.5 13.1L13.1 17.5L6.9 17.5L2.5 13.1L2.5 6.9Z", INK)
    i.path("M7.4 7.4L12.6 12.6M12.6 7.4L7.4 12.6", INK)


@icon("info")
def info(i):
    i.circle(10, 10, 7.4, INK)
    i.path("M10 9.2L10 14", INK)
    dots(i, (10, 6.3), r=0.95)

# -- drawing an icon --------------------------------------------------------------------------

paths("select", "M5 2.5L5 15.5L8.4 12.4L10.6 17.3L12.9 16.3L10.7 11.5L15.2 11.2Z")
paths("draw-line", "M4.2 15.8L15.8 4.2", "M2.6 16.2L4.6 14.2L6 15.6L4 17.6Z", "M14 4.4L16 2.4L17.6 4L15.6 6Z")
paths("draw-polygon", "M10 2.8L17.2 8L14.5 16.8L5.5 16.8L2.8 8Z")
paths("draw-rectangle", "M2.5 4.5L17.5 4.5L17.5 15.5L2.5 15.5Z")
paths("draw-ellipse", "M17.5 10A7.5 5.5 0 1 1 17.49 9.9Z")
paths("draw-text", "M4 6L4 3.5L16 3.5L16 6M10 3.5L10 16.5M7.5 16.5L12.5 16.5")
paths("to-front", "M7 7L17.5 7L17.5 17.5L7 17.5Z", "M4.5 13L2.5 13L2.5 2.5L13 2.5L13 4.5")
paths("to-back", "M2.5 2.5L13 2.5L13 13L2.5 13Z", "M15.5 7L17.5 7L17.5 17.5L7 17.5L7 15.5")

# -- lists of files ---------------------------------------------------------------------------

paths("tiles", "M3.5 3.5L8 3.5L8 8L3.5 8Z", "M12 3.5L16.5 3.5L16.5 8L12 8Z", "M3.5 12L8 12L8 16.5L3.5 16.5Z",
      "M12 12L16.5 12L16.5 16.5L12 16.5Z")
paths("rows", "M3.5 4.5L16.5 4.5", "M3.5 8.2L16.5 8.2", "M3.5 11.8L16.5 11.8", "M3.5 15.5L16.5 15.5")

# -- further pages ----------------------------------------------------------------------------

paths("note", "M3 3.5L17 3.5L17 12.5L12.5 17L3 17Z", "M17 12.5L12.5 12.5L12.5 17", "M6 7L14 7M6 10L11 10")
paths("study", "M3 2.5L3 17L17.5 17", "M5.5 14Q9 13 17 11.5", "M5.5 14Q8.5 10 17 7.5", "M5.5 14Q7.5 5.5 17 3.5")
