within Modelica.Electrical.Digital;
package Memories "Memories"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Memory to read only, and memory to read and write.</p>
</html>"));
end Memories;
