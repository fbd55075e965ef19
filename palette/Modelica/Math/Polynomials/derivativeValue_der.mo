within Modelica.Math.Polynomials;
function derivativeValue_der "Change of a polynomial's slope with time"
  extends Modelica.Icons.Function;
  input Real p[:] "Coefficients, constant in time";
  input Real u "Argument";
  input Real du "Change of the argument";
  output Real dy "Change of the slope";
algorithm
  dy := secondDerivativeValue(p, u) * du;
end derivativeValue_der;
