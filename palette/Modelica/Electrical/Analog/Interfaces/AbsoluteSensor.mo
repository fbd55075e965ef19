within Modelica.Electrical.Analog.Interfaces;
partial model AbsoluteSensor "Base of sensors at one pin"
  extends Modelica.Icons.RoundSensor;
  Interfaces.PositivePin p "Pin where is measured"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Modelica.Blocks.Interfaces.RealOutput y "Measured quantity"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>The derived class says what <code>y</code> is and that no current flows.</p>
</html>"));
end AbsoluteSensor;
