within Modelica.Electrical.Analog.Basic;
model CCV "Voltage controlled by a current"
  extends Interfaces.TwoPort;
  parameter SI.Resistance transResistance(start = 1) "Right voltage per left current";
equation
  v1 = 0;
  v2 = transResistance * i1;
  annotation(defaultComponentName = "ccv", Documentation(info = "<html>
<p><code>v2 = transResistance*i1</code>; the left port is a short cut, <code>v1 = 0</code>.
<code>transResistance</code> [Ohm].</p>
</html>"));
end CCV;
