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
  v = p.v - n.v;
  i = p.i;
  p.i + n.i = 0;
  s = flange.s - internalSupport.s;
  vel = der(s);
  v = k * vel;
  fElectrical = k * i;
  f = -fElectrical;
  f = flange.f;
  connect(internalSupport.flange, support);
  connect(internalSupport.flange, fixed.flange);
  annotation(defaultComponentName = "emf", Documentation(info = "<html>
<p>A linear motor or generator without losses: <code>v = k*vel</code> and <code>fElectrical = k*i</code>, hence
<code>v*i = fElectrical*vel</code>. A current from <code>p</code> to <code>n</code> drives the rod forward; the force
at the flange, counted into the part, is <code>-k*i</code>. The same force acts backward on the housing: on the
ground, or on <code>support</code> if it is shown.</p>
<p><code>k</code> [N/A], which is the same as [V.s/m].</p>
</html>"));
end TranslationalEMF;
