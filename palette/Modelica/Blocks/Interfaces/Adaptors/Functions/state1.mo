within Modelica.Blocks.Interfaces.Adaptors.Functions;
function state1 "Value whose derivative is given"
  extends Modelica.Icons.Function;
  input Real u[2] "Value and derivatives";
  input Real dummy "Time: something that can be differentiated";
  output Real s "Element of u";
algorithm
  s := u[1];
  annotation(derivative(noDerivative = u) = state1der1, InlineAfterIndexReduction = true);
end state1;
