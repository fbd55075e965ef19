within Modelica.Mechanics.Translational.Interfaces;
partial model PartialCompliantWithRelativeStates
  "Base of a compliant part whose length and relative speed serve as states"
  parameter StateSelect stateSelect = StateSelect.prefer "How much length and relative speed are wanted as states"
    annotation(HideResult = true, Dialog(tab = "Advanced"));
  parameter SI.Distance s_nominal = 1e-4 "Usual size of s_rel, scales its error control"
    annotation(Dialog(tab = "Advanced"));
  SI.Position s_rel(start = 0, stateSelect = stateSelect, nominal = s_nominal)
    "Length: position of flange_b minus position of flange_a"
      annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Velocity v_rel(start = 0, stateSelect = stateSelect) "Relative speed, derivative of the length"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Force f "Force transmitted, positive if it pulls both ends together";
  extends Translational.Interfaces.PartialTwoFlanges;
equation
  flange_b.s - flange_a.s = s_rel;
  der(s_rel) = v_rel;
  {flange_a.f, flange_b.f} = {-f, f};
  annotation(Documentation(info = "<html>
<p>As <code>PartialCompliant</code>, with the relative speed <code>v_rel</code> [m/s]. Relative states are numerically
better where a stiff part joins two bodies that travel far.</p>
</html>"));
end PartialCompliantWithRelativeStates;
