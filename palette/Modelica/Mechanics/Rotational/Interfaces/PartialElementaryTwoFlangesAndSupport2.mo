within Modelica.Mechanics.Rotational.Interfaces;
partial model PartialElementaryTwoFlangesAndSupport2
  "Base of a part written in equations, two flanges and an optional support"
  parameter Boolean useSupport = false "Show a support flange; otherwise the housing is fixed to the ground"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  Flange_a flange_a "Left shaft" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Flange_b flange_b "Right shaft" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Support support(phi = phi_support, tau = -(flange_a.tau + flange_b.tau)) if useSupport "Housing"
    annotation(Placement(transformation(extent = {{-10, -110}, {10, -90}})),
      mustBeConnected = "The support is shown, so it has to be held by something");
protected
  SI.Angle phi_support "Angle of the housing, zero on the ground";
equation
  // Without support the housing is at rest.
  if not useSupport then
    phi_support = 0;
  end if;
  annotation(Documentation(info = "<html>
<p>Use <code>flange_a.phi - phi_support</code> and <code>flange_b.phi - phi_support</code> as angles in the housing.
The housing takes the reaction of both torques.</p>
</html>"));
end PartialElementaryTwoFlangesAndSupport2;
