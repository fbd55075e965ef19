within Modelica.Blocks.Interfaces.Adaptors.Functions;
function state1der1 "Derivative of state1"
  extends Modelica.Icons.Function;
  input Real u[2] "Value and derivatives";
  input Real dummy "Time: something that can be differentiated";
  input Real dummy_der "One";
  output Real sder1 "Element of u";
algorithm
  sder1 := u[2];
  annotation(InlineAfterIndexReduction = true);
end state1der1;
