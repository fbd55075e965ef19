within Modelica.Electrical.Analog.Ideal;
model IdealOpAmpLimited "Amplifier of infinite amplification within limits"
  Interfaces.PositivePin in_p "Input that raises the output"
    annotation(Placement(transformation(extent = {{-110, -70}, {-90, -50}})));
  Interfaces.NegativePin in_n "Input that lowers the output"
    annotation(Placement(transformation(extent = {{-110, 50}, {-90, 70}})));
  Interfaces.PositivePin out "Output" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Interfaces.PositivePin VMax "Upper limit of the output"
    annotation(Placement(transformation(extent = {{-10, 90}, {10, 110}})));
  Interfaces.NegativePin VMin "Lower limit of the output"
    annotation(Placement(transformation(extent = {{-10, -110}, {10, -90}})));
  SI.Voltage vin "Input voltage, from in_p to in_n";
protected
  Real s(start = 0, final unit = "1") "Place on the characteristic; linear between -1 and 1";
  constant SI.Voltage unitVoltage = 1 annotation(HideResult = true);
  Real level(final unit = "1") "The same within its limits";
equation
  // Between the limits all of s moves the output, beyond them all that is more makes an input voltage.
  level = smooth(0, if s < -1 then -1 elseif s > 1 then 1 else s);
  vin = unitVoltage * (s - level);
  out.v = VMin.v + (1 + level) / 2 * (VMax.v - VMin.v);
  in_p.v = in_n.v + vin;
  {in_p.i, in_n.i, VMax.i, VMin.i} = zeros(4);
  annotation(defaultComponentName = "opAmp", Documentation(info = "<html>
<p>Amplifier of infinite amplification whose output stays between the potentials of two pins.</p>
<h4>Equations</h4>
<p><code>vin = in_p.v - in_n.v</code><br>
<code>within the limits: vin = 0; out.v = VMax.v: vin &gt;= 0; out.v = VMin.v: vin &lt;= 0</code><br>
<code>in_p.i = 0, in_n.i = 0, VMax.i = 0, VMin.i = 0</code></p>
<h4>Signs</h4>
<p><code>vin</code> counts from <code>in_p</code> to <code>in_n</code>; positive drives the output up.
<code>out.i</code> counts into the amplifier: negative while it delivers.</p>
<h4>Use</h4>
<p>The vertical characteristic is described by a parameter <code>s</code>, so saturation is exact and makes an event.
Comparators and relaxation oscillators need positive feedback, for which this part has several solutions at a time:
use <code>IdealizedOpAmpLimited</code> with finite amplification there. <code>VMax</code> and <code>VMin</code> must
be connected and carry no current.</p>
</html>"));
end IdealOpAmpLimited;
