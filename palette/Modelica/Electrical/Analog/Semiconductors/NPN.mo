within Modelica.Electrical.Analog.Semiconductors;
model NPN "Bipolar transistor, npn"
  parameter Real Bf = 50 "Forward current amplification";
  parameter Real Br = 0.1 "Reverse current amplification";
  parameter SI.Current Is = 1e-16 "Transport saturation current";
  parameter SI.InversePotential Vak = 0.02 "Inverse of the Early voltage";
  parameter SI.Time Tauf = 0.12e-9 "Forward transit time";
  parameter SI.Time Taur = 5e-9 "Reverse transit time";
  parameter SI.Capacitance Ccs = 1e-12 "Capacitance from collector to substrate";
  parameter SI.Capacitance Cje = 0.4e-12 "Depletion capacitance of the emitter junction without voltage";
  parameter SI.Capacitance Cjc = 0.5e-12 "Depletion capacitance of the collector junction without voltage";
  parameter SI.Voltage Phie = 0.8 "Diffusion voltage of the emitter junction";
  parameter Real Me = 0.4 "Exponent of the capacitance of the emitter junction";
  parameter SI.Voltage Phic = 0.8 "Diffusion voltage of the collector junction";
  parameter Real Mc = 0.333 "Exponent of the capacitance of the collector junction";
  parameter SI.Conductance Gbc = 1e-15 "Conductance of the collector junction";
  parameter SI.Conductance Gbe = 1e-15 "Conductance of the emitter junction";
  parameter Real EMin = -100 "Exponent at which the lower lines begin";
  parameter Real EMax = 40 "Exponent at which the upper lines begin";
  parameter Boolean useTemperatureDependency = false "The characteristic follows the temperature"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter SI.Voltage Vt = 0.02585 "Thermal voltage" annotation(Dialog(enable = not useTemperatureDependency));
  parameter SI.Temperature Tnom = 300.15 "Temperature at which the parameters are meant"
    annotation(Dialog(enable = useTemperatureDependency));
  parameter Real XTI = 3 "Exponent of the temperature in Is" annotation(Dialog(enable = useTemperatureDependency));
  parameter Real XTB = 0 "Exponent of the temperature in Bf and Br"
    annotation(Dialog(enable = useTemperatureDependency));
  parameter SI.Voltage EG = 1.11 "Energy gap" annotation(Dialog(enable = useTemperatureDependency));
  parameter Real NF = 1.0 "Emission coefficient of the emitter junction";
  parameter Real NR = 1.0 "Emission coefficient of the collector junction";
  parameter SI.Voltage IC = 0 "Voltage from collector to substrate at the beginning" annotation(Dialog(enable = UIC));
  parameter Boolean UIC = false "Begin with the voltage IC";
  parameter Boolean useSubstrate = false "Show a pin for the substrate; otherwise it is grounded";
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(useHeatPort = useTemperatureDependency);
  SI.Voltage vbc "Base-collector voltage";
  SI.Voltage vbe "Base-emitter voltage";
  SI.Voltage vcs "Collector-substrate voltage";
  Real qbk "Early effect: factor of the transport current";
  SI.Current ibc "Current of the collector junction";
  SI.Current ibe "Current of the emitter junction";
  SI.Capacitance cbc "Capacitance of the collector junction";
  SI.Capacitance cbe "Capacitance of the emitter junction";
  SI.Capacitance Capcje "Depletion capacitance of the emitter junction";
  SI.Capacitance Capcjc "Depletion capacitance of the collector junction";
  SI.Current is_t "Is at the present temperature";
  Real br_t "Br at the present temperature";
  Real bf_t "Bf at the present temperature";
  SI.Voltage vt_t "Thermal voltage at the present temperature";
  Real hexp "Exponent of the growth with temperature";
  Real htempexp "Growth of Is by the energy gap";
  SI.Voltage vS "Potential of the substrate";
  SI.Current iS "Current into the substrate pin";
  Modelica.Electrical.Analog.Interfaces.Pin C "Collector"
    annotation(Placement(transformation(extent = {{90, 50}, {110, 70}})));
  Modelica.Electrical.Analog.Interfaces.Pin B "Base"
    annotation(Placement(transformation(extent = {{-90, -10}, {-110, 10}})));
  Modelica.Electrical.Analog.Interfaces.Pin E "Emitter"
    annotation(Placement(transformation(extent = {{90, -50}, {110, -70}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin S(final i = iS, final v = vS) if useSubstrate "Substrate"
    annotation(Placement(transformation(extent = {{110, -10}, {90, 10}})));
initial equation
  if UIC then
    vcs = IC;
  end if;
equation
  assert(T_heatPort > 0, "the temperature has to be above absolute zero");
  vbc = B.v - C.v;
  vbe = B.v - E.v;
  vcs = C.v - vS;
  if not useSubstrate then
    vS = 0;
  end if;

  // Temperature
  vt_t = if useTemperatureDependency then k / q * T_heatPort else Vt;
  hexp = (T_heatPort / Tnom - 1) * EG / vt_t;
  htempexp = smooth(1, exlin2(hexp, EMin, EMax));
  is_t = if useTemperatureDependency then Is * htempexp * pow(T_heatPort / Tnom, XTI) else Is;
  bf_t = if useTemperatureDependency then Bf * pow(T_heatPort / Tnom, XTB) else Bf;
  br_t = if useTemperatureDependency then Br * pow(T_heatPort / Tnom, XTB) else Br;

  // Junctions
  qbk = 1 - vbc * Vak;
  ibc = smooth(1, is_t * (exlin2(vbc / (NR * vt_t), EMin, EMax) - 1) + Gbc * vbc);
  ibe = smooth(1, is_t * (exlin2(vbe / (NF * vt_t), EMin, EMax) - 1) + Gbe * vbe);
  Capcjc = smooth(1, Cjc * powlin(vbc / Phic, Mc));
  Capcje = smooth(1, Cje * powlin(vbe / Phie, Me));
  cbc = smooth(1, Capcjc + Taur * is_t / (NR * vt_t) * exlin2(vbc / (NR * vt_t), EMin, EMax));
  cbe = smooth(1, Capcje + Tauf * is_t / (NF * vt_t) * exlin2(vbe / (NF * vt_t), EMin, EMax));

  // Pins
  iS = -Ccs * der(vcs);
  C.i = (ibe - ibc) * qbk - ibc / br_t - cbc * der(vbc) - iS;
  B.i = ibe / bf_t + ibc / br_t + cbe * der(vbe) + cbc * der(vbc);
  C.i + B.i + E.i + iS = 0;
  LossPower = vbe * ibe / bf_t + vbc * ibc / br_t + (ibe - ibc) * qbk * (C.v - E.v);
  annotation(defaultComponentName = "npn", Documentation(info = "<html>
<p>Bipolar npn transistor: Ebers-Moll equations in the transport form with Early effect, depletion and diffusion
capacitances.</p>
<h4>Equations</h4>
<p><code>vbe = B.v - E.v, vbc = B.v - C.v, qbk = 1 - vbc*Vak</code><br>
<code>ibe = Is*(exp(vbe/(NF*Vt)) - 1) + Gbe*vbe, ibc = Is*(exp(vbc/(NR*Vt)) - 1) + Gbc*vbc</code><br>
<code>C.i = (ibe - ibc)*qbk - ibc/Br - cbc*der(vbc) + Ccs*der(vcs)</code><br>
<code>B.i = ibe/Bf + ibc/Br + cbe*der(vbe) + cbc*der(vbc)</code><br>
<code>C.i + B.i + E.i + iS = 0</code></p>
<h4>Signs</h4>
<p>All currents count into the pins. In forward operation current flows into <code>C</code> and <code>B</code> and out
of <code>E</code>, and <code>vbe</code> is positive. <code>LossPower</code> counts positive as heat that leaves.</p>
<h4>Use</h4>
<p>The exponentials go on along straight lines beyond the exponents <code>EMin</code> and <code>EMax</code>. The
capacitances make fast states: runs of logic circuits need small steps at each edge. Without <code>useSubstrate</code>
the substrate is at ground; <code>UIC</code> fixes the collector-substrate voltage <code>IC</code> at the beginning.
With <code>useTemperatureDependency</code> currents and amplifications follow the heat port's temperature by
<code>XTI</code>, <code>XTB</code> and <code>EG</code>.</p>
</html>"));
end NPN;
