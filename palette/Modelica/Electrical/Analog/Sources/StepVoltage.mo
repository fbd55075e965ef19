within Modelica.Electrical.Analog.Sources;
model StepVoltage "Voltage that jumps once"
  parameter SI.Voltage V(start = 1) "Height of the jump";
  extends Interfaces.VoltageSource(redeclare Modelica.Blocks.Sources.Step signalSource(final height = V));
  annotation(Documentation(info = "<html>
<p>A voltage that jumps once.</p>
<h4>Equations</h4>
<p><code>v = offset before startTime</code><br>
<code>v = offset + V from startTime on</code></p>
<h4>Signs</h4>
<p><code>v = p.v - n.v</code>: positive values make <code>p</code> the positive pole. <code>i</code> counts from
<code>p</code> through the source to <code>n</code>, so it is negative while the source delivers.</p>
<h4>Use</h4>
<p>The step answer of a circuit. The jump is a time event, so it is hit exactly. With <code>offset</code> the run can
begin in another steady state than zero. Any current flows that the circuit asks for; a short cut or a second voltage
source in parallel contradicts it.</p>
</html>"));
end StepVoltage;
