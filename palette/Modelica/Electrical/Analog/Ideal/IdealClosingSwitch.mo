within Modelica.Electrical.Analog.Ideal;
model IdealClosingSwitch "Switch that closes when the signal is true"
  extends Modelica.Electrical.Analog.Interfaces.IdealSwitch;
  Modelica.Blocks.Interfaces.BooleanInput control "true: closed"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 120})));
equation
  off = not control;
  annotation(defaultComponentName = "switch", Documentation(info = "<html>
<p>A switch that a Boolean signal closes.</p>
<h4>Equations</h4>
<p><code>control true: v = Ron*i</code><br>
<code>control false: i = Goff*v</code><br>
<code>LossPower = v*i</code></p>
<h4>Signs</h4>
<p><code>v</code> from <code>p</code> to <code>n</code>, <code>i</code> from <code>p</code> to <code>n</code> inside
the part; the switch conducts in both directions. <code>LossPower</code> counts positive as heat that leaves through
<code>heatPort</code>.</p>
<h4>Use</h4>
<p>It switches at once. Opening an inductor's current leaves only <code>Goff</code> as a way, so the voltage becomes
enormous: give the current a diode or take a switch with arc. Closing a charged capacitor is bounded by
<code>Ron</code> alone. <code>Ron = 0</code> and <code>Goff = 0</code> are allowed where the circuit stays solvable:
no loop of closed switches and sources, no node cut off by open ones.</p>
</html>"));
end IdealClosingSwitch;
