within Modelica.Electrical.Analog.Sources;
model StepCurrent "Current that jumps once"
  parameter SI.Current I(start = 1) "Height of the jump";
  extends Interfaces.CurrentSource(redeclare Modelica.Blocks.Sources.Step signalSource(final height = I));
  annotation(Documentation(info = "<html>
<p>A current that jumps once.</p>
<h4>Equations</h4>
<p><code>i = offset before startTime</code><br>
<code>i = offset + I from startTime on</code></p>
<h4>Signs</h4>
<p><code>i</code> flows from <code>p</code> through the source to <code>n</code>: positive values leave the source at
<code>n</code>. <code>v</code> counts from <code>p</code> to <code>n</code> and is negative while the source
delivers.</p>
<h4>Use</h4>
<p>The step answer of a circuit. The jump is a time event, so it is hit exactly. With <code>offset</code> the run can
begin in another steady state than zero. Any voltage arises that the circuit asks for; an open circuit or a second
current source in series contradicts it.</p>
</html>"));
end StepCurrent;
