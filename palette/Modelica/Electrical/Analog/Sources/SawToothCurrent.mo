within Modelica.Electrical.Analog.Sources;
model SawToothCurrent "Current of saw teeth"
  parameter SI.Current I(start = 1) "Height";
  parameter SI.Time period(start = 1) "Period";
  extends Interfaces.CurrentSource(
    redeclare Modelica.Blocks.Sources.SawTooth signalSource(
      final amplitude = I,
      final period = period));
  annotation(Documentation(info = "<html>
<p>Saw teeth of current: a rise in every period, then a fall at once.</p>
<h4>Equations</h4>
<p><code>i = offset + I*(time - begin of the period)/period</code><br>
<code>i = offset before startTime</code></p>
<h4>Signs</h4>
<p><code>i</code> flows from <code>p</code> through the source to <code>n</code>: positive values leave the source at
<code>n</code>. <code>v</code> counts from <code>p</code> to <code>n</code> and is negative while the source
delivers.</p>
<h4>Use</h4>
<p>The time base of an oscilloscope, or the comparison signal of a pulse width modulator. Each fall is a time event. A
negative height makes teeth that fall slowly and rise at once. Any voltage arises that the circuit asks for; an open
circuit or a second current source in series contradicts it.</p>
</html>"));
end SawToothCurrent;
