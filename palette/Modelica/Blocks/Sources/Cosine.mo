within Modelica.Blocks.Sources;
block Cosine "Cosine wave"
  import Modelica.Constants.pi;
  parameter Real amplitude = 1 "Amplitude";
  parameter SI.Frequency f(start = 1) "Frequency";
  parameter SI.Angle phase = 0 "Phase at the start";
  parameter Boolean continuous = false "Begin at the value of the wave, not at the offset" annotation(Evaluate = true);
  extends Interfaces.SignalSource;
protected
  Boolean hasBegun = time >= startTime "The wave runs";
  SI.Angle angle = phase + (if hasBegun then 2 * pi * f * (time - startTime) else 0) "Argument of the cosine";
equation
  y = offset + (if hasBegun or continuous then amplitude * cos(angle) else 0);
  annotation(Documentation(info = "<html>
<p><code>y = offset + amplitude*cos(2*pi*f*(time - startTime) + phase)</code> from <code>startTime</code> on.
<code>f</code> [Hz], <code>phase</code> [rad].</p>
</html>"));
end Cosine;
