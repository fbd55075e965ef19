within Modelica.Electrical.Digital;
package Registers "Flip-flops and latches of any width"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Flip-flops (DFF) take over their data when the clock rises, latches (DLAT) follow their data while enabled. R
stands for reset, SR for set and reset; REG has a delay at the output; a final L means that set and reset work when
low, a final H or none that they work when high. Set goes before reset.</p>
<p>Unknown values are followed through: if it makes no difference to the state whether an unknown input is 0 or 1, the
state stays known.</p>
</html>"));
end Registers;
