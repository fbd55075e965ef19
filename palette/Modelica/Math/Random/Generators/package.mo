within Modelica.Math.Random;
package Generators "Generators whose state is kept by the caller"
  extends Modelica.Icons.Package;
end Generators;
