"""Icons of Modelica.Thermal.HeatTransfer."""

from . import mechanics as m
from .canvas import THICK, THIN, Icon
from .colours import HEAT, MID, PALE, REAL, SOFT, WHITE

BASE = "Modelica/Thermal/HeatTransfer/"
ICONS = {}


def icon(name, colour=HEAT):
    """Register a drawing function under the class name."""
    def register(draw):
        def make():
            drawing = Icon(colour)
            draw(drawing)
            return drawing
        ICONS[BASE + name] = make
        return draw
    return register


def lead(i, x1, x2, y=32):
    """A heat lead."""
    i.line(x1, y, x2, y)


def flow_arrow(i, x1, x2, y=32, thick=7):
    """A broad arrow of heat flow."""
    half = thick / 2
    i.poly([(x1, y - half), (x2 - 10, y - half), (x2 - 10, y - half - 5), (x2, y), (x2 - 10, y + half + 5),
            (x2 - 10, y + half), (x1, y + half)], HEAT, HEAT, THICK, True)


def thermometer(i, cx=32, top=6, low=52, level=0.6, scale=True):
    """A thermometer with a bulb at the bottom."""
    i.path(f"M{cx - 5} {low - 12}L{cx - 5} {top + 5}A5 5 0 0 1 {cx + 5} {top + 5}L{cx + 5} {low - 12}", HEAT, WHITE)
    i.circle(cx, low - 5, 9, HEAT, HEAT)
    y = low - 10 - (low - 20 - top) * level
    i.rect(cx - 2, y, 4, low - 5 - y, None, HEAT)
    if scale:
        for k in range(4):
            i.line(cx + 8, top + 6 + 6.5 * k, cx + (14 if k % 2 == 0 else 12), top + 6 + 6.5 * k, MID, THIN)


@icon("Components/HeatCapacitor")
def heat_capacitor(i):
    cloud = ("M14 40Q5 38 7 29Q8 22 16 22Q17 9 30 10Q37 4 44 12Q57 11 56 24"
             "Q62 31 55 38Q52 44 44 42Q38 49 29 44Q20 47 14 40Z")
    i.path(cloud, None, HEAT, fill_opacity="0.2")
    i.path(cloud, HEAT)
    i.text("C", 32, 27, 17)
    i.line(32, 46, 32, 64)


@icon("Components/ThermalConductor")
def conductor(i):
    lead(i, 0, 10)
    lead(i, 54, 64)
    i.rect(10, 14, 44, 36, HEAT, HEAT, THICK, 2, fill_opacity="0.14")
    i.rect(10, 14, 6, 36, None, HEAT)
    for y in (23, 32, 41):
        i.arrow(21, y, 48, y, HEAT, THIN if y != 32 else THICK, 5)


@icon("Components/ThermalResistor")
def resistor(i):
    lead(i, 0, 10)
    lead(i, 54, 64)
    i.rect(10, 20, 44, 24, HEAT, PALE, THICK, 2)
    for x in range(13, 48, 7):
        i.line(x, 43, x + 6, 21, SOFT, THIN)
    i.arrow(17, 32, 48, 32, HEAT, THICK, 5)


def convection_picture(i):
    """A solid wall and the fluid that streams along it."""
    lead(i, 0, 8)
    i.rect(8, 12, 12, 42, HEAT, HEAT, THICK, 1, fill_opacity="0.25")
    for k in range(6):
        i.line(9, 19 + 6.5 * k, 19, 13 + 6.5 * k, HEAT, THIN)
    for x in (28, 37, 46):
        i.path(f"M{x} 53C{x - 5} 46 {x + 5} 40 {x} 33S{x + 4} 21 {x} 16", HEAT)
        i.head(x, 12, 90, 6)
    lead(i, 52, 64)


@icon("Components/Convection")
def convection(i):
    convection_picture(i)
    i.arrow(32, 0, 32, 8, REAL, THICK, 5)
    i.text("G", 21, 5, 8, MID, THIN)


@icon("Components/ConvectiveResistor")
def convective_resistor(i):
    convection_picture(i)
    i.arrow(32, 0, 32, 8, REAL, THICK, 5)
    i.text("R", 21, 5, 8, MID, THIN)


@icon("Components/BodyRadiation")
def radiation(i):
    lead(i, 0, 8)
    lead(i, 56, 64)
    i.rect(8, 10, 8, 44, HEAT, HEAT, THICK, 1)
    i.rect(48, 10, 8, 44, HEAT, PALE, THICK, 1)
    for y in (20, 32, 44):
        i.path(f"M20 {y}Q23 {y - 6} 26 {y}T32 {y}T38 {y}", HEAT)
        i.head(44, y, 0, 6)


def collector(name, grid):
    """Many ports above, one below."""
    @icon("Components/" + name)
    def draw(i):
        for x in (10, 24.7, 39.3, 54):
            i.line(x, 12, 32, 44)
            if grid:
                i.rect(x - 3.5, 5, 7, 7, HEAT, WHITE)
        i.line(7 if not grid else 5, 12, 57 if not grid else 59, 12)
        i.line(32, 0, 32, 12)
        i.line(32, 44, 32, 64)
        i.circle(32, 44, 4, None, HEAT)


collector("ThermalCollector", False)
collector("ThermalCollectorMatrix", True)


def both_ways(name, right, upper, lower):
    """The narrow adaptor between signals and a heat port."""
    @icon("Components/" + name)
    def draw(i):
        i.rect(25, 1.5, 14, 61, HEAT, PALE, THICK, 3)
        i.text(upper, 32, 16, 9, REAL)
        i.text(lower, 32, 48, 9, REAL)
        i.line(27, 32, 37, 32)
        i.head(32 + (4 if right else -4), 32, 0 if right else 180, 6)


both_ways("GeneralHeatFlowToTemperatureAdaptor", False, "T", "Q")
both_ways("GeneralTemperatureToHeatFlowAdaptor", True, "T", "Q")


# -- sources ----------------------------------------------------------------------------------


def temperature_source(name, letter, wired):
    """A reservoir at a given temperature."""
    @icon(name)
    def draw(i):
        i.rect(8, 8, 42, 48, HEAT, HEAT, THICK, 4, fill_opacity="0.14")
        if wired:
            i.line(0, 32, 8, 32, REAL)
        thermometer(i, 21, 13, 52, 0.62, False)
        i.text(letter, 38, 20, 11)
        lead(i, 50, 64)


temperature_source("Sources/FixedTemperature", "K", False)
temperature_source("Sources/PrescribedTemperature", "K", True)


def flow_source(name, wired):
    """A heater that sends heat to the right."""
    @icon("Sources/" + name)
    def draw(i):
        if wired:
            i.line(0, 32, 8, 32, REAL)
        i.circle(20, 32, 12, HEAT, PALE)
        i.path("M20 41C13 41 13 33 17 30Q17.5 33 19.5 33Q18 27 22.5 22.5Q22.5 28 25.5 31C28.5 35 26.5 41 20 41Z", None,
               HEAT)
        flow_arrow(i, 33, 58)
        lead(i, 58, 64)


flow_source("FixedHeatFlow", False)
flow_source("PrescribedHeatFlow", True)

# -- sensors ----------------------------------------------------------------------------------


def temperature_sensor(name, letter):
    """A thermometer with its signal on the right."""
    @icon(name)
    def draw(i):
        lead(i, 0, 24)
        i.line(38, 32, 64, 32, REAL)
        thermometer(i, 32, 5, 60, 0.6)
        i.text(letter, 52, 48, 13)


temperature_sensor("Sensors/TemperatureSensor", "K")


@icon("Sensors/RelTemperatureSensor")
def relative_temperature(i):
    lead(i, 0, 12)
    lead(i, 52, 64)
    i.line(32, 52, 32, 64, REAL)
    m.gauge(i, 32, 33, 21, "∆T")


@icon("Sensors/HeatFlowSensor")
def heat_flow_sensor(i):
    lead(i, 0, 64)
    i.line(32, 52, 32, 64, REAL)
    m.gauge(i, 32, 33, 21, "Q")


@icon("Sensors/ConditionalFixedHeatFlowSensor")
def conditional_sensor(i):
    lead(i, 0, 64)
    i.line(32, 52, 32, 64, REAL)
    m.gauge(i, 32, 33, 21, "Q")
    with i.state("useFixedTemperature", "true"):
        i.line(58, 32, 58, 50)
        m.hatch(i, 53, 63, 50, 4, 4, HEAT)


# -- other temperature scales -----------------------------------------------------------------

for _scale, _letter in (("Celsius", "°C"), ("Fahrenheit", "°F"), ("Rankine", "°R")):
    temperature_source(_scale + "/FixedTemperature", _letter, False)
    temperature_source(_scale + "/PrescribedTemperature", _letter, True)
    temperature_sensor(_scale + "/TemperatureSensor", _letter)
    for _name, _start, _stop in (("FromKelvin", "K", _letter), ("ToKelvin", _letter, "K")):
        @icon(f"{_scale}/{_name}", REAL)
        def convert(i, start=_start, stop=_stop):
            i.rect(1.5, 1.5, 61, 61, REAL, PALE, THICK, 5)
            i.text(start, 32, 16, 13, MID)
            i.arrow(32, 26, 32, 37, SOFT, THICK, 5)
            i.text(stop, 32, 49, 15, HEAT)
