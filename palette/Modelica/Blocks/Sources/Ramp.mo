within Modelica.Blocks.Sources;
block Ramp "Ramp"
  parameter Real height = 1 "Total rise";
  parameter SI.Time duration(min = 0.0, start = 2) "Time it takes to rise; zero makes a jump";
  extends Interfaces.SignalSource;
equation
  y = offset + (
    if time < startTime then 0
    elseif time < startTime + duration then height * (time - startTime) / duration
    else height);
  annotation(Documentation(info = "<html>
<p>Rises evenly from <code>offset</code> to <code>offset + height</code> between <code>startTime</code> and
<code>startTime + duration</code> [s].</p>
</html>"));
end Ramp;
