within Modelica.Electrical.Analog.Ideal;
model IdealOpAmp "Amplifier without limits, output against a second pin"
  SI.Voltage v1 "Input voltage, from p1 to n1";
  SI.Voltage v2 "Output voltage, from p2 to n2";
  SI.Current i1 "Current into p1";
  SI.Current i2 "Current into p2";
  Interfaces.PositivePin p1 "Input that raises the output"
    annotation(Placement(transformation(extent = {{-110, -70}, {-90, -50}})));
  Interfaces.NegativePin n1 "Input that lowers the output"
    annotation(Placement(transformation(extent = {{-110, 50}, {-90, 70}})));
  Interfaces.PositivePin p2 "Output" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Interfaces.NegativePin n2 "Reference of the output"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 270, origin = {0, -100})));
equation
  // Infinite amplification: the output does whatever makes the input voltage vanish.
  {v1, i1} = {0, 0};
  {p1.v - n1.v, p2.v - n2.v} = {v1, v2};
  {p1.i, p2.i} = {i1, i2};
  {n1.i, n2.i} = {-i1, -i2};
  annotation(defaultComponentName = "opAmp", Documentation(info = "<html>
<p>Amplifier of infinite amplification with a floating output: the output does whatever makes the input voltage
vanish.</p>
<h4>Equations</h4>
<p><code>v1 = p1.v - n1.v = 0, i1 = p1.i = 0, p1.i + n1.i = 0</code><br>
<code>v2 = p2.v - n2.v, i2 = p2.i, p2.i + n2.i = 0</code></p>
<h4>Signs</h4>
<p><code>i2</code> counts into <code>p2</code>: it is negative while the output delivers. <code>v2</code> counts from
<code>p2</code> to <code>n2</code>.</p>
<h4>Use</h4>
<p>Two equations at the input, none at the output: <code>v2</code> and <code>i2</code> follow from the feedback of the
circuit. Without a way from the output back to the inputs there is no solution. Which input is inverting makes no
difference to the equations, so a feedback to the wrong input is not noticed; <code>IdealizedOpAmpLimited</code>
notices. Connect <code>n2</code> with the ground, usually.</p>
</html>"));
end IdealOpAmp;
