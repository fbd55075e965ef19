within;
package Modelica "Parts of Armature: mechanics, signals, heat; compatible with the Modelica Standard Library 4.1.0"
  extends Modelica.Icons.Package;
  annotation(version = "4.1.0",
    Documentation(info = "<html>
<p>This package is the part library that comes with Armature. Class names, parameters, defaults, units and connectors
agree with the Modelica Standard Library 4.1.0, so a diagram drawn with these parts opens in every Modelica tool and the
other way round. The text is written for this project and holds the subset that its window offers. If the original
library stands on the library path, it is used instead as a whole.</p>
</html>"));
end Modelica;
