within Modelica.Electrical.Analog.Interfaces;
partial model IdealSemiconductor "Base of diodes and thyristors with a bent line as characteristic"
  extends Modelica.Electrical.Analog.Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort;
  parameter SI.Resistance Ron(final min = 0) = 1e-5 "Resistance when conducting";
  parameter SI.Conductance Goff(final min = 0) = 1e-5 "Conductance when blocking";
  parameter SI.Voltage Vknee(final min = 0) = 0 "Voltage at the bend";
  Boolean off(start = true) "Part blocks";
protected
  Real s(start = 0, final unit = "1") "Place on the characteristic, counted from the bend; negative: blocking";
  constant SI.Voltage unitVoltage = 1 annotation(HideResult = true);
  constant SI.Current unitCurrent = 1 annotation(HideResult = true);
equation
  LossPower = i * v;
  i = s * (if off then Goff * unitVoltage else unitVoltage) + Vknee * Goff;
  v = s * (if off then unitCurrent else Ron * unitCurrent) + Vknee;
  annotation(Documentation(info = "<html>
<p>The characteristic consists of two straight lines that meet at <code>v = Vknee</code>, <code>i = Goff*Vknee</code>.
Blocking, <code>i = Goff*v</code>; conducting, the voltage grows by <code>Ron</code> per ampere above the bend. Both
lines are written with one parameter <code>s</code>, so that even vertical and horizontal lines (<code>Ron = 0</code>,
<code>Goff = 0</code>) have a finite description: <code>s</code> is the voltage beyond the bend [V] while blocking and
the current beyond the bend [A] while conducting. The derived class says when the part is <code>off</code>.</p>
<p><code>Ron</code> [Ohm], <code>Goff</code> [S], <code>Vknee</code> [V]. Conducting direction is from <code>p</code>
to <code>n</code>.</p>
</html>"));
end IdealSemiconductor;
