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
  SI.Resistance whole "Resistance of the whole track" annotation(HideResult = true);
equation
  connect(rConst.y, rInt);
  connect(r, rInt);
  // Both parts of the track together are the whole one at its temperature.
  whole = R + R * alpha * (T_heatPort - T_ref);
  Rn = whole * max(0, min(rInt, 1));
  Rp = whole - Rn;
  Rn * pin_n.i = pin_n.v - contact.v;
  Rp * pin_p.i = pin_p.v - contact.v;
  contact.i = -(pin_n.i + pin_p.i);
  LossPower = Rn * pin_n.i ^ 2 + Rp * pin_p.i ^ 2;
  annotation(Documentation(info = "<html>
<p>A resistor with a sliding contact that divides its track in two.</p>
<h4>Equations</h4>
<p><code>Rp = R_actual*(1 - r), Rn = R_actual*r, R_actual = R*(1 + alpha*(T_heatPort - T_ref))</code><br>
<code>pin_p.v - contact.v = Rp*pin_p.i</code><br>
<code>pin_n.v - contact.v = Rn*pin_n.i</code><br>
<code>pin_p.i + pin_n.i + contact.i = 0</code></p>
<h4>Signs</h4>
<p>The place <code>r</code> counts from <code>pin_n</code> (0) to <code>pin_p</code> (1): without load the contact has
the potential <code>pin_n.v + r*(pin_p.v - pin_n.v)</code>. All three currents count into the part;
<code>LossPower</code> counts positive as heat that leaves.</p>
<h4>Use</h4>
<p><code>r</code> is the parameter <code>rConstant</code> or, with <code>useRinput</code>, a signal; values outside 0
... 1 count as the nearest end. At the ends one half has no resistance and is a short cut from the contact to that
pin. A load at the contact bends the linear division: that is physics, not an error.</p>
</html>"));
end Potentiometer;
