within Modelica.Electrical.Analog.Sources;
block LightningImpulse "Course of a lightning stroke"
  import Modelica.Electrical.Analog.Types.ImpulseApproximation;
  parameter ImpulseApproximation approximation = ImpulseApproximation.Heidler "Formula";
  parameter Real amplitude "Peak";
  parameter SI.Time T1 = 10e-6 "Front time";
  parameter SI.Time T2 = 350e-6 "Time to half of the peak";
  extends Modelica.Blocks.Interfaces.SignalSource;
  parameter Integer m(final min = 2) = 5 "Exponent of Heidler's formula, 5 to 10"
    annotation(Dialog(tab = "Advanced", enable = approximation == ImpulseApproximation.Heidler));
protected
  final parameter Boolean exponentials = approximation == ImpulseApproximation.DoubleExp "Formula of two exponentials";
  final parameter SI.Time T0 =
    if exponentials then T1 * T2 / (T2 - T1) * log(T2 / T1) else T1 * (m * T2 / T1) ^ (1 / (m + 1))
    "Guess of the time of the peak";
  parameter Real eta(final min = Modelica.Constants.small, fixed = false, start = 1) "Peak of the formula";
  parameter SI.Time T(final min = Modelica.Constants.small, fixed = false, start = T0) "Time of the peak";
  parameter SI.Time T10(
    final min = Modelica.Constants.small,
    fixed = false,
    start = if exponentials then 0.01 * T0 else 0.1 * T0) "Time of 10 % of the peak, on the front";
  parameter SI.Time tau1(final min = Modelica.Constants.small, fixed = false, start = if exponentials then T2 else T1)
    "Slow time constant of the exponentials, front time constant of Heidler's formula";
  parameter SI.Time tau2(final min = Modelica.Constants.small, fixed = false, start = if exponentials then T1 else T2)
    "Fast time constant of the exponentials, tail time constant of Heidler's formula";

  function shape "Value of the formula"
    extends Modelica.Icons.Function;
    input Boolean exponentials "Formula of two exponentials";
    input SI.Time t "Time since the start";
    input SI.Time tau1 "First time constant";
    input SI.Time tau2 "Second time constant";
    input Integer m "Exponent";
    output Real y "Value";
  algorithm
    y := if exponentials then exp(-t / tau1) - exp(-t / tau2)
      else (t / tau1) ^ m / (1 + (t / tau1) ^ m) * exp(-t / tau2);
    annotation(Inline = true);
  end shape;
initial equation
  // The peak
  if exponentials then
    exp(-T / tau1) / tau1 = exp(-T / tau2) / tau2;
  else
    m * tau2 / T = 1 + (T / tau1) ^ m;
  end if;
  eta = shape(exponentials, T, tau1, tau2, m);
  // From 10 % to 90 % in 0.8*T1; half of the peak at T2 after the virtual start of the front
  0.1 * eta = shape(exponentials, T10, tau1, tau2, m);
  0.9 * eta = shape(exponentials, T10 + 0.8 * T1, tau1, tau2, m);
  0.5 * eta = shape(exponentials, T10 - 0.1 * T1 + T2, tau1, tau2, m);
equation
  assert(not exponentials or T1 < 0.2 * T2,
    "the front time has to be less than a fifth of the time to half of the peak");
  if time < startTime then
    y = offset;
  else
    y = offset + amplitude / eta * shape(exponentials, time - startTime, tau1, tau2, m);
  end if;
  annotation(defaultComponentName = "lightning", Documentation(info = "<html>
<p>The time course of a lightning stroke as a signal, given by front time and time to half value as test standards
name them.</p>
<h4>Equations</h4>
<p><code>y = offset + amplitude/eta*shape(time - startTime)</code><br>
<code>two exponentials: shape = exp(-t/tau1) - exp(-t/tau2)</code><br>
<code>Heidler: shape = (t/tau1)^m/(1 + (t/tau1)^m)*exp(-t/tau2)</code></p>
<h4>Use</h4>
<p>The straight line through 10 % and 90 % of the front rises from zero to the peak in <code>T1</code>; half of the
peak is reached on the tail <code>T2</code> after this line begins. Both time constants, the time of the peak and
<code>eta</code> are found at the beginning of the run. The exponentials need <code>T1 &lt; 0.2*T2</code>. Typical
pairs are 10/350 and 8/20 microseconds. Choose an interval of the results that shows the front.</p>
</html>"));
end LightningImpulse;
