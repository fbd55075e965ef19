// Friction along a line at given speeds: forces, losses, the limits of sticking and hard stops in closed form.
#include <QtTest>

#include "circuit_case.h"

using namespace armature::test;

namespace {

// A part named f between a support that moves with 1 m/s and a rod that moves with 5 - time or -3 - time: it slides
// forward with 4 - time or backward with -4 - time.
std::string slidingMass(const std::string& part, bool isForward, const std::string& more = {}) {
  return "Tr.Sources.Speed v(exact=true, s(start=0.5, fixed=true)); Tr.Sources.ConstantSpeed u(v_fixed=1, s(start=0, "
         "fixed=true)); " +
         part + "Tr.Sensors.ForceSensor e; Real back = f.support.f; Real behind = f.flange_b.s; equation v.v_ref = " +
         std::string(isForward ? "5" : "-3") +
         " - time; connect(v.flange, e.flange_a); connect(e.flange_b, f.flange_a); connect(f.support, u.flange); " +
         more;
}

// With the characteristic [0, 2; 10, 4], that is 2 + 0.2 speed, and 1.5 as peak.
std::vector<Expectation> massValues(bool isForward, double factor) {
  const double sign = isForward ? 1 : -1, time = 1, speed = isForward ? 3 : -5;
  const double force = sign * factor * (2 + 0.2 * std::abs(speed)), place = (isForward ? 4 : -4) - 0.5 + 0.5;
  return {{"f.s", time, place},
          {"f.s_a", time, place},
          {"f.s_b", time, place},
          {"behind", time, place + 1},
          {"f.v", time, speed},
          {"f.a", time, -1},
          {"f.v_relfric", time, speed},
          {"f.a_relfric", time, -1},
          {"f.f", time, force},
          {"e.f", time, force},
          {"back", time, -force},
          {"f.lossPower", time, force * speed},
          // The parameter of the curve: the acceleration, moved by the holding force.
          {"f.sa", time, -1 + sign * factor * 3}};
}

// A force of 4 time on a mass of 2 that the part f holds; the holding force is 3, the sliding force 2.
std::string massBreakingAway(const std::string& part, int sign, const std::string& more = {}) {
  return "Tr.Sources.Force t; Tr.Components.Mass j(m=2, s(fixed=true), v(fixed=true)); " + part +
         "equation t.f = " + std::to_string(4 * sign) +
         " * time; connect(t.flange, j.flange_a); connect(j.flange_b, f.flange_a); " + more;
}

double speedAfter(double begin, double end, double slidingMass) {
  return (2 * (end * end - begin * begin) - slidingMass * (end - begin)) / 2;
}

std::vector<Expectation> massBreakingValues(int sign) {
  return {{"f.f", 0.5, sign * 2.0},
          {"j.v", 0.74, 0},
          {"j.v", 1.25, sign * speedAfter(0.75, 1.25, 2)},
          {"f.f", 1.25, sign * 2.0}};
}

const std::vector<CircuitCase>& massFrictionCases() {
  const std::string guide = "Tr.Components.SupportFriction f(f_pos=[0, 2; 10, 4], peak=1.5, useSupport=true); ";
  const std::string brake =
      "Tr.Components.Brake f(fn_max=8, mu_pos=[0, 0.5; 10, 1], cgeo=0.5, peak=1.5, useSupport=true); ";
  const std::string pressed = "f.f_normalized = 0.5; ";  // 0.5*8*0.5 = 2 times the coefficient
  const std::string holdingGuide = "Tr.Components.SupportFriction f(f_pos=[0, 2], peak=1.5); ";
  const std::string holdingBrake = "Tr.Components.Brake f(fn_max=8, mu_pos=[0, 0.5], peak=1.5); ";
  static const std::vector<CircuitCase> all = {
      {"guide slides forward", slidingMass(guide, true), 2, massValues(true, 1)},
      {"guide slides backward", slidingMass(guide, false), 2, massValues(false, 1)},
      {"brake slides forward", slidingMass(brake, true, pressed), 2, massValues(true, 0.5)},
      {"brake slides backward", slidingMass(brake, false, pressed), 2, massValues(false, 0.5)},
      {"guide breaks away forward", massBreakingAway(holdingGuide, 1), 1.25, massBreakingValues(1), 1e-5},
      {"guide breaks away backward", massBreakingAway(holdingGuide, -1), 1.25, massBreakingValues(-1), 1e-5},
      {"brake breaks away forward", massBreakingAway(holdingBrake, 1, pressed), 1.25, massBreakingValues(1), 1e-5},
      {"brake breaks away backward", massBreakingAway(holdingBrake, -1, pressed), 1.25, massBreakingValues(-1), 1e-5},
  };
  return all;
}

// The mass has 0.5 as width and stops at -1 and 2 of its ends; F_prop 4, F_Coulomb 3, F_Stribeck 2, fexp 0.5.
std::string massOf(const std::string& speed, const std::string& place) {
  return "Tr.Components.MassWithStopAndFriction f(m=2, L=0.5, smin=-1, smax=2, F_prop=4, F_Coulomb=3, F_Stribeck=2, "
         "fexp=0.5, s(start=" +
         place + ", fixed=true), v(start=" + speed + ", fixed=true)); ";
}

const std::vector<CircuitCase>& stopCases() {
  // Pushed so that the speed stays: 4*1.2 + 3 + 2*exp(-0.6) forward.
  const double drag = 4 * 1.2 + 3 + 2 * std::exp(-0.6);
  const std::string driven =
      "Tr.Sources.Force t; Tr.Sources.Force q; equation connect(t.flange, f.flange_a); connect(q.flange, f.flange_b); ";
  static const std::vector<CircuitCase> all = {
      {"steady forward",
       massOf("1.2", "0") + driven + "t.f = 4; q.f = 4*1.2 + 3 + 2*exp(-0.6) - 4; ",
       0.5,
       {{"f.v", 0.5, 1.2},
        {"f.s", 0.5, 0.6},
        {"f.f", 0.5, drag},
        {"f.lossPower", 0.5, drag * 1.2},
        {"f.a", 0.5, 0},
        {"f.sa", 0.5, 1.001 * 5},
        {"f.stopped", 0.5, 0}},
       1e-5},
      {"steady backward",
       massOf("-1.2", "0") + driven + "t.f = -4; q.f = -(4*1.2 + 3 + 2*exp(-0.6) - 4); ",
       0.5,
       {{"f.v", 0.5, -1.2}, {"f.f", 0.5, -drag}, {"f.lossPower", 0.5, drag * 1.2}, {"f.sa", 0.5, -1.001 * 5}},
       1e-5},
      // The acceleration that remains; sa is it, moved by the holding force.
      {"pushed forward",
       massOf("1.2", "0") + driven + "t.f = 4*f.v + 3 + 2*exp(-0.5*f.v) + 6; q.f = 0; ",
       0.5,
       {{"f.v", 0.25, 1.95},
        {"f.a", 0.25, 3},
        {"f.v_relfric", 0.25, 1.95},
        {"f.a_relfric", 0.25, 3},
        {"f.sa", 0.25, 3 + 1.001 * 5}},
       1e-5},
      // Held up to 5 and a thousandth; it breaks away at 10 time = 5.005 and is then pushed by the rest.
      {"held",
       massOf("0", "0") + driven + "t.f = 10*time; q.f = 0; ",
       0.51,
       {{"f.f", 0.4, 4}, {"f.v", 0.49, 0}, {"f.v", 0.5003, 0}, {"f.f0", 0.4, 5}, {"f.f0_max", 0.4, 5.005}},
       1e-5},
      {"held backward",
       massOf("0", "0") + driven + "t.f = -10*time; q.f = 0; ",
       0.51,
       {{"f.f", 0.4, -4}, {"f.v", 0.5003, 0}},
       1e-5},
      // Stops where its end is at 2, and leaves again when it is pulled back harder than friction holds.
      {"right stop",
       massOf("1.2", "1.5") + driven + "t.f = 4*f.v + 3 + 2*exp(-0.5*f.v); q.f = if time < 0.5 then 0 else -20; ",
       0.6,
       {{"f.s", 0.15, 1.5 + 1.2 * 0.15},
        {"f.s", 0.4, 1.75},
        {"f.v", 0.4, 0},
        {"f.stopped", 0.4, 1},
        {"f.stopped", 0.1, 0}},
       1e-4},
      {"left stop",
       massOf("-1.2", "-0.5") + driven + "t.f = 4*f.v - 3 - 2*exp(0.5*f.v); q.f = 0; ",
       0.6,
       {{"f.s", 0.15, -0.5 - 1.2 * 0.15}, {"f.s", 0.4, -0.75}, {"f.v", 0.4, 0}, {"f.stopped", 0.4, -1}},
       1e-4},
      {"no friction at all",
       "Tr.Components.MassWithStopAndFriction f(m=2, L=0.5, smin=-1, smax=2, F_prop=0, F_Coulomb=0, F_Stribeck=0, "
       "fexp=1, "
       "s(fixed=true), v(start=1, fixed=true)); " +
           driven + "t.f = 3; q.f = 0; ",
       0.5,
       {{"f.v", 0.5, 1.75}, {"f.free", 0.5, 1}, {"f.mode", 0.5, 2}, {"f.f", 0.5, 0}, {"f.sa", 0.5, 1.5}}},
  };
  return all;
}

}  // namespace

class TranslationalFrictionTest : public QObject {
  Q_OBJECT
 private slots:
  void friction_data() { addRows(massFrictionCases()); }
  void friction() { verifyRow(massFrictionCases()); }
  void stops_data() { addRows(stopCases()); }
  void stops() { verifyRow(stopCases()); }
};

QTEST_GUILESS_MAIN(TranslationalFrictionTest)
#include "translational_friction_test.moc"
