within Modelica.Electrical.Digital.Converters;
block LogicToX01Z "Reduction to X, 0, 1, Z"
  import D = Modelica.Electrical.Digital;
  parameter Integer n(final min = 1, start = 1) "Number of signals";
  D.Interfaces.DigitalInput x[n] "Inputs" annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
  D.Interfaces.DigitalOutput y[n] "Outputs" annotation(Placement(transformation(extent = {{40, -10}, {60, 10}})));
equation
  for k in 1:n loop
    y[k] = D.Tables.X01ZTable[x[k]];
  end for;
  annotation(Documentation(info = "<html>
<p>U, W become X; - becomes Z; L becomes 0, H becomes 1.</p>
</html>"));
end LogicToX01Z;
