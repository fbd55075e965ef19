within Modelica.Electrical.Analog.Basic;
model TranslationalEMF "Conversion between circuit and rod"
  parameter Boolean useSupport = false "Show a flange for the housing; otherwise it is mounted on the ground"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter SI.ElectricalForceConstant k(start = 1) "Force per current, voltage per speed";
  SI.Voltage v "Voltage from p to n";
  SI.Current i "Current from p to n";
  SI.Position s "Position of the rod in its housing";
  SI.Velocity vel "Speed of the rod in its housing";
  SI.Force f "Cut force at the flange";
  SI.Force fElectrical "Force of the field on the rod";
  Modelica.Electrical.Analog.Interfaces.PositivePin p "Positive pin"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {0, 100})));
  Modelica.Electrical.Analog.Interfaces.NegativePin n "Negative pin"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {0, -100})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b flange "Rod"
    annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Mechanics.Translational.Interfaces.Support support if useSupport "Housing"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
protected
  Modelica.Mechanics.Translational.Components.Fixed fixed if not useSupport "Ground mounting"
    annotation(Placement(transformation(extent = {{-90, -20}, {-70, 0}})));
  Modelica.Mechanics.Translational.Interfaces.InternalSupport internalSupport(f = -f) "Housing in both cases"
    annotation(Placement(transformation(extent = {{-90, -10}, {-70, 10}})));
equation
  connect(fixed.flange, internalSupport.flange);
  connect(support, internalSupport.flange);
  // Electrical and mechanical power are the same: v*i = fElectrical*vel.
  fElectrical = i * k;
  v = vel * k;
  vel = der(s);
  flange.s - internalSupport.s = s;
  flange.f = f;
  f + fElectrical = 0;
  i = p.i;
  n.i + p.i = 0;
  p.v - n.v = v;
  annotation(defaultComponentName = "emf", Documentation(info = "<html>
<p>A linear motor or generator without losses: it turns current into force and speed into voltage.</p>
<h4>Equations</h4>
<p><code>s = flange.s - support position, vel = der(s)</code><br>
<code>v = k*vel</code><br>
<code>fElectrical = k*i, flange.f = -fElectrical</code></p>
<h4>Signs</h4>
<p><code>v</code> from <code>p</code> to <code>n</code>, <code>i</code> from <code>p</code> to <code>n</code> inside.
A positive current drives the rod forward: <code>fElectrical</code> acts on the rod, and the cut force at the flange,
which counts into the part, is <code>-k*i</code>. The same force acts backwards on the housing: on the ground or on
<code>support</code>. <code>v*i = fElectrical*vel</code>.</p>
<h4>Use</h4>
<p>Loudspeakers, voice coils, linear drives: put resistor and inductor of the coil in series, a mass at the flange.
Voltage source and speed source together contradict each other, since both prescribe <code>vel</code>. <code>k</code>
in N/A equals V.s/m.</p>
</html>"));
end TranslationalEMF;
