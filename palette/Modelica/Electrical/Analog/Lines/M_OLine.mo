within Modelica.Electrical.Analog.Lines;
model M_OLine "Several coupled lines with losses, in segments"
  parameter SI.Length length(final min = Modelica.Constants.small) = 0.1 "Length";
  parameter Integer N(final min = 2) = 5 "Number of segments";
  parameter Integer lines(final min = 2) = 4 "Number of lines";
protected
  parameter Integer dim_vector_lgc = div(lines * (lines + 1), 2) "Number of pairs of lines";
public
  parameter Real r[lines](each final min = Modelica.Constants.small, each unit = "Ohm/m") =
    {4.76e5, 1.72e5, 1.72e5, 1.72e5} "Resistances per length";
  parameter Real l[dim_vector_lgc](each final min = Modelica.Constants.small, each unit = "H/m") =
    {5.98e-7, 4.44e-7, 4.39e-7, 3.99e-7, 5.81e-7, 4.09e-7, 4.23e-7, 5.96e-7, 4.71e-7, 6.06e-7}
    "Inductances per length, upper triangle row by row";
  parameter Real g[dim_vector_lgc](each final min = Modelica.Constants.small, each unit = "S/m") =
    {8.05e-6, 3.42e-5, 2.91e-5, 1.76e-6, 9.16e-6, 7.12e-6, 2.43e-5, 5.93e-6, 4.19e-5, 6.64e-6}
    "Conductances per length, upper triangle row by row";
  parameter Real c[dim_vector_lgc](each final min = Modelica.Constants.small, each unit = "F/m") =
    {2.38e-11, 1.01e-10, 8.56e-11, 5.09e-12, 2.71e-11, 2.09e-11, 7.16e-11, 1.83e-11, 1.23e-10, 2.07e-11}
    "Capacitances per length, upper triangle row by row";
  parameter Boolean useInternalGround = true "The return is grounded; otherwise it has a pin"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter SI.LinearTemperatureCoefficient alpha_R = 0 "Relative growth of r per kelvin";
  parameter SI.LinearTemperatureCoefficient alpha_G = 0 "Relative growth of 1/g per kelvin";
  parameter Boolean useHeatPort = false "Show a heat port for the losses"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter SI.Temperature T = 293.15 "Temperature of the lines without a heat port"
    annotation(Dialog(enable = not useHeatPort));
  parameter SI.Temperature T_ref = 300.15 "Temperature at which r and g are meant";
  Modelica.Thermal.HeatTransfer.Interfaces.HeatPort_a heatPort if useHeatPort "Losses leave here as heat"
    annotation(Placement(transformation(extent = {{-110, -110}, {-90, -90}})),
      mustBeConnected = "The heat port is shown, so the losses have to go somewhere");

  model segment "One segment of all lines"
    parameter Integer lines(final min = 1) = 3 "Number of lines";
    parameter Integer dim_vector_lgc = div(lines * (lines + 1), 2) "Number of pairs of lines";
    Modelica.Electrical.Analog.Interfaces.PositivePin p[lines] "Beginnings"
      annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
    Modelica.Electrical.Analog.Interfaces.NegativePin n[lines] "Ends"
      annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
    Modelica.Electrical.Analog.Interfaces.NegativePin refPin "Return"
      annotation(Placement(transformation(extent = {{-10, -110}, {10, -90}})));
    parameter Real Cl[dim_vector_lgc] = fill(1, dim_vector_lgc) "Capacitances";
    parameter Real Rl[lines] = fill(7, lines) "Resistances";
    parameter Real Ll[dim_vector_lgc] = fill(2, dim_vector_lgc) "Inductances";
    parameter Real Gl[dim_vector_lgc] = fill(1, dim_vector_lgc) "Conductances";
    parameter SI.LinearTemperatureCoefficient alpha_R "Relative growth of the resistances per kelvin";
    parameter SI.LinearTemperatureCoefficient alpha_G "Relative fall of the conductances per kelvin";
    parameter Boolean useHeatPort = false "Show a heat port for the losses"
      annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
    parameter SI.Temperature T = 293.15 "Temperature without a heat port" annotation(Dialog(enable = not useHeatPort));
    parameter SI.Temperature T_ref "Temperature at which resistances and conductances are meant";
    Modelica.Thermal.HeatTransfer.Interfaces.HeatPort_a heatPort if useHeatPort "Losses leave here as heat"
      annotation(Placement(transformation(extent = {{-110, -110}, {-90, -90}})),
      mustBeConnected = "The heat port is shown, so the losses have to go somewhere");
    Modelica.Electrical.Analog.Basic.Capacitor C[dim_vector_lgc](C = Cl);
    Modelica.Electrical.Analog.Basic.Resistor R[lines](
      R = Rl,
      each T_ref = T_ref,
      each alpha = alpha_R,
      each useHeatPort = useHeatPort,
      each T = T);
    Modelica.Electrical.Analog.Basic.Conductor G[dim_vector_lgc](
      G = Gl,
      each T_ref = T_ref,
      each alpha = alpha_G,
      each useHeatPort = useHeatPort,
      each T = T);
    Modelica.Electrical.Analog.Basic.M_Transformer inductance(N = lines, L = Ll);
    Modelica.Electrical.Analog.Ideal.Short M "Collects the currents to the return"
      annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, -70})));
  equation
    for j in 1:lines loop
      // Along the line
      connect(n[j], inductance.n[j]);
      connect(inductance.p[j], R[j].n);
      connect(R[j].p, p[j]);
      // The pair (j, j) leads to the return; row j of the triangle ends at place div((j - 1)*(2*lines - j), 2) + lines.
      connect(n[j], C[div((j - 1) * (2 * lines - j), 2) + j].p);
      connect(n[j], G[div((j - 1) * (2 * lines - j), 2) + j].p);
      connect(M.p, C[div((j - 1) * (2 * lines - j), 2) + j].n);
      connect(M.p, G[div((j - 1) * (2 * lines - j), 2) + j].n);
      // From this line to each one behind it
      for k in j + 1:lines loop
        connect(n[j], C[div((j - 1) * (2 * lines - j), 2) + k].p);
        connect(n[j], G[div((j - 1) * (2 * lines - j), 2) + k].p);
        connect(n[k], C[div((j - 1) * (2 * lines - j), 2) + k].n);
        connect(n[k], G[div((j - 1) * (2 * lines - j), 2) + k].n);
      end for;
    end for;
    connect(refPin, M.n);
    if useHeatPort then
      for k in 1:dim_vector_lgc loop
        connect(heatPort, G[k].heatPort);
      end for;
      for j in 1:lines loop
        connect(heatPort, R[j].heatPort);
      end for;
    end if;
    annotation(defaultComponentName = "segment");
  end segment;

  model segment_last "Half a segment of all lines, without their capacitances"
    parameter Boolean useHeatPort = false "Show a heat port for the losses"
      annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
    Modelica.Thermal.HeatTransfer.Interfaces.HeatPort_a heatPort if useHeatPort "Losses leave here as heat"
      annotation(Placement(transformation(extent = {{-110, -110}, {-90, -90}})),
      mustBeConnected = "The heat port is shown, so the losses have to go somewhere");
    parameter SI.Temperature T_ref(start = 293.15) "Temperature at which the resistances are meant";
    parameter SI.Temperature T = 293.15 "Temperature without a heat port" annotation(Dialog(enable = not useHeatPort));
    parameter SI.LinearTemperatureCoefficient alpha_R "Relative growth of the resistances per kelvin";
    parameter Integer lines(final min = 1) = 3 "Number of lines";
    parameter Integer dim_vector_lgc = div(lines * (lines + 1), 2) "Number of pairs of lines";
    parameter Real Ll[dim_vector_lgc] = fill(1, dim_vector_lgc) "Inductances";
    parameter Real Rl[lines] = fill(1, lines) "Resistances";
    Modelica.Electrical.Analog.Interfaces.NegativePin n[lines] "Ends"
      annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
    Modelica.Electrical.Analog.Interfaces.PositivePin p[lines] "Beginnings"
      annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
    Modelica.Electrical.Analog.Basic.Resistor R[lines](
      R = Rl,
      each T_ref = T_ref,
      each alpha = alpha_R,
      each useHeatPort = useHeatPort,
      each T = T);
    Modelica.Electrical.Analog.Basic.M_Transformer inductance(N = lines, L = Ll);
  equation
    for j in 1:lines loop
      connect(n[j], R[j].n);
      connect(R[j].p, inductance.n[j]);
      connect(inductance.p[j], p[j]);
      if useHeatPort then
        connect(heatPort, R[j].heatPort);
      end if;
    end for;
    annotation(defaultComponentName = "segment");
  end segment_last;

  segment s_first(
    T = T,
    useHeatPort = useHeatPort,
    T_ref = T_ref,
    alpha_G = alpha_G,
    alpha_R = alpha_R,
    Gl = g * length / N,
    Cl = c * length / N,
    Ll = l * length / (2 * N),
    Rl = r * length / (2 * N),
    dim_vector_lgc = dim_vector_lgc,
    lines = lines) "First segment, half as long along the lines";
  segment s[N - 1](
    each T = T,
    each useHeatPort = useHeatPort,
    each T_ref = T_ref,
    each alpha_G = alpha_G,
    each alpha_R = alpha_R,
    each Gl = g * length / N,
    each Cl = c * length / N,
    each Ll = l * length / N,
    each Rl = r * length / N,
    each dim_vector_lgc = dim_vector_lgc,
    each lines = lines) "Segments";
  segment_last s_last(
    T = T,
    useHeatPort = useHeatPort,
    T_ref = T_ref,
    alpha_R = alpha_R,
    Ll = l * length / (2 * N),
    Rl = r * length / (2 * N),
    lines = lines) "Other half of the first segment";
  Modelica.Electrical.Analog.Interfaces.PositivePin p[lines] "Beginnings"
    annotation(Placement(transformation(extent = {{-110, -60}, {-90, 60}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin n[lines] "Ends"
    annotation(Placement(transformation(extent = {{90, -60}, {110, 60}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin refPin if not useInternalGround "Return"
    annotation(Placement(transformation(extent = {{-10, -110}, {10, -90}})));
  Modelica.Electrical.Analog.Basic.Ground ground if useInternalGround "Return"
    annotation(Placement(transformation(extent = {{-10, -80}, {10, -60}})));
equation
  connect(n, s_last.n);
  connect(s_last.p, s[N - 1].n);
  for k in N - 2:-1:1 loop
    connect(s[k + 1].p, s[k].n);
  end for;
  connect(s[1].p, s_first.n);
  connect(s_first.p, p);
  // One return for all segments
  connect(refPin, s_first.refPin);
  connect(ground.p, s_first.refPin);
  for k in 1:N - 1 loop
    connect(s[k].refPin, s_first.refPin);
  end for;
  if useHeatPort then
    connect(heatPort, s_last.heatPort);
    for k in 1:N - 1 loop
      connect(heatPort, s[k].heatPort);
    end for;
    connect(heatPort, s_first.heatPort);
  end if;
  annotation(defaultComponentName = "line", Documentation(info = "<html>
<p>Several coupled lines beside each other, cut into segments of resistances, inductances, capacitances and
conductances.</p>
<h4>Equations</h4>
<p><code>each segment: R = r*length/N and the inductance matrix l*length/N along the lines</code><br>
<code>each segment: C = c*length/N and G = g*length/N between every two lines and to the return</code><br>
<code>the first segment is half as long, its other half is the last one</code></p>
<h4>Signs</h4>
<p><code>p[k]</code> is the beginning and <code>n[k]</code> the end of line <code>k</code>; all currents count into
the part. Each line's current counts from <code>p</code> to <code>n</code>.</p>
<h4>Use</h4>
<p>The vectors <code>l</code>, <code>g</code>, <code>c</code> hold the upper triangles of symmetric matrices row by
row; the diagonal of <code>g</code> and <code>c</code> leads to the return, the others lead from line to line. Waves
are rendered well while they are much longer than a segment: choose <code>N</code> accordingly, every segment adds
<code>2*lines</code> or more states. With <code>useInternalGround</code> the return is grounded, otherwise it is the
pin <code>refPin</code>. For one line see <code>OLine</code>.</p>
</html>"));
end M_OLine;
