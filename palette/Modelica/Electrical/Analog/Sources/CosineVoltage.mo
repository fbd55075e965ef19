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
<p><code>v = offset + V*cos(2*pi*f*(time - startTime) + phase)</code>, before the start <code>offset</code>.
<code>V</code>, <code>offset</code> [V], <code>f</code> [Hz], <code>phase</code> [rad], <code>startTime</code>
[s].</p>
</html>"));
end CosineVoltage;
