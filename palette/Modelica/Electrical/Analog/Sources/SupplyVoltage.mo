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
  connect(negativeSupply.n, pin_n);
  connect(negativeSupply.p, ground);
  connect(positiveSupply.n, ground);
  connect(positiveSupply.p, pin_p);
  annotation(Documentation(info = "<html>
<p>A positive and a negative supply with a common middle.</p>
<h4>Equations</h4>
<p><code>pin_p.v - ground.v = Vps</code><br>
<code>pin_n.v - ground.v = Vns</code></p>
<h4>Signs</h4>
<p>Both potentials count against the pin <code>ground</code>; <code>Vns</code> is usually negative. The currents of
the pins count into the supply, so <code>pin_p.i</code> is negative while the upper half delivers.</p>
<h4>Use</h4>
<p>The supply of operational amplifiers. Connect the pin <code>ground</code> with the ground of the circuit: it is a
pin like others and fixes no potential by itself.</p>
</html>"));
end SupplyVoltage;
