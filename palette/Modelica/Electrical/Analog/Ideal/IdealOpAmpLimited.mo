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
equation
  in_p.i = 0;
  in_n.i = 0;
  VMax.i = 0;
  VMin.i = 0;
  vin = in_p.v - in_n.v;
  vin = unitVoltage * smooth(0, if s > 1 then s - 1 elseif s < -1 then s + 1 else 0);
  out.v = smooth(0,
    if s > 1 then VMax.v
    elseif s < -1 then VMin.v
    else (VMax.v + VMin.v) / 2 + s * (VMax.v - VMin.v) / 2);
  annotation(defaultComponentName = "opAmp", Documentation(info = "<html>
<p>While the output lies between the potentials of <code>VMin</code> and <code>VMax</code> the input voltage is zero;
at a limit the input voltage is free, positive at the upper and negative at the lower one. The inputs and the limit
pins carry no current.</p>
</html>"));
end IdealOpAmpLimited;
