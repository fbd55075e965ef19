within Modelica.Blocks.Sources;
block ExpSine "Sine wave that fades"
  import Modelica.Constants.pi;
  parameter Real amplitude = 1 "Amplitude at the start";
  parameter SI.Frequency f(start = 2) "Frequency";
  parameter SI.Angle phase = 0 "Phase at the start";
  parameter SI.Damping damping(start = 1) "How fast the amplitude fades";
  extends Interfaces.SignalSource;
protected
  SI.Time elapsed = time - startTime "Time since the start";
equation
  y = if time < startTime then offset
    else offset + amplitude * sin(phase + 2 * pi * f * elapsed) / exp(damping * elapsed);
  annotation(Documentation(info = "<html>
<p>A sine wave times <code>exp(-damping*(time - startTime))</code>. <code>damping</code> [1/s].</p>
</html>"));
end ExpSine;
