within Modelica.Mechanics.MultiBody.Interfaces;
partial model PartialLineForce "Base of a force along the line between two points, without mass"
  extends LineForceBase;
  SI.Position r_rel_a[3] "From frame_a to frame_b, seen from frame_a";
  Real e_a[3](each final unit = "1") "Unit vector from frame_a to frame_b, seen from frame_a";
  SI.Force f "Force on frame_b along the line, positive if it pulls frame_b towards frame_a";
equation
  // Both ends are pulled towards each other along the line, whose direction the world frame knows.
  e_a = Frames.resolve2(frame_a.R, e_rel_0);
  r_rel_a = s * e_a;
  frame_b.f = Frames.resolve2(frame_b.R, f * e_rel_0);
  frame_a.f = -e_a * f;
  annotation(Documentation(info = "<html>
<p>A part made from it gives <code>f</code> [N] as a function of <code>s</code> [m] and its derivative. Positive
<code>f</code> pulls both ends together, as a stretched spring does: seen as cut forces, <code>frame_a.f =
-f*e_a</code> and the opposite at frame_b.</p>
</html>"));
end PartialLineForce;
