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
    constant Modelica.Units.SI.Acceleration unitAcceleration = 1 annotation(HideResult = true);
    constant Modelica.Units.SI.Force unitForce = 1 annotation(HideResult = true);
  equation
    // As in PartialFriction, but at a stop the part cannot break away towards it.
    startForward =
      pre(mode) == Stuck and s < smax - L / 2 and (sa > f0_max / unitForce or pre(startForward) and sa > f0 / unitForce)
      or pre(mode) == Backward and v_relfric > v_small
      or initial() and v_relfric > 0;
    startBackward =
      pre(mode) == Stuck and s > smin + L / 2
        and (sa < -f0_max / unitForce or pre(startBackward) and sa < -f0 / unitForce)
      or pre(mode) == Forward and v_relfric < -v_small
      or initial() and v_relfric < 0;
    locked = not (free or pre(mode) == Forward or startForward or pre(mode) == Backward or startBackward);
    a_relfric / unitAcceleration =
      if locked then 0
      elseif free then sa
      elseif startForward then sa - f0_max / unitForce
      elseif startBackward then sa + f0_max / unitForce
      elseif pre(mode) == Forward then sa - f0_max / unitForce
      else sa + f0_max / unitForce;
    mode =
      if free then Free
      elseif (pre(mode) == Forward or pre(mode) == Free or startForward) and v_relfric > 0 and s < smax - L / 2
        then Forward
      elseif (pre(mode) == Backward or pre(mode) == Free or startBackward) and v_relfric < 0 and s > smin + L / 2
        then Backward
      else Stuck;
  end PartialFrictionWithStop;
equation
  // Friction; the holding force is a little larger, which prevents endless switching
  f0 = F_Coulomb + F_Stribeck;
  f0_max = 1.001 * f0;
  free = f0 <= 0 and F_prop <= 0 and s > smin + L / 2 and s < smax - L / 2;
  f =
    if locked then sa * unitForce
    elseif free then 0
    elseif startForward then F_prop * v + (F_Coulomb + F_Stribeck)
    elseif startBackward then F_prop * v - (F_Coulomb + F_Stribeck)
    elseif pre(mode) == Forward then F_prop * v + (F_Coulomb + F_Stribeck * Modelica.Math.exp(-fexp * abs(v)))
    else F_prop * v - (F_Coulomb + F_Stribeck * Modelica.Math.exp(-fexp * abs(v)));

  // Motion
  v = der(s);
  a = der(v);
  v_relfric = v;
  a_relfric = a;
  m * der(v) = flange_a.f + flange_b.f - f;
  lossPower = v_relfric * f;

  // Stops
  when initial() then
    assert(s > smin + L / 2 or s >= smin + L / 2 and v >= 0,
      "The mass starts behind its left stop: s = " + String(s) + ", L = " + String(L) + ", smin = " + String(smin));
    assert(s < smax - L / 2 or s <= smax - L / 2 and v <= 0,
      "The mass starts behind its right stop: s = " + String(s) + ", L = " + String(L) + ", smax = " + String(smax));
  end when;
  stopped = if s <= smin + L / 2 then -1 elseif s >= smax - L / 2 then +1 else 0;
  when stopped <> 0 then
    reinit(s, if stopped < 0 then smin + L / 2 else smax - L / 2);
    reinit(v, 0);
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
