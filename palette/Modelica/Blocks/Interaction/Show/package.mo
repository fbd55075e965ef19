within Modelica.Blocks.Interaction;
package Show "Signals as text on the diagram"
  extends Modelica.Icons.Package;
end Show;
