// Parts of Rotational with moving supports, signals as motion, play and speed-dependent torques, all in closed form.
#include <QtTest>

#include "circuit_case.h"
#include "constants.h"

using namespace armature::test;

namespace {

// A source named f at a shaft that turns with 5 rad/s or -3 rad/s, its support with 1 rad/s: it sees 4 or -4 rad/s.
std::string turning(const std::string& part, bool isForward) {
  return "Rot.Sources.ConstantSpeed v(w_fixed=" + std::string(isForward ? "5" : "-3") +
         ", phi(start=0, fixed=true)); Rot.Sources.ConstantSpeed u(w_fixed=1, phi(start=0.5, fixed=true)); "
         "Rot.Sensors.TorqueSensor s; Real back = f.support.tau; " +
         part + "equation connect(v.flange, s.flange_a); connect(s.flange_b, f.flange); connect(f.support, u.flange); ";
}

std::string at4(const std::string& part) {
  return turning(part, true);
}

std::string atMinus4(const std::string& part) {
  return turning(part, false);
}

std::vector<Expectation> torque(double w, double tau) {
  return {{"f.w", 1, w}, {"f.tau", 1, tau}, {"s.tau", 1, -tau}, {"back", 1, tau}, {"f.phi", 1, w - 0.5}};
}

std::vector<Expectation> slow(double tau) {
  return {{"f.w", 0, 1}, {"f.tau", 0, tau}};
}

std::string at1(const std::string& part) {
  return "Rot.Sources.ConstantSpeed v(w_fixed=1); " + part + "equation connect(v.flange, f.flange); ";
}

const std::vector<CircuitCase>& sourceCases() {
  const std::string R = "Rot.Sources.", reg = ", reg=Modelica.Blocks.Types.Regularization.";
  const std::string linear = R + "LinearSpeedDependentTorque f(useSupport=true, tau_nominal=6, w_nominal=2";
  const std::string quadratic = R + "QuadraticSpeedDependentTorque f(useSupport=true, tau_nominal=6, w_nominal=2";
  const std::string inverse = R + "InverseSpeedDependentTorque f(useSupport=true, tau_nominal=6, w_nominal=2";
  const std::string sign = R + "SignTorque f(useSupport=true, tau_nominal=6, w0=2";
  const std::string near = R + "SignTorque f(tau_nominal=6, w0=2", both = ", TorqueDirection=false); ";
  static const std::vector<CircuitCase> all = {
      {"linear", at4(linear + "); "), 2, torque(4, 12)},
      {"linear backward", atMinus4(linear + "); "), 2, torque(-4, 12)},
      {"linear brake", at4(linear + both), 2, torque(4, 12)},
      {"linear brake backward", atMinus4(linear + both), 2, torque(-4, -12)},
      {"quadratic", at4(quadratic + "); "), 2, torque(4, 24)},
      {"quadratic backward", atMinus4(quadratic + "); "), 2, torque(-4, 24)},
      {"quadratic brake", at4(quadratic + both), 2, torque(4, 24)},
      {"quadratic brake backward", atMinus4(quadratic + both), 2, torque(-4, -24)},
      {"inverse", at4(inverse + "); "), 2, torque(4, 3)},
      {"inverse backward", atMinus4(inverse + "); "), 2, torque(-4, 3)},
      {"inverse brake", at4(inverse + both), 2, torque(4, 3)},
      {"inverse brake backward", atMinus4(inverse + both), 2, torque(-4, -3)},
      {"inverse, slow", at1(R + "InverseSpeedDependentTorque f(tau_nominal=6, w_nominal=2, w0=1.5); "), 1, slow(8)},
      {"inverse brake, slow", at1(R + "InverseSpeedDependentTorque f(tau_nominal=6, w_nominal=2, w0=1.5" + both), 1,
       slow(4)},
      {"sign by exponential", at4(sign + reg + "Exp); "), 2, torque(4, 6)},
      {"sign by exponential backward", atMinus4(sign + reg + "Exp); "), 2, torque(-4, -6)},
      {"sign by sine", at4(sign + reg + "Sine); "), 2, torque(4, 6)},
      {"sign by line", atMinus4(sign + reg + "Linear); "), 2, torque(-4, -6)},
      {"sign by cosine", at4(sign + reg + "Cosine); "), 2, torque(4, 6)},
      {"sign by exponential, slow", at1(R + "SignTorque f(tau_nominal=6, w0=100); "), 1,
       slow(6 * (2 / (1 + std::exp(-1.0)) - 1))},
      {"sign by sine, slow", at1(near + reg + "Sine); "), 1, slow(6 * std::sin(kPi / 4))},
      {"sign by line, slow", at1(near + reg + "Linear); "), 1, slow(3)},
      {"sign by cosine, slow", at1(near + reg + "Cosine); "), 1, slow(6 * (1 - std::cos(kPi / 4)))},
      {"constant torque", at4(R + "ConstantTorque f(useSupport=true, tau_constant=7); "), 2, torque(4, 7)},
      // Twice the speed of the largest torque: 2*2/(1 + 4) of it, times the square of the excitation; the brake's
      // torque counts against the motion.
      {"eddy current brake",
       at4(R + "EddyCurrentTorque f(useSupport=true, tau_nominal=6, w_nominal=2, "
               "constantExcitation=0.5); "),
       2,
       {{"f.w", 1, 4},
        {"f.w_normalized", 1, 2},
        {"f.tau", 1, 6 * 0.25 * 0.8},
        {"s.tau", 1, 1.2},
        {"back", 1, -1.2},
        {"f.lossPower", 1, 4 * 1.2}}},
      {"warm eddy current brake",
       at1(R + "EddyCurrentTorque f(tau_nominal=6, w_nominal=1, TRef=293.15, alpha20=0.01, "
               "useHeatPort=true); Heat.Sources.FixedTemperature hot(T=393.15); "
               "Real heat = -hot.port.Q_flow; ") +
           "connect(f.heatPort, hot.port); ",
       1,
       {{"f.w_normalized", 1, 0.5}, {"f.tau", 1, 6 * 0.8}, {"heat", 1, -4.8}}},
      {"excited eddy current brake",
       at1(R + "EddyCurrentTorque f(tau_nominal=6, w_nominal=1, "
               "useExcitationInput=true); ") +
           "f.excitation = 0.5; ",
       1,
       {{"f.tau", 1, 1.5}}},
  };
  return all;
}

std::string onMovingSupport(const std::string& part, const std::string& signal) {
  return "Rot.Sources.ConstantSpeed u(w_fixed=1, phi(start=0.5, fixed=true)); Rot.Components.Inertia j(J=2); " + part +
         "Real back = f.support.tau; equation " + signal +
         " connect(f.flange, j.flange_a); connect(f.support, u.flange); ";
}

// Stands at 1 + time with an inertia of 2 at both ends of the gear.
const std::vector<CircuitCase>& motionCases() {
  const double wCrit = 2 * kPi * 2, af = 1.3617;
  const double fading = 1 - std::exp(-kPi * 0.5);
  static const std::vector<CircuitCase> all = {
      {"position on a support",
       onMovingSupport("Rot.Sources.Position f(exact=true, useSupport=true); ", "f.phi_ref = time^2;"),
       2,
       {{"j.phi", 1, 1 + 0.5 + 1}, {"f.phi", 1, 1}, {"j.w", 1, 3}, {"back", 1, 4}, {"f.w", 1, 0}, {"f.a", 1, 0}}},
      {"speed on a support",
       onMovingSupport("Rot.Sources.Speed f(exact=true, useSupport=true, phi(start=0, fixed=true)); ",
                       "f.w_ref = 2*time;"),
       2,
       {{"j.phi", 1, 1 + 0.5 + 1}, {"f.phi", 1, 1}, {"j.w", 1, 3}, {"back", 1, 4}, {"f.a", 1, 0}}},
      {"acceleration on a support",
       onMovingSupport("Rot.Sources.Accelerate f(useSupport=true, phi(start=0, fixed=true), w(start=0, fixed=true)); ",
                       "f.a_ref = 2;"),
       2,
       {{"j.phi", 1, 1 + 0.5 + 1}, {"f.phi", 1, 1}, {"j.w", 1, 3}, {"back", 1, 4}, {"f.w", 1, 2}, {"f.a", 1, 2}}},
      {"three signals on a support",
       onMovingSupport("Rot.Sources.Move f(useSupport=true); ", "f.u = {time^2, 2*time, 2};"),
       2,
       {{"j.phi", 1, 1 + 0.5 + 1}, {"j.w", 1, 3}, {"back", 1, 4}}},
      {"constant speed on a support",
       onMovingSupport("Rot.Sources.ConstantSpeed f(useSupport=true, w_fixed=3, phi(start=0, fixed=true)); ", ""),
       2,
       {{"j.phi", 1, 1 + 0.5 + 3}, {"f.phi", 1, 3}, {"j.w", 1, 4}}},
      {"torque on a support",
       "Rot.Sources.ConstantSpeed v(w_fixed=3, phi(start=0, fixed=true)); Rot.Sources.ConstantSpeed u(w_fixed=1, "
       "phi(start=0.5, fixed=true)); Rot.Sources.Torque f(useSupport=true); Real back = f.support.tau; equation "
       "f.tau = 5; connect(v.flange, f.flange); connect(f.support, u.flange); ",
       2,
       {{"back", 1, 5}}},
      // The filter begins at rest, where the signal is; its first reaction to a signal of 3*time: a = w*w/bf*3t - …
      {"smoothing filter",
       "Rot.Sources.Position f(f_crit=2); Rot.Components.Inertia j(J=2); "
       "Real residual = bf*f.a/w^2 + af*f.w/w + f.phi; parameter Real w = 4*Modelica.Constants.pi; "
       "parameter Real af = 1.3617; parameter Real bf = 0.6180; "
       "Real slope = der(j.phi); Real bend = der(j.w); "
       "initial equation f.w = 0; equation f.phi_ref = 3*time; connect(f.flange, j.flange_a); ",
       4,
       {{"residual", 0.1, 0.3},
        {"residual", 1, 3},
        // Long after the start the angle trails by af/w*3.
        {"f.phi", 4, 12 - af / wCrit * 3},
        {"f.w", 4, 3},
        {"j.w", 4, 3}},
       1e-5},
      {"smoothed speed",
       "Rot.Sources.Speed f(f_crit=0.5, phi(fixed=true)); Rot.Components.Inertia j(J=2); equation f.w_ref = 3*time; "
       "connect(f.flange, j.flange_a); ",
       1,
       {{"f.w", 0.5, 3 * (0.5 - fading / kPi)},
        {"f.a", 0.5, 3 * fading},
        {"f.phi", 0.5, 3 * (0.125 - 0.5 / kPi + fading / (kPi * kPi))},
        {"j.flange_a.tau", 0.5, 6 * fading}},
       1e-5},
      {"gear on a support",
       "Rot.Sources.ConstantSpeed u(w_fixed=1, phi(start=0.5, fixed=true)); Rot.Sources.ConstantSpeed v(w_fixed=5, "
       "phi(start=0.5, fixed=true)); Rot.Components.IdealGear f(ratio=2, useSupport=true); Rot.Components.Damper "
       "d(d=3); "
       "Rot.Components.Fixed wall; Real back = f.support.tau; Real tau = f.flange_a.tau; Real out = f.flange_b.phi; "
       "equation connect(v.flange, f.flange_a); connect(f.support, u.flange); connect(f.flange_b, d.flange_a); "
       "connect(d.flange_b, wall.flange); ",
       2,
       // flange_b: (5 - 1)/2 + 1 = 3 rad/s against the wall, so 9 N.m out of it
       {{"f.phi_a", 1, 4}, {"f.phi_b", 1, 2}, {"out", 1, 3.5}, {"d.tau", 1, -9}, {"tau", 1, 4.5}, {"back", 1, 4.5}}},
      {"disc passes the torque",
       "Rot.Sources.Torque t; Rot.Components.Disc f(deltaPhi=0.4); Rot.Components.Inertia j(J=2, phi(start=1, "
       "fixed=true), "
       "w(fixed=true)); Real before = f.flange_a.phi; equation t.tau = 6; connect(t.flange, f.flange_a); "
       "connect(f.flange_b, j.flange_a); ",
       1,
       {{"j.w", 1, 3}, {"f.phi", 0, 0.8}, {"before", 0, 0.6}}},
      {"fixed angle",
       "Rot.Components.Fixed f(phi0=0.7); Rot.Components.Spring s(c=10); Rot.Components.Fixed g; "
       "equation connect(f.flange, s.flange_a); connect(s.flange_b, g.flange); ",
       1,
       {{"s.phi_rel", 1, -0.7}, {"s.tau", 1, -7}}},
      {"spring and damper warm",
       "Rot.Sources.ConstantSpeed v(w_fixed=3, phi(start=0, fixed=true)); Rot.Components.SpringDamper f(c=10, d=4); "
       "Rot.Components.Fixed g; equation connect(v.flange, f.flange_b); connect(f.flange_a, g.flange); ",
       1,
       {{"f.tau_c", 0.5, 15}, {"f.tau_d", 0.5, 12}, {"f.tau", 0.5, 27}, {"f.lossPower", 0.5, 36}, {"f.a_rel", 0.5, 0}}},
      {"relative states as such",
       "Rot.Sources.Move a; Rot.Sources.Move b; Rot.Components.RelativeStates f(stateSelect=StateSelect.default); "
       "equation a.u = {time, 1, 0}; b.u = {time^3, 3*time^2, 6*time}; connect(a.flange, f.flange_a); "
       "connect(b.flange, f.flange_b); ",
       2,
       {{"f.phi_rel", 2, 6}, {"f.w_rel", 2, 11}, {"f.a_rel", 2, 12}}},
      {"acceleration of a twist",
       "Rot.Sources.Move a; Rot.Sources.Move b; Rot.Sensors.RelAccSensor f; "
       "equation a.u = {time^2, 2*time, 2}; b.u = {time^3, 3*time^2, 6*time}; connect(a.flange, f.flange_a); "
       "connect(b.flange, f.flange_b); ",
       2,
       {{"f.a_rel", 2, 10}, {"f.w_rel", 2, 8}, {"f.phi_rel", 2, 4}}},
  };
  return all;
}

// An inertia of 2 that moves with time^3; its torque is 12 time.
std::string adapted(const std::string& use, const std::string& inputs) {
  return "Rot.Components.AngleToTorqueAdaptor f(" + use +
         "); Rot.Components.Inertia j(J=2); equation f.phi = time^3; " + inputs + "connect(f.flange, j.flange_a); ";
}

const std::vector<CircuitCase>& adaptorCases() {
  const std::vector<Expectation> moved = {{"j.phi", 1.5, 3.375}, {"j.w", 1.5, 6.75}, {"f.tau", 1.5, 18}};
  static const std::vector<CircuitCase> all = {
      {"angle, speed and acceleration", adapted("", "f.w = 3*time^2; f.a = 6*time; "), 2, moved},
      {"angle and speed", adapted("use_a=false", "f.w = 3*time^2; "), 2, moved, 1e-4},
      {"angle alone", adapted("use_w=false, use_a=false", ""), 2, moved, 1e-4},
      {"torque to angle",
       "Rot.Components.TorqueToAngleAdaptor f; Rot.Components.Inertia j(J=2, phi(start=1, fixed=true), w(start=3, "
       "fixed=true)); equation f.tau = 8; connect(f.flange, j.flange_a); ",
       1,
       {{"f.phi", 1, 1 + 3 - 2}, {"f.w", 1, -1}, {"f.a", 1, -4}}},
      {"general adaptors",
       "Rot.Components.GeneralAngleToTorqueAdaptor f(use_pder=false, use_pder2=false); Rot.Components.Spring s(c=4); "
       "Rot.Components.Fixed wall; Rot.Components.GeneralTorqueToAngleAdaptor g(use_pder=false, use_pder2=false); "
       "Rot.Components.Inertia j(J=2, phi(start=1, fixed=true), w(fixed=true)); equation f.p = 0.5; g.f = 6; "
       "connect(f.flange, s.flange_a); connect(s.flange_b, wall.flange); connect(g.flange, j.flange_a); ",
       1,
       {{"f.f", 1, 2}, {"g.p", 1, -0.5}}},
      {"two halves of a model",
       // the torque that the first side answers with drives the second one: two inertias that turn as one
       "Rot.Components.GeneralTorqueToAngleAdaptor a; Rot.Components.Inertia i(J=2, phi(fixed=true), w(fixed=true)); "
       "Rot.Sources.ConstantTorque t(tau_constant=10); Rot.Components.GeneralAngleToTorqueAdaptor b; "
       "Rot.Components.Inertia k(J=3); equation connect(t.flange, i.flange_a); connect(i.flange_b, a.flange); "
       "connect(a.p, b.p); connect(a.pder, b.pder); connect(a.pder2, b.pder2); connect(b.f, a.f); "
       "connect(b.flange, k.flange_a); ",
       1,
       {{"k.w", 1, 2}, {"i.phi", 1, 1}}},
  };
  return all;
}

// A twist of 0.3 at a play of 0.4 (contact at 0.2): how the torque and the loss follow from spring and damper.
std::string play(const std::string& part, double twist, double speed) {
  return "Rot.Sources.ConstantSpeed v(w_fixed=" + std::to_string(speed) + ", phi(start=" + std::to_string(twist) +
         ", fixed=true)); Rot.Components.Fixed g; " + part +
         "equation connect(v.flange, f.flange_b); connect(f.flange_a, g.flange); ";
}

const std::vector<CircuitCase>& playCases() {
  const std::string one = "Rot.Components.ElastoBacklash f(c=100, d=4, b=0.4); ";
  const std::string two = "Rot.Components.ElastoBacklash2 f(c=100, d=4, b=0.4); ";
  const std::string none = "Rot.Components.ElastoBacklash f(c=100, d=4, b=0, phi_rel0=0.1); ";
  const std::string none2 = "Rot.Components.ElastoBacklash2 f(c=100, d=4, b=0, phi_rel0=0.1); ";
  const auto values = [](double tau, double loss) {
    return std::vector<Expectation>{{"f.tau", 0.01, tau}, {"f.lossPower", 0.01, loss}};
  };
  // The equations of the start hold while it is computed only; parameters keep what they give.
  const auto startText = [](const std::string& part, double twist, double speed) {
    std::string text = play(part, twist, speed);
    return text.substr(0, text.find("equation")) +
           "parameter Real tau0(fixed=false); parameter Real loss0(fixed=false); initial equation tau0 = f.tau; loss0 "
           "= "
           "f.lossPower; " +
           text.substr(text.find("equation"));
  };
  static const std::vector<CircuitCase> all = {
      {"pressed forward", play(one, 0.29, 1), 0.02, values(100 * 0.1 + 4, 4)},
      {"pressed forward, damper limited", play(one, 0.19, 2), 0.02, values(100 * 0.01 * 2, 2)},
      {"released forward", play(one, 0.31, -1), 0.02, values(100 * 0.1 - 4, 4)},
      {"no pull forward", play(one, 0.22, -1), 0.02, values(0, 0)},
      {"in the play", play(one, 0.1, 1), 0.02, values(0, 0)},
      {"pressed backward", play(one, -0.29, -1), 0.02, values(-100 * 0.1 - 4, 4)},
      {"pressed backward, damper limited", play(one, -0.19, -2), 0.02, values(-100 * 0.01 * 2, 2)},
      {"released backward", play(one, -0.31, 1), 0.02, values(-100 * 0.1 + 4, 4)},
      {"no play", play(none, 0.29, 1), 0.02, values(100 * 0.2 + 4, 4)},
      {"second, pressed forward", play(two, 0.29, 1), 0.02, values(100 * 0.1 + 4, 4)},
      {"second, damper not limited", play(two, 0.19, 2), 0.02, values(100 * 0.01 + 8, 16)},
      {"second, released forward", play(two, 0.31, -1), 0.02, values(100 * 0.1 - 4, 4)},
      {"second, no pull forward", play(two, 0.22, -1), 0.02, values(0, 0)},
      {"second, in the play", play(two, 0.1, 1), 0.02, values(0, 0)},
      {"second, pressed backward", play(two, -0.29, -1), 0.02, values(-100 * 0.1 - 4, 4)},
      {"second, no pull backward", play(two, -0.22, 1), 0.02, values(0, 0)},
      {"second, no play", play(none2, 0.29, 1), 0.02, values(100 * 0.2 + 4, 4)},
      // At the start a third of the stiffness up to 1.5 times the half play: 0.3.
      {"start within the play", startText(one, 0.15, 1), 0.02, {{"tau0", 0.02, 5 + 4}, {"loss0", 0.02, 4}}},
      {"start beyond the play", startText(one, 0.5, 1), 0.02, {{"tau0", 0.02, 30 + 4}}},
      {"start before the play", startText(one, -0.5, 1), 0.02, {{"tau0", 0.02, -30 + 4}}},
      {"second, start within the play", startText(two, 0.15, 1), 0.02, {{"tau0", 0.02, 5 + 4}, {"loss0", 0.02, 4}}},
      {"second, start beyond the play", startText(two, 0.5, 1), 0.02, {{"tau0", 0.02, 30 + 4}}},
  };
  return all;
}

}  // namespace

class RotationalPartsTest : public QObject {
  Q_OBJECT
 private slots:
  void sources_data() { addRows(sourceCases()); }
  void sources() { verifyRow(sourceCases()); }
  void motions_data() { addRows(motionCases()); }
  void motions() { verifyRow(motionCases()); }
  void adaptors_data() { addRows(adaptorCases()); }
  void adaptors() { verifyRow(adaptorCases()); }
  void plays_data() { addRows(playCases()); }
  void plays() { verifyRow(playCases()); }
};

QTEST_GUILESS_MAIN(RotationalPartsTest)
#include "rotational_parts_test.moc"
