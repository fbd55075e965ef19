model M
  Modelica.Mechanics.Rotational.Components.Inertia a(J = 1, phi(start = 0, fixed = true), w(start = 1, fixed = true));
  Modelica.Mechanics.Rotational.Components.Inertia b(J = 2, w(start = 3, fixed = true));
equation
  connect(a.flange_b, b.flange_a);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// palette/Modelica/Mechanics/Rotational/Components/Inertia.mo:9:22: error I104: the initial conditions contradict each other: b.w = 3 cannot hold together with the others (1 against 3 at t = 0 s)
//   remove a fixed start value or an initial equation
//   part b
// failed
// endRun
