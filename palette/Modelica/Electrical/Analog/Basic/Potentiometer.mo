within Modelica.Electrical.Analog.Basic;
model Potentiometer "Resistor with a sliding contact"
  parameter SI.Resistance R(start = 1) "Resistance of the whole track at the temperature T_ref";
  parameter SI.Temperature T_ref = 293.15 "Temperature at which R is meant";
  parameter SI.LinearTemperatureCoefficient alpha = 0 "Relative growth of the resistance per kelvin";
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(T = T_ref);
  parameter Boolean useRinput = false "The contact follows a signal"
    annotation(Evaluate = true, HideResult = true, Dialog(group = "potentiometer"));
  parameter Real rConstant(final min = 0, final max = 1) = 0.5 "Place of the contact: 0 at pin_n, 1 at pin_p"
    annotation(Dialog(group = "potentiometer", enable = not useRinput));
  SI.Resistance Rp "Resistance between pin_p and the contact";
  SI.Resistance Rn "Resistance between the contact and pin_n";
  Modelica.Electrical.Analog.Interfaces.PositivePin pin_p "Beginning of the track"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Modelica.Electrical.Analog.Interfaces.PositivePin contact "Sliding contact"
    annotation(Placement(transformation(extent = {{90, -110}, {110, -90}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin pin_n "End of the track"
    annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Blocks.Interfaces.RealInput r if useRinput "Place of the contact"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {-100, -120})));
protected
  Modelica.Blocks.Sources.Constant rConst(final k = rConstant) if not useRinput "Place without a signal"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {-90, -50})));
  Modelica.Blocks.Interfaces.RealInput rInt "Place in both cases"
    annotation(Placement(transformation(extent = {{-84, -84}, {-76, -76}})));
equation
  connect(rInt, r);
  connect(rInt, rConst.y);
  Rp = R * (1 + alpha * (T_heatPort - T_ref)) * (1 - min(1, max(0, rInt)));
  Rn = R * (1 + alpha * (T_heatPort - T_ref)) * min(1, max(0, rInt));
  pin_p.v - contact.v = Rp * pin_p.i;
  pin_n.v - contact.v = Rn * pin_n.i;
  pin_p.i + pin_n.i + contact.i = 0;
  LossPower = (pin_p.v - contact.v) * pin_p.i + (pin_n.v - contact.v) * pin_n.i;
  annotation(Documentation(info = "<html>
<p>The contact divides the track into <code>Rp = R*(1 - r)</code> towards <code>pin_p</code> and <code>Rn = R*r</code>
towards <code>pin_n</code>: without load it has the potential <code>pin_n.v + r*(pin_p.v - pin_n.v)</code>. The place
<code>r</code> is the parameter <code>rConstant</code> or, with <code>useRinput</code>, a signal; values outside 0 ...
1 count as the nearest end. <code>R</code> [Ohm], <code>T_ref</code> [K], <code>alpha</code> [1/K].</p>
</html>"));
end Potentiometer;
