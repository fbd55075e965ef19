within Modelica.Mechanics.Rotational.Components;
model InitializeFlange "Sets angle, speed and acceleration of a flange at the start, from signals"
  extends Modelica.Blocks.Icons.Block;
  parameter Boolean use_phi_start = true "Set the angle from input phi_start";
  parameter Boolean use_w_start = true "Set the speed from input w_start";
  parameter Boolean use_a_start = true "Set the acceleration from input a_start";
  parameter StateSelect stateSelect = StateSelect.default "How much angle and speed of the flange are wanted as states";
  Modelica.Blocks.Interfaces.RealInput phi_start(unit = "rad") if use_phi_start "Angle at the start"
    annotation(Placement(transformation(extent = {{-140, 60}, {-100, 100}})));
  Modelica.Blocks.Interfaces.RealInput w_start(unit = "rad/s") if use_w_start "Speed at the start"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealInput a_start(unit = "rad/s2") if use_a_start "Acceleration at the start"
    annotation(Placement(transformation(extent = {{-140, -100}, {-100, -60}})));
  Interfaces.Flange_b flange "Flange to be set" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  SI.Angle phi_flange(stateSelect = stateSelect) = flange.phi "Angle of the flange";
  SI.AngularVelocity w_flange(stateSelect = stateSelect) = der(phi_flange) "Speed of the flange";
protected
  Internal.StartCondition set_phi(x = phi_flange) if use_phi_start "Condition on the angle";
  Internal.StartCondition set_w(x = w_flange) if use_w_start "Condition on the speed";
  Internal.StartCondition set_a(x = der(w_flange)) if use_a_start "Condition on the acceleration";
equation
  flange.tau = 0;
  connect(set_phi.u, phi_start);
  connect(set_w.u, w_start);
  connect(set_a.u, a_start);
  annotation(Documentation(info = "<html>
<p>Adds up to three initial equations: <code>flange.phi = phi_start</code> [rad], <code>der(flange.phi) = w_start</code>
[rad/s], second derivative <code>= a_start</code> [rad/s2]. It takes no torque and has no effect after the start.</p>
</html>"));
end InitializeFlange;
