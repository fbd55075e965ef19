within Modelica.Blocks.Sources;
block Sine "Sine wave"
  import Modelica.Constants.pi;
  parameter Real amplitude = 1 "Amplitude";
  parameter SI.Frequency f(start = 1) "Frequency";
  parameter SI.Angle phase = 0 "Phase at the start";
  parameter Boolean continuous = false "Begin at the value of the wave, not at the offset" annotation(Evaluate = true);
  extends Interfaces.SignalSource;
equation
  if continuous then
    y = offset + amplitude * smooth(0,
      if time < startTime then Modelica.Math.sin(phase)
      else Modelica.Math.sin(2 * pi * f * (time - startTime) + phase));
  else
    y = offset + (
      if time < startTime then 0
      else amplitude * Modelica.Math.sin(2 * pi * f * (time - startTime) + phase));
  end if;
  annotation(Documentation(info = "<html>
<p><code>y = offset + amplitude*sin(2*pi*f*(time - startTime) + phase)</code> from <code>startTime</code> on.
<code>f</code> [Hz], <code>phase</code> [rad].</p>
</html>"));
end Sine;
