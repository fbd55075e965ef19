within Modelica.Electrical.Analog.Sources;
model ExpSineVoltage "Sine voltage that dies away"
  parameter SI.Voltage V(start = 1) "Amplitude at the start";
  parameter SI.Frequency f(start = 2) "Frequency";
  parameter SI.Angle phase = 0 "Phase at the start";
  parameter SI.Damping damping(start = 1) "Decay rate of the amplitude";
  extends Interfaces.VoltageSource(
    redeclare Modelica.Blocks.Sources.ExpSine signalSource(
      final amplitude = V,
      final f = f,
      final phase = phase,
      final damping = damping));
  annotation(Documentation(info = "<html>
<p>A sine voltage whose amplitude dies away.</p>
<h4>Equations</h4>
<p><code>v = offset before startTime</code><br>
<code>v = offset + V*exp(-damping*t)*sin(2*pi*f*t + phase), t = time - startTime</code></p>
<h4>Signs</h4>
<p><code>v = p.v - n.v</code>: positive values make <code>p</code> the positive pole. <code>i</code> counts from
<code>p</code> through the source to <code>n</code>, so it is negative while the source delivers.</p>
<h4>Use</h4>
<p>The ringing of a struck circuit, or a test signal that ends by itself. After <code>1/damping</code> seconds the
amplitude has fallen to 37 %; a negative <code>damping</code> makes it grow. Any current flows that the circuit asks
for; a short cut or a second voltage source in parallel contradicts it.</p>
</html>"));
end ExpSineVoltage;
