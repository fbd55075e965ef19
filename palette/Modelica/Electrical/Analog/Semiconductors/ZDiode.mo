within Modelica.Electrical.Analog.Semiconductors;
model ZDiode "Zener diode"
  extends Modelica.Electrical.Analog.Interfaces.OnePort;
  parameter SI.Current Ids = 1e-6 "Saturation current";
  parameter SI.Voltage Vt = 0.04 "Thermal voltage times emission coefficient";
  parameter Real Maxexp(final min = Modelica.Constants.small) = 30 "Exponent at which the lines begin";
  parameter SI.Resistance R = 1e8 "Resistance in parallel";
  parameter SI.Voltage Bv = 5.1 "Zener voltage";
  parameter SI.Current Ibv = 0.7 "Current at the Zener voltage";
  parameter Real Nbv = 0.74 "Emission coefficient of the breakdown";
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(T = 293.15);
equation
  i = smooth(1,
    if v > Maxexp * Vt then v / R + Ids * (exp(Maxexp) * (1 + (v / Vt - Maxexp)) - 1)
    elseif v + Bv < -Maxexp * Nbv * Vt then v / R - Ids - Ibv * exp(Maxexp) * (1 - ((v + Bv) / (Nbv * Vt) + Maxexp))
    else v / R + Ids * (exp(v / Vt) - 1) - Ibv * exp(-(v + Bv) / (Nbv * Vt)));
  LossPower = v * i;
  annotation(defaultComponentName = "diode", Documentation(info = "<html>
<p><code>i = Ids*(exp(v/Vt) - 1) - Ibv*exp(-(v + Bv)/(Nbv*Vt)) + v/R</code>: a diode forward, a steep breakdown at
<code>v = -Bv</code> backward. Both exponentials go on along straight lines beyond the exponent
<code>Maxexp</code>.</p>
<p><code>Ids</code>, <code>Ibv</code> [A], <code>Vt</code>, <code>Bv</code> [V], <code>R</code> [Ohm].</p>
</html>"));
end ZDiode;
