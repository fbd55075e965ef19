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
  parameter SI.Time tau = if balance then delayTime / n else 1 "Unit of time in which the states are counted";
  parameter Real weights[n] = {tau ^ (i - 1) for i in 1:n} "Units of the states";
  parameter Real below[n + 1] = side(delayTime, n, m) "Denominator, highest power first";
  parameter Real above[n + 1] = cat(1, zeros(n - m), side(-delayTime, m, n)) "Numerator, highest power first";
  parameter Real direct = above[1] / below[1] "Part of the input that passes at once";

  function side "Coefficients of one side of the fraction, highest power first; the other one is its mirror image"
    extends Modelica.Icons.Function;
    input Real T "Delay, negative for the numerator";
    input Integer own "Degree of this side";
    input Integer other "Degree of the other side";
    output Real c[own + 1] "Coefficients";
  algorithm
    c[own + 1] := 1;
    for power in 1:own loop
      c[own + 1 - power] := c[own + 2 - power] * T / power * (own + 1 - power) / (own + other + 1 - power);
    end for;
  end side;
initial equation
  if not balance then
    u = x[n];
  else
    der(x) = fill(0, n);
  end if;
equation
  // The denominator turns the input into a signal and its derivatives, the numerator without its direct part weights them.
  y = direct * u + ((above[2:n + 1] - direct * below[2:n + 1]) .* weights) * x;
  for k in 1:n loop
    der(x[k]) = if k > 1 then x[max(1, k - 1)] / tau else (u - (below[2:n + 1] .* weights) * x) / below[1];
  end for;
  annotation(Documentation(info = "<html>
<p>Pad&eacute;'s rational function of degree <code>m</code> over <code>n</code> in place of <code>delay</code>: the
block
has states and a transfer function, so it can be linearised, but a jump of the input comes through with ripples.
<code>delayTime</code> [s].</p>
</html>"));
end PadeDelay;
