within Modelica.Blocks.Math;
block Variance "Variance from the start until now"
  extends Modelica.Blocks.Icons.Block;
  parameter SI.Time t_eps(min = 100 * Modelica.Constants.eps) = 1e-7 "Until then the output is zero"
    annotation(Dialog(group = "Advanced"));
  Modelica.Blocks.Interfaces.RealInput u "Input"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput y "Output"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
protected
  Real mu "Mean";
  Real var "Variance";
  parameter Real t_0(fixed = false) "Start of the simulation";
initial equation
  t_0 = time;
  mu = u;
  var = 0;
equation
  der(mu) = noEvent(if time >= t_0 + t_eps then (u - mu) / (time - t_0) else 0);
  der(var) = noEvent(if time >= t_0 + t_eps then ((u - mu) ^ 2 - var) / (time - t_0) else 0);
  y = noEvent(if time >= t_0 + t_eps then max(0, var) else 0);
  annotation(Documentation(info = "<html>
<p>Mean square of the deviation from the mean.</p>
</html>"));
end Variance;
