within Modelica.Electrical.Analog;
package Icons "Looks of sources"
  extends Modelica.Icons.IconsPackage;
  annotation(Documentation(info = "<html>
<p>Base classes that carry nothing but a look.</p>
</html>"));
end Icons;
