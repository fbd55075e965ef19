within Modelica.Mechanics.Translational.Sources;
model Accelerate "Forces an acceleration, from a signal"
  extends Modelica.Mechanics.Translational.Interfaces.PartialElementaryOneFlangeAndSupport2(
    s(start = 0, fixed = true, stateSelect = StateSelect.prefer));
  SI.Velocity v(start = 0, fixed = true, stateSelect = StateSelect.prefer) "Speed of the flange in its support"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Acceleration a "Acceleration of the flange in its support";
  Modelica.Blocks.Interfaces.RealInput a_ref(unit = "m/s2") "Wanted acceleration"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
equation
  {v, a} = {der(s), der(v)};
  a = a_ref;
  annotation(Documentation(info = "<html>
<p>The flange accelerates with <code>a_ref</code> [m/s2] against its support, whatever force this takes. Speed and
position
follow by integration from their initial values.</p>
</html>"));
end Accelerate;
