// l.i = 10/(1*w)*exp(-0.5)*sin(w)
// w = sqrt(100 - 0.25)
// condition 3
model SeriesResonance "a damped resonance"
  Modelica.Electrical.Analog.Sources.ConstantVoltage u(V=10);
  Modelica.Electrical.Analog.Basic.Resistor r(R=1);
  Modelica.Electrical.Analog.Basic.Inductor l(L=1, i(start=0, fixed=true));
  Modelica.Electrical.Analog.Basic.Capacitor c(C=0.01, v(start=0, fixed=true));
  Modelica.Electrical.Analog.Basic.Ground g;
equation
  connect(u.p, r.p);
  connect(r.n, l.p);
  connect(l.n, c.p);
  connect(c.n, u.n);
  connect(u.n, g.p);
  annotation(experiment(StopTime=1));
end SeriesResonance;
