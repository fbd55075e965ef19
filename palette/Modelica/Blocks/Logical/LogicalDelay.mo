within Modelica.Blocks.Logical;
block LogicalDelay "Passes changes on later"
  extends Blocks.Icons.PartialBooleanBlock;
  parameter SI.Time delayTime(final min = 0) = 0 "Delay";
  Blocks.Interfaces.BooleanInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Blocks.Interfaces.BooleanOutput y1 "Falls later"
    annotation(Placement(transformation(extent = {{100, 50}, {120, 70}})));
  Blocks.Interfaces.BooleanOutput y2 "Rises later"
    annotation(Placement(transformation(extent = {{100, -70}, {120, -50}})));
protected
  discrete SI.Time lastChange "Last change of the input";
  Boolean isSettled = time >= lastChange + delayTime "The input has been the same for the delay";
initial equation
  lastChange = time - 2 * delayTime;
equation
  y2 = u and isSettled;
  y1 = u or not isSettled;
  when {not u, u} then
    lastChange = time;
  end when;
  annotation(Documentation(info = "<html>
<p><code>y1</code> becomes false and <code>y2</code> becomes true <code>delayTime</code> [s] after the input.</p>
</html>"));
end LogicalDelay;
