within Modelica.Mechanics.MultiBody.Interfaces;
connector Frame "Coordinate system fixed in a part, with a cut force and a cut torque"
  SI.Position r_0[3] "From the origin of the world frame to the origin of this frame, seen from the world frame";
  Frames.Orientation R "Turns the world frame into this frame";
  flow SI.Force f[3] "Force that acts on the part through this frame, seen from this frame"
    annotation(unassignedMessage = "Not all cut forces of the frames can be computed. Some part may be held in more ways
than needed, so that its forces are not determined. For a plane loop use RevolutePlanarLoopConstraint for one joint.");
  flow SI.Torque t[3] "Torque that acts on the part at the origin of this frame, seen from this frame";
  annotation(Documentation(info = "<html>
<p>Potential: position <code>r_0</code> [m] and orientation <code>R</code>. Flow: cut force <code>f</code> [N] and cut
torque <code>t</code> [N.m], positive if they act on the part inside which the frame is used, both seen from the frame
itself.</p>
</html>"));
end Frame;
