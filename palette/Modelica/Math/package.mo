within Modelica;
package Math "Elementary functions, vectors, matrices"
  extends Modelica.Icons.Package;
  package Icons "Looks of functions"
    extends Modelica.Icons.IconsPackage;

    partial function AxisLeft "Curve that begins at its axis"
    end AxisLeft;

    partial function AxisCenter "Curve on both sides of its axis"
    end AxisCenter;
  end Icons;

  function sin "Sine of an angle in radians"
    extends Modelica.Icons.Function;
    input Modelica.Units.SI.Angle u "Argument";
    output Real y "Result";
    external "builtin" y = sin(u);
  end sin;

  function cos "Cosine of an angle in radians"
    extends Modelica.Icons.Function;
    input Modelica.Units.SI.Angle u "Argument";
    output Real y "Result";
    external "builtin" y = cos(u);
  end cos;

  function tan "Tangent of an angle in radians"
    extends Modelica.Icons.Function;
    input Modelica.Units.SI.Angle u "Argument";
    output Real y "Result";
    external "builtin" y = tan(u);
  end tan;

  function asin "Angle with the given sine, -1 to 1"
    extends Modelica.Icons.Function;
    input Real u "Argument";
    output Modelica.Units.SI.Angle y "Result";
    external "builtin" y = asin(u);
  end asin;

  function acos "Angle with the given cosine, -1 to 1"
    extends Modelica.Icons.Function;
    input Real u "Argument";
    output Modelica.Units.SI.Angle y "Result";
    external "builtin" y = acos(u);
  end acos;

  function atan "Angle with the given tangent"
    extends Modelica.Icons.Function;
    input Real u "Argument";
    output Modelica.Units.SI.Angle y "Result";
    external "builtin" y = atan(u);
  end atan;

  function sinh "Hyperbolic sine"
    extends Modelica.Icons.Function;
    input Real u "Argument";
    output Real y "Result";
    external "builtin" y = sinh(u);
  end sinh;

  function cosh "Hyperbolic cosine"
    extends Modelica.Icons.Function;
    input Real u "Argument";
    output Real y "Result";
    external "builtin" y = cosh(u);
  end cosh;

  function tanh "Hyperbolic tangent"
    extends Modelica.Icons.Function;
    input Real u "Argument";
    output Real y "Result";
    external "builtin" y = tanh(u);
  end tanh;

  function exp "Exponential function"
    extends Modelica.Icons.Function;
    input Real u "Argument";
    output Real y "Result";
    external "builtin" y = exp(u);
  end exp;

  function log "Natural logarithm of a positive number"
    extends Modelica.Icons.Function;
    input Real u "Argument";
    output Real y "Result";
    external "builtin" y = log(u);
  end log;

  function log10 "Decimal logarithm of a positive number"
    extends Modelica.Icons.Function;
    input Real u "Argument";
    output Real y "Result";
    external "builtin" y = log10(u);
  end log10;

  function atan2 "Angle of the point with ordinate u1 and abscissa u2"
    extends Modelica.Icons.Function;
    input Real u1 "Ordinate";
    input Real u2 "Abscissa";
    output Modelica.Units.SI.Angle y "Angle";
    external "builtin" y = atan2(u1, u2);
  end atan2;

  function atan3 "Angle of a point, on the turn nearest to a given angle"
    extends Modelica.Icons.Function;
    input Real u1 "Ordinate";
    input Real u2 "Abscissa";
    input Modelica.Units.SI.Angle y0 = 0 "The result differs from this angle by half a turn at most";
    output Modelica.Units.SI.Angle y "Angle";
  protected
    constant Real turn = 2 * Modelica.Constants.pi;
    Real w "Angle on the first turn";
  algorithm
    w := Modelica.Math.atan2(u1, u2);
    y := if y0 == 0 then w else w + turn * integer((Modelica.Constants.pi + y0 - w) / turn);
  end atan3;

  function asinh "Inverse of the hyperbolic sine"
    extends Modelica.Icons.Function;
    input Real u "Argument";
    output Real y "Result";
  algorithm
    y := if u >= 0 then Modelica.Math.log(u + sqrt(1 + u * u)) else -Modelica.Math.log(-u + sqrt(1 + u * u));
  end asinh;

  function acosh "Inverse of the hyperbolic cosine"
    extends Modelica.Icons.Function;
    input Real u "Argument, at least 1";
    output Real y "Result";
  algorithm
    assert(u >= 1.0, "acosh needs an argument of at least 1, not " + String(u));
    y := Modelica.Math.log(u + sqrt((u - 1) * (u + 1)));
  end acosh;

  function isEqual "Two numbers agree within a tolerance"
    extends Modelica.Icons.Function;
    input Real s1 "First number";
    input Real s2 "Second number";
    input Real eps(min = 0) = 0 "Tolerance";
    output Boolean result "The difference is not larger than the tolerance";
  algorithm
    result := abs(s2 - s1) <= eps;
    annotation(Inline = true);
  end isEqual;

  function isPowerOf2 "A positive integer is a power of two"
    extends Modelica.Icons.Function;
    input Integer i(min = 1) "Number";
    output Boolean result "It is a power of two";
  protected
    Integer rest = i;
  algorithm
    assert(i >= 1, "isPowerOf2 needs a positive number");
    while mod(rest, 2) == 0 loop
      rest := div(rest, 2);
    end while;
    result := rest == 1;
  end isPowerOf2;

  function wrapAngle "Same direction within one turn"
    extends Modelica.Icons.Function;
    input Modelica.Units.SI.Angle u "Angle";
    input Boolean positiveRange = false "Result from 0 to 2*pi, otherwise from -pi to pi";
    output Modelica.Units.SI.Angle y "Angle within one turn";
  algorithm
    y := mod(u, 2 * Modelica.Constants.pi);
    if not positiveRange and y > Modelica.Constants.pi then
      y := y - 2 * Modelica.Constants.pi;
    end if;
  end wrapAngle;
  annotation(Documentation(info = "<html>
<p>Elementary functions by their usual names, and comparisons of numbers, vectors and matrices.</p>
</html>"));
end Math;
