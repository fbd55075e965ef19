within Modelica.Electrical.Analog.Sources;
model RampVoltage "Voltage that rises along a line"
  parameter SI.Voltage V(start = 1) "Height of the ramp";
  parameter SI.Time duration(min = Modelica.Constants.small, start = 2) "Length of the ramp";
  extends Interfaces.VoltageSource(
    redeclare Modelica.Blocks.Sources.Ramp signalSource(
      final height = V,
      final duration = duration));
  annotation(Documentation(info = "<html>
<p>Rises from <code>offset</code> at <code>startTime</code> to <code>offset + V</code> within <code>duration</code>
and stays there. <code>V</code>, <code>offset</code> [V], times [s].</p>
</html>"));
end RampVoltage;
