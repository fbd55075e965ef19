within Modelica.Blocks.Sources;
block LogFrequencySweep "Frequency that rises by equal factors in equal times"
  extends Modelica.Blocks.Interfaces.SO;
  import Modelica.Constants.eps;
  parameter Real wMin(final min = eps) "First frequency";
  parameter Real wMax(final min = eps) "Last frequency";
  parameter SI.Time startTime = 0 "Start of the sweep";
  parameter SI.Time duration(min = 0.0, start = 1) "Time of the sweep; zero makes a jump";
protected
  Real part =
    if time < startTime then 0 elseif time < startTime + duration then (time - startTime) / duration else 1
    "Part of the sweep that is over";
equation
  y = wMin * exp(part * log(wMax / wMin));
  annotation(defaultComponentName = "logSweep", Documentation(info = "<html>
<p>From <code>wMin</code> to <code>wMax</code> within <code>duration</code> [s], straight on a logarithmic scale.</p>
</html>"));
end LogFrequencySweep;
