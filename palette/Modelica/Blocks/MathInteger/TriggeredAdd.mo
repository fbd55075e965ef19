within Modelica.Blocks.MathInteger;
block TriggeredAdd "Adds the input whenever a trigger comes"
  extends Modelica.Blocks.Interfaces.PartialIntegerSISO;
  parameter Boolean use_reset = false "Show an input that resets the sum"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter Boolean use_set = false "Show an input for the value after a reset"
    annotation(Dialog(enable = use_reset), Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter Integer y_start = 0 "Sum at the start, and after a reset without set input";
  Modelica.Blocks.Interfaces.BooleanInput trigger "Adds when it becomes true"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {-60, -120})));
  Modelica.Blocks.Interfaces.BooleanInput reset if use_reset "Resets when it becomes true"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {60, -120})));
  Modelica.Blocks.Interfaces.IntegerInput set if use_set "Value after a reset"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {28, 98})));
protected
  Modelica.Blocks.Interfaces.BooleanOutput local_reset "Reset, false if not shown" annotation(HideResult = true);
  Modelica.Blocks.Interfaces.IntegerOutput local_set "Value after a reset";
initial equation
  pre(y) = y_start;
equation
  if use_reset then
    connect(reset, local_reset);
    if use_set then
      connect(set, local_set);
    else
      local_set = y_start;
    end if;
  else
    local_reset = false;
    local_set = 0;
  end if;
  when {trigger, local_reset} then
    y = if local_reset then local_set else pre(y) + u;
  end when;
  annotation(Documentation(info = "<html>
<p>A counter with <code>u = 1</code>.</p>
</html>"));
end TriggeredAdd;
