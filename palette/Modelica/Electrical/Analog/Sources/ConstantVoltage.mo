within Modelica.Electrical.Analog.Sources;
model ConstantVoltage "Constant voltage"
  extends Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Icons.VoltageSource;
  parameter SI.Voltage V(start = 1) "Voltage";
equation
  v = V;
  annotation(Documentation(info = "<html>
<p>A battery without inner resistance.</p>
<h4>Equations</h4>
<p><code>v = V</code></p>
<h4>Signs</h4>
<p><code>v = p.v - n.v</code>: a positive <code>V</code> makes <code>p</code> the positive pole. <code>i</code> counts
from <code>p</code> through the source to <code>n</code>, so it is negative while the source delivers:
<code>v*i</code> is the power that it takes.</p>
<h4>Use</h4>
<p>Any current flows that the circuit asks for. A short cut or a second voltage source in parallel contradicts it; put
a small resistor in series for a real battery. An ideal source of 0 V is a wire.</p>
</html>"));
end ConstantVoltage;
