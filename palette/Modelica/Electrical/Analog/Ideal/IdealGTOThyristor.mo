within Modelica.Electrical.Analog.Ideal;
model IdealGTOThyristor "Thyristor that the gate turns off too"
  extends Modelica.Electrical.Analog.Interfaces.IdealSemiconductor;
  Modelica.Blocks.Interfaces.BooleanInput fire "Gate"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {100, 120})));
equation
  off = not fire or s < 0;
  annotation(defaultComponentName = "gto", Documentation(info = "<html>
<p>A thyristor that the gate can turn off, too: an ideal valve with a diode's characteristic.</p>
<h4>Equations</h4>
<p><code>off = s &lt; 0 or not fire</code><br>
<code>blocking: i = Goff*v; conducting: v = Vknee + Ron*(i - Goff*Vknee)</code><br>
<code>LossPower = v*i</code></p>
<h4>Signs</h4>
<p>Forward is from <code>p</code> (anode) to <code>n</code> (cathode). Reverse voltages are always blocked.</p>
<h4>Use</h4>
<p>Serves as an ideal IGBT or MOSFET switch without its inverse diode: put an <code>IdealDiode</code> antiparallel
where current has to flow back. Turning off a current that runs through an inductor needs a freewheeling path, or the
voltage is bounded by <code>Goff</code> alone.</p>
</html>"));
end IdealGTOThyristor;
