within Modelica.Mechanics.MultiBody;
package Sensors "Positions, speeds, angles, forces, power as signals"
  extends Modelica.Icons.SensorsPackage;
  annotation(Documentation(info = "<html>
<p>Ideal sensors: they load nothing and delay nothing. Absolute sensors measure at one frame against the world,
relative ones from frame_a to frame_b; cut sensors sit between two frames and measure what is transmitted. Where a
vector is measured, the parameter <code>resolveInFrame</code> picks the axes in which it is shown.</p>
</html>"));
end Sensors;
