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
protected
  SI.Temperature htemp "Temperature";
  Real aux "Exponent of the growth with temperature";
  Real auxp "Growth of the saturation current by the activation energy";
equation
  assert(T_heatPort > 0, "the temperature has to be above absolute zero");
  htemp = T_heatPort;
  vt_t = k * htemp / q;
  aux = (htemp / TNOM - 1) * EG / (N * vt_t);
  auxp = exp(aux);
  if useTemperatureDependency then
    id = Ids * (exlin(v / (N * vt_t), Maxexp) - 1);
    i = v / R + id * auxp * pow(htemp / TNOM, XTI / N);
  else
    id = Ids * (exlin(v / Vt, Maxexp) - 1);
    i = smooth(1, v / R + id);
  end if;
  LossPower = v * i;
  annotation(defaultComponentName = "diode", Documentation(info = "<html>
<p><code>i = Ids*(exp(v/Vt) - 1) + v/R</code>; beyond the exponent <code>Maxexp</code> the exponential goes on along
its tangent. With <code>useTemperatureDependency</code> the thermal voltage is <code>N*k*T/q</code> and the saturation
current grows with <code>(T/TNOM)^(XTI/N)*exp((T/TNOM - 1)*EG*q/(N*k*T))</code>. Conducts from <code>p</code> to
<code>n</code>.</p>
<p><code>Ids</code> [A], <code>Vt</code> [V], <code>R</code> [Ohm], <code>EG</code> [eV], <code>TNOM</code> [K].</p>
</html>"));
end Diode;
