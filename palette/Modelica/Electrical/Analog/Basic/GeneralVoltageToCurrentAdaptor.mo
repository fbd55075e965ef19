within Modelica.Electrical.Analog.Basic;
model GeneralVoltageToCurrentAdaptor "Pins driven by a voltage signal; answer with the current"
  extends Modelica.Blocks.Interfaces.Adaptors.PotentialToFlowAdaptor(
    final Name_p = "v",
    final Name_pder = "dv",
    final Name_pder2 = "d2v",
    final Name_f = "i",
    final Name_fder = "di",
    final Name_fder2 = "d2i",
    final use_pder2 = false,
    final use_fder2 = false,
    final p(unit = "V"),
    final pder(unit = "V/s"),
    final pder2(unit = "V/s2"),
    final f(unit = "A"),
    final fder(unit = "A/s"),
    final fder2(unit = "A/s2"));
  SI.Voltage v "Voltage from pin_p to pin_n";
  SI.Current i "Current from pin_p to pin_n";
  Modelica.Electrical.Analog.Interfaces.PositivePin pin_p "Positive pin"
    annotation(Placement(transformation(extent = {{10, 70}, {30, 90}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin pin_n "Negative pin"
    annotation(Placement(transformation(extent = {{10, -90}, {30, -70}})));
equation
  v = u;
  i = y;
  pin_p.i = i;
  pin_n.i = -i;
  pin_p.v - pin_n.v = v;
  annotation(defaultComponentName = "voltageToCurrentAdaptor", __Armature(drawn = {{-22, -95}, {22, 95}}), Documentation(info = "<html>
<p>Makes a circuit look like a block with causality: the voltage comes in as a signal, the current goes out as one. It
is the border of a subsystem that is to be exported, or joined to signal blocks.</p>
<h4>Equations</h4>
<p><code>p = v = pin_p.v - pin_n.v, pder = der(v) if used</code><br>
<code>f = -i, fder = -der(i) if used</code></p>
<h4>Signs</h4>
<p>The signal <code>p</code> is the voltage from <code>pin_p</code> to <code>pin_n</code>. The signal <code>f</code>
is the current that the adaptor sends out at <code>pin_p</code> and takes back at <code>pin_n</code>: minus the
current <code>i</code> that counts into <code>pin_p</code>.</p>
<h4>Use</h4>
<p>Use it on the side that determines the current, e.g. an inductor, and a <code>GeneralCurrentToVoltageAdaptor</code>
on the other side: the two signals of one fit those of the other without a change of sign.</p>
</html>"));
end GeneralVoltageToCurrentAdaptor;
