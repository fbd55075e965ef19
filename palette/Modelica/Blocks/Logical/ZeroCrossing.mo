within Modelica.Blocks.Logical;
block ZeroCrossing "True for an instant when the input crosses zero"
  extends Blocks.Interfaces.partialBooleanSO;
  Blocks.Interfaces.RealInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Blocks.Interfaces.BooleanInput enable "Watches only while true"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {0, -120})));
protected
  Boolean isPositive = u >= 0 and enable "Input is positive and watched";
initial equation
  pre(enable) = false;
  pre(isPositive) = false;
equation
  y = change(isPositive) and not change(enable);
  annotation(Documentation(info = "<html>
<p>Both directions count; switching <code>enable</code> does not.</p>
</html>"));
end ZeroCrossing;
