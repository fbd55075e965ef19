within Modelica.Mechanics.MultiBody.Parts;
model BevelGear1D "Ideal gear between two shafts of different axes, carried by a body"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialTwoFlanges;
  parameter Real ratio(start = 1) "Angle of flange_a over angle of flange_b";
  parameter Types.Axis n_a = {1, 0, 0} "Axis of flange_a, seen from frame_a"
    annotation(Evaluate = true);
  parameter Types.Axis n_b = {1, 0, 0} "Axis of flange_b, seen from frame_a"
    annotation(Evaluate = true);
  Modelica.Mechanics.MultiBody.Interfaces.Frame_a frame_a if world.driveTrainMechanics3D "Body that carries the gear"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {0, -100})));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
  parameter Real e_a[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(n_a)
    "Unit vector along the axis of flange_a";
  parameter Real e_b[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(n_b)
    "Unit vector along the axis of flange_b";
  Forces.Internal.PassedTorque housing(t = -flange_a.tau * e_a - flange_b.tau * e_b) if world.driveTrainMechanics3D
    "Passes what both shafts leave over on to the body"
    annotation(Placement(transformation(extent = {{20, -60}, {40, -40}})));
equation
  connect(frame_a, housing.frame_a);
  // Without loss: what the shafts turn through is to the torques as these are to the turns.
  flange_b.tau = -ratio * flange_a.tau;
  ratio * flange_b.phi = flange_a.phi;
  annotation(Documentation(info = "<html>
<p>An ideal gear between two flanges whose axes point in different directions, carried by a body.</p>
<h4>Equations</h4>
<p><code>flange_a.phi = ratio*flange_b.phi</code><br>
<code>ratio*flange_a.tau + flange_b.tau = 0</code><br>
<code>frame_a.t = -flange_a.tau*n_a - flange_b.tau*n_b, frame_a.f = 0</code></p>
<h4>Signs</h4>
<p>Angles of the flanges count against the body that carries the gear, by the right-hand rule about <code>n_a</code>
and <code>n_b</code>, seen from <code>frame_a</code> and of length one. The body takes what both shafts leave
over.</p>
<h4>Use</h4>
<p>Drive trains in moving bodies, e.g. of a robot's wrist: shafts are cheap one-dimensional parts, the body still
feels their torques. The inertia of the wheels is not included: add <code>Rotor1D</code> parts. With
<code>driveTrainMechanics3D = false</code> in the world there is no frame and the torque goes to the ground.</p>
</html>"));
end BevelGear1D;
