within Modelica.Math.Polynomials;
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
