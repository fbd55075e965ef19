within Modelica.Blocks.Sources;
block LogFrequencySweep "Frequency that rises by equal factors in equal times"
  extends Modelica.Blocks.Interfaces.SO;
  import Modelica.Constants.eps;
  parameter Real wMin(final min = eps) "First frequency";
  parameter Real wMax(final min = eps) "Last frequency";
  parameter SI.Time startTime = 0 "Start of the sweep";
  parameter SI.Time duration(min = 0.0, start = 1) "Time of the sweep; zero makes a jump";
equation
  y =
    if time < startTime then wMin
    elseif time < startTime + max(duration, eps) then
      wMin * (wMax / wMin) ^ min(1, (time - startTime) / max(duration, eps))
    else wMax;
  annotation(defaultComponentName = "logSweep", Documentation(info = "<html>
<p>From <code>wMin</code> to <code>wMax</code> within <code>duration</code> [s], straight on a logarithmic scale.</p>
</html>"));
end LogFrequencySweep;
