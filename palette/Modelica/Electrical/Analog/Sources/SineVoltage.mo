within Modelica.Electrical.Analog.Sources;
model SineVoltage "Sine voltage"
  parameter SI.Voltage V(start = 1) "Amplitude";
  parameter SI.Angle phase = 0 "Phase at the start";
  parameter SI.Frequency f(start = 1) "Frequency";
  extends Interfaces.VoltageSource(
    redeclare Modelica.Blocks.Sources.Sine signalSource(
      final amplitude = V,
      final f = f,
      final phase = phase));
  annotation(Documentation(info = "<html>
<p>A sine voltage.</p>
<h4>Equations</h4>
<p><code>v = offset before startTime</code><br>
<code>v = offset + V*sin(2*pi*f*(time - startTime) + phase)</code></p>
<h4>Signs</h4>
<p><code>v = p.v - n.v</code>: positive values make <code>p</code> the positive pole. <code>i</code> counts from
<code>p</code> through the source to <code>n</code>, so it is negative while the source delivers.</p>
<h4>Use</h4>
<p><code>V</code> is the amplitude, the effective value is <code>V/sqrt(2)</code>: mains of 230 V have the amplitude
325 V. <code>phase</code> is in radians and counts forward: <code>pi/2</code> makes a cosine. With a phase the source
jumps at <code>startTime</code>. Any current flows that the circuit asks for; a short cut or a second voltage source
in parallel contradicts it.</p>
</html>"));
end SineVoltage;
