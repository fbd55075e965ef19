within Modelica.Electrical.Analog.Sources;
model RampVoltage "Voltage that rises along a line"
  parameter SI.Voltage V(start = 1) "Height of the ramp";
  parameter SI.Time duration(min = Modelica.Constants.small, start = 2) "Length of the ramp";
  extends Interfaces.VoltageSource(
    redeclare Modelica.Blocks.Sources.Ramp signalSource(
      final height = V,
      final duration = duration));
  annotation(Documentation(info = "<html>
<p>A voltage that rises along a straight line and stays.</p>
<h4>Equations</h4>
<p><code>v = offset before startTime</code><br>
<code>v = offset + V*(time - startTime)/duration during the ramp</code><br>
<code>v = offset + V afterwards</code></p>
<h4>Signs</h4>
<p><code>v = p.v - n.v</code>: positive values make <code>p</code> the positive pole. <code>i</code> counts from
<code>p</code> through the source to <code>n</code>, so it is negative while the source delivers.</p>
<h4>Use</h4>
<p>A slow switching-on that avoids the inrush of a step, or a sweep through a characteristic. A negative height
<code>V</code> falls. Both corners are time events. Any current flows that the circuit asks for; a short cut or a
second voltage source in parallel contradicts it.</p>
</html>"));
end RampVoltage;
