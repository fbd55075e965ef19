within Modelica.Mechanics.Translational.Interfaces;
partial model PartialFriction "Base of dry friction: slides, sticks, or is lifted off"
  parameter SI.Velocity v_small = 1e-3 "Speed above which a jump of the speed is taken as a reversal"
    annotation(Dialog(tab = "Advanced"));

  SI.Velocity v_relfric "Sliding speed";
  SI.Acceleration a_relfric "Sliding acceleration";
  SI.Force f0 "Friction force of forward sliding in the limit of zero speed";
  SI.Force f0_max "Largest force that friction can hold without sliding";
  Boolean free "The surfaces do not touch";
  Real sa(unit = "1") "Curve parameter: runs along the force while stuck, along the acceleration while sliding";
  Boolean startForward(start = false, fixed = true) "Breaks away into forward sliding";
  Boolean startBackward(start = false, fixed = true) "Breaks away into backward sliding";
  Boolean locked(start = false) "Stuck";

  constant Integer Unknown = 3 "Before the first decision";
  constant Integer Free = 2 "Surfaces apart";
  constant Integer Forward = 1 "Slides with positive speed";
  constant Integer Stuck = 0 "Speed is zero: stuck, or about to slide";
  constant Integer Backward = -1 "Slides with negative speed";
  Integer mode(final min = Backward, final max = Unknown, start = Unknown, fixed = true)
    "State of contact: -1 backward, 0 stuck, 1 forward, 2 free, 3 unknown";
protected
  constant SI.Acceleration unitAcceleration = 1 annotation(HideResult = true);
  constant SI.Force unitForce = 1 annotation(HideResult = true);
equation
  // Break-away needs the larger holding force; once under way the smaller sliding force keeps it going.
  startForward =
    pre(mode) == Stuck and (sa > f0_max / unitForce or pre(startForward) and sa > f0 / unitForce)
    or pre(mode) == Backward and v_relfric > v_small
    or initial() and v_relfric > 0;
  startBackward =
    pre(mode) == Stuck and (sa < -f0_max / unitForce or pre(startBackward) and sa < -f0 / unitForce)
    or pre(mode) == Forward and v_relfric < -v_small
    or initial() and v_relfric < 0;
  locked = not (free or pre(mode) == Forward or startForward or pre(mode) == Backward or startBackward);

  // Both force and acceleration are functions of sa; the branch is chosen by the Boolean variables alone.
  a_relfric / unitAcceleration =
    if locked then 0
    elseif free then sa
    elseif startForward then sa - f0_max / unitForce
    elseif startBackward then sa + f0_max / unitForce
    elseif pre(mode) == Forward then sa - f0_max / unitForce
    elseif pre(mode) == Backward then sa + f0_max / unitForce
    else sa - sign(v_relfric) * f0_max / unitForce;

  // The new state looks at the old one only, so no loop arises.
  mode =
    if free then Free
    elseif (pre(mode) == Forward or pre(mode) == Free or startForward) and v_relfric > 0 then Forward
    elseif (pre(mode) == Backward or pre(mode) == Free or startBackward) and v_relfric < 0 then Backward
    else Stuck;
  annotation(Documentation(info = "<html>
<p>The state machine of <code>Rotational.Interfaces.PartialFriction</code> for forces. A part made from it defines
<code>v_relfric</code> [m/s], <code>a_relfric</code> [m/s2], <code>f0</code>, <code>f0_max</code> [N], <code>free</code>
and the friction force, which is <code>sa*unitForce</code> while <code>locked</code>.</p>
</html>"));
end PartialFriction;
