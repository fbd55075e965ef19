within Modelica.Electrical.Analog.Sources;
model SawToothVoltage "Voltage of saw teeth"
  parameter SI.Voltage V(start = 1) "Height";
  parameter SI.Time period(start = 1) "Period";
  extends Interfaces.VoltageSource(
    redeclare Modelica.Blocks.Sources.SawTooth signalSource(
      final amplitude = V,
      final period = period));
  annotation(Documentation(info = "<html>
<p>Saw teeth of voltage: a rise in every period, then a fall at once.</p>
<h4>Equations</h4>
<p><code>v = offset + V*(time - begin of the period)/period</code><br>
<code>v = offset before startTime</code></p>
<h4>Signs</h4>
<p><code>v = p.v - n.v</code>: positive values make <code>p</code> the positive pole. <code>i</code> counts from
<code>p</code> through the source to <code>n</code>, so it is negative while the source delivers.</p>
<h4>Use</h4>
<p>The time base of an oscilloscope, or the comparison signal of a pulse width modulator. Each fall is a time event. A
negative height makes teeth that fall slowly and rise at once. Any current flows that the circuit asks for; a short
cut or a second voltage source in parallel contradicts it.</p>
</html>"));
end SawToothVoltage;
