within Modelica.Mechanics.Translational.Components;
model MassWithStopAndFriction "Sliding mass between two hard stops, with Stribeck friction"
  extends PartialFrictionWithStop;
  SI.Velocity v(start = 0, stateSelect = StateSelect.always) "Speed"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Acceleration a(start = 0) "Acceleration" annotation(Dialog(group = "Initialization", showStartAttribute = true));
  parameter SI.Mass m(start = 1) "Mass";
  parameter Real F_prop(final unit = "N.s/m", final min = 0, start = 1) "Viscous friction: force per speed";
  parameter SI.Force F_Coulomb(start = 5) "Dry friction at high speed";
  parameter SI.Force F_Stribeck(start = 10) "Additional dry friction in the limit of zero speed";
  parameter Real fexp(final unit = "s/m", final min = 0, start = 2)
    "How fast the additional friction fades with the speed";
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPortWithoutT;
  Integer stopped "Hits a stop: -1 the left one, +1 the right one, 0 none";

  encapsulated partial model PartialFrictionWithStop "Dry friction of a part that cannot pass two stops"
    import Modelica;
    import Modelica.Mechanics.Translational.Interfaces.PartialRigid;
    parameter Modelica.Units.SI.Position smax(start = 25) "Right stop, met by the right end";
    parameter Modelica.Units.SI.Position smin(start = -25) "Left stop, met by the left end";
    parameter Modelica.Units.SI.Velocity v_small = 1e-3 "Speed above which a jump of the speed is taken as a reversal"
      annotation(Dialog(tab = "Advanced"));
    Modelica.Units.SI.Velocity v_relfric "Sliding speed";
    Modelica.Units.SI.Acceleration a_relfric "Sliding acceleration";
    Modelica.Units.SI.Force f "Friction force, positive against forward motion";
    Modelica.Units.SI.Force f0 "Friction force of forward sliding in the limit of zero speed";
    Modelica.Units.SI.Force f0_max "Largest force that friction can hold without sliding";
    Boolean free "No friction acts";
    Real sa(unit = "1") "Curve parameter: runs along the force while stuck, along the acceleration while sliding";
    Boolean startForward(start = false, fixed = true) "Breaks away into forward sliding";
    Boolean startBackward(start = false, fixed = true) "Breaks away into backward sliding";
    Boolean locked(start = false) "Stuck";
    extends PartialRigid(s(start = 0, stateSelect = StateSelect.always));

    constant Integer Unknown = 3 "Before the first decision";
    constant Integer Free = 2 "No friction";
    constant Integer Forward = 1 "Slides with positive speed";
    constant Integer Stuck = 0 "Speed is zero: stuck, or about to slide";
    constant Integer Backward = -1 "Slides with negative speed";
    Integer mode(final min = Backward, final max = Unknown, start = Unknown, fixed = true)
      "State: -1 backward, 0 stuck, 1 forward, 2 free, 3 unknown";
  protected
    Boolean ahead(start = false) "Slides forward, if it slides";
    constant Modelica.Units.SI.Acceleration unitAcceleration = 1 annotation(HideResult = true);
    constant Modelica.Units.SI.Force unitForce = 1 annotation(HideResult = true);
  equation
    // As in PartialFriction, but the part cannot slide on, nor begin to, where a stop is in its way.
    ahead = startForward or pre(mode) == Forward and not startBackward;
    locked = not (free or ahead or startBackward or pre(mode) == Backward);
    startForward = initial() and v_relfric > 0 or pre(mode) == Backward and v_relfric > v_small
      or pre(mode) == Stuck and s < smax - L / 2
        and (pre(startForward) and sa > f0 / unitForce or sa > f0_max / unitForce);
    startBackward = initial() and v_relfric < 0 or pre(mode) == Forward and v_relfric < -v_small
      or pre(mode) == Stuck and s > smin + L / 2
        and (pre(startBackward) and sa < -f0 / unitForce or sa < -f0_max / unitForce);
    mode = if free then Free
      elseif (startForward or pre(mode) == Free or pre(mode) == Forward) and v_relfric > 0 and s < smax - L / 2 then
        Forward
      elseif (startBackward or pre(mode) == Free or pre(mode) == Backward) and v_relfric < 0 and s > smin + L / 2 then
        Backward
      else Stuck;
    a_relfric = unitAcceleration * (if locked then 0 elseif free then sa
      else sa - (if ahead then f0_max else -f0_max) / unitForce);
  end PartialFrictionWithStop;
protected
  SI.Force f_dry "Friction of Coulomb and Stribeck, without its sign";
equation
  // Motion
  {v, a} = {der(s), der(v)};
  {v_relfric, a_relfric} = {v, a};
  m * der(v) + f = flange_b.f + flange_a.f;

  // Friction: at rest that of Stribeck and Coulomb together, which the first falls off from with the speed. The holding
  // force is a little larger, which prevents endless switching.
  f0 = F_Stribeck + F_Coulomb;
  f0_max = f0 * 1.001;
  free = not (f0 > 0 or F_prop > 0 or s >= smax - L / 2 or s <= smin + L / 2);
  f = if free then 0 elseif locked then unitForce * sa
    else F_prop * v + (if ahead then f_dry else -f_dry);
  f_dry = F_Coulomb + (if startForward or startBackward then F_Stribeck else F_Stribeck * exp(-fexp * abs(v)));
  lossPower = f * v;

  // Stops
  stopped = if s >= smax - L / 2 then 1 elseif s <= smin + L / 2 then -1 else 0;
  when stopped <> 0 then
    reinit(v, 0);
    reinit(s, if stopped > 0 then smax - L / 2 else smin + L / 2);
  end when;
  when initial() then
    assert(s < smax - L / 2 or s <= smax - L / 2 and v <= 0,
      "The mass starts behind its right stop: s = " + String(s) + ", L = " + String(L) + ", smax = " + String(smax));
    assert(s > smin + L / 2 or s >= smin + L / 2 and v >= 0,
      "The mass starts behind its left stop: s = " + String(s) + ", L = " + String(L) + ", smin = " + String(smin));
  end when;
  annotation(Documentation(info = "<html>
<p>Sliding: <code>f = F_prop*v + sign(v)*(F_Coulomb + F_Stribeck*exp(-fexp*|v|))</code>, a friction that falls before it
rises. Sticking: whatever holds the mass, up to <code>F_Coulomb + F_Stribeck</code>. When an end meets its stop at
<code>smin</code> or <code>smax</code> [m] the speed becomes zero at once, without rebound.</p>
<p><code>m</code> [kg], <code>F_prop</code> [N.s/m], <code>F_Coulomb</code>, <code>F_Stribeck</code> [N],
<code>fexp</code>
[s/m]. Position and speed of this mass have to be states, so it must not be joined rigidly to another mass.</p>
</html>"));
end MassWithStopAndFriction;
