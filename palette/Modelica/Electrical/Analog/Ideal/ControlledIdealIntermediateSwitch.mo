within Modelica.Electrical.Analog.Ideal;
model ControlledIdealIntermediateSwitch "Crossing switch moved by a voltage"
  parameter SI.Voltage level = 0.5 "Potential of the control pin above which the ways are crossed";
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
  Interfaces.Pin control "Control voltage, against ground"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {0, 100})));
protected
  Boolean crossed "Ways are crossed";
  Real s1(final unit = "1") "Way p1 to n1: voltage when open, current when closed";
  Real s2(final unit = "1") "Way p2 to n2: voltage when open, current when closed";
  Real s3(final unit = "1") "Way p1 to n2: voltage when open, current when closed";
  Real s4(final unit = "1") "Way p2 to n1: voltage when open, current when closed";
  constant SI.Voltage unitVoltage = 1 annotation(HideResult = true);
  constant SI.Current unitCurrent = 1 annotation(HideResult = true);
equation
  crossed = control.v > level;
  // Currents: the straight and the crossed way at each pin
  p1.i = s1 * (if crossed then Goff * unitVoltage else unitCurrent)
    + s3 * (if crossed then unitCurrent else Goff * unitVoltage);
  p2.i = s2 * (if crossed then Goff * unitVoltage else unitCurrent)
    + s4 * (if crossed then unitCurrent else Goff * unitVoltage);
  -n1.i = s1 * (if crossed then Goff * unitVoltage else unitCurrent)
    + s4 * (if crossed then unitCurrent else Goff * unitVoltage);
  -n2.i = s2 * (if crossed then Goff * unitVoltage else unitCurrent)
    + s3 * (if crossed then unitCurrent else Goff * unitVoltage);
  // Voltages along the straight, then along the crossed ways
  {p1.v - n1.v, p2.v - n2.v} = {s1, s2} * (if crossed then unitCurrent else Ron * unitCurrent);
  {p1.v - n2.v, p2.v - n1.v} = {s3, s4} * (if crossed then Ron * unitCurrent else unitCurrent);
  LossPower = {p1.v, p2.v, n1.v, n2.v} * {p1.i, p2.i, n1.i, n2.i};
  control.i = 0;
  annotation(defaultComponentName = "switch", Documentation(info = "<html>
<p>Connects two wires on the left with two on the right, straight on or crossed, by the potential of a control
pin.</p>
<h4>Equations</h4>
<p><code>control.v &lt;= level: p1 - n1 and p2 - n2 closed; control.v &gt; level: p1 - n2 and p2 - n1 closed</code><br>
<code>closed: v = Ron*i; open: i = Goff*v</code><br>
<code>control.i = 0</code></p>
<h4>Signs</h4>
<p>Voltages of the four ways count from the left to the right pin; all currents count into the part. The control
potential counts against ground. <code>LossPower</code> leaves as heat.</p>
<h4>Use</h4>
<p>The control pin draws no current. Crossing <code>level</code> is an event. As <code>IdealIntermediateSwitch</code>,
but moved by a circuit instead of a Boolean signal.</p>
</html>"));
end ControlledIdealIntermediateSwitch;
