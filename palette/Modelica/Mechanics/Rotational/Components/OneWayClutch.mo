within Modelica.Mechanics.Rotational.Components;
model OneWayClutch "Friction clutch with a freewheel beside it"
  extends Modelica.Mechanics.Rotational.Icons.Clutch;
  extends Modelica.Mechanics.Rotational.Interfaces.PartialCompliantWithRelativeStates;
  import Modelica.Blocks.Types.{ExternalCombiTable1D, Extrapolation, Smoothness};
  import Modelica.Mechanics.Internal.characteristic;

  parameter Real mu_pos[:, 2] = [0, 0.5] "Rows of sliding speed [rad/s] and friction coefficient, speeds not negative";
  parameter Smoothness smoothness = Smoothness.LinearSegments "Interpolation between the rows of mu_pos";
  parameter Real peak(final min = 1) = 1 "Holding over sliding friction coefficient at zero speed";
  parameter Real cgeo(final min = 0) = 1 "Friction torque per friction force: number of faces times mean radius";
  parameter SI.Force fn_max(final min = 0, start = 1) "Normal force at full signal";
  parameter SI.AngularVelocity w_small = 1e10
    "Speed above which a jump of the speed is taken as break-away; lower it only if impulses occur"
      annotation(Dialog(tab = "Advanced"));
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPortWithoutT;

  Real u "Signal that presses the plates";
  Real mu "Friction coefficient";
  SI.Force fn "Normal force";
  Boolean startForward(start = false) "Breaks away into forward slip";
  Boolean locked(start = false) "Both shafts turn as one";
  Boolean stuck(start = false) "No forward slip: locked, or about to slip";
protected
  SI.Torque tau0 "Friction torque in the limit of zero slip";
  SI.Torque tau0_max "Largest torque held without slip";
  final parameter ExternalCombiTable1D tableID = ExternalCombiTable1D(
    tableName = "NoName",
    fileName = "NoName",
    table = mu_pos,
    columns = {2},
    smoothness = smoothness,
    extrapolation = Extrapolation.LastTwoPoints,
    verboseRead = false) "Table of the characteristic";
  final parameter Real mu0 = characteristic(tableID, smoothness, 1, 0)
    "Friction coefficient in the limit of zero slip";
  Boolean free "Clutch open";
  Real sa(final unit = "1") "Curve parameter: torque while locked, acceleration while slipping";
  constant Real eps0 = 1.0e-4 "Smallest share by which holding exceeds sliding";
  final parameter SI.Torque tau0_max_low = eps0 * fn_max * cgeo * mu0 "Threshold of the freewheel alone";
  parameter Real peak2 = max({peak, 1 + eps0}) "Peak with a margin, which prevents endless switching";
  constant SI.AngularAcceleration unitAngularAcceleration = 1;
  constant SI.Torque unitTorque = 1;
public
  Modelica.Blocks.Interfaces.RealInput f_normalized "Normal force as a share of fn_max; not positive: clutch open"
    annotation(Placement(transformation(extent = {{20, -20}, {-20, 20}}, rotation = 90, origin = {0, 110})));
initial equation
  assert(w_rel > -1e-6, "flange_b turns backward against flange_a at the start, which the freewheel does not allow: "
    + "the clutch holds this speed", AssertionLevel.warning);
equation
  // Pads
  u = f_normalized;
  free = u <= 0;
  fn = if free then 0 else fn_max * u;
  tau0 = mu0 * cgeo * fn;
  tau0_max = if free then tau0_max_low else tau0 * peak2;
  mu = characteristic(tableID, smoothness, 1, w_rel);

  // Two modes: held, unless it slides forward now or from the start.
  startForward = initial() and w_rel > 0
    or pre(stuck) and (w_rel > w_small or pre(startForward) and sa > tau0 / unitTorque or sa > tau0_max / unitTorque);
  stuck = locked or w_rel <= 0;
  locked = pre(stuck) and not startForward;

  // The curve of friction by its parameter sa: where it stands upright sa is the torque, beside that the acceleration.
  tau = if locked then unitTorque * sa elseif free then 0 else mu * cgeo * fn;
  a_rel = if locked then 0 else unitAngularAcceleration * (sa - tau0 / unitTorque);
  lossPower = if not stuck then tau * w_rel else 0;
  assert(min(size(mu_pos)) > 0, "mu_pos needs at least one row");
  annotation(Documentation(info = "<html>
<p>Slips forward only: <code>w_rel &ge; 0</code> always. A torque that would turn flange_b backward against flange_a is
held without limit by the freewheel. Forward, the clutch transmits up to <code>peak*cgeo*mu(0)*fn</code> with
<code>fn = fn_max*f_normalized</code>, then slips with <code>tau = cgeo*mu(w_rel)*fn</code>.</p>
<p>A clutch and a freewheel as two parts side by side would have no unique solution, since both hold at once.
<code>fn_max</code> [N], speeds [rad/s], <code>cgeo</code> [m].</p>
</html>"));
end OneWayClutch;
