within Modelica.Electrical.Analog;
package Semiconductors "Diodes, transistors, thyristors with curved characteristics"
  extends Modelica.Icons.Package;
  import Modelica.Constants.k;
  import Modelica.Constants.q;

protected
  function pow "Power"
    extends Modelica.Icons.Function;
    input Real x "Base";
    input Real y "Exponent";
    output Real z "Power";
  algorithm
    z := x ^ y;
    annotation(Inline = true);
  end pow;

  function powlin "(1 - x)^(-y), for positive x along the tangent at zero"
    extends Modelica.Icons.Function;
    input Real x "Voltage over diffusion voltage";
    input Real y "Exponent";
    output Real z "Capacitance over that at zero";
  algorithm
    z := if x > 0 then 1 + x * y else (1 - x) ^ (-y);
    annotation(Inline = true);
  end powlin;

  function exlin "exp(x), beyond Maxexp along its tangent"
    extends Modelica.Icons.Function;
    input Real x "Exponent";
    input Real Maxexp "Where the tangent begins";
    output Real z "Value";
  algorithm
    z := if x > Maxexp then exp(Maxexp) * (1 + (x - Maxexp)) else exp(x);
    annotation(Inline = true);
  end exlin;

  function exlin2 "exp(x), outside Minexp ... Maxexp along its tangents"
    extends Modelica.Icons.Function;
    input Real x "Exponent";
    input Real Minexp "Where the lower tangent begins";
    input Real Maxexp "Where the upper tangent begins";
    output Real z "Value";
  algorithm
    z := if x < Minexp then exp(Minexp) * (1 + (x - Minexp))
      elseif x > Maxexp then exp(Maxexp) * (1 + (x - Maxexp))
      else exp(x);
    annotation(Inline = true);
  end exlin2;
  annotation(Documentation(info = "<html>
<p>Parts described by smooth formulas. Exponentials are continued along their tangents so that no current overflows
while the simulation searches for the solution. With <code>useTemperatureDependency</code> the characteristic follows
the temperature of the heat port.</p>
</html>"));
end Semiconductors;
