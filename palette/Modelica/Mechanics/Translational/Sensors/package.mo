within Modelica.Mechanics.Translational;
package Sensors "Position, speed, acceleration, force, power as signals"
  extends Modelica.Icons.SensorsPackage;
  annotation(Documentation(info = "<html>
<p>Ideal sensors: they load nothing and delay nothing. One-flange sensors measure against the ground, sensors with two
flanges measure the difference b minus a, or sit in the rod and measure what is transmitted from a to b.</p>
</html>"));
end Sensors;
