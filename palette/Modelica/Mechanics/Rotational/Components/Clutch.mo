within Modelica.Mechanics.Rotational.Components;
model Clutch "Friction clutch between two shafts"
  extends Modelica.Mechanics.Rotational.Icons.Clutch;
  extends Modelica.Mechanics.Rotational.Interfaces.PartialCompliantWithRelativeStates;
  import Modelica.Blocks.Types.{ExternalCombiTable1D, Extrapolation, Smoothness};
  import Modelica.Mechanics.Internal.characteristic;

  parameter Real mu_pos[:, 2] = [0, 0.5] "Rows of sliding speed [rad/s] and friction coefficient, speeds not negative";
  parameter Smoothness smoothness = Smoothness.LinearSegments "Interpolation between the rows of mu_pos";
  parameter Real peak(final min = 1) = 1 "Holding over sliding friction coefficient at zero speed";
  parameter Real cgeo(final min = 0) = 1 "Friction torque per friction force: number of faces times mean radius";
  parameter SI.Force fn_max(final min = 0, start = 1) "Normal force at full signal";
  extends Rotational.Interfaces.PartialFriction;
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPortWithoutT;

  Real mu "Friction coefficient, signed";
  SI.Force fn "Normal force";
  Modelica.Blocks.Interfaces.RealInput f_normalized "Normal force as a share of fn_max; not positive: clutch open"
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
  mu = if ahead then characteristic(tableID, smoothness, 1, w_rel) else -characteristic(tableID, smoothness, 1, -w_rel);
  tau0 = mu0 * cgeo * fn;
  tau0_max = tau0 * peak;
  tau = if free then 0 elseif locked then unitTorque * sa else mu * cgeo * fn;
  lossPower = tau * w_rel;

  {w_relfric, a_relfric} = {w_rel, a_rel};
  assert(min(size(mu_pos)) > 0, "mu_pos needs at least one row");
  annotation(Documentation(info = "<html>
<p>The signal <code>f_normalized</code> presses the plates with <code>fn = fn_max*f_normalized</code>. While they slip,
<code>tau = cgeo*mu(w_rel)*fn</code> against the difference of the speeds; while they stick, both shafts turn as one and
<code>tau</code> is what this takes, up to <code>peak*cgeo*mu(0)*fn</code>. With a signal of zero or less the clutch is
open.</p>
<p>For plane rings with inner radius r and outer radius R and N friction faces, <code>cgeo = N*(r + R)/2</code> if the
wear is uniform. <code>fn_max</code> [N], speeds [rad/s], <code>cgeo</code> [m].</p>
</html>"));
end Clutch;
