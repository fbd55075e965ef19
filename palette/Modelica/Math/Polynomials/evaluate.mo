within Modelica.Math.Polynomials;
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
