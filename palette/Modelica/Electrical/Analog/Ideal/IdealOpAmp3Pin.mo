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
<p>Amplifier of infinite amplification whose output is counted against ground: the output does whatever makes the
input voltage vanish.</p>
<h4>Equations</h4>
<p><code>in_p.v = in_n.v</code><br>
<code>in_p.i = 0, in_n.i = 0</code></p>
<h4>Signs</h4>
<p><code>out.i</code> counts into the amplifier: it is negative while the output delivers current. The power comes
from nowhere visible.</p>
<h4>Use</h4>
<p>Filters and adders by the rules of the textbook: no voltage between the inputs, no current into them. There has to
be a feedback from <code>out</code> to the inputs; whether it goes to the inverting one makes no difference to the
equations. The output has no limits; for saturation see <code>IdealOpAmpLimited</code>.</p>
</html>"));
end IdealOpAmp3Pin;
