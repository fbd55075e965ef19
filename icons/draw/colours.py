"""The only colours an icon may use.

The window maps every one of these to its dark counterpart, so a colour that is
not in ALLOWED would stay as it is in the dark theme and look wrong there.
"""

ROTATIONAL = "#4A4F55"
TRANSLATIONAL = "#0A7F3F"
ELECTRICAL = "#1D4ED8"
DIGITAL = "#7C2D92"
HEAT = "#B42318"
MULTIBODY = "#5F6368"
REAL = "#1E3A8A"
BOOLEAN = "#A21CAF"
INTEGER = "#C05600"

INK = "#1B1F24"
MID = "#5B6570"
SOFT = "#9BA5B1"
LIGHT = "#DFE3E8"
PALE = "#F6F7F9"
WHITE = "#FFFFFF"

ACCENT = "#2563EB"  # the application icon only

ALLOWED = (
    ROTATIONAL, TRANSLATIONAL, ELECTRICAL, DIGITAL, HEAT, MULTIBODY, REAL, BOOLEAN, INTEGER,
    INK, MID, SOFT, LIGHT, PALE, WHITE, ACCENT,
)
