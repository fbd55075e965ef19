within Modelica.Blocks.MathBoolean;
block MultiSwitch "Chooses an expression by the first true input"
  input Boolean expr[nu] = fill(false, nu) "Expressions, one per input" annotation(Dialog);
  parameter Boolean use_pre_as_default = true "Keep the last output if no input is true"
    annotation(HideResult = true, choices(checkBox = true));
  parameter Boolean y_default = false "Output before the start, and if no input is true and nothing is kept"
    annotation(Dialog(enable = not use_pre_as_default));
  parameter Integer nu(min = 0) = 0 "Number of connected inputs"
    annotation(Dialog(connectorSizing = true), HideResult = true);
  Modelica.Blocks.Interfaces.BooleanVectorInput u[nu] "Inputs"
    annotation(Placement(transformation(extent = {{-110, 30}, {-90, -30}})));
  Modelica.Blocks.Interfaces.BooleanOutput y "Chosen expression"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
protected
  Boolean chosen[nu + 1] "Output as far as the inputs from this one on decide" annotation(HideResult = true);
initial equation
  pre(y) = y_default;
equation
  chosen[nu + 1] = if use_pre_as_default then pre(y) else y_default;
  for k in 1:nu loop
    chosen[k] = if u[k] then expr[k] else chosen[k + 1];
  end for;
  y = chosen[1];
  annotation(defaultComponentName = "set1", Documentation(info = "<html>
<p><code>y = expr[i]</code> for the first true <code>u[i]</code>.</p>
</html>"));
end MultiSwitch;
