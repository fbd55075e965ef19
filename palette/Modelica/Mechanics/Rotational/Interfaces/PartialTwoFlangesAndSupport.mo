within Modelica.Mechanics.Rotational.Interfaces;
partial model PartialTwoFlangesAndSupport "Base of a drawn part with two flanges and an optional support"
  parameter Boolean useSupport = false "Show a support flange; otherwise the housing is fixed to the ground"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  Flange_a flange_a "Left shaft" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Flange_b flange_b "Right shaft" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Support support if useSupport "Housing"
    annotation(Placement(transformation(extent = {{-10, -110}, {10, -90}})),
      mustBeConnected = "The support is shown, so it has to be held by something");
protected
  Support internalSupport "Housing in both cases" annotation(Placement(transformation(extent = {{-3, -83}, {3, -77}})));
  Components.Fixed fixed if not useSupport "Ground"
    annotation(Placement(transformation(extent = {{10, -94}, {30, -74}})));
equation
  connect(fixed.flange, internalSupport);
  connect(support, internalSupport);
  annotation(Documentation(info = "<html>
<p>For parts drawn as a diagram: connect the inner parts to both flanges and to <code>internalSupport</code>.</p>
</html>"));
end PartialTwoFlangesAndSupport;
