within Modelica.Electrical.Digital;
package Tristates "Switches, buffers with high impedance, and common nodes"
  extends Modelica.Icons.Package;
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  import T = Modelica.Electrical.Digital.Tables;
  import S = Modelica.Electrical.Digital.Interfaces.Strength;
  annotation(Documentation(info = "<html>
<p>Outputs that can be taken off their line, to be joined by <code>WiredX</code>.</p>
</html>"));
end Tristates;
