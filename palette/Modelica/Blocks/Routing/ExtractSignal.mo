within Modelica.Blocks.Routing;
block ExtractSignal "Selects elements of a vector"
  extends Modelica.Blocks.Interfaces.MIMO;
  parameter Integer extract[nout] = 1:nout "Places of the selected elements";
equation
  for i in 1:nout loop
    y[i] = u[extract[i]];
  end for;
  annotation(Documentation(info = "<html>
<p><code>y[i] = u[extract[i]]</code>.</p>
</html>"));
end ExtractSignal;
