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
<p>Trapezoids of current: rise, flat top, fall and rest in every period.</p>
<h4>Equations</h4>
<p><code>i = offset + I*t/rising during the rise, t from the begin of the period</code><br>
<code>i = offset + I for width</code><br>
<code>i = offset + I*(1 - t/falling) during the fall</code><br>
<code>i = offset for the rest of the period</code></p>
<h4>Signs</h4>
<p><code>i</code> flows from <code>p</code> through the source to <code>n</code>: positive values leave the source at
<code>n</code>. <code>v</code> counts from <code>p</code> to <code>n</code> and is negative while the source
delivers.</p>
<h4>Use</h4>
<p>Pulses with edges of finite steepness. <code>rising + width + falling</code> must not exceed <code>period</code>.
<code>nperiod</code> limits their number; a negative one means without end. All corners are time events. Any voltage
arises that the circuit asks for; an open circuit or a second current source in series contradicts it.</p>
</html>"));
end TrapezoidCurrent;
