within Modelica.Electrical.Analog.Examples;
package Utilities "Parts of the examples"
  extends Modelica.Icons.UtilitiesPackage;
  annotation(Documentation(info = "<html>
<p>Small circuits and one part with a characteristic of its own.</p>
</html>"));
end Utilities;
