within Modelica.Electrical.Analog.Sources;
model LightningImpulseVoltage "Voltage of a lightning stroke"
  parameter Modelica.Electrical.Analog.Types.ImpulseApproximation approximation =
    Modelica.Electrical.Analog.Types.ImpulseApproximation.Heidler "Formula";
  parameter SI.Voltage V "Peak";
  parameter SI.Time T1 = 10e-6 "Front time";
  parameter SI.Time T2 = 350e-6 "Time to half of the peak";
  parameter Integer m(final min = 2) = 5 "Exponent of Heidler's formula, 5 to 10" annotation(Dialog(
    tab = "Advanced",
    enable = approximation == Modelica.Electrical.Analog.Types.ImpulseApproximation.Heidler));
  extends Modelica.Electrical.Analog.Interfaces.VoltageSource(
    redeclare Modelica.Electrical.Analog.Sources.LightningImpulse signalSource(
      final approximation = approximation,
      final amplitude = V,
      final T1 = T1,
      final T2 = T2,
      final m = m));
  annotation(Documentation(info = "<html>
<p>The voltage of a lightning stroke, given by peak, front time and time to half value.</p>
<h4>Equations</h4>
<p><code>v = offset before startTime</code><br>
<code>v = offset + V*shape(time - startTime)/eta, see LightningImpulse</code></p>
<h4>Signs</h4>
<p><code>v = p.v - n.v</code>: positive values make <code>p</code> the positive pole. <code>i</code> counts from
<code>p</code> through the source to <code>n</code>, so it is negative while the source delivers.</p>
<h4>Use</h4>
<p><code>T1</code> and <code>T2</code> are the front time and the time to half value of the test standards, e.g.
10/350 or 8/20 microseconds; <code>approximation</code> picks the formula, <code>m</code> its exponent. Steps become
as short as the front: begin the stroke late and end the run early. Any current flows that the circuit asks for; a
short cut or a second voltage source in parallel contradicts it.</p>
</html>"));
end LightningImpulseVoltage;
