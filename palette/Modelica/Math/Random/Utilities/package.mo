within Modelica.Math.Random;
package Utilities "Seeds, and a generator with a state of its own"
  extends Modelica.Icons.UtilitiesPackage;
end Utilities;
