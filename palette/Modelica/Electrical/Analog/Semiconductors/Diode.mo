within Modelica.Electrical.Analog.Semiconductors;
model Diode "Diode after Shockley, with resistance in parallel"
  extends Modelica.Electrical.Analog.Interfaces.OnePort;
  parameter SI.Current Ids = 1e-6 "Saturation current";
  parameter Boolean useTemperatureDependency = false "The characteristic follows the temperature"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter SI.Voltage Vt = 0.04 "Thermal voltage times emission coefficient"
    annotation(Dialog(enable = not useTemperatureDependency));
  parameter Real Maxexp(final min = Modelica.Constants.small) = 15 "Exponent at which the line begins";
  parameter SI.Resistance R = 1e8 "Resistance in parallel";
  parameter Real EG = 1.11 "Activation energy [eV]" annotation(Dialog(enable = useTemperatureDependency));
  parameter Real N = 1 "Emission coefficient" annotation(Dialog(enable = useTemperatureDependency));
  parameter SI.Temperature TNOM = 300.15 "Temperature at which Ids is meant"
    annotation(Dialog(enable = useTemperatureDependency));
  parameter Real XTI = 3 "Exponent of the temperature in the saturation current"
    annotation(Dialog(enable = useTemperatureDependency));
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(useHeatPort = useTemperatureDependency);
  SI.Voltage vt_t "Thermal voltage k*T/q";
  SI.Current id "Current of the junction at nominal temperature";
equation
  vt_t = T_heatPort * k / q;
  LossPower = i * v;
  if not useTemperatureDependency then
    i = smooth(1, id + v / R);
    id = Ids * (exlin(v / Vt, Maxexp) - 1);
  else
    // The saturation current grows with the energy gap and with a power of the temperature.
    i = v / R + id * exp((T_heatPort / TNOM - 1) * EG / (vt_t * N)) * (T_heatPort / TNOM) ^ (XTI / N);
    id = Ids * (exlin(v / (vt_t * N), Maxexp) - 1);
  end if;
  assert(not T_heatPort <= 0, "the temperature has to be above absolute zero");
  annotation(defaultComponentName = "diode", Documentation(info = "<html>
<p>Diode after Shockley with a resistance in parallel; its characteristic may follow the temperature.</p>
<h4>Equations</h4>
<p><code>i = Ids*(exp(v/Vt) - 1) + v/R, a tangent beyond the exponent Maxexp</code><br>
<code>with temperature: id = Ids*(exp(v/(N*vt_t)) - 1), vt_t = k*T/q</code><br>
<code>i = v/R + id*exp((T/TNOM - 1)*EG/(N*vt_t))*(T/TNOM)^(XTI/N)</code><br>
<code>LossPower = v*i</code></p>
<h4>Signs</h4>
<p>Forward is from <code>p</code> (anode) to <code>n</code> (cathode): both <code>v</code> and <code>i</code> are
positive then. <code>LossPower</code> counts positive as heat that leaves through <code>heatPort</code>.</p>
<h4>Use</h4>
<p>The smooth characteristic makes no events, but is stiff: the slope at 1 A is <code>1/Vt</code>. The tangent beyond
<code>Maxexp</code> keeps numbers finite during the search for a solution; if your current reaches it, raise
<code>Maxexp</code>. <code>useTemperatureDependency</code> shows the heat port by default. There is no charge storage
and no breakdown: see <code>Diode2</code>, <code>ZDiode</code>. <code>Vt</code> includes the emission coefficient.</p>
</html>"));
end Diode;
