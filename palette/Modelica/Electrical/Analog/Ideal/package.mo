within Modelica.Electrical.Analog;
package Ideal "Switches, diodes, amplifiers and transformers without imperfections"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Parts whose characteristic has corners: open or closed, blocking or conducting. Small resistances <code>Ron</code>
and conductances <code>Goff</code> keep circuits of several such parts solvable.</p>
</html>"));
end Ideal;
