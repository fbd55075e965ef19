within Modelica.Mechanics.Rotational.Interfaces;
partial model PartialElementaryOneFlangeAndSupport2
  "Base of a part written in equations, one flange and an optional support"
  parameter Boolean useSupport = false "Show a support flange; otherwise the housing is fixed to the ground"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  Flange_b flange "Shaft" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Support support(phi = phi_support, tau = -flange.tau) if useSupport "Housing"
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
<p>Use <code>flange.phi - phi_support</code> as the angle of the shaft in its housing. The housing takes the reaction
of the torque at the flange.</p>
</html>"));
end PartialElementaryOneFlangeAndSupport2;
