within Modelica.Mechanics.MultiBody.Parts;
model Mounting1D "Holds the housing of a one-dimensional drive train on a body"
  parameter SI.Angle phi0 = 0 "Angle at which the flange is held against the body";
  parameter Types.Axis n = {1, 0, 0} "Axis of the flange, seen from frame_a"
    annotation(Evaluate = true);
  Modelica.Mechanics.Rotational.Interfaces.Flange_b flange_b "Flange that is held"
    annotation(Placement(transformation(extent = {{110, 10}, {90, -10}})));
  Modelica.Mechanics.MultiBody.Interfaces.Frame_a frame_a if world.driveTrainMechanics3D "Body that holds the flange"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {0, -100})));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
  Forces.Internal.PassedTorque housing(t = -n * flange_b.tau) if world.driveTrainMechanics3D
    "Passes the torque on to the body"
    annotation(Placement(transformation(extent = {{20, -60}, {40, -40}})));
equation
  connect(frame_a, housing.frame_a);
  flange_b.phi = phi0;
  annotation(Documentation(info = "<html>
<p>Holds a flange of <code>Rotational</code> on a body, so that the housing of a drive train does not turn against
it.</p>
<h4>Equations</h4>
<p><code>flange_b.phi = phi0</code><br>
<code>frame_a.t = -n*flange_b.tau, frame_a.f = 0</code></p>
<h4>Signs</h4>
<p><code>flange_b.tau</code> acts on the mount; the torque that this takes is passed on to the body at
<code>frame_a</code> about <code>n</code>, seen from <code>frame_a</code>.</p>
<h4>Use</h4>
<p>Supports of motors and gears are connected here. Flanges know angles against the body only, so <code>phi0</code> is
constant while the body turns. <code>n</code> should be of length one. With <code>driveTrainMechanics3D = false</code>
in the world there is no frame and the torque goes to the ground.</p>
</html>"));
end Mounting1D;
