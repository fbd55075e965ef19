within Modelica.Electrical.Analog.Basic;
model VCC "Current controlled by a voltage"
  extends Interfaces.TwoPort;
  parameter SI.Conductance transConductance(start = 1) "Right current per left voltage";
equation
  i1 = 0;
  i2 = transConductance * v1;
  annotation(defaultComponentName = "vcc", Documentation(info = "<html>
<p>A current source on the right whose current follows the voltage on the left. The left port only measures.</p>
<h4>Equations</h4>
<p><code>i1 = 0, p1.i + n1.i = 0</code><br>
<code>i2 = transConductance*v1, p2.i + n2.i = 0</code></p>
<h4>Signs</h4>
<p><code>v1</code> from <code>p1</code> to <code>n1</code>; <code>i2</code> counts into <code>p2</code>. With a
positive <code>transConductance</code> and a positive <code>v1</code> current enters at <code>p2</code> and leaves at
<code>n2</code>: a load between <code>p2</code> and <code>n2</code> carries it from <code>n2</code> to
<code>p2</code>.</p>
<h4>Use</h4>
<p>The controlled source of transistor equivalent circuits, or an amplifier with current output. The right port needs
a way for its current.</p>
</html>"));
end VCC;
