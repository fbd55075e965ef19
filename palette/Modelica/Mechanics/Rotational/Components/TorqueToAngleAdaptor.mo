within Modelica.Mechanics.Rotational.Components;
model TorqueToAngleAdaptor "Flange driven by a torque signal; answers with angle, speed and acceleration"
  parameter Boolean use_w = true "Give the speed as a signal"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter Boolean use_a = true "Give the acceleration as a signal"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  Modelica.Mechanics.Rotational.Interfaces.Flange_a flange "Driven flange"
    annotation(Placement(transformation(extent = {{-30, -10}, {-10, 10}})));
  Modelica.Blocks.Interfaces.RealOutput phi(unit = "rad") "Angle of the flange"
    annotation(Placement(transformation(extent = {{20, 70}, {40, 90}})));
  Modelica.Blocks.Interfaces.RealOutput w(unit = "rad/s") if use_w "Speed of the flange"
    annotation(Placement(transformation(extent = {{20, 40}, {40, 60}})));
  Modelica.Blocks.Interfaces.RealOutput a(unit = "rad/s2") if use_a "Acceleration of the flange"
    annotation(Placement(transformation(extent = {{20, 10}, {40, 30}})));
  Modelica.Blocks.Interfaces.RealInput tau(unit = "N.m") "Torque into the flange"
    annotation(Placement(transformation(extent = {{40, -90}, {20, -70}})));
protected
  Modelica.Blocks.Interfaces.RealInput w_internal(unit = "rad/s") "Speed, whether shown or not";
  Modelica.Blocks.Interfaces.RealInput a_internal(unit = "rad/s2") "Acceleration, whether shown or not";
equation
  {flange.phi, flange.tau} = {phi, tau};
  connect(a, a_internal);
  connect(w, w_internal);
  w_internal = if not use_w then 0 else der(phi);
  a_internal = if not use_a then 0 else der(w_internal);
  annotation(defaultComponentName = "torqueToAngleAdaptor", __Armature(drawn = {{-22, -95}, {22, 95}}), Documentation(info = "<html>
<p>The counterpart of <code>AngleToTorqueAdaptor</code>: <code>flange.tau = tau</code>, and the motion that follows is
given as signals. <code>a</code> needs <code>w</code>.</p>
</html>"));
end TorqueToAngleAdaptor;
