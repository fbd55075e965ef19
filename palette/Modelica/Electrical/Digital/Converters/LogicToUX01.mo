within Modelica.Electrical.Digital.Converters;
block LogicToUX01 "Reduction to U, X, 0, 1"
  import D = Modelica.Electrical.Digital;
  parameter Integer n(final min = 1, start = 1) "Number of signals";
  D.Interfaces.DigitalInput x[n] "Inputs" annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
  D.Interfaces.DigitalOutput y[n] "Outputs" annotation(Placement(transformation(extent = {{40, -10}, {60, 10}})));
equation
  for k in 1:n loop
    y[k] = D.Tables.UX01Table[x[k]];
  end for;
  annotation(Documentation(info = "<html>
<p>Reduces nine values to U, X, 0 and 1: the strength is dropped (L becomes 0, H becomes 1), U stays, and all other
values without a level (X, Z, W, -) become X.</p>
</html>"));
end LogicToUX01;
