within Modelica.Blocks.Routing;
block Replicator "Copies of a signal"
  extends Modelica.Blocks.Interfaces.SIMO;
equation
  y = fill(u, nout);
  annotation(Documentation(info = "<html>
<p><code>y[i] = u</code>.</p>
</html>"));
end Replicator;
