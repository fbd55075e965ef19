within Modelica.Electrical.Analog.Sources;
model SupplyVoltage "Positive and negative supply"
  parameter SI.Voltage Vps = +15 "Potential of pin_p against ground";
  parameter SI.Voltage Vns = -15 "Potential of pin_n against ground";
  Modelica.Electrical.Analog.Interfaces.PositivePin pin_p "Positive supply"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin pin_n "Negative supply"
    annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin ground "Middle"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
  Modelica.Electrical.Analog.Sources.ConstantVoltage positiveSupply(final V = Vps) "Upper half"
    annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
  Modelica.Electrical.Analog.Sources.ConstantVoltage negativeSupply(final V = -Vns) "Lower half"
    annotation(Placement(transformation(extent = {{40, -10}, {60, 10}})));
equation
  connect(pin_p, positiveSupply.p);
  connect(positiveSupply.n, ground);
  connect(ground, negativeSupply.p);
  connect(negativeSupply.n, pin_n);
  annotation(Documentation(info = "<html>
<p>Two constant voltages in series with their middle led out: <code>pin_p.v - ground.v = Vps</code>, <code>pin_n.v -
ground.v = Vns</code> [V]. The pin <code>ground</code> is to be connected with a ground.</p>
</html>"));
end SupplyVoltage;
