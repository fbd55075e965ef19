within Modelica.Mechanics.MultiBody.Joints.Internal;
partial model PartialConstraint "Base of a joint as a constraint: places that are held, balance of force and torque"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  parameter Boolean locked[3] "frame_b is held along x, y, z of frame_a"
    annotation(Evaluate = true);
protected
  Frames.Orientation R_rel "Turns frame_a into frame_b";
  SI.Position r_rel_a[3] "From frame_a to frame_b, seen from frame_a";
  SI.InstantaneousPower P "Power into the joint, zero";
equation
  R_rel = Frames.relativeRotation(frame_a.R, frame_b.R);
  r_rel_a = Frames.resolve2(frame_a.R, frame_b.r_0 - frame_a.r_0);
  // Along each axis either the place is given, or the force.
  for i in 1:3 loop
    0 = if locked[i] then r_rel_a[i] else frame_a.f[i];
  end for;
  // Balance, that of the torques about the origin of frame_b
  frame_a.t = cross(r_rel_a, frame_a.f) - Frames.resolve1(R_rel, frame_b.t);
  frame_a.f = -Frames.resolve1(R_rel, frame_b.f);
  P = Frames.Internal.cutPower(frame_a.R, der(frame_a.r_0), frame_a.f, frame_a.t)
    + Frames.Internal.cutPower(frame_b.R, der(frame_b.r_0), frame_b.f, frame_b.t);
  annotation(Documentation(info = "<html>
<p>What all joints as constraints have in common: along each axis of <code>frame_a</code> either the distance or the
force is zero, and nothing is lost on the way from one frame to the other. A joint made from it adds three equations
that say how the frames may turn, or which torques pass.</p>
</html>"));
end PartialConstraint;
