within Modelica.Utilities;
package Types "Types of the text functions"
  extends Modelica.Icons.TypesPackage;

  type Compare = enumeration(
    Less "Comes before",
    Equal "Is the same",
    Greater "Comes after")
    "Order of two texts";
end Types;
