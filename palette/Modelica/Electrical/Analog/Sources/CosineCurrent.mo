within Modelica.Electrical.Analog.Sources;
model CosineCurrent "Cosine current"
  parameter SI.Current I(start = 1) "Amplitude";
  parameter SI.Angle phase = 0 "Phase at the start";
  parameter SI.Frequency f(start = 1) "Frequency";
  extends Interfaces.CurrentSource(
    redeclare Modelica.Blocks.Sources.Cosine signalSource(
      final amplitude = I,
      final f = f,
      final phase = phase));
  annotation(Documentation(info = "<html>
<p><code>i = offset + I*cos(2*pi*f*(time - startTime) + phase)</code>, before the start <code>offset</code>.
<code>I</code>, <code>offset</code> [A], <code>f</code> [Hz], <code>phase</code> [rad], <code>startTime</code>
[s].</p>
</html>"));
end CosineCurrent;
