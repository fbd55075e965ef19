within Modelica.Electrical.Analog.Sources;
model CosineVoltage "Cosine voltage"
  parameter SI.Voltage V(start = 1) "Amplitude";
  parameter SI.Angle phase = 0 "Phase at the start";
  parameter SI.Frequency f(start = 1) "Frequency";
  extends Interfaces.VoltageSource(
    redeclare Modelica.Blocks.Sources.Cosine signalSource(
      final amplitude = V,
      final f = f,
      final phase = phase));
  annotation(Documentation(info = "<html>
<p>A cosine voltage.</p>
<h4>Equations</h4>
<p><code>v = offset before startTime</code><br>
<code>v = offset + V*cos(2*pi*f*(time - startTime) + phase)</code></p>
<h4>Signs</h4>
<p><code>v = p.v - n.v</code>: positive values make <code>p</code> the positive pole. <code>i</code> counts from
<code>p</code> through the source to <code>n</code>, so it is negative while the source delivers.</p>
<h4>Use</h4>
<p><code>V</code> is the amplitude, <code>phase</code> counts forward in radians. The source begins at its peak: it
jumps at <code>startTime</code>, where <code>Sine</code> begins at zero. Any current flows that the circuit asks for;
a short cut or a second voltage source in parallel contradicts it.</p>
</html>"));
end CosineVoltage;
