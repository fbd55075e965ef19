within Modelica.Blocks.Interfaces.Adaptors.Functions;
function state2 "Value whose two derivatives are given"
  extends Modelica.Icons.Function;
  input Real u[3] "Value and derivatives";
  input Real dummy "Time: something that can be differentiated";
  output Real s "Element of u";
algorithm
  s := u[1];
  annotation(derivative(noDerivative = u) = state2der1, InlineAfterIndexReduction = true);
end state2;
