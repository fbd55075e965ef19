within Modelica.Electrical.Analog.Lines;
model OLine "Line with losses, in segments"
  Modelica.Electrical.Analog.Interfaces.Pin p1 "Beginning"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Modelica.Electrical.Analog.Interfaces.Pin p2 "End"
    annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Electrical.Analog.Interfaces.Pin p3 "Return"
    annotation(Placement(transformation(extent = {{-10, -110}, {10, -90}})));
  SI.Voltage v13 "Voltage at the beginning";
  SI.Voltage v23 "Voltage at the end";
  SI.Current i1 "Current into the beginning";
  SI.Current i2 "Current into the end";
  parameter Real r(final min = Modelica.Constants.small, unit = "Ohm/m", start = 1) "Resistance per length";
  parameter Real l(final min = Modelica.Constants.small, unit = "H/m", start = 1) "Inductance per length";
  parameter Real g(final min = Modelica.Constants.small, unit = "S/m", start = 1) "Conductance per length";
  parameter Real c(final min = Modelica.Constants.small, unit = "F/m", start = 1) "Capacitance per length";
  parameter SI.Length length(final min = Modelica.Constants.small, start = 1) "Length";
  parameter Integer N(final min = 1, start = 1) "Number of segments";
  parameter SI.LinearTemperatureCoefficient alpha_R = 0 "Relative growth of r per kelvin";
  parameter SI.LinearTemperatureCoefficient alpha_G = 0 "Relative growth of 1/g per kelvin";
  parameter Boolean useHeatPort = false "Show a heat port for the losses"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter SI.Temperature T = 293.15 "Temperature of the line without a heat port"
    annotation(Dialog(enable = not useHeatPort));
  parameter SI.Temperature T_ref = 300.15 "Temperature at which r and g are meant";
  Modelica.Thermal.HeatTransfer.Interfaces.HeatPort_a heatPort if useHeatPort "Losses leave here as heat"
    annotation(Placement(transformation(extent = {{-110, -110}, {-90, -90}})),
      mustBeConnected = "The heat port is shown, so the losses have to go somewhere");
  output SI.Voltage v[N] = G.v "Voltages between the segments";
  output SI.Current i[N + 1] = R.i "Currents through the segments";
protected
  parameter SI.Resistance rm[N + 1] = {(if k == 1 or k == N + 1 then 0.5 else 1) * r * length / N for k in 1:N + 1}
    "Resistances; half a segment at both ends";
  parameter SI.Inductance lm[N + 1] = {(if k == 1 or k == N + 1 then 0.5 else 1) * l * length / N for k in 1:N + 1}
    "Inductances; half a segment at both ends";
  Modelica.Electrical.Analog.Basic.Resistor R[N + 1](
    R = rm,
    each T_ref = T_ref,
    each alpha = alpha_R,
    each useHeatPort = useHeatPort,
    each T = T);
  Modelica.Electrical.Analog.Basic.Inductor L[N + 1](L = lm);
  Modelica.Electrical.Analog.Basic.Capacitor C[N](each C = c * length / N);
  Modelica.Electrical.Analog.Basic.Conductor G[N](
    each G = g * length / N,
    each T_ref = T_ref,
    each alpha = alpha_G,
    each useHeatPort = useHeatPort,
    each T = T);
equation
  {i1, i2} = {p1.i, p2.i};
  {v13, v23} = {p1.v, p2.v} - {p3.v, p3.v};
  // Series path: resistance and inductance of each segment
  connect(p2, L[N + 1].n);
  for k in N:-1:1 loop
    connect(L[k + 1].p, R[k + 1].n);
    connect(R[k + 1].p, L[k].n);
  end for;
  connect(L[1].p, R[1].n);
  connect(R[1].p, p1);
  // Shunts between the segments
  for k in 1:N loop
    connect(p3, G[k].n);
    connect(G[k].p, L[k].n);
    connect(p3, C[k].n);
    connect(C[k].p, L[k].n);
  end for;
  if useHeatPort then
    for k in 1:N loop
      connect(heatPort, G[k].heatPort);
    end for;
    for k in 1:N + 1 loop
      connect(heatPort, R[k].heatPort);
    end for;
  end if;
  annotation(defaultComponentName = "line", Documentation(info = "<html>
<p>A line with losses, cut into segments of resistance, inductance, capacitance and conductance.</p>
<h4>Equations</h4>
<p><code>R = r*length/N, L = l*length/N along each segment, half of it at both ends</code><br>
<code>C = c*length/N, G = g*length/N across each node to p3</code><br>
<code>v13 = p1.v - p3.v, v23 = p2.v - p3.v</code></p>
<h4>Signs</h4>
<p><code>i1</code> and <code>i2</code> count into the line at <code>p1</code> and <code>p2</code>; the vector
<code>i</code> counts from <code>p1</code> to <code>p2</code>. Voltages count from the line to the return
<code>p3</code>.</p>
<h4>Use</h4>
<p>Waves travel with the speed <code>1/sqrt(l*c)</code> and meet the impedance <code>sqrt(l/c)</code>. <code>N</code>
segments render waves that are much longer than <code>length/N</code>; shorter ones show ringing that the real line
does not have. <code>v</code> and <code>i</code> show voltages and currents along the line. Each segment has its own
temperature dependence if <code>useHeatPort</code> is on. For a line without losses <code>TLine</code> is exact and
cheaper.</p>
</html>"));
end OLine;
