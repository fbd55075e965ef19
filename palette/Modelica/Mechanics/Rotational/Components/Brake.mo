within Modelica.Mechanics.Rotational.Components;
model Brake "Brake between a shaft and its support"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialElementaryTwoFlangesAndSupport2;
  import Modelica.Blocks.Types.{ExternalCombiTable1D, Extrapolation, Smoothness};
  import Modelica.Mechanics.Internal.characteristic;

  parameter Real mu_pos[:, 2] = [0, 0.5] "Rows of sliding speed [rad/s] and friction coefficient, speeds not negative";
  parameter Smoothness smoothness = Smoothness.LinearSegments "Interpolation between the rows of mu_pos";
  parameter Real peak(final min = 1) = 1 "Holding over sliding friction coefficient at zero speed";
  parameter Real cgeo(final min = 0) = 1 "Friction torque per friction force: number of faces times mean radius";
  parameter SI.Force fn_max(final min = 0, start = 1) "Normal force at full signal";
  extends Rotational.Interfaces.PartialFriction;
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPortWithoutT;

  SI.Angle phi "Angle of the shaft in its support";
  SI.Torque tau "Friction torque, positive against forward motion";
  SI.AngularVelocity w "Speed of the shaft in its support";
  SI.AngularAcceleration a "Acceleration of the shaft in its support";
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
  mu = if ahead then characteristic(tableID, smoothness, 1, w) else -characteristic(tableID, smoothness, 1, -w);
  tau0 = mu0 * cgeo * fn;
  tau0_max = tau0 * peak;
  tau = if free then 0 elseif locked then unitTorque * sa else mu * cgeo * fn;
  tau = flange_b.tau + flange_a.tau;
  lossPower = tau * w;

  // Motion in the housing
  {flange_a.phi, flange_b.phi} = fill(phi + phi_support, 2);
  {w, a} = {der(phi), der(w)};
  {w_relfric, a_relfric} = {w, a};
  assert(min(size(mu_pos)) > 0, "mu_pos needs at least one row");
  annotation(Documentation(info = "<html>
<p>The signal <code>f_normalized</code> presses the linings with <code>fn = fn_max*f_normalized</code>. While the shaft
turns, <code>tau = cgeo*mu(w)*fn</code> against the motion; while it sticks, <code>tau</code> takes whatever value holds
it, up to <code>peak*cgeo*mu(0)*fn</code>. With a signal of zero or less the brake is open.</p>
<p>For plane rings with inner radius r and outer radius R and N friction faces, <code>cgeo = N*(r + R)/2</code> if the
wear is uniform. <code>fn_max</code> [N], speeds [rad/s], <code>cgeo</code> [m].</p>
</html>"));
end Brake;
