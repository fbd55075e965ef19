within Modelica.Mechanics.MultiBody.Joints;
model GearConstraint "Ideal gear between two shafts in space"
  import Modelica.Mechanics.MultiBody.Frames;
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  Interfaces.Frame_a bearing "Housing of the gear"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}}, rotation = 90, origin = {0, -100})));
  parameter Real ratio(start = 2) "Angle of frame_a over angle of frame_b, both against the bearing";
  parameter Types.Axis n_a = {1, 0, 0} "Axis of the shaft of frame_a, seen from the bearing";
  parameter Types.Axis n_b = {1, 0, 0} "Axis of the shaft of frame_b, seen from the bearing";
  parameter SI.Position r_a[3] = {0, 0, 0} "From the bearing to frame_a, seen from the bearing";
  parameter SI.Position r_b[3] = {0, 0, 0} "From the bearing to frame_b, seen from the bearing";
  parameter StateSelect stateSelect = StateSelect.default "How much phi_b and w_b are wanted as states"
    annotation(Dialog(tab = "Advanced"));
  parameter Boolean checkTotalPower = false "Compute totalPower, which has to be zero"
    annotation(Dialog(tab = "Advanced"));
  SI.Angle phi_b(start = 0, stateSelect = stateSelect) "Angle of frame_b against the bearing"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularVelocity w_b(start = 0, stateSelect = stateSelect) "Derivative of phi_b"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularAcceleration a_b(start = 0) "Derivative of w_b"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Power totalPower "Power into the gear through all frames, if checkTotalPower";
  Revolute actuatedRevolute_a(useAxisFlange = true, n = n_a, animation = false) "Shaft of frame_a"
    annotation(Placement(transformation(extent = {{-40, -10}, {-60, 10}})));
  Revolute actuatedRevolute_b(useAxisFlange = true, n = n_b, animation = false) "Shaft of frame_b"
    annotation(Placement(transformation(extent = {{40, -10}, {60, 10}})));
  Modelica.Mechanics.Rotational.Components.IdealGear idealGear(ratio = ratio) "Gear"
    annotation(Placement(transformation(extent = {{-10, 30}, {10, 50}})));
  Parts.FixedTranslation fixedTranslation1(animation = false, r = r_b) "To the shaft of frame_b"
    annotation(Placement(transformation(extent = {{10, -10}, {30, 10}})));
  Parts.FixedTranslation fixedTranslation2(animation = false, r = r_a) "To the shaft of frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 180, origin = {-20, 0})));
equation
  connect(idealGear.flange_a, actuatedRevolute_a.axis);
  connect(idealGear.flange_b, actuatedRevolute_b.axis);
  connect(frame_a, actuatedRevolute_a.frame_b);
  connect(frame_b, actuatedRevolute_b.frame_b);
  connect(actuatedRevolute_a.frame_a, fixedTranslation2.frame_b);
  connect(actuatedRevolute_b.frame_a, fixedTranslation1.frame_b);
  connect(fixedTranslation2.frame_a, bearing);
  connect(fixedTranslation1.frame_a, bearing);
  assert(cardinality(bearing) >= 1, "bearing is not connected: a wire is missing");
  actuatedRevolute_b.phi = phi_b;
  {w_b, a_b} = {der(phi_b), der(w_b)};
  totalPower = if not checkTotalPower then 0 else
    Frames.Internal.cutPower(bearing.R, der(bearing.r_0), bearing.f, bearing.t)
    + Frames.Internal.cutPower(frame_b.R, der(frame_b.r_0), frame_b.f, frame_b.t)
    + Frames.Internal.cutPower(frame_a.R, der(frame_a.r_0), frame_a.f, frame_a.t);
  annotation(Documentation(info = "<html>
<p>An ideal gear between two shafts in space, whose axes may point in any direction and whose housing may move.</p>
<h4>Equations</h4>
<p><code>phi_a = ratio*phi_b, angles of the shafts against the bearing about n_a and n_b</code><br>
<code>torques about the axes: ratio*tau_a + tau_b = 0; the bearing takes what is left over</code></p>
<h4>Signs</h4>
<p>Angles count from the bearing to <code>frame_a</code> and <code>frame_b</code> by the right-hand rule about
<code>n_a</code> and <code>n_b</code>. Cut forces and torques act on the gear at each frame. <code>totalPower</code>
counts into the gear and is zero.</p>
<h4>Use</h4>
<p>Unlike <code>Parts.BevelGear1D</code>, whose shafts are flanges, both shafts are frames here, so bodies on them
show their full inertia. All three frames have to be connected. <code>r_a</code> and <code>r_b</code> place the shafts
in the housing. With <code>checkTotalPower</code> the power balance is computed, as a check.</p>
</html>"));
end GearConstraint;
