within Modelica.Electrical.Analog.Examples.Utilities;
model Transistor "Bipolar transistor with resistances and a capacitance of its case"
  Basic.Resistor rtb(R = 0.05) "Resistance of the base"
    annotation(Placement(transformation(extent = {{-70, -10}, {-50, 10}})));
  Basic.Resistor rtc(R = 0.1) "Resistance of the collector"
    annotation(Placement(transformation(extent = {{50, 50}, {70, 70}})));
  Basic.Capacitor ct(C = 1e-10) "Capacitance of the base"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {-40, -40})));
  Semiconductors.NPN Tr(
    Bf = 50, Br = 0.1, Is = 1e-16, Vak = 0.02, Tauf = 0.12e-9, Taur = 5e-9, Ccs = 1e-12, Cje = 0.4e-12, Cjc = 0.5e-12,
    Phie = 0.8, Me = 0.4, Phic = 0.8, Mc = 0.333, Gbc = 1e-15, Gbe = 1e-15, Vt = 0.02585, UIC = true)
    "Transistor" annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}})));
  Basic.Ground Ground1 annotation(Placement(transformation(extent = {{-50, -90}, {-30, -70}})));
  Interfaces.Pin c "Collector" annotation(Placement(transformation(extent = {{90, 50}, {110, 70}})));
  Interfaces.Pin b "Base" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.Pin e "Emitter" annotation(Placement(transformation(extent = {{90, -70}, {110, -50}})));
equation
  connect(e, Tr.E);
  connect(c, rtc.n);
  connect(rtc.p, Tr.C);
  connect(Ground1.p, ct.n);
  connect(ct.p, rtb.n);
  connect(Tr.B, rtb.n);
  connect(rtb.p, b);
  annotation(Documentation(info = "<html>
<p>An <code>NPN</code> transistor with small resistances before base and collector and a capacitance from base to
ground. It begins without voltage between collector and substrate.</p>
</html>"));
end Transistor;
