within Modelica.Electrical.Analog;
package Lines "Transmission lines"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Lines cut into segments of lumped parts, and lines without losses that delay what travels along them.</p>
</html>"));
end Lines;
