within Modelica.Electrical.Analog.Ideal;
model ControlledIdealTwoWaySwitch "Two-way switch moved by a voltage"
  parameter SI.Voltage level = 0.5 "Potential of the control pin above which p is connected with n2";
  parameter SI.Resistance Ron(final min = 0) = 1e-5 "Resistance of the closed way";
  parameter SI.Conductance Goff(final min = 0) = 1e-5 "Conductance of the open way";
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(final T = 293.15);
  Interfaces.PositivePin p "Common pin" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.NegativePin n2 "Pin reached above the level"
    annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Interfaces.NegativePin n1 "Pin reached up to the level"
    annotation(Placement(transformation(extent = {{90, 30}, {110, 50}})));
  Interfaces.Pin control "Control voltage, against ground"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {0, 100})));
protected
  Boolean second "The way to n2 is closed";
  Real s1(final unit = "1") "Way to n1: voltage when open, current when closed";
  Real s2(final unit = "1") "Way to n2: voltage when open, current when closed";
  constant SI.Voltage unitVoltage = 1 annotation(HideResult = true);
  constant SI.Current unitCurrent = 1 annotation(HideResult = true);
equation
  control.i = 0;
  second = control.v > level;
  p.v - n1.v = unitCurrent * s1 * (if second then 1 else Ron);
  p.v - n2.v = unitCurrent * s2 * (if second then Ron else 1);
  n1.i = -unitVoltage * s1 * (if second then Goff else 1);
  n2.i = -unitVoltage * s2 * (if second then 1 else Goff);
  p.i + n1.i + n2.i = 0;
  LossPower = {n1.v, n2.v, p.v} * {n1.i, n2.i, p.i};
  annotation(defaultComponentName = "switch", Documentation(info = "<html>
<p>Connects a common pin with either of two others, by the potential of a control pin.</p>
<h4>Equations</h4>
<p><code>control.v &lt;= level: p - n1 closed; control.v &gt; level: p - n2 closed</code><br>
<code>closed: v = Ron*i; open: i = Goff*v; p.i + n1.i + n2.i = 0</code><br>
<code>control.i = 0</code></p>
<h4>Signs</h4>
<p>Voltages count from <code>p</code> to <code>n1</code> and <code>n2</code>; all currents count into the part. The
control potential counts against ground. <code>LossPower</code> leaves as heat.</p>
<h4>Use</h4>
<p>The control pin draws no current; crossing <code>level</code> is an event. If the switch itself moves the control
potential, add a capacitor or hysteresis, or it may chatter.</p>
</html>"));
end ControlledIdealTwoWaySwitch;
