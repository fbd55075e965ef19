within Modelica.Electrical.Analog.Basic;
model OpAmp "Operational amplifier with smooth limits"
  parameter Real Slope(start = 10000) "Amplification of small input voltages";
  Modelica.Electrical.Analog.Interfaces.PositivePin in_p "Input that raises the output"
    annotation(Placement(transformation(extent = {{-110, -70}, {-90, -50}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin in_n "Input that lowers the output"
    annotation(Placement(transformation(extent = {{-90, 50}, {-110, 70}})));
  Modelica.Electrical.Analog.Interfaces.PositivePin out "Output"
    annotation(Placement(transformation(extent = {{110, -10}, {90, 10}})));
  Modelica.Electrical.Analog.Interfaces.PositivePin VMax "Upper limit of the output"
    annotation(Placement(transformation(extent = {{-10, 90}, {10, 110}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin VMin "Lower limit of the output"
    annotation(Placement(transformation(extent = {{-10, -110}, {10, -90}})));
  SI.Voltage vin "Input voltage, from in_p to in_n";
protected
  Real f(final unit = "1/V") "Reciprocal of half the span of the output";
  Real level "Amplified input over half the span, between -1 and 1 where it is not limited yet";
equation
  vin = in_p.v - in_n.v;
  f = 2 / (VMax.v - VMin.v);
  level = f * abs(Slope) * vin;
  // A curve of the second order that tends to both limits
  out.v = VMin.v + (1 + level / (1 + smooth(0, if level < 0 then -level else level))) / f;
  {in_p.i, in_n.i, VMax.i, VMin.i} = zeros(4);
  annotation(Documentation(info = "<html>
<p>Operational amplifier with a smooth characteristic that bends towards its limits.</p>
<h4>Equations</h4>
<p><code>vin = in_p.v - in_n.v, in_p.i = 0, in_n.i = 0</code><br>
<code>f = 2/(VMax.v - VMin.v), level = f*abs(Slope)*vin</code><br>
<code>out.v = VMin.v + (1 + level/(1 + abs(level)))/f</code><br>
<code>VMax.i = 0, VMin.i = 0</code></p>
<h4>Signs</h4>
<p><code>vin</code> counts from the non-inverting input <code>in_p</code> to the inverting one <code>in_n</code>; a
positive <code>vin</code> raises the output. <code>out.i</code> counts into the amplifier, so it is negative while the
output delivers current.</p>
<h4>Use</h4>
<p><code>VMax</code> and <code>VMin</code> have to be connected: to supplies or to sources of the limit potentials.
They carry no current, so the power of the output comes from nowhere; use <code>IdealizedOpAmpLimited</code> with
supply pins where the supply current matters. The amplitude reaches the limits only asymptotically. The amplification
near zero is <code>Slope</code>, whose sign is ignored.</p>
</html>"));
end OpAmp;
