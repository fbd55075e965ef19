// Joints, constraints, lines of force and sensors in space: what they tell and carry where no other test looks, against
// closed forms. Both directions of the connection, quaternions and angles, frames that are turned and displaced.
#include <QTest>
#include <cmath>

#include "circuit_case.h"
#include "space_text.h"

using namespace armature::test;

namespace {

constexpr double kElliptic = 1.854074677301371918;  // complete elliptic integral of modulus sin(45 degrees)

// A pendulum of 2 kg, 0.5 m from the joint, moment of inertia 0.1 there; it is let go where it lies level.
const std::string kPendulum = "P.Body b(m = 2, r_CM = {0.5, 0, 0}, I_11 = 0.2, I_22 = 0.3, I_33 = 0.1); ";
const double kQuarter = kElliptic * std::sqrt(0.6 / kG);  // [s] to the lowest point

// What holds for the pendulum whatever joint it hangs on.
std::vector<Expectation> pendulum(std::vector<Expectation> more = {}) {
  more.insert(more.end(), {{"b.z_a[3]", 0, -kG / 0.6},
                           {"world.frame_b.f[2]", 0, -2 * kG * (1 - 0.5 / 0.6)},
                           {"b.w_a[3]", kQuarter, -std::sqrt(2 * kG / 0.6)},
                           {"b.frame_a.R.T[1,2]", kQuarter, -1},
                           {"b.r_0[1]", kQuarter, 0}});
  return more;
}

std::string hanging(const std::string& joint, bool isReversed) {
  return space(joint + kPendulum + "equation connect(world.frame_b, j.frame_" + (isReversed ? "b" : "a") +
               "); connect(j.frame_" + (isReversed ? "a" : "b") + ", b.frame_a); ");
}

const std::vector<CircuitCase>& jointCases() {
  const std::string ball = "J.Spherical j(angles_fixed = true, w_rel_a_fixed = true, enforceStates = ";
  const double speed = std::sqrt(2 * kG / 0.6), pi = 2 * std::acos(0.0);
  static const std::vector<CircuitCase> all = {
      {"ball joint with quaternions", hanging(ball + "true); ", false), kQuarter,
       pendulum({{"j.w_rel[3]", kQuarter, -speed}, {"j.phi[3]", 0.1, 0}, {"j.Q[4]", kQuarter, std::cos(pi / 4)}}),
       1e-4},
      {"ball joint with angles", hanging(ball + "true, useQuaternions = false); ", false), kQuarter,
       pendulum({{"j.w_rel[3]", kQuarter, -speed},
                 {"j.phi[3]", kQuarter, -pi / 2},
                 {"j.phi_d[3]", kQuarter, -speed},
                 {"j.phi_dd[3]", 0, -kG / 0.6},
                 {"j.Q[4]", 0.1, 0}}),
       1e-4},
      {"reversed ball joint with quaternions", hanging(ball + "true); ", true), kQuarter,
       pendulum({{"j.w_rel[3]", kQuarter, speed}}), 1e-4},
      {"reversed ball joint with angles", hanging(ball + "true, useQuaternions = false); ", true), kQuarter,
       pendulum({{"j.phi[3]", kQuarter, pi / 2}, {"j.phi_dd[3]", 0, kG / 0.6}}), 1e-4},
      {"ball joint with states of the body",
       hanging("J.Spherical j(enforceStates = false, w_rel_a_fixed = true, angles_fixed = true); ", false), kQuarter,
       pendulum({{"j.w_rel[3]", kQuarter, -speed}}), 1e-4},
      {"universal joint",
       hanging("J.Universal j(n_a = {0, 1, 0}, n_b = {0, 0, 1}, phi_a(fixed = true), w_a(fixed = true), "
               "phi_b(fixed = true), w_b(fixed = true)); ",
               false),
       kQuarter, pendulum({{"j.phi_b", kQuarter, -pi / 2}, {"j.w_b", kQuarter, -speed}, {"j.a_b", 0, -kG / 0.6}}),
       1e-4},
      {"universal joint about its first axis",
       hanging("J.Universal j(n_a = {0, 0, 1}, n_b = {0, 1, 0}, phi_a(fixed = true), w_a(fixed = true), phi_b(fixed = "
               "true), "
               "w_b(fixed = true)); ",
               false),
       kQuarter, pendulum({{"j.phi_a", kQuarter, -pi / 2}, {"j.w_a", kQuarter, -speed}, {"j.a_a", 0, -kG / 0.6}}),
       1e-4},
      {"reversed hinge", hanging("J.Revolute j(phi(fixed = true), w(fixed = true)); ", true), kQuarter,
       pendulum({{"j.phi", kQuarter, pi / 2}, {"j.angle", kQuarter, pi / 2}, {"j.w", kQuarter, speed}}), 1e-4},
      // Held level: the weight 0.5 m out and 0.2 m beside turns the world's flange about x and z.
      {"torque of a reversed hinge",
       space("J.Revolute j(useAxisFlange = true); Rot.Sources.Move v; P.Body b(m = 2, r_CM = {0.5, 0, 0.2}); equation "
             "v.u = {0, "
             "0, 0}; connect(v.flange, j.axis); connect(world.frame_b, j.frame_b); connect(j.frame_a, b.frame_a); "),
       1,
       {{"world.frame_b.t[1]", 1, 0.4 * kG}, {"world.frame_b.t[2]", 1, 0}, {"world.frame_b.t[3]", 1, -kG}}},
      {"torque of a hinge",
       space("J.Revolute j(useAxisFlange = true); Rot.Sources.Move v; P.Body b(m = 2, r_CM = {0.5, 0, 0.2}); equation "
             "v.u = {0, "
             "0, 0}; connect(v.flange, j.axis); connect(world.frame_b, j.frame_a); connect(j.frame_b, b.frame_a); "),
       1,
       {{"world.frame_b.t[1]", 1, 0.4 * kG}, {"world.frame_b.t[2]", 1, 0}, {"world.frame_b.t[3]", 1, -kG}}},
      // A slide along y, as its base is turned about z; the drive moves it with the cube of the time.
      {"driven slide",
       space("P.FixedRotation base(r = {1, 0, 0}, n = {0, 0, 1}, angle = 90); J.Prismatic j(useAxisFlange = true); "
             "Tr.Sources.Move v; P.Body b(m = 2, r_CM = {0.3, 0, 0}); equation v.u = {time^3, 3*time^2, 6*time}; "
             "connect(v.flange, j.axis); connect(world.frame_b, base.frame_a); connect(base.frame_b, j.frame_a); "
             "connect(j.frame_b, b.frame_a); "),
       2,
       {{"j.s", 1, 1},
        {"j.v", 1, 3},
        {"j.a", 1, 6},
        {"b.r_0[1]", 1, 1},
        {"b.r_0[2]", 1, 1},
        {"b.frame_a.R.T[1,2]", 1, 1},
        {"b.frame_a.R.T[2,1]", 1, -1},
        {"j.f", 1, 2 * (6 + kG)}}},
      {"driven hinge",
       space("J.Revolute j(useAxisFlange = true); Rot.Sources.Move v; P.Body b(m = 2, r_CM = {0, 0, 0}, I_33 = 0.5); "
             "equation "
             "v.u = {time^3, 3*time^2, 6*time}; connect(v.flange, j.axis); connect(world.frame_b, j.frame_a); "
             "connect(j.frame_b, b.frame_a); "),
       2,
       {{"j.angle", 1, 1}, {"j.phi", 1, 1}, {"j.w", 1, 3}, {"j.a", 1, 6}, {"j.tau", 1, 3}, {"b.w_a[3]", 1, 3}}},
      {"plane",
       space("J.Planar j(s_x(fixed = true), v_x(start = 2, fixed = true), s_y(fixed = true), v_y(fixed = true), "
             "phi(fixed = true), w(start = 1, fixed = true)); P.Body b(m = 2, r_CM = {0, 0, 0}); equation "
             "connect(world.frame_b, j.frame_a); connect(j.frame_b, b.frame_a); "),
       1,
       {{"j.a_y", 1, -kG},
        {"j.a_x", 1, 0},
        {"j.v_y", 1, -kG},
        {"j.s_x", 1, 2},
        {"j.phi", 1, 1},
        {"b.r_0[2]", 1, -kG / 2}}},
      // A rotor of 2 and a flywheel of 1 under 6 N.m.
      {"rotor",
       space("P.Rotor1D j(J = 2, n = {1, 0, 0}, phi(fixed = true), w(fixed = true)); Rot.Components.Inertia i(J = 1); "
             "Rot.Sources.ConstantTorque t(tau_constant = 6); equation connect(world.frame_b, j.frame_a); "
             "connect(t.flange, j.flange_a); connect(j.flange_b, i.flange_a); "),
       1,
       {{"j.w", 1, 2}, {"i.w", 1, 2}}},
      {"rotor alone",
       space("P.Rotor1D j(J = 2, n = {1, 0, 0}, phi(fixed = true), w(fixed = true)); Rot.Sources.ConstantTorque "
             "t(tau_constant = 6); equation connect(world.frame_b, j.frame_a); connect(t.flange, j.flange_b); "),
       1,
       {{"j.w", 1, 3}, {"world.frame_b.t[1]", 1, 0}}},
  };
  return all;
}

// Thrown with {2, 3, 0} from {1, 0, 0} while it turns about z, in frames that are parallel to the world's or not.
std::string thrown(const std::string& options) {
  return space(
      "J.FreeMotion j(r_rel_a(start = {1, 0, 0}, each fixed = true), v_rel_a(start = {2, 3, 0}, each fixed = true), "
      "angles_fixed = true, w_rel_a_fixed = true, w_rel_a_start = {0, 0, 1.5}" +
      options +
      "); P.Body b(m = 2, r_CM = {0, 0, 0}, I_11 = 0.2, I_22 = 0.3, I_33 = 0.1); equation connect(world.frame_b, "
      "j.frame_a); connect(j.frame_b, b.frame_a); ");
}

const std::vector<CircuitCase>& freeCases() {
  const auto flight = [](std::vector<Expectation> more) {
    more.insert(more.end(), {{"b.r_0[1]", 1, 3},
                             {"b.r_0[2]", 1, 3 - kG / 2},
                             {"j.a_rel_a[2]", 1, -kG},
                             {"j.v_rel_a[2]", 1, 3 - kG},
                             {"b.frame_a.R.T[1,1]", 1, std::cos(1.5)},
                             {"b.frame_a.R.T[1,2]", 1, std::sin(1.5)},
                             {"b.w_a[3]", 1, 1.5},
                             {"j.w_rel_b[3]", 1, 1.5}});
    return more;
  };
  static const std::vector<CircuitCase> all = {
      {"free motion with quaternions", thrown(""), 1, flight({{"j.Q[3]", 1, std::sin(0.75)}, {"j.phi[3]", 1, 0}}),
       1e-4},
      {"free motion with angles", thrown(", useQuaternions = false"), 1,
       flight({{"j.phi[3]", 1, 1.5}, {"j.phi_d[3]", 1, 1.5}, {"j.phi_dd[3]", 1, 0}, {"j.Q[1]", 1, 0}}), 1e-4},
      {"free motion with states of the body", thrown(", enforceStates = false"), 1, flight({}), 1e-4},
      // Seen from the body: its own frame is frame_a, turned by 90 degrees less 0.3 against the world.
      {"reversed free motion",
       space(
           "P.FixedRotation base(n = {0, 0, 1}, angle = 90); J.FreeMotion j(r_rel_a(each fixed = true), v_rel_a(each "
           "fixed = "
           "true), angles_fixed = true, angles_start = {0, 0, 0.3}, w_rel_a_fixed = true); P.Body b(m = 2, r_CM = {0, "
           "0, 0}, "
           "I_11 = 0.2, I_22 = 0.3, I_33 = 0.1); equation connect(world.frame_b, base.frame_a); connect(base.frame_b, "
           "j.frame_b); connect(j.frame_a, b.frame_a); "),
       1,
       {{"b.r_0[2]", 1, -kG / 2}, {"b.frame_a.R.T[1,1]", 1, std::sin(0.3)}, {"b.frame_a.R.T[1,2]", 1, std::cos(0.3)}},
       1e-4},
      {"bodies tell their motion",
       // An arm of half a metre turns with 2 rad/s from the x axis; the power sensor sees the weight being lifted.
       space(
           "J.Revolute hinge(useAxisFlange = true, phi(fixed = true)); Rot.Sources.ConstantSpeed drive(w_fixed = 2); "
           "P.FixedTranslation arm(r = {0.5, 0, 0}); P.BodyBox box(r = {0.1, 0, 0}); P.BodyCylinder rod(r = {0.1, 0, "
           "0}); "
           "P.BodyShape shape(m = 1, r = {0.1, 0, 0}, r_CM = {0, 0, 0}); P.PointMass point(m = 3); Se.Power p; "
           "Se.CutForce c; "
           "P.Body b(m = 3, r_CM = {0, 0, 0}); "
           "equation connect(world.frame_b, hinge.frame_a); connect(drive.flange, hinge.axis); connect(hinge.frame_b, "
           "arm.frame_a); connect(arm.frame_b, box.frame_a); connect(arm.frame_b, rod.frame_a); connect(arm.frame_b, "
           "shape.frame_a); connect(arm.frame_b, c.frame_a); connect(c.frame_b, p.frame_a); connect(p.frame_b, "
           "b.frame_a); connect(p.frame_b, point.frame_a); "),
       1,
       {{"box.r_0[1]", 1, 0.5 * std::cos(2)},
        {"box.v_0[1]", 1, -std::sin(2)},
        {"box.a_0[1]", 1, -2 * std::cos(2)},
        {"rod.r_0[2]", 1, 0.5 * std::sin(2)},
        {"rod.v_0[2]", 1, std::cos(2)},
        {"rod.a_0[2]", 1, -2 * std::sin(2)},
        {"b.r_0[2]", 1, 0.5 * std::sin(2)},
        {"b.frame_a.R.T[1,2]", 1, std::sin(2)},
        {"b.Q[4]", 1, 1},
        {"p.power", 1, 6 * kG * std::cos(2)},
        {"c.force[1]", 1, 6 * (-2 + kG * std::sin(2))}}},
      {"body with angles as states",
       space(
           "P.Body b(m = 2, r_CM = {0, 0, 0}, useQuaternions = false, r_0(each fixed = true), v_0(each fixed = true), "
           "angles_fixed = true, w_0_fixed = true, I_33 = 0.5); Fo.WorldTorque t; equation t.torque = {0, 0, 1.5}; "
           "connect(t.frame_b, b.frame_a); "),
       1,
       {{"b.phi[3]", 1, 1.5}, {"b.phi_d[3]", 1, 3}, {"b.phi_dd[3]", 1, 3}, {"b.Q[4]", 1, 1}},
       1e-4},
  };
  return all;
}

const std::vector<CircuitCase>& constraintCases() {
  const double held = 2 * kG * (1 - 0.5 / 0.6);  // [N] at the moment at which the pendulum is let go
  static const std::vector<CircuitCase> all = {
      // The base lies 0.3 m behind the plane and is turned by 90 degrees: its x axis is the world's y axis.
      {"ball joint beside its point",
       space(
           "P.FixedRotation base(r = {0, 0, -0.3}, n = {0, 0, 1}, angle = 90); J.Planar p(phi(fixed = true), w(fixed = "
           "true)); J.Constraints.Spherical k(z_locked = false); " +
           kPendulum +
           "equation connect(world.frame_b, "
           "p.frame_a); connect(p.frame_b, b.frame_a); connect(world.frame_b, base.frame_a); connect(base.frame_b, "
           "k.frame_a); connect(k.frame_b, b.frame_a); "),
       kQuarter,
       {{"k.r_rel_a[3]", 0, 0.3},
        {"k.frame_a.f[1]", 0, held},
        {"k.frame_a.t[2]", 0, 0.3 * held},
        {"k.frame_a.t[1]", 0, 0},
        {"b.frame_a.R.T[1,2]", kQuarter, -1},
        {"p.w", kQuarter, -std::sqrt(2 * kG / 0.6)}},
       1e-4},
      {"hinge beside its point",
       space(
           "J.Constraints.Revolute k(n = {0, 0, 1}, z_locked = false); P.Body b(m = 2, r_CM = {0.5, 0, 0}, I_33 = 0.1, "
           "useQuaternions = false, r_0(start = {0, 0, 0.3})); equation connect(world.frame_b, k.frame_a); "
           "connect(k.frame_b, b.frame_a); "),
       kQuarter,
       {{"k.r_rel_a[3]", 0, 0.3},
        {"k.frame_a.f[2]", 0, held},
        {"k.frame_a.t[1]", 0, -0.3 * held},
        {"b.frame_a.R.T[1,2]", kQuarter, -1},
        {"b.w_a[3]", kQuarter, -std::sqrt(2 * kG / 0.6)}},
       1e-3},
      {"universal joint beside its point",
       space("J.Constraints.Universal k(x_locked = false); P.Body b(m = 2, r_CM = {0, 0, 0}, useQuaternions = false, "
             "r_0(start "
             "= {0.3, 0, 0})); initial equation b.w_a[1] = 2; b.w_a[2] = 0; b.frame_a.R.T[2,3] = 0; b.frame_a.R.T[1,3] "
             "= 0; "
             "equation connect(world.frame_b, k.frame_a); connect(k.frame_b, b.frame_a); "),
       0.5,
       {{"k.r_rel_a[1]", 0.5, 0.3},
        {"k.frame_a.f[2]", 0.5, 2 * kG},
        {"k.frame_a.t[3]", 0.5, 0.6 * kG},
        {"k.w_rel[1]", 0.5, 2}},
       1e-4},
      // Slides along z, the x axis of its base, with 0.2 m/s; its centre of mass is 0.5 m further out.
      {"slide under a weight",
       space("P.FixedRotation base(n = {0, 1, 0}, angle = -90); J.FreeMotion m(useQuaternions = false, r_rel_a(start = "
             "{1, 0, "
             "0}), v_rel_a(start = {0.2, 0, 0})); J.Constraints.Prismatic k(x_locked = false); P.Body b(m = 2, r_CM = "
             "{0.5, 0, "
             "0}); equation connect(world.frame_b, base.frame_a); connect(base.frame_b, m.frame_a); connect(m.frame_b, "
             "b.frame_a); connect(base.frame_b, k.frame_a); connect(k.frame_b, b.frame_a); "),
       0.5,
       {{"k.r_rel_a[1]", 0.5, 1.1},
        {"b.r_0[3]", 0.5, 1.1},
        {"k.frame_a.f[2]", 0.5, 2 * kG},
        {"k.frame_a.t[3]", 0.5, 2 * kG * 1.6}},
       1e-4},
  };
  return all;
}

const std::vector<CircuitCase>& lineCases() {
  // From the world to the tip of an arm that turns with 2 rad/s.
  const std::string arm =
      "J.Revolute hinge(useAxisFlange = true, phi(fixed = true)); Rot.Sources.ConstantSpeed drive(w_fixed = "
      "2); P.FixedTranslation arm(r = {0.5, 0, 0}); P.Fixed o(r = {1, 0, 0}); ";
  const std::string wires =
      "equation connect(o.frame_b, hinge.frame_a); connect(drive.flange, hinge.axis); "
      "connect(hinge.frame_b, arm.frame_a); connect(o.frame_b, l.frame_a); connect(l.frame_b, "
      "arm.frame_b); ";
  // From a point at x = 1 to a slide along x at 3 + time^2.
  const std::string slide = "P.Fixed o(r = {1, 0, 0}); J.Prismatic p(useAxisFlange = true); Tr.Sources.Move v; ";
  const std::string slideWires =
      "equation v.u = {2 + time^2, 2*time, 2}; connect(v.flange, p.axis); connect(o.frame_b, "
      "p.frame_a); connect(o.frame_b, l.frame_a); connect(p.frame_b, l.frame_b); ";
  static const std::vector<CircuitCase> all = {
      {"two masses turn with the line",
       space(arm + "Fo.LineForceWithTwoMasses l(m_a = 2, m_b = 3, L_a = 0.1, L_b = 0.2); " + wires),
       1,
       {{"l.r_CM1_0[1]", 1, 1 + 0.1 * std::cos(2)},
        {"l.r_CM2_0[1]", 1, 1 + 0.3 * std::cos(2)},
        {"l.r_CM2_0[2]", 1, 0.3 * std::sin(2)},
        {"l.v_CM1_0[1]", 1, -0.2 * std::sin(2)},
        {"l.v_CM2_0[2]", 1, 0.6 * std::cos(2)},
        {"l.r_rel_0[1]", 1, 0.5 * std::cos(2)}}},
      {"one mass turns with the line",
       space(arm + "Fo.LineForceWithMass l(m = 2, lengthFraction = 0.4); " + wires),
       1,
       {{"l.r_CM_0[1]", 1, 1 + 0.2 * std::cos(2)}, {"l.v_CM_0[2]", 1, 0.4 * std::cos(2)}}},
      {"spring turns",
       space(arm + "Fo.Spring l(c = 10, s_unstretched = 0.2); " + wires),
       1,
       {{"l.length", 1, 0.5}, {"l.e_rel_0[1]", 1, std::cos(2)}, {"l.e_rel_0[2]", 1, std::sin(2)}, {"l.f", 1, 3}}},
      {"spring and damper are pulled",
       space(slide + "Fo.SpringDamperParallel l(c = 10, d = 4, s_unstretched = 1); " + slideWires),
       1,
       {{"l.s", 1, 3}, {"l.f", 1, 20 + 8}, {"l.lossPower", 1, 16}}},
      {"force on the first flange alone",
       space("P.Fixed o1; P.Fixed o2(r = {2, 0, 0}); P.Fixed o3; P.Fixed o4(r = {0, 0, 2}); Fo.LineForceWithMass l; "
             "Fo.LineForceWithTwoMasses k; Tr.Sources.ConstantForce f(f_constant = 3); Tr.Sources.ConstantForce "
             "g(f_constant = "
             "4); equation connect(o1.frame_b, l.frame_a); connect(l.frame_b, o2.frame_b); connect(o3.frame_b, "
             "k.frame_a); "
             "connect(k.frame_b, o4.frame_b); connect(f.flange, l.flange_a); connect(g.flange, k.flange_a);"),
       1,
       {{"o1.frame_b.f[1]", 1, 3}, {"o2.frame_b.f[1]", 1, -3}, {"o3.frame_b.f[3]", 1, 4}, {"o4.frame_b.f[3]", 1, -4}}},
      {"torque between two points",
       space("P.Fixed o1(r = {1, 2, 0}); P.Fixed o2(r = {4, 0, 0}); Fo.Torque l; equation l.torque = {1, 2, 3}; "
             "connect(o1.frame_b, l.frame_a); connect(l.frame_b, o2.frame_b); "),
       1,
       {{"l.basicTorque.r_0[1]", 1, 3},
        {"l.basicTorque.r_0[2]", 1, -2},
        {"o2.frame_b.t[1]", 1, 1},
        {"o1.frame_b.t[3]", 1, -3}}},
  };
  return all;
}

// Frame a has the axes y, -x, z of the world, frame b the axes x, z, -y; what is {1, 2, 3} in them is {-2, 1, 3} and
// {1, -3, 2} in the world.
std::string between(const std::string& sensor) {
  return space(
      "P.FixedRotation a(n = {0, 0, 1}, angle = 90); P.FixedRotation b(r = {1, 0, 0}, n = {1, 0, 0}, angle = 90); " +
      sensor +
      "equation connect(world.frame_b, a.frame_a); connect(world.frame_b, b.frame_a); k.r_in = {1, 2, 3}; "
      "connect(a.frame_b, k.frame_a); ");
}

std::vector<Expectation> out(double x, double y, double z) {
  return {{"k.r_out[1]", 0, x}, {"k.r_out[2]", 0, y}, {"k.r_out[3]", 0, z}};
}

const std::vector<CircuitCase>& sensorCases() {
  const auto absolute = [](const char* in, const char* to, bool isResolved) {
    return between(std::string("Se.TransformAbsoluteVector k(frame_r_in = RA.") + in + ", frame_r_out = RA." + to +
                   "); ") +
           (isResolved ? "connect(k.frame_resolve, b.frame_b); " : "");
  };
  const auto relative = [](const char* in, const char* to, bool isResolved) {
    return between(std::string("Se.TransformRelativeVector k(frame_r_in = RAB.") + in + ", frame_r_out = RAB." + to +
                   "); ") +
           "connect(k.frame_b, b.frame_b); " + (isResolved ? "connect(k.frame_resolve, b.frame_b); " : "");
  };
  static const std::vector<CircuitCase> all = {
      {"as it is", absolute("world", "world", false), 1, out(1, 2, 3)},
      {"from frame a", absolute("frame_a", "world", false), 1, out(-2, 1, 3)},
      {"into frame a", absolute("world", "frame_a", false), 1, out(2, -1, 3)},
      {"from another frame", absolute("frame_resolve", "world", true), 1, out(1, -3, 2)},
      {"into another frame", absolute("world", "frame_resolve", true), 1, out(1, 3, -2)},
      {"from another frame into frame a", absolute("frame_resolve", "frame_a", true), 1, out(-3, -1, 2)},
      {"between two, as it is", relative("frame_a", "frame_a", false), 1, out(1, 2, 3)},
      {"between two, from frame a", relative("frame_a", "world", false), 1, out(-2, 1, 3)},
      {"between two, from frame b", relative("frame_b", "world", false), 1, out(1, -3, 2)},
      {"between two, from b into a", relative("frame_b", "frame_a", false), 1, out(-3, -1, 2)},
      {"between two, from the world into b", relative("world", "frame_b", false), 1, out(1, 3, -2)},
      {"between two, from another frame", relative("frame_resolve", "world", true), 1, out(1, -3, 2)},
      {"between two, into another frame", relative("world", "frame_resolve", true), 1, out(1, 3, -2)},
  };
  return all;
}

}  // namespace

class MultibodyVariablesTest : public QObject {
  Q_OBJECT
 private slots:
  void joints_data() { addRows(jointCases()); }
  void joints() { verifyRow(jointCases()); }
  void freeBodies_data() { addRows(freeCases()); }
  void freeBodies() { verifyRow(freeCases()); }
  void constraints_data() { addRows(constraintCases()); }
  void constraints() { verifyRow(constraintCases()); }
  void lines_data() { addRows(lineCases()); }
  void lines() { verifyRow(lineCases()); }
  void sensors_data() { addRows(sensorCases()); }
  void sensors() { verifyRow(sensorCases()); }
};

QTEST_GUILESS_MAIN(MultibodyVariablesTest)
#include "multibody_variables_test.moc"
