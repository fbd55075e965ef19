#include "tests/power/entry_models.h"

#include <sstream>

namespace armature::test {

namespace {

// A line is a part (name, class, name=value …; "inner" before it) or two ends that are joined.
struct Text {
  const char* name;
  double stopTime;
  const char* lines;
};

const Text kTexts[] = {{"Turning", 2, R"(
sine Blocks.Sources.Sine f=0.5 amplitude=3
drive Mechanics.Rotational.Sources.Accelerate useSupport=true
housing Mechanics.Rotational.Components.Inertia J=2 w.start=0.7 w.fixed=true
load Mechanics.Rotational.Components.Inertia J=0.5
sine.y drive.a_ref
drive.support housing.flange_a
drive.flange load.flange_a
near Mechanics.Rotational.Components.Inertia J=1 w.start=3 w.fixed=true phi.fixed=true
spring Mechanics.Rotational.Components.Spring c=8 phi_rel0=0.3
far Mechanics.Rotational.Components.Inertia J=2 phi.fixed=true w.fixed=true
both Mechanics.Rotational.Components.SpringDamper c=5 d=0.3 phi_rel0=0.4
fixed Mechanics.Rotational.Components.Fixed
near.flange_b spring.flange_a
spring.flange_b far.flange_a
far.flange_b both.flange_a
both.flange_b fixed.flange
eddy Mechanics.Rotational.Sources.EddyCurrentTorque tau_nominal=2 w_nominal=4
slowing Mechanics.Rotational.Components.Inertia J=1 w.start=6 w.fixed=true
eddy.flange slowing.flange_a)"},
                       {"Gears", 2, R"(
planetary Mechanics.Rotational.Components.IdealPlanetary ratio=2
sun Mechanics.Rotational.Components.Inertia J=0.2 w.start=3 w.fixed=true
carrier Mechanics.Rotational.Components.Inertia J=1 w.start=1 w.fixed=true
ring Mechanics.Rotational.Components.Inertia J=0.7
push Mechanics.Rotational.Sources.ConstantTorque tau_constant=2
sun.flange_b planetary.sun
carrier.flange_b planetary.carrier
planetary.ring ring.flange_a
push.flange ring.flange_b
lossy Mechanics.Rotational.Components.LossyGear ratio=3 useSupport=true lossTable=[0,0.9,0.8,0.05,0.1]
fast Mechanics.Rotational.Components.Inertia J=0.1 w.start=9 w.fixed=true
slow Mechanics.Rotational.Components.Inertia J=2
frame Mechanics.Rotational.Components.Inertia J=3 w.start=-0.5 w.fixed=true
fast.flange_b lossy.flange_a
lossy.flange_b slow.flange_a
lossy.support frame.flange_a
axle Mechanics.Rotational.Components.Inertia J=0.4 w.start=5 w.fixed=true
wheel Mechanics.Rotational.Components.IdealRollingWheel radius=0.3
car Mechanics.Translational.Components.Mass m=3
axle.flange_b wheel.flangeR
wheel.flangeT car.flange_a
spindle Mechanics.Rotational.Components.Inertia J=0.4 w.start=5 w.fixed=true
screw Mechanics.Rotational.Components.IdealGearR2T ratio=7
slide Mechanics.Translational.Components.Mass m=3
spindle.flange_b screw.flangeR
screw.flangeT slide.flange_a
angle Blocks.Sources.Sine f=0.5 amplitude=1
answer Mechanics.Rotational.Components.AngleToTorqueAdaptor use_w=false use_a=false
disc Mechanics.Rotational.Components.Inertia J=0.4
angle.y answer.phi
answer.flange disc.flange_a)"},
                       {"Sliding", 2, R"(
sine Blocks.Sources.Sine f=0.5 amplitude=3
drive Mechanics.Translational.Sources.Accelerate useSupport=true
housing Mechanics.Translational.Components.Mass m=2 v.start=0.7 v.fixed=true
load Mechanics.Translational.Components.Mass m=0.5
sine.y drive.a_ref
drive.support housing.flange_a
drive.flange load.flange_a
press Blocks.Sources.Constant k=0.2
brake Mechanics.Translational.Components.Brake useSupport=true fn_max=2
rod Mechanics.Translational.Components.Mass m=1 v.start=5 v.fixed=true
sledge Mechanics.Translational.Components.Mass m=4 v.start=1 v.fixed=true
press.y brake.f_normalized
rod.flange_b brake.flange_a
brake.support sledge.flange_a)"},
                       {"Motors", 1, R"(
voltage Electrical.Analog.Sources.ConstantVoltage V=12
resistor Electrical.Analog.Basic.Resistor R=2
motor Electrical.Analog.Basic.RotationalEMF k=0.5 useSupport=true
ground Electrical.Analog.Basic.Ground
rotor Mechanics.Rotational.Components.Inertia J=0.1 w.fixed=true phi.fixed=true
stator Mechanics.Rotational.Components.Inertia J=2 w.start=0.5 w.fixed=true
voltage.p resistor.p
resistor.n motor.p
motor.n voltage.n
voltage.n ground.p
motor.flange rotor.flange_a
motor.support stator.flange_a
source Electrical.Analog.Sources.ConstantVoltage V=12
wire Electrical.Analog.Basic.Resistor R=2
coil Electrical.Analog.Basic.TranslationalEMF k=0.5 useSupport=true
earth Electrical.Analog.Basic.Ground
plunger Mechanics.Translational.Components.Mass m=0.1 v.fixed=true s.fixed=true
casing Mechanics.Translational.Components.Mass m=2 v.start=0.5 v.fixed=true
source.p wire.p
wire.n coil.p
coil.n source.n
source.n earth.p
coil.flange plunger.flange_a
coil.support casing.flange_a)"},
                       {"Warming", 1, R"(
flame Thermal.HeatTransfer.Sources.FixedHeatFlow Q_flow=20
pot Thermal.HeatTransfer.Components.HeatCapacitor C=4 T.start=300 T.fixed=true
flame.port pot.port)"},
                       // Nothing moves any more at the end: what a transistor takes is lost.
                       {"Resting", 1e-3, R"(
supply Electrical.Analog.Sources.ConstantVoltage V=12
top Electrical.Analog.Basic.Resistor R=1000
base Electrical.Analog.Basic.Resistor R=100000
transistor Electrical.Analog.Semiconductors.NPN
ground Electrical.Analog.Basic.Ground
supply.p top.p
supply.p base.p
top.n transistor.C
base.n transistor.B
transistor.E ground.p
supply.n ground.p)"},
                       {"Carried", 2, R"(
inner world Mechanics.MultiBody.World animateWorld=false animateGravity=false
hinge Mechanics.MultiBody.Joints.Revolute n={0,0,1} w.start=2 w.fixed=true phi.fixed=true
arm Mechanics.MultiBody.Parts.Body m=1 r_CM={0.3,0,0} I_33=0.2
rotor Mechanics.MultiBody.Parts.Rotor1D J=0.3 n={0,0,1} phi.fixed=true w.fixed=true
mount Mechanics.MultiBody.Parts.Mounting1D n={0,0,1}
turn Mechanics.Rotational.Sources.Torque2
sine Blocks.Sources.Sine f=0.7 amplitude=4
world.frame_b hinge.frame_a
hinge.frame_b arm.frame_a
hinge.frame_b rotor.frame_a
hinge.frame_b mount.frame_a
sine.y turn.tau
mount.flange_b turn.flange_a
turn.flange_b rotor.flange_a)"},
                       {"Flying", 1, R"(
inner world Mechanics.MultiBody.World animateWorld=false animateGravity=false
slide Mechanics.MultiBody.Joints.Prismatic n={1,0,0} useAxisFlange=true s.start=0.4 s.fixed=true v.start=1 v.fixed=true
carriage Mechanics.MultiBody.Parts.Body m=2 r_CM={0,0,0}
damper Mechanics.Translational.Components.SpringDamper c=30 d=2
world.frame_b slide.frame_a
slide.frame_b carriage.frame_a
slide.support damper.flange_a
damper.flange_b slide.axis
one Mechanics.MultiBody.Parts.Body m=1 r_CM={0,0,0} r_0.start={0,1,0} r_0.fixed={true,true,true} v_0.start={2,1,0} v_0.fixed={true,true,true} angles_fixed=true w_0_fixed=true enforceStates=true
other Mechanics.MultiBody.Parts.Body m=3 r_CM={0,0,0} r_0.start={1,1,0.5} r_0.fixed={true,true,true} v_0.start={0,1,1} v_0.fixed={true,true,true} angles_fixed=true w_0_fixed=true enforceStates=true
between Mechanics.MultiBody.Forces.SpringDamperParallel c=20 d=1 s_unstretched=0.6
one.frame_a between.frame_a
between.frame_b other.frame_a)"},
                       {"Coupled", 1, R"(
inner world Mechanics.MultiBody.World animateWorld=false animateGravity=false
crank Mechanics.MultiBody.Joints.Revolute n={0,0,1} w.start=4 w.fixed=true phi.fixed=true
pin Mechanics.MultiBody.Parts.FixedTranslation r={0.2,0,0}
weight Mechanics.MultiBody.Parts.Body m=2 r_CM={0.1,0,0} I_33=0.5
away Mechanics.MultiBody.Parts.FixedTranslation r={0.9,0,0}
rods Mechanics.MultiBody.Joints.Assemblies.JointSSR rod1Length=0.8 rod1Mass=1.5 n_b={0,0,1} rRod2_ib={0,0.6,0}
world.frame_b crank.frame_a
crank.frame_b pin.frame_a
crank.frame_b weight.frame_a
pin.frame_b rods.frame_a
world.frame_b away.frame_a
away.frame_b rods.frame_b)"}};

diagram::Document read(const Text& text) {
  diagram::Document document;
  document.name = text.name;
  document.experiment.stopTime = text.stopTime;
  document.experiment.interval = text.stopTime / 1000;
  document.experiment.tolerance = 1e-8;
  std::istringstream lines(text.lines);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string first, second;
    if (!(words >> first)) continue;
    diagram::ComponentItem item;
    if (first == "inner") {
      item.prefixes = first;
      words >> first;
    }
    words >> second;
    if (first.find('.') != std::string::npos) {
      document.connections.push_back({first, second, {}, {}});
      continue;
    }
    item.name = first;
    item.className = "Modelica." + second;
    item.placement.x = 30 * static_cast<double>(document.components.size());
    for (std::string word; words >> word;) {
      const size_t cut = word.find('=');
      item.modifiers.push_back({word.substr(0, cut), word.substr(cut + 1)});
    }
    document.components.push_back(std::move(item));
  }
  return document;
}

}  // namespace

std::vector<diagram::Document> entryModels() {
  std::vector<diagram::Document> documents;
  for (const Text& text : kTexts) documents.push_back(read(text));
  return documents;
}

}  // namespace armature::test
