within Modelica.Math.Polynomials;
function evaluate_der "Change of a polynomial's value with time"
  extends Modelica.Icons.Function;
  input Real p[:] "Coefficients, constant in time";
  input Real u "Argument";
  input Real du "Change of the argument";
  output Real dy "Change of the value";
algorithm
  dy := derivativeValue(p, u) * du;
end evaluate_der;
