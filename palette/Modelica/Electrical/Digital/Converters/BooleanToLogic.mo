within Modelica.Electrical.Digital.Converters;
block BooleanToLogic "Boolean signals to logic values"
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter Integer n(final min = 1, start = 1) "Number of signals";
  Modelica.Blocks.Interfaces.BooleanInput x[n] "Inputs"
    annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
  Modelica.Electrical.Digital.Interfaces.DigitalOutput y[n] "Outputs"
    annotation(Placement(transformation(extent = {{40, -10}, {60, 10}})));
equation
  y = {if x[k] then L.'1' else L.'0' for k in 1:n};
  annotation(__Armature(drawn = {{-47, -62}, {47, 62}}), Documentation(info = "<html>
<p>Boolean signals become logic values, one by one.</p>
<h4>Equations</h4>
<p><code>y[k] = if x[k] then '1' else '0'</code></p>
<h4>Use</h4>
<p>The door from Boolean blocks into logic circuits: true becomes the strong 1, false the strong 0. <code>n</code> is
the number of signals. There is no delay and no unknown value; before the first event the output is what the signal is
at the start.</p>
</html>"));
end BooleanToLogic;
