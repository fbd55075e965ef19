within Modelica.Math.Polynomials;
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
