within Modelica.Mechanics.MultiBody.Joints;
package Internal "Building stones of the joints"
  extends Modelica.Icons.InternalPackage;
end Internal;
