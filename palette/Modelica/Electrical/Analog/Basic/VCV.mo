within Modelica.Electrical.Analog.Basic;
model VCV "Voltage controlled by a voltage"
  extends Interfaces.TwoPort;
  parameter Real gain(start = 1) "Right voltage per left voltage";
equation
  i1 = 0;
  v2 = gain * v1;
  annotation(defaultComponentName = "vcv", Documentation(info = "<html>
<p>A voltage source on the right whose voltage follows the voltage on the left. The left port only measures.</p>
<h4>Equations</h4>
<p><code>i1 = 0, p1.i + n1.i = 0</code><br>
<code>v2 = gain*v1, p2.i + n2.i = 0</code></p>
<h4>Signs</h4>
<p><code>v1</code> from <code>p1</code> to <code>n1</code>, <code>v2</code> from <code>p2</code> to <code>n2</code>,
both from the upper to the lower pin. With a positive <code>gain</code> the output has the sign of the input.</p>
<h4>Use</h4>
<p>An ideal amplifier or isolating stage: input without current, output without resistance. The output must not be
short-circuited or put in parallel with another voltage source. Where input and output circuit are not connected, each
needs its ground.</p>
</html>"));
end VCV;
