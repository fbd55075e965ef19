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
  connect(fixed.flange, internalSupport.flange);
  connect(support, internalSupport.flange);
  // Electrical and mechanical power are the same: v*i = tauElectrical*w.
  tauElectrical = i * k;
  v = w * k;
  w = der(phi);
  flange.phi - internalSupport.phi = phi;
  flange.tau = tau;
  tau + tauElectrical = 0;
  i = p.i;
  n.i + p.i = 0;
  p.v - n.v = v;
  annotation(defaultComponentName = "emf", Documentation(info = "<html>
<p>The heart of an electric motor or generator, without losses: it turns current into torque and speed into
voltage.</p>
<h4>Equations</h4>
<p><code>phi = flange.phi - support angle, w = der(phi)</code><br>
<code>v = k*w</code><br>
<code>tauElectrical = k*i, flange.tau = -tauElectrical</code></p>
<h4>Signs</h4>
<p><code>v</code> from <code>p</code> to <code>n</code>, <code>i</code> from <code>p</code> to <code>n</code> inside.
A positive current drives the shaft forward: <code>tauElectrical</code> acts on the shaft, and the cut torque at the
flange, which counts into the part, is <code>-k*i</code>. The same torque acts backwards on the housing: on the ground
or on <code>support</code>. <code>v*i = tauElectrical*w</code>: the machine is a motor while this is positive, a
generator while it is negative.</p>
<h4>Use</h4>
<p>Put a resistor and an inductor of the winding in series, and an inertia at the flange. The part alone cannot be
driven by a voltage source and a speed source at once: both prescribe <code>w</code>. <code>k</code> in N.m/A equals
V.s/rad.</p>
</html>"));
end RotationalEMF;
