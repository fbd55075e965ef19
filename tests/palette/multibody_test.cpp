// Bodies, joints, frames and rolling wheels against closed forms and conserved quantities: which sign, which factor.
#include <QTest>
#include <cmath>

#include "circuit_case.h"
#include "constants.h"

using namespace armature::test;

namespace {

// Short names for the packages under test, in front of each model.
std::string withNames(const std::string& text) {
  return R"(
    import MB = Modelica.Mechanics.MultiBody; import P = Modelica.Mechanics.MultiBody.Parts;
    import J = Modelica.Mechanics.MultiBody.Joints; import F = Modelica.Mechanics.MultiBody.Frames;
    import T = Modelica.Mechanics.MultiBody.Types; import V = Modelica.Mechanics.MultiBody.Visualizers;
)" + text;
}

// A world without gravity.
const std::string kWeightless = "inner MB.World world(gravityType = T.GravityTypes.NoGravity);";
const std::string kWorld = "inner MB.World world;";

// Kinetic energy and weight of a body whose frame_a is its centre of mass are written in the models themselves, so the
// tests use nothing of the parts but positions, speeds and orientation.
const std::vector<CircuitCase>& bodyCases() {
  static const double quarter = std::acos(0.0);
  static const double kElliptic = 1.854074677301371918;    // complete elliptic integral of modulus sin(45 degrees)
  static const double kElliptic60 = 1.685750354812596043;  // of modulus sin(30 degrees)
  static const std::vector<CircuitCase> list = {
      // Gravity
      {"uniform gravity",
       withNames("inner MB.World world(g = 5, n = {2, 0, 0}); "
                 "P.Body b(m = 3, r_CM = {0, 0, 0}, r_0(each fixed = true), v_0(start = {0, 1, 0},"
                 "each fixed = true), angles_fixed = true, w_0_fixed = true, useQuaternions = false);"),
       2,
       {{"b.r_0[1]", 2, 10}, {"b.r_0[2]", 2, 2}, {"b.r_0[3]", 2, 0}, {"b.g_0[1]", 1, 5}, {"b.frame_a.f[1]", 1, 0}}},
      {"point gravity",
       withNames("inner MB.World world(gravityType = T.GravityTypes.PointGravity, mu = 8); "
                 "P.PointMass b(m = 3, r_0(start = {2, 0, 0}, each fixed = true),"
                 "v_0(start = {0, 2, 0}, each fixed = true));"),
       2 * quarter,
       {{"b.r_0[1]", quarter, 0}, {"b.r_0[2]", quarter, 2}, {"b.r_0[1]", 2 * quarter, -2}},
       1e-4},
      {"no gravity",
       withNames(kWeightless + "P.Body b(m = 3, r_CM = {0, 0, 0}, r_0(each fixed = true),"
                               "v_0(start = {0, 1, -2}, each fixed = true), angles_fixed = true, w_0_fixed = true, "
                               "useQuaternions = false);"),
       2,
       {{"b.r_0[1]", 2, 0}, {"b.r_0[2]", 2, 2}, {"b.r_0[3]", 2, -4}}},

      // Body: pendulum released from the horizontal; a quarter of its period down, a half to the other side.
      {"physical pendulum",
       withNames(kWorld + "J.Revolute r(phi(fixed = true), w(fixed = true)); "
                          "P.Body b(m = 2, r_CM = {0.5, 0, 0}, I_33 = 0.1); Real back = 1 + r.phi; "
                          "equation connect(world.frame_b, r.frame_a); connect(r.frame_b, b.frame_a);"),
       4 * kElliptic * std::sqrt(0.6 / kG),
       {{"r.phi", kElliptic * std::sqrt(0.6 / kG), -quarter},
        {"r.w", kElliptic * std::sqrt(0.6 / kG), -std::sqrt(2 * kG / 0.6)},
        {"r.phi", 2 * kElliptic * std::sqrt(0.6 / kG), -2 * quarter},
        {"r.a", 0, -kG / 0.6},
        // At the lowest point the hinge carries weight and centrifugal force, along the rod towards the hinge.
        {"b.frame_a.f[1]", kElliptic * std::sqrt(0.6 / kG), -2 * kG * (1 + 2 * 0.5 / 0.6)},
        // Back where it began; beside 1, since a relative error of zero says nothing.
        {"back", 4 * kElliptic * std::sqrt(0.6 / kG), 1}},
       1e-5},
      // A symmetric top that nothing touches, with axes 1 and 3 turned by 45 degrees about 2: its angular velocity
      // turns
      // about the figure axis at (I3 - I1)/I1*w3.
      {"free symmetric top",
       withNames(kWeightless + "P.Body b(m = 1, r_CM = {0, 0, 0}, I_11 = 1, I_22 = 1, I_33 = 2,"
                               "r_0(each fixed = true), v_0(each fixed = true), angles_fixed = "
                               "true,"
                               "w_0_fixed = true, w_0_start = {1, 0, 3}); "
                               "Real L[3] = F.resolve1(b.frame_a.R, {b.w_a[1], b.w_a[2], 2 * "
                               "b.w_a[3]});"),
       4,
       {{"b.w_a[1]", 1, std::cos(3.0)},
        {"b.w_a[2]", 1, std::sin(3.0)},
        {"b.w_a[1]", 4, std::cos(12.0)},
        {"b.w_a[3]", 4, 3},
        {"L[1]", 4, 1},
        {"L[2]", 4, 0},
        {"L[3]", 4, 6}},
       1e-5},
      {"products of inertia",
       withNames(kWeightless + "P.Body b(m = 1, r_CM = {0, 0, 0}, I_11 = 1.5, I_22 = 1, I_33 = 1.5,"
                               "I_31 = 0.5, r_0(each fixed = true), v_0(each fixed = true), angles_fixed = true,"
                               "w_0_fixed = true, w_0_start = {4, 0, 2} / sqrt(2), useQuaternions = false); "
                               "Real w3 = (b.w_a[1] + b.w_a[3]) / sqrt(2); Real w1 = (b.w_a[1] - b.w_a[3]) / sqrt(2);"),
       2,
       {{"w3", 2, 3}, {"w1", 1, std::cos(3.0)}, {"b.w_a[2]", 1, std::sin(3.0)}},
       1e-5},
      // Held beside its centre of mass, a body that nothing touches still moves its centre of mass on a straight line.
      {"centre of mass",
       withNames(kWeightless +
                 "P.Body b(m = 2, r_CM = {0.1, 0.2, 0.3}, I_11 = 0.3, I_22 = 0.2, I_33 = 0.1,"
                 "I_21 = 0.02, I_32 = -0.03, r_0(each fixed = true), v_0(start = {1, 0, 0}, each fixed = true),"
                 "angles_fixed = true, w_0_fixed = true, w_0_start = {0, 0, 5}, useQuaternions = false); "
                 "Real c[3] = b.r_0 + F.resolve1(b.frame_a.R, b.r_CM);"),
       1,
       {{"c[1]", 1, 0.1 + 1 - 5 * 0.2}, {"c[2]", 1, 0.2 + 5 * 0.1}, {"c[3]", 1, 0.3}, {"b.frame_a.t[1]", 0.5, 0}},
       1e-5},
      {"start angles",
       withNames(kWeightless +
                 "P.Body b(m = 1, r_CM = {0, 0, 0}, angles_start = {0.3, 0.2, 0.1},"
                 "sequence_start = {3, 2, 1}, angles_fixed = true, w_0_fixed = true, useQuaternions = false, "
                 "w_0_start = {0, 0, 1},"
                 "r_0(each fixed = true), v_0(each fixed = true));"),
       0.1,
       {{"b.frame_a.R.T[1,3]", 0, -std::sin(0.2)},
        {"b.frame_a.R.T[1,1]", 0, std::cos(0.2) * std::cos(0.3)},
        {"b.frame_a.R.T[2,3]", 0, std::cos(0.2) * std::sin(0.1)},
        {"b.w_a[1]", 0, -std::sin(0.2)}}},

      // Rods: weight of a body at their ends, as force and torque at their beginning.
      {"fixed translation",
       withNames(kWorld + "P.Fixed fixed(r = {1, 2, 3}); P.FixedTranslation rod(r = {1, 0, 0}); "
                          "P.Body b(m = 2, r_CM = {0.5, 0, 0}); equation connect(fixed.frame_b, rod.frame_a); "
                          "connect(rod.frame_b, b.frame_a);"),
       1,
       {{"b.r_0[1]", 1, 2},
        {"b.r_0[2]", 1, 2},
        {"b.r_0[3]", 1, 3},
        {"b.frame_a.f[2]", 1, 2 * kG},
        {"rod.frame_a.f[2]", 1, 2 * kG},
        {"rod.frame_a.t[3]", 1, 3 * kG},
        {"fixed.frame_b.f[2]", 1, -2 * kG},
        {"fixed.frame_b.t[3]", 1, -3 * kG}}},
      {"fixed rotation",
       withNames(kWorld + "P.FixedRotation bend(r = {1, 0, 0}, n = {0, 0, 2}, angle = 90); "
                          "P.Body b(m = 2, r_CM = {0, -0.5, 0}); equation connect(world.frame_b, bend.frame_a); "
                          "connect(bend.frame_b, b.frame_a);"),
       1,
       {{"bend.frame_b.R.T[1,2]", 1, 1},
        {"bend.frame_b.R.T[2,1]", 1, -1},
        {"bend.frame_b.R.T[3,3]", 1, 1},
        {"b.frame_a.f[1]", 1, 2 * kG},
        {"bend.frame_a.f[2]", 1, 2 * kG},
        {"bend.frame_a.t[3]", 1, 3 * kG}}},
      {"fixed rotation from its end",
       withNames(kWorld + "P.FixedRotation bend(r = {1, 0, 0}, n = {0, 0, 2}, angle = 90); "
                          "P.Body b(m = 2, r_CM = {0.5, 0, 0}); equation "
                          "connect(world.frame_b, bend.frame_b); connect(bend.frame_a, b.frame_a);"),
       1,
       {{"bend.frame_a.R.T[1,2]", 1, -1},
        {"b.r_0[2]", 1, 1},
        {"bend.frame_b.f[2]", 1, 2 * kG},
        {"bend.frame_b.t[3]", 1, 0},
        {"bend.frame_a.f[1]", 1, 2 * kG}}},
      {"two axes and three turns",
       withNames(kWeightless + "P.FixedRotation a(rotationType = T.RotationTypes.TwoAxesVectors,"
                               "n_x = {0, 1, 0}, n_y = {-1, 1, 0}); P.FixedRotation b(angles = {90, 0, 90},"
                               "rotationType = T.RotationTypes.PlanarRotationSequence); equation "
                               "connect(world.frame_b, a.frame_a); connect(world.frame_b, b.frame_a);"),
       1,
       {{"a.frame_b.R.T[1,2]", 1, 1},
        {"a.frame_b.R.T[2,1]", 1, -1},
        {"b.frame_b.R.T[1,3]", 1, 1},
        {"b.frame_b.R.T[2,1]", 1, -1},
        {"b.frame_b.R.T[3,2]", 1, -1}}},

      // Bodies of a shape: mass, centre of mass and inertia by elementary geometry.
      {"box",
       withNames(kWeightless +
                 "P.BodyBox b(r = {0, 0, 2}, width = 0.3, height = 0.5, innerWidth = 0.1, innerHeight = 0.2,"
                 "density = 100, r_0(each fixed = true), v_0(each fixed = true), angles_fixed = true, "
                 "w_0_fixed = true, useQuaternions = false);"),
       0.1,
       {{"b.m", 0, 100 * 2 * (0.15 - 0.02)},
        {"b.body.r_CM[3]", 0, 1},
        {"b.I[3,3]", 0, 200 * (0.15 * (0.09 + 0.25) - 0.02 * (0.01 + 0.04)) / 12},
        {"b.I[2,2]", 0, 200 * (0.15 * (4 + 0.25) - 0.02 * (4 + 0.04)) / 12},
        {"b.I[1,1]", 0, 200 * (0.15 * (4 + 0.09) - 0.02 * (4 + 0.01)) / 12},
        {"b.body.I_33", 0, 200 * (0.15 * (0.09 + 0.25) - 0.02 * (0.01 + 0.04)) / 12},
        {"b.frame_b.r_0[3]", 0, 2}}},
      {"cylinder",
       withNames(kWeightless + "P.BodyCylinder b(r = {0, 2, 0}, diameter = 0.4, innerDiameter = 0.2, density = 100,"
                               "r_0(each fixed = true), v_0(each fixed = true), angles_fixed = true, w_0_fixed = true, "
                               "useQuaternions = false);"),
       0.1,
       {{"b.m", 0, 200 * 2 * quarter * (0.04 - 0.01)},
        {"b.body.r_CM[2]", 0, 1},
        {"b.I[2,2]", 0, 200 * 2 * quarter * (0.04 * 0.04 - 0.01 * 0.01) / 2},
        {"b.body.I_11", 0, 200 * 2 * quarter * (0.04 * (4 + 3 * 0.04) - 0.01 * (4 + 3 * 0.01)) / 12},
        {"b.frameTranslation.shape.extra", 0, 0.5}}},
      {"shaped body",
       withNames(kWorld + "J.Prismatic p(n = {0, 1, 0}, s(fixed = true), v(fixed = true)); P.BodyShape b(m = 2,"
                          "r = {1, 0, 0}, r_CM = {0.5, 0, 0}, I_11 = 1); P.Body c(m = 1, r_CM = {0, 0, 0}); equation "
                          "connect(world.frame_b, p.frame_a); connect(p.frame_b, b.frame_a); "
                          "connect(b.frame_b, c.frame_a);"),
       1,
       {{"p.s", 1, -kG / 2}, {"b.v_0[2]", 1, -kG}, {"b.a_0[2]", 1, -kG}, {"c.r_0[1]", 1, 1}, {"c.frame_a.f[2]", 1, 0}}},
      {"point mass on a spring",
       withNames(kWorld + "MB.Forces.Spring s(c = 50, s_unstretched = 1, fixedRotationAtFrame_b = true); "
                          "P.PointMass b(m = 2, r_0(start = {0, -1, 0}, each fixed = true),"
                          "v_0(each fixed = true)); equation connect(world.frame_b, s.frame_a); "
                          "connect(s.frame_b, b.frame_a);"),
       1,
       {{"b.r_0[2]", 0.5, -1 - 2 * kG / 50 * (1 - std::cos(2.5))},
        {"b.r_0[2]", 1, -1 - 2 * kG / 50 * (1 - std::cos(5.0))},
        {"s.f", 1, 2 * kG * (1 - std::cos(5.0))}},
       1e-5},

      // Rotor, mount, bevel gear on a body that may turn. The motor pushes rotor and housing apart.
      {"rotor and mount",
       withNames(kWeightless + "J.Revolute r(n = {1, 0, 0}, phi(fixed = true), w(fixed = true)); "
                               "P.Body h(m = 1, r_CM = {0, 0, 0}, I_11 = 5); P.Mounting1D mount(phi0 = 0.1); "
                               "P.Rotor1D rotor(J = 2, phi(fixed = true), w(fixed = true)); "
                               "Rot.Sources.ConstantTorque motor(tau_constant = 6, useSupport = true); equation "
                               "connect(world.frame_b, r.frame_a); connect(r.frame_b, h.frame_a); "
                               "connect(h.frame_a, mount.frame_a); connect(h.frame_a, rotor.frame_a); "
                               "connect(mount.flange_b, motor.support); connect(motor.flange, rotor.flange_a);"),
       1,
       {{"r.w", 1, -2},
        {"rotor.w", 1, 3 + 2},
        {"rotor.flange_b.phi", 1, 2.5},
        {"r.phi", 1, -1},
        {"mount.flange_b.phi", 1, 0.1},
        {"mount.frame_a.t[1]", 1, 6}}},
      {"rotor that does not feel",
       withNames(kWeightless + "J.Revolute r(n = {1, 0, 0}, phi(fixed = true), w(fixed = true)); "
                               "P.Body h(m = 1, r_CM = {0, 0, 0}, I_11 = 5); P.Rotor1D rotor(J = 2, exact = false,"
                               "phi(fixed = true), w(fixed = true)); MB.Forces.WorldTorque t(torque = {9, 0, 0}); "
                               "equation connect(world.frame_b, r.frame_a); connect(r.frame_b, h.frame_a); "
                               "connect(h.frame_a, rotor.frame_a); connect(t.frame_b, h.frame_a);"),
       1,
       {{"r.w", 1, 3}, {"rotor.w", 1, 0}}},
      {"gyroscopic torque",
       withNames(kWeightless + "J.Revolute r(n = {0, 0, 1}, useAxisFlange = true, phi(fixed = true)); "
                               "Rot.Sources.ConstantSpeed drive(w_fixed = 4); P.Rotor1D rotor(J = 2, n = {3, 0, 0},"
                               "phi(fixed = true), w(start = 10, fixed = true)); equation "
                               "connect(world.frame_b, r.frame_a); connect(drive.flange, r.axis); "
                               "connect(r.frame_b, rotor.frame_a);"),
       1,
       {{"rotor.rotorWith3DEffects.frame_a.t[2]", 0.5, 80},
        {"rotor.rotorWith3DEffects.frame_a.t[1]", 0.5, 0},
        {"rotor.w", 1, 10},
        {"rotor.rotorWith3DEffects.w_a[3]", 1, 4}}},
      {"rotor without a body",
       withNames("inner MB.World world(driveTrainMechanics3D = false); P.Rotor1D rotor(J = 2,"
                 "phi(fixed = true), w(fixed = true)); Rot.Sources.ConstantTorque motor(tau_constant = 6); "
                 "equation connect(motor.flange, rotor.flange_a);"),
       1,
       {{"rotor.phi", 1, 1.5}, {"rotor.a", 1, 3}}},
      {"bevel gear",
       withNames(kWeightless + "P.BevelGear1D gear(ratio = 3, n_a = {2, 0, 0}, n_b = {0, 1, 0}); "
                               "Rot.Components.Inertia load(J = 9, phi(fixed = true), w(fixed = true)); "
                               "Rot.Sources.ConstantTorque motor(tau_constant = 2); equation "
                               "connect(world.frame_b, gear.frame_a); connect(motor.flange, gear.flange_a); "
                               "connect(gear.flange_b, load.flange_a);"),
       1,
       {{"load.w", 1, 6.0 / 9},
        {"gear.flange_a.phi", 1, 1},
        {"gear.frame_a.t[1]", 1, -2},
        {"gear.frame_a.t[2]", 1, 6},
        {"gear.frame_a.t[3]", 1, 0}}},

      // Wheels
      {"rolling wheel",
       withNames("inner MB.World world(n = {0, 0, -1}); P.RollingWheel w(radius = 0.5, m = 2, I_axis = 0.3,"
                 "I_long = 0.2, der_angles(start = {0, 4, 0})); MB.Forces.WorldForce f(force = {3, 0, -1}); "
                 "equation connect(f.frame_b, w.frame_a);"),
       1,
       {{"w.x", 1, 2 + 3 / (2 + 0.3 / 0.25) / 2},
        {"w.y", 1, 0},
        {"w.angles[2]", 1, 4 + 3 / (2 + 0.3 / 0.25)},
        {"w.rollingWheel.f_n", 1, 2 * kG + 1},
        {"w.rollingWheel.f_long", 1, 3 * 1.2 / 3.2},
        {"w.rollingWheel.z", 1, 0.5},
        {"w.rollingWheel.f_lat", 1, 0}},
       1e-5},
      // Upright on a circle: the road pushes inwards, and the wheel leans out at first.
      {"wheel on a circle",
       withNames("inner MB.World world(n = {0, 0, -1}); P.RollingWheel w(radius = 0.5, m = 2, I_axis = 0.3,"
                 "I_long = 0.2, der_angles(start = {0.8, 4, 0})); "
                 "Real e = 0.5 * 2 * (der(w.x) ^ 2 + der(w.y) ^ 2 + der(w.rollingWheel.z) ^ 2) + 2 * 9.80665 *"
                 "w.rollingWheel.z + 0.5 * (0.2 * w.body.w_a[1] ^ 2 + 0.3 * w.body.w_a[2] ^ 2 + 0.2 *"
                 "w.body.w_a[3] ^ 2);"),
       0.5,
       {{"w.rollingWheel.f_lat", 0, 2 * (2 * 0.8 + 0.5 * -0.8 * 4 * (0.3 + 2 * 0.25) / (0.2 + 2 * 0.25))},
        {"e", 0.5, 0.5 * 2 * 4 + kG + 0.5 * (0.3 * 16 + 0.2 * 0.64)},
        {"w.rollingWheel.err", 0.5, 0}},
       1e-5},
      {"wheel set turns",
       withNames("inner MB.World world(n = {0, 0, -1}); P.RollingWheelSet w(R_wheel = 0.1, m_wheel = 0.5,"
                 "I_wheelAxis = 0.01, I_wheelLong = 0.02, track = 0.5, der_theta1(start = 2),"
                 "der_theta2(start = 3)); P.Body b(m = 1, r_CM = {0, 0, 0}); equation "
                 "connect(w.frameMiddle, b.frame_a);"),
       1,
       {{"w.phi", 1, 0.2},
        {"w.theta1", 1, 2},
        {"w.wheelSetJoint.der_theta2", 1, 3},
        {"w.wheelSetJoint.der_theta1", 1, 2},
        {"w.x", 1, 0.25 / 0.2 * std::sin(0.2)},
        {"w.y", 1, 0.25 / 0.2 * (1 - std::cos(0.2))}},
       1e-5},
      {"wheel set drives",
       withNames("inner MB.World world(n = {0, 0, -1}); P.RollingWheelSet w(R_wheel = 0.1, m_wheel = 0.5,"
                 "I_wheelAxis = 0.01, I_wheelLong = 0.02, track = 0.5); P.Body b(m = 1, r_CM = {0, 0, 0}); "
                 "Rot.Sources.Torque2 t1(tau = 0.3); Rot.Sources.Torque2 t2(tau = 0.3); equation "
                 "connect(w.frameMiddle, b.frame_a); connect(t1.flange_a, w.support); "
                 "connect(t1.flange_b, w.axis1); connect(t2.flange_a, w.support); "
                 "connect(t2.flange_b, w.axis2);"),
       1,
       {{"w.x", 1, 0.5 * 6 / (2 + 2)},
        {"w.theta2", 1, 0.5 * 6 / 4 / 0.1},
        {"w.y", 1, 0},
        {"w.phi", 1, 0},
        {"w.wheelSetJoint.rolling1.f_long", 1, -1.5}},
       1e-5},

      // Joints
      {"driven slide",
       withNames(kWorld +
                 "J.Prismatic p(n = {2, 0, 0}, useAxisFlange = true, s(start = 0.3, fixed = true),"
                 "v(fixed = true)); P.Body b(m = 2, r_CM = {0, 0, 0}); Tr.Sources.ConstantForce f(f_constant = 3); "
                 "equation connect(world.frame_b, p.frame_a); connect(p.frame_b, b.frame_a); "
                 "connect(f.flange, p.axis);"),
       2,
       {{"p.s", 2, 0.3 + 3},
        {"b.r_0[1]", 2, 3.3},
        {"p.f", 1, 3},
        {"p.frame_a.f[2]", 1, 2 * kG},
        {"p.frame_a.t[3]", 2, 3.3 * 2 * kG},
        {"p.support.s", 1, 0}}},
      {"driven hinge",
       withNames(kWeightless +
                 "J.Revolute r(n = {0, 0, -2}, useAxisFlange = true, phi(fixed = true),"
                 "w(fixed = true)); P.Body b(m = 2, r_CM = {0, 0, 0}, I_33 = 1.5); "
                 "Rot.Sources.ConstantTorque t(tau_constant = 3); equation connect(world.frame_b, r.frame_a); "
                 "connect(r.frame_b, b.frame_a); connect(t.flange, r.axis);"),
       1,
       {{"r.phi", 1, 1},
        {"r.tau", 1, 3},
        {"b.w_a[3]", 1, -2},
        {"r.frame_b.R.T[1,2]", 1, -std::sin(1.0)},
        {"r.frame_a.t[3]", 1, -3},
        {"r.support.phi", 1, 0}}},
      {"hinge from its end",
       withNames(kWorld + "J.Revolute r(phi(fixed = true), w(fixed = true)); P.Body b(m = 2,"
                          "r_CM = {0.5, 0, 0}, I_33 = 0.1); equation connect(world.frame_b, r.frame_b); "
                          "connect(r.frame_a, b.frame_a);"),
       0.1,
       {{"r.a", 0, kG / 0.6},
        {"r.frame_b.f[2]", 0, 2 * kG * (1 - 0.5 / 0.6)},
        {"r.frame_a.f[2]", 0, -2 * kG * (1 - 0.5 / 0.6)}}},
      {"cylindrical joint",
       withNames(kWorld +
                 "J.Cylindrical c(n = {0, 1, 0}, s(fixed = true), v(fixed = true), phi(fixed = true),"
                 "w(start = 2, fixed = true)); P.Body b(m = 2, r_CM = {0, 0, 0}, I_22 = 1.5); MB.Forces.WorldTorque "
                 "t(torque = {0, 3, 0}); equation "
                 "connect(world.frame_b, c.frame_a); connect(c.frame_b, b.frame_a); connect(t.frame_b, b.frame_a);"),
       1,
       {{"c.s", 1, -kG / 2},
        {"c.phi", 1, 3},
        {"b.frame_a.R.T[1,3]", 1, -std::sin(3.0)},
        {"c.a", 1, -kG},
        {"c.wd", 1, 2}}},
      {"universal joint",
       withNames(
           kWeightless +
           "J.Universal u(phi_a(start = 0.3, fixed = true), w_a(start = 1, fixed = true),"
           "phi_b(start = 0.4, fixed = true), w_b(fixed = true)); P.Body b(m = 2, r_CM = {0, 0, 0}); "
           "MB.Forces.WorldTorque t(torque = {0.002, 0, 0}); "
           "equation connect(world.frame_b, u.frame_a); connect(u.frame_b, b.frame_a); connect(t.frame_b, b.frame_a);"),
       1,
       {{"u.phi_a", 1, 2.3},
        {"u.w_a", 1, 3},
        {"u.a_a", 1, 2},
        {"u.w_b", 1, 0},
        {"b.frame_a.R.T[1,1]", 1, std::cos(0.4)},
        {"b.frame_a.R.T[2,3]", 1, std::sin(2.3)},
        {"b.frame_a.R.T[3,1]", 1, std::sin(0.4)},
        {"b.frame_a.R.T[1,3]", 1, -std::cos(2.3) * std::sin(0.4)}}},
      {"planar joint",
       withNames(kWorld +
                 "J.Planar p(n = {0, 0, 2}, n_x = {0, 1, 5}, s_x(fixed = true), v_x(fixed = true),"
                 "s_y(fixed = true), v_y(start = 1, fixed = true), phi(fixed = true), w(start = 3, fixed = true)); "
                 "P.Body b(m = 2, r_CM = {0, 0, 0}, I_33 = 1.5); MB.Forces.WorldTorque t(torque = {0, 0, 3}); equation "
                 "connect(world.frame_b, p.frame_a); "
                 "connect(p.frame_b, b.frame_a); connect(t.frame_b, b.frame_a);"),
       1,
       {{"p.s_x", 1, -kG / 2},
        {"b.r_0[2]", 1, -kG / 2},
        {"p.s_y", 1, 1},
        {"b.r_0[1]", 1, -1},
        {"p.phi", 1, 4},
        {"p.a_x", 1, -kG},
        {"p.wd", 1, 2}}},
      {"spherical joint",
       withNames(kWorld + "J.Spherical s(angles_fixed = true, w_rel_a_fixed = true); P.Body b(m = 2,"
                          "r_CM = {0.5, 0, 0}, I_11 = 0.1, I_22 = 0.1, I_33 = 0.1, useQuaternions = false); equation "
                          "connect(world.frame_b, s.frame_a); connect(s.frame_b, b.frame_a); "
                          "connect(world.frame_b, world.frame_b);"),
       0.4,
       {{"b.z_a[3]", 0, -kG / 0.6},
        {"s.frame_a.f[2]", 0, 2 * kG * (1 - 0.5 / 0.6)},
        {"s.frame_a.t[3]", 0, 0},
        {"b.r_0[2]", 0.3, 0}},
       1e-5},
      {"conical pendulum",
       withNames(kWorld +
                 "J.Spherical s(enforceStates = true, useQuaternions = false, sequence_angleStates = {2, 1, 3}, "
                 "angles_fixed = true, w_rel_a_fixed = true,"
                 "sequence_start = {1, 2, 3}, angles_start = {0, 0, 0}, w_rel_a_start = {0, -sqrt(9.80665 / 0.3),"
                 "0}); P.PointMass b(m = 2); P.FixedTranslation rod(r = {0.4, -0.3, 0}); "
                 "P.Body small(m = 0, r_CM = {0, 0, 0}, I_11 = 1e-9, I_22 = 1e-9, I_33 = 1e-9); equation "
                 "connect(world.frame_b, s.frame_a); connect(s.frame_b, rod.frame_a); "
                 "connect(rod.frame_b, b.frame_a); connect(s.frame_b, small.frame_a);"),
       1,
       {{"b.r_0[2]", 1, -0.3},
        {"s.frame_a.f[2]", 1, 2 * kG},
        {"b.r_0[1]", 1, 0.4 * std::cos(std::sqrt(kG / 0.3))},
        {"b.r_0[3]", 1, 0.4 * std::sin(std::sqrt(kG / 0.3))}},
       1e-4},
      {"free motion",
       withNames(kWorld + "P.Fixed o(r = {1, 0, 0}); J.FreeMotion f(r_rel_a(start = {0, 1, 0}, each fixed = true),"
                          "v_rel_a(start = {2, 0, 0}, each fixed = true), angles_fixed = true, w_rel_a_fixed = true, "
                          "useQuaternions = false,"
                          "w_rel_a_start = {0, 0, 3}); P.Body b(m = 2, r_CM = {0, 0, 0}); equation "
                          "connect(o.frame_b, f.frame_a); connect(f.frame_b, b.frame_a);"),
       1,
       {{"b.r_0[1]", 1, 3}, {"b.r_0[2]", 1, 1 - kG / 2}, {"b.w_a[3]", 1, 3}, {"b.frame_a.R.T[1,2]", 1, std::sin(3.0)}},
       1e-5},
      // The same joints, hung up at their ends.
      {"free motion from its end",
       withNames(kWeightless +
                 "J.FreeMotion f(r_rel_a(start = {0, 1, 0}, each fixed = true), v_rel_a(start = {2, 0, 0},"
                 "each fixed = true), angles_fixed = true, w_rel_a_fixed = true, angles_start = {0, 0, 0.5},"
                 "useQuaternions = false); P.Body b(m = 2, r_CM = {0, 0, 0}); equation "
                 "connect(world.frame_b, f.frame_b); connect(f.frame_a, b.frame_a);"),
       1,
       {{"b.frame_a.R.T[1,2]", 1, -std::sin(0.5)},
        {"b.r_0[1]", 1, -2 * std::cos(0.5) - std::sin(0.5)},
        {"b.r_0[2]", 1, 2 * std::sin(0.5) - std::cos(0.5)}},
       1e-5},
      {"ball joint from its end",
       withNames(
           kWorld +
           "J.Spherical s(enforceStates = true, useQuaternions = false, angles_fixed = true, w_rel_a_fixed = true,"
           "w_rel_a_start = {0, 0, 2}); P.Body b(m = 2, r_CM = {0, 0, 0}); equation "
           "connect(world.frame_b, s.frame_b); connect(s.frame_a, b.frame_a);"),
       1,
       {{"b.frame_a.R.T[1,2]", 1, -std::sin(2.0)},
        {"b.w_a[3]", 1, -2},
        {"s.frame_b.f[2]", 1, 2 * kG},
        {"b.frame_a.f[1]", 1, -2 * kG * std::sin(2.0)}},
       1e-5},
      {"shape that carries",
       withNames(kWorld + "V.FixedShape2 s(r = {1, 0, 0}); P.Body b(m = 2, r_CM = {0.5, 0, 0}); equation "
                          "connect(world.frame_b, s.frame_a); connect(s.frame_b, b.frame_a);"),
       1,
       {{"s.frame_a.f[2]", 1, 2 * kG}, {"s.frame_a.t[3]", 1, 3 * kG}}},
      {"gear between bodies",
       withNames(kWeightless +
                 "J.GearConstraint g(ratio = 3, n_a = {1, 0, 0}, n_b = {0, 1, 0},"
                 "r_a = {0.1, 0, 0}, r_b = {0, 0.2, 0}, checkTotalPower = true, phi_b(fixed = true),"
                 "w_b(fixed = true), stateSelect = StateSelect.always); "
                 "P.Body a(m = 1, r_CM = {0, 0, 0}, I_11 = 2); P.Body b(m = 1, r_CM = {0, 0, 0}, I_22 = 6); "
                 "MB.Forces.WorldTorque t(torque = {4, 0, 0}); equation connect(world.frame_b, g.bearing); "
                 "connect(g.frame_a, a.frame_a); connect(g.frame_b, b.frame_a); "
                 "connect(t.frame_b, a.frame_a);"),
       1,
       {{"g.w_b", 1, 3 * 4.0 / (6 + 9 * 2)},
        {"a.w_a[1]", 1, 1.5},
        {"b.r_0[2]", 1, 0.2},
        {"a.r_0[1]", 1, 0.1},
        {"g.totalPower", 1, 0}},
       1e-5},
      // A parallelogram of two rods and a bar is a pendulum whose bar does not turn.
      {"plane loop",
       withNames(kWorld +
                 "P.FixedTranslation base(r = {1, 0, 0}); J.Revolute j1(phi(start = -Modelica.Constants.pi / 6, "
                 "fixed = true), w(fixed = true)); "
                 "J.Revolute j2(phi(start = -0.5)); P.FixedTranslation l1(r = {0.5, 0, 0}); P.FixedTranslation "
                 "l2(r = {0.5, 0, 0}); "
                 "P.BodyShape bar(m = 2, r = {1, 0, 0}, r_CM = {0.5, 0, 0}); J.Revolute j3(phi(start = 0.5)); "
                 "J.RevolutePlanarLoopConstraint j4; equation connect(world.frame_b, j1.frame_a); "
                 "connect(j1.frame_b, l1.frame_a); connect(world.frame_b, base.frame_a); "
                 "connect(base.frame_b, j2.frame_a); connect(j2.frame_b, l2.frame_a); "
                 "connect(l1.frame_b, j3.frame_a); connect(j3.frame_b, bar.frame_a); "
                 "connect(bar.frame_b, j4.frame_a); connect(j4.frame_b, l2.frame_b);"),
       kElliptic60 * std::sqrt(0.5 / kG),
       {{"j1.phi", kElliptic60 * std::sqrt(0.5 / kG), -quarter},
        {"j3.phi", kElliptic60 * std::sqrt(0.5 / kG), quarter},
        {"bar.frame_a.R.T[1,2]", 0.2, 0},
        {"j2.phi", kElliptic60 * std::sqrt(0.5 / kG), -quarter},
        // Each rod carries half of weight and centrifugal force at the lowest point.
        {"j4.frame_a.f[2]", kElliptic60 * std::sqrt(0.5 / kG), -2 * kG},
        {"j2.frame_a.f[2]", kElliptic60 * std::sqrt(0.5 / kG), 2 * kG}},
       1e-4},

      // Visualizers stand where their frame is.
      {"shapes",
       withNames(
           kWeightless +
           "J.Revolute r(phi(start = 0.5, fixed = true), w(fixed = true)); P.Body b(m = 1, r_CM ="
           "{1, 0, 0}, sphereDiameter = 0.2); P.FixedTranslation rod(r = {0, 2, 0}, r_shape = {0, 0.5, 0}); "
           "V.FixedShape s(length = 0.1, width = 0.2, height = 0.3, shapeType = \"cone\"); V.FixedArrow a(n ="
           "{0, 0, 2}, length = 3, r_tail = {1, 0, 0}); V.Advanced.Arrow arrow(R = r.frame_b.R, r_tail = {0, 1, 0},"
           "r_head = {1, 2, 3}); V.FixedShape2 s2(r = {0, 0, 4}); equation connect(world.frame_b, r.frame_a); "
           "connect(r.frame_b, b.frame_a); connect(b.frame_a, rod.frame_a); connect(rod.frame_b, s.frame_a); "
           "connect(b.frame_a, a.frame_a); connect(rod.frame_b, s2.frame_a);"),
       0.1,
       {{"s.vis.r[1]", 0, -2 * std::sin(0.5)},
        {"s.vis.R.T[1,2]", 0, std::sin(0.5)},
        {"rod.shape.length", 0, 1.5},
        {"rod.shape.r_shape[2]", 0, 0.5},
        {"b.sphere.r_shape[1]", 0, 0.9},
        {"a.arrowLine.coordinates[3]", 0, 6},
        {"a.arrowLine.r[2]", 0, std::sin(0.5)},
        {"arrow.rvisobj[1]", 0, -std::sin(0.5)},
        {"s2.frame_b.r_0[3]", 0, 4},
        {"s2.shape.length", 0, 4},
        {"s.vis.height", 0, 0.3}}},
      {"points of surfaces",
       withNames(
           "Real X[3, 2]; Real Y[3, 2]; Real Z[3, 2]; Real x[3, 3]; Real y[3, 3]; Real z[3, 3]; "
           "Real c[3] = V.Colors.scalarToColor(2.6, 0, 10, [0, 0, 0; 1, 2, 3; 4, 5, 6; 7, 8, 9; 9, 9, 9]); "
           "equation (X, Y, Z) = V.Advanced.SurfaceCharacteristics.rectangle(3, 2, false, 4, 6); "
           "(x, y, z) = V.Advanced.SurfaceCharacteristics.torus(3, 3, false, 2, 0.5, 0, 0, Modelica.Constants.pi);"),
       0.1,
       {{"X[1,1]", 0, -2},
        {"X[2,2]", 0, 0},
        {"Y[3,2]", 0, 3},
        {"Z[3,2]", 0, 0},
        {"z[1,2]", 0, 2.5},
        {"z[1,1]", 0, 1.5},
        {"x[2,2]", 0, 2.5},
        {"z[3,2]", 0, -2.5},
        {"y[1,2]", 0, 0},
        {"c[2]", 0, 2}}},
      {"scales of colours",
       withNames("Real jet[4, 3] = V.Colors.ColorMaps.jet(4); Real hot[3, 3] = V.Colors.ColorMaps.hot(3); "
                 "Real w[2, 3] = V.Colors.ColorMaps.winter(2); Real s[2, 3] = V.Colors.ColorMaps.summer(2);"),
       0.1,
       {{"jet[1,3]", 0, 255},
        {"jet[2,2]", 0, 255},
        {"jet[3,1]", 0, 255},
        {"jet[3,3]", 0, 0},
        {"hot[1,1]", 0, 255},
        {"hot[2,2]", 0, 255},
        {"hot[2,3]", 0, 0},
        {"w[2,2]", 0, 255},
        {"w[2,3]", 0, 127.5},
        {"s[1,2]", 0, 127.5}}},
  };
  return list;
}

// Functions of orientation: their results by hand, and each one against its inverse or derivative.
const std::vector<CircuitCase>& frameCases() {
  static const double s = std::sin(0.3), c = std::cos(0.3);
  static const std::vector<CircuitCase> list = {
      {"turns about axes",
       withNames("F.Orientation x = F.axisRotation(1, 0.3, 2); F.Orientation y = F.axisRotation(2, 0.3, 2); "
                 "F.Orientation z = F.planarRotation({0, 0, 1}, 0.3, 2); "
                 "Real a = F.planarRotationAngle({0, 0, 1}, {1, 0, 0}, z.T * {1, 0, 0}); "
                 "Real q[4] = F.Quaternions.planarRotation({0, 0, 1}, 0.3);"),
       0.1,
       {{"x.T[2,3]", 0, s},
        {"x.T[3,2]", 0, -s},
        {"x.T[2,2]", 0, c},
        {"y.T[1,3]", 0, -s},
        {"y.T[3,1]", 0, s},
        {"z.T[1,2]", 0, s},
        {"z.T[2,1]", 0, -s},
        {"z.w[3]", 0, 2},
        {"x.w[1]", 0, 2},
        {"y.w[2]", 0, 2},
        {"a", 0, 0.3},
        {"q[3]", 0, std::sin(0.15)},
        {"q[4]", 0, std::cos(0.15)}}},
      // The angular velocity of three turns is that of the derivative of their matrix.
      {"angular velocity",
       withNames(
           "Real a[3] = {0.3 + time, 0.2 - 2 * time, 0.1 + 3 * time}; F.Orientation R = F.axesRotations({3, 1, 2}, "
           "a, der(a)); "
           "F.Orientation R2 = F.from_T2(R.T, der(R.T)); Real e[3] = R2.w - R.w; "
           "Real Q[4] = F.Quaternions.from_T(R.T); Real wq[3] = F.Quaternions.angularVelocity2(Q, der(Q)) - R.w; "
           "Real wq1[3] = F.Quaternions.angularVelocity1(Q, der(Q)) - F.angularVelocity1(R); "
           "Real wt[3] = F.TransformationMatrices.angularVelocity1(R.T, der(R.T)) - F.angularVelocity1(R); "
           "F.Orientation back = F.inverseRotation(R); Real wb[3] = back.w + F.angularVelocity1(R);"),
       0.2,
       {{"e[1]", 0.1, 0},
        {"e[2]", 0.1, 0},
        {"e[3]", 0.1, 0},
        {"wq[1]", 0.1, 0},
        {"wq[2]", 0.1, 0},
        {"wq[3]", 0.1, 0},
        {"wq1[1]", 0.1, 0},
        {"wq1[3]", 0.1, 0},
        {"wt[1]", 0.1, 0},
        {"wt[2]", 0.1, 0},
        {"wt[3]", 0.1, 0},
        {"wb[2]", 0.1, 0}},
       1e-5},
      // There and back: angles, quaternions, two axes; rotations one after the other.
      {"round trips",
       withNames(
           "parameter Real a[3] = {0.3, -0.5, 0.9}; F.Orientation R = F.axesRotations({1, 2, 3}, a, {1, 2, 3}); "
           "Real a123[3] = F.axesRotationsAngles(R); Real a313[3] = F.axesRotationsAngles(R, {3, 1, 3}, 0.1); "
           "F.Orientation R313 = F.axesRotations({3, 1, 3}, a313, zeros(3)); Real d[3, 3] = R313.T - R.T; "
           "F.Orientation Rq = F.from_Q(F.to_Q(R), R.w); Real dq[3, 3] = Rq.T - R.T; "
           "F.Orientation Rn = F.from_nxy(R.T[1, :], R.T[1, :] + 2 * R.T[2, :]); Real dn[3, 3] = Rn.T - R.T; "
           "F.Orientation Rz = F.from_nxz(R.T[1, :], R.T[3, :] - R.T[1, :]); Real dz[3, 3] = Rz.T - R.T; "
           "F.Orientation S = F.planarRotation({0, 0.6, 0.8}, 2.5, 4); F.Orientation RS = F.absoluteRotation(R, S); "
           "F.Orientation S2 = F.relativeRotation(R, RS); Real ds[3, 3] = S2.T - S.T; Real dw[3] = S2.w - S.w; "
           "Real q[4] = F.Quaternions.absoluteRotation(F.to_Q(R), F.to_Q(S)); Real dp[3, 3] = F.Quaternions.to_T(q) "
           "- RS.T; "
           "Real qr[4] = F.Quaternions.relativeRotation(F.to_Q(R), q) - F.to_Q(S); "
           "Real v[3] = F.resolve1(R, {1, 2, 3}) - F.Quaternions.resolve1(F.to_Q(R), {1, 2, 3}); "
           "Real u[3] = F.resolve2(R, {1, 2, 3}) - F.Quaternions.resolve2(F.to_Q(R), {1, 2, 3}); "
           "Real D[3, 3] = F.resolveDyade2(R, F.resolveDyade1(R, diagonal({1, 2, 3}))); "
           "Real half[4] = F.Quaternions.from_T([-1, 0, 0; 0, -1, 0; 0, 0, 1]);"),
       0.1,
       {{"a123[1]", 0, 0.3}, {"a123[2]", 0, -0.5}, {"a123[3]", 0, 0.9}, {"d[1,2]", 0, 0},  {"d[2,3]", 0, 0},
        {"d[3,1]", 0, 0},    {"dq[1,2]", 0, 0},    {"dq[2,3]", 0, 0},   {"dq[3,3]", 0, 0}, {"dn[2,2]", 0, 0},
        {"dn[3,1]", 0, 0},   {"dz[2,2]", 0, 0},    {"dz[3,1]", 0, 0},   {"ds[1,2]", 0, 0}, {"ds[3,2]", 0, 0},
        {"dw[1]", 0, 0},     {"dw[3]", 0, 0},      {"dp[1,2]", 0, 0},   {"dp[2,3]", 0, 0}, {"qr[1]", 0, 0},
        {"qr[4]", 0, 0},     {"v[1]", 0, 0},       {"v[2]", 0, 0},      {"u[3]", 0, 0},    {"D[2,2]", 0, 2},
        {"D[1,2]", 0, 0},    {"half[3]", 0, 1},    {"half[4]", 0, 0}},
       1e-5},
      // For a small turn from the first to the second frame, the residues are its angles.
      {"residues",
       withNames("parameter Real a[3] = {1e-5, 2e-5, -3e-5}; F.Orientation R1 = F.axesRotations({1, 2, 3}, {0.3, 0.2, "
                 "0.1}, zeros(3)); "
                 "F.Orientation R2 = F.absoluteRotation(R1, F.axesRotations({1, 2, 3}, a, zeros(3))); "
                 "Real e[3] = 1e5 * F.Orientation.equalityConstraint(R1, R2); Real p[3] = 1e5 * "
                 "F.smallRotation(F.relativeRotation(R1, R2)); "
                 "Real t[3] = 1e5 * F.TransformationMatrices.Orientation.equalityConstraint(R1.T, R2.T); "
                 "Real q[3] = 2e5 * F.Quaternions.Orientation.equalityConstraint(F.to_Q(R1), F.to_Q(R2)); "
                 "Real o[6] = F.orientationConstraint(R1);"),
       0.1,
       {{"e[1]", 0, 1},
        {"e[2]", 0, 2},
        {"e[3]", 0, -3},
        {"p[1]", 0, 1},
        {"p[2]", 0, 2},
        {"p[3]", 0, -3},
        {"t[1]", 0, 1},
        {"t[2]", 0, 2},
        {"t[3]", 0, -3},
        {"q[1]", 0, 1},
        {"q[2]", 0, 2},
        {"q[3]", 0, -3},
        {"o[1]", 0, 0},
        {"o[5]", 0, 0}},
       1e-4},
  };
  return list;
}

}  // namespace

class MultiBodyTest : public QObject {
  Q_OBJECT
 private slots:
  void parts_data() { addRows(bodyCases()); }
  void parts() { verifyRow(bodyCases()); }
  void frames_data() { addRows(frameCases()); }
  void frames() { verifyRow(frameCases()); }

  // A lopsided body that nothing touches keeps energy, momentum and angular
  // momentum over a hundred revolutions.
  void freeBodyKeepsEnergyAndMomentum() {
    const CircuitRun run = runCircuit(withNames(kWeightless + R"(
      P.Body b(m = 2, r_CM = {0.1, -0.2, 0.15}, I_11 = 0.3, I_22 = 0.2, I_33 = 0.15, I_21 = 0.03, I_31 = 0.01,
        I_32 = -0.02, r_0(each fixed = true), v_0(start = {0.3, -0.2, 0.5}, each fixed = true), angles_fixed = true,
        angles_start = {0.3, 0.2, 0.1}, w_0_fixed = true, w_0_start = {3, 5, -4});
      Real v[3] = b.v_0 + F.resolve1(b.frame_a.R, cross(b.w_a, b.r_CM));
      Real energy = (2 * v * v + b.w_a * (b.I * b.w_a)) / 2;
      Real L[3] = F.resolve1(b.frame_a.R, b.I * b.w_a);)"),
                                      90, 1e-10);
    QVERIFY2(run.store, run.message.c_str());
    for (const std::string name : {"energy", "v[1]", "v[2]", "v[3]", "L[1]", "L[2]", "L[3]"}) {
      const double first = run.at(name, 0), last = run.at(name, 90);
      QVERIFY2(std::abs(first) > 0.01, name.c_str());
      const QString text =
          QString("%1 was %2 and is %3").arg(name.c_str()).arg(first, 0, 'g', 12).arg(last, 0, 'g', 12);
      QVERIFY2(std::abs(last - first) < 1e-6 * std::abs(first), qPrintable(text));
    }
  }
};

QTEST_GUILESS_MAIN(MultiBodyTest)
#include "multibody_test.moc"
