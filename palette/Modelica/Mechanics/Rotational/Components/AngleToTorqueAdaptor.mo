within Modelica.Mechanics.Rotational.Components;
model AngleToTorqueAdaptor "Flange driven by angle, speed and acceleration signals; answers with the torque"
  parameter Boolean use_w = true "Take the speed as a signal"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter Boolean use_a = true "Take the acceleration as a signal"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  Modelica.Mechanics.Rotational.Interfaces.Flange_b flange "Driven flange"
    annotation(Placement(transformation(extent = {{10, -10}, {30, 10}})));
  Modelica.Blocks.Interfaces.RealInput phi(unit = "rad") "Angle of the flange"
    annotation(Placement(transformation(extent = {{-40, 70}, {-20, 90}})));
  Modelica.Blocks.Interfaces.RealInput w(unit = "rad/s") if use_w or use_a "Derivative of phi"
    annotation(Placement(transformation(extent = {{-40, 40}, {-20, 60}})));
  Modelica.Blocks.Interfaces.RealInput a(unit = "rad/s2") if use_a "Derivative of w"
    annotation(Placement(transformation(extent = {{-40, 10}, {-20, 30}})));
  Modelica.Blocks.Interfaces.RealOutput tau(unit = "N.m") "Torque that the motion takes"
    annotation(Placement(transformation(extent = {{-20, -90}, {-40, -70}})));
protected
  Modelica.Blocks.Interfaces.RealInput w_given(unit = "rad/s") "w, or 0 where it is not used";
  Modelica.Blocks.Interfaces.RealInput a_given(unit = "rad/s2") "a, or 0 where it is not used";
equation
  // The flange follows the signals; a signal that is not there is the derivative of the one before.
  flange.phi = if use_a then Internal.follow(phi, w_given, a_given, time)
    elseif use_w then Internal.followSpeed(phi, w_given, time)
    else phi;
  tau = -flange.tau;
  connect(w, w_given);
  connect(a, a_given);
  if not (use_w or use_a) then
    w_given = 0;
  end if;
  if not use_a then
    a_given = 0;
  end if;
  annotation(defaultComponentName = "angleToTorqueAdaptor", __Armature(drawn = {{-22, -95}, {22, 95}}), Documentation(info = "<html>
<p>For coupling with a block, for instance an exchanged simulation unit: the other side computes the motion, this side
answers with the torque. Give the derivatives as signals where they are known, otherwise they are found by
differentiation.</p>
</html>"));
end AngleToTorqueAdaptor;
