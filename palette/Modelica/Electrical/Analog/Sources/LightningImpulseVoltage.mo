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
<p>The course is told in <code>Sources.LightningImpulse</code>. <code>V</code>, <code>offset</code> [V],
<code>T1</code>, <code>T2</code>, <code>startTime</code> [s].</p>
</html>"));
end LightningImpulseVoltage;
