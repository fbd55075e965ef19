within Modelica.Mechanics.Rotational;
package Sources "Torques and forced motions"
  extends Modelica.Icons.SourcesPackage;
  annotation(Documentation(info = "<html>
<p>Sources drive a flange by a torque or by a motion. A positive torque signal speeds the connected part up in the
positive sense. What they push against is the ground, or the support flange if <code>useSupport = true</code>.</p>
</html>"));
end Sources;
