within Modelica.Mechanics.Translational.Components;
model SupportFriction "Dry and viscous friction of a guide"
  extends Modelica.Mechanics.Translational.Interfaces.PartialElementaryTwoFlangesAndSupport2;
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPortWithoutT;
  import Modelica.Blocks.Types.{ExternalCombiTable1D, Extrapolation, Smoothness};
  import Modelica.Blocks.Tables.Internal.{getTable1DValue, getTable1DValueNoDer, getTable1DValueNoDer2};

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
  Real table_signs[2] "Signs of the speed put into the table and of the force read from it";
equation
  assert(size(f_pos, 1) > 0 and size(f_pos, 2) > 0, "f_pos needs at least one row");

  // Motion
  s = flange_a.s - s_support;
  flange_b.s = flange_a.s;
  v = der(s);
  a = der(v);
  v_relfric = v;
  a_relfric = a;

  // Friction
  free = false;
  f0 =
    if smoothness == Smoothness.ConstantSegments then getTable1DValueNoDer(tableID, 1, 0)
    elseif smoothness == Smoothness.LinearSegments then getTable1DValueNoDer2(tableID, 1, 0)
    else getTable1DValue(tableID, 1, 0);
  f0_max = peak * f0;
  // In front of the speed and of the result: the characteristic is given for forward sliding only.
  table_signs =
    if startForward then {1, 1}
    elseif startBackward then {-1, -1}
    elseif pre(mode) == Forward then {1, 1}
    else {-1, -1};
  f = if locked then sa * unitForce else table_signs[2] * (
    if smoothness == Smoothness.ConstantSegments then getTable1DValueNoDer(tableID, 1, table_signs[1] * v)
    elseif smoothness == Smoothness.LinearSegments then getTable1DValueNoDer2(tableID, 1, table_signs[1] * v)
    else getTable1DValue(tableID, 1, table_signs[1] * v));
  flange_a.f + flange_b.f = f;
  lossPower = v_relfric * f;
  annotation(Documentation(info = "<html>
<p>While the rod slides, <code>f</code> follows the table <code>f_pos</code>, with the sign of the speed. While it
sticks,
<code>f</code> takes whatever value holds it, up to <code>peak*f_pos[1, 2]</code>. The support carries the friction
force.</p>
<p>Columns: speed [m/s], force [N]. Beyond the last row the table is extrapolated by its last two points.</p>
</html>"));
end SupportFriction;
