within Modelica.Electrical.Digital.Interfaces;
partial block MISO "Base of parts with several inputs and one output"
  import D = Modelica.Electrical.Digital;
  parameter Integer n(final min = 2) = 2 "Number of inputs";
  D.Interfaces.DigitalInput x[n] "Inputs" annotation(Placement(transformation(extent = {{-70, -80}, {-50, 80}})));
  D.Interfaces.DigitalOutput y "Output" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  annotation(Documentation(info = "<html>
<p><code>n</code> inputs <code>x</code>, output <code>y</code>.</p>
</html>"));
end MISO;
