within Modelica.Mechanics.MultiBody;
package Visualizers "Pictures that are only looked at"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Shapes, arrows, axes and surfaces fixed to a frame. They carry no mass and load nothing.</p>
</html>"));
end Visualizers;
