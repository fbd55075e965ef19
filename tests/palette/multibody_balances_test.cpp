// What passes through joints of MultiBody: torques of rods, power of drives and turning bases, forces of the road.
#include <QTest>
#include <cmath>

#include "circuit_case.h"
#include "space_text.h"

using namespace armature::test;

namespace {

// A base that turns about y with 2 rad/s and carries a frame outside its axis; `part` hangs between it and body `b`.
// `power` is what the joint takes, none; `miss` what the force through it lacks to move the body as Newton says. The
// centre of mass is never a state: when it crosses the axis of a joint its place does not say how the body is turned.
std::string onTurningBase(const std::string& part, const std::string& more, const std::string& wires = "") {
  return space(
      "J.Revolute hinge(useAxisFlange = true, phi(fixed = true), n = {0, 1, 0}); Rot.Sources.ConstantSpeed "
      "drive(w_fixed = 2); P.FixedTranslation arm(r = {0.3, 0.1, 0.2}); " +
      part +
      "Real c[3](each stateSelect = StateSelect.never) = b.r_0 + F.resolve1(b.frame_a.R, b.r_CM); "
      "Real v[3](each stateSelect = StateSelect.never) = der(c); "
      "Real miss[3] = F.resolve1(arm.frame_b.R, k.frame_a.f) - b.m*(der(v) + {0, 9.80665, 0}); " +
      more +
      "equation connect(world.frame_b, hinge.frame_a); connect(drive.flange, hinge.axis); "
      "connect(hinge.frame_b, arm.frame_a); connect(arm.frame_b, k.frame_a); connect(k.frame_b, b.frame_a); " +
      wires);
}

// A wheel of 0.5 m whose axle is carried along x and y, rolling upright.
std::string uprightWheel(const std::string& modifiers, const std::string& sideways) {
  return space(
             "P.Fixed up(r = {0, 0, 0.5}); J.Prismatic px(s(fixed = true), v(fixed = true)); J.Prismatic py(n = "
             "{0, 1, 0}, s(fixed = true)" +
             sideways +
             "); J.Revolute spin(n = {0, 1, 0}, phi(fixed = true)); P.Body b(m = 2, r_CM = {0, 0, 0}, I_22 = 0.3); "
             "J.Internal.RollingConstraintVerticalWheel w(radius = 0.5" +
             modifiers +
             "); Fo.WorldTorque t(torque = {0, 4, 0}); Fo.WorldForce f(force = {0, 7, 0}); equation "
             "connect(up.frame_b, px.frame_a); connect(px.frame_b, py.frame_a); connect(py.frame_b, spin.frame_a); "
             "connect(spin.frame_b, b.frame_a); connect(spin.frame_b, w.frame_a); connect(t.frame_b, b.frame_a); "
             "connect(f.frame_b, b.frame_a); ")
      .replace(space("").find("enableAnimation = false"), 23, "enableAnimation = false, n = {0, 0, -1}");
}

// What passes through joints: torques of rods, power of drives and turning bases, forces of the road.
const std::vector<CircuitCase>& balanceCases() {
  const std::vector<Expectation> balanced = {
      {"k.P", 0.5, 0}, {"miss[1]", 0.5, 0}, {"miss[2]", 0.5, 0}, {"miss[3]", 0.5, 0}};
  static const std::vector<CircuitCase> all = {
      // A rod along x: its end pushes back with what turns it about y and z, its universal joint carries the rest.
      {"rod under a torque",
       space("J.UniversalSpherical rod(rRod_ia = {0.5, 0, 0}, rRod_0(start = {0.5, 0, 0})); J.Prismatic slide(s(start "
             "= 0.5)); Fo.WorldTorque t(torque = {3, 4, 5}); equation connect(world.frame_b, rod.frame_a); "
             "connect(t.frame_b, rod.frame_ia); connect(world.frame_b, slide.frame_a); connect(slide.frame_b, "
             "rod.frame_b); "),
       1,
       {{"rod.frame_b.f[1]", 1, 0},
        {"rod.frame_b.f[2]", 1, -10},
        {"rod.frame_b.f[3]", 1, 8},
        {"rod.f_b_a1[3]", 1, 8},
        {"rod.frame_a.t[1]", 1, -3},
        {"rod.frame_a.t[2]", 1, 0},
        {"rod.frame_a.f[2]", 1, 10}}},
      // The slide lies along y of frame_ia, whose x axis then looks down.
      {"leg under a torque",
       space("J.Assemblies.JointUPS k(nAxis_ia = {0, 1, 0}, s_offset = 1); P.Fixed o(r = {5, 0, 0}); Fo.WorldTorque "
             "t(torque = {3, 4, 5}); equation connect(world.frame_b, k.frame_a); connect(k.frame_b, o.frame_b); "
             "connect(t.frame_b, k.frame_ia); "),
       1,
       {{"k.axis.s", 1, 4},
        {"k.frame_ia.R.T[2,1]", 1, 1},
        {"k.frame_ia.R.T[1,2]", 1, -1},
        {"k.frame_a.t[1]", 1, -3},
        {"k.frame_a.t[2]", 1, 0},
        {"k.frame_a.t[3]", 1, 0},
        {"k.frame_b.f[2]", 1, -1},
        {"k.frame_b.f[3]", 1, 0.8}}},
      {"leg that is pushed",
       space("J.Revolute hinge(useAxisFlange = true, phi(fixed = true)); Rot.Sources.ConstantSpeed drive(w_fixed = 2); "
             "P.FixedTranslation arm(r = {5, 0, 0}); J.Assemblies.JointUPS k(checkTotalPower = true); P.Fixed o(r = "
             "{1, 2, 0}); Tr.Sources.ConstantForce push(f_constant = 10); equation connect(world.frame_b, "
             "hinge.frame_a); connect(drive.flange, hinge.axis); connect(hinge.frame_b, arm.frame_a); "
             "connect(o.frame_b, k.frame_a); connect(k.frame_b, arm.frame_b); connect(push.flange, k.axis); "),
       1,
       {{"k.totalPower", 0.5, 0}, {"k.axis.f", 0.5, 10}}},
      {"gear on a turning base",
       space("J.Revolute hinge(useAxisFlange = true, phi(fixed = true), n = {1, 0, 0}); Rot.Sources.ConstantSpeed "
             "drive(w_fixed = 2); J.GearConstraint g(ratio = 3, n_a = {1, 0, 0}, n_b = {0, 1, 0}, checkTotalPower = "
             "true, phi_b(fixed = true), w_b(fixed = true), stateSelect = StateSelect.always); P.Body a(m = 1, r_CM = "
             "{0, 0, 0}, I_11 = 2); P.Body b(m = 1, r_CM = {0, 0, 0}, I_22 = 6); Fo.WorldTorque t(torque = {4, 0, 0}); "
             "equation connect(world.frame_b, hinge.frame_a); connect(drive.flange, hinge.axis); "
             "connect(hinge.frame_b, g.bearing); connect(g.frame_a, a.frame_a); connect(g.frame_b, b.frame_a); "
             "connect(t.frame_b, a.frame_a); "),
       1,
       {{"g.totalPower", 1, 0}}},
      {"hinge as a constraint on a turning base",
       onTurningBase("J.Constraints.Revolute k(n = {0, 0, 1}); P.Body b(m = 2, r_CM = {0.5, 0, 0}, I_11 = 1, I_22 = 3, "
                     "I_33 = 0.1, "
                     "useQuaternions = false); ",
                     ""),
       0.5, balanced, 1e-4},
      {"ball joint as a constraint on a turning base",
       onTurningBase("J.Constraints.Spherical k; P.Body b(m = 2, r_CM = {0.5, 0, 0}, I_11 = 1, I_22 = 3, I_33 = 0.1, "
                     "useQuaternions = false); ",
                     ""),
       0.5, balanced, 1e-4},
      {"universal joint as a constraint on a turning base",
       onTurningBase("J.Constraints.Universal k; P.Body b(m = 2, r_CM = {0.5, 0, 0}, I_11 = 1, I_22 = 3, I_33 = 0.1, "
                     "useQuaternions = false); ",
                     ""),
       0.5, balanced, 1e-4},
      // Free to fall along y, the body acts on the joint with a lever, but about neither axis of the joint.
      {"universal joint as a constraint, free along y, on a turning base",
       onTurningBase("J.Constraints.Universal k(y_locked = false); P.Body b(m = 2, r_CM = {0.5, 0, 0}, I_11 = 1, "
                     "I_22 = 3, I_33 = 0.1, useQuaternions = false); ",
                     ""),
       0.5,
       {{"k.frame_a.t[1]", 0.5, 0},
        {"k.frame_b.t[2]", 0.5, 0},
        {"k.frame_a.f[2]", 0.5, 0},
        {"miss[1]", 0.5, 0},
        {"miss[3]", 0.5, 0}},
       1e-4},
      {"slide as a constraint on a turning base",
       onTurningBase("J.Constraints.Prismatic k(x_locked = false); P.Body b(m = 2, r_CM = {0.1, 0.2, 0}, I_22 = 0.1); ",
                     "J.FreeMotion m(useQuaternions = false); ",
                     "connect(arm.frame_b, m.frame_a); connect(m.frame_b, b.frame_a); "),
       0.5, balanced, 1e-4},
      // A free motion that counts angles beside a hinge that allows one of them: 2 kg on 0.5 m turn with 2 rad/s.
      {"hinge as a constraint beside a free motion",
       space("J.Constraints.Revolute k(n = {0, 1, 0}); J.FreeMotionScalarInit m(use_angle = true, use_angle_d = true, "
             "angle_2(fixed = true), angle_d_2(start = 2, fixed = true), angle_2_stateSelect = StateSelect.always, "
             "angle_d_2_stateSelect = StateSelect.always); P.Body b(m = 2, r_CM = {0.5, 0, 0}); "
             "equation connect(world.frame_b, k.frame_a); connect(world.frame_b, m.frame_a); "
             "connect(k.frame_b, b.frame_a); connect(m.frame_b, b.frame_a); "),
       1,
       {{"m.angle_2", 1, 2},
        {"b.frame_a.f[1]", 1, -4},
        {"b.frame_a.f[2]", 1, 2 * kG},
        {"k.t_c[1]", 1, kG * std::cos(2)},
        {"k.t_c[2]", 1, kG * std::sin(2)}},
       1e-5},
      // The body is at frame_a, so it turns against the angles, which lead from frame_a to frame_b.
      {"free motion towards the world",
       space("J.FreeMotionScalarInit m(use_angle = true, use_angle_d = true, angle_1(fixed = true), angle_2(fixed = "
             "true), angle_3(start = 0.5, fixed = true), angle_d_1(fixed = true), angle_d_2(fixed = true), "
             "angle_d_3(start = 2, fixed = true), angle_1_stateSelect = StateSelect.always, angle_2_stateSelect = "
             "StateSelect.always, angle_3_stateSelect = StateSelect.always, angle_d_1_stateSelect = "
             "StateSelect.always, angle_d_2_stateSelect = StateSelect.always, angle_d_3_stateSelect = "
             "StateSelect.always); P.Body b(m = 2, r_CM = {0, 0, 0}, r_0(each fixed = true), v_0(each fixed = true)); "
             "equation connect(world.frame_b, m.frame_b); connect(m.frame_a, b.frame_a); "),
       1,
       {{"b.frame_a.R.T[1,2]", 0, -std::sin(0.5)}, {"b.frame_a.R.T[1,2]", 1, -std::sin(2.5)}},
       1e-5},
      // Torque 4 over the radius accelerates 2 kg and 0.3 kg.m2: 5 rad/s2, 2.5 m/s2, of which the road pushes 5 N.
      {"upright wheel that may slip sideways",
       uprightWheel(", lateralSlidingConstraint = false", ", v(start = 3, fixed = true)"),
       1,
       {{"px.s", 1, 1.25},
        {"py.s", 1, 3 + 3.5 / 2},
        {"w.f_lat", 1, 0},
        {"w.f_long", 1, -5},
        {"w.f_wheel_0[1]", 1, 5},
        {"w.v_0[2]", 1, 3 + 3.5}},
       1e-5},
      {"upright wheel pushed sideways",
       uprightWheel("", ""),
       1,
       {{"px.s", 1, 1.25},
        {"py.s", 1, 0},
        {"w.f_lat", 1, -7},
        {"w.f_wheel_0[2]", 1, -7},
        {"w.e_lat_0[2]", 1, 1},
        {"w.rContact_0[3]", 1, -0.5},
        {"w.e_axis_0[2]", 1, 1},
        {"w.e_long_0[1]", 1, -1}},
       1e-5},
  };
  return all;
}

}  // namespace

class MultibodyBalancesTest : public QObject {
  Q_OBJECT
 private slots:
  void balances_data() { addRows(balanceCases()); }
  void balances() { verifyRow(balanceCases()); }
};

QTEST_GUILESS_MAIN(MultibodyBalancesTest)
#include "multibody_balances_test.moc"
