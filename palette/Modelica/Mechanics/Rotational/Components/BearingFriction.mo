within Modelica.Mechanics.Rotational.Components;
model BearingFriction "Dry and viscous friction of a bearing"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialElementaryTwoFlangesAndSupport2;
  import Modelica.Blocks.Types.{ExternalCombiTable1D, Extrapolation, Smoothness};
  import Modelica.Mechanics.Internal.characteristic;

  parameter Real tau_pos[:, 2] = [0, 1] "Rows of sliding speed [rad/s] and friction torque [N.m], speeds not negative";
  parameter Smoothness smoothness = Smoothness.LinearSegments "Interpolation between the rows of tau_pos";
  parameter Real peak(final min = 1) = 1 "Holding torque over sliding torque at zero speed";
  extends Rotational.Interfaces.PartialFriction;
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPortWithoutT;

  SI.Angle phi "Angle of the shaft in its support";
  SI.Torque tau "Friction torque, positive against forward motion";
  SI.AngularVelocity w "Speed of the shaft in its support";
  SI.AngularAcceleration a "Acceleration of the shaft in its support";
protected
  final parameter ExternalCombiTable1D tableID = ExternalCombiTable1D(
    tableName = "NoName",
    fileName = "NoName",
    table = tau_pos,
    columns = {2},
    smoothness = smoothness,
    extrapolation = Extrapolation.LastTwoPoints,
    verboseRead = false) "Table of the characteristic";
equation
  // Friction: never free; the table is for sliding forward, and the same counts backwards.
  free = false;
  tau0 = characteristic(tableID, smoothness, 1, 0);
  tau0_max = tau0 * peak;
  tau = if locked then unitTorque * sa
    elseif ahead then characteristic(tableID, smoothness, 1, w)
    else -characteristic(tableID, smoothness, 1, -w);
  tau = flange_b.tau + flange_a.tau;
  lossPower = tau * w;

  // Motion in the housing
  {flange_a.phi, flange_b.phi} = fill(phi + phi_support, 2);
  {w, a} = {der(phi), der(w)};
  {w_relfric, a_relfric} = {w, a};
  assert(min(size(tau_pos)) > 0, "tau_pos needs at least one row");
  annotation(Documentation(info = "<html>
<p>While the shaft turns, <code>tau</code> follows the table <code>tau_pos</code>, with the sign of the
speed <code>w</code>.
While it sticks, <code>tau</code> takes whatever value holds it, up to <code>peak*tau_pos[1, 2]</code>. Shaft torque
in plus torque out equals <code>tau</code>, which the support carries.</p>
<p>Beyond the last row the table is extrapolated by its last two points. Columns: speed [rad/s], torque [N.m].</p>
</html>"));
end BearingFriction;
