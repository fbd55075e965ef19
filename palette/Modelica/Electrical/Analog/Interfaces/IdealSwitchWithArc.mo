within Modelica.Electrical.Analog.Interfaces;
partial model IdealSwitchWithArc "Base of switches that draw an arc when they open"
  extends Modelica.Electrical.Analog.Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(final T = 293.15);
  parameter SI.Resistance Ron = 1e-5 "Resistance when closed";
  parameter SI.Conductance Goff = 1e-5 "Conductance when open and quenched";
  parameter SI.Voltage V0(start = 30) "Voltage of the arc at its beginning";
  parameter SI.VoltageSlope dVdt(start = 10e3) "Growth of the arc voltage with time";
  parameter SI.Voltage Vmax(start = 60) "Largest voltage of the arc";
  Boolean off(start = true) "Switch is open, perhaps with an arc";
protected
  Boolean quenched(start = true, fixed = true) "No arc burns";
  discrete SI.Time opened(start = -Modelica.Constants.inf, fixed = true) "When the switch opened last";
equation
  // Once out, the arc does not light again before the next opening.
  quenched = off and (abs(v) * Goff >= abs(i) or pre(quenched));
  when edge(off) then
    opened = time;
  end when;
  if quenched then
    Goff * v = i;
  elseif off then
    v = sign(i) * min(V0 + dVdt * (time - opened), Vmax);
  else
    Ron * i = v;
  end if;
  LossPower = i * v;
  annotation(Documentation(info = "<html>
<p>While closed, <code>v = Ron*i</code>. When the switch opens under current an arc burns: its voltage jumps to
<code>V0</code> and grows by <code>dVdt</code> per second up to <code>Vmax</code>, against the current. The arc goes
out when the current has fallen to what the open switch conducts, <code>i = Goff*v</code>, and stays out until the
switch has closed and opened again.</p>
<p><code>Ron</code> [Ohm], <code>Goff</code> [S], <code>V0</code>, <code>Vmax</code> [V], <code>dVdt</code> [V/s].</p>
</html>"));
end IdealSwitchWithArc;
