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
  parameter SI.Time begin(fixed = false) "Start of the simulation";
initial equation
  begin = time;
  {t_max, t_min} = {time, time};
  {y_max, y_min} = {u, u};
equation
  when sample(Ts + begin, Ts) then
    y_max = max(pre(y_max), u);
    t_max = if u > pre(y_max) then time else pre(t_max);
    y_min = min(pre(y_min), u);
    t_min = if u < pre(y_min) then time else pre(t_min);
  end when;
  annotation(Documentation(info = "<html>
<p>Looks at the input every <code>Ts</code> [s].</p>
</html>"));
end SignalExtrema;
