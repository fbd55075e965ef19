// c.v = 10*(1 - exp(-2))
model RcCircuit "a capacitor is charged"
  Modelica.Electrical.Analog.Sources.ConstantVoltage u(V=10);
  Modelica.Electrical.Analog.Basic.Resistor r(R=500);
  Modelica.Electrical.Analog.Basic.Capacitor c(C=0.001, v(start=0, fixed=true));
  Modelica.Electrical.Analog.Basic.Ground g;
equation
  connect(u.p, r.p);
  connect(r.n, c.p);
  connect(c.n, u.n);
  connect(u.n, g.p);
  annotation(experiment(StopTime=1));
end RcCircuit;
