within Modelica.Blocks.Math;
block ContinuousMean "Mean from the start until now"
  extends Modelica.Blocks.Icons.Block;
  parameter SI.Time t_eps(min = 0) = 1e-7 "Until then the output is the input" annotation(Dialog(group = "Advanced"));
  Modelica.Blocks.Interfaces.RealInput u "Input"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput y "Output"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  parameter Real startTime = -Modelica.Constants.inf "Start, if later than that of the simulation";
protected
  parameter SI.Time begin(fixed = false) "Start of the mean";
  Real area(start = 0, fixed = true) "Integral of the input from there on";
initial equation
  begin = max(startTime, time);
equation
  y = noEvent(if time <= t_eps + begin then u else area / (time - begin));
  der(area) = if time < begin then 0 else u;
  annotation(Documentation(info = "<html>
<p>Integral over elapsed time.</p>
</html>"));
end ContinuousMean;
