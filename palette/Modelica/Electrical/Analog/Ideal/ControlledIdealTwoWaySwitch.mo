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
  LossPower = p.i * p.v + n1.i * n1.v + n2.i * n2.v;
  annotation(defaultComponentName = "switch", Documentation(info = "<html>
<p>As <code>IdealTwoWaySwitch</code>, moved by the potential of the pin <code>control</code>, which carries no
current: above <code>level</code> [V] <code>p</code> is connected with <code>n2</code>, otherwise with
<code>n1</code>. <code>Ron</code> [Ohm], <code>Goff</code> [S].</p>
</html>"));
end ControlledIdealTwoWaySwitch;
