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
  Real late "Input, a little late";
initial equation
  late = u;
  {y_max, y_min} = {u, u};
  {t_max, t_min} = {time, time};
equation
  T * der(late) = u - late;
  // What lags behind the input meets it at its turning points.
  when {terminal(), late <= u, late >= u} then
    y_max = max({u, pre(u), pre(y_max)});
    t_max = if pre(y_max) < y_max then time else pre(t_max);
    y_min = min({u, pre(u), pre(y_min)});
    t_min = if pre(y_min) > y_min then time else pre(t_min);
  end when;
  annotation(defaultComponentName = "signalExtrema", Documentation(info = "<html>
<p>Finds turning points as events; <code>T</code> [s] should be short against the signal.</p>
</html>"));
end ContinuousSignalExtrema;
