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
  Real mu(start = 0, fixed = true) "Integral";
  parameter Real t_0(fixed = false) "Start of the simulation";
  parameter Real actualStartTime = max(t_0, startTime) "Start";
initial equation
  t_0 = time;
equation
  der(mu) = if time >= actualStartTime then u else 0;
  y = noEvent(if time > actualStartTime + t_eps then mu / (time - actualStartTime) else u);
  annotation(Documentation(info = "<html>
<p>Integral over elapsed time.</p>
</html>"));
end ContinuousMean;
