within Modelica.Electrical.Analog.Ideal;
model OpenerWithArc "Switch with arc that opens when the signal is true"
  extends Modelica.Electrical.Analog.Interfaces.IdealSwitchWithArc;
  Modelica.Blocks.Interfaces.BooleanInput control "true: open"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, 110})));
equation
  off = control;
  annotation(defaultComponentName = "switch", Documentation(info = "<html>
<p>Open while <code>control</code> is true.</p>
<p>While closed it is the resistance <code>Ron</code>: <code>v = Ron*i</code>. When it opens under current an arc
burns between the contacts: the voltage jumps to <code>V0</code>, against the current, and grows by <code>dVdt</code>
per second up to <code>Vmax</code>. The arc goes out when the current has fallen to <code>Goff*v</code>; from then on
<code>i = Goff*v</code> until the switch has closed and opened again. <code>v</code> counts from <code>p</code> to
<code>n</code>.</p>
<p><code>Ron</code> [Ohm], <code>Goff</code> [S], <code>V0</code>, <code>Vmax</code> [V], <code>dVdt</code> [V/s].</p>
</html>"));
end OpenerWithArc;
