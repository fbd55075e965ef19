within Modelica.Mechanics.Rotational;
package Icons "Looks of rotating parts"
  extends Modelica.Icons.IconsPackage;
end Icons;
