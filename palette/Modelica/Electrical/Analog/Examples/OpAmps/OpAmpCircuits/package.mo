within Modelica.Electrical.Analog.Examples.OpAmps;
package OpAmpCircuits "Amplifiers with their feedback"
  extends Modelica.Icons.VariantsPackage;
  annotation(Documentation(info = "<html>
<p>Two ports: input on the left, output on the right; the negative pins are joined.</p>
</html>"));
end OpAmpCircuits;
