within Modelica.Mechanics.Rotational.Components;
model RelativeStates "Offers relative angle and speed of two flanges as states"
  extends Rotational.Interfaces.PartialTwoFlanges;
  parameter StateSelect stateSelect = StateSelect.prefer "How much the relative angle and speed are wanted as states";
  parameter SI.Angle phi_nominal(displayUnit = "rad", min = 0.0) = 1.0
    "Usual size of the relative angle, scales its error control";
  SI.Angle phi_rel(
    start = 0,
    stateSelect = stateSelect,
    nominal = if phi_nominal >= Modelica.Constants.eps then phi_nominal else 1)
    "Angle of flange_b minus angle of flange_a" annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularVelocity w_rel(start = 0, stateSelect = stateSelect) "Relative speed"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularAcceleration a_rel(start = 0) "Relative acceleration"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
equation
  {flange_a.tau, flange_b.tau} = zeros(2);
  flange_b.phi - flange_a.phi = phi_rel;
  {w_rel, a_rel} = {der(phi_rel), der(w_rel)};
  annotation(Documentation(info = "<html>
<p>Transmits nothing. Put it between two shafts whose difference matters more than their absolute angles.</p>
</html>"));
end RelativeStates;
