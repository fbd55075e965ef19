within Modelica.Electrical.Analog.Basic;
model CCC "Current controlled by a current"
  extends Interfaces.TwoPort;
  parameter Real gain(start = 1) "Right current per left current";
equation
  v1 = 0;
  i2 = gain * i1;
  annotation(defaultComponentName = "ccc", Documentation(info = "<html>
<p>Current in, current out: <code>i2 = gain*i1</code>, both counted into the upper pins, so a load between
<code>p2</code> and <code>n2</code> sees the opposite current. The left port is a short cut, <code>v1 = 0</code>.
<code>gain</code> has no unit.</p>
</html>"));
end CCC;
