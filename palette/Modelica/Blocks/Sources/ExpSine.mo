within Modelica.Blocks.Sources;
block ExpSine "Sine wave that fades"
  import Modelica.Constants.pi;
  parameter Real amplitude = 1 "Amplitude at the start";
  parameter SI.Frequency f(start = 2) "Frequency";
  parameter SI.Angle phase = 0 "Phase at the start";
  parameter SI.Damping damping(start = 1) "How fast the amplitude fades";
  extends Interfaces.SignalSource;
equation
  y = offset + (
    if time < startTime then 0
    else amplitude * Modelica.Math.exp(-damping * (time - startTime))
      * Modelica.Math.sin(2 * pi * f * (time - startTime) + phase));
  annotation(Documentation(info = "<html>
<p>A sine wave times <code>exp(-damping*(time - startTime))</code>. <code>damping</code> [1/s].</p>
</html>"));
end ExpSine;
