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
  Real f "Input voltage over half the span of the output, per volt";
  Real absSlope "Amplification, never negative";
equation
  in_p.i = 0;
  in_n.i = 0;
  VMax.i = 0;
  VMin.i = 0;
  vin = in_p.v - in_n.v;
  f = 2 / (VMax.v - VMin.v);
  absSlope = if Slope < 0 then -Slope else Slope;
  out.v = (VMax.v + VMin.v) / 2 + absSlope * vin / (
    1 + absSlope * smooth(0, if f * vin < 0 then -f * vin else f * vin));
  annotation(Documentation(info = "<html>
<p>Near zero the output follows <code>out.v = (VMax.v + VMin.v)/2 + Slope*vin</code>; for larger inputs it bends and
approaches the limits <code>VMax.v</code> and <code>VMin.v</code> without reaching them: <code>Slope*vin/(1 +
Slope*abs(f*vin))</code> with <code>f = 2/(VMax.v - VMin.v)</code>. The inputs and the limit pins carry no current;
the output delivers any.</p>
</html>"));
end OpAmp;
