within Modelica.Mechanics.Rotational.Components;
model GeneralAngleToTorqueAdaptor "Flange driven by motion signals, on the common adaptor base"
  extends Modelica.Blocks.Interfaces.Adaptors.PotentialToFlowAdaptor(
    final Name_p = "phi",
    final Name_pder = "w",
    final Name_pder2 = "a",
    final Name_f = "tau",
    final Name_fder = "der(tau)",
    final Name_fder2 = "der2(tau)",
    final use_fder = false,
    final use_fder2 = false,
    final p(unit = "rad"),
    final pder(unit = "rad/s"),
    final pder2(unit = "rad/s2"),
    final f(unit = "N.m"),
    final fder(unit = "N.m/s"),
    final fder2(unit = "N.m/s2"));
  Modelica.Mechanics.Rotational.Interfaces.Flange_b flange "Driven flange"
    annotation(Placement(transformation(extent = {{10, -10}, {30, 10}})));
equation
  flange.phi = u;
  flange.tau = y;
  annotation(defaultComponentName = "angleToTorqueAdaptor", __Armature(drawn = {{-22, -95}, {22, 95}}), Documentation(info = "<html>
<p>Signals in: angle <code>p</code> [rad] and, if wanted, its derivatives <code>pder</code>, <code>pder2</code>. Signal
out: torque <code>f</code> [N.m].</p>
</html>"));
end GeneralAngleToTorqueAdaptor;
