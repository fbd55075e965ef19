within Modelica.Mechanics.MultiBody.Joints;
model FreeMotionScalarInit "No joint at all: each number of the motion may be given at the start and be a state"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  parameter Boolean animation = true "Show an arrow from frame_a to frame_b"
    annotation(Dialog(enable = use_r));
  parameter Boolean use_r = false "The place may be given"
    annotation(Evaluate = true, HideResult = true,
      Dialog(tab = "Translational initialization",
      group = "Position vector r_rel_a from frame_a to frame_b, seen from frame_a"));
  Modelica.Blocks.Interfaces.RealOutput r_rel_a_1(
    final quantity = "Length", final unit = "m", start = 0, final stateSelect = r_rel_a_1_stateSelect)
    if use_r "Element 1 of the vector from frame_a to frame_b, seen from frame_a"
    annotation(Dialog(enable = use_r, tab = "Translational initialization",
      group = "Position vector r_rel_a from frame_a to frame_b, seen from frame_a", showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealOutput r_rel_a_2(
    final quantity = "Length", final unit = "m", start = 0, final stateSelect = r_rel_a_2_stateSelect)
    if use_r "Element 2 of the vector from frame_a to frame_b, seen from frame_a"
    annotation(Dialog(enable = use_r, tab = "Translational initialization",
      group = "Position vector r_rel_a from frame_a to frame_b, seen from frame_a", showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealOutput r_rel_a_3(
    final quantity = "Length", final unit = "m", start = 0, final stateSelect = r_rel_a_3_stateSelect)
    if use_r "Element 3 of the vector from frame_a to frame_b, seen from frame_a"
    annotation(Dialog(enable = use_r, tab = "Translational initialization",
      group = "Position vector r_rel_a from frame_a to frame_b, seen from frame_a", showStartAttribute = true));
  parameter StateSelect r_rel_a_1_stateSelect = StateSelect.never "How much r_rel_a_1 is wanted as a state"
    annotation(HideResult = true, Dialog(enable = use_r, tab = "Translational initialization",
      group = "Position vector r_rel_a from frame_a to frame_b, seen from frame_a"));
  parameter StateSelect r_rel_a_2_stateSelect = StateSelect.never "How much r_rel_a_2 is wanted as a state"
    annotation(HideResult = true, Dialog(enable = use_r, tab = "Translational initialization",
      group = "Position vector r_rel_a from frame_a to frame_b, seen from frame_a"));
  parameter StateSelect r_rel_a_3_stateSelect = StateSelect.never "How much r_rel_a_3 is wanted as a state"
    annotation(HideResult = true, Dialog(enable = use_r, tab = "Translational initialization",
      group = "Position vector r_rel_a from frame_a to frame_b, seen from frame_a"));
  parameter Boolean use_v = false "The velocity may be given"
    annotation(Evaluate = true, HideResult = true,
      Dialog(enable = use_r, tab = "Translational initialization",
      group = "Velocity vector v_rel_a = der(r_rel_a)"));
  Modelica.Blocks.Interfaces.RealOutput v_rel_a_1(
    final quantity = "Velocity", final unit = "m/s", start = 0, final stateSelect = v_rel_a_1_stateSelect)
    if use_r and use_v "Derivative of r_rel_a_1"
    annotation(Dialog(enable = use_r and use_v, tab = "Translational initialization",
      group = "Velocity vector v_rel_a = der(r_rel_a)", showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealOutput v_rel_a_2(
    final quantity = "Velocity", final unit = "m/s", start = 0, final stateSelect = v_rel_a_2_stateSelect)
    if use_r and use_v "Derivative of r_rel_a_2"
    annotation(Dialog(enable = use_r and use_v, tab = "Translational initialization",
      group = "Velocity vector v_rel_a = der(r_rel_a)", showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealOutput v_rel_a_3(
    final quantity = "Velocity", final unit = "m/s", start = 0, final stateSelect = v_rel_a_3_stateSelect)
    if use_r and use_v "Derivative of r_rel_a_3"
    annotation(Dialog(enable = use_r and use_v, tab = "Translational initialization",
      group = "Velocity vector v_rel_a = der(r_rel_a)", showStartAttribute = true));
  parameter StateSelect v_rel_a_1_stateSelect = StateSelect.never "How much v_rel_a_1 is wanted as a state"
    annotation(HideResult = true, Dialog(enable = use_r and use_v, tab = "Translational initialization",
      group = "Velocity vector v_rel_a = der(r_rel_a)"));
  parameter StateSelect v_rel_a_2_stateSelect = StateSelect.never "How much v_rel_a_2 is wanted as a state"
    annotation(HideResult = true, Dialog(enable = use_r and use_v, tab = "Translational initialization",
      group = "Velocity vector v_rel_a = der(r_rel_a)"));
  parameter StateSelect v_rel_a_3_stateSelect = StateSelect.never "How much v_rel_a_3 is wanted as a state"
    annotation(HideResult = true, Dialog(enable = use_r and use_v, tab = "Translational initialization",
      group = "Velocity vector v_rel_a = der(r_rel_a)"));
  parameter Boolean use_a = false "The acceleration may be given"
    annotation(Evaluate = true, HideResult = true,
      Dialog(enable = use_r and use_v, tab = "Translational initialization",
      group = "Acceleration vector a_rel_a = der(v_rel_a)"));
  Modelica.Blocks.Interfaces.RealOutput a_rel_a_1(
    final quantity = "Acceleration", final unit = "m/s2", start = 0)
    if use_r and use_v and use_a "Derivative of v_rel_a_1"
    annotation(Dialog(enable = use_r and use_v and use_a, tab = "Translational initialization",
      group = "Acceleration vector a_rel_a = der(v_rel_a)", showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealOutput a_rel_a_2(
    final quantity = "Acceleration", final unit = "m/s2", start = 0)
    if use_r and use_v and use_a "Derivative of v_rel_a_2"
    annotation(Dialog(enable = use_r and use_v and use_a, tab = "Translational initialization",
      group = "Acceleration vector a_rel_a = der(v_rel_a)", showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealOutput a_rel_a_3(
    final quantity = "Acceleration", final unit = "m/s2", start = 0)
    if use_r and use_v and use_a "Derivative of v_rel_a_3"
    annotation(Dialog(enable = use_r and use_v and use_a, tab = "Translational initialization",
      group = "Acceleration vector a_rel_a = der(v_rel_a)", showStartAttribute = true));
  parameter Boolean use_angle = false "The angles may be given"
    annotation(Evaluate = true, HideResult = true,
      Dialog(tab = "Angle initialization",
      group = "Angles to rotate frame_a to frame_b along sequence_start"));
  parameter Types.RotationSequence sequence_start = {1, 2, 3} "Axes of the three turns"
    annotation(Evaluate = true,
      Dialog(enable = use_angle, tab = "Angle initialization",
      group = "Angles to rotate frame_a to frame_b along sequence_start"));
  Modelica.Blocks.Interfaces.RealOutput angle_1(
    final quantity = "Angle", final unit = "rad", start = 0, final stateSelect = angle_1_stateSelect)
    if use_angle "Angle of turn 1"
    annotation(Dialog(enable = use_angle, tab = "Angle initialization",
      group = "Angles to rotate frame_a to frame_b along sequence_start", showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealOutput angle_2(
    final quantity = "Angle", final unit = "rad", start = 0, final stateSelect = angle_2_stateSelect)
    if use_angle "Angle of turn 2"
    annotation(Dialog(enable = use_angle, tab = "Angle initialization",
      group = "Angles to rotate frame_a to frame_b along sequence_start", showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealOutput angle_3(
    final quantity = "Angle", final unit = "rad", start = 0, final stateSelect = angle_3_stateSelect)
    if use_angle "Angle of turn 3"
    annotation(Dialog(enable = use_angle, tab = "Angle initialization",
      group = "Angles to rotate frame_a to frame_b along sequence_start", showStartAttribute = true));
  parameter StateSelect angle_1_stateSelect = StateSelect.never "How much angle_1 is wanted as a state"
    annotation(HideResult = true, Dialog(enable = use_angle, tab = "Angle initialization",
      group = "Angles to rotate frame_a to frame_b along sequence_start"));
  parameter StateSelect angle_2_stateSelect = StateSelect.never "How much angle_2 is wanted as a state"
    annotation(HideResult = true, Dialog(enable = use_angle, tab = "Angle initialization",
      group = "Angles to rotate frame_a to frame_b along sequence_start"));
  parameter StateSelect angle_3_stateSelect = StateSelect.never "How much angle_3 is wanted as a state"
    annotation(HideResult = true, Dialog(enable = use_angle, tab = "Angle initialization",
      group = "Angles to rotate frame_a to frame_b along sequence_start"));
  parameter Boolean use_angle_d = false "The derivatives of the angles may be given"
    annotation(Evaluate = true, HideResult = true,
      Dialog(enable = use_angle, tab = "Angle initialization",
      group = "angle_d = der(angle)"));
  Modelica.Blocks.Interfaces.RealOutput angle_d_1(
    final quantity = "AngularVelocity", final unit = "rad/s", start = 0, final stateSelect = angle_d_1_stateSelect)
    if use_angle and use_angle_d "Derivative of angle_1"
    annotation(Dialog(enable = use_angle and use_angle_d, tab = "Angle initialization",
      group = "angle_d = der(angle)", showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealOutput angle_d_2(
    final quantity = "AngularVelocity", final unit = "rad/s", start = 0, final stateSelect = angle_d_2_stateSelect)
    if use_angle and use_angle_d "Derivative of angle_2"
    annotation(Dialog(enable = use_angle and use_angle_d, tab = "Angle initialization",
      group = "angle_d = der(angle)", showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealOutput angle_d_3(
    final quantity = "AngularVelocity", final unit = "rad/s", start = 0, final stateSelect = angle_d_3_stateSelect)
    if use_angle and use_angle_d "Derivative of angle_3"
    annotation(Dialog(enable = use_angle and use_angle_d, tab = "Angle initialization",
      group = "angle_d = der(angle)", showStartAttribute = true));
  parameter StateSelect angle_d_1_stateSelect = StateSelect.never "How much angle_d_1 is wanted as a state"
    annotation(HideResult = true, Dialog(enable = use_angle and use_angle_d, tab = "Angle initialization",
      group = "angle_d = der(angle)"));
  parameter StateSelect angle_d_2_stateSelect = StateSelect.never "How much angle_d_2 is wanted as a state"
    annotation(HideResult = true, Dialog(enable = use_angle and use_angle_d, tab = "Angle initialization",
      group = "angle_d = der(angle)"));
  parameter StateSelect angle_d_3_stateSelect = StateSelect.never "How much angle_d_3 is wanted as a state"
    annotation(HideResult = true, Dialog(enable = use_angle and use_angle_d, tab = "Angle initialization",
      group = "angle_d = der(angle)"));
  parameter Boolean use_angle_dd = false "The second derivatives of the angles may be given"
    annotation(Evaluate = true, HideResult = true,
      Dialog(enable = use_angle and use_angle_d, tab = "Angle initialization",
      group = "angle_dd = der(angle_d)"));
  Modelica.Blocks.Interfaces.RealOutput angle_dd_1(
    final quantity = "AngularAcceleration", final unit = "rad/s2", start = 0)
    if use_angle and use_angle_d and use_angle_dd "Derivative of angle_d_1"
    annotation(Dialog(enable = use_angle and use_angle_d and use_angle_dd, tab = "Angle initialization",
      group = "angle_dd = der(angle_d)", showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealOutput angle_dd_2(
    final quantity = "AngularAcceleration", final unit = "rad/s2", start = 0)
    if use_angle and use_angle_d and use_angle_dd "Derivative of angle_d_2"
    annotation(Dialog(enable = use_angle and use_angle_d and use_angle_dd, tab = "Angle initialization",
      group = "angle_dd = der(angle_d)", showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealOutput angle_dd_3(
    final quantity = "AngularAcceleration", final unit = "rad/s2", start = 0)
    if use_angle and use_angle_d and use_angle_dd "Derivative of angle_d_3"
    annotation(Dialog(enable = use_angle and use_angle_d and use_angle_dd, tab = "Angle initialization",
      group = "angle_dd = der(angle_d)", showStartAttribute = true));
  parameter Boolean use_w = false "The angular velocity may be given"
    annotation(Evaluate = true, HideResult = true,
      Dialog(tab = "Angular velocity initialization",
      group = "Angular velocity w_rel_b of frame_b against frame_a, seen from frame_b"));
  Modelica.Blocks.Interfaces.RealOutput w_rel_b_1(
    final quantity = "AngularVelocity", final unit = "rad/s", start = 0, final stateSelect = w_rel_b_1_stateSelect)
    if use_w "Element 1 of the angular velocity"
    annotation(Dialog(enable = use_w, tab = "Angular velocity initialization",
      group = "Angular velocity w_rel_b of frame_b against frame_a, seen from frame_b", showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealOutput w_rel_b_2(
    final quantity = "AngularVelocity", final unit = "rad/s", start = 0, final stateSelect = w_rel_b_2_stateSelect)
    if use_w "Element 2 of the angular velocity"
    annotation(Dialog(enable = use_w, tab = "Angular velocity initialization",
      group = "Angular velocity w_rel_b of frame_b against frame_a, seen from frame_b", showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealOutput w_rel_b_3(
    final quantity = "AngularVelocity", final unit = "rad/s", start = 0, final stateSelect = w_rel_b_3_stateSelect)
    if use_w "Element 3 of the angular velocity"
    annotation(Dialog(enable = use_w, tab = "Angular velocity initialization",
      group = "Angular velocity w_rel_b of frame_b against frame_a, seen from frame_b", showStartAttribute = true));
  parameter StateSelect w_rel_b_1_stateSelect = StateSelect.never "How much w_rel_b_1 is wanted as a state"
    annotation(HideResult = true, Dialog(enable = use_w, tab = "Angular velocity initialization",
      group = "Angular velocity w_rel_b of frame_b against frame_a, seen from frame_b"));
  parameter StateSelect w_rel_b_2_stateSelect = StateSelect.never "How much w_rel_b_2 is wanted as a state"
    annotation(HideResult = true, Dialog(enable = use_w, tab = "Angular velocity initialization",
      group = "Angular velocity w_rel_b of frame_b against frame_a, seen from frame_b"));
  parameter StateSelect w_rel_b_3_stateSelect = StateSelect.never "How much w_rel_b_3 is wanted as a state"
    annotation(HideResult = true, Dialog(enable = use_w, tab = "Angular velocity initialization",
      group = "Angular velocity w_rel_b of frame_b against frame_a, seen from frame_b"));
  parameter Boolean use_z = false "The angular acceleration may be given"
    annotation(Evaluate = true, HideResult = true,
      Dialog(enable = use_w, tab = "Angular velocity initialization",
      group = "Angular acceleration z_rel_b = der(w_rel_b)"));
  Modelica.Blocks.Interfaces.RealOutput z_rel_b_1(
    final quantity = "AngularAcceleration", final unit = "rad/s2", start = 0)
    if use_w and use_z "Derivative of w_rel_b_1"
    annotation(Dialog(enable = use_w and use_z, tab = "Angular velocity initialization",
      group = "Angular acceleration z_rel_b = der(w_rel_b)", showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealOutput z_rel_b_2(
    final quantity = "AngularAcceleration", final unit = "rad/s2", start = 0)
    if use_w and use_z "Derivative of w_rel_b_2"
    annotation(Dialog(enable = use_w and use_z, tab = "Angular velocity initialization",
      group = "Angular acceleration z_rel_b = der(w_rel_b)", showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealOutput z_rel_b_3(
    final quantity = "AngularAcceleration", final unit = "rad/s2", start = 0)
    if use_w and use_z "Derivative of w_rel_b_3"
    annotation(Dialog(enable = use_w and use_z, tab = "Angular velocity initialization",
      group = "Angular acceleration z_rel_b = der(w_rel_b)", showStartAttribute = true));
  input Types.Color arrowColor = Types.Defaults.SensorColor "Colour of the arrow"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true",
      enable = animation and use_r));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true",
      enable = animation and use_r));
protected
  Internal.InitPosition initPosition(r_a_0 = frame_a.r_0, r_b_0 = frame_b.r_0, R_a = frame_a.R) if use_r "Place"
    annotation(Placement(transformation(extent = {{-20, 60}, {0, 80}})));
  Internal.InitAngle initAngle(sequence_start = sequence_start) if use_angle "Angles"
    annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
  Internal.InitAngularVelocity initAngularVelocity(R_a = frame_a.R, R_b = frame_b.R) if use_w "Angular velocity"
    annotation(Placement(transformation(extent = {{-20, 20}, {0, 40}})));
  Modelica.Blocks.Continuous.Der derv[3] if use_r and use_v "Velocity"
    annotation(Placement(transformation(extent = {{20, 60}, {40, 80}})));
  Modelica.Blocks.Continuous.Der dera[3] if use_r and use_v and use_a "Acceleration"
    annotation(Placement(transformation(extent = {{60, 60}, {80, 80}})));
  Modelica.Blocks.Continuous.Der derd[3] if use_angle and use_angle_d "Derivatives of the angles"
    annotation(Placement(transformation(extent = {{-20, -30}, {0, -10}})));
  Modelica.Blocks.Continuous.Der derdd[3] if use_angle and use_angle_d and use_angle_dd "Their derivatives"
    annotation(Placement(transformation(extent = {{20, -30}, {40, -10}})));
  Modelica.Blocks.Continuous.Der derz[3] if use_w and use_z "Angular acceleration"
    annotation(Placement(transformation(extent = {{20, 20}, {40, 40}})));
  Forces.Internal.ZeroForceAndTorque zeroForceAndTorque1 "Loads frame_a with nothing"
    annotation(Placement(transformation(extent = {{-80, -50}, {-60, -30}})));
  Forces.Internal.ZeroForceAndTorque zeroForceAndTorque2 "Loads frame_b with nothing"
    annotation(Placement(transformation(extent = {{80, -50}, {60, -30}})));
  Visualizers.SignalArrow arrow(color = arrowColor, specularCoefficient = specularCoefficient)
    if world.enableAnimation and animation and use_r "What is shown"
    annotation(Placement(transformation(extent = {{-80, 60}, {-60, 80}})));
equation
  // Each axis for itself: the number, its derivative, the derivative of that
  connect(r_rel_a_1, initPosition.r_rel_a[1]);
  connect(v_rel_a_1, derv[1].y);
  connect(a_rel_a_1, dera[1].y);
  connect(r_rel_a_2, initPosition.r_rel_a[2]);
  connect(v_rel_a_2, derv[2].y);
  connect(a_rel_a_2, dera[2].y);
  connect(r_rel_a_3, initPosition.r_rel_a[3]);
  connect(v_rel_a_3, derv[3].y);
  connect(a_rel_a_3, dera[3].y);
  connect(angle_1, initAngle.angle[1]);
  connect(angle_d_1, derd[1].y);
  connect(angle_dd_1, derdd[1].y);
  connect(angle_2, initAngle.angle[2]);
  connect(angle_d_2, derd[2].y);
  connect(angle_dd_2, derdd[2].y);
  connect(angle_3, initAngle.angle[3]);
  connect(angle_d_3, derd[3].y);
  connect(angle_dd_3, derdd[3].y);
  connect(w_rel_b_1, initAngularVelocity.w_rel_b[1]);
  connect(z_rel_b_1, derz[1].y);
  connect(w_rel_b_2, initAngularVelocity.w_rel_b[2]);
  connect(z_rel_b_2, derz[2].y);
  connect(w_rel_b_3, initAngularVelocity.w_rel_b[3]);
  connect(z_rel_b_3, derz[3].y);

  // What is derived
  connect(dera.u, derv.y);
  connect(derv.u, initPosition.r_rel_a);
  connect(derdd.u, derd.y);
  connect(derd.u, initAngle.angle);
  connect(derz.u, initAngularVelocity.w_rel_b);

  // Frames
  connect(frame_a, initAngle.frame_a);
  connect(frame_a, zeroForceAndTorque1.frame_a);
  connect(arrow.frame_a, frame_a);
  connect(arrow.r_head, initPosition.r_rel_a);
  connect(frame_b, zeroForceAndTorque2.frame_a);
  connect(frame_b, initAngle.frame_b);
  annotation(Documentation(info = "<html>
<p>No joint at all: as <code>FreeMotion</code>, with every single number of the motion open to a start value or to be
a state.</p>
<h4>Equations</h4>
<p><code>r_rel_a_i, v_rel_a_i, a_rel_a_i: place of frame_b against frame_a in the axes of frame_a, and its
derivatives</code><br>
<code>angle_i, angle_d_i, angle_dd_i: three turns from frame_a to frame_b about the axes of sequence_start, and their
derivatives</code><br>
<code>w_rel_b_i, z_rel_b_i: angular velocity in the axes of frame_b, and its derivative</code><br>
<code>all forces and torques are zero</code></p>
<h4>Signs</h4>
<p>Vectors lead from <code>frame_a</code> to <code>frame_b</code>. Angles turn <code>frame_a</code> into
<code>frame_b</code> by the right-hand rule.</p>
<h4>Use</h4>
<p>Tick what is wanted and give <code>start</code> with <code>fixed = true</code> to single elements, e.g. one speed
and one angle, while the others are found from the rest of the model. Use it where <code>FreeMotion</code>, which
fixes all three elements of a vector or none, is too coarse. The angles have singular poses where the second turn
makes the first and last axis coincide.</p>
</html>"));
end FreeMotionScalarInit;
