within Modelica.Electrical.Digital.Interfaces;
partial block SISO "Base of parts with one input and one output"
  import D = Modelica.Electrical.Digital;
  D.Interfaces.DigitalInput x "Input" annotation(Placement(transformation(extent = {{-70, -10}, {-50, 10}})));
  D.Interfaces.DigitalOutput y "Output" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  annotation(Documentation(info = "<html>
<p>Input <code>x</code>, output <code>y</code>.</p>
</html>"));
end SISO;
