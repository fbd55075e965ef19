within Modelica.Mechanics.Translational.Components;
model Brake "Brake between a rod and its support"
  extends Modelica.Mechanics.Translational.Interfaces.PartialElementaryTwoFlangesAndSupport2;
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPortWithoutT;
  import Modelica.Blocks.Types.{ExternalCombiTable1D, Extrapolation, Smoothness};
  import Modelica.Mechanics.Internal.characteristic;

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
  final parameter Real mu0 = characteristic(tableID, smoothness, 1, 0)
    "Sliding friction coefficient in the limit of zero speed";
equation
  // Friction: as large as the pads are pressed; the table is for sliding forward, and the same counts backwards.
  fn = fn_max * f_normalized;
  free = fn <= 0;
  mu = if ahead then characteristic(tableID, smoothness, 1, v) else -characteristic(tableID, smoothness, 1, -v);
  f0 = mu0 * cgeo * fn;
  f0_max = f0 * peak;
  f = if free then 0 elseif locked then unitForce * sa else mu * cgeo * fn;
  f = flange_b.f + flange_a.f;
  lossPower = f * v;

  // Motion in the housing
  {s_a, s_b} = {s, s};
  {v, a} = {der(s), der(v)};
  {v_relfric, a_relfric} = {v, a};
  assert(min(size(mu_pos)) > 0, "mu_pos needs at least one row");
  annotation(Documentation(info = "<html>
<p>The signal <code>f_normalized</code> presses the linings with <code>fn = fn_max*f_normalized</code>. While the rod
slides, <code>f = cgeo*mu(v)*fn</code> against the motion; while it sticks, <code>f</code> takes whatever value holds
it, up
to <code>peak*cgeo*mu(0)*fn</code>. With a signal of zero or less the brake is open.</p>
<p><code>fn_max</code> [N], speeds [m/s]. <code>cgeo</code> counts the friction faces.</p>
</html>"));
end Brake;
