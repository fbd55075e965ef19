within Modelica.Electrical.Analog;
package Types "Choices in parameters"
  extends Modelica.Icons.TypesPackage;
  annotation(Documentation(info = "<html>
<p>Enumerations used by parameters of circuit parts.</p>
</html>"));
end Types;
