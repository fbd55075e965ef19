within Modelica.Electrical;
package Machines "What mechanical parts need from electrical machines"
  extends Modelica.Icons.Package;
end Machines;
