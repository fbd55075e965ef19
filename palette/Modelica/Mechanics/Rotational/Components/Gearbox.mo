within Modelica.Mechanics.Rotational.Components;
model Gearbox "Gear with losses, elasticity and play"
  extends Modelica.Mechanics.Rotational.Icons.Gearbox;
  extends Modelica.Mechanics.Rotational.Interfaces.PartialTwoFlangesAndSupport;
  parameter Real ratio(start = 1) "Angle of flange_a over angle of flange_b";
  parameter Real lossTable[:, 5] = [0, 1, 1, 0, 0] "Losses over speed, as in LossyGear";
  parameter SI.RotationalSpringConstant c(final min = Modelica.Constants.small, start = 1.0e5)
    "Stiffness, seen from flange_b";
  parameter SI.RotationalDampingConstant d(final min = 0, start = 0) "Damping, seen from flange_b";
  parameter SI.Angle b(final min = 0) = 0 "Play, seen from flange_b";
  parameter StateSelect stateSelect = StateSelect.prefer "How much phi_rel and w_rel are wanted as states"
    annotation(HideResult = true, Dialog(tab = "Advanced"));
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialConditionalHeatPort(final T = 293.15);

  SI.Angle phi_rel(start = 0, stateSelect = stateSelect, nominal = 1e-4) = flange_b.phi - lossyGear.flange_b.phi
    "Twist of the elastic part" annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularVelocity w_rel(start = 0, stateSelect = stateSelect) = der(phi_rel)
    "Relative speed over the elastic part" annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularAcceleration a_rel(start = 0) = der(w_rel) "Relative acceleration over the elastic part"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));

  Rotational.Components.LossyGear lossyGear(
    final ratio = ratio,
    final lossTable = lossTable,
    final useSupport = true,
    final useHeatPort = true) "Teeth and bearings"
      annotation(Placement(transformation(extent = {{-60, -20}, {-20, 20}})));
  Rotational.Components.ElastoBacklash elastoBacklash(
    final b = b,
    final c = c,
    final phi_rel0 = 0,
    final d = d,
    final useHeatPort = true) "Elasticity and play"
      annotation(Placement(transformation(extent = {{20, -20}, {60, 20}})));
equation
  connect(internalSupport, lossyGear.support);
  connect(lossyGear.flange_a, flange_a);
  connect(elastoBacklash.flange_a, lossyGear.flange_b);
  connect(flange_b, elastoBacklash.flange_b);
  connect(internalHeatPort, elastoBacklash.heatPort);
  connect(internalHeatPort, lossyGear.heatPort);
  annotation(Documentation(info = "<html>
<p>A <code>LossyGear</code> with an <code>ElastoBacklash</code> behind it, on the side of flange_b. Add inertias outside
if the wheels are heavy.</p>
</html>"));
end Gearbox;
