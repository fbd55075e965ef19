within Modelica.Electrical.Digital;
package Gates "Gates with delay"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>A gate of <code>Basic</code> followed by an inertial delay with the times <code>tLH</code> and <code>tHL</code>
[s].</p>
</html>"));
end Gates;
