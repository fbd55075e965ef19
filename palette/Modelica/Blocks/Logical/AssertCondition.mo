within Modelica.Blocks.Logical;
block AssertCondition "Stops or warns when the input becomes false"
  extends Modelica.Blocks.Interfaces.partialBooleanSI;
  parameter String message = "The condition does not hold" "Message";
  parameter AssertionLevel assertionLevel = AssertionLevel.error "Stop with an error, or warn";
equation
  assert(u, message, assertionLevel);
  annotation(Documentation(info = "<html>
<p>Checks <code>u</code> all the time.</p>
</html>"));
end AssertCondition;
