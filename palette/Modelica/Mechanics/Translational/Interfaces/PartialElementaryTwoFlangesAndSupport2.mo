within Modelica.Mechanics.Translational.Interfaces;
partial model PartialElementaryTwoFlangesAndSupport2
  "Base of a part written in equations, two flanges and an optional support"
  parameter Boolean useSupport = false "Show a support flange; otherwise the housing is fixed to the ground"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  extends Translational.Interfaces.PartialTwoFlanges;
  Support support(s = s_support, f = -(flange_a.f + flange_b.f)) if useSupport "Housing"
    annotation(Placement(transformation(extent = {{-10, -110}, {10, -90}})),
      mustBeConnected = "The support is shown, so it has to be held by something");
  SI.Length s_a "Position of flange_a in the housing";
  SI.Length s_b "Position of flange_b in the housing";
protected
  SI.Length s_support "Position of the housing, zero on the ground";
equation
  {flange_a.s, flange_b.s} = {s_a, s_b} + fill(s_support, 2);
  // Without support the housing is at rest.
  if not useSupport then
    s_support = 0;
  end if;
  annotation(Documentation(info = "<html>
<p><code>s_a</code> and <code>s_b</code> [m] are positions in the housing. The housing takes the reaction of both
forces.</p>
</html>"));
end PartialElementaryTwoFlangesAndSupport2;
