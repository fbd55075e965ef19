within Modelica.Electrical.Analog.Sources;
model SawToothCurrent "Current of saw teeth"
  parameter SI.Current I(start = 1) "Height";
  parameter SI.Time period(start = 1) "Period";
  extends Interfaces.CurrentSource(
    redeclare Modelica.Blocks.Sources.SawTooth signalSource(
      final amplitude = I,
      final period = period));
  annotation(Documentation(info = "<html>
<p>Rises from <code>offset</code> to <code>offset + I</code> in every <code>period</code> [s] and falls back at once.
<code>I</code>, <code>offset</code> [A].</p>
</html>"));
end SawToothCurrent;
