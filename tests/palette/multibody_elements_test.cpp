// Forces, sensors, rods, constraints and joint assemblies in space against closed forms: which sign, which factor.
#include <QTest>
#include <cmath>

#include "circuit_case.h"
#include "constants.h"
#include "linkages.h"

using namespace armature::test;

namespace {

std::string withGravity(const std::string& text) {
  return R"(
    import MB = Modelica.Mechanics.MultiBody; import P = Modelica.Mechanics.MultiBody.Parts;
    import J = Modelica.Mechanics.MultiBody.Joints; import F = Modelica.Mechanics.MultiBody.Frames;
    import T = Modelica.Mechanics.MultiBody.Types; import Fo = Modelica.Mechanics.MultiBody.Forces;
    import Se = Modelica.Mechanics.MultiBody.Sensors; import A = Modelica.Mechanics.MultiBody.Joints.Assemblies;
    import RA = Modelica.Mechanics.MultiBody.Types.ResolveInFrameA;
    import RB = Modelica.Mechanics.MultiBody.Types.ResolveInFrameB;
    import RAB = Modelica.Mechanics.MultiBody.Types.ResolveInFrameAB;
    inner MB.World world(g = gravity); parameter Real gravity = 9.80665;
)" + text;
}

// Frames at rest: `a` turned by 90 degrees about z, so that its axes are y, -x, z of the world; `b` at {1, 0, 0},
// turned likewise about x: axes x, z, -y; `c` parallel to the world at {0, 2, 0}.
const std::string kFrames = R"(
    P.FixedRotation a(n = {0, 0, 1}, angle = 90); P.FixedRotation b(r = {1, 0, 0}, n = {1, 0, 0}, angle = 90);
    P.Fixed c(r = {0, 2, 0});
  equation
    connect(world.frame_b, a.frame_a); connect(world.frame_b, b.frame_a);)";

// An arm of half a metre that turns about z with 2 rad/s; at its tip a mass of 3 kg, 0.1 m above the plane.
const std::string kArm = R"(
    J.Revolute hinge(useAxisFlange = true, phi(fixed = true)); Rot.Sources.ConstantSpeed drive(w_fixed = 2);
    P.FixedTranslation arm(r = {0.5, 0, 0.1}); P.PointMass mass(m = 3); P.Fixed point(r = {0.5, 0, 0.1});)";
const std::string kArmWires = R"(
    connect(world.frame_b, hinge.frame_a); connect(drive.flange, hinge.axis); connect(arm.frame_b, mass.frame_a);)";

// Crank of 0.3 m on a flywheel so heavy that it turns about z with 2 rad/s, from the x axis; a rod of 0.5 m is to
// follow.
const std::string kCrank = R"(
    J.Revolute hinge(useAxisFlange = true, phi(fixed = true), w(start = 2, fixed = true),
      stateSelect = StateSelect.always); Rot.Components.Inertia flywheel(J = 1e8);
    P.FixedTranslation crank(r = {0.3, 0, 0}); P.Body piston(m = 2, r_CM = {0, 0, 0}, r_0(start = {0.8, 0, 0}));)";
const std::string kCrankWires = R"(
    connect(world.frame_b, hinge.frame_a); connect(flywheel.flange_b, hinge.axis);
    connect(hinge.frame_b, crank.frame_a);)";

const std::vector<CircuitCase>& forceCases() {
  static const std::vector<CircuitCase> list = {
      {"world force",
       withGravity("Fo.WorldForce w(force = {1, 2, 3}); Fo.WorldForce v(force = {1, 2, 3}, resolveInFrame ="
                   "RB.frame_b); Fo.WorldForce u(force = {1, 2, 3}, resolveInFrame = RB.frame_resolve); "
                   "P.FixedRotation a2(n = {0, 0, 1}, angle = 90); P.FixedRotation a3(n = {0, 0, 1}, angle = 90); " +
                   kFrames +
                   "connect(w.frame_b, a.frame_b); connect(world.frame_b, a2.frame_a); "
                   "connect(v.frame_b, a2.frame_b); connect(world.frame_b, a3.frame_a); "
                   "connect(u.frame_b, a3.frame_b); connect(u.frame_resolve, b.frame_b);"),
       1,
       {{"a.frame_b.f[1]", 1, 2},
        {"a.frame_b.f[2]", 1, -1},
        {"a.frame_b.f[3]", 1, 3},
        {"a2.frame_b.f[1]", 1, 1},
        {"a2.frame_b.f[2]", 1, 2},
        {"a3.frame_b.f[1]", 1, -3},
        {"a3.frame_b.f[2]", 1, -1},
        {"a3.frame_b.f[3]", 1, 2},
        {"a.frame_b.t[3]", 1, 0}}},
      {"world torque",
       withGravity("Fo.WorldTorque w(torque = {1, 2, 3}); Fo.WorldTorque v(torque = {1, 2, 3}, resolveInFrame ="
                   "RB.frame_b); Fo.WorldForceAndTorque u(torque = {1, 2, 3}, force = {4, 5, 6}, resolveInFrame ="
                   "RB.frame_resolve); P.FixedRotation a2(n = {0, 0, 1}, angle = 90); "
                   "P.FixedRotation a3(n = {0, 0, 1}, angle = 90); " +
                   kFrames +
                   "connect(w.frame_b, a.frame_b); connect(world.frame_b, a2.frame_a); "
                   "connect(v.frame_b, a2.frame_b); connect(world.frame_b, a3.frame_a); "
                   "connect(u.frame_b, a3.frame_b); connect(u.frame_resolve, b.frame_b);"),
       1,
       {{"a.frame_b.t[1]", 1, 2},
        {"a.frame_b.t[2]", 1, -1},
        {"a2.frame_b.t[2]", 1, 2},
        {"a3.frame_b.t[1]", 1, -3},
        {"a3.frame_b.t[3]", 1, 2},
        {"a3.frame_b.f[1]", 1, -6},
        {"a3.frame_b.f[2]", 1, -4},
        {"a.frame_b.f[3]", 1, 0}}},
      // The force acts on b, the opposite one with its lever on c.
      {"force between frames",
       withGravity("Fo.Force f(force = {1, 5, 0}, resolveInFrame = RAB.world); Fo.Force g(force = {0, 0, 7},"
                   "resolveInFrame = RAB.frame_a); Fo.Force h(force = {0, 0, 7}); Fo.Force k(force ="
                   "{0, 2, 0}, resolveInFrame = RAB.frame_resolve); P.Fixed o1(r = {1, 0, 0}); "
                   "P.Fixed o2(r = {1, 0, 0}); P.Fixed o3(r = {1, 0, 0}); P.Fixed c2(r = {0, 2, 0}); " +
                   kFrames +
                   "connect(c.frame_b, f.frame_a); connect(f.frame_b, o1.frame_b); "
                   "connect(a.frame_b, g.frame_a); connect(g.frame_b, o2.frame_b); "
                   "connect(c2.frame_b, h.frame_a); connect(h.frame_b, b.frame_b); "
                   "connect(c2.frame_b, k.frame_a); connect(k.frame_b, o3.frame_b); "
                   "connect(k.frame_resolve, a.frame_b);"),
       1,
       {{"o1.frame_b.f[1]", 1, 1},
        {"o1.frame_b.f[2]", 1, 5},
        {"c.frame_b.f[2]", 1, -5},
        {"c.frame_b.t[3]", 1, -(1 * 5 + 2 * 1)},
        {"o2.frame_b.f[3]", 1, 7},
        {"a.frame_b.f[3]", 1, -7},
        {"a.frame_b.t[1]", 1, 7},
        {"b.frame_b.f[3]", 1, 7},
        {"c2.frame_b.f[2]", 1, 7},
        {"o3.frame_b.f[1]", 1, -2},
        {"c2.frame_b.f[1]", 1, 2}}},
      {"torque between frames",
       withGravity("Fo.Torque f(torque = {1, 5, 0}, resolveInFrame = RAB.world); Fo.Torque g(torque ="
                   "{0, 3, 0}, resolveInFrame = RAB.frame_a); Fo.ForceAndTorque h(torque = {0, 0, 7},"
                   "force = {0, 0, 2}); P.Fixed o1; P.Fixed o2; P.Fixed c2(r = {0, 2, 0}); " +
                   kFrames +
                   "connect(c.frame_b, f.frame_a); connect(f.frame_b, o1.frame_b); "
                   "connect(a.frame_b, g.frame_a); connect(g.frame_b, o2.frame_b); "
                   "connect(c2.frame_b, h.frame_a); connect(h.frame_b, b.frame_b);"),
       1,
       {{"o1.frame_b.t[2]", 1, 5},
        {"c.frame_b.t[2]", 1, -5},
        {"c.frame_b.f[2]", 1, 0},
        {"o2.frame_b.t[1]", 1, -3},
        {"a.frame_b.t[2]", 1, -3},
        {"b.frame_b.t[3]", 1, 7},
        {"c2.frame_b.t[2]", 1, 7},
        {"b.frame_b.f[3]", 1, 2},
        {"c2.frame_b.t[3]", 1, 2}}},
      // A part of the user's own, made from the base class.
      {"own force element",
       withGravity(
           "model Push extends MB.Interfaces.PartialForce; equation frame_b.f = {0, -5, 0}; frame_b.t = {0, 0, -2}; "
           "end Push; Push p; P.Fixed o(r = {2, 0, 0}); equation connect(world.frame_b, p.frame_a); "
           "connect(p.frame_b, o.frame_b);"),
       1,
       {{"o.frame_b.f[2]", 1, 5},
        {"o.frame_b.t[3]", 1, 2},
        {"world.frame_b.f[2]", 1, -5},
        {"world.frame_b.t[3]", 1, -12}}},
      // Lines with masses, held level: what each end carries of the weights.
      {"mass on a line",
       withGravity("P.Fixed o1; P.Fixed o2(r = {2, 0, 0}); Fo.Spring s(c = 10, s_unstretched = 1.5, m = 4,"
                   "lengthFraction = 0.25); equation connect(o1.frame_b, s.frame_a); "
                   "connect(s.frame_b, o2.frame_b);"),
       1,
       {{"o1.frame_b.f[2]", 1, -3 * kG},
        {"o2.frame_b.f[2]", 1, -kG},
        {"o1.frame_b.f[1]", 1, 5},
        {"o2.frame_b.f[1]", 1, -5},
        {"s.f", 1, 5},
        {"s.r_rel_a[1]", 1, 2},
        {"s.s", 1, 2},
        {"s.e_a[1]", 1, 1},
        {"s.lineForce.massShape.r_shape[1]", 1, 0.5 - (0.05 - 0.01) * 0.45}}},
      // A force at one end of a line acts on the other end as well.
      {"lines with one flange",
       withGravity(
           "P.Fixed o1; P.Fixed o2(r = {2, 0, 0}); P.Fixed o3; P.Fixed o4(r = {0, 0, 2}); Fo.LineForceWithMass l; "
           "Fo.LineForceWithTwoMasses k; Tr.Sources.ConstantForce f(f_constant = 3); "
           "Tr.Sources.ConstantForce g(f_constant = 4); equation connect(o1.frame_b, l.frame_a); "
           "connect(l.frame_b, o2.frame_b); connect(o3.frame_b, k.frame_a); connect(k.frame_b, o4.frame_b); "
           "connect(f.flange, l.flange_b); connect(g.flange, k.flange_b);"),
       1,
       {{"o1.frame_b.f[1]", 1, -3}, {"o2.frame_b.f[1]", 1, 3}, {"o3.frame_b.f[3]", 1, -4}, {"o4.frame_b.f[3]", 1, 4}}},
      {"two masses on a line",
       withGravity("P.Fixed o1; P.Fixed o2(r = {2, 0, 0}); Fo.LineForceWithTwoMasses l(m_a = 2, m_b = 3,"
                   "L_a = 0.2, L_b = 0.3); Tr.Components.Spring s(c = 10, s_rel0 = 1.5); equation "
                   "connect(o1.frame_b, l.frame_a); connect(l.frame_b, o2.frame_b); "
                   "connect(l.flange_a, s.flange_a); connect(s.flange_b, l.flange_b);"),
       1,
       {{"o1.frame_b.f[2]", 1, -2.25 * kG},
        {"o2.frame_b.f[2]", 1, -2.75 * kG},
        {"o1.frame_b.f[1]", 1, 5},
        {"o2.frame_b.f[1]", 1, -5}}},
      // The same hanging: each end carries its own mass.
      {"two masses hanging",
       withGravity("P.Fixed o1; P.Fixed o2(r = {0, -2, 0}); Fo.LineForceWithTwoMasses l(m_a = 2, m_b = 3,"
                   "L_a = 0.2, L_b = 0.3); equation connect(o1.frame_b, l.frame_a); "
                   "connect(l.frame_b, o2.frame_b);"),
       1,
       {{"o1.frame_b.f[2]", 1, -2 * kG}, {"o2.frame_b.f[2]", 1, -3 * kG}}},
      {"damper",
       withGravity(
           "J.Prismatic p(s(start = 1, fixed = true), v(start = 4, fixed = true)); P.Body b(m = 2, r_CM = {0, 0, 0}); "
           "Fo.Damper d(d = 6); equation connect(world.frame_b, p.frame_a); connect(p.frame_b, b.frame_a); "
           "connect(world.frame_b, d.frame_a); connect(d.frame_b, b.frame_a);"),
       1,
       {{"p.v", 1, 4 * std::exp(-3.0)},
        {"d.f", 0, 24},
        {"d.lossPower", 0, 96},
        {"d.r_rel_a[1]", 0, 1},
        {"d.shape_b.length", 0, 0.9}},
       1e-5},
      {"spring and damper",
       withGravity("J.Prismatic p(s(start = 1.5, fixed = true), v(fixed = true)); P.Body b(m = 2, r_CM ="
                   "{0, 0, 0}); Fo.SpringDamperParallel d(c = 20, s_unstretched = 1, d = 4); equation "
                   "connect(world.frame_b, p.frame_a); connect(p.frame_b, b.frame_a); "
                   "connect(world.frame_b, d.frame_a); connect(d.frame_b, b.frame_a);"),
       1,
       {{"p.s", 1, 1 + 0.5 * std::exp(-1.0) * (std::cos(3.0) + std::sin(3.0) / 3)},
        {"d.f", 0, 10},
        {"d.lossPower", 0, 0}},
       1e-5},
      {"spring after damper",
       withGravity("P.Fixed o(r = {1, 0, 0}); Fo.SpringDamperSeries d(c = 10, s_unstretched = 0.2, d = 5,"
                   "s_damper_start = 0.1); equation connect(world.frame_b, d.frame_a); "
                   "connect(d.frame_b, o.frame_b);"),
       1,
       {{"d.s_damper", 1, 0.8 - 0.7 * std::exp(-2.0)},
        {"d.f", 1, 7 * std::exp(-2.0)},
        {"d.lossPower", 1, 49 / 5.0 * std::exp(-4.0)},
        {"o.frame_b.f[1]", 0, -7}},
       1e-5},
  };
  return list;
}

const std::vector<CircuitCase>& elementSensorCases() {
  static const double s = std::sin(2.0), c = std::cos(2.0);
  static const std::vector<CircuitCase> list = {
      {"absolute sensors",
       withGravity("Se.AbsolutePosition r; Se.AbsolutePosition r0(resolveInFrame = RA.world); "
                   "Se.AbsolutePosition r90(resolveInFrame = RA.frame_resolve); Se.AbsoluteVelocity v; "
                   "Se.AbsoluteVelocity v0(resolveInFrame = RA.world); Se.AbsoluteAngles angles; "
                   "Se.AbsoluteAngularVelocity w; P.FixedRotation a(n = {0, 0, 1}, angle = 90); "
                   "Se.TransformAbsoluteVector t(r_in = {1, 2, 3}, frame_r_out = RA.world); " +
                   kArm +
                   "equation connect(hinge.frame_b, arm.frame_a); connect(world.frame_b, a.frame_a); "
                   "connect(r90.frame_resolve, a.frame_b); connect(arm.frame_b, r.frame_a); "
                   "connect(arm.frame_b, r0.frame_a); connect(arm.frame_b, r90.frame_a); "
                   "connect(arm.frame_b, v.frame_a); connect(arm.frame_b, v0.frame_a); "
                   "connect(arm.frame_b, angles.frame_a); connect(arm.frame_b, w.frame_a); "
                   "connect(arm.frame_b, t.frame_a); " +
                   kArmWires),
       1,
       {{"r.r[1]", 1, 0.5},
        {"r.r[2]", 1, 0},
        {"r0.r[1]", 1, 0.5 * c},
        {"r0.r[2]", 1, 0.5 * s},
        {"r90.r[1]", 1, 0.5 * s},
        {"r90.r[2]", 1, -0.5 * c},
        {"v.v[2]", 1, 1},
        {"v.v[1]", 1, 0},
        {"v0.v[1]", 1, -s},
        {"v0.v[2]", 1, c},
        {"angles.angles[3]", 1, 2},
        {"w.w[3]", 1, 2},
        {"t.r_out[1]", 1, c - 2 * s},
        {"t.r_out[2]", 1, s + 2 * c}},
       1e-5},
      {"absolute sensor",
       withGravity("Se.AbsoluteSensor m(get_r = true, get_v = true, get_a = true, get_angles = true, get_w = true,"
                   "get_z = true); Se.AbsoluteSensor n(get_v = true, get_a = true, resolveInFrame = RA.world); " +
                   kArm +
                   "equation connect(hinge.frame_b, arm.frame_a); connect(arm.frame_b, m.frame_a); "
                   "connect(arm.frame_b, n.frame_a); " +
                   kArmWires),
       1,
       {{"m.r[1]", 1, 0.5},
        {"m.v[2]", 1, 1},
        {"m.a[1]", 1, -2},
        {"m.a[2]", 1, 0},
        {"m.angles[3]", 1, 2},
        {"m.w[3]", 1, 2},
        {"m.z[3]", 1, 0},
        {"n.v[1]", 1, -s},
        {"n.a[1]", 1, -2 * c},
        {"n.a[2]", 1, -2 * s}},
       1e-5},
      // Seen from the turning arm, the axis rests; seen from the world, the tip of the arm does not.
      {"relative sensors",
       withGravity(
           "Se.RelativePosition r(resolveInFrame = RAB.frame_b); Se.RelativePosition r0(resolveInFrame ="
           "RAB.world); Se.RelativeVelocity v; Se.RelativeVelocity u(resolveInFrame = RAB.frame_b); "
           "Se.RelativeAngles angles; Se.RelativeAngularVelocity w; Se.RelativeAngularVelocity"
           " w2(resolveInFrame = RAB.world); Se.Distance d; Se.TransformRelativeVector t(r_in ="
           "{1, 2, 3}, frame_r_in = RAB.frame_b, frame_r_out = RAB.frame_a); P.FixedRotation a(n = {0, 0, 1}, angle = "
           "90); "
           "Se.TransformRelativeVector q(r_in = {1, 2, 3}, frame_r_in = RAB.frame_resolve, frame_r_out = RAB.world); "
           "Se.TransformRelativeVector p(r_in = {1, 2, 3}, frame_r_in = RAB.world, frame_r_out = RAB.frame_resolve); " +
           kArm +
           "equation connect(hinge.frame_b, arm.frame_a); "
           "connect(point.frame_b, r.frame_a); connect(r.frame_b, arm.frame_b); "
           "connect(point.frame_b, r0.frame_a); connect(r0.frame_b, arm.frame_b); "
           "connect(arm.frame_b, v.frame_a); connect(v.frame_b, world.frame_b); "
           "connect(point.frame_b, u.frame_a); connect(u.frame_b, arm.frame_b); "
           "connect(arm.frame_b, angles.frame_a); connect(angles.frame_b, point.frame_b); "
           "connect(arm.frame_b, w.frame_a); connect(w.frame_b, point.frame_b); "
           "connect(point.frame_b, w2.frame_a); connect(w2.frame_b, arm.frame_b); "
           "connect(point.frame_b, d.frame_a); connect(d.frame_b, arm.frame_b); "
           "connect(point.frame_b, t.frame_a); connect(t.frame_b, arm.frame_b); connect(world.frame_b, a.frame_a); "
           "connect(point.frame_b, q.frame_a); connect(q.frame_b, arm.frame_b); connect(q.frame_resolve, a.frame_b); "
           "connect(point.frame_b, p.frame_a); connect(p.frame_b, arm.frame_b); connect(p.frame_resolve, a.frame_b); " +
           kArmWires),
       1,
       {{"r0.r_rel[1]", 1, 0.5 * (c - 1)},
        {"q.r_out[1]", 1, -2},
        {"q.r_out[2]", 1, 1},
        {"p.r_out[1]", 1, 2},
        {"p.r_out[2]", 1, -1},
        {"r0.r_rel[2]", 1, 0.5 * s},
        {"r.r_rel[1]", 1, 0.5 * (1 - c)},
        {"r.r_rel[2]", 1, 0.5 * s},
        {"v.v_rel[1]", 1, 0},
        {"v.v_rel[2]", 1, 0},
        {"u.v_rel[1]", 1, 0},
        {"u.v_rel[2]", 1, 1},
        {"angles.angles[3]", 1, -2},
        {"w.w_rel[3]", 1, -2},
        {"w2.w_rel[3]", 1, 2},
        {"d.distance", 1, std::sin(1.0)},
        {"t.r_out[1]", 1, c - 2 * s},
        {"t.r_out[2]", 1, s + 2 * c}},
       1e-5},
      {"relative sensor",
       withGravity("Se.RelativeSensor m(get_r_rel = true, get_v_rel = true, get_a_rel = true, get_angles = true,"
                   "get_w_rel = true, get_z_rel = true, resolveInFrame = RAB.world,"
                   "resolveInFrameAfterDifferentiation = RAB.frame_b); " +
                   kArm +
                   "equation connect(hinge.frame_b, arm.frame_a); connect(point.frame_b, m.frame_a); "
                   "connect(m.frame_b, arm.frame_b); " +
                   kArmWires),
       1,
       {{"m.r_rel[2]", 1, 0.5 * s},
        {"m.v_rel[2]", 1, 1},
        {"m.v_rel[1]", 1, 0},
        {"m.a_rel[1]", 1, -2},
        {"m.a_rel[2]", 1, 0},
        {"m.angles[3]", 1, 2},
        {"m.w_rel[3]", 1, 2},
        {"m.z_rel[3]", 1, 0}},
       1e-5},
      {"cut sensors",
       withGravity("Se.CutForce f; Se.CutForce g(positiveSign = false, resolveInFrame = RA.world); Se.CutTorque t; "
                   "Se.CutForceAndTorque ft(resolveInFrame = RA.world); " +
                   kArm +
                   "equation connect(hinge.frame_b, f.frame_a); connect(f.frame_b, g.frame_a); "
                   "connect(g.frame_b, t.frame_a); connect(t.frame_b, ft.frame_a); "
                   "connect(ft.frame_b, arm.frame_a); " +
                   kArmWires),
       1,
       {{"f.force[1]", 1, 3 * kG * s - 6},
        {"f.force[2]", 1, 3 * kG * c},
        {"g.force[1]", 1, 6 * c},
        {"g.force[2]", 1, 6 * s - 3 * kG},
        {"t.torque[3]", 1, 0.5 * 3 * kG * c},
        {"t.torque[2]", 1, -0.6 + 0.1 * 3 * kG * s},
        {"ft.force[2]", 1, 3 * kG - 6 * s},
        {"ft.torque[3]", 1, 0.5 * 3 * kG * c}},
       1e-4},
      {"power sensor",
       withGravity("Se.Power p; " + kArm +
                   "equation connect(hinge.frame_b, p.frame_a); "
                   "connect(p.frame_b, arm.frame_a); " +
                   kArmWires),
       1,
       {{"p.power", 1, 3 * kG * c}},
       1e-4},
  };
  return list;
}

const std::vector<CircuitCase>& elementJointCases() {
  static const double quarter = std::acos(0.0), kElliptic = 1.854074677301371918;
  static const std::vector<CircuitCase> list = {
      // At the outer dead centre the piston is decelerated by 0.3*w^2*(1 + 0.3/0.5), so the rod pulls.
      {"rod with two ball joints",
       withGravity(
           kCrank +
           "J.SphericalSpherical rod(rodLength = 0.5, rRod_0(start = {0.5, 0, 0})); J.Prismatic slide(s(start = 0.8)); "
           "equation connect(crank.frame_b, rod.frame_a); connect(rod.frame_b, piston.frame_a); "
           "connect(world.frame_b, slide.frame_a); connect(slide.frame_b, piston.frame_a); " +
           kCrankWires),
       1,
       {{"slide.s", 1, pistonAt(2)}, {"rod.f_rod", 0, -2 * 1.92}, {"piston.frame_a.f[1]", 0, -2 * 1.92}},
       1e-5},
      {"rod with mass",
       withGravity(
           kCrank +
           "J.SphericalSpherical rod(rodLength = 0.5, m = 3, checkTotalPower = true, rRod_0(start = {0.5, 0, 0})); "
           "J.Prismatic slide(s(start = 0.8)); equation connect(crank.frame_b, rod.frame_a); "
           "connect(rod.frame_b, piston.frame_a); connect(world.frame_b, slide.frame_a); "
           "connect(slide.frame_b, piston.frame_a); " +
           kCrankWires),
       1,
       {{"rod.totalPower", 0.7, 0},
        {"rod.f_b_a1[2]", 0, 1.5 * kG},
        // Half of the sum of the accelerations of both ends moves the mass.
        {"rod.f_CM_a[1]", 0, -3 * (1.2 + 1.92) / 2},
        {"rod.f_CM_e[1]", 0, -3 * (1.2 + 1.92) / 2}},
       1e-5},
      {"rod with a universal joint",
       withGravity(
           kCrank +
           "J.UniversalSpherical rod(rRod_ia = {0, 0.5, 0}, checkTotalPower = true, rRod_0(start = {0.5, 0, 0})); "
           "J.Prismatic slide(s(start = 0.8)); P.Body b(m = 1, r_CM = {0, 0.25, 0}); equation "
           "connect(crank.frame_b, rod.frame_a); connect(rod.frame_b, piston.frame_a); "
           "connect(world.frame_b, slide.frame_a); connect(rod.frame_ia, b.frame_a); "
           "connect(slide.frame_b, piston.frame_a); " +
           kCrankWires),
       1,
       {{"slide.s", 1, pistonAt(2)},
        {"b.frame_a.R.T[2,2]", 1, -0.6 * std::sin(2.0)},
        {"rod.totalPower", 0.7, 0},
        {"b.frame_a.R.T[2,1]", 1, std::sqrt(1 - 0.36 * std::pow(std::sin(2.0), 2))},
        {"rod.f_rod", 0, -2 * 1.92}},
       1e-5},

      // Constraints hold bodies that have all their coordinates already.
      {"ball joint as a constraint",
       withGravity("J.Planar p(phi(fixed = true), w(fixed = true)); J.Constraints.Spherical k(z_locked ="
                   "false); P.Body b(m = 2, r_CM = {0.5, 0, 0}, I_33 = 0.1); equation "
                   "connect(world.frame_b, p.frame_a); connect(p.frame_b, b.frame_a); "
                   "connect(world.frame_b, k.frame_a); connect(k.frame_b, b.frame_a);"),
       kElliptic * std::sqrt(0.6 / kG),
       {{"p.phi", kElliptic * std::sqrt(0.6 / kG), -quarter}, {"k.frame_a.f[2]", 0, 2 * kG * (1 - 0.5 / 0.6)}},
       1e-4},
      {"hinge as a constraint",
       withGravity("J.Constraints.Revolute k(n = {0, 0, 1}); P.Body b(m = 2, r_CM = {0.5, 0, 0}, I_33 = 0.1,"
                   "useQuaternions = false); equation connect(world.frame_b, k.frame_a); "
                   "connect(k.frame_b, b.frame_a);"),
       0.2,
       {{"b.z_a[3]", 0, -kG / 0.6},
        {"k.frame_a.f[2]", 0, 2 * kG * (1 - 0.5 / 0.6)},
        {"k.frame_a.t[3]", 0.1, 0},
        {"k.P", 0.1, 0}},
       1e-4},
      {"universal joint as a constraint",
       withGravity("J.Constraints.Universal k; P.Body b(m = 2, r_CM = {0, 0, 0}, useQuaternions ="
                   "false); initial equation b.w_a[1] = 2; b.w_a[2] = 0; "
                   "b.frame_a.R.T[2,3] = 0; b.frame_a.R.T[1,3] = 0; equation "
                   "connect(world.frame_b, k.frame_a); connect(k.frame_b, b.frame_a);"),
       0.5,
       {{"b.frame_a.R.T[2,3]", 0.5, std::sin(1.0)},
        {"k.frame_a.f[2]", 0.5, 2 * kG},
        {"b.w_a[1]", 0.5, 2},
        {"b.w_a[3]", 0.5, 0},
        {"k.P", 0.5, 0}},
       1e-4},
      {"slide as a constraint",
       withGravity("J.FreeMotion m(useQuaternions = false); J.Constraints.Prismatic k(y_locked = false); "
                   "P.Body b(m = 2, r_CM = {0.5, 0, 0}); equation connect(world.frame_b, m.frame_a); "
                   "connect(m.frame_b, b.frame_a); connect(world.frame_b, k.frame_a); "
                   "connect(k.frame_b, b.frame_a);"),
       0.5,
       {{"b.r_0[2]", 0.5, -kG / 8}, {"b.r_0[1]", 0.5, 0}, {"k.frame_a.f[2]", 0.5, 0}, {"b.frame_a.R.T[1,2]", 0.5, 0}},
       1e-4},
      // Along the turning rail x'' = w^2*x - g*sin(w*t); across it the rail carries the weight and what Coriolis asks
      // for, 2*m*w*x'.
      {"slide on a turning base",
       withGravity(
           kArm.substr(0, kArm.find("P.FixedTranslation")) +
           "J.FreeMotion m(useQuaternions = false); J.Constraints.Prismatic k(x_locked = false); "
           "P.Body b(m = 2, r_CM = {0, 0, 0}, I_33 = 0.1); equation connect(world.frame_b, hinge.frame_a); "
           "connect(drive.flange, hinge.axis); connect(hinge.frame_b, m.frame_a); connect(m.frame_b, b.frame_a); "
           "connect(hinge.frame_b, k.frame_a); connect(k.frame_b, b.frame_a);"),
       1,
       {{"m.r_rel_a[1]", 1, kG / 8 * (std::sin(2.0) - std::sinh(2.0))},
        {"m.v_rel_a[1]", 1, kG / 4 * (std::cos(2.0) - std::cosh(2.0))},
        {"m.r_rel_a[2]", 1, 0},
        {"k.frame_b.f[2]", 1, -2 * (kG * std::cos(2.0) + 4 * kG / 4 * (std::cos(2.0) - std::cosh(2.0)))},
        {"b.w_a[3]", 1, 2}},
       1e-5},

      // Assemblies: the same crank and piston, solved by formulas.
      {"assembly SSP",
       withGravity(kCrank +
                   "A.JointSSP k(rod1Length = 0.5, rod1Mass = 3, n_b = {-1, 0, 0}, rRod2_ib = {-0.2, 0, 0},"
                   "s_guess = 0.2, checkTotalPower = true); P.Fixed o(r = {1.2, 0, 0}); equation "
                   "connect(crank.frame_b, k.frame_a); connect(k.frame_b, o.frame_b); "
                   "connect(k.frame_ib, piston.frame_a); " +
                   kCrankWires),
       1,
       {{"k.prismatic.s", 1, 1.2 - 0.2 - pistonAt(2)}, {"k.axis.s", 1, 1 - pistonAt(2)}, {"k.totalPower", 0.7, 0}},
       1e-5},
      {"assembly USP",
       withGravity(kCrank +
                   "A.JointUSP k(rRod1_ia = {0.5, 0, 0}, n_b = {-1, 0, 0}, rRod2_ib = {-0.2, 0, 0},"
                   "s_guess = 0.2, checkTotalPower = true); P.Fixed o(r = {1.2, 0, 0}); P.Body b(m = 1, r_CM ="
                   "{0.1, 0.02, 0}); Tr.Components.Spring s(c = 50); equation connect(s.flange_a, k.bearing); "
                   "connect(s.flange_b, k.axis); connect(crank.frame_b, k.frame_a); connect(k.frame_b, o.frame_b); "
                   "connect(k.frame_ib, piston.frame_a); connect(k.frame_ia, b.frame_a); " +
                   kCrankWires),
       1,
       {{"k.prismatic.s", 1, 1 - pistonAt(2)},
        {"k.totalPower", 0.7, 0},
        {"b.frame_a.R.T[1,2]", 1, -0.6 * std::sin(2.0)}},
       1e-5},
      {"assembly RRP",
       withGravity(kCrank +
                   "A.JointRRP k(rRod1_ia = {0.5, 0, 0}, n_b = {-1, 0, 0}, rRod2_ib = {-0.2, 0, 0},"
                   "s_guess = 0.15, s_offset = 0.05, checkTotalPower = true); P.Fixed o(r = {1.2, 0, 0}); equation "
                   "connect(crank.frame_b, k.frame_a); connect(k.frame_b, o.frame_b); "
                   "connect(k.frame_im, piston.frame_a); " +
                   kCrankWires),
       1,
       {{"piston.r_0[1]", 1, pistonAt(2)},
        {"k.axis.s", 1, 1 - pistonAt(2) - 0.05},
        {"k.totalPower", 0.7, 0},
        {"k.jointUSP.f_rod", 0, -2 * 1.92}},
       1e-5},
      {"assembly SSR",
       withGravity(kCrank +
                   "A.JointSSR k(rod1Length = 1, rod1Mass = 3, rRod2_ib = {0.6, 0, 0.1}, phi_guess = 90,"
                   "checkTotalPower = true); P.Fixed o(r = {1, 0, -0.1}); equation connect(crank.frame_b, k.frame_a); "
                   "connect(k.frame_b, o.frame_b); connect(k.frame_ib, piston.frame_a); " +
                   kCrankWires),
       1,
       {{"k.revolute.phi", 1, rockerAt(2)}, {"k.totalPower", 0.7, 0}},
       1e-5},
      {"assembly USR",
       withGravity(
           kCrank +
           "A.JointUSR k(rRod1_ia = {1, 0, 0}, rRod2_ib = {0.6, 0, 0}, phi_guess = 90,"
           "checkTotalPower = true); P.Fixed o(r = {1, 0, 0}); P.Body b(m = 1, r_CM = {0.1, 0.02, 0}); "
           "Rot.Components.Spring s(c = 5); equation connect(s.flange_a, k.bearing); connect(s.flange_b, k.axis); "
           "connect(crank.frame_b, k.frame_a); connect(k.frame_b, o.frame_b); "
           "connect(k.frame_im, piston.frame_a); connect(k.frame_ia, b.frame_a); " +
           kCrankWires),
       1,
       {{"k.revolute.phi", 1, rockerAt(2)}, {"k.totalPower", 0.7, 0}},
       1e-5},
      {"assembly RRR",
       withGravity(kCrank +
                   "A.JointRRR k(rRod1_ia = {1, 0, 0}, rRod2_ib = {0.6, 0, 0}, phi_guess = 60, phi_offset = 30,"
                   "checkTotalPower = true); P.Fixed o(r = {1, 0, 0}); Rot.Components.Spring s(c = 5); equation "
                   "connect(crank.frame_b, k.frame_a); connect(k.frame_b, o.frame_b); "
                   "connect(k.frame_ib, piston.frame_a); connect(s.flange_a, k.bearing); "
                   "connect(s.flange_b, k.axis); " +
                   kCrankWires),
       1,
       {{"k.jointUSR.revolute.phi", 1, rockerAt(2) - std::acos(-1.0) / 6},
        {"k.axis.phi", 1, rockerAt(2) - std::acos(-1.0) / 6},
        {"k.totalPower", 0.7, 0}},
       1e-5},
      // A leg between the origin and a point at {3, 4, 0}, pushed apart by 10 N.
      {"assembly UPS",
       withGravity(
           "A.JointUPS k(s_offset = 1, checkTotalPower = true); P.Fixed o(r = {3, 4, 0}); "
           "Tr.Sources.ConstantForce f(f_constant = 10); P.Body b(m = 2, r_CM = {0, 1, 0}); P.Body c(m = 1, r_CM = "
           "{0, 0, 0}); equation "
           "connect(world.frame_b, k.frame_a); connect(k.frame_b, o.frame_b); "
           "connect(f.flange, k.axis); connect(k.frame_ib, b.frame_a); connect(k.frame_ia, c.frame_a);"),
       1,
       {{"k.s", 1, 4},
        {"b.r_0[1]", 1, 3},
        {"b.r_0[2]", 1, 4},
        {"b.frame_a.R.T[1,1]", 1, 0.6},
        {"b.frame_a.R.T[1,2]", 1, 0.8},
        {"b.frame_a.R.T[2,1]", 1, -0.8},
        // The body's weight acts 1 m across the leg; its torque about z is carried by a pair of forces over 5 m.
        {"o.frame_b.f[1]", 1, 6 - 0.8 * 2 * kG * 0.8 / 5},
        {"o.frame_b.f[2]", 1, 8 - 2 * kG + 0.6 * 2 * kG * 0.8 / 5},
        {"world.frame_b.f[1]", 1, -6 + 0.8 * 2 * kG * 0.8 / 5},
        {"world.frame_b.f[2]", 1, -8 - kG - 0.6 * 2 * kG * 0.8 / 5}},
       1e-5},
      {"free motion, scalar start",
       withGravity("J.FreeMotionScalarInit m(use_r = true, use_v = true, use_a = true, use_angle = true,"
                   "use_angle_d = true, use_angle_dd = true, use_w = true, use_z = true,"
                   "r_rel_a_1_stateSelect = StateSelect.always, r_rel_a_2_stateSelect = StateSelect.always,"
                   "r_rel_a_3_stateSelect = StateSelect.always, v_rel_a_1_stateSelect = StateSelect.always,"
                   "v_rel_a_2_stateSelect = StateSelect.always, v_rel_a_3_stateSelect = StateSelect.always,"
                   "angle_1_stateSelect = StateSelect.always, angle_2_stateSelect = StateSelect.always,"
                   "angle_3_stateSelect = StateSelect.always, angle_d_1_stateSelect = StateSelect.always,"
                   "angle_d_2_stateSelect = StateSelect.always, angle_d_3_stateSelect = StateSelect.always,"
                   "r_rel_a_1(start = 1, fixed = true), r_rel_a_2(start = 2, fixed = true), r_rel_a_3(fixed"
                   "= true), v_rel_a_1(start = 3, fixed = true), v_rel_a_2(fixed = true), v_rel_a_3(fixed ="
                   "true), angle_1(fixed = true), angle_2(fixed = true), angle_3(start = 0.5, fixed = true),"
                   "angle_d_1(fixed = true), angle_d_2(fixed = true), angle_d_3(start = 2, fixed = true)); "
                   "P.Body b(m = 2, r_CM = {0, 0, 0}); equation connect(world.frame_b, m.frame_a); "
                   "connect(m.frame_b, b.frame_a);"),
       1,
       {{"b.r_0[1]", 1, 4},
        {"b.r_0[2]", 1, 2 - kG / 2},
        {"m.angle_3", 1, 2.5},
        {"m.w_rel_b_3", 1, 2},
        {"m.a_rel_a_2", 1, -kG},
        {"m.z_rel_b_3", 1, 0},
        {"m.angle_dd_3", 1, 0},
        {"b.frame_a.R.T[1,2]", 1, std::sin(2.5)}},
       1e-5},
  };
  return list;
}

}  // namespace

class MultiBodyElementsTest : public QObject {
  Q_OBJECT
 private slots:
  void forces_data() { addRows(forceCases()); }
  void forces() { verifyRow(forceCases()); }
  void sensors_data() { addRows(elementSensorCases()); }
  void sensors() { verifyRow(elementSensorCases()); }
  void joints_data() { addRows(elementJointCases()); }
  void joints() { verifyRow(elementJointCases()); }
};

QTEST_GUILESS_MAIN(MultiBodyElementsTest)
#include "multibody_elements_test.moc"
