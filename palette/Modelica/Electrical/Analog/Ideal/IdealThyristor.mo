within Modelica.Electrical.Analog.Ideal;
model IdealThyristor "Thyristor: conducts once fired, until the current ends"
  extends Modelica.Electrical.Analog.Interfaces.IdealSemiconductor;
  Modelica.Blocks.Interfaces.BooleanInput fire "Gate"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {100, 120})));
equation
  off = s < 0 or not fire and pre(off);
  annotation(defaultComponentName = "thyristor", Documentation(info = "<html>
<p>A diode that waits for its gate: it conducts once fired and goes on until the current ends.</p>
<h4>Equations</h4>
<p><code>off = s &lt; 0 or (not fire and pre(off))</code><br>
<code>blocking: i = Goff*v; conducting: v = Vknee + Ron*(i - Goff*Vknee)</code><br>
<code>LossPower = v*i</code></p>
<h4>Signs</h4>
<p>Forward is from <code>p</code> (anode) to <code>n</code> (cathode). <code>s</code> is the place on the
characteristic, counted from the bend: negative below the bend, whatever the gate does.</p>
<h4>Use</h4>
<p>A short pulse of <code>fire</code> suffices if the voltage is beyond <code>Vknee</code> at that moment; a pulse
while the voltage is reverse is lost. It turns off when the current falls below that of the bend and not by the gate:
for that see <code>IdealGTOThyristor</code>. Controlled rectifiers fire it at an angle after the zero crossing.</p>
</html>"));
end IdealThyristor;
