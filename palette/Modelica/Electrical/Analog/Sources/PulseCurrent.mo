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
<p>Rectangular pulses of current.</p>
<h4>Equations</h4>
<p><code>i = offset + I for width percent of each period</code><br>
<code>i = offset for the rest, and before startTime</code></p>
<h4>Signs</h4>
<p><code>i</code> flows from <code>p</code> through the source to <code>n</code>: positive values leave the source at
<code>n</code>. <code>v</code> counts from <code>p</code> to <code>n</code> and is negative while the source
delivers.</p>
<h4>Use</h4>
<p>Clock signals, pulse width modulation, switched supplies. <code>width</code> is in percent. Every edge is a time
event: many pulses in a long run make many short steps. For edges of finite steepness take <code>Trapezoid</code>. Any
voltage arises that the circuit asks for; an open circuit or a second current source in series contradicts it.</p>
</html>"));
end PulseCurrent;
