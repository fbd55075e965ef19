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
  parameter SI.Time begin(fixed = false) "Start of the simulation";
  Real mean "Mean";
  Real square "Mean square of the distance from it";
  Real weight "Of the present input in both, the reciprocal of the time that they cover" annotation(HideResult = true);
initial equation
  begin = time;
  square = 0;
  mean = u;
equation
  weight = noEvent(if time - begin < t_eps then 0 else 1 / (time - begin));
  der(mean) = weight * (u - mean);
  der(square) = weight * ((u - mean) ^ 2 - square);
  y = noEvent(if square > 0 then square else 0);
  annotation(Documentation(info = "<html>
<p>Mean square of the deviation from the mean.</p>
</html>"));
end Variance;
