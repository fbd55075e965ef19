within Modelica.Electrical.Analog.Sources;
model TrapezoidCurrent "Current of trapezoids"
  parameter SI.Current I(start = 1) "Height";
  parameter SI.Time rising(final min = 0, start = 0) "Length of the rise";
  parameter SI.Time width(final min = 0, start = 0.5) "Length of the top";
  parameter SI.Time falling(final min = 0, start = 0) "Length of the fall";
  parameter SI.Time period(final min = Modelica.Constants.small, start = 1) "Period";
  parameter Integer nperiod(start = -1) "Number of trapezoids; negative: no end";
  extends Interfaces.CurrentSource(
    redeclare Modelica.Blocks.Sources.Trapezoid signalSource(
      final amplitude = I,
      final rising = rising,
      final width = width,
      final falling = falling,
      final period = period,
      final nperiod = nperiod));
  annotation(Documentation(info = "<html>
<p>In every <code>period</code> a rise from <code>offset</code> to <code>offset + I</code>, a flat top, a fall and a
rest. <code>I</code>, <code>offset</code> [A], times [s].</p>
</html>"));
end TrapezoidCurrent;
