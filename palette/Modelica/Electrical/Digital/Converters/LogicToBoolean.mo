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
  annotation(Documentation(info = "<html>
<p>Logic signals become truth values, one by one: 1 and H (a weak 1) become true, all others, the unknown ones too,
become false. <code>n</code> is the number of signals.</p>
</html>"));
end LogicToBoolean;
