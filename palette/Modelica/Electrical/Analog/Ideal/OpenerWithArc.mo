within Modelica.Electrical.Analog.Ideal;
model OpenerWithArc "Switch with arc that opens when the signal is true"
  extends Modelica.Electrical.Analog.Interfaces.IdealSwitchWithArc;
  Modelica.Blocks.Interfaces.BooleanInput control "true: open"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, 110})));
equation
  off = control;
  annotation(defaultComponentName = "switch", Documentation(info = "<html>
<p>A switch that a Boolean signal opens, drawing an arc under current.</p>
<h4>Equations</h4>
<p><code>open while control is true</code><br>
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
end OpenerWithArc;
