within Modelica;
package Utilities "Text functions"
  extends Modelica.Icons.UtilitiesPackage;
  annotation(Documentation(info = "<html>
<p>The few functions on text that the tables need.</p>
</html>"));
end Utilities;
