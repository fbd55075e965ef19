within Modelica.Electrical.Analog.Examples;
package OpAmps "Sub-circuits with operational amplifiers"
  extends Modelica.Icons.ExamplesPackage;
  annotation(Documentation(info = "<html>
<p>Circuits around one amplifier, for the examples.</p>
</html>"));
end OpAmps;
