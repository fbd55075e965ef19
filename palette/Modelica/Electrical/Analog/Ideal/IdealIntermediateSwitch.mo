within Modelica.Electrical.Analog.Ideal;
model IdealIntermediateSwitch "Switch that crosses two ways"
  parameter SI.Resistance Ron(final min = 0) = 1e-5 "Resistance of a closed way";
  parameter SI.Conductance Goff(final min = 0) = 1e-5 "Conductance of an open way";
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(final T = 293.15);
  Interfaces.PositivePin p1 "First pin on the left"
    annotation(Placement(transformation(extent = {{-110, 30}, {-90, 50}})));
  Interfaces.PositivePin p2 "Second pin on the left"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.NegativePin n1 "First pin on the right"
    annotation(Placement(transformation(extent = {{90, 30}, {110, 50}})));
  Interfaces.NegativePin n2 "Second pin on the right"
    annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Blocks.Interfaces.BooleanInput control "true: crossed, false: straight"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 120})));
protected
  Real s1(final unit = "1") "Way p1 to n1: voltage when open, current when closed";
  Real s2(final unit = "1") "Way p2 to n2: voltage when open, current when closed";
  Real s3(final unit = "1") "Way p1 to n2: voltage when open, current when closed";
  Real s4(final unit = "1") "Way p2 to n1: voltage when open, current when closed";
  constant SI.Voltage unitVoltage = 1 annotation(HideResult = true);
  constant SI.Current unitCurrent = 1 annotation(HideResult = true);
equation
  // Straight ways
  p1.v - n1.v = unitCurrent * s1 * (if control then 1 else Ron);
  p2.v - n2.v = unitCurrent * s2 * (if control then 1 else Ron);
  // Crossed ways
  p1.v - n2.v = unitCurrent * s3 * (if control then Ron else 1);
  p2.v - n1.v = unitCurrent * s4 * (if control then Ron else 1);
  p1.i = if control then unitVoltage * Goff * s1 + unitCurrent * s3 else unitCurrent * s1 + unitVoltage * Goff * s3;
  p2.i = if control then unitVoltage * Goff * s2 + unitCurrent * s4 else unitCurrent * s2 + unitVoltage * Goff * s4;
  n1.i = if control then -unitVoltage * Goff * s1 - unitCurrent * s4 else -unitCurrent * s1 - unitVoltage * Goff * s4;
  n2.i = if control then -unitVoltage * Goff * s2 - unitCurrent * s3 else -unitCurrent * s2 - unitVoltage * Goff * s3;
  LossPower = p1.i * p1.v + p2.i * p2.v + n1.i * n1.v + n2.i * n2.v;
  annotation(defaultComponentName = "switch", Documentation(info = "<html>
<p>Connects two wires on the left with two on the right, either straight on or crossed.</p>
<h4>Equations</h4>
<p><code>control false: p1 - n1 and p2 - n2 closed, p1 - n2 and p2 - n1 open</code><br>
<code>control true: p1 - n2 and p2 - n1 closed, p1 - n1 and p2 - n2 open</code><br>
<code>closed: v = Ron*i; open: i = Goff*v</code></p>
<h4>Signs</h4>
<p>Voltages of the four ways count from the left to the right pin; all currents count into the part.
<code>LossPower</code> is the sum of <code>v*i</code> of its pins and leaves as heat.</p>
<h4>Use</h4>
<p>The reversing switch between two two-way switches of a staircase light, or of a motor whose direction changes. All
four ways exist at all times, so no pin is ever left floating as long as <code>Goff</code> is positive.</p>
</html>"));
end IdealIntermediateSwitch;
