within Modelica.Math.Polynomials;
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
