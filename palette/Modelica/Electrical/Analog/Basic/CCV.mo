within Modelica.Electrical.Analog.Basic;
model CCV "Voltage controlled by a current"
  extends Interfaces.TwoPort;
  parameter SI.Resistance transResistance(start = 1) "Right voltage per left current";
equation
  v1 = 0;
  v2 = transResistance * i1;
  annotation(defaultComponentName = "ccv", Documentation(info = "<html>
<p>A voltage source on the right whose voltage follows the current on the left. The left port is a short cut and lies
in the path of the current to be read.</p>
<h4>Equations</h4>
<p><code>v1 = 0, p1.i + n1.i = 0</code><br>
<code>v2 = transResistance*i1, p2.i + n2.i = 0</code></p>
<h4>Signs</h4>
<p><code>i1</code> counts into <code>p1</code>, <code>v2</code> from <code>p2</code> to <code>n2</code>. A positive
<code>transResistance</code> lifts <code>p2</code> above <code>n2</code> while current enters at <code>p1</code>.</p>
<h4>Use</h4>
<p>A current transformer with a burden, or the transimpedance amplifier of a photodiode. The output delivers any
current without its voltage giving way, so it must not be short-circuited or put in parallel with another voltage
source.</p>
</html>"));
end CCV;
