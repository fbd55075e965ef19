within Modelica.Mechanics.Rotational.Sources;
model Accelerate "Forces an angular acceleration, from a signal"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialElementaryOneFlangeAndSupport2;
  SI.Angle phi(start = 0, fixed = true, stateSelect = StateSelect.prefer) "Angle of the flange in its support"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularVelocity w(start = 0, fixed = true, stateSelect = StateSelect.prefer) "Speed of the flange in its support"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularAcceleration a "Acceleration of the flange in its support";
  Modelica.Blocks.Interfaces.RealInput a_ref(unit = "rad/s2") "Wanted acceleration"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
equation
  flange.phi = phi + phi_support;
  {w, a} = {der(phi), der(w)};
  a = a_ref;
  annotation(Documentation(info = "<html>
<p>The flange accelerates with <code>a_ref</code> [rad/s2] against its support, whatever torque this takes. Speed and
angle
follow by integration from their initial values.</p>
</html>"));
end Accelerate;
