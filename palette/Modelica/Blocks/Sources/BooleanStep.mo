within Modelica.Blocks.Sources;
block BooleanStep "Boolean signal that changes once"
  parameter SI.Time startTime = 0 "Time of the change";
  parameter Boolean startValue = false "Value before";
  extends Interfaces.partialBooleanSource;
equation
  y = if time < startTime then startValue else not startValue;
  annotation(Documentation(info = "<html>
<p>From <code>startValue</code> to its opposite at <code>startTime</code> [s].</p>
</html>"));
end BooleanStep;
