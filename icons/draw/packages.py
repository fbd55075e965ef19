"""Icons of the library packages: a case with a tab, and in it the drawing of a part that stands for the package."""

from . import (blocks_dynamic, blocks_logic, blocks_math, blocks_sources, digital, electrical, electrical_parts, heat,
               marks, multibody, multibody_joints, multibody_views, rotational, rotational_drive, state_graph,
               translational)
from .canvas import THICK, Icon
from .colours import MID, PALE

ICONS = {}

DRAWINGS = {}
for _module in (blocks_dynamic, blocks_logic, blocks_math, blocks_sources, digital, electrical, electrical_parts, heat,
                marks, multibody, multibody_joints, multibody_views, rotational, rotational_drive, state_graph,
                translational):
    DRAWINGS.update(_module.ICONS)

# package: the part in it, both below Modelica/ (a name that starts with "/" is taken as it stands).
MOTIFS = {
    "": "/classes/model",
    "Blocks": "Blocks/Sources/Sine",
    "Blocks/Continuous": "Blocks/Continuous/Integrator",
    "Blocks/Discrete": "Blocks/Discrete/ZeroOrderHold",
    "Blocks/Interaction": "Blocks/Interaction/Show/RealValue",
    "Blocks/Interaction/Show": "Blocks/Interaction/Show/RealValue",
    "Blocks/Logical": "Blocks/Logical/And",
    "Blocks/Math": "Blocks/Math/Add",
    "Blocks/Math/UnitConversions": "Blocks/Math/UnitConversions/To_degC",
    "Blocks/MathBoolean": "Blocks/MathBoolean/Or",
    "Blocks/MathInteger": "Blocks/MathInteger/Sum",
    "Blocks/Noise": "Blocks/Noise/NormalNoise",
    "Blocks/Nonlinear": "Blocks/Nonlinear/Limiter",
    "Blocks/Routing": "Blocks/Routing/Multiplex4",
    "Blocks/Sources": "Blocks/Sources/Step",
    "Blocks/Tables": "Blocks/Tables/CombiTable1Ds",
    "Mechanics": "Mechanics/Rotational/Components/IdealPlanetary",
    "Mechanics/Rotational": "Mechanics/Rotational/Components/Inertia",
    "Mechanics/Rotational/Components": "Mechanics/Rotational/Components/SpringDamper",
    "Mechanics/Rotational/Sensors": "Mechanics/Rotational/Sensors/SpeedSensor",
    "Mechanics/Rotational/Sources": "Mechanics/Rotational/Sources/Torque",
    "Mechanics/Translational": "Mechanics/Translational/Components/Mass",
    "Mechanics/Translational/Components": "Mechanics/Translational/Components/SpringDamper",
    "Mechanics/Translational/Sensors": "Mechanics/Translational/Sensors/SpeedSensor",
    "Mechanics/Translational/Sources": "Mechanics/Translational/Sources/Force",
    "Mechanics/MultiBody": "Mechanics/MultiBody/World",
    "Mechanics/MultiBody/Forces": "Mechanics/MultiBody/Forces/Force",
    "Mechanics/MultiBody/Joints": "Mechanics/MultiBody/Joints/Revolute",
    "Mechanics/MultiBody/Joints/Assemblies": "Mechanics/MultiBody/Joints/Assemblies/JointRRR",
    "Mechanics/MultiBody/Joints/Constraints": "Mechanics/MultiBody/Joints/Constraints/Spherical",
    "Mechanics/MultiBody/Parts": "Mechanics/MultiBody/Parts/Body",
    "Mechanics/MultiBody/Sensors": "Mechanics/MultiBody/Sensors/AbsolutePosition",
    "Mechanics/MultiBody/Visualizers": "Mechanics/MultiBody/Visualizers/FixedShape",
    "StateGraph": "StateGraph/InitialStep",
    "Thermal": "/domains/heat",
    "Thermal/HeatTransfer": "Thermal/HeatTransfer/Components/ThermalConductor",
    "Thermal/HeatTransfer/Components": "Thermal/HeatTransfer/Components/Convection",
    "Thermal/HeatTransfer/Sensors": "Thermal/HeatTransfer/Sensors/TemperatureSensor",
    "Thermal/HeatTransfer/Sources": "Thermal/HeatTransfer/Sources/FixedHeatFlow",
    "Thermal/HeatTransfer/Celsius": "Thermal/HeatTransfer/Celsius/TemperatureSensor",
    "Thermal/HeatTransfer/Fahrenheit": "Thermal/HeatTransfer/Fahrenheit/TemperatureSensor",
    "Thermal/HeatTransfer/Rankine": "Thermal/HeatTransfer/Rankine/TemperatureSensor",
    "Electrical": "Electrical/Analog/Basic/Resistor",
    "Electrical/Analog": "Electrical/Analog/Basic/Capacitor",
    "Electrical/Analog/Basic": "Electrical/Analog/Basic/Inductor",
    "Electrical/Analog/Ideal": "Electrical/Analog/Ideal/IdealClosingSwitch",
    "Electrical/Analog/Lines": "Electrical/Analog/Lines/OLine",
    "Electrical/Analog/Semiconductors": "Electrical/Analog/Semiconductors/NPN",
    "Electrical/Analog/Sensors": "Electrical/Analog/Sensors/VoltageSensor",
    "Electrical/Analog/Sources": "Electrical/Analog/Sources/SineVoltage",
    "Electrical/Digital": "Electrical/Digital/Basic/And",
    "Electrical/Digital/Basic": "Electrical/Digital/Basic/Or",
    "Electrical/Digital/Converters": "Electrical/Digital/Converters/LogicToReal",
    "Electrical/Digital/Delay": "Electrical/Digital/Delay/TransportDelay",
    "Electrical/Digital/Gates": "Electrical/Digital/Gates/NandGate",
    "Electrical/Digital/Memories": "Electrical/Digital/Memories/DLATRAM",
    "Electrical/Digital/Multiplexers": "Electrical/Digital/Multiplexers/MUX2x1",
    "Electrical/Digital/Registers": "Electrical/Digital/Registers/DFFREG",
    "Electrical/Digital/Sources": "Electrical/Digital/Sources/Pulse",
    "Electrical/Digital/Tristates": "Electrical/Digital/Tristates/BUF3S",
}


def package(motif):
    """The case and the part in it."""
    drawing = Icon(MID)
    drawing.path("M2 12L2 8Q2 4 6 4L22 4L28 11L58 11Q62 11 62 15L62 56Q62 60 58 60L6 60Q2 60 2 56Z", MID, PALE, THICK)
    inner = DRAWINGS[motif[1:] if motif.startswith("/") else "Modelica/" + motif]()
    scale = 42 / inner.size
    drawing.embed(inner, 11, 14.5, scale)
    return drawing


for _name, _motif in MOTIFS.items():
    ICONS["Modelica" + ("/" + _name if _name else "")] = lambda motif=_motif: package(motif)
