within Modelica.Electrical.Analog.Sources;
model LightningImpulseCurrent "Current of a lightning stroke"
  parameter Modelica.Electrical.Analog.Types.ImpulseApproximation approximation =
    Modelica.Electrical.Analog.Types.ImpulseApproximation.Heidler "Formula";
  parameter SI.Current I "Peak";
  parameter SI.Time T1 = 10e-6 "Front time";
  parameter SI.Time T2 = 350e-6 "Time to half of the peak";
  parameter Integer m(final min = 2) = 5 "Exponent of Heidler's formula, 5 to 10" annotation(Dialog(
    tab = "Advanced",
    enable = approximation == Modelica.Electrical.Analog.Types.ImpulseApproximation.Heidler));
  extends Modelica.Electrical.Analog.Interfaces.CurrentSource(
    redeclare Modelica.Electrical.Analog.Sources.LightningImpulse signalSource(
      final approximation = approximation,
      final amplitude = I,
      final T1 = T1,
      final T2 = T2,
      final m = m));
  annotation(Documentation(info = "<html>
<p>The current of a lightning stroke, given by peak, front time and time to half value.</p>
<h4>Equations</h4>
<p><code>i = offset before startTime</code><br>
<code>i = offset + I*shape(time - startTime)/eta, see LightningImpulse</code></p>
<h4>Signs</h4>
<p><code>i</code> flows from <code>p</code> through the source to <code>n</code>: positive values leave the source at
<code>n</code>. <code>v</code> counts from <code>p</code> to <code>n</code> and is negative while the source
delivers.</p>
<h4>Use</h4>
<p><code>T1</code> and <code>T2</code> are the front time and the time to half value of the test standards, e.g.
10/350 or 8/20 microseconds; <code>approximation</code> picks the formula, <code>m</code> its exponent. Steps become
as short as the front: begin the stroke late and end the run early. Any voltage arises that the circuit asks for; an
open circuit or a second current source in series contradicts it.</p>
</html>"));
end LightningImpulseCurrent;
