within Modelica.Blocks.Math;
block MultiSwitch "Chooses an expression by the first true input"
  input Real expr[nu] = fill(0.0, nu) "Expressions, one per input" annotation(Dialog);
  parameter Real y_default = 0.0 "Output if no input is true";
  parameter Integer nu(min = 0) = 0 "Number of connected inputs"
    annotation(Dialog(connectorSizing = true), HideResult = true);
  parameter Integer precision(min = 0) = 3 "Digits shown on the diagram" annotation(Dialog(tab = "Advanced"));
  Modelica.Blocks.Interfaces.BooleanVectorInput u[nu] "Inputs"
    annotation(Placement(transformation(extent = {{-110, 30}, {-90, -30}})));
  Modelica.Blocks.Interfaces.RealOutput y "Chosen expression"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
protected
  Real chosen[nu + 1] "Output as far as the inputs from this one on decide" annotation(HideResult = true);
initial equation
  for k in 1:nu loop
    pre(u[k]) = false;
  end for;
equation
  chosen[nu + 1] = y_default;
  for k in 1:nu loop
    chosen[k] = if u[k] then expr[k] else chosen[k + 1];
  end for;
  y = chosen[1];
  annotation(defaultComponentName = "multiSwitch1", Documentation(info = "<html>
<p><code>y = expr[i]</code> for the first true <code>u[i]</code>.</p>
</html>"));
end MultiSwitch;
