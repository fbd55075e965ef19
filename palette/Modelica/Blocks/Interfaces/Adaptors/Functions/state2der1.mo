within Modelica.Blocks.Interfaces.Adaptors.Functions;
function state2der1 "Derivative of state2"
  extends Modelica.Icons.Function;
  input Real u[3] "Value and derivatives";
  input Real dummy "Time: something that can be differentiated";
  input Real dummy_der "One";
  output Real sder1 "Element of u";
algorithm
  sder1 := u[2];
  annotation(derivative(noDerivative = u, order = 2) = state2der2, InlineAfterIndexReduction = true);
end state2der1;
