within Modelica.Mechanics.Rotational.Interfaces;
partial model PartialFriction "Base of dry friction: slides, sticks, or is lifted off"
  parameter SI.AngularVelocity w_small = 1.0e10
    "Speed above which a jump of the speed is taken as a reversal; lower it only if impulses occur"
      annotation(Dialog(tab = "Advanced"));

  SI.AngularVelocity w_relfric "Sliding speed";
  SI.AngularAcceleration a_relfric "Sliding acceleration";
  SI.Torque tau0 "Friction torque of forward sliding in the limit of zero speed";
  SI.Torque tau0_max "Largest torque that friction can hold without sliding";
  Boolean free "The surfaces do not touch";
  Real sa(final unit = "1") "Curve parameter: runs along the torque while stuck, along the acceleration while sliding";
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
  constant SI.AngularAcceleration unitAngularAcceleration = 1 annotation(HideResult = true);
  constant SI.Torque unitTorque = 1 annotation(HideResult = true);
equation
  // The modes that slide: one that goes on, or one that begins now. Both at once: what begins now counts.
  ahead = startForward or pre(mode) == Forward and not startBackward;
  locked = not (free or ahead or startBackward or pre(mode) == Backward);

  // How sliding begins: from rest by a load above the holding torque, or, having tried already, above that of sliding;
  // out of the other direction by a speed beyond what rounding makes; at the start by the speed.
  startForward = initial() and w_relfric > 0 or pre(mode) == Backward and w_relfric > w_small
    or pre(mode) == Stuck and (pre(startForward) and sa > tau0 / unitTorque or sa > tau0_max / unitTorque);
  startBackward = initial() and w_relfric < 0 or pre(mode) == Forward and w_relfric < -w_small
    or pre(mode) == Stuck and (pre(startBackward) and sa < -tau0 / unitTorque or sa < -tau0_max / unitTorque);

  // How it ends: sliding goes on while the speed has its sign.
  mode = if free then Free
    elseif (startForward or pre(mode) == Free or pre(mode) == Forward) and w_relfric > 0 then Forward
    elseif (startBackward or pre(mode) == Free or pre(mode) == Backward) and w_relfric < 0 then Backward
    else Stuck;

  // The curve of friction by its parameter sa: where it stands upright sa is the load, beside that the acceleration.
  a_relfric = unitAngularAcceleration * (if locked then 0 elseif free then sa
    else sa - (if ahead then tau0_max else -tau0_max) / unitTorque);
  annotation(Documentation(info = "<html>
<p>State machine of dry friction. While the surfaces slide, the friction torque is known and the acceleration follows.
While they stick, the acceleration is zero and the friction torque is whatever holds them, as long as its amount stays
below <code>tau0_max</code>. One auxiliary unknown <code>sa</code> stands for whichever of both is unknown, so the same
equations serve in every state, and events find the consistent state exactly.</p>
<p>A part made from it defines <code>w_relfric</code> [rad/s], <code>a_relfric</code> [rad/s2], <code>tau0</code>,
<code>tau0_max</code> [N.m], <code>free</code> and the friction torque, which is <code>sa*unitTorque</code> while
<code>locked</code>.</p>
<p>Sources: M. Otter, H. Elmqvist, S. E. Mattsson, Hybrid modeling in Modelica based on the synchronous data flow
principle, IEEE CACSD 1999.</p>
</html>"));
end PartialFriction;
