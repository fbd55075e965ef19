within Modelica.Mechanics.Translational.Components;
model GeneralForceToPositionAdaptor "Flange driven by a force signal; answers with the motion"
  extends Modelica.Blocks.Interfaces.Adaptors.FlowToPotentialAdaptor(
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
  Modelica.Mechanics.Translational.Interfaces.Flange_a flange "Driven flange"
    annotation(Placement(transformation(extent = {{-30, -10}, {-10, 10}})));
equation
  flange.f = u;
  flange.s = y;
  annotation(defaultComponentName = "forceToPositionAdaptor", __Armature(drawn = {{-22, -95}, {22, 95}}), Documentation(info = "<html>
<p>Signal in: force <code>f</code> [N]. Signals out: position <code>p</code> [m] and, if wanted, its derivatives
<code>pder</code>, <code>pder2</code>.</p>
</html>"));
end GeneralForceToPositionAdaptor;
