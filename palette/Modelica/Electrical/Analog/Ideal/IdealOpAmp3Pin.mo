within Modelica.Electrical.Analog.Ideal;
model IdealOpAmp3Pin "Amplifier without limits"
  Interfaces.PositivePin in_p "Input that raises the output"
    annotation(Placement(transformation(extent = {{-110, -70}, {-90, -50}})));
  Interfaces.NegativePin in_n "Input that lowers the output"
    annotation(Placement(transformation(extent = {{-110, 50}, {-90, 70}})));
  Interfaces.PositivePin out "Output" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  in_p.i = 0;
  in_n.i = 0;
  // Infinite amplification: the output does whatever makes the input voltage vanish.
  in_p.v = in_n.v;
  annotation(defaultComponentName = "opAmp", Documentation(info = "<html>
<p><code>in_p.v = in_n.v</code> without input currents; the output has whatever potential and current the feedback of
the circuit needs for that. Without a feedback the circuit has no solution.</p>
</html>"));
end IdealOpAmp3Pin;
