within Modelica.Electrical.Analog.Ideal;
model ControlledCloserWithArc "Switch with arc that closes above a voltage"
  parameter SI.Voltage level = 0.5 "Potential of the control pin from which the switch is closed";
  extends Modelica.Electrical.Analog.Interfaces.IdealSwitchWithArc;
  Modelica.Electrical.Analog.Interfaces.Pin control "Control voltage, against ground"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {0, 100})));
equation
  control.i = 0;
  off = control.v < level;
  annotation(defaultComponentName = "switch", Documentation(info = "<html>
<p>A switch that a potential closes, and that draws an arc when it opens under current.</p>
<h4>Equations</h4>
<p><code>open while control.v &lt; level, control.i = 0</code><br>
<code>closed: v = Ron*i</code><br>
<code>open, arc burning: v = sign(i)*min(Vmax, V0 + dVdt*(time - tSwitch))</code><br>
<code>open, arc out: i = Goff*v</code><br>
<code>LossPower = v*i</code></p>
<h4>Signs</h4>
<p><code>v</code> from <code>p</code> to <code>n</code>, <code>i</code> from <code>p</code> to <code>n</code> inside
the part. The arc works against the current whatever its direction. <code>tSwitch</code> is when the switch opened
last. <code>LossPower</code> leaves as heat.</p>
<h4>Use</h4>
<p>The arc voltage jumps to <code>V0</code>, grows by <code>dVdt</code> per second and stops at <code>Vmax</code>; the
arc goes out when the current has fallen to what the open switch conducts, and does not light again before the switch
has closed and opened once more. Use it to interrupt inductive currents, where an ideal switch would need an infinite
voltage. <code>V0</code>, <code>dVdt</code> and <code>Vmax</code> have no useful defaults: give them.</p>
</html>"));
end ControlledCloserWithArc;
