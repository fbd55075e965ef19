within Modelica.Mechanics.MultiBody;
package Icons "Base classes that carry nothing but a look"
  extends Modelica.Icons.IconsPackage;

  model Surface "Look of a surface"
  end Surface;
end Icons;
