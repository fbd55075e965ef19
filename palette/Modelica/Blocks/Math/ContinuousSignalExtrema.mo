within Modelica.Blocks.Math;
block ContinuousSignalExtrema "Smallest and largest value so far"
  extends Modelica.Blocks.Icons.Block;
  parameter Modelica.Units.SI.Time T(min = Modelica.Constants.small) = 1e-6 "Time constant that detects turning points";
  Modelica.Blocks.Interfaces.RealInput u "Input"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput y_min "Smallest value"
    annotation(Placement(transformation(extent = {{100, -70}, {120, -50}})));
  Modelica.Blocks.Interfaces.RealOutput y_max "Largest value"
    annotation(Placement(transformation(extent = {{100, 50}, {120, 70}})));
  output Modelica.Units.SI.Time t_min "When the smallest was found";
  output Modelica.Units.SI.Time t_max "When the largest was found";
protected
  Real x "Input, a little late";
initial equation
  x = u;
  y_min = u;
  y_max = u;
  t_min = time;
  t_max = time;
equation
  der(x) = (u - x) / T;
  // The lagging copy x meets the input at its turning points.
  when {u <= x, u >= x, terminal()} then
    y_min = min({pre(y_min), u, pre(u)});
    y_max = max({pre(y_max), u, pre(u)});
    t_min = if y_min < pre(y_min) then time else pre(t_min);
    t_max = if y_max > pre(y_max) then time else pre(t_max);
  end when;
  annotation(defaultComponentName = "signalExtrema", Documentation(info = "<html>
<p>Finds turning points as events; <code>T</code> [s] should be short against the signal.</p>
</html>"));
end ContinuousSignalExtrema;
