within Modelica.Mechanics.Translational.Interfaces;
partial model PartialElementaryOneFlangeAndSupport2
  "Base of a part written in equations, one flange and an optional support"
  parameter Boolean useSupport = false "Show a support flange; otherwise the housing is fixed to the ground"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  SI.Length s "Position of the flange in its support"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  Flange_b flange "Rod" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Support support(s = s_support, f = -flange.f) if useSupport "Housing"
    annotation(Placement(transformation(extent = {{-10, -110}, {10, -90}})),
      mustBeConnected = "The support is shown, so it has to be held by something");
protected
  SI.Length s_support "Position of the housing, zero on the ground";
equation
  flange.s = s + s_support;
  // Without support the housing is at rest.
  if not useSupport then
    s_support = 0;
  end if;
  annotation(Documentation(info = "<html>
<p><code>s</code> [m] is the position in the housing. The housing takes the reaction of the force at the flange. One
equation completes the part.</p>
</html>"));
end PartialElementaryOneFlangeAndSupport2;
