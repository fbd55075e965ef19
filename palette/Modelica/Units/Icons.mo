within Modelica.Units;
package Icons "Base classes of the unit package"
  extends Modelica.Icons.IconsPackage;

  partial function Conversion "Base of a unit conversion"
  end Conversion;
end Icons;
