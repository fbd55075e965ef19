// Parts of Translational with moving supports, signals as motion, gaps and speed-dependent forces, all in closed form.
#include <QtTest>

#include "circuit_case.h"
#include "constants.h"

using namespace armature::test;

namespace {

// A source named f at a rod that moves with 5 m/s or -3 m/s, its support with 1 m/s: it sees 4 or -4 m/s.
std::string moving(const std::string& part, bool isForward) {
  return "Tr.Sources.ConstantSpeed v(v_fixed=" + std::string(isForward ? "5" : "-3") +
         ", s(start=0, fixed=true)); Tr.Sources.ConstantSpeed u(v_fixed=1, s(start=0.5, fixed=true)); "
         "Tr.Sensors.ForceSensor e; Real back = f.support.f; " +
         part + "equation connect(v.flange, e.flange_a); connect(e.flange_b, f.flange); connect(f.support, u.flange); ";
}

std::string slideAt4(const std::string& part) {
  return moving(part, true);
}

std::string slideAtMinus4(const std::string& part) {
  return moving(part, false);
}

// The force counts into the flange of the source, so a drive has a negative one.
std::vector<Expectation> force(double v, double f) {
  return {{"f.v", 1, v}, {"f.f", 1, f}, {"e.f", 1, f}, {"back", 1, -f}, {"f.s", 1, v - 0.5}};
}

std::vector<Expectation> slowSlide(double f) {
  return {{"f.v", 0, 1}, {"f.f", 0, f}};
}

std::string slideAt1(const std::string& part) {
  return "Tr.Sources.ConstantSpeed v(v_fixed=1); " + part + "equation connect(v.flange, f.flange); ";
}

const std::vector<CircuitCase>& forceCases() {
  const std::string T = "Tr.Sources.", reg = ", reg=Modelica.Blocks.Types.Regularization.";
  const std::string linear = T + "LinearSpeedDependentForce f(useSupport=true, f_nominal=6, v_nominal=2";
  const std::string quadratic = T + "QuadraticSpeedDependentForce f(useSupport=true, f_nominal=6, v_nominal=2";
  const std::string inverse = T + "InverseSpeedDependentForce f(useSupport=true, f_nominal=6, v_nominal=2";
  const std::string sign = T + "SignForce f(useSupport=true, f_nominal=6, v0=2";
  const std::string near = T + "SignForce f(f_nominal=6, v0=2", both = ", ForceDirection=false); ";
  const std::string rolling = "Tr.Components.RollingResistance f(fWeight=1000, CrConstant=0.02, v0=2";
  const double cosine = 1 / std::sqrt(1 + 0.75 * 0.75);  // of an inclination of 0.75
  static const std::vector<CircuitCase> all = {
      {"linear", slideAt4(linear + "); "), 2, force(4, -12)},
      {"linear backward", slideAtMinus4(linear + "); "), 2, force(-4, -12)},
      {"linear brake", slideAt4(linear + both), 2, force(4, -12)},
      {"linear brake backward", slideAtMinus4(linear + both), 2, force(-4, 12)},
      {"quadratic", slideAt4(quadratic + "); "), 2, force(4, -24)},
      {"quadratic backward", slideAtMinus4(quadratic + "); "), 2, force(-4, -24)},
      {"quadratic brake", slideAt4(quadratic + both), 2, force(4, -24)},
      {"quadratic brake backward", slideAtMinus4(quadratic + both), 2, force(-4, 24)},
      {"inverse", slideAt4(inverse + "); "), 2, force(4, -3)},
      {"inverse backward", slideAtMinus4(inverse + "); "), 2, force(-4, -3)},
      {"inverse brake", slideAt4(inverse + both), 2, force(4, -3)},
      {"inverse brake backward", slideAtMinus4(inverse + both), 2, force(-4, 3)},
      {"inverse, slow", slideAt1(T + "InverseSpeedDependentForce f(f_nominal=6, v_nominal=2, v0=1.5); "), 1,
       slowSlide(-8)},
      {"inverse brake, slow", slideAt1(T + "InverseSpeedDependentForce f(f_nominal=6, v_nominal=2, v0=1.5" + both), 1,
       slowSlide(-4)},
      {"sign by exponential", slideAt4(sign + reg + "Exp); "), 2, force(4, -6)},
      {"sign by exponential backward", slideAtMinus4(sign + reg + "Exp); "), 2, force(-4, 6)},
      {"sign by sine", slideAt4(sign + reg + "Sine); "), 2, force(4, -6)},
      {"sign by line", slideAtMinus4(sign + reg + "Linear); "), 2, force(-4, 6)},
      {"sign by cosine", slideAt4(sign + reg + "Cosine); "), 2, force(4, -6)},
      {"sign by exponential, slow", slideAt1(T + "SignForce f(f_nominal=6, v0=100); "), 1,
       slowSlide(-6 * (2 / (1 + std::exp(-1.0)) - 1))},
      {"sign by sine, slow", slideAt1(near + reg + "Sine); "), 1, slowSlide(-6 * std::sin(kPi / 4))},
      {"sign by line, slow", slideAt1(near + reg + "Linear); "), 1, slowSlide(-3)},
      {"sign by cosine, slow", slideAt1(near + reg + "Cosine); "), 1, slowSlide(-6 * (1 - std::cos(kPi / 4)))},
      {"constant force",
       slideAt4(T + "ConstantForce f(useSupport=true, f_constant=7); "),
       2,
       {{"f.f", 1, -7}, {"e.f", 1, -7}, {"back", 1, 7}}},
      // Twice the speed of the largest force: 2*2/(1 + 4) of it, times the square of the excitation.
      {"eddy current brake",
       slideAt4(T + "EddyCurrentForce f(useSupport=true, f_nominal=6, v_nominal=2, constantExcitation=0.5); "),
       2,
       {{"f.v", 1, 4},
        {"f.v_normalized", 1, 2},
        {"f.f", 1, 6 * 0.25 * 0.8},
        {"e.f", 1, 1.2},
        {"back", 1, -1.2},
        {"f.lossPower", 1, 4 * 1.2}}},
      {"warm eddy current brake",
       slideAt1(T + "EddyCurrentForce f(f_nominal=6, v_nominal=1, TRef=293.15, alpha20=0.01, "
                    "useHeatPort=true); Heat.Sources.FixedTemperature hot(T=393.15); "
                    "Real heat = -hot.port.Q_flow; ") +
           "connect(f.heatPort, hot.port); ",
       1,
       {{"f.v_normalized", 1, 0.5}, {"f.f", 1, 6 * 0.8}, {"heat", 1, -4.8}}},
      {"excited eddy current brake",
       slideAt1(T + "EddyCurrentForce f(f_nominal=6, v_nominal=1, useExcitationInput=true); ") + "f.excitation = 0.5; ",
       1,
       {{"f.f", 1, 1.5}}},
      // Rolling resistance: coefficient times weight times cosine of the slope, against the motion.
      {"rolling resistance", slideAt4(rolling + ", useSupport=true, inclinationConstant=0.75); "), 2,
       force(4, 20 * cosine)},
      {"rolling resistance backward", slideAtMinus4(rolling + ", useSupport=true" + reg + "Linear); "), 2,
       force(-4, -20)},
      {"rolling resistance by sine", slideAt4(rolling + ", useSupport=true" + reg + "Sine); "), 2, force(4, 20)},
      {"rolling resistance by cosine", slideAt4(rolling + ", useSupport=true" + reg + "Cosine); "), 2, force(4, 20)},
      {"rolling resistance by sine, slow", slideAt1(rolling + reg + "Sine); "), 1, slowSlide(20 * std::sin(kPi / 4))},
      {"rolling resistance by line, slow", slideAt1(rolling + reg + "Linear); "), 1, slowSlide(10)},
      {"rolling resistance by cosine, slow", slideAt1(rolling + reg + "Cosine); "), 1,
       slowSlide(20 * (1 - std::cos(kPi / 4)))},
      {"rolling resistance by exponential, slow",
       slideAt1("Tr.Components.RollingResistance f(fWeight=1000, CrConstant=0.02, v0=100); "), 1,
       slowSlide(20 * (2 / (1 + std::exp(-1.0)) - 1))},
      {"rolling resistance by signals",
       slideAt1(rolling + ", useCrInput=true, useInclinationInput=true" + reg + "Linear); ") +
           "f.cr = 0.05; f.inclination = 0.75; ",
       1,
       {{"f.f", 0, 25 * cosine}, {"f.f_nominal", 0, -50 * cosine}}},
  };
  return all;
}

std::string onSlidingSupport(const std::string& part, const std::string& signal) {
  return "Tr.Sources.ConstantSpeed u(v_fixed=1, s(start=0.5, fixed=true)); Tr.Components.Mass j(m=2); " + part +
         "Real back = f.support.f; equation " + signal +
         " connect(f.flange, j.flange_a); connect(f.support, u.flange); ";
}

const std::vector<CircuitCase>& slideCases() {
  static const std::vector<CircuitCase> all = {
      {"position on a support",
       onSlidingSupport("Tr.Sources.Position f(exact=true, useSupport=true); ", "f.s_ref = time^2;"),
       2,
       {{"j.s", 1, 2.5}, {"f.s", 1, 1}, {"j.v", 1, 3}, {"back", 1, 4}, {"f.v", 1, 0}, {"f.a", 1, 0}}},
      {"speed on a support",
       onSlidingSupport("Tr.Sources.Speed f(exact=true, useSupport=true, s(start=0, fixed=true)); ",
                        "f.v_ref = 2*time;"),
       2,
       {{"j.s", 1, 2.5}, {"f.s", 1, 1}, {"j.v", 1, 3}, {"back", 1, 4}}},
      {"acceleration on a support",
       onSlidingSupport("Tr.Sources.Accelerate f(useSupport=true, s(start=0, fixed=true), v(start=0, fixed=true)); ",
                        "f.a_ref = 2;"),
       2,
       {{"j.s", 1, 2.5}, {"f.s", 1, 1}, {"j.v", 1, 3}, {"back", 1, 4}, {"f.v", 1, 2}, {"f.a", 1, 2}}},
      {"three signals on a support",
       onSlidingSupport("Tr.Sources.Move f(useSupport=true); ", "f.u = {time^2, 2*time, 2};"),
       2,
       {{"j.s", 1, 2.5}, {"j.v", 1, 3}, {"back", 1, 4}}},
      {"force on a support",
       "Tr.Sources.ConstantSpeed v(v_fixed=3, s(start=0, fixed=true)); Tr.Sources.ConstantSpeed u(v_fixed=1, "
       "s(start=0.5, "
       "fixed=true)); Tr.Sources.Force f(useSupport=true); Real back = f.support.f; equation f.f = 5; "
       "connect(v.flange, f.flange); connect(f.support, u.flange); ",
       2,
       {{"back", 1, 5}, {"f.s", 1, 1.5}}},
      {"smoothing filter",
       "Tr.Sources.Position f(f_crit=2); Tr.Components.Mass j(m=2); "
       "Real residual = 0.6180*f.a/w^2 + 1.3617*f.v/w + f.s; parameter Real w = 4*Modelica.Constants.pi; "
       "initial equation f.v = 0; equation f.s_ref = 3*time; connect(f.flange, j.flange_a); ",
       4,
       {{"residual", 0.1, 0.3},
        {"residual", 1, 3},
        {"f.s", 4, 12 - 1.3617 / (4 * kPi) * 3},
        {"f.v", 4, 3},
        {"j.v", 4, 3}},
       1e-5},
      {"rod passes the force",
       "Tr.Sources.Force t; Tr.Components.Rod f(L=0.4); Tr.Components.Mass j(m=2, s(start=1, fixed=true), "
       "v(fixed=true)); "
       "Real before = f.flange_a.s; equation t.f = 6; connect(t.flange, f.flange_a); connect(f.flange_b, j.flange_a); ",
       1,
       {{"j.v", 1, 3}, {"f.s", 0, 0.8}, {"before", 0, 0.6}}},
      {"fixed place",
       "Tr.Components.Fixed f(s0=0.7); Tr.Components.Spring s(c=10); Tr.Components.Fixed g; "
       "equation connect(f.flange, s.flange_a); connect(s.flange_b, g.flange); ",
       1,
       {{"s.s_rel", 1, -0.7}, {"s.f", 1, -7}}},
      {"spring and damper warm",
       "Tr.Sources.ConstantSpeed v(v_fixed=3, s(start=0, fixed=true)); Tr.Components.SpringDamper f(c=10, d=4); "
       "Tr.Components.Fixed g; equation connect(v.flange, f.flange_b); connect(f.flange_a, g.flange); ",
       1,
       {{"f.f", 0.5, 27}, {"f.lossPower", 0.5, 36}}},
      {"relative states as such",
       "Tr.Sources.Move a; Tr.Sources.Move b; Tr.Components.RelativeStates f(stateSelect=StateSelect.default); "
       "equation a.u = {time, 1, 0}; b.u = {time^3, 3*time^2, 6*time}; connect(a.flange, f.flange_a); "
       "connect(b.flange, f.flange_b); ",
       2,
       {{"f.s_rel", 2, 6}, {"f.v_rel", 2, 11}, {"f.a_rel", 2, 12}}},
      {"acceleration of a distance",
       "Tr.Sources.Move a; Tr.Sources.Move b; Tr.Sensors.RelAccSensor f; equation a.u = {time^2, 2*time, 2}; "
       "b.u = {time^3, 3*time^2, 6*time}; connect(a.flange, f.flange_a); connect(b.flange, f.flange_b); ",
       2,
       {{"f.a_rel", 2, 10}, {"f.v_rel", 2, 8}, {"f.s_rel", 2, 4}}},
      {"gear with an inner support",
       // What the ideal gear gives its translational bearing: the force of the rack, through the adaptor inside.
       "Rot.Sources.ConstantTorque t(tau_constant=5); Tr.Components.IdealGearR2T f(ratio=10, useSupportR=true, "
       "useSupportT=true); Rot.Components.Inertia j(J=1, phi(fixed=true), w(fixed=true)); Tr.Components.Mass m(m=50); "
       "Rot.Components.Fixed a; Tr.Components.Fixed b; Real held = b.flange.f; Real turned = a.flange.tau; "
       "equation connect(t.flange, j.flange_a); connect(j.flange_b, f.flangeR); connect(f.flangeT, m.flange_a); "
       "connect(f.supportR, a.flange); connect(f.supportT, b.flange); ",
       // (1 + 50/100) a = 5; the rack passes 50*a/10
       1,
       {{"j.w", 1, 10.0 / 3}, {"held", 1, -50 / 3.0}, {"turned", 1, 5.0 / 3}}},
      {"general adaptors",
       "Tr.Components.GeneralPositionToForceAdaptor f(use_pder=false, use_pder2=false); Tr.Components.Spring s(c=4); "
       "Tr.Components.Fixed wall; Tr.Components.GeneralForceToPositionAdaptor g(use_pder=false, use_pder2=false); "
       "Tr.Components.Mass j(m=2, s(start=1, fixed=true), v(fixed=true)); equation f.p = 0.5; g.f = 6; "
       "connect(f.flange, s.flange_a); connect(s.flange_b, wall.flange); connect(g.flange, j.flange_a); ",
       1,
       {{"f.f", 1, 2}, {"g.p", 1, -0.5}}},
  };
  return all;
}

// A gap that is as long as it is where its right end, moving with the speed, is at the given place after 0.01 s.
std::string gap(double place, double speed, const std::string& more = {}) {
  return "Tr.Sources.ConstantSpeed v(v_fixed=" + std::to_string(speed) +
         ", s(start=" + std::to_string(place - 0.01 * speed) +
         ", fixed=true)); Tr.Components.Fixed g; Tr.Components.ElastoGap f(c=100, d=4, s_rel0=0.2" + more +
         "); equation connect(v.flange, f.flange_b); connect(f.flange_a, g.flange); ";
}

const std::vector<CircuitCase>& gapCases() {
  const auto values = [](double f, double loss, double contact) {
    return std::vector<Expectation>{{"f.f", 0.01, f}, {"f.lossPower", 0.01, loss}, {"f.contact", 0.01, contact}};
  };
  static const std::vector<CircuitCase> all = {
      {"pressed", gap(0.1, -1), 0.02, values(-10 - 4, 4, 1)},
      {"pressed, damper limited", gap(0.19, -2), 0.02, values(-2, 2, 1)},
      {"released", gap(0.1, 1), 0.02, values(-10 + 4, 4, 1)},
      {"no pull", gap(0.17, 1), 0.02, values(0, 3, 1)},
      {"open", gap(0.3, 1), 0.02, values(0, 0, 0)},
      {"progressive", gap(0.1, -1, ", n=2, f_ref=1000, s_ref=0.5"), 0.02, values(-1000 * 0.04 - 4, 4, 1)},
  };
  return all;
}

}  // namespace

class TranslationalPartsTest : public QObject {
  Q_OBJECT
 private slots:
  void sources_data() { addRows(forceCases()); }
  void sources() { verifyRow(forceCases()); }
  void motions_data() { addRows(slideCases()); }
  void motions() { verifyRow(slideCases()); }
  void gaps_data() { addRows(gapCases()); }
  void gaps() { verifyRow(gapCases()); }
};

QTEST_GUILESS_MAIN(TranslationalPartsTest)
#include "translational_parts_test.moc"
