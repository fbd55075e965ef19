within Modelica.Mechanics.Rotational.Components;
model LossyGear "Gear with losses in the teeth and in the bearings, which may stick"
  extends Modelica.Mechanics.Rotational.Icons.Gear;
  extends Modelica.Mechanics.Rotational.Interfaces.PartialElementaryTwoFlangesAndSupport2;
  import Modelica.Blocks.Types.{ExternalCombiTable1D, Extrapolation, Smoothness};
  import Modelica.Mechanics.Internal.characteristic;

  parameter Real ratio(start = 1) "Angle of flange_a over angle of flange_b";
  parameter Real lossTable[:, 5] = [0, 1, 1, 0, 0]
    "Rows of speed [rad/s], efficiency a to b, efficiency b to a, bearing torque [N.m] a to b, bearing torque b to a";
  parameter Smoothness smoothness = Smoothness.LinearSegments "Interpolation between the rows of lossTable";
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPortWithoutT;

  SI.Angle phi_a "Angle of the left shaft in the housing";
  SI.Angle phi_b "Angle of the right shaft in the housing";
  Real sa(final unit = "1") "Curve parameter: lost torque while stuck, acceleration otherwise";
  SI.AngularVelocity w_a "Speed of the left shaft in the housing";
  SI.AngularAcceleration a_a "Acceleration of the left shaft in the housing";

  Real interpolation_result[1, 4] "Row of the table at the present speed";
  Real eta_mf1(unit = "1") "Efficiency of the teeth if flange_a drives";
  Real eta_mf2(unit = "1") "Efficiency of the teeth if flange_b drives";
  SI.Torque tau_bf_a "Bearing friction on the side of flange_a";
  SI.Torque tau_eta "Torque in the teeth, seen from flange_a; its sign tells which side drives";
  SI.Torque tau_bf1 "Bearing friction of both sides, seen from flange_a, if flange_a drives";
  SI.Torque tau_bf2 "Bearing friction of both sides, seen from flange_a, if flange_b drives";

  SI.Torque quadrant1 "Lost torque: forward, driven by a";
  SI.Torque quadrant2 "Lost torque: forward, driven by b";
  SI.Torque quadrant3 "Lost torque: backward, driven by a";
  SI.Torque quadrant4 "Lost torque: backward, driven by b";
  SI.Torque quadrant1_p "Lost torque at the onset of forward motion, driven by a";
  SI.Torque quadrant2_p "Lost torque at the onset of forward motion, driven by b";
  SI.Torque quadrant3_m "Lost torque at the onset of backward motion, driven by a";
  SI.Torque quadrant4_m "Lost torque at the onset of backward motion, driven by b";

  SI.Torque tauLoss "Lost torque, seen from flange_a";
  SI.Torque tauLossMax "Lost torque of forward motion";
  SI.Torque tauLossMin "Lost torque of backward motion";
  SI.Torque tauLossMax_p "Lost torque at the onset of forward motion";
  SI.Torque tauLossMin_m "Lost torque at the onset of backward motion";

  Boolean tau_aPos(start = true) "Same as tau_etaPos; kept for old models";
  Boolean tau_etaPos(start = true) "The torque in the teeth is not negative";
  Boolean startForward(start = false) "Breaks away forward";
  Boolean startBackward(start = false) "Breaks away backward";
  Boolean locked(start = false) "Stuck";
  Boolean ideal "The table describes a gear without losses";

  constant Integer Unknown = 3 "Before the first decision";
  constant Integer Free = 2 "No losses";
  constant Integer Forward = 1 "Turns with positive speed";
  constant Integer Stuck = 0 "Speed is zero: stuck, or about to turn";
  constant Integer Backward = -1 "Turns with negative speed";
  Integer mode(final min = Backward, final max = Unknown, start = Free, fixed = true)
    "State of motion: -1 backward, 0 stuck, 1 forward, 2 without losses, 3 unknown";

  SI.Torque tau_eta_p "Torque in the teeth at the onset of forward motion";
  SI.Torque tau_eta_m "Torque in the teeth at the onset of backward motion";
protected
  Boolean ahead(start = false) "Turns forward, if it turns";
  constant SI.AngularAcceleration unitAngularAcceleration = 1;
  constant SI.Torque unitTorque = 1;
  // Values of the table at zero speed
  parameter Real eta_mf1_0(unit = "1") = characteristic(tableID, smoothness, 1, 0);
  parameter Real eta_mf2_0(unit = "1") = characteristic(tableID, smoothness, 2, 0);
  parameter SI.Torque tau_bf1_0 = abs(characteristic(tableID, smoothness, 3, 0));
  parameter SI.Torque tau_bf2_0 = abs(characteristic(tableID, smoothness, 4, 0));
  parameter SI.Torque tau_bf_a_0 =
    if Modelica.Math.isEqual(eta_mf1_0, 1.0, Modelica.Constants.eps)
      and Modelica.Math.isEqual(eta_mf2_0, 1.0, Modelica.Constants.eps) then tau_bf1_0 / 2
    else (tau_bf1_0 - tau_bf2_0) / (eta_mf1_0 - 1.0 / eta_mf2_0);
  final parameter ExternalCombiTable1D tableID = ExternalCombiTable1D(
    tableName = "NoName",
    fileName = "NoName",
    table = lossTable,
    columns = {2, 3, 4, 5},
    smoothness = smoothness,
    extrapolation = Extrapolation.LastTwoPoints,
    verboseRead = false) "Table of the characteristic";
equation
  assert(ratio <> 0, "The ratio of a LossyGear must not be zero");
  assert(min(size(lossTable)) > 0, "lossTable needs at least one row");

  // Motion of both shafts in the housing
  {flange_a.phi, flange_b.phi} = {phi_a, phi_b} + fill(phi_support, 2);
  ratio * phi_b = phi_a;
  {w_a, a_a} = {der(phi_a), der(w_a)};

  // Table at the present speed
  ideal = Modelica.Math.Matrices.isEqual(lossTable, [0, 1, 1, 0, 0], Modelica.Constants.eps);
  interpolation_result[1, :] = if ideal then {1, 1, 0, 0} else
    {characteristic(tableID, smoothness, column, noEvent(abs(w_a))) for column in 1:4};
  {eta_mf1, eta_mf2} = interpolation_result[1, 1:2];
  {tau_bf1, tau_bf2} = noEvent(abs(interpolation_result[1, 3:4]));

  // Losses as the torque that is missing behind the gear: tauLoss = share*torque + bearings, and minus the bearings
  // when it turns backwards. Whichever side drives the other, the share is that of the efficiency with which it does:
  //             flange_a drives      flange_b drives
  // forward     quadrant1, mf1       quadrant2, mf2
  // backward    quadrant4, mf2       quadrant3, mf1
  {quadrant1, quadrant2, quadrant4, quadrant3} =
    flange_a.tau * {1 - eta_mf1, 1 - 1 / eta_mf2, 1 - 1 / eta_mf2, 1 - eta_mf1}
    + {tau_bf1, tau_bf2, -tau_bf2, -tau_bf1};
  {quadrant1_p, quadrant2_p, quadrant4_m, quadrant3_m} =
    flange_a.tau * {1 - eta_mf1_0, 1 - 1 / eta_mf2_0, 1 - 1 / eta_mf2_0, 1 - eta_mf1_0}
    + {tau_bf1_0, tau_bf2_0, -tau_bf2_0, -tau_bf1_0};

  // Which side drives the teeth is seen behind the bearings of flange_a. Their part of both bearings is such that the
  // losses of both columns agree where no torque is left for the teeth.
  tau_bf_a = if Modelica.Math.isEqual(1, eta_mf1, Modelica.Constants.eps)
    and Modelica.Math.isEqual(1, eta_mf2, Modelica.Constants.eps) then tau_bf1 / 2
    else (tau_bf2 - tau_bf1) / (1 / eta_mf2 - eta_mf1);
  {tau_eta_p, tau_eta_m} = {flange_a.tau - tau_bf_a_0, flange_a.tau + tau_bf_a_0};
  tau_eta = if locked or ideal then flange_a.tau else flange_a.tau - (if ahead then tau_bf_a else -tau_bf_a);
  {tau_etaPos, tau_aPos} = {tau_eta >= 0, tau_etaPos};
  {tauLossMax, tauLossMin} = if tau_etaPos then {quadrant1, quadrant4} else {quadrant2, quadrant3};
  tauLossMin_m = noEvent(if tau_eta_m > 0 then quadrant4_m else quadrant3_m);
  tauLossMax_p = noEvent(if tau_eta_p > 0 then quadrant1_p else quadrant2_p);

  // Modes as in the friction of a bearing, but that a gear only breaks away from rest
  ahead = startForward or pre(mode) == Forward;
  startForward = initial() and w_a > 0 or pre(mode) == Stuck and sa > tauLossMax_p / unitTorque;
  startBackward = initial() and w_a < 0 or pre(mode) == Stuck and sa < tauLossMin_m / unitTorque;
  locked = not (ideal or ahead or startBackward or pre(mode) == Backward);
  mode = if ideal then Free
    elseif (startForward or pre(mode) == Forward) and w_a > 0 then Forward
    elseif (startBackward or pre(mode) == Backward) and w_a < 0 then Backward
    else Stuck;

  // The curve of the loss by its parameter sa: where it stands upright sa is the loss, beside that the acceleration.
  tauLoss = if locked then unitTorque * sa elseif ideal then 0 elseif ahead then tauLossMax else tauLossMin;
  a_a = if locked then 0 else unitAngularAcceleration * (sa - tauLoss / unitTorque);
  ratio * (flange_a.tau - tauLoss) + flange_b.tau = 0;
  lossPower = tauLoss * w_a;
  annotation(Documentation(info = "<html>
<p><code>phi_a = ratio*phi_b</code> and <code>flange_b.tau = -ratio*(flange_a.tau - tauLoss)</code>. The lost torque
depends on the direction of motion and on which side drives (four quadrants): the teeth pass only the share
<code>eta</code> of the driving torque on, and the bearings brake by a torque of their own. With
<code>eta_mf1</code> for a driving b, <code>eta_mf2</code> for b driving a, and with the bearing torques
<code>tau_bf1</code>, <code>tau_bf2</code> [N.m] seen from flange_a:</p>
<ul>
<li>forward: <code>tauLoss = (1 - eta_mf1)*flange_a.tau + tau_bf1</code> if a drives,
<code>(1 - 1/eta_mf2)*flange_a.tau + tau_bf2</code> if b drives;</li>
<li>backward: the same with the bearing torques subtracted.</li>
</ul>
<p>Columns of <code>lossTable</code>: amount of the speed of flange_a [rad/s], <code>eta_mf1</code>,
<code>eta_mf2</code>, <code>tau_bf1</code>, <code>tau_bf2</code>. The default row has no losses. At standstill the gear
sticks until the torque suffices to move it; a gear whose teeth lose more than half the power can be self-locking.</p>
<p>Source: C. Pelchen, C. Schweiger, M. Otter, Modeling and simulating the efficiency of gearboxes and of planetary
gearboxes, Modelica Conference 2002.</p>
</html>"));
end LossyGear;
