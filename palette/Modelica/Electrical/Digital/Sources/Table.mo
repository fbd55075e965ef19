within Modelica.Electrical.Digital.Sources;
block Table "Changes at given times"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter D.Interfaces.Logic x[:] = {L.'1'} "Values";
  parameter Real t[size(x, 1)] = {1} "Times from which they hold";
  parameter D.Interfaces.Logic y0 = L.'U' "Value before the first time";
  final parameter Integer n = size(x, 1) "Number of values";
  D.Interfaces.DigitalOutput y "Output" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
algorithm
  assert(n > 0, "the table needs at least one value");
  y := y0;
  for k in 1:n loop
    if time >= t[k] then
      y := x[k];
    end if;
  end for;
  annotation(Documentation(info = "<html>
<p><code>y0</code> until <code>t[1]</code> [s], then <code>x[1]</code>, from <code>t[2]</code> on <code>x[2]</code>
and so on. The times are in ascending order.</p>
</html>"));
end Table;
