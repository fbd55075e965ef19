within Modelica.Blocks.Logical;
block ZeroCrossing "True for an instant when the input crosses zero"
  extends Blocks.Interfaces.partialBooleanSO;
  Blocks.Interfaces.RealInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Blocks.Interfaces.BooleanInput enable "Watches only while true"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {0, -120})));
protected
  Boolean disable = not enable "Does not watch";
  Boolean u_pos "Input is positive and watched";
initial equation
  pre(u_pos) = false;
  pre(enable) = false;
  pre(disable) = not pre(enable);
equation
  u_pos = enable and u >= 0;
  y = change(u_pos) and not (edge(enable) or edge(disable));
  annotation(Documentation(info = "<html>
<p>Both directions count; switching <code>enable</code> does not.</p>
</html>"));
end ZeroCrossing;
