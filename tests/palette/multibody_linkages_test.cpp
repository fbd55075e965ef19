// Assemblies, gears, rotors and wheels of MultiBody: what they tell while they move, in closed form.
#include <QTest>
#include <cmath>

#include "circuit_case.h"
#include "linkages.h"
#include "space_text.h"

using namespace armature::test;

namespace {

// A parallelogram: its bar stays level while both rods turn with 2 rad/s. The second rod has no mass, so it pushes
// along itself, as hard as the weight at the end of the bar asks for: N*cos(phi) = m*(g - 2*cos(phi)).
std::string parallelogram(const std::string& modifiers, const std::string& drive, const std::string& flange,
                          const std::string& wires = "", bool isFixed = true) {
  return space("J.Revolute hinge(useAxisFlange = true, " + std::string(isFixed ? "phi(fixed = true), " : "") +
               modifiers + "); " + drive +
               " P.FixedTranslation base(r = {1, 0, 0}); P.FixedTranslation rod1(r = {0, 0.5, 0}); P.FixedTranslation "
               "rod2(r = {0, 0.5, 0}); P.FixedTranslation bar(r = {1, 0, 0}); J.Revolute j2; J.Revolute j3; "
               "J.RevolutePlanarLoopConstraint k; P.Body b(m = 2, r_CM = {0, 0, 0}); equation connect(world.frame_b, "
               "hinge.frame_a); connect(drive." +
               flange +
               ", hinge.axis); connect(hinge.frame_b, rod1.frame_a); connect(rod1.frame_b, j2.frame_a); "
               "connect(j2.frame_b, bar.frame_a); connect(world.frame_b, base.frame_a); connect(base.frame_b, "
               "j3.frame_a); connect(j3.frame_b, rod2.frame_a); connect(rod2.frame_b, k.frame_a); "
               "connect(bar.frame_b, k.frame_b); connect(bar.frame_b, b.frame_a); " +
               wires);
}

std::vector<Expectation> parallelogramValues() {
  return {{"j3.phi", 0.25, 0.5},
          {"b.r_0[1]", 0.25, 1 - 0.5 * std::sin(0.5)},
          {"b.r_0[2]", 0.25, 0.5 * std::cos(0.5)},
          {"k.R_rel.T[1,1]", 0.25, std::cos(0.5)},
          {"k.e_b[3]", 0.25, 1},
          {"k.e_b[1]", 0.25, 0},
          {"k.f_c[1]", 0.25, 0},
          {"k.f_c[2]", 0.25, 2 * (kG / std::cos(0.5) - 2)}};
}

// A crank of 0.3 m, a rod of 0.5 m and a piston in the plane, the crank turned by `drive`: over many turns the rod must
// not fold over to the other side.
std::string sliderCrank(const std::string& start, const std::string& drive, const std::string& wires) {
  return space("J.Revolute hinge(useAxisFlange = true" + start +
               "); P.FixedTranslation crank(r = {0.3, 0, 0}); P.FixedTranslation rod(r = {0.5, 0, 0}); J.Revolute j2; "
               "J.Prismatic slide(s(start = 0.8)); P.Body piston(m = 2, r_CM = {0, 0, 0}); "
               "J.RevolutePlanarLoopConstraint k; " +
               drive +
               "equation connect(world.frame_b, hinge.frame_a); connect(hinge.frame_b, crank.frame_a); "
               "connect(crank.frame_b, j2.frame_a); connect(j2.frame_b, rod.frame_a); connect(world.frame_b, "
               "slide.frame_a); connect(slide.frame_b, piston.frame_a); connect(slide.frame_b, k.frame_a); "
               "connect(rod.frame_b, k.frame_b); connect(drive.flange, hinge.axis); " +
               wires);
}

// A four-bar linkage: crank 0.3 at the origin, rod 1.0, rocker 0.6 about {1, 0, 0}, which stands above the ground.
std::string fourBar(const std::string& start, const std::string& drive, const std::string& wires) {
  return space("J.Revolute hinge(useAxisFlange = true" + start +
               "); P.FixedTranslation crank(r = {0.3, 0, 0}); P.FixedTranslation rod(r = {1, 0, 0}); "
               "P.FixedTranslation rocker(r = {0.6, 0, 0}); P.FixedTranslation base(r = {1, 0, 0}); J.Revolute "
               "j2(phi(start = 0.5)); J.Revolute j3(phi(start = 1.3)); P.Body b(m = 2, r_CM = {0, 0, 0}); "
               "J.RevolutePlanarLoopConstraint k; " +
               drive +
               "equation connect(world.frame_b, hinge.frame_a); connect(hinge.frame_b, crank.frame_a); "
               "connect(crank.frame_b, j2.frame_a); connect(j2.frame_b, rod.frame_a); connect(world.frame_b, "
               "base.frame_a); connect(base.frame_b, j3.frame_a); connect(j3.frame_b, rocker.frame_a); "
               "connect(rocker.frame_b, k.frame_a); connect(rod.frame_b, k.frame_b); connect(rod.frame_b, b.frame_a); "
               "connect(drive.flange, hinge.axis); " +
               wires);
}

// The energy of bodies and its ratio to that at the start: nothing takes any away. Ends in an equation section.
std::string energyOf(const std::vector<std::string>& bodies) {
  std::string energy;
  for (const std::string& b : bodies) {
    energy += (energy.empty() ? "energyOf(" : " + energyOf(") + b + ".m, " + b + ".I, " + b + ".r_CM, " + b;
    energy += ".frame_a.R, " + b + ".r_0, " + b + ".v_0, " + b + ".w_a)";
  }
  return "function energyOf input Real m; input Real I[3, 3]; input Real c[3]; input F.Orientation R; input Real r[3]; "
         "input Real v[3]; input Real w[3]; output Real e; protected Real u[3] = v + F.resolve1(R, cross(w, c)); Real "
         "p[3] = r + F.resolve1(R, c); algorithm e := m * (0.5 * u * u + 9.80665 * p[2]) + 0.5 * w * (I * w); end "
         "energyOf; Real energy = " +
         energy +
         "; parameter Real e0(fixed = false); Real ratio = energy / e0; initial equation e0 = energy; equation ";
}

// Sliding and turning joints in a row with a body after each, a ball joint before the last: the angular velocities of
// the bodies follow from the joints, that of the last one is free.
std::string chain() {
  return space(
      "J.Revolute j0(stateSelect = StateSelect.always, phi(fixed = true, start = 0.5), w(fixed = true, start = 1)); "
      "J.Prismatic j1(stateSelect = StateSelect.always, s(fixed = true), v(fixed = true)); J.Prismatic j2(stateSelect "
      "= "
      "StateSelect.always, s(fixed = true), v(fixed = true, start = 1)); J.Revolute j3(stateSelect = "
      "StateSelect.always, phi(fixed = true), w(fixed = true, start = 2)); J.Spherical s(angles_fixed = true, "
      "w_rel_a_fixed = true, w_rel_a_start = {1, 2, 3}); P.BodyBox b0(r = {1, 0, 0}); P.BodyBox b1(r = {1, 0, 0}); "
      "P.BodyBox b2(r = {1, 0, 0}); P.BodyBox b3(r = {1, 0, 0}); P.BodyBox b4(r = {1, 0, 0}); " +
      energyOf({"b0.body", "b1.body", "b2.body", "b3.body", "b4.body"}) +
      "connect(world.frame_b, j0.frame_a); connect(j0.frame_b, b0.frame_a); connect(b0.frame_b, j1.frame_a); "
      "connect(j1.frame_b, b1.frame_a); connect(b1.frame_b, j2.frame_a); connect(j2.frame_b, b2.frame_a); "
      "connect(b2.frame_b, j3.frame_a); connect(j3.frame_b, b3.frame_a); connect(b3.frame_b, s.frame_a); "
      "connect(s.frame_b, b4.frame_a); ");
}

// Three links of half a metre between two hooks 1.2 m apart. The angles that they begin with leave a gap of 12 cm and
// are guesses: the links begin where they meet.
std::string hangingLinks() {
  std::string links;
  for (const char* start : {"a(r_CM = {0.25, 0, 0}, angles_start = {0, 0, -0.6}, ",
                            "b(r_CM = {0.25, 0, 0}, angles_start "
                            "= {0, 0.1, 0}, w_0_start = {0, 1, 0}, ",
                            "c(r_CM = {0.25, 0, 0}, angles_start = {0, 0, 0.6}, "})
    links += "P.FixedTranslation l" + std::string(1, *start) + "(r = {0.5, 0, 0}); P.Body " + start +
             "m = 1, I_11 = 0.01, I_22 = 0.02, I_33 = 0.02); ";
  return space(
      links +
      "J.Spherical s1; J.Spherical s2; J.Spherical s3; J.Spherical s4; P.Fixed hook(r = {1.2, 0, 0}); Real "
      "tip[3] = c.r_0 + F.resolve1(c.frame_a.R, {0.5, 0, 0}); Real joint = (b.r_0 - a.r_0) * (b.r_0 - a.r_0); " +
      energyOf({"a", "b", "c"}) +
      "connect(world.frame_b, s1.frame_a); connect(s1.frame_b, la.frame_a); connect(la.frame_a, a.frame_a); "
      "connect(la.frame_b, s2.frame_a); connect(s2.frame_b, lb.frame_a); connect(lb.frame_a, b.frame_a); "
      "connect(lb.frame_b, s3.frame_a); connect(s3.frame_b, lc.frame_a); connect(lc.frame_a, c.frame_a); "
      "connect(lc.frame_b, s4.frame_a); connect(hook.frame_b, s4.frame_b); ");
}

// Two bodies that move freely, held by a rod at the far end of a slide: its length follows from where all of them
// begin, and no coordinates that the rod could be solved for at the angles zero will do there.
std::string rodOfOpenLength() {
  return space(
      "J.FreeMotion j0(enforceStates = false, useQuaternions = false, angles_fixed = true, angles_start = {-0.52, "
      "0.29, "
      "0.1}, w_rel_a_fixed = true, r_rel_a(each fixed = true), v_rel_a(each fixed = true, start = 0.2)); P.Body b0(m = "
      "0.66, r_CM = {0.25, 0.3, 0.27}, I_11 = 0.1, I_22 = 0.2, I_33 = 0.15, useQuaternions = false); "
      "P.FixedTranslation t0(r = {-0.07, 0.59, 0.1}); J.Revolute j1(n = {0, 1, -1}, phi(fixed = true, start = 0.78), "
      "w(fixed = true, start = 0.49)); P.Body b1(m = 1.7, r_CM = {-0.2, 0.14, 0.21}, I_11 = 0.1, I_22 = 0.2, I_33 = "
      "0.15); P.FixedTranslation t1(r = {0.05, 0.59, 0.1}); J.FreeMotion j2(enforceStates = false, angles_fixed = "
      "true, angles_start = {0.32, 0.78, 0.1}, w_rel_a_fixed = true, r_rel_a(each fixed = true), v_rel_a(each fixed = "
      "true, start = 0.2)); P.Body b2(m = 1.76, r_CM = {0.22, 0.16, -0.02}, I_11 = 0.1, I_22 = 0.2, I_33 = 0.15); "
      "P.FixedTranslation t2(r = {-0.49, 0.09, 0.1}); J.Prismatic j3(n = {0, 0, 1}, s(fixed = true, start = 0.28)); "
      "P.Body b3(m = 1.72, r_CM = {0.21, 0, 0.26}, I_11 = 0.1, I_22 = 0.2, I_33 = 0.15); P.FixedTranslation t3(r = "
      "{0.01, 0.18, 0.1}); P.Fixed far(r = {-0.41, -0.23, 1.64}); J.SphericalSpherical rod(computeRodLength = true); " +
      energyOf({"b0", "b1", "b2", "b3"}) +
      "connect(world.frame_b, j0.frame_a); connect(j0.frame_b, b0.frame_a); connect(b0.frame_a, t0.frame_a); "
      "connect(t0.frame_b, j1.frame_a); connect(j1.frame_b, b1.frame_a); connect(b1.frame_a, t1.frame_a); "
      "connect(t1.frame_b, j2.frame_a); connect(j2.frame_b, b2.frame_a); connect(b2.frame_a, t2.frame_a); "
      "connect(t2.frame_b, j3.frame_a); connect(j3.frame_b, b3.frame_a); connect(b3.frame_a, t3.frame_a); "
      "connect(far.frame_b, rod.frame_a); connect(rod.frame_b, t3.frame_b); ");
}

// A leg from {1, 2, 0} to a point that goes round with 2 rad/s, 5 m away; a rod between crank and piston; gears,
// wheels.
const std::vector<CircuitCase>& linkageCases() {
  const std::string still =
      "J.Revolute hinge(useAxisFlange = true, phi(fixed = true)); Rot.Sources.ConstantSpeed "
      "drive(w_fixed = 2); ";
  static const std::vector<CircuitCase> all = {
      {"leg that goes round",
       space("P.Fixed o(r = {1, 2, 0}); " + still +
             "P.FixedTranslation arm(r = {5, 0, 0}); J.Assemblies.JointUPS k(s_offset = 1); P.Body c(m = 1, r_CM = {0, "
             "0, 0}); "
             "P.Body b(m = 1, r_CM = {0, 0, 0}); Real s = k.axis.s; equation connect(o.frame_b, hinge.frame_a); "
             "connect(drive.flange, hinge.axis); connect(hinge.frame_b, arm.frame_a); connect(o.frame_b, k.frame_a); "
             "connect(k.frame_b, arm.frame_b); connect(k.frame_ia, c.frame_a); connect(k.frame_ib, b.frame_a); "),
       1,
       {{"s", 1, 4},
        {"k.axisLength", 1, 5},
        {"k.rAxis_0[1]", 1, 5 * std::cos(2)},
        {"k.rAxis_0[2]", 1, 5 * std::sin(2)},
        {"k.e2_a[1]", 1, -std::sin(2)},
        {"k.length_n2_a", 1, 1},
        {"k.e3_a[3]", 1, 1},
        {"k.der_rAxis_a_L[1]", 1, -2 * std::sin(2)},
        {"k.w_rel_ia1[3]", 1, 2},
        {"c.r_0[1]", 1, 1},
        {"c.r_0[2]", 1, 2},
        {"c.w_a[3]", 1, 2},
        {"c.frame_a.R.T[1,2]", 1, std::sin(2)},
        {"b.w_a[3]", 1, 2},
        {"b.r_0[1]", 1, 1 + 5 * std::cos(2)}}},
      // At the start the rod of half a metre lies along x, from the crank at 0.3 m.
      {"rod with a universal joint",
       space("J.Revolute hinge(phi(fixed = true), w(start = 2, fixed = true)); P.FixedTranslation crank(r = {0.3, 0, "
             "0}); "
             "P.Body wheel(m = 1, r_CM = {0, 0, 0}, I_33 = 100); P.Body piston(m = 2, r_CM = {0, 0, 0}, r_0(start = "
             "{0.8, 0, "
             "0})); J.UniversalSpherical rod(rRod_ia = {0, 0.5, 0}, rRod_0(start = {0.5, 0, 0})); J.Prismatic "
             "slide(s(start = "
             "0.8)); equation connect(world.frame_b, hinge.frame_a); connect(hinge.frame_b, crank.frame_a); "
             "connect(hinge.frame_b, wheel.frame_a); connect(crank.frame_b, rod.frame_a); connect(rod.frame_b, "
             "piston.frame_a); connect(world.frame_b, slide.frame_a); connect(slide.frame_b, piston.frame_a); "),
       0.1,
       {{"rod.eRod_a[1]", 0, 1}, {"rod.length_n2_a", 0, 1}, {"rod.e2_a[2]", 0, 1}, {"rod.e3_a[3]", 0, 1}},
       1e-5},
      {"parallelogram",
       parallelogram("w(start = 2, fixed = true), stateSelect = StateSelect.always",
                     "Rot.Components.Inertia drive(J = 1e9);", "flange_b"),
       0.3, parallelogramValues(), 1e-5},
      {"parallelogram driven at a given speed",
       parallelogram("stateSelect = StateSelect.default", "Rot.Sources.ConstantSpeed drive(w_fixed = 2);", "flange"),
       0.3, parallelogramValues(), 1e-5},
      {"parallelogram driven along given angles",
       parallelogram("stateSelect = StateSelect.default",
                     "Rot.Sources.Position drive(exact = true); Blk.Sources.Ramp ramp(height = 20, duration = 10);",
                     "flange", "connect(ramp.y, drive.phi_ref);", false),
       0.3, parallelogramValues(), 1e-5},
      {"slider-crank at a given speed",
       sliderCrank(", phi(fixed = true)", "Rot.Sources.ConstantSpeed drive(w_fixed = 6); ", ""),
       4,
       {{"slide.s", 1, pistonAt(6)}, {"slide.s", 2.5, pistonAt(15)}, {"slide.s", 4, pistonAt(24)}},
       1e-6},
      {"slider-crank along given angles",
       sliderCrank("",
                   "Rot.Sources.Position drive(exact = true); Blk.Sources.Sine sine(f = 0.5, amplitude = 20, phase = "
                   "0.1);",
                   "connect(sine.y, drive.phi_ref);"),
       4,
       {{"slide.s", 0.5, pistonAt(20 * std::cos(0.1))},
        {"slide.s", 2.5, pistonAt(20 * std::cos(0.1))},
        {"slide.s", 4, pistonAt(20 * std::sin(0.1))}},
       1e-6},
      {"slider-crank at a changing speed",
       sliderCrank(", phi(fixed = true)",
                   "Rot.Sources.Speed drive(exact = true); Blk.Sources.Ramp ramp(height = 12, duration = 4);",
                   "connect(ramp.y, drive.w_ref);"),
       4,
       {{"slide.s", 2, pistonAt(6)}, {"slide.s", 4, pistonAt(24)}},
       1e-6},
      {"four-bar linkage at a given speed",
       fourBar(", phi(fixed = true)", "Rot.Sources.ConstantSpeed drive(w_fixed = 6); ", ""),
       4,
       {{"j3.phi", 0, rockerAt(0)}, {"j3.phi", 1, rockerAt(6)}, {"j3.phi", 4, rockerAt(24)}},
       1e-6},
      {"four-bar linkage along given angles",
       fourBar("", "Rot.Sources.Position drive(exact = true); Blk.Sources.Ramp ramp(height = 24, duration = 4);",
               "connect(ramp.y, drive.phi_ref);"),
       4,
       {{"j3.phi", 1, rockerAt(6)}, {"j3.phi", 4, rockerAt(24)}},
       1e-6},
      {"rotor, exactly",
       space("P.Rotor1D j(J = 2, n = {1, 0, 0}, exact = true, phi(fixed = true), w(fixed = true)); "
             "Rot.Components.Inertia i(J = 1); Rot.Sources.ConstantTorque t(tau_constant = 6); equation "
             "connect(world.frame_b, j.frame_a); connect(t.flange, j.flange_a); connect(j.flange_b, "
             "i.flange_a); "),
       1,
       {{"j.w", 1, 2}, {"i.w", 1, 2}}},
      {"rotor not exactly",
       space("P.Rotor1D j(J = 2, n = {1, 0, 0}, exact = false, phi(fixed = true), w(fixed = true)); "
             "Rot.Components.Inertia i(J = 1); Rot.Sources.ConstantTorque t(tau_constant = 6); equation "
             "connect(world.frame_b, j.frame_a); connect(t.flange, j.flange_a); connect(j.flange_b, "
             "i.flange_a); "),
       1,
       {{"j.w", 1, 2}}},
      // Seen from frame_b the rod reaches to {-1, 0, 0}.
      {"turned rod held at its end",
       space(
           "P.FixedRotation x(r = {0, 1, 0}, n = {0, 0, 1}, angle = 90); P.Body b(m = 2, r_CM = {0, 0, 0.2}); equation "
           "connect(world.frame_b, x.frame_b); connect(x.frame_a, b.frame_a); "),
       1,
       {{"b.r_0[1]", 1, -1},
        {"b.r_0[2]", 1, 0},
        {"world.frame_b.t[3]", 1, 2 * kG},
        {"world.frame_b.t[1]", 1, 0.4 * kG},
        {"b.frame_a.R.T[1,2]", 1, -1}}},
      {"free motion under a torque",
       space(
           "J.FreeMotion j(useQuaternions = false, r_rel_a(each fixed = true), v_rel_a(each fixed = true), "
           "angles_fixed = true, "
           "w_rel_a_fixed = true); P.Body b(m = 2, r_CM = {0, 0, 0}, I_33 = 0.1); Fo.WorldTorque t; equation t.torque "
           "= {0, 0, "
           "0.15}; connect(world.frame_b, j.frame_a); connect(j.frame_b, b.frame_a); connect(t.frame_b, b.frame_a); "),
       1,
       {{"j.phi[3]", 1, 0.75}, {"j.phi_d[3]", 1, 1.5}, {"j.phi_dd[3]", 1, 1.5}},
       1e-4},
      {"ball joint on a turning base",
       space(still +
             "J.Spherical j(enforceStates = false, w_rel_a_fixed = true, angles_fixed = true, w_rel_a_start = {0, 0, "
             "1.5}); "
             "P.Body b(m = 2, r_CM = {0, 0, 0}, I_33 = 0.1); equation connect(world.frame_b, hinge.frame_a); "
             "connect(drive.flange, hinge.axis); connect(hinge.frame_b, j.frame_a); connect(j.frame_b, b.frame_a); "),
       1,
       {{"j.w_rel[3]", 1, 1.5}, {"b.w_a[3]", 1, 3.5}},
       1e-4},
      {"free motion from a turning base",
       space(
           still +
           "J.FreeMotion j(enforceStates = false, r_rel_a(each fixed = true), v_rel_a(each fixed = true), "
           "w_rel_a_fixed = "
           "true, angles_fixed = true, w_rel_a_start = {0, 0, 1.5}); P.Body b(m = 2, r_CM = {0, 0, 0}, I_33 = 0.1); "
           "equation connect(world.frame_b, hinge.frame_a); connect(drive.flange, hinge.axis); connect(hinge.frame_b, "
           "j.frame_a); connect(j.frame_b, b.frame_a); "),
       1,
       {{"j.w_rel_b[3]", 1, 1.5}, {"b.w_a[3]", 1, 3.5}},
       1e-4},
      {"gear under a torque",
       space("J.GearConstraint g(ratio = 3, n_a = {1, 0, 0}, n_b = {0, 1, 0}, phi_b(fixed = true), w_b(fixed = true), "
             "stateSelect "
             "= StateSelect.always); P.Body a(m = 1, r_CM = {0, 0, 0}, I_11 = 2); P.Body b(m = 1, r_CM = {0, 0, 0}, "
             "I_22 = 6); "
             "Fo.WorldTorque t(torque = {4, 0, 0}); equation connect(world.frame_b, g.bearing); connect(g.frame_a, "
             "a.frame_a); "
             "connect(g.frame_b, b.frame_a); connect(t.frame_b, a.frame_a);"),
       1,
       {{"g.w_b", 1, 0.5}, {"g.a_b", 1, 0.5}},
       1e-5},
      {"body begins turned",
       space("P.Body b(m = 2, r_CM = {0, 0, 0}, r_0(each fixed = true), v_0(each fixed = true), angles_fixed = true, "
             "angles_start = "
             "{0, 0, 0.3}, w_0_fixed = true, w_0_start = {0, 0, 1}); "),
       1,
       {{"b.frame_a.R.T[1,2]", 0, std::sin(0.3)}, {"b.frame_a.R.T[1,2]", 1, std::sin(1.3)}},
       1e-5},
      {"chain before a ball joint", chain(), 0.5, {{"ratio", 0.25, 1}, {"ratio", 0.5, 1}}},
      {"rod of a length that the start gives", rodOfOpenLength(), 0.25, {{"ratio", 0.25, 1}}},
      {"links that do not meet at first",
       hangingLinks(),
       0.5,
       {{"tip[1]", 0, 1.2}, {"tip[2]", 0, 0}, {"tip[3]", 0, 0}, {"joint", 0, 0.25}, {"ratio", 0.5, 1}}},
      {"shape between frames",
       space("P.FixedRotation base(r = {1, 0, 0}, n = {0, 0, 1}, angle = 90); MB.Visualizers.FixedShape2 x(r = {2, 0, "
             "0}); P.Body "
             "b(m = 2, r_CM = {0, 0, 0}); equation connect(world.frame_b, base.frame_a); connect(base.frame_b, "
             "x.frame_a); "
             "connect(x.frame_b, b.frame_a); "),
       1,
       {{"b.r_0[1]", 1, 1}, {"b.r_0[2]", 1, 2}, {"b.frame_a.R.T[1,2]", 1, 1}, {"world.frame_b.t[3]", 1, -2 * kG}}},
      // Straight ahead with 2 m/s, beside the x axis.
      {"wheel beside the axis",
       space("P.RollingWheel w(radius = 0.5, m = 2, I_axis = 0.3, I_long = 0.2, x(start = 1), y(start = 2), "
             "der_angles(start = {0, "
             "4, 0})); ")
           .replace(space("").find("enableAnimation = false"), 23, "enableAnimation = false, n = {0, 0, -1}"),
       1,
       {{"w.x", 1, 3},
        {"w.y", 1, 2},
        {"w.rollingWheel.y", 1, 2},
        {"w.rollingWheel.x", 1, 3},
        {"w.rollingWheel.r_road_0[1]", 1, 3},
        {"w.rollingWheel.r_road_0[2]", 1, 2},
        {"w.rollingWheel.e_lat_0[2]", 1, 1},
        {"w.rollingWheel.delta_0[3]", 1, -0.5},
        {"w.rollingWheel.e_long_0[1]", 1, -1}},
       1e-5},
  };
  return all;
}

// A third frame `q` with the axes x, z, -y of the world, and a frame `o` at rest at {1, 0, 0} that takes what acts on
// it.
const std::string kThird = "P.FixedRotation q(n = {1, 0, 0}, angle = 90); P.Fixed o(r = {1, 0, 0}); ";

// A frame half a metre off the z axis, about which it turns by t^2.
const std::string kAccelerated =
    "J.Revolute hinge(useAxisFlange = true); Rot.Sources.Accelerate drive; P.FixedTranslation arm(r = {0.5, 0, 0}); ";
const std::string kAcceleratedWires =
    "drive.a_ref = 2; connect(world.frame_b, hinge.frame_a); connect(drive.flange, hinge.axis); "
    "connect(hinge.frame_b, arm.frame_a); connect(world.frame_b, q.frame_a); ";

// Signals given and shown in the axes of a third frame: a vector {a, b, c} there is {a, -c, b} in the world.
const std::vector<CircuitCase>& thirdFrameCases() {
  const double c = std::cos(1.0), s = std::sin(1.0);
  const std::vector<Expectation> pushed = {
      {"o.frame_b.f[1]", 1, 1},  {"o.frame_b.f[2]", 1, -3}, {"o.frame_b.f[3]", 1, 2}, {"o.frame_b.t[1]", 1, 4},
      {"o.frame_b.t[2]", 1, -6}, {"o.frame_b.t[3]", 1, 5},  {"q.frame_b.f[1]", 1, 0}, {"q.frame_b.t[1]", 1, 0}};
  // Velocity and acceleration at 1 s, angular velocity and acceleration both 2.
  const double vx = -s, vy = c, ax = -s - 2 * c, ay = c - 2 * s;
  static const std::vector<CircuitCase> all = {
      {"force and torque on a frame",
       space(kThird +
             "Fo.WorldForceAndTorque w(resolveInFrame = T.ResolveInFrameB.frame_resolve, force = {1, 2, 3}, torque = "
             "{4, 5, 6}); equation connect(world.frame_b, q.frame_a); connect(w.frame_b, o.frame_b); "
             "connect(w.frame_resolve, q.frame_b); "),
       1, pushed},
      {"the same in the axes of the world",
       space(kThird + "Fo.WorldForceAndTorque w(force = {1, -3, 2}, torque = {4, -6, 5}); equation "
                      "connect(world.frame_b, q.frame_a); connect(w.frame_b, o.frame_b); "),
       1, pushed},
      {"torque on a frame, and a force",
       space(kThird +
             "Fo.WorldTorque w(resolveInFrame = T.ResolveInFrameB.frame_resolve, torque = {4, 5, 6}); Fo.WorldForce "
             "f(resolveInFrame = T.ResolveInFrameB.frame_resolve, force = {1, 2, 3}); equation connect(world.frame_b, "
             "q.frame_a); connect(w.frame_b, o.frame_b); connect(w.frame_resolve, q.frame_b); connect(f.frame_b, "
             "o.frame_b); connect(f.frame_resolve, q.frame_b); "),
       1, pushed},
      {"force and torque between frames",
       space(kThird +
             "Fo.ForceAndTorque w(resolveInFrame = RAB.frame_resolve, force = {1, 2, 3}, torque = {4, 5, 6}); equation "
             "connect(world.frame_b, q.frame_a); connect(world.frame_b, w.frame_a); connect(w.frame_b, o.frame_b); "
             "connect(w.frame_resolve, q.frame_b); "),
       1, pushed},
      {"torque and force between frames",
       space(
           kThird +
           "Fo.Torque w(resolveInFrame = RAB.frame_resolve, torque = {4, 5, 6}); Fo.Force f(resolveInFrame = "
           "RAB.frame_resolve, force = {1, 2, 3}); equation connect(world.frame_b, q.frame_a); connect(world.frame_b, "
           "w.frame_a); connect(w.frame_b, o.frame_b); connect(w.frame_resolve, q.frame_b); connect(world.frame_b, "
           "f.frame_a); connect(f.frame_b, o.frame_b); connect(f.frame_resolve, q.frame_b); "),
       1, pushed},
      {"cut force and torque",
       space(
           kThird +
           "Se.CutForce f(resolveInFrame = RA.frame_resolve); Se.CutTorque t(resolveInFrame = RA.frame_resolve); "
           "Se.CutForceAndTorque ft(resolveInFrame = RA.frame_resolve); P.Body b(m = 2, r_CM = {0.5, 0, 0}); equation "
           "connect(world.frame_b, q.frame_a); connect(world.frame_b, f.frame_a); connect(f.frame_b, t.frame_a); "
           "connect(t.frame_b, ft.frame_a); connect(ft.frame_b, b.frame_a); connect(f.frame_resolve, q.frame_b); "
           "connect(t.frame_resolve, q.frame_b); connect(ft.frame_resolve, q.frame_b); "),
       1,
       {{"f.force[3]", 1, -2 * kG},
        {"f.force[2]", 1, 0},
        {"t.torque[2]", 1, kG},
        {"ft.force[3]", 1, -2 * kG},
        {"ft.torque[2]", 1, kG},
        {"q.frame_b.f[3]", 1, 0},
        {"q.frame_b.t[1]", 1, 0}}},
      {"absolute sensors",
       space(kThird + kAccelerated +
             "Se.AbsoluteSensor a(get_r = true, get_v = true, get_a = true, get_w = true, get_z = true, resolveInFrame "
             "= RA.frame_resolve); Se.AbsoluteAngularVelocity w(resolveInFrame = RA.frame_resolve); "
             "Se.AbsoluteVelocity v(resolveInFrame = RA.frame_resolve); Se.AbsolutePosition r(resolveInFrame = "
             "RA.frame_resolve); Se.AbsolutePosition plain; equation connect(a.frame_a, arm.frame_b); "
             "connect(a.frame_resolve, "
             "q.frame_b); connect(w.frame_a, arm.frame_b); connect(w.frame_resolve, q.frame_b); connect(v.frame_a, "
             "arm.frame_b); connect(v.frame_resolve, q.frame_b); connect(r.frame_a, arm.frame_b); "
             "connect(r.frame_resolve, q.frame_b); connect(plain.frame_a, arm.frame_b); " +
             kAcceleratedWires),
       1,
       {{"a.r[1]", 1, 0.5 * c},
        {"a.r[3]", 1, -0.5 * s},
        {"r.r[3]", 1, -0.5 * s},
        {"a.v[1]", 1, vx},
        {"a.v[3]", 1, -vy},
        {"v.v[1]", 1, vx},
        {"v.v[3]", 1, -vy},
        {"a.a[1]", 1, ax},
        {"a.a[3]", 1, -ay},
        {"a.w[2]", 1, 2},
        {"w.w[2]", 1, 2},
        {"w.w[3]", 1, 0},
        {"a.z[2]", 1, 2},
        {"plain.zeroPosition.frame_resolve.r_0[1]", 1, 0},
        {"world.frame_b.f[1]", 1, 0},
        {"world.frame_b.f[2]", 1, 0},
        {"world.frame_b.t[1]", 1, 0},
        {"world.frame_b.t[3]", 1, 0},
        {"q.frame_b.f[1]", 1, 0},
        {"q.frame_b.f[2]", 1, 0},
        {"q.frame_b.t[1]", 1, 0}},
       1e-5},
      {"relative sensors",
       space(
           kThird + kAccelerated +
           "Se.RelativeSensor a(get_r_rel = true, get_v_rel = true, get_a_rel = true, get_w_rel = true, get_z_rel = "
           "true, resolveInFrame = RAB.frame_resolve); Se.RelativeSensor b(get_v_rel = true, get_a_rel = true, "
           "get_z_rel = true, resolveInFrame = RAB.world, resolveInFrameAfterDifferentiation = RAB.frame_resolve); "
           "Se.RelativeAngularVelocity w(resolveInFrame = RAB.frame_resolve); Se.RelativeVelocity v(resolveInFrame = "
           "RAB.frame_resolve); Se.RelativePosition r(resolveInFrame = RAB.frame_resolve); equation "
           "connect(a.frame_a, world.frame_b); connect(a.frame_b, arm.frame_b); connect(a.frame_resolve, q.frame_b); "
           "connect(b.frame_a, world.frame_b); connect(b.frame_b, arm.frame_b); connect(b.frame_resolve, q.frame_b); "
           "connect(w.frame_a, world.frame_b); connect(w.frame_b, arm.frame_b); connect(w.frame_resolve, q.frame_b); "
           "connect(v.frame_a, world.frame_b); connect(v.frame_b, arm.frame_b); connect(v.frame_resolve, q.frame_b); "
           "connect(r.frame_a, world.frame_b); connect(r.frame_b, arm.frame_b); connect(r.frame_resolve, q.frame_b); " +
           kAcceleratedWires),
       1,
       {{"a.r_rel[3]", 1, -0.5 * s},  {"r.r_rel[3]", 1, -0.5 * s},  {"a.v_rel[1]", 1, vx},
        {"a.v_rel[3]", 1, -vy},       {"b.v_rel[1]", 1, vx},        {"b.v_rel[3]", 1, -vy},
        {"v.v_rel[3]", 1, -vy},       {"a.a_rel[1]", 1, ax},        {"a.a_rel[3]", 1, -ay},
        {"b.a_rel[3]", 1, -ay},       {"a.w_rel[2]", 1, 2},         {"w.w_rel[2]", 1, 2},
        {"a.z_rel[2]", 1, 2},         {"b.z_rel[2]", 1, 2},         {"world.frame_b.f[1]", 1, 0},
        {"world.frame_b.f[2]", 1, 0}, {"world.frame_b.t[1]", 1, 0}, {"world.frame_b.t[3]", 1, 0},
        {"hinge.frame_b.f[1]", 1, 0}, {"hinge.frame_b.t[3]", 1, 0}, {"q.frame_b.f[1]", 1, 0},
        {"q.frame_b.t[1]", 1, 0}},
       1e-5},
      // Flange and bearing in one connector: the shaft turns, the bearing carries the body's weight.
      {"flange with bearing",
       space("MB.Interfaces.FlangeWithBearingAdaptor p(includeBearingConnector = true), "
             "r(includeBearingConnector = true); Rot.Sources.ConstantSpeed drive(w_fixed = 3, phi(fixed = true)); "
             "Rot.Components.Inertia shaft(J = 2); P.Body b(m = 2, r_CM = {0.5, 0, 0}); equation "
             "connect(drive.flange, p.flange); connect(p.flangeAndFrame, r.flangeAndFrame); connect(r.flange, "
             "shaft.flange_a); connect(world.frame_b, p.frame); connect(r.frame, b.frame_a); "),
       1,
       {{"shaft.phi", 1, 3}, {"world.frame_b.f[2]", 1, -2 * kG}, {"world.frame_b.t[3]", 1, -kG}},
       1e-5},
      // The slide of an assembly lies along x, in a frame turned by 90 degrees, and carries a piston of 2 kg.
      {"weight on the slide of an assembly",
       space(
           "J.Assemblies.JointUSP k(rRod1_ia = {0.5, 0, 0}, n_b = {0, 1, 0}, rRod2_ib = {0, 0.2, 0}, s_offset = 0.05, "
           "s_guess = 0.6); P.FixedRotation o(r = {1.2, 0, 0}, n = {0, 0, 1}, angle = 90); P.Body piston(m = 2, r_CM = "
           "{0, 0, 0}); equation connect(world.frame_b, k.frame_a); connect(world.frame_b, o.frame_a); "
           "connect(k.frame_b, o.frame_b); connect(k.frame_ib, piston.frame_a); "),
       1,
       {{"k.axis.s", 1, 1.2 - 0.5 - 0.2 - 0.05},
        {"piston.r_0[1]", 1, 0.7},
        {"piston.frame_a.R.T[1,2]", 1, 1},
        {"o.frame_b.f[1]", 1, -2 * kG},
        {"o.frame_b.f[2]", 1, 0},
        {"o.frame_b.t[3]", 1, 0.5 * 2 * kG}}},
      // Rods of 1 and 0.6 m over a base of 1 m meet 0.82 m from the first end; there a weight, 0.1 m beside the plane.
      {"weight on the rods of an assembly",
       space("J.Assemblies.JointUSR k(rRod1_ia = {1, 0, 0}, rRod2_ib = {0.6, 0, 0}, phi_offset = 10, phi_guess = 90); "
             "P.Fixed o(r = {1, 0, 0}); P.Body b(m = 2, r_CM = {0, 0, 0.1}); equation connect(world.frame_b, "
             "k.frame_a); connect(k.frame_b, o.frame_b); connect(k.frame_im, b.frame_a); "),
       1,
       {{"k.axis.phi", 1, std::acos(-0.3) - 10 * std::acos(-1.0) / 180},
        {"b.r_0[1]", 1, 0.82},
        {"o.frame_b.f[2]", 1, -0.82 * 2 * kG},
        {"o.frame_b.f[1]", 1, 0.82 * 2 * kG * 0.3 / std::sqrt(0.91)},
        {"o.frame_b.t[1]", 1, 0.1 * 2 * kG},
        {"o.frame_b.t[2]", 1, 0},
        {"o.frame_b.t[3]", 1, 0}}},
  };
  return all;
}

}  // namespace

class MultibodyLinkagesTest : public QObject {
  Q_OBJECT
 private slots:
  void linkages_data() { addRows(linkageCases()); }
  void linkages() { verifyRow(linkageCases()); }
  void thirdFrames_data() { addRows(thirdFrameCases()); }
  void thirdFrames() { verifyRow(thirdFrameCases()); }
};

QTEST_GUILESS_MAIN(MultibodyLinkagesTest)
#include "multibody_linkages_test.moc"
