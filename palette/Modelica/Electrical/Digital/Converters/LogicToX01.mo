within Modelica.Electrical.Digital.Converters;
block LogicToX01 "Reduction to X, 0, 1"
  import D = Modelica.Electrical.Digital;
  parameter Integer n(final min = 1, start = 1) "Number of signals";
  D.Interfaces.DigitalInput x[n] "Inputs" annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
  D.Interfaces.DigitalOutput y[n] "Outputs" annotation(Placement(transformation(extent = {{40, -10}, {60, 10}})));
equation
  for k in 1:n loop
    y[k] = D.Tables.X01Table[x[k]];
  end for;
  annotation(__Armature(drawn = {{-47, -62}, {47, 62}}), Documentation(info = "<html>
<p>Reduces the nine values to X, 0 and 1.</p>
<h4>Equations</h4>
<p><code>0 and L give 0, 1 and H give 1</code><br>
<code>U, X, Z, W and - give X</code></p>
<h4>Use</h4>
<p>Drops the strength and every difference among values without a level: what counts is whether a signal is low, high
or neither. Use it in front of tables of your own that know three values only. <code>n</code> is the number of
signals.</p>
</html>"));
end LogicToX01;
