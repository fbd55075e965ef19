within Modelica.Electrical.Analog.Sources;
model StepVoltage "Voltage that jumps once"
  parameter SI.Voltage V(start = 1) "Height of the jump";
  extends Interfaces.VoltageSource(redeclare Modelica.Blocks.Sources.Step signalSource(final height = V));
  annotation(Documentation(info = "<html>
<p><code>v = offset</code> before <code>startTime</code>, <code>v = offset + V</code> afterwards. <code>V</code>,
<code>offset</code> [V], <code>startTime</code> [s].</p>
</html>"));
end StepVoltage;
