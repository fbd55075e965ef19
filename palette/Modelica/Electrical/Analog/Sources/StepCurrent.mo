within Modelica.Electrical.Analog.Sources;
model StepCurrent "Current that jumps once"
  parameter SI.Current I(start = 1) "Height of the jump";
  extends Interfaces.CurrentSource(redeclare Modelica.Blocks.Sources.Step signalSource(final height = I));
  annotation(Documentation(info = "<html>
<p><code>i = offset</code> before <code>startTime</code>, <code>i = offset + I</code> afterwards. <code>I</code>,
<code>offset</code> [A], <code>startTime</code> [s].</p>
</html>"));
end StepCurrent;
