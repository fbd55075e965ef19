within Modelica.Electrical.Analog.Ideal;
model IdealTwoWaySwitch "Switch from one pin to either of two others"
  parameter SI.Resistance Ron(final min = 0) = 1e-5 "Resistance of the closed way";
  parameter SI.Conductance Goff(final min = 0) = 1e-5 "Conductance of the open way";
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(final T = 293.15);
  Interfaces.PositivePin p "Common pin" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.NegativePin n2 "Pin reached when control is true"
    annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Interfaces.NegativePin n1 "Pin reached when control is false"
    annotation(Placement(transformation(extent = {{90, 30}, {110, 50}})));
  Modelica.Blocks.Interfaces.BooleanInput control "true: p to n2, false: p to n1"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 120})));
protected
  Real s1(final unit = "1") "Way to n1: voltage when open, current when closed";
  Real s2(final unit = "1") "Way to n2: voltage when open, current when closed";
  constant SI.Voltage unitVoltage = 1 annotation(HideResult = true);
  constant SI.Current unitCurrent = 1 annotation(HideResult = true);
equation
  LossPower = {n1.v, n2.v, p.v} * {n1.i, n2.i, p.i};
  n2.i = -s2 * (if control then unitVoltage else Goff * unitVoltage);
  n1.i = -s1 * (if control then Goff * unitVoltage else unitVoltage);
  p.i = -(n1.i + n2.i);
  p.v - n2.v = s2 * (if control then Ron * unitCurrent else unitCurrent);
  p.v - n1.v = s1 * (if control then unitCurrent else Ron * unitCurrent);
  annotation(defaultComponentName = "switch", Documentation(info = "<html>
<p>Connects a common pin with either of two others.</p>
<h4>Equations</h4>
<p><code>control false: p - n1 closed, p - n2 open</code><br>
<code>control true: p - n2 closed, p - n1 open</code><br>
<code>closed: v = Ron*i; open: i = Goff*v; p.i + n1.i + n2.i = 0</code></p>
<h4>Signs</h4>
<p>Voltages count from <code>p</code> to <code>n1</code> and <code>n2</code>; all currents count into the part.
<code>LossPower</code> is the power lost in both ways and leaves as heat.</p>
<h4>Use</h4>
<p>Half-bridges, staircase lights, selecting one of two sources. The switch changes over at once, without a moment
where both ways are open or closed. Across an inductor at the common pin this is harmless; a capacitor between
<code>n1</code> and <code>n2</code> is switched by <code>Ron</code> alone.</p>
</html>"));
end IdealTwoWaySwitch;
