within Modelica.Blocks.Sources;
block Sinc "Sine of an angle over the angle"
  import Modelica.Constants.pi;
  parameter Real amplitude = 1 "Value at the start";
  parameter SI.Frequency f(start = 1) "Frequency";
  parameter Boolean continuous = false "Begin at the value of the wave, not at the offset" annotation(Evaluate = true);
  extends Interfaces.SignalSource;
protected
  SI.Angle x = 2 * pi * f * (time - startTime) "Angle";
  Real ratio =
    smooth(1, if time < startTime then 1 elseif noEvent(abs(x) > 1e-8) then sin(x) / x else 1)
    "sin(x)/x, 1 before the start";
equation
  y = offset + (if continuous or time >= startTime then amplitude * ratio else 0);
  annotation(Documentation(info = "<html>
<p><code>y = offset + amplitude*sin(x)/x</code> with <code>x = 2*pi*f*(time - startTime)</code>.</p>
</html>"));
end Sinc;
