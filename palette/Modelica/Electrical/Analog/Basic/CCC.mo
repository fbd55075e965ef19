within Modelica.Electrical.Analog.Basic;
model CCC "Current controlled by a current"
  extends Interfaces.TwoPort;
  parameter Real gain(start = 1) "Right current per left current";
equation
  v1 = 0;
  i2 = gain * i1;
  annotation(defaultComponentName = "ccc", Documentation(info = "<html>
<p>A current source on the right whose current follows the current on the left. The left port is a short cut that is
put in series with the current to be read.</p>
<h4>Equations</h4>
<p><code>v1 = 0, p1.i + n1.i = 0</code><br>
<code>i2 = gain*i1, p2.i + n2.i = 0</code></p>
<h4>Signs</h4>
<p><code>i1</code> counts into <code>p1</code> and <code>i2</code> into <code>p2</code>. With a positive
<code>gain</code> the source therefore takes in current at <code>p2</code> and sends it out at <code>n2</code>: a load
between <code>p2</code> and <code>n2</code> carries it from <code>n2</code> to <code>p2</code>, against what a first
look at the icon suggests.</p>
<h4>Use</h4>
<p>For transistor models, current mirrors and converters reduced to their mean values. The right port needs a way for
its current; an open right port contradicts the source. <code>gain</code> has no unit.</p>
</html>"));
end CCC;
