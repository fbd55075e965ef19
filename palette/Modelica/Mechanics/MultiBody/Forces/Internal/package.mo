within Modelica.Mechanics.MultiBody.Forces;
package Internal "Building stones of the forces"
  extends Modelica.Icons.InternalPackage;
end Internal;
