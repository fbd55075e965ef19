within Modelica.Mechanics.Rotational.Components;
model Inertia "Rigid shaft with a moment of inertia"
  extends Rotational.Interfaces.PartialTwoFlanges;
  parameter SI.Inertia J(min = 0, start = 1) "Moment of inertia about the axis of the shaft";
  parameter StateSelect stateSelect = StateSelect.default "How much phi and w are wanted as states"
    annotation(HideResult = true, Dialog(tab = "Advanced"));
  SI.Angle phi(stateSelect = stateSelect) "Angle of the shaft"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularVelocity w(stateSelect = stateSelect) "Angular velocity, derivative of phi"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularAcceleration a "Angular acceleration, derivative of w"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
equation
  {flange_a.phi, flange_b.phi} = {phi, phi};
  {w, a} = {der(phi), der(w)};
  J * a = flange_b.tau + flange_a.tau;
  annotation(Documentation(info = "<html>
<p>Newton's law for a shaft: <code>J*a = flange_a.tau + flange_b.tau</code>. Both flanges turn with the shaft. A
positive torque at either flange raises the speed.</p>
<p><code>J</code> [kg.m2]. Initial values: <code>phi</code> [rad], <code>w</code> [rad/s], <code>a</code> [rad/s2].</p>
</html>"));
end Inertia;
