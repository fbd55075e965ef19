within Modelica.Electrical.Analog.Basic;
model GeneralCurrentToVoltageAdaptor "Pins driven by a current signal; answer with the voltage"
  extends Modelica.Blocks.Interfaces.Adaptors.FlowToPotentialAdaptor(
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
    annotation(Placement(transformation(extent = {{-30, 70}, {-10, 90}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin pin_n "Negative pin"
    annotation(Placement(transformation(extent = {{-30, -90}, {-10, -70}})));
equation
  i = u;
  v = y;
  pin_p.i = i;
  pin_n.i = -i;
  pin_p.v - pin_n.v = v;
  annotation(defaultComponentName = "currentToVoltageAdaptor", __Armature(drawn = {{-22, -95}, {22, 95}}), Documentation(info = "<html>
<p>Makes a circuit look like a block with causality: the current comes in as a signal, the voltage goes out as one. It
is the border of a subsystem that is to be exported, or joined to signal blocks.</p>
<h4>Equations</h4>
<p><code>f = i, fder = der(i) if used</code><br>
<code>p = v = pin_p.v - pin_n.v, pder = der(v) if used</code></p>
<h4>Signs</h4>
<p>The signal <code>f</code> is the current <code>i</code> from <code>pin_p</code> through the adaptor to
<code>pin_n</code>; the signal <code>p</code> is the voltage from <code>pin_p</code> to <code>pin_n</code>.</p>
<h4>Use</h4>
<p>Use it on the side that determines the voltage, e.g. a capacitor, and a <code>GeneralVoltageToCurrentAdaptor</code>
on the other side. With <code>use_pder</code> and <code>use_fder</code> the first derivatives cross the border as
well, which keeps both sides solvable where a state has to be differentiated; the receiver must then get true
derivatives.</p>
</html>"));
end GeneralCurrentToVoltageAdaptor;
