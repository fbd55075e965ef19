within Modelica.Electrical.Analog.Sources;
model DCPowerSupply "Supply with limits of voltage, power and current"
  import Modelica.Constants.eps;
  parameter SI.Voltage V0(final min = eps) = 60 "Voltage without load";
  parameter SI.Current I0(final min = eps) = 50 "Current into a short cut";
  parameter SI.Power P0(final min = eps) = 1200 "Largest power";
  parameter SI.Resistance Rcv(final min = eps) = 1e-3 "Inner resistance where the voltage is limited"
    annotation(Dialog(group = "Advanced"));
  parameter SI.Conductance Gcc(final min = eps) = 1e-3 "Inner conductance where the current is limited"
    annotation(Dialog(group = "Advanced"));
  parameter SI.Current iBack = 1e-3 "Largest current back into the supply" annotation(Dialog(group = "Advanced"));
  SI.Voltage v(start = V0) = p.v - n.v "Voltage from p to n";
  SI.Current i = p.i "Current into p; negative: delivered";
  SI.Power P = v * i "Power into the supply; negative: delivered";
  Modelica.Electrical.Analog.Interfaces.PositivePin p "Positive pin"
    annotation(Placement(transformation(extent = {{90, -110}, {110, -90}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin n "Negative pin"
    annotation(Placement(transformation(extent = {{-110, -110}, {-90, -90}})));
protected
  final parameter SI.Voltage vMeet = (V0 - Rcv * I0) / (1 - Rcv * Gcc) "Where the lines of voltage and current meet";
  final parameter SI.Current iMeet = (I0 - Gcc * V0) / (1 - Rcv * Gcc) "Where the lines of voltage and current meet";
  final parameter Boolean cp = vMeet * iMeet > P0 "The limit of power cuts off the corner";
  final parameter SI.Voltage vLim = if cp then (I0 - sqrt(max(0, I0 ^ 2 - 4 * Gcc * P0))) / (2 * Gcc) else vMeet
    "Voltage up to which the current is limited";
  final parameter SI.Current iLim = if cp then (V0 - sqrt(max(0, V0 ^ 2 - 4 * Rcv * P0))) / (2 * Rcv) else iMeet
    "Current up to which the voltage is limited";
  Boolean cv(start = true) "Voltage is limited";
  Boolean cc(start = false) "Current is limited";
equation
  assert(Rcv < V0 / I0 and (not cp or Rcv < V0 ^ 2 / (4 * P0)), "Rcv is too large for the voltage and the power");
  assert(Gcc < I0 / V0 and (not cp or Gcc < I0 ^ 2 / (4 * P0)), "Gcc is too large for the current and the power");
  assert(v >= 0, "the supply cannot take a negative voltage");
  assert(i <= iBack, "a current flows back into the supply");
  p.i + n.i = 0;
  cv = -i <= iLim;
  cc = v <= vLim;
  if cv then
    v = V0 + Rcv * i;
  elseif not cp or cc then
    -i = I0 - Gcc * v;
  else
    -P0 = v * i;
  end if;
  annotation(defaultComponentName = "dcPowerSupply", Documentation(info = "<html>
<p>With little load the supply holds its voltage, <code>v = V0 - Rcv*(-i)</code>; with a heavy load it holds its
current, <code>-i = I0 - Gcc*v</code>; between them it delivers the constant power <code>P0 = v*(-i)</code>, if the
corner of the first two lines lies beyond <code>P0</code>. The delivered current is negative because <code>i</code> is
counted into <code>p</code>.</p>
<p><code>V0</code> [V], <code>I0</code>, <code>iBack</code> [A], <code>P0</code> [W], <code>Rcv</code> [Ohm],
<code>Gcc</code> [S].</p>
</html>"));
end DCPowerSupply;
