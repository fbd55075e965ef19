within Modelica.Blocks.Math;
block SignalExtrema "Smallest and largest sample so far"
  extends Modelica.Blocks.Icons.Block;
  parameter SI.Time Ts(start = 0.01) "Time between samples";
  Modelica.Blocks.Interfaces.RealInput u "Input"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput y_min "Smallest value"
    annotation(Placement(transformation(extent = {{100, -70}, {120, -50}})));
  Modelica.Blocks.Interfaces.RealOutput y_max "Largest value"
    annotation(Placement(transformation(extent = {{100, 50}, {120, 70}})));
  discrete Real t_min "When the smallest was found";
  discrete Real t_max "When the largest was found";
protected
  parameter SI.Time t0(fixed = false) "Start of the simulation";
initial equation
  t0 = time;
  y_min = u;
  y_max = u;
  t_min = time;
  t_max = time;
equation
  when sample(t0 + Ts, Ts) then
    y_min = min(u, pre(y_min));
    y_max = max(u, pre(y_max));
    t_min = if y_min < pre(y_min) then time else pre(t_min);
    t_max = if y_min >= pre(y_min) and y_max > pre(y_max) then time else pre(t_max);
  end when;
  annotation(Documentation(info = "<html>
<p>Looks at the input every <code>Ts</code> [s].</p>
</html>"));
end SignalExtrema;
