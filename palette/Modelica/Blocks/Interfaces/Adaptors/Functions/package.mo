within Modelica.Blocks.Interfaces.Adaptors;
package Functions "Signals that know their derivatives"
  extends Modelica.Icons.FunctionsPackage;
end Functions;
