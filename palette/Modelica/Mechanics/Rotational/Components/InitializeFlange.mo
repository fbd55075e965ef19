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
  encapsulated model Set_phi_start "Start condition on the angle"
    import Modelica;
    extends Modelica.Blocks.Icons.Block;
    Modelica.Blocks.Interfaces.RealInput phi_start(unit = "rad") "Angle at the start"
      annotation(HideResult = true, Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
    Modelica.Mechanics.Rotational.Interfaces.Flange_b flange
      annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  initial equation
    phi_start = flange.phi;
  equation
    flange.tau = 0;
  end Set_phi_start;

  encapsulated model Set_w_start "Start condition on the speed"
    import Modelica;
    extends Modelica.Blocks.Icons.Block;
    Modelica.Blocks.Interfaces.RealInput w_start(unit = "rad/s") "Speed at the start"
      annotation(HideResult = true, Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
    Modelica.Mechanics.Rotational.Interfaces.Flange_b flange
      annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  initial equation
    w_start = der(flange.phi);
  equation
    flange.tau = 0;
  end Set_w_start;

  encapsulated model Set_a_start "Start condition on the acceleration"
    import Modelica;
    extends Modelica.Blocks.Icons.Block;
    Modelica.Blocks.Interfaces.RealInput a_start(unit = "rad/s2") "Acceleration at the start"
      annotation(HideResult = true, Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
    Modelica.Mechanics.Rotational.Interfaces.Flange_b flange(phi(stateSelect = StateSelect.avoid))
      annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
    Modelica.Units.SI.AngularVelocity w = der(flange.phi) "Speed" annotation(HideResult = true);
  initial equation
    a_start = der(w);
  equation
    flange.tau = 0;
  end Set_a_start;

  encapsulated model Set_flange_tau "End of the shaft, so that the flange stays free if nothing is connected"
    import Modelica;
    extends Modelica.Blocks.Icons.Block;
    Modelica.Mechanics.Rotational.Interfaces.Flange_b flange
      annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  equation
    flange.tau = 0;
  end Set_flange_tau;

  Set_phi_start set_phi_start if use_phi_start annotation(Placement(transformation(extent = {{-20, 70}, {0, 90}})));
  Set_w_start set_w_start if use_w_start annotation(Placement(transformation(extent = {{-20, -10}, {0, 10}})));
  Set_a_start set_a_start if use_a_start annotation(Placement(transformation(extent = {{-20, -90}, {0, -70}})));
  Set_flange_tau set_flange_tau annotation(Placement(transformation(extent = {{96, -90}, {76, -70}})));
equation
  connect(phi_start, set_phi_start.phi_start);
  connect(w_start, set_w_start.w_start);
  connect(a_start, set_a_start.a_start);
  connect(set_phi_start.flange, flange);
  connect(set_w_start.flange, flange);
  connect(set_a_start.flange, flange);
  connect(set_flange_tau.flange, flange);
  annotation(Documentation(info = "<html>
<p>Adds up to three initial equations: <code>flange.phi = phi_start</code> [rad], <code>der(flange.phi) = w_start</code>
[rad/s], second derivative <code>= a_start</code> [rad/s2]. It takes no torque and has no effect after the start.</p>
</html>"));
end InitializeFlange;
