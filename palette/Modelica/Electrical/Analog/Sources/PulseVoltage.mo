within Modelica.Electrical.Analog.Sources;
model PulseVoltage "Voltage of rectangular pulses"
  parameter SI.Voltage V(start = 1) "Height";
  parameter Real width(final min = Modelica.Constants.small, final max = 100, start = 50)
    "Length of a pulse in % of the period";
  parameter SI.Time period(final min = Modelica.Constants.small, start = 1) "Period";
  extends Interfaces.VoltageSource(
    redeclare Modelica.Blocks.Sources.Pulse signalSource(
      final amplitude = V,
      final width = width,
      final period = period));
  annotation(Documentation(info = "<html>
<p>From <code>startTime</code> on, <code>offset + V</code> for <code>width</code> percent of each <code>period</code>
and <code>offset</code> for the rest. <code>V</code>, <code>offset</code> [V], times [s].</p>
</html>"));
end PulseVoltage;
