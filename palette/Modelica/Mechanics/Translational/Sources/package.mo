within Modelica.Mechanics.Translational;
package Sources "Forces and forced motions"
  extends Modelica.Icons.SourcesPackage;
  annotation(Documentation(info = "<html>
<p>Sources drive a flange by a force or by a motion. A positive force signal pushes the connected part in positive
direction. What they push against is the ground, or the support flange if <code>useSupport = true</code>.</p>
</html>"));
end Sources;
