within Modelica.Electrical.Analog.Basic;
model CCC "Current controlled by a current"
  extends Interfaces.TwoPort;
  parameter Real gain(start = 1) "Right current per left current";
equation
  v1 = 0;
  i2 = gain * i1;
  annotation(defaultComponentName = "ccc", Documentation(info = "<html>
<p><code>i2 = gain*i1</code>, both counted into the positive pins; the left port is a short cut, <code>v1 =
0</code>.</p>
</html>"));
end CCC;
