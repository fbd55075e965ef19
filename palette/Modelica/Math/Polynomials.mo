within Modelica.Math;
package Polynomials "Polynomials given by their coefficients, that of the highest power first"
  extends Modelica.Icons.FunctionsPackage;

  function evaluate "Value of a polynomial"
    extends Modelica.Icons.Function;
    input Real p[:] "Coefficients";
    input Real u "Argument";
    output Real y "Value";
  algorithm
    // Horner's scheme
    y := 0;
    for c in p loop
      y := c + u * y;
    end for;
    annotation(derivative(zeroDerivative = p) = evaluate_der);
  end evaluate;

  function evaluateWithRange "Value of a polynomial that goes on straight outside of a band"
    extends Modelica.Icons.Function;
    input Real p[:] "Coefficients";
    input Real uMin "Lower end of the band";
    input Real uMax "Upper end of the band";
    input Real u "Argument";
    output Real y "Value; outside of the band on the tangent at its nearer end";
  protected
    Real e = min(max(u, uMin), uMax) "Nearest point of the band";
  algorithm
    y := evaluate(p, e) + (u - e) * derivativeValue(p, e);
    annotation(derivative(zeroDerivative = p, zeroDerivative = uMin, zeroDerivative = uMax) = evaluateWithRange_der);
  end evaluateWithRange;

  function derivative "Coefficients of the derivative"
    extends Modelica.Icons.Function;
    input Real p1[:] "Coefficients";
    output Real p2[size(p1, 1) - 1] "Coefficients of the derivative";
  protected
    Integer n = size(p1, 1);
  algorithm
    for i in 1:n - 1 loop
      p2[i] := (n - i) * p1[i];
    end for;
  end derivative;

  function derivativeValue "Slope of a polynomial"
    extends Modelica.Icons.Function;
    input Real p[:] "Coefficients";
    input Real u "Argument";
    output Real y "Slope";
  protected
    Integer n = size(p, 1);
  algorithm
    y := 0;
    for i in 1:n - 1 loop
      y := (n - i) * p[i] + u * y;
    end for;
    annotation(derivative(zeroDerivative = p) = derivativeValue_der);
  end derivativeValue;

  function secondDerivativeValue "Second derivative of a polynomial at a point"
    extends Modelica.Icons.Function;
    input Real p[:] "Coefficients";
    input Real u "Argument";
    output Real y "Second derivative";
  protected
    Integer n = size(p, 1);
  algorithm
    y := 0;
    for i in 1:n - 2 loop
      y := (n - i) * (n - i - 1) * p[i] + u * y;
    end for;
  end secondDerivativeValue;

  function integral "Coefficients of the integral that is zero at zero"
    extends Modelica.Icons.Function;
    input Real p1[:] "Coefficients";
    output Real p2[size(p1, 1) + 1] "Coefficients of the integral";
  protected
    Integer n = size(p1, 1);
  algorithm
    for i in 1:n loop
      p2[i] := p1[i] / (n - i + 1);
    end for;
    p2[n + 1] := 0;
  end integral;

  function integralValue "Integral of a polynomial over a band"
    extends Modelica.Icons.Function;
    input Real p[:] "Coefficients";
    input Real u_high "Upper end of the band";
    input Real u_low = 0 "Lower end of the band";
    output Real integral = 0.0 "Area under the polynomial";
  protected
    Integer n = size(p, 1);
    Real low = 0 "Integral from zero to the lower end";
    Real high = 0 "Integral from zero to the upper end";
  algorithm
    for i in 1:n loop
      high := u_high * (p[i] / (n - i + 1) + high);
      low := u_low * (p[i] / (n - i + 1) + low);
    end for;
    integral := high - low;
    annotation(derivative(zeroDerivative = p) = integralValue_der);
  end integralValue;

  function evaluate_der "Change of a polynomial's value with time"
    extends Modelica.Icons.Function;
    input Real p[:] "Coefficients, constant in time";
    input Real u "Argument";
    input Real du "Change of the argument";
    output Real dy "Change of the value";
  algorithm
    dy := derivativeValue(p, u) * du;
  end evaluate_der;

  function evaluateWithRange_der "Change with time of the value of a polynomial with a band"
    extends Modelica.Icons.Function;
    input Real p[:] "Coefficients, constant in time";
    input Real uMin "Lower end of the band";
    input Real uMax "Upper end of the band";
    input Real u "Argument";
    input Real du "Change of the argument";
    output Real dy "Change of the value";
  algorithm
    dy := derivativeValue(p, min(max(u, uMin), uMax)) * du;
  end evaluateWithRange_der;

  function integralValue_der "Change of an integral with time"
    extends Modelica.Icons.Function;
    input Real p[:] "Coefficients, constant in time";
    input Real u_high "Upper end of the band";
    input Real u_low = 0 "Lower end of the band";
    input Real du_high "Change of the upper end";
    input Real du_low = 0 "Change of the lower end";
    output Real dintegral = 0.0 "Change of the integral";
  algorithm
    dintegral := evaluate(p, u_high) * du_high - evaluate(p, u_low) * du_low;
  end integralValue_der;

  function derivativeValue_der "Change of a polynomial's slope with time"
    extends Modelica.Icons.Function;
    input Real p[:] "Coefficients, constant in time";
    input Real u "Argument";
    input Real du "Change of the argument";
    output Real dy "Change of the slope";
  algorithm
    dy := secondDerivativeValue(p, u) * du;
  end derivativeValue_der;
  annotation(Documentation(info = "<html>
<p>A polynomial <code>p[1]*u^n + p[2]*u^(n-1) + … + p[n+1]</code> is the vector <code>p</code> of its coefficients. The
functions whose name ends in <code>_der</code> are what the others change by in time while the coefficients rest.</p>
</html>"));
end Polynomials;
