within Modelica.Mechanics.Rotational.Interfaces;
partial model PartialCompliantWithRelativeStates
  "Base of a compliant part whose twist and relative speed serve as states"
  SI.Angle phi_rel(
    start = 0,
    stateSelect = stateSelect,
    nominal = if phi_nominal >= Modelica.Constants.eps then phi_nominal else 1)
    "Twist: angle of flange_b minus angle of flange_a"
      annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularVelocity w_rel(start = 0, stateSelect = stateSelect) "Relative speed, derivative of the twist"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularAcceleration a_rel(start = 0) "Relative acceleration, derivative of the relative speed"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Torque tau "Torque transmitted, positive if it resists a positive twist";
  Flange_a flange_a "Left end" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Flange_b flange_b "Right end" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));

  parameter SI.Angle phi_nominal(displayUnit = "rad", min = 0.0) = 1e-4
    "Usual size of the twist, scales its error control"
    annotation(Dialog(tab = "Advanced"));
  parameter StateSelect stateSelect = StateSelect.prefer "How much twist and relative speed are wanted as states"
    annotation(HideResult = true, Dialog(tab = "Advanced"));
equation
  flange_b.phi - flange_a.phi = phi_rel;
  {w_rel, a_rel} = {der(phi_rel), der(w_rel)};
  {flange_a.tau, flange_b.tau} = {-tau, tau};
  annotation(Documentation(info = "<html>
<p>As <code>PartialCompliant</code>, with relative speed <code>w_rel</code> [rad/s] and acceleration <code>a_rel</code>
[rad/s2]. Relative states are numerically better: a stiff shaft is twisted by a tiny angle while the absolute angles
grow without bound, and the difference of two large numbers would lose it.</p>
</html>"));
end PartialCompliantWithRelativeStates;
