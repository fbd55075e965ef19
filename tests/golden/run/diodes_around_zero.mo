// Three ideal diodes around a large capacitor: where the wave passes zero two of them change over at currents that are a
// millionth of those before. What the source gives is stored or lost.
model M
  import Modelica.Electrical.Analog.Basic;
  Basic.Ground ground;
  Basic.Resistor R1(R = 9.9), R2(R = 4), R3(R = 0.4), R4(R = 0.5), R5(R = 2.5), series0(R = 6.3), series1(R = 7.9),
    series2(R = 2.6);
  Modelica.Electrical.Analog.Sources.SineVoltage source(V = 13.5, f = 7.7);
  Modelica.Electrical.Analog.Ideal.IdealDiode diode0, diode1, diode2;
  Basic.Capacitor store(C = 0.7, v(fixed = true));
  Real given(start = 0, fixed = true), lost(start = 0, fixed = true);
equation
  connect(R1.n, ground.p);
  connect(R2.n, ground.p);
  connect(R3.n, R2.p);
  connect(R4.n, R1.p);
  connect(R5.n, R4.p);
  connect(source.p, R5.p);
  connect(source.n, ground.p);
  connect(R1.p, diode0.p);
  connect(diode0.n, series0.p);
  connect(series0.n, R2.p);
  connect(R3.p, diode1.p);
  connect(diode1.n, series1.p);
  connect(series1.n, R4.p);
  connect(R5.p, diode2.p);
  connect(diode2.n, series2.p);
  connect(series2.n, ground.p);
  connect(store.p, R1.p);
  connect(store.n, ground.p);
  der(given) = -source.v*source.i;
  der(lost) = R1.LossPower + R2.LossPower + R3.LossPower + R4.LossPower + R5.LossPower + series0.LossPower +
    series1.LossPower + series2.LossPower + diode0.LossPower + diode1.LossPower + diode2.LossPower;
  when terminal() then
    assert(given > 1, "nothing happens");
    assert(abs(given - lost - 0.35*store.v^2) < 1e-5*given, "out of balance: " + String(given - lost - 0.35*store.v^2));
  end when;
  annotation(experiment(StopTime = 0.5, Tolerance = 1e-8));
end M;
// Run:
// finished
// endRun
