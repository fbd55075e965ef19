within Modelica.Electrical.Analog.Lines;
model ULine "Line of resistances and capacitances, in segments"
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
  parameter Real c(final min = Modelica.Constants.small, unit = "F/m", start = 1) "Capacitance per length";
  parameter SI.Length length(final min = Modelica.Constants.small, start = 1) "Length";
  parameter Integer N(final min = 1, start = 1) "Number of segments";
  parameter SI.LinearTemperatureCoefficient alpha = 0 "Relative growth of r per kelvin";
  parameter Boolean useHeatPort = false "Show a heat port for the losses"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter SI.Temperature T = 293.15 "Temperature of the line without a heat port"
    annotation(Dialog(enable = not useHeatPort));
  parameter SI.Temperature T_ref = 300.15 "Temperature at which r is meant";
  Modelica.Thermal.HeatTransfer.Interfaces.HeatPort_a heatPort if useHeatPort "Losses leave here as heat"
    annotation(Placement(transformation(extent = {{-110, -110}, {-90, -90}})),
      mustBeConnected = "The heat port is shown, so the losses have to go somewhere");
  Modelica.Electrical.Analog.Basic.Resistor R[N + 1](
    R = rm,
    each T_ref = T_ref,
    each alpha = alpha,
    each useHeatPort = useHeatPort,
    each T = T);
  Modelica.Electrical.Analog.Basic.Capacitor C[N](each C = c * length / N);
protected
  parameter SI.Resistance rm[N + 1] = {(if k == 1 or k == N + 1 then 0.5 else 1) * r * length / N for k in 1:N + 1}
    "Resistances; half a segment at both ends";
equation
  {i1, i2} = {p1.i, p2.i};
  {v13, v23} = {p1.v, p2.v} - {p3.v, p3.v};
  connect(p2, R[N + 1].n);
  for k in N:-1:1 loop
    connect(p3, C[k].n);
    connect(C[k].p, R[k].n);
    connect(R[k + 1].p, R[k].n);
  end for;
  connect(R[1].p, p1);
  if useHeatPort then
    for k in 1:N + 1 loop
      connect(heatPort, R[k].heatPort);
    end for;
  end if;
  annotation(defaultComponentName = "line", Documentation(info = "<html>
<p>A line of resistances along it and capacitances across it, in segments: signals spread like heat.</p>
<h4>Equations</h4>
<p><code>R = r*length/N along each segment, half of it at both ends</code><br>
<code>C = c*length/N across each node to p3</code><br>
<code>v13 = p1.v - p3.v, v23 = p2.v - p3.v</code></p>
<h4>Signs</h4>
<p><code>i1</code> and <code>i2</code> count into the line at <code>p1</code> and <code>p2</code>; voltages count from
the line to the return <code>p3</code>.</p>
<h4>Use</h4>
<p>Wires on a chip and slow cables, where inductance does not matter. There is no travelling wave: a step at the
beginning arrives smeared, after a time that grows with the square of the length, about <code>r*c*length^2/2</code>.
The more segments, the better the early part of the answer. With <code>useHeatPort</code> the resistances heat their
surroundings.</p>
</html>"));
end ULine;
