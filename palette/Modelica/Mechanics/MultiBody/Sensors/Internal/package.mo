within Modelica.Mechanics.MultiBody.Sensors;
package Internal "Building stones of the sensors"
  extends Modelica.Icons.InternalPackage;
end Internal;
