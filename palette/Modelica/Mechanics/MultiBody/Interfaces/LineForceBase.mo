within Modelica.Mechanics.MultiBody.Interfaces;
partial model LineForceBase "Base of a force along the line between two points"
  extends PartialTwoFrames;
  parameter SI.Distance s_small = 1.e-10 "The force law sees no shorter length than this"
    annotation(Dialog(tab = "Advanced"));
  parameter Boolean fixedRotationAtFrame_a = false "Nothing else turns frame_a: keep it parallel to the world"
    annotation(Evaluate = true,
      choices(checkBox = true),
      Dialog(tab = "Advanced", group = "If the part is the only one at a frame, that frame needs an orientation"));
  parameter Boolean fixedRotationAtFrame_b = false "Nothing else turns frame_b: keep it parallel to the world"
    annotation(Evaluate = true,
      choices(checkBox = true),
      Dialog(tab = "Advanced", group = "If the part is the only one at a frame, that frame needs an orientation"));
  SI.Distance length "Distance of both origins";
  SI.Position s "The same, but at least s_small";
  SI.Position r_rel_0[3] "From frame_a to frame_b, seen from the world frame";
  Real e_rel_0[3](each final unit = "1") "Unit vector from frame_a to frame_b, seen from the world frame";
equation
  // The line from one origin to the other
  r_rel_0 = frame_b.r_0 - frame_a.r_0;
  length = sqrt(r_rel_0 * r_rel_0);
  s = noEvent(if length < s_small then s_small else length);
  e_rel_0 = r_rel_0 / s;
  assert(noEvent(s_small < length), "frame_a and frame_b of a line force coincide, so the line has no direction");

  // A line carries no torque; a frame that nothing else turns can be held parallel to the world instead.
  if not fixedRotationAtFrame_a then
    zeros(3) = frame_a.t;
  else
    frame_a.R = Frames.nullRotation();
    Connections.root(frame_a.R);
  end if;
  if not fixedRotationAtFrame_b then
    zeros(3) = frame_b.t;
  else
    frame_b.R = Frames.nullRotation();
    Connections.root(frame_b.R);
  end if;
  annotation(Documentation(info = "<html>
<p>Length [m] and direction of the line from frame_a to frame_b. Neither end carries a torque, so bodies may turn
freely about both points. A part made from it says which forces act at the ends.</p>
</html>"));
end LineForceBase;
