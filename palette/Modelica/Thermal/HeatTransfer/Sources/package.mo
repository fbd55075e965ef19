within Modelica.Thermal.HeatTransfer;
package Sources "Temperatures and heat flows"
  extends Modelica.Icons.SourcesPackage;
end Sources;
