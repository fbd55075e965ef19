// A one-way clutch whose discs are so heavy that the acceleration with which they part lies below the torque that held
// them: with the left limits of one round of the event there is no consistent mode. Momentum tells whether they part.
model M
  Modelica.Blocks.Sources.Sine signal(amplitude = 42, f = 4.8);
  Modelica.Mechanics.Rotational.Sources.Torque torque;
  Modelica.Mechanics.Rotational.Components.Inertia disc(J = 9.4, w(start = 2.6, fixed = true), phi(fixed = true));
  Modelica.Blocks.Sources.Step press(height = 1, startTime = 0.365);
  Modelica.Mechanics.Rotational.Components.OneWayClutch clutch(fn_max = 8.6);
  Modelica.Mechanics.Rotational.Components.Inertia load(J = 4.9, w(start = 2.6, fixed = true));
  Real momentum(start = 0, fixed = true);
  Real least(start = 0, fixed = true);
equation
  connect(signal.y, torque.tau);
  connect(torque.flange, disc.flange_a);
  connect(press.y, clutch.f_normalized);
  connect(disc.flange_b, clutch.flange_a);
  connect(clutch.flange_b, load.flange_a);
  der(momentum) = torque.tau;
  der(least) = if clutch.locked then 0 else 1;
  when terminal() then
    assert(abs(9.4*disc.w + 4.9*load.w - 14.3*2.6 - momentum) < 1e-4, "momentum is not kept");
    assert(least > 0.1 and least < 0.4, "free for " + String(least) + " s");
  end when;
  annotation(experiment(StopTime = 0.5, Tolerance = 1e-7));
end M;
// Run:
// finished
// endRun
