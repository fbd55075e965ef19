within Modelica.Electrical.Digital;
package Internal "Functions of registers and memories"
  extends Modelica.Icons.InternalPackage;
end Internal;
