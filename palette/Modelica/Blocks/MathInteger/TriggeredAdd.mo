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
  Modelica.Blocks.Interfaces.BooleanOutput restart "Reset, false if not shown" annotation(HideResult = true);
  Modelica.Blocks.Interfaces.IntegerOutput newValue "Value after a reset";
initial equation
  pre(y) = y_start;
equation
  connect(set, newValue);
  connect(reset, restart);
  if not use_reset then
    restart = false;
  end if;
  if not (use_reset and use_set) then
    newValue = y_start;
  end if;
  when {restart, trigger} then
    y = if not restart then u + pre(y) else newValue;
  end when;
  annotation(Documentation(info = "<html>
<p>A counter with <code>u = 1</code>.</p>
</html>"));
end TriggeredAdd;
