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
  Boolean ahead(start = false) "Slides forward, if it slides";
  constant SI.Acceleration unitAcceleration = 1 annotation(HideResult = true);
  constant SI.Force unitForce = 1 annotation(HideResult = true);
equation
  // The modes that slide: one that goes on, or one that begins now. Both at once: what begins now counts.
  ahead = startForward or pre(mode) == Forward and not startBackward;
  locked = not (free or ahead or startBackward or pre(mode) == Backward);

  // How sliding begins: from rest by a load above the holding force, or, having tried already, above that of sliding;
  // out of the other direction by a speed beyond what rounding makes; at the start by the speed.
  startForward = initial() and v_relfric > 0 or pre(mode) == Backward and v_relfric > v_small
    or pre(mode) == Stuck and (pre(startForward) and sa > f0 / unitForce or sa > f0_max / unitForce);
  startBackward = initial() and v_relfric < 0 or pre(mode) == Forward and v_relfric < -v_small
    or pre(mode) == Stuck and (pre(startBackward) and sa < -f0 / unitForce or sa < -f0_max / unitForce);

  // How it ends: sliding goes on while the speed has its sign.
  mode = if free then Free
    elseif (startForward or pre(mode) == Free or pre(mode) == Forward) and v_relfric > 0 then Forward
    elseif (startBackward or pre(mode) == Free or pre(mode) == Backward) and v_relfric < 0 then Backward
    else Stuck;

  // The curve of friction by its parameter sa: where it stands upright sa is the load, beside that the acceleration.
  a_relfric = unitAcceleration * (if locked then 0 elseif free then sa
    else sa - (if ahead then f0_max else -f0_max) / unitForce);
  annotation(Documentation(info = "<html>
<p>The state machine of <code>Rotational.Interfaces.PartialFriction</code> for forces. A part made from it defines
<code>v_relfric</code> [m/s], <code>a_relfric</code> [m/s2], <code>f0</code>, <code>f0_max</code> [N], <code>free</code>
and the friction force, which is <code>sa*unitForce</code> while <code>locked</code>.</p>
</html>"));
end PartialFriction;
