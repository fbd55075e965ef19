within Modelica.Blocks.Interfaces.Adaptors.Functions;
function state2der2 "Second derivative of state2"
  extends Modelica.Icons.Function;
  input Real u[3] "Value and derivatives";
  input Real dummy "Time: something that can be differentiated";
  input Real dummy_der "One";
  input Real dummy_der2 "Zero";
  output Real sder2 "Element of u";
algorithm
  sder2 := u[3];
  annotation(InlineAfterIndexReduction = true);
end state2der2;
