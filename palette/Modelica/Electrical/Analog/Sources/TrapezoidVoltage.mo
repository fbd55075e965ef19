within Modelica.Electrical.Analog.Sources;
model TrapezoidVoltage "Voltage of trapezoids"
  parameter SI.Voltage V(start = 1) "Height";
  parameter SI.Time rising(final min = 0, start = 0) "Length of the rise";
  parameter SI.Time width(final min = 0, start = 0.5) "Length of the top";
  parameter SI.Time falling(final min = 0, start = 0) "Length of the fall";
  parameter SI.Time period(final min = Modelica.Constants.small, start = 1) "Period";
  parameter Integer nperiod(start = -1) "Number of trapezoids; negative: no end";
  extends Interfaces.VoltageSource(
    redeclare Modelica.Blocks.Sources.Trapezoid signalSource(
      final amplitude = V,
      final rising = rising,
      final width = width,
      final falling = falling,
      final period = period,
      final nperiod = nperiod));
  annotation(Documentation(info = "<html>
<p>Trapezoids of voltage: rise, flat top, fall and rest in every period.</p>
<h4>Equations</h4>
<p><code>v = offset + V*t/rising during the rise, t from the begin of the period</code><br>
<code>v = offset + V for width</code><br>
<code>v = offset + V*(1 - t/falling) during the fall</code><br>
<code>v = offset for the rest of the period</code></p>
<h4>Signs</h4>
<p><code>v = p.v - n.v</code>: positive values make <code>p</code> the positive pole. <code>i</code> counts from
<code>p</code> through the source to <code>n</code>, so it is negative while the source delivers.</p>
<h4>Use</h4>
<p>Pulses with edges of finite steepness. <code>rising + width + falling</code> must not exceed <code>period</code>.
<code>nperiod</code> limits their number; a negative one means without end. All corners are time events. Any current
flows that the circuit asks for; a short cut or a second voltage source in parallel contradicts it.</p>
</html>"));
end TrapezoidVoltage;
