within Modelica.Mechanics.MultiBody.Visualizers;
package Advanced "Pictures whose place, size and colour may change with time"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Building stones of what parts show in space. They have no frame: position and orientation are inputs, given by
equations.</p>
</html>"));
end Advanced;
