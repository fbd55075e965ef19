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
<p><code>v = offset + V*exp(-damping*t)*sin(2*pi*f*t + phase)</code> with <code>t = time - startTime</code>, before
the start <code>offset</code>. <code>V</code>, <code>offset</code> [V], <code>f</code> [Hz], <code>phase</code> [rad],
<code>damping</code> [1/s].</p>
</html>"));
end ExpSineVoltage;
