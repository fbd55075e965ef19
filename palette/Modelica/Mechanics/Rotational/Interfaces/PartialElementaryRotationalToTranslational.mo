within Modelica.Mechanics.Rotational.Interfaces;
partial model PartialElementaryRotationalToTranslational "Base of a part between a shaft and a rod"
  parameter Boolean useSupportR = false "Show the support of the shaft; otherwise it is fixed to the ground"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter Boolean useSupportT = false "Show the support of the rod; otherwise it is fixed to the ground"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  Rotational.Interfaces.Flange_a flangeR "Shaft"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b flangeT "Rod"
    annotation(Placement(transformation(extent = {{90, 10}, {110, -10}})));
  Rotational.Interfaces.Support supportR if useSupportR "Housing on the side of the shaft"
    annotation(Placement(transformation(extent = {{-110, -110}, {-90, -90}})),
      mustBeConnected = "The support is shown, so it has to be held by something");
  Translational.Interfaces.Support supportT if useSupportT "Housing on the side of the rod"
    annotation(Placement(transformation(extent = {{110, -110}, {90, -90}})),
      mustBeConnected = "The support is shown, so it has to be held by something");
protected
  Rotational.Interfaces.InternalSupport internalSupportR(tau = -flangeR.tau)
    annotation(Placement(transformation(extent = {{-110, -90}, {-90, -70}})));
  Translational.Interfaces.InternalSupport internalSupportT(f = -flangeT.f)
    annotation(Placement(transformation(extent = {{90, -90}, {110, -70}})));
  Rotational.Components.Fixed fixedR if not useSupportR
    annotation(Placement(transformation(extent = {{-90, -94}, {-70, -74}})));
  Translational.Components.Fixed fixedT if not useSupportT
    annotation(Placement(transformation(extent = {{70, -94}, {90, -74}})));
equation
  connect(internalSupportT.flange, fixedT.flange);
  connect(internalSupportT.flange, supportT);
  connect(internalSupportR.flange, fixedR.flange);
  connect(internalSupportR.flange, supportR);
  annotation(Documentation(info = "<html>
<p>The shaft turns in one housing, the rod slides in another. Two equations complete a part: how the motions relate,
and that no power is lost.</p>
</html>"));
end PartialElementaryRotationalToTranslational;
