within Modelica.Blocks;
package Sources "Signals over time"
  extends Modelica.Icons.SourcesPackage;
  import Modelica.Blocks.Interfaces;
  annotation(Documentation(info = "<html>
<p>Blocks without inputs. Corners and jumps are announced to the solver as events at known times.</p>
</html>"));
end Sources;
