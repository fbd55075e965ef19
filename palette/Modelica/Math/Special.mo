within Modelica.Math;
package Special "Error function and its relatives"
  extends Modelica.Icons.FunctionsPackage;

  function erf "Error function"
    extends Modelica.Icons.Function;
    input Real u "Argument";
    output Real y "Integral of 2/sqrt(pi)*exp(-t^2) from 0 to u";
  protected
    Real x = abs(u);
    Real term "Term of the series";
  algorithm
    if x > Internal.border then
      y := 1 - Internal.tail(x);
    else
      // A series of positive terms: nothing cancels.
      term := 2 / sqrt(Modelica.Constants.pi) * x * Modelica.Math.exp(-x * x);
      y := term;
      for n in 1:Internal.terms loop
        term := term * 2 * x * x / (2 * n + 1);
        y := y + term;
      end for;
    end if;
    y := if u < 0 then -y else y;
  end erf;

  function erfc "Complement of the error function"
    extends Modelica.Icons.Function;
    input Real u "Argument";
    output Real y "1 - erf(u), precise for large arguments too";
  algorithm
    y := if u > 1 then Internal.tail(u) else 1 - erf(u);
  end erfc;

  function erfInv "Inverse of the error function"
    extends Modelica.Icons.Function;
    input Real u "Argument, between -1 and 1";
    output Real y "erf(y) = u";
  protected
    Real e "Newton's correction";
  algorithm
    assert(abs(u) <= 1, "erfInv needs an argument between -1 and 1, not " + String(u));
    if abs(u) > 0.5 then
      y := Internal.fromComplement(1 - abs(u));
    else
      y := Internal.guess(1 - u * u);
      for k in 1:3 loop
        e := (erf(y) - abs(u)) * sqrt(Modelica.Constants.pi) / 2 * Modelica.Math.exp(y * y);
        y := y - e / (1 + y * e);
      end for;
    end if;
    y := if u < 0 then -y else y;
  end erfInv;

  function erfcInv "Inverse of the complement of the error function"
    extends Modelica.Icons.Function;
    input Real u "Argument, between 0 and 2";
    output Real y "erfc(y) = u";
  algorithm
    assert(u >= 0 and u <= 2, "erfcInv needs an argument between 0 and 2, not " + String(u));
    if u < 0.5 then
      y := Internal.fromComplement(u);
    else
      y := erfInv(1 - u);
    end if;
  end erfcInv;

  function sinc "Sine over its argument"
    extends Modelica.Icons.Function;
    input Real u "Argument";
    output Real y "sin(u)/u, 1 at zero";
  algorithm
    y := if abs(u) > 1e-4 then Modelica.Math.sin(u) / u else 1 - u * u / 6;
  end sinc;

  package Internal "What the functions share"
    extends Modelica.Icons.InternalPackage;
    constant Real border = 2.5 "From here on the error function is made from its complement";
    constant Integer terms = 60 "Of the series";
    constant Integer depth = 200 "Of the continued fraction";

    function tail "Complement of the error function for large arguments"
      extends Modelica.Icons.Function;
      input Real x "Argument, at least 1";
      output Real y "erfc(x)";
    protected
      Real below "Denominator of the continued fraction";
    algorithm
      below := x;
      for n in depth:-1:1 loop
        below := x + n / 2 / below;
      end for;
      y := Modelica.Math.exp(-x * x) / sqrt(Modelica.Constants.pi) / below;
    end tail;

    function guess "First approximation of the inverse (S. Winitzki, 2008)"
      extends Modelica.Icons.Function;
      input Real v "1 - u^2";
      output Real y "About erfInv(abs(u))";
    protected
      constant Real a = 0.147;
      Real l = Modelica.Math.log(v);
      Real m = 2 / (Modelica.Constants.pi * a) + l / 2;
    algorithm
      y := sqrt(max(0, sqrt(m * m - l / a) - m));
    end guess;

    function fromComplement "Positive argument with a given complement"
      extends Modelica.Icons.Function;
      input Real q "Complement, 0 to 1";
      output Real y "erfc(y) = q";
    protected
      Real e "Newton's correction";
    algorithm
      if q <= 0 then
        y := Modelica.Constants.inf;
      else
        // Halley's method: the error of the guess, below one percent, becomes its third power.
        y := guess(q * (2 - q));
        for k in 1:3 loop
          e := -(erfc(y) - q) * sqrt(Modelica.Constants.pi) / 2 * Modelica.Math.exp(y * y);
          y := y - e / (1 + y * e);
        end for;
      end if;
    end fromComplement;
  end Internal;
  annotation(Documentation(info = "<html>
<p>The error function <code>erf</code>, its complement and the inverses of both, precise to about 1e-15 relative to the
result, and <code>sinc</code>.</p>
</html>"));
end Special;
