within Modelica.Mechanics.MultiBody.Interfaces;
partial model PartialForce "Base of a force element without mass: frame_a carries what frame_b receives"
  extends PartialTwoFrames;
  SI.Position r_rel_b[3] "From the origin of frame_a to that of frame_b, seen from frame_b";
equation
  // What acts at frame_b is given back at frame_a: the force, and the torque together with the moment of the force.
  frame_a.t = Frames.resolveRelative(cross(frame_b.f, r_rel_b) - frame_b.t, frame_b.R, frame_a.R);
  frame_a.f = -Frames.resolveRelative(frame_b.f, frame_b.R, frame_a.R);
  r_rel_b = Frames.resolve2(frame_b.R, frame_b.r_0 - frame_a.r_0);
  annotation(Documentation(info = "<html>
<p>Forces and torques at both frames are in balance. A part made from it says what <code>frame_b.f</code> [N] and
<code>frame_b.t</code> [N.m] are.</p>
</html>"));
end PartialForce;
