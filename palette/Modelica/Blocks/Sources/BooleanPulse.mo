within Modelica.Blocks.Sources;
block BooleanPulse "Boolean pulses"
  parameter Real width(final min = Modelica.Constants.small, final max = 100) = 50 "Width in percent of the period";
  parameter SI.Time period(final min = Modelica.Constants.small, start = 1) "Period";
  parameter SI.Time startTime = 0 "Time of the first pulse";
  extends Modelica.Blocks.Interfaces.partialBooleanSource;
protected
  parameter SI.Time Twidth = period * width / 100 "Width of a pulse" annotation(HideResult = true);
  discrete SI.Time pulseStart "When the present period began" annotation(HideResult = true);
initial equation
  pulseStart = startTime;
equation
  when sample(startTime, period) then
    pulseStart = time;
  end when;
  y = time >= pulseStart and time < pulseStart + Twidth;
  annotation(Documentation(info = "<html>
<p>True for <code>width</code> percent of every <code>period</code> [s].</p>
</html>"));
end BooleanPulse;
