// Two brakes hold one shaft: how they share its load is not determined while both hold.
model M
  Modelica.Blocks.Sources.Constant press(k = 1);
  Modelica.Blocks.Sources.Constant load(k = 1);
  Modelica.Mechanics.Rotational.Sources.Torque torque;
  Modelica.Mechanics.Rotational.Components.Inertia shaft(J = 1, phi(fixed = true), w(fixed = true));
  Modelica.Mechanics.Rotational.Components.Brake one(fn_max = 10), other(fn_max = 10);
equation
  connect(load.y, torque.tau);
  connect(torque.flange, shaft.flange_a);
  connect(shaft.flange_b, one.flange_a);
  connect(one.flange_b, other.flange_a);
  connect(press.y, one.f_normalized);
  connect(press.y, other.f_normalized);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// palette/Modelica/Mechanics/Rotational/Components/Inertia.mo:16:3: note R131: one.sa, other.sa are not determined by the equations in the present switching states: other values would do as well; taken: one.sa = 0.…, other.sa = 0.… (at t = 0 s)
//   part shaft
//   part one
//   part other
// finished
// endRun
