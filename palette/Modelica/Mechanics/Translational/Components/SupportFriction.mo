within Modelica.Mechanics.Translational.Components;
model SupportFriction "Dry and viscous friction of a guide"
  extends Modelica.Mechanics.Translational.Interfaces.PartialElementaryTwoFlangesAndSupport2;
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPortWithoutT;
  import Modelica.Blocks.Types.{ExternalCombiTable1D, Extrapolation, Smoothness};
  import Modelica.Mechanics.Internal.characteristic;

  parameter Real f_pos[:, 2] = [0, 1] "Rows of sliding speed [m/s] and friction force [N], speeds not negative";
  parameter Smoothness smoothness = Smoothness.LinearSegments "Interpolation between the rows of f_pos";
  parameter Real peak(final min = 1) = 1 "Holding force over sliding force at zero speed";
  extends Translational.Interfaces.PartialFriction;

  SI.Position s "Position of the rod in its support"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Force f "Friction force, positive against forward motion";
  SI.Velocity v "Speed of the rod in its support"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Acceleration a "Acceleration of the rod in its support"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
protected
  final parameter ExternalCombiTable1D tableID = ExternalCombiTable1D(
    tableName = "NoName",
    fileName = "NoName",
    table = f_pos,
    columns = {2},
    smoothness = smoothness,
    extrapolation = Extrapolation.LastTwoPoints,
    verboseRead = false) "Table of the characteristic";
equation
  // Friction: never free; the table is for sliding forward, and the same counts backwards.
  free = false;
  f0 = characteristic(tableID, smoothness, 1, 0);
  f0_max = f0 * peak;
  f = if locked then unitForce * sa
    elseif ahead then characteristic(tableID, smoothness, 1, v)
    else -characteristic(tableID, smoothness, 1, -v);
  f = flange_b.f + flange_a.f;
  lossPower = f * v;

  // Motion in the housing
  {flange_a.s, flange_b.s} = fill(s + s_support, 2);
  {v, a} = {der(s), der(v)};
  {v_relfric, a_relfric} = {v, a};
  assert(min(size(f_pos)) > 0, "f_pos needs at least one row");
  annotation(Documentation(info = "<html>
<p>While the rod slides, <code>f</code> follows the table <code>f_pos</code>, with the sign of the speed. While it
sticks,
<code>f</code> takes whatever value holds it, up to <code>peak*f_pos[1, 2]</code>. The support carries the friction
force.</p>
<p>Columns: speed [m/s], force [N]. Beyond the last row the table is extrapolated by its last two points.</p>
</html>"));
end SupportFriction;
