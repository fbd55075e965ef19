within Modelica.Electrical.Analog.Sources;
model PulseCurrent "Current of rectangular pulses"
  parameter SI.Current I(start = 1) "Height";
  parameter Real width(final min = Modelica.Constants.small, final max = 100, start = 50)
    "Length of a pulse in % of the period";
  parameter SI.Time period(final min = Modelica.Constants.small, start = 1) "Period";
  extends Interfaces.CurrentSource(
    redeclare Modelica.Blocks.Sources.Pulse signalSource(
      final amplitude = I,
      final width = width,
      final period = period));
  annotation(Documentation(info = "<html>
<p>From <code>startTime</code> on, <code>offset + I</code> for <code>width</code> percent of each <code>period</code>
and <code>offset</code> for the rest. <code>I</code>, <code>offset</code> [A], times [s].</p>
</html>"));
end PulseCurrent;
