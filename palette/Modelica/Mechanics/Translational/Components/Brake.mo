within Modelica.Mechanics.Translational.Components;
model Brake "Brake between a rod and its support"
  extends Modelica.Mechanics.Translational.Interfaces.PartialElementaryTwoFlangesAndSupport2;
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPortWithoutT;
  import Modelica.Blocks.Types.{ExternalCombiTable1D, Extrapolation, Smoothness};
  import Modelica.Blocks.Tables.Internal.{getTable1DValue, getTable1DValueNoDer, getTable1DValueNoDer2};

  parameter Real mu_pos[:, 2] = [0, 0.5] "Rows of sliding speed [m/s] and friction coefficient, speeds not negative";
  parameter Smoothness smoothness = Smoothness.LinearSegments "Interpolation between the rows of mu_pos";
  parameter Real peak(final min = 1) = 1 "Holding over sliding friction coefficient at zero speed";
  parameter Real cgeo(final min = 0) = 1 "Friction force per friction coefficient and normal force: number of faces";
  parameter SI.Force fn_max(final min = 0, start = 1) "Normal force at full signal";
  extends Translational.Interfaces.PartialFriction;

  SI.Position s "Position of the rod in its support"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Force f "Friction force, positive against forward motion";
  SI.Velocity v "Speed of the rod in its support"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Acceleration a "Acceleration of the rod in its support"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  Real mu "Friction coefficient, signed";
  SI.Force fn "Normal force";
  Modelica.Blocks.Interfaces.RealInput f_normalized "Normal force as a share of fn_max; not positive: brake open"
    annotation(Placement(transformation(extent = {{20, -20}, {-20, 20}}, rotation = 90, origin = {0, 110})));
protected
  final parameter ExternalCombiTable1D tableID = ExternalCombiTable1D(
    tableName = "NoName",
    fileName = "NoName",
    table = mu_pos,
    columns = {2},
    smoothness = smoothness,
    extrapolation = Extrapolation.LastTwoPoints,
    verboseRead = false) "Table of the characteristic";
  final parameter Real mu0 =
    if smoothness == Smoothness.ConstantSegments then getTable1DValueNoDer(tableID, 1, 0)
    elseif smoothness == Smoothness.LinearSegments then getTable1DValueNoDer2(tableID, 1, 0)
    else getTable1DValue(tableID, 1, 0)
    "Sliding friction coefficient in the limit of zero speed";
  Real table_signs[2] "Signs of the speed put into the table and of the coefficient read from it";
equation
  assert(size(mu_pos, 1) > 0 and size(mu_pos, 2) > 0, "mu_pos needs at least one row");

  // Motion
  s = s_a;
  s = s_b;
  v = der(s);
  a = der(v);
  v_relfric = v;
  a_relfric = a;

  // Friction
  fn = f_normalized * fn_max;
  free = fn <= 0;
  f0 = fn * cgeo * mu0;
  f0_max = peak * f0;
  // In front of the speed and of the result: the characteristic is given for forward sliding only.
  table_signs =
    if startForward then {1, 1}
    elseif startBackward then {-1, -1}
    elseif pre(mode) == Forward then {1, 1}
    else {-1, -1};
  mu = table_signs[2] * (
    if smoothness == Smoothness.ConstantSegments then getTable1DValueNoDer(tableID, 1, table_signs[1] * v)
    elseif smoothness == Smoothness.LinearSegments then getTable1DValueNoDer2(tableID, 1, table_signs[1] * v)
    else getTable1DValue(tableID, 1, table_signs[1] * v));
  f = if locked then sa * unitForce elseif free then 0 else fn * cgeo * mu;
  flange_a.f + flange_b.f = f;
  lossPower = v_relfric * f;
  annotation(Documentation(info = "<html>
<p>The signal <code>f_normalized</code> presses the linings with <code>fn = fn_max*f_normalized</code>. While the rod
slides, <code>f = cgeo*mu(v)*fn</code> against the motion; while it sticks, <code>f</code> takes whatever value holds
it, up
to <code>peak*cgeo*mu(0)*fn</code>. With a signal of zero or less the brake is open.</p>
<p><code>fn_max</code> [N], speeds [m/s]. <code>cgeo</code> counts the friction faces.</p>
</html>"));
end Brake;
