within Modelica.Electrical.Digital.Converters;
block LogicToBoolean "Logic values to Boolean signals"
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter Integer n(final min = 1, start = 2) "Number of signals";
  Modelica.Electrical.Digital.Interfaces.DigitalInput x[n] "Inputs"
    annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
  Modelica.Blocks.Interfaces.BooleanOutput y[n] "Outputs"
    annotation(Placement(transformation(extent = {{40, -10}, {60, 10}})));
equation
  for k in 1:n loop
    y[k] = x[k] == L.'1' or x[k] == L.'H';
  end for;
  annotation(__Armature(drawn = {{-47, -62}, {47, 62}}), Documentation(info = "<html>
<p>Logic values become Boolean signals, one by one.</p>
<h4>Equations</h4>
<p><code>y[k] = x[k] == '1' or x[k] == 'H'</code></p>
<h4>Use</h4>
<p>The door from logic circuits to Boolean blocks, e.g. to the control of an ideal switch. The weak 1 (H) counts as
true; all other values, the unknown ones too, become false, so an unknown state is not noticed behind this part.
<code>n</code> is the number of signals.</p>
</html>"));
end LogicToBoolean;
