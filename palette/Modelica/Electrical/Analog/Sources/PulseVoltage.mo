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
<p>Rectangular pulses of voltage.</p>
<h4>Equations</h4>
<p><code>v = offset + V for width percent of each period</code><br>
<code>v = offset for the rest, and before startTime</code></p>
<h4>Signs</h4>
<p><code>v = p.v - n.v</code>: positive values make <code>p</code> the positive pole. <code>i</code> counts from
<code>p</code> through the source to <code>n</code>, so it is negative while the source delivers.</p>
<h4>Use</h4>
<p>Clock signals, pulse width modulation, switched supplies. <code>width</code> is in percent. Every edge is a time
event: many pulses in a long run make many short steps. For edges of finite steepness take <code>Trapezoid</code>. Any
current flows that the circuit asks for; a short cut or a second voltage source in parallel contradicts it.</p>
</html>"));
end PulseVoltage;
