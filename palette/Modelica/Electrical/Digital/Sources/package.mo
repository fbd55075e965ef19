within Modelica.Electrical.Digital;
package Sources "Logic signals over time"
  extends Modelica.Icons.SourcesPackage;
  annotation(Documentation(info = "<html>
<p>Their changes are time events.</p>
</html>"));
end Sources;
