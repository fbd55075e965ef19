within Modelica.Electrical.Analog.Semiconductors;
model PNP "Bipolar transistor, pnp"
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
  SI.Voltage vcb "Collector-base voltage";
  SI.Voltage veb "Emitter-base voltage";
  SI.Voltage vcs "Collector-substrate voltage";
  Real qbk "Early effect: factor of the transport current";
  SI.Current icb "Current of the collector junction";
  SI.Current ieb "Current of the emitter junction";
  SI.Capacitance ccb "Capacitance of the collector junction";
  SI.Capacitance ceb "Capacitance of the emitter junction";
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
protected
  Real expeb "Exponential function of the emitter junction" annotation(HideResult = true);
  Real expcb "Exponential function of the collector junction" annotation(HideResult = true);
initial equation
  if UIC then
    vcs = IC;
  end if;
equation
  assert(not T_heatPort <= 0, "the temperature has to be above absolute zero");
  {veb, vcb, vcs} = {E.v - B.v, C.v - B.v, C.v - vS};

  // Temperature
  if useTemperatureDependency then
    vt_t = T_heatPort * k / q;
    is_t = htempexp * Is * pow(T_heatPort / Tnom, XTI);
    bf_t = pow(T_heatPort / Tnom, XTB) * Bf;
    br_t = pow(T_heatPort / Tnom, XTB) * Br;
  else
    {vt_t, is_t, bf_t, br_t} = {Vt, Is, Bf, Br};
  end if;
  hexp = EG * (T_heatPort / Tnom - 1) / vt_t;
  htempexp = smooth(1, exlin2(hexp, EMin, EMax));

  // Emitter to base: the slope of the exponential is that of the charge of diffusion
  expeb = smooth(1, exlin2(veb / (vt_t * NF), EMin, EMax));
  ieb = smooth(1, Gbe * veb + is_t * (expeb - 1));
  ceb = smooth(1, Capcje + is_t * Tauf / (vt_t * NF) * expeb);
  Capcje = smooth(1, powlin(veb / Phie, Me) * Cje);

  // Collector to base
  expcb = smooth(1, exlin2(vcb / (vt_t * NR), EMin, EMax));
  icb = smooth(1, Gbc * vcb + is_t * (expcb - 1));
  ccb = smooth(1, Capcjc + is_t * Taur / (vt_t * NR) * expcb);
  Capcjc = smooth(1, powlin(vcb / Phic, Mc) * Cjc);

  // Transport from emitter to collector, charging, substrate
  qbk = 1 - Vak * vcb;
  B.i = -(der(veb) * ceb + ieb / bf_t + der(vcb) * ccb + icb / br_t);
  C.i = der(vcb) * ccb + icb / br_t - qbk * (ieb - icb) - iS;
  E.i = -(B.i + C.i + iS);
  iS + der(vcs) * Ccs = 0;
  if not useSubstrate then
    vS = 0;
  end if;
  LossPower = ieb / bf_t * veb + icb / br_t * vcb + qbk * (ieb - icb) * (veb - vcb);
  annotation(defaultComponentName = "pnp", Documentation(info = "<html>
<p>Bipolar pnp transistor: Ebers-Moll equations in the transport form with Early effect, depletion and diffusion
capacitances.</p>
<h4>Equations</h4>
<p><code>veb = E.v - B.v, vcb = C.v - B.v, qbk = 1 - vcb*Vak</code><br>
<code>ieb = Is*(exp(veb/(NF*Vt)) - 1) + Gbe*veb, icb = Is*(exp(vcb/(NR*Vt)) - 1) + Gbc*vcb</code><br>
<code>C.i = (icb - ieb)*qbk + icb/Br + ccb*der(vcb) + Ccs*der(vcs)</code><br>
<code>B.i = -ieb/Bf - icb/Br - ceb*der(veb) - ccb*der(vcb)</code><br>
<code>C.i + B.i + E.i + iS = 0</code></p>
<h4>Signs</h4>
<p>All currents count into the pins. In forward operation current flows into <code>E</code> and out of <code>C</code>
and <code>B</code>, and <code>veb</code> is positive: the voltages count the other way round than those of
<code>NPN</code>. <code>LossPower</code> counts positive as heat that leaves.</p>
<h4>Use</h4>
<p>The exponentials go on along straight lines beyond the exponents <code>EMin</code> and <code>EMax</code>. Without
<code>useSubstrate</code> the substrate is at ground; <code>UIC</code> fixes the collector-substrate voltage
<code>IC</code> at the beginning. With <code>useTemperatureDependency</code> currents and amplifications follow the
temperature by <code>XTI</code>, <code>XTB</code> and <code>EG</code>.</p>
</html>"));
end PNP;
