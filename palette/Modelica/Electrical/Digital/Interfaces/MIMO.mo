within Modelica.Electrical.Digital.Interfaces;
partial block MIMO "Base of parts with as many outputs as inputs"
  import D = Modelica.Electrical.Digital;
  parameter Integer n(final min = 1) = 1 "Number of inputs and of outputs";
  D.Interfaces.DigitalInput x[n] "Inputs" annotation(Placement(transformation(extent = {{-70, -80}, {-50, 80}})));
  D.Interfaces.DigitalOutput y[n] "Outputs" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  annotation(Documentation(info = "<html>
<p><code>n</code> inputs <code>x</code>, <code>n</code> outputs <code>y</code>.</p>
</html>"));
end MIMO;
