within Modelica.Blocks.Routing;
block ExtractSignal "Selects elements of a vector"
  extends Modelica.Blocks.Interfaces.MIMO;
  parameter Integer extract[nout] = 1:nout "Places of the selected elements";
equation
  y = {u[k] for k in extract};
  annotation(Documentation(info = "<html>
<p><code>y[i] = u[extract[i]]</code>.</p>
</html>"));
end ExtractSignal;
