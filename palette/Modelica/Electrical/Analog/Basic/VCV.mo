within Modelica.Electrical.Analog.Basic;
model VCV "Voltage controlled by a voltage"
  extends Interfaces.TwoPort;
  parameter Real gain(start = 1) "Right voltage per left voltage";
equation
  i1 = 0;
  v2 = gain * v1;
  annotation(defaultComponentName = "vcv", Documentation(info = "<html>
<p>Voltage in, voltage out: <code>v2 = gain*v1</code>, each counted from the upper pin (<code>p1</code>,
<code>p2</code>) to the lower one. The left port only measures, <code>i1 = 0</code>; the right one is an ideal source,
whatever current it has to give. <code>gain</code> has no unit.</p>
</html>"));
end VCV;
