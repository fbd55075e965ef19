within Modelica.Electrical.Analog.Sources;
model RampCurrent "Current that rises along a line"
  parameter SI.Current I(start = 1) "Height of the ramp";
  parameter SI.Time duration(min = Modelica.Constants.small, start = 2) "Length of the ramp";
  extends Interfaces.CurrentSource(
    redeclare Modelica.Blocks.Sources.Ramp signalSource(
      final height = I,
      final duration = duration));
  annotation(Documentation(info = "<html>
<p>Rises from <code>offset</code> at <code>startTime</code> to <code>offset + I</code> within <code>duration</code>
and stays there. <code>I</code>, <code>offset</code> [A], times [s].</p>
</html>"));
end RampCurrent;
