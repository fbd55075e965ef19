within Modelica.Mechanics.MultiBody.Interfaces;
model FlangeWithBearingAdaptor "Takes a flange with bearing apart"
  parameter Boolean includeBearingConnector = false "The frame of the bearing belongs to the connector";
  Modelica.Mechanics.MultiBody.Interfaces.FlangeWithBearing flangeAndFrame(
    includeBearingConnector = includeBearingConnector) "Shaft and bearing in one"
    annotation(Placement(transformation(extent = {{-130, -30}, {-70, 30}})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_b flange "Shaft"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
  Frame_a frame if includeBearingConnector "Bearing"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}}, rotation = 90, origin = {0, -100})));
equation
  connect(flangeAndFrame.bearingFrame, frame);
  connect(flangeAndFrame.flange, flange);
  annotation(defaultComponentName = "adaptor", Documentation(info = "<html>
<p>Only connections: the flange and the frame of the compound connector as two connectors.</p>
</html>"));
end FlangeWithBearingAdaptor;
