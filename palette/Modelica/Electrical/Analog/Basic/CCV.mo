within Modelica.Electrical.Analog.Basic;
model CCV "Voltage controlled by a current"
  extends Interfaces.TwoPort;
  parameter SI.Resistance transResistance(start = 1) "Right voltage per left current";
equation
  v1 = 0;
  v2 = transResistance * i1;
  annotation(defaultComponentName = "ccv", Documentation(info = "<html>
<p>Current in, voltage out: <code>v2 = transResistance*i1</code>, <code>i1</code> counted into <code>p1</code>,
<code>v2</code> from <code>p2</code> to <code>n2</code>. The left port is a short cut, <code>v1 = 0</code>, and lies
in the path of the current. <code>transResistance</code> [Ohm].</p>
</html>"));
end CCV;
