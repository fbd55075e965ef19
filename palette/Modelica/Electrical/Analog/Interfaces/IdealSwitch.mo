within Modelica.Electrical.Analog.Interfaces;
partial model IdealSwitch "Base of switches between two pins"
  extends Modelica.Electrical.Analog.Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(final T = 293.15);
  parameter SI.Resistance Ron(final min = 0) = 1e-5 "Resistance when closed";
  parameter SI.Conductance Goff(final min = 0) = 1e-5 "Conductance when open";
protected
  Boolean off "Switch is open";
  Real s(final unit = "1") "Voltage when open, current when closed";
  constant SI.Voltage unitVoltage = 1 annotation(HideResult = true);
  constant SI.Current unitCurrent = 1 annotation(HideResult = true);
equation
  LossPower = i * v;
  i = s * (if off then Goff * unitVoltage else unitVoltage);
  v = s * (if off then unitCurrent else Ron * unitCurrent);
  annotation(Documentation(info = "<html>
<p>Open, <code>i = Goff*v</code>; closed, <code>v = Ron*i</code>. One parameter <code>s</code> describes both, so that
<code>Ron = 0</code> and <code>Goff = 0</code> are allowed where the circuit stays solvable: no loop of closed ideal
switches and sources, no node cut off by open ones.</p>
<p><code>Ron</code> [Ohm], <code>Goff</code> [S]. The derived class says when the switch is <code>off</code>.</p>
</html>"));
end IdealSwitch;
