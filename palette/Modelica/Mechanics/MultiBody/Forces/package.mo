within Modelica.Mechanics.MultiBody;
package Forces "Forces and torques between frames"
  extends Modelica.Icons.SourcesPackage;
  annotation(Documentation(info = "<html>
<p>Forces and torques given by signals, and by springs and dampers. A force element that joins two frames acts on
both, equal and opposite; a world force acts on one frame only.</p>
</html>"));
end Forces;
