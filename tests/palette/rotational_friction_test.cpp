// Friction, one-way clutches and lossy gears at given speeds: torques, losses and the limits of sticking in closed
// form.
#include <QtTest>

#include "circuit_case.h"

using namespace armature::test;

namespace {

// A part named f between a support that turns with 1 rad/s and a shaft that turns with 5 - time or -3 - time: it slides
// forward with 4 - time or backward with -4 - time.
std::string sliding(const std::string& part, bool isForward, const std::string& more = {}) {
  return "Rot.Sources.Speed v(exact=true, phi(start=0.5, fixed=true)); Rot.Sources.ConstantSpeed "
         "u(w_fixed=1, phi(start=0, fixed=true)); " +
         part + "Rot.Sensors.TorqueSensor s; Real back = f.support.tau; equation v.w_ref = " +
         std::string(isForward ? "5" : "-3") +
         " - time; connect(v.flange, s.flange_a); connect(s.flange_b, f.flange_a); connect(f.support, u.flange); " +
         more;
}

// With the characteristic [0, 2; 10, 4], that is 2 + 0.2 speed, and 1.5 as peak.
std::vector<Expectation> slidingValues(bool isForward, double factor) {
  const double sign = isForward ? 1 : -1, time = 1, speed = isForward ? 3 : -5;
  const double torque = sign * factor * (2 + 0.2 * std::abs(speed));
  return {{"f.phi", time, (isForward ? 4 : -4) * time - 0.5 * time * time + 0.5},
          {"f.w", time, speed},
          {"f.a", time, -1},
          {"f.w_relfric", time, speed},
          {"f.a_relfric", time, -1},
          {"f.tau", time, torque},
          {"s.tau", time, torque},
          {"back", time, -torque},
          {"f.lossPower", time, torque * speed},
          // The parameter of the curve: the acceleration, moved by the holding torque.
          {"f.sa", time, -1 + sign * factor * 3}};
}

// A torque of 4 time on an inertia of 2 that the part f holds; the holding torque is 3, the sliding torque 2.
std::string breakingAway(const std::string& part, int sign, const std::string& more = {}) {
  return "Rot.Sources.Torque t; Rot.Components.Inertia j(J=2, phi(fixed=true), w(fixed=true)); " + part +
         "equation t.tau = " + std::to_string(4 * sign) +
         " * time; connect(t.flange, j.flange_a); connect(j.flange_b, f.flange_a); " + more;
}

std::vector<Expectation> breakingValues(int sign) {
  const double begin = 0.75, end = 1.25;
  const double speed = (2 * (end * end - begin * begin) - 2 * (end - begin)) / 2;
  return {{"f.tau", 0.5, sign * 2.0}, {"j.w", 0.74, 0}, {"j.w", end, sign * speed}, {"f.tau", end, sign * 2.0}};
}

const std::vector<CircuitCase>& frictionCases() {
  const std::string bearing = "Rot.Components.BearingFriction f(tau_pos=[0, 2; 10, 4], peak=1.5, useSupport=true); ";
  const std::string brake =
      "Rot.Components.Brake f(fn_max=8, mu_pos=[0, 0.5; 10, 1], cgeo=0.5, peak=1.5, useSupport=true); ";
  const std::string pressed = "f.f_normalized = 0.5; ";  // 0.5*8*0.5 = 2 times the coefficient
  const std::string holdingBearing = "Rot.Components.BearingFriction f(tau_pos=[0, 2], peak=1.5); ";
  const std::string holdingBrake = "Rot.Components.Brake f(fn_max=8, mu_pos=[0, 0.5], peak=1.5); ";
  const std::string wall = "Rot.Components.Fixed wall; ";
  const std::string clutch = "Rot.Components.Clutch f(fn_max=8, mu_pos=[0, 0.5], peak=1.5); " + wall;
  const std::string oneWayClutch = "Rot.Components.OneWayClutch f(fn_max=8, mu_pos=[0, 0.5], peak=1.5); " + wall;
  const std::string joined = "connect(f.flange_b, wall.flange); f.f_normalized = 0.5; ";
  static const std::vector<CircuitCase> all = {
      {"bearing slides forward", sliding(bearing, true), 2, slidingValues(true, 1)},
      {"bearing slides backward", sliding(bearing, false), 2, slidingValues(false, 1)},
      {"brake slides forward", sliding(brake, true, pressed), 2, slidingValues(true, 0.5)},
      {"brake slides backward", sliding(brake, false, pressed), 2, slidingValues(false, 0.5)},
      {"bearing breaks away forward", breakingAway(holdingBearing, 1), 1.25, breakingValues(1), 1e-5},
      {"bearing breaks away backward", breakingAway(holdingBearing, -1), 1.25, breakingValues(-1), 1e-5},
      {"brake breaks away forward", breakingAway(holdingBrake, 1, pressed), 1.25, breakingValues(1), 1e-5},
      {"brake breaks away backward", breakingAway(holdingBrake, -1, pressed), 1.25, breakingValues(-1), 1e-5},
      // The torque of a clutch turns flange_b against flange_a: w_rel is negative where a is ahead.
      {"clutch breaks away",
       breakingAway(clutch, 1, joined),
       1.25,
       {{"f.tau", 0.5, -2}, {"j.w", 0.74, 0}, {"j.w", 1.25, breakingValues(1)[2].value}, {"f.tau", 1.25, -2}},
       1e-5},
      {"one-way clutch breaks away",
       breakingAway(oneWayClutch, -1, joined),
       1.25,
       {{"f.tau", 0.5, 2}, {"j.w", 0.74, 0}, {"j.w", 1.25, breakingValues(-1)[2].value}, {"f.tau", 1.25, 2}},
       1e-5},
      {"clutch slides",
       "Rot.Sources.Speed v(exact=true, phi(fixed=true)); Rot.Sources.ConstantSpeed u(w_fixed=1); "
       "Rot.Components.Clutch f(fn_max=8, mu_pos=[0, 0.5; 10, 1], cgeo=0.5, peak=1.5); "
       "equation v.w_ref = -2 - time; f.f_normalized = 0.5; connect(v.flange, f.flange_a); "
       "connect(f.flange_b, u.flange); ",
       2,
       {{"f.w_rel", 1, 4},
        {"f.w_relfric", 1, 4},
        {"f.a_relfric", 1, 1},
        {"f.tau", 1, 2 * 0.7},
        {"f.lossPower", 1, 4 * 2 * 0.7},
        {"f.sa", 1, 1 + 1.5}}},
      {"open clutch",
       "Rot.Sources.Speed v(exact=true, phi(fixed=true)); Rot.Sources.ConstantSpeed u(w_fixed=1); "
       "Rot.Components.Clutch f(fn_max=8, mu_pos=[0, 0.5]); equation v.w_ref = -2 - time; "
       "f.f_normalized = 0; connect(v.flange, f.flange_a); connect(f.flange_b, u.flange); ",
       2,
       {{"f.tau", 1, 0}, {"f.lossPower", 1, 0}, {"f.sa", 1, 1}}},
      // Forward slip of a pressed one-way clutch: friction like that of a clutch.
      {"one-way clutch slips",
       "Rot.Sources.Speed v(exact=true, phi(fixed=true)); Rot.Sources.ConstantSpeed "
       "u(w_fixed=1); Rot.Components.OneWayClutch f(fn_max=8, mu_pos=[0, 0.5; 10, 1], cgeo=0.5, "
       "peak=1.5); equation v.w_ref = -2 - time; f.f_normalized = 0.5; "
       "connect(v.flange, f.flange_a); connect(f.flange_b, u.flange); ",
       2,
       {{"f.w_rel", 1, 4},
        {"f.u", 1, 0.5},
        {"f.fn", 1, 4},
        {"f.mu", 1, 0.7},
        {"f.tau0", 1, 1},
        {"f.tau0_max", 1, 1.5},
        {"f.tau", 1, 1.4},
        {"f.lossPower", 1, 4 * 1.4},
        {"f.free", 1, 0},
        {"f.sa", 1, 1 + 1}}},
      {"one-way clutch runs free",
       "Rot.Sources.Speed v(exact=true, phi(fixed=true)); Rot.Sources.ConstantSpeed "
       "u(w_fixed=1); Rot.Components.OneWayClutch f(fn_max=8); equation "
       "v.w_ref = -2 - time; f.f_normalized = 0; connect(v.flange, f.flange_a); "
       "connect(f.flange_b, u.flange); ",
       2,
       {{"f.free", 1, 1},
        {"f.fn", 1, 0},
        {"f.tau", 1, 0},
        {"f.lossPower", 1, 0},
        {"f.sa", 1, 1},
        {"f.tau0_max", 1, 1e-4 * 8 * 0.5}}},
  };
  return all;
}

// A gear with ratio 2 whose flange_a turns with w; flange_b takes the load, both against a support at rest. The table:
// efficiencies 0.8 and 0.5, bearings 3 and 4, at all speeds.
std::string lossy(const std::string& speed, const std::string& load, const std::string& table) {
  return "Rot.Sources.Speed v(exact=true, phi(start=0.25, fixed=true)); Rot.Sources.Torque l; "
         "Rot.Components.LossyGear f(ratio=2, lossTable=" +
         table +
         ", useSupport=true); "
         "Rot.Sources.ConstantSpeed u(w_fixed=0.5, phi(start=0, fixed=true)); Real back = f.support.tau; "
         "Real tau = f.flange_a.tau; equation v.w_ref = " +
         speed + "; l.tau = " + load +
         "; connect(v.flange, f.flange_a); connect(f.flange_b, l.flange); connect(f.support, u.flange); ";
}

struct Gear {
  double eta1 = 0.8, eta2 = 0.5, bearing1 = 3, bearing2 = 4;
};

// What comes out in the quadrant of a speed's sign and the side that drives; the load is the torque into flange_b.
std::vector<Expectation> lossyValues(const Gear& g, double w, double acceleration, double load, bool isDrivenByA) {
  // The table counts the torque at flange_a times 1 - eta where a drives, times 1 - 1/eta where b drives.
  const double share = isDrivenByA ? 1 - g.eta1 : 1 - 1 / g.eta2;
  const double bearing = (w > 0 ? 1 : -1) * (isDrivenByA ? g.bearing1 : g.bearing2);
  // -load/ratio = tau - loss, loss = share*tau + bearing
  const double tau = (-load / 2 + bearing) / (1 - share), loss = share * tau + bearing;
  const double bearingA = g.eta1 == 1 ? g.bearing1 / 2 : (g.bearing1 - g.bearing2) / (g.eta1 - 1 / g.eta2);
  return {{"tau", 1, tau},
          {"f.tauLoss", 1, loss},
          {"f.lossPower", 1, loss * w},
          {"back", 1, -tau - load},
          {"f.w_a", 1, w},
          {"f.a_a", 1, acceleration},
          {"f.sa", 1, acceleration + loss},
          {"f.tau_bf_a", 1, bearingA},
          {"f.tau_eta", 1, tau - (w > 0 ? 1 : -1) * bearingA},
          {"f.tau_etaPos", 1, (w > 0) == isDrivenByA ? 1.0 : 0.0},
          {"f.tau_aPos", 1, (w > 0) == isDrivenByA ? 1.0 : 0.0},
          {"f.quadrant1", 1, (1 - g.eta1) * tau + g.bearing1},
          {"f.quadrant2", 1, (1 - 1 / g.eta2) * tau + g.bearing2},
          {"f.quadrant3", 1, (1 - g.eta1) * tau - g.bearing1},
          {"f.quadrant4", 1, (1 - 1 / g.eta2) * tau - g.bearing2}};
}

const std::vector<CircuitCase>& lossCases() {
  const std::string table = "[0, 0.8, 0.5, 3, 4; 10, 0.8, 0.5, 3, 4]", bearings = "[0, 1, 1, 3, 3; 10, 1, 1, 3, 3]";
  const Gear plain{.eta1 = 1, .eta2 = 1, .bearing1 = 3, .bearing2 = 3};
  static const std::vector<CircuitCase> all = {
      {"forward, a drives", lossy("2.5 + 0.1*time", "-20", table), 2, lossyValues({}, 2.1, 0.1, -20, true)},
      {"forward, b drives", lossy("2.5 + 0.1*time", "20", table), 2, lossyValues({}, 2.1, 0.1, 20, false)},
      {"backward, a drives", lossy("-2.5 + 0.1*time", "20", table), 2, lossyValues({}, -2.9, 0.1, 20, true)},
      {"backward, b drives", lossy("-2.5 + 0.1*time", "-20", table), 2, lossyValues({}, -2.9, 0.1, -20, false)},
      {"bearings alone", lossy("2.5 + 0.1*time", "-20", bearings), 2, lossyValues(plain, 2.1, 0.1, -20, true)},
      // Losses that grow with the speed: 0.8 - 0.05 w and 3 + 0.2 w.
      {"table of speeds", lossy("2.5", "-20", "[0, 0.8, 0.5, 3, 4; 10, 0.3, 0.5, 5, 4]"), 2,
       lossyValues({.eta1 = 0.7, .eta2 = 0.5, .bearing1 = 3.4, .bearing2 = 4}, 2, 0, -20, true)},
      {"without losses",
       lossy("2.5", "-20", "[0, 1, 1, 0, 0]"),
       2,
       {{"tau", 1, 10},
        {"f.ideal", 1, 1},
        {"f.tauLoss", 1, 0},
        {"f.lossPower", 1, 0},
        {"f.eta_mf1", 1, 1},
        {"f.eta_mf2", 1, 1},
        {"f.interpolation_result[1,1]", 1, 1},
        {"f.interpolation_result[1,2]", 1, 1},
        {"f.tau_bf_a", 1, 0},
        {"f.mode", 1, 2}}},
      // Without load a torque t at flange_a sticks as long as efficiency*t stays below the bearing: 0.8 t < 3.
      {"stuck forward",
       "Rot.Sources.Torque t; Rot.Components.Inertia l(J=1); Rot.Components.Inertia j(J=1, phi(fixed=true), "
       "w(fixed=true)); Rot.Components.LossyGear f(ratio=2, lossTable=[0, 0.8, 0.5, 3, 4; 10, 0.8, 0.5, 3, 4]); "
       "equation "
       "t.tau = 3*time; connect(t.flange, j.flange_a); connect(j.flange_b, f.flange_a); "
       "connect(f.flange_b, l.flange_a); ",
       2,
       // then (J + l/ratio^2/0.8) a = t - 3/0.8
       {{"j.w", 1.24, 0},
        {"f.tauLoss", 1, 3},
        {"f.tau_eta_p", 1, 3 - (3.0 - 4) / (0.8 - 2)},
        {"f.tau_eta_m", 1, 3 + (3.0 - 4) / (0.8 - 2)},
        {"f.quadrant1_p", 1, 0.2 * 3 + 3},
        {"f.quadrant2_p", 1, -1 * 3 + 4},
        {"f.quadrant3_m", 1, 0.2 * 3 - 3},
        {"f.quadrant4_m", 1, -1 * 3 - 4.0},
        {"f.tauLossMax_p", 1, 0.2 * 3 + 3},
        {"f.tauLossMin_m", 1, -1 * 3 - 4.0},
        {"j.w", 2, 1.5 * 0.75 * 0.75 / (1 + 0.25 / 0.8)}},
       1e-5},
      {"stuck backward",
       "Rot.Sources.Torque t; Rot.Components.Inertia l(J=1); Rot.Components.Inertia j(J=1, phi(fixed=true), "
       "w(fixed=true)); Rot.Components.LossyGear f(ratio=2, lossTable=[0, 0.8, 0.5, 3, 4; 10, 0.8, 0.5, 3, 4]); "
       "equation "
       "t.tau = -3*time; connect(t.flange, j.flange_a); connect(j.flange_b, f.flange_a); "
       "connect(f.flange_b, l.flange_a); ",
       2,
       {{"j.w", 1.24, 0},
        {"f.tauLossMax_p", 1, 3.0 + 4},
        {"f.tauLossMin_m", 1, -0.2 * 3 - 3},
        {"j.w", 2, -1.5 * 0.75 * 0.75 / (1 + 0.25 / 0.8)}},
       1e-5},
  };
  return all;
}

}  // namespace

class RotationalFrictionTest : public QObject {
  Q_OBJECT
 private slots:
  void friction_data() { addRows(frictionCases()); }
  void friction() { verifyRow(frictionCases()); }
  void lossyGears_data() { addRows(lossCases()); }
  void lossyGears() { verifyRow(lossCases()); }
};

QTEST_GUILESS_MAIN(RotationalFrictionTest)
#include "rotational_friction_test.moc"
