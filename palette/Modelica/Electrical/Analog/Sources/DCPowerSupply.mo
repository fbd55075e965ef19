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
  n.i = -p.i;
  cc = vLim >= v;
  cv = iLim >= -i;
  if cv then
    v = V0 + i * Rcv;
  elseif cp and not cc then
    v * i + P0 = 0;
  else
    i = v * Gcc - I0;
  end if;
  assert(i <= iBack, "a current flows back into the supply");
  assert(not v < 0, "the supply cannot take a negative voltage");
  assert(Gcc * V0 < I0 and (not cp or 4 * Gcc * P0 < I0 ^ 2), "Gcc is too large for the current and the power");
  assert(Rcv * I0 < V0 and (not cp or 4 * Rcv * P0 < V0 ^ 2), "Rcv is too large for the voltage and the power");
  annotation(defaultComponentName = "dcPowerSupply", Documentation(info = "<html>
<p>A laboratory supply that limits voltage, current and power, each in its turn.</p>
<h4>Equations</h4>
<p><code>little load: v = V0 + Rcv*i</code><br>
<code>heavy load: -i = I0 - Gcc*v</code><br>
<code>between, if the corner lies beyond P0: v*(-i) = P0</code></p>
<h4>Signs</h4>
<p><code>v</code> counts from <code>p</code> to <code>n</code>; <code>i</code> counts into <code>p</code>, so it is
negative while the supply delivers, and so is <code>P = v*i</code>.</p>
<h4>Use</h4>
<p><code>V0</code> is the voltage without load, <code>I0</code> the current into a short cut. <code>Rcv</code> and
<code>Gcc</code> tilt the two limits a little and have to be small enough that they meet. It is a one-quadrant source:
a negative voltage, or a current back into it above <code>iBack</code>, stops the run with a message. Put a diode in
front of loads that may feed back.</p>
</html>"));
end DCPowerSupply;
