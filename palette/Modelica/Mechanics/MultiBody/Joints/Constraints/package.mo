within Modelica.Mechanics.MultiBody.Joints;
package Constraints "Joints as constraints, to close loops"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>These joints hold two bodies that have their states already, so they have no coordinates of their own. Each of the
three directions may be released.</p>
</html>"));
end Constraints;
