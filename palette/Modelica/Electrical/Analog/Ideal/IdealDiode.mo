within Modelica.Electrical.Analog.Ideal;
model IdealDiode "Diode that blocks or conducts"
  extends Modelica.Electrical.Analog.Interfaces.IdealSemiconductor;
equation
  off = s < 0;
  annotation(defaultComponentName = "diode", Documentation(info = "<html>
<p>Conducts in one direction and blocks in the other, along two straight lines.</p>
<h4>Equations</h4>
<p><code>blocking: i = Goff*v</code><br>
<code>conducting: v = Vknee + Ron*(i - Goff*Vknee)</code><br>
<code>off = s &lt; 0, LossPower = v*i</code></p>
<h4>Signs</h4>
<p>Forward is from <code>p</code> (anode) to <code>n</code> (cathode): <code>v</code> and <code>i</code> are positive
while it conducts. <code>s</code> is the place on the characteristic, counted from the bend: the voltage beyond it
while blocking, the current beyond it while conducting. <code>LossPower</code> counts positive as heat that
leaves.</p>
<h4>Use</h4>
<p>Each change between the two lines is an event, so the corner is met exactly. <code>Ron = 0</code> and <code>Goff =
0</code> are allowed where the circuit stays solvable; the small defaults prevent undetermined voltages between
several blocking diodes. For a smooth exponential characteristic take <code>Semiconductors.Diode</code>.</p>
</html>"));
end IdealDiode;
