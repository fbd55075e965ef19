within Modelica.Electrical.Analog.Basic;
model RotationalEMF "Conversion between circuit and shaft"
  parameter Boolean useSupport = false "Show a flange for the housing; otherwise it is mounted on the ground"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter SI.ElectricalTorqueConstant k(start = 1) "Torque per current, voltage per speed";
  SI.Voltage v "Voltage from p to n";
  SI.Current i "Current from p to n";
  SI.Angle phi "Angle of the shaft in its housing";
  SI.AngularVelocity w "Speed of the shaft in its housing";
  SI.Torque tau "Cut torque at the flange";
  SI.Torque tauElectrical "Torque of the field on the shaft";
  Interfaces.PositivePin p "Positive pin"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {0, 100})));
  Interfaces.NegativePin n "Negative pin"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {0, -100})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_b flange "Shaft"
    annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Mechanics.Rotational.Interfaces.Support support if useSupport "Housing"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
protected
  Modelica.Mechanics.Rotational.Components.Fixed fixed if not useSupport "Ground mounting"
    annotation(Placement(transformation(extent = {{-90, -20}, {-70, 0}})));
  Modelica.Mechanics.Rotational.Interfaces.InternalSupport internalSupport(tau = -tau) "Housing in both cases"
    annotation(Placement(transformation(extent = {{-90, -10}, {-70, 10}})));
equation
  v = p.v - n.v;
  i = p.i;
  p.i + n.i = 0;
  phi = flange.phi - internalSupport.phi;
  w = der(phi);
  v = k * w;
  tauElectrical = k * i;
  tau = -tauElectrical;
  tau = flange.tau;
  connect(internalSupport.flange, support);
  connect(internalSupport.flange, fixed.flange);
  annotation(defaultComponentName = "emf", Documentation(info = "<html>
<p>The heart of a motor or generator without losses: <code>v = k*w</code> and <code>tauElectrical = k*i</code>, hence
<code>v*i = tauElectrical*w</code>. A current from <code>p</code> to <code>n</code> drives the shaft forward; the
torque at the flange, counted into the part, is <code>-k*i</code>. The same torque acts backward on the housing: on
the ground, or on <code>support</code> if it is shown.</p>
<p><code>k</code> [N.m/A], which is the same as [V.s/rad].</p>
</html>"));
end RotationalEMF;
