within Modelica.Electrical.Analog.Sources;
model SawToothVoltage "Voltage of saw teeth"
  parameter SI.Voltage V(start = 1) "Height";
  parameter SI.Time period(start = 1) "Period";
  extends Interfaces.VoltageSource(
    redeclare Modelica.Blocks.Sources.SawTooth signalSource(
      final amplitude = V,
      final period = period));
  annotation(Documentation(info = "<html>
<p>Rises from <code>offset</code> to <code>offset + V</code> in every <code>period</code> [s] and falls back at once.
<code>V</code>, <code>offset</code> [V].</p>
</html>"));
end SawToothVoltage;
