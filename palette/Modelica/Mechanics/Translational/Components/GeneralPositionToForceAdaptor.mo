within Modelica.Mechanics.Translational.Components;
model GeneralPositionToForceAdaptor "Flange driven by motion signals; answers with the force"
  extends Modelica.Blocks.Interfaces.Adaptors.PotentialToFlowAdaptor(
    final Name_p = "s",
    final Name_pder = "v",
    final Name_pder2 = "a",
    final Name_f = "f",
    final Name_fder = "der(f)",
    final Name_fder2 = "der2(f)",
    final use_fder = false,
    final use_fder2 = false,
    final p(unit = "m"),
    final pder(unit = "m/s"),
    final pder2(unit = "m/s2"),
    final f(unit = "N"),
    final fder(unit = "N/s"),
    final fder2(unit = "N/s2"));
  Modelica.Mechanics.Translational.Interfaces.Flange_b flange "Driven flange"
    annotation(Placement(transformation(extent = {{10, -10}, {30, 10}})));
equation
  flange.s = u;
  flange.f = y;
  annotation(defaultComponentName = "positionToForceAdaptor", __Armature(drawn = {{-22, -95}, {22, 95}}), Documentation(info = "<html>
<p>Signals in: position <code>p</code> [m] and, if wanted, its derivatives <code>pder</code>, <code>pder2</code>. Signal
out: force <code>f</code> [N].</p>
</html>"));
end GeneralPositionToForceAdaptor;
