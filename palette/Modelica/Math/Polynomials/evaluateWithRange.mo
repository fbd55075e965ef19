within Modelica.Math.Polynomials;
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
