within Modelica.Electrical.Analog.Interfaces;
partial model RelativeSensor "Base of sensors between two pins"
  extends Modelica.Icons.RoundSensor;
  Interfaces.PositivePin p "Positive pin" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.NegativePin n "Negative pin" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Blocks.Interfaces.RealOutput y "Measured quantity"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {0, -100})));
  annotation(Documentation(info = "<html>
<p>The derived class says what <code>y</code> is and which current flows.</p>
</html>"));
end RelativeSensor;
