within Modelica.Blocks.Sources;
block Sinc "Sine of an angle over the angle"
  import Modelica.Constants.pi;
  import Modelica.Constants.eps;
  parameter Real amplitude = 1 "Value at the start";
  parameter SI.Frequency f(start = 1) "Frequency";
  parameter Boolean continuous = false "Begin at the value of the wave, not at the offset" annotation(Evaluate = true);
  extends Interfaces.SignalSource;
protected
  SI.Angle x = 2 * pi * f * (time - startTime) "Angle";
equation
  if continuous then
    y = offset + amplitude * smooth(1,
      if time < startTime then 1
      elseif noEvent(time - startTime < eps) then 1
      else sin(x) / x);
  else
    y = offset + (
      if time < startTime then 0
      else amplitude * (if noEvent(time - startTime < eps) then 1 else sin(x) / x));
  end if;
  annotation(Documentation(info = "<html>
<p><code>y = offset + amplitude*sin(x)/x</code> with <code>x = 2*pi*f*(time - startTime)</code>.</p>
</html>"));
end Sinc;
