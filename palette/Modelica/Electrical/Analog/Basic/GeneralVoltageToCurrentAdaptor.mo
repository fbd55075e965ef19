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
  v = pin_p.v - pin_n.v;
  i = pin_p.i;
  pin_p.i + pin_n.i = 0;
  u = v;
  y = i;
  annotation(defaultComponentName = "voltageToCurrentAdaptor", Documentation(info = "<html>
<p>Signal in: voltage <code>p</code> [V] from <code>pin_p</code> to <code>pin_n</code> and, if wanted, its derivative.
Signal out: current <code>f</code> [A] that the adaptor sends out at <code>pin_p</code> and takes in at
<code>pin_n</code> and, if wanted, its derivative. For blocks and exported units that know signals only.</p>
</html>"));
end GeneralVoltageToCurrentAdaptor;
