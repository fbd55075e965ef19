within Modelica.Mechanics.Translational.Components;
model RelativeStates "Offers relative position and speed of two flanges as states"
  extends Translational.Interfaces.PartialTwoFlanges;
  parameter StateSelect stateSelect = StateSelect.prefer
    "How much the relative position and speed are wanted as states";
  SI.Position s_rel(start = 0, stateSelect = StateSelect.prefer) "Position of flange_b minus position of flange_a"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Velocity v_rel(start = 0, stateSelect = StateSelect.prefer) "Relative speed"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Acceleration a_rel(start = 0) "Relative acceleration"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
equation
  {flange_a.f, flange_b.f} = zeros(2);
  flange_b.s - flange_a.s = s_rel;
  {v_rel, a_rel} = {der(s_rel), der(v_rel)};
  annotation(Documentation(info = "<html>
<p>Transmits nothing. Put it between two bodies whose distance matters more than their positions.</p>
</html>"));
end RelativeStates;
