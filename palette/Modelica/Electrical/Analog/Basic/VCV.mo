within Modelica.Electrical.Analog.Basic;
model VCV "Voltage controlled by a voltage"
  extends Interfaces.TwoPort;
  parameter Real gain(start = 1) "Right voltage per left voltage";
equation
  i1 = 0;
  v2 = gain * v1;
  annotation(defaultComponentName = "vcv", Documentation(info = "<html>
<p><code>v2 = gain*v1</code>; the left port only measures, <code>i1 = 0</code>.</p>
</html>"));
end VCV;
