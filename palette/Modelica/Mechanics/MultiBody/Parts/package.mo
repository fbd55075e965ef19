within Modelica.Mechanics.MultiBody;
package Parts "Bodies, rods, rotors, wheels"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Rigid parts with and without mass. A rod or a body with two frames joins both rigidly; what has mass may be joined
to several others.</p>
</html>"));
end Parts;
