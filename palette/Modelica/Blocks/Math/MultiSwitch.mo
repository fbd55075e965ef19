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
  Integer firstActiveIndex "First true input, 0 if none";
initial equation
  pre(u) = fill(false, nu);
equation
  firstActiveIndex = Modelica.Math.BooleanVectors.firstTrueIndex(u);
  y = if firstActiveIndex == 0 then y_default else expr[firstActiveIndex];
  annotation(defaultComponentName = "multiSwitch1", Documentation(info = "<html>
<p><code>y = expr[i]</code> for the first true <code>u[i]</code>.</p>
</html>"));
end MultiSwitch;
