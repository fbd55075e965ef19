within Modelica.Blocks.Nonlinear;
block PadeDelay "The signal, later, by a rational function"
  extends Modelica.Blocks.Interfaces.SISO;
  parameter SI.Time delayTime(start = 1) "Delay";
  parameter Integer n(min = 1) = 1 "Degree of the denominator";
  parameter Integer m(min = 1, max = n) = n "Degree of the numerator, n or n - 1" annotation(Evaluate = true);
  parameter Boolean balance = false "Scale the states to similar size, which is better for high degrees"
    annotation(choices(checkBox = true));
  final output Real x[n] "States of the controller canonical form";
protected
  parameter Real a1[n] = firstRow(delayTime, n, m, tau) "Row that drives the first state";
  parameter Real den[n + 1] = denominator(delayTime, n, m) "Denominator, highest power first";
  parameter Real num[n + 1] = numerator(delayTime, n, m) "Numerator, highest power first";
  parameter Real b11 = 1 / den[1] "Gain of the input into the first state";
  parameter Real c[n] = outputRow(delayTime, n, m, tau) "Shares of the states in the output";
  parameter Real d = num[1] / den[1] "Share of the input in the output";
  parameter Real tau = if balance then delayTime / n else 1 "Unit of time in which the states are counted";

  function denominator "Coefficients of the denominator, highest power first"
    extends Modelica.Icons.Function;
    input Real T "Delay";
    input Integer n "Degree of the denominator";
    input Integer m "Degree of the numerator";
    output Real a[n + 1] "Coefficients";
  algorithm
    a[n + 1] := 1;
    for i in 1:n loop
      a[n + 1 - i] := a[n + 2 - i] * T * (n - i + 1) / ((n + m - i + 1) * i);
    end for;
  end denominator;

  function numerator "Coefficients of the numerator, highest power first, as many as in the denominator"
    extends Modelica.Icons.Function;
    input Real T "Delay";
    input Integer n "Degree of the denominator";
    input Integer m "Degree of the numerator";
    output Real b[n + 1] "Coefficients";
  algorithm
    b := zeros(n + 1);
    b[n + 1] := 1;
    for i in 1:m loop
      b[n + 1 - i] := -b[n + 2 - i] * T * (m - i + 1) / ((n + m - i + 1) * i);
    end for;
  end numerator;

  function firstRow "How the states drive the first one"
    extends Modelica.Icons.Function;
    input Real T "Delay";
    input Integer n "Degree of the denominator";
    input Integer m "Degree of the numerator";
    input Real tau "Unit of time of the states";
    output Real r[n] "Row";
  protected
    Real a[n + 1] = denominator(T, n, m);
  algorithm
    for i in 1:n loop
      r[i] := -a[i + 1] / a[1] * tau ^ (i - 1);
    end for;
  end firstRow;

  function outputRow "How the states make the output"
    extends Modelica.Icons.Function;
    input Real T "Delay";
    input Integer n "Degree of the denominator";
    input Integer m "Degree of the numerator";
    input Real tau "Unit of time of the states";
    output Real r[n] "Row";
  protected
    Real a[n + 1] = denominator(T, n, m);
    Real b[n + 1] = numerator(T, n, m);
  algorithm
    for i in 1:n loop
      r[i] := (b[i + 1] - b[1] / a[1] * a[i + 1]) * tau ^ (i - 1);
    end for;
  end outputRow;
initial equation
  if balance then
    der(x) = zeros(n);
  else
    x[n] = u;
  end if;
equation
  der(x[1]) = a1 * x + b11 * u;
  if n > 1 then
    der(x[2:n]) = x[1:n - 1] / tau;
  end if;
  y = c * x + d * u;
  annotation(Documentation(info = "<html>
<p>Pad&eacute;'s rational function of degree <code>m</code> over <code>n</code> in place of <code>delay</code>: the
block
has states and a transfer function, so it can be linearised, but a jump of the input comes through with ripples.
<code>delayTime</code> [s].</p>
</html>"));
end PadeDelay;
