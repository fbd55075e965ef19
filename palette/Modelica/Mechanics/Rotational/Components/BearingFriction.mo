within Modelica.Mechanics.Rotational.Components;
model BearingFriction "Dry and viscous friction of a bearing"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialElementaryTwoFlangesAndSupport2;
  import Modelica.Blocks.Types.{ExternalCombiTable1D, Extrapolation, Smoothness};
  import Modelica.Blocks.Tables.Internal.{getTable1DValue, getTable1DValueNoDer, getTable1DValueNoDer2};

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
  Real table_signs[2] "Signs of the speed put into the table and of the torque read from it";
equation
  assert(size(tau_pos, 1) > 0 and size(tau_pos, 2) > 0, "tau_pos needs at least one row");

  // Motion
  phi = flange_a.phi - phi_support;
  flange_a.phi = flange_b.phi;
  w = der(phi);
  a = der(w);
  w_relfric = w;
  a_relfric = a;

  // Friction
  free = false;
  tau0 =
    if smoothness == Smoothness.ConstantSegments then getTable1DValueNoDer(tableID, 1, 0)
    elseif smoothness == Smoothness.LinearSegments then getTable1DValueNoDer2(tableID, 1, 0)
    else getTable1DValue(tableID, 1, 0);
  tau0_max = peak * tau0;
  // In front of the speed and of the result: the characteristic is given for forward sliding only.
  table_signs =
    if startForward then {1, 1}
    elseif startBackward then {-1, -1}
    elseif pre(mode) == Forward then {1, 1}
    else {-1, -1};
  tau = if locked then sa * unitTorque else table_signs[2] * (
    if smoothness == Smoothness.ConstantSegments then getTable1DValueNoDer(tableID, 1, table_signs[1] * w)
    elseif smoothness == Smoothness.LinearSegments then getTable1DValueNoDer2(tableID, 1, table_signs[1] * w)
    else getTable1DValue(tableID, 1, table_signs[1] * w));
  flange_a.tau + flange_b.tau = tau;
  lossPower = w_relfric * tau;
  annotation(Documentation(info = "<html>
<p>While the shaft turns, <code>tau</code> follows the table <code>tau_pos</code>, with the sign of the
speed <code>w</code>.
While it sticks, <code>tau</code> takes whatever value holds it, up to <code>peak*tau_pos[1, 2]</code>. Shaft torque
in plus torque out equals <code>tau</code>, which the support carries.</p>
<p>Beyond the last row the table is extrapolated by its last two points. Columns: speed [rad/s], torque [N.m].</p>
</html>"));
end BearingFriction;
