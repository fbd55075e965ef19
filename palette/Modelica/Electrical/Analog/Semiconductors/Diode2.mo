within Modelica.Electrical.Analog.Semiconductors;
model Diode2 "Diode with series resistance and breakdown"
  extends Modelica.Electrical.Analog.Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(T = 293.15);
  parameter SI.Voltage Vf = 0.7 "Forward voltage";
  parameter SI.Current Ids = 1e-13 "Saturation current";
  parameter SI.Resistance Rs = 16 "Resistance in series";
  parameter SI.Voltage Vt = Modelica.Constants.R * T / Modelica.Constants.F "Thermal voltage"
    annotation(Dialog(enable = not useHeatPort));
  parameter Real N = 1 "Emission coefficient";
  parameter SI.Voltage Bv = 100 "Breakdown voltage";
  parameter SI.Conductance Gp = 1e-6 "Conductance in parallel";
  SI.Voltage vd "Voltage of the junction";
  SI.Current id "Current of the junction";
protected
  SI.Voltage nVt = N * (if useHeatPort then Modelica.Constants.R * T_heatPort / Modelica.Constants.F else Vt)
    "Emission coefficient times thermal voltage at the present temperature";
  SI.Voltage vLine = Vf + nVt "Junction voltage at which the line begins";
equation
  // Up to vLine the exponential, from there on its tangent; below -Bv/2 a steep fall at -Bv that meets in value and slope
  id = smooth(1,
    if vd > vLine then Ids * (exp(vLine / nVt) * (1 + (vd - vLine) / nVt) - 1)
    elseif vd >= -Bv / 2 then Ids * (exp(vd / nVt) - 1)
    else Ids * (2 * exp(-Bv / (2 * nVt)) - exp(-(Bv + vd) / nVt) - 1));
  vd = v - id * Rs;
  i = v * Gp + id;
  LossPower = i * v;
  assert(min({Vf, Vt, Bv}) > 0, "Vf, Vt and Bv have to be positive");
  annotation(defaultComponentName = "diode", Documentation(info = "<html>
<p>Diode with series resistance, breakdown and a conductance in parallel.</p>
<h4>Equations</h4>
<p><code>v = vd + Rs*id, i = id + Gp*v</code><br>
<code>id = Ids*(exp(vd/(N*Vt)) - 1) up to vd = Vf + N*Vt, a tangent above</code><br>
<code>below -Bv/2: id = -Ids*(1 + exp(-(vd + Bv)/(N*Vt)) - 2*exp(-Bv/(2*N*Vt)))</code><br>
<code>LossPower = v*i</code></p>
<h4>Signs</h4>
<p>Forward is from <code>p</code> to <code>n</code>: both <code>v</code> and <code>i</code> are positive then;
breakdown begins at the junction voltage <code>-Bv</code>. <code>LossPower</code> counts positive as heat that
leaves.</p>
<h4>Use</h4>
<p>Above <code>Vf</code> the junction goes on along its tangent, so large currents are governed by <code>Rs</code>.
With a heat port the thermal voltage is <code>R*T/F</code> of the gas and Faraday constants, which is
<code>k*T/q</code>; the saturation current does not change. The characteristic is smooth and makes no events.</p>
</html>"));
end Diode2;
