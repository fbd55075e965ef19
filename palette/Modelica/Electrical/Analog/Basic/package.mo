within Modelica.Electrical.Analog;
package Basic "Resistors, capacitors, inductors, transformers, controlled sources, amplifiers"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Parts that every circuit needs, and the couplings of circuits with shafts and rods.</p>
</html>"));
end Basic;
