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
  annotation(__Armature(drawn = {{-47, -62}, {47, 62}}), Documentation(info = "<html>
<p>Reduces the nine values to U, X, 0 and 1.</p>
<h4>Equations</h4>
<p><code>0 and L give 0, 1 and H give 1, U gives U</code><br>
<code>X, Z, W and - give X</code></p>
<h4>Use</h4>
<p>Drops the strength of a signal but keeps what has not been initialised apart from what is unknown. Use it in front
of tables of your own that know four values only. <code>n</code> is the number of signals.</p>
</html>"));
end LogicToUX01;
