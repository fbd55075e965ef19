// A freewheel that turns the wrong way at the start cannot be: what follows is no answer, and said to be none.
model M
  Modelica.Mechanics.Rotational.Components.Inertia driving(J = 1, w(start = 2, fixed = true), phi(start = 0, fixed = true));
  Modelica.Mechanics.Rotational.Components.Inertia driven(J = 1, w(start = 0, fixed = true), phi(start = 0, fixed = true));
  Modelica.Mechanics.Rotational.Components.OneWayClutch clutch(fn_max = 1);
equation
  clutch.f_normalized = 1;
  connect(driving.flange_b, clutch.flange_a);
  connect(clutch.flange_b, driven.flange_a);
end M;
// Run:
// palette/Modelica/Mechanics/Rotational/Components/OneWayClutch.mo:48:3: warning R150: flange_b turns backward against flange_a at the start, which the freewheel does not allow: the clutch holds this speed (at t = 0 s)
//   part clutch
// finished
// endRun
