// Every part of Translational in a system whose motion has a closed form; signs of forces included.
#include <QtTest>

#include "circuit_case.h"

using namespace armature::test;

namespace {

const std::vector<CircuitCase>& translationalCases() {
  static const std::vector<CircuitCase> all = {
      {"constant force",
       "Tr.Sources.ConstantForce f(f_constant=3); "
       "Tr.Components.Mass m(m=2, L=0, s(start=0, fixed=true), v(start=0, fixed=true)); "
       "equation connect(f.flange, m.flange_a); ",
       1,
       {{"m.v", 1, 1.5}, {"m.s", 1, 0.75}, {"m.a", 0.5, 1.5}}},
      {"force step",
       "Tr.Sources.ForceStep f(stepForce=4, offsetForce=1, startTime=0.5); "
       "Tr.Components.Mass m(m=2, L=0, s(start=0, fixed=true), v(start=0, fixed=true)); "
       "equation connect(f.flange, m.flange_a); ",
       1,
       {{"m.v", 0.5, 0.25}, {"m.v", 1, 1.5}}},
      {"force signal",
       "Tr.Sources.Force f; "
       "Tr.Components.Mass m(m=2, L=0, s(start=0, fixed=true), v(start=0, fixed=true)); "
       "equation f.f = 6*time; connect(f.flange, m.flange_a); ",
       1,
       {{"m.v", 1, 1.5}}},
      {"force between two",
       "Tr.Sources.Force2 f; "
       "Tr.Components.Mass a(m=1, L=0, s(start=0, fixed=true), v(start=0, fixed=true)); "
       "Tr.Components.Mass b(m=2, L=0, s(start=1, fixed=true), v(start=0, fixed=true)); "
       "equation f.f = 3; connect(f.flange_a, a.flange_b); connect(f.flange_b, b.flange_a); ",
       1,
       {{"a.v", 1, -3}, {"b.v", 1, 1.5}}},
      {"length of a mass",
       "Tr.Components.Mass m(m=2, L=0.4, s(start=0.5, fixed=true), v(start=1, fixed=true)); equation ",
       1,
       {{"m.flange_a.s", 1, 1.3}, {"m.flange_b.s", 1, 1.7}}},
      {"spring with length",
       "Tr.Components.Mass m(m=0.5, L=0, s(start=0, fixed=true), v(start=2, fixed=true)); "
       "Tr.Components.Spring s(c=8, s_rel0=0.1); Tr.Components.Fixed ground; "
       "equation connect(m.flange_b, s.flange_a); connect(s.flange_b, ground.flange); ",
       1,
       {{"m.s", 1, -0.54376560974}, {"s.f", 1, 3.55012487792}}},
      {"damper",
       "Tr.Components.Mass m(m=2, L=0, s(start=0, fixed=true), v(start=3, fixed=true)); "
       "Tr.Components.Damper d(d=4); Tr.Components.Fixed ground; "
       "equation connect(m.flange_b, d.flange_a); connect(d.flange_b, ground.flange); ",
       1,
       {{"m.v", 1, 0.40600584971}, {"d.f", 0.5, -4.41455329406}, {"d.lossPower", 0.5, 4.87207019652}}},
      {"spring and damper",
       "Tr.Components.Mass m(m=1, L=0, s(start=1, fixed=true), v(start=0, fixed=true)); "
       "Tr.Components.SpringDamper s(c=25, d=6); Tr.Components.Fixed ground; "
       "equation connect(m.flange_b, s.flange_a); connect(s.flange_b, ground.flange); ",
       1,
       {{"m.s", 0.4, 0.217004610604}}},
      {"rod",
       "Tr.Sources.ConstantSpeed v(v_fixed=2); Tr.Components.Rod r(L=0.3); Tr.Components.Mass m(m=1); "
       "Real d = r.flange_b.s - r.flange_a.s; equation connect(v.flange, r.flange_a); "
       "connect(r.flange_b, m.flange_a); ",
       1,
       {{"m.v", 0.5, 2}, {"d", 1, 0.3}}},
      {"elastic gap",
       "Tr.Components.Fixed ground(s0=0); Tr.Components.ElastoGap g(c=100, d=0, s_rel0=1); "
       "Tr.Components.Mass m(m=1, L=0, s(start=2, fixed=true), v(start=-2, fixed=true)); "
       "equation connect(ground.flange, g.flange_a); connect(g.flange_b, m.flange_a); ",
       1.2,
       {{"m.v", 0.4, -2}, {"m.s", 0.657079632679, 0.8}, {"m.v", 1, 2}},
       0.0002},
      {"mass with friction",
       ""
       "Tr.Components.MassWithStopAndFriction m(m=1, L=0, F_prop=0, F_Coulomb=2, F_Stribeck=0, fexp=1, smax=5, "
       "smin=-5, s(start=0, fixed=true), v(start=1, fixed=true)); "
       "equation ",
       1,
       {{"m.v", 0.25, 0.5}, {"m.s", 1, 0.25}},
       0.0001},
      {"mass with viscous friction",
       ""
       "Tr.Components.MassWithStopAndFriction m(m=1, L=0, F_prop=3, F_Coulomb=0, F_Stribeck=0, fexp=1, smax=5, "
       "smin=-5, s(start=0, fixed=true), v(start=1, fixed=true)); "
       "equation ",
       1,
       {{"m.v", 0.5, 0.223130160148}},
       0.0001},
      {"mass at its stop",
       ""
       "Tr.Components.MassWithStopAndFriction m(m=1, L=0, F_prop=0, F_Coulomb=0, F_Stribeck=0, fexp=1, smax=0.5, "
       "smin=-5, s(start=0, fixed=true), v(start=1, fixed=true)); "
       "equation ",
       1,
       {{"m.v", 0.25, 1}, {"m.s", 1, 0.5}, {"m.v", 1, 0}},
       0.0001},
      {"support friction",
       "Tr.Components.Mass m(m=1, L=0, s(start=0, fixed=true), v(start=1, fixed=true)); "
       "Tr.Components.SupportFriction f(f_pos=[0, 2]); equation connect(m.flange_b, f.flange_a); ",
       1,
       {{"m.v", 0.25, 0.5}, {"m.s", 1, 0.25}}},
      {"brake",
       "Tr.Components.Mass m(m=2, L=0, s(start=0, fixed=true), v(start=1, fixed=true)); "
       "Tr.Components.Brake f(fn_max=10, mu_pos=[0, 0.4], cgeo=0.5); equation f.f_normalized = 1; "
       "connect(m.flange_b, f.flange_a); ",
       2,
       {{"m.v", 0.5, 0.5}, {"m.s", 2, 0.5}}},
      {"rolling resistance",
       "Tr.Components.Mass m(m=1, L=0, s(start=0, fixed=true), v(start=5, fixed=true)); "
       "Tr.Components.RollingResistance f(fWeight=100, CrConstant=0.01); "
       "equation connect(f.flange, m.flange_a); ",
       1,
       {{"m.v", 1, 4}},
       0.0001},
      {"vehicle in air",
       ""
       "Tr.Components.Vehicle c(m=100, J=2, R=0.5, A=1, Cd=0.5, CrConstant=0, s(fixed=true), v(start=10, fixed=true)); "
       "equation ",
       1,
       {{"c.v", 1, 9.72972972973}},
       1e-05},
      {"vehicle uphill",
       ""
       "Tr.Components.Vehicle c(m=100, J=2, R=0.5, A=0, Cd=0.5, CrConstant=0, inclinationConstant=0.1, s(fixed=true), "
       "v(start=10, fixed=true)); "
       "equation ",
       1,
       {{"c.v", 1, 9.09648319802}},
       1e-05},
      {"vehicle driven by its wheel",
       "Rot.Sources.ConstantTorque t(tau_constant=54); "
       "Tr.Components.Vehicle c(m=100, J=2, R=0.5, A=0, Cd=0.5, CrConstant=0, s(fixed=true), v(start=0, fixed=true)); "
       "equation connect(t.flange, c.flangeR); ",
       1,
       {{"c.v", 1, 1}},
       1e-05},
      {"gear to turning",
       "Tr.Sources.ConstantForce f(f_constant=10); "
       "Tr.Components.Mass m(m=50, L=0, s(start=0, fixed=true), v(start=0, fixed=true)); "
       "Tr.Components.IdealGearR2T g(ratio=10); Rot.Components.Inertia j(J=1); "
       "equation connect(f.flange, m.flange_a); connect(m.flange_b, g.flangeT); "
       "connect(g.flangeR, j.flange_a); ",
       1,
       {{"m.v", 1, 0.0666666666667}, {"j.w", 1, 0.666666666667}}},
      {"wheel",
       "Tr.Sources.ConstantForce f(f_constant=10); "
       "Tr.Components.Mass m(m=25, L=0, s(start=0, fixed=true), v(start=0, fixed=true)); "
       "Tr.Components.IdealRollingWheel g(radius=0.2); Rot.Components.Inertia j(J=1); "
       "equation connect(f.flange, m.flange_a); connect(m.flange_b, g.flangeT); "
       "connect(g.flangeR, j.flange_a); ",
       1,
       {{"m.v", 1, 0.2}, {"j.w", 1, 1}}},
      {"position, exact",
       "Tr.Sources.Position p(exact=true); Tr.Components.Mass m(m=2); "
       "equation p.s_ref = 0.5*sin(3*time); connect(p.flange, m.flange_a); ",
       1,
       {{"m.v", 1, -1.4849887449}, {"m.flange_a.f", 1, -1.27008007254}}},
      {"position, smoothed",
       "Tr.Sources.Position p(f_crit=50); Tr.Components.Mass m(m=2); equation p.s_ref = 2*time; "
       "connect(p.flange, m.flange_a); ",
       1,
       {{"m.s", 1, 1.99133114856}, {"m.v", 1, 2}},
       1e-05},
      {"speed, exact",
       "Tr.Sources.Speed p(exact=true, s(start=0, fixed=true)); Tr.Components.Mass m(m=2); "
       "equation p.v_ref = 2*time; connect(p.flange, m.flange_a); ",
       1,
       {{"m.v", 1, 2}, {"m.s", 1, 1}, {"m.flange_a.f", 0.5, 4}}},
      {"speed, smoothed",
       "Tr.Sources.Speed p(f_crit=50, s(start=0, fixed=true)); Tr.Components.Mass m(m=2); "
       "equation p.v_ref = 2*time; connect(p.flange, m.flange_a); ",
       1,
       {{"m.v", 1, 1.99363380228}},
       1e-05},
      {"acceleration",
       "Tr.Sources.Accelerate p(s(start=0, fixed=true), v(start=0, fixed=true)); "
       "Tr.Components.Mass m(m=2); equation p.a_ref = 3; connect(p.flange, m.flange_a); ",
       1,
       {{"m.v", 1, 3}, {"p.v", 1, 3}, {"m.s", 1, 1.5}}},
      {"motion by three signals",
       "Tr.Sources.Move p; Tr.Components.Mass m(m=2); "
       "equation p.u = {sin(time), cos(time), -sin(time)}; connect(p.flange, m.flange_a); ",
       1,
       {{"m.s", 1, 0.841470984808}, {"m.v", 1, 0.540302305868}, {"m.flange_a.f", 1, -1.68294196962}}},
      {"LinearSpeedDependentForce",
       "Tr.Components.Mass m(m=1, L=0, s(start=0, fixed=true), v(start=3, fixed=true)); "
       "Tr.Sources.LinearSpeedDependentForce f(f_nominal=-4, v_nominal=2); "
       "equation connect(f.flange, m.flange_a); ",
       1,
       {{"m.v", 1, 0.40600584971}}},
      {"QuadraticSpeedDependentForce",
       "Tr.Components.Mass m(m=1, L=0, s(start=0, fixed=true), v(start=3, fixed=true)); "
       "Tr.Sources.QuadraticSpeedDependentForce f(f_nominal=-4, v_nominal=2); "
       "equation connect(f.flange, m.flange_a); ",
       1,
       {{"m.v", 1, 0.75}}},
      {"InverseSpeedDependentForce",
       "Tr.Components.Mass m(m=1, L=0, s(start=0, fixed=true), v(start=2, fixed=true)); "
       "Tr.Sources.InverseSpeedDependentForce f(f_nominal=4, v_nominal=2); "
       "equation connect(f.flange, m.flange_a); ",
       1,
       {{"m.v", 1, 4.472135955}}},
      {"SignForce",
       "Tr.Components.Mass m(m=1, L=0, s(start=0, fixed=true), v(start=5, fixed=true)); "
       "Tr.Sources.SignForce f(f_nominal=-2, v0=0.1); equation connect(f.flange, m.flange_a); ",
       1,
       {{"m.v", 1, 3}},
       1e-05},
      {"EddyCurrentForce",
       "Tr.Sources.ConstantSpeed v(v_fixed=5); Tr.Sensors.ForceSensor s; "
       "Tr.Sources.EddyCurrentForce f(f_nominal=6, v_nominal=10); "
       "equation connect(v.flange, s.flange_a); connect(s.flange_b, f.flange); ",
       1,
       {{"s.f", 0.5, 4.8}}},
      {"sensors",
       "Tr.Sources.ConstantForce f(f_constant=3); Tr.Sensors.MultiSensor q; Tr.Sensors.PowerSensor p; "
       "Tr.Sensors.ForceSensor o; "
       "Tr.Components.Mass m(m=2, L=0, s(start=0, fixed=true), v(start=0, fixed=true)); "
       "Tr.Sensors.PositionSensor s; Tr.Sensors.SpeedSensor v; Tr.Sensors.AccSensor a; "
       "equation connect(f.flange, q.flange_a); connect(q.flange_b, p.flange_a); "
       "connect(p.flange_b, o.flange_a); connect(o.flange_b, m.flange_a); "
       "connect(s.flange, m.flange_b); connect(v.flange, m.flange_b); connect(a.flange, m.flange_b); ",
       1,
       {{"q.v", 1, 1.5},
        {"q.f", 1, 3},
        {"q.power", 1, 4.5},
        {"p.power", 1, 4.5},
        {"o.f", 1, 3},
        {"s.s", 1, 0.75},
        {"v.v", 1, 1.5},
        {"a.v", 1, 1.5},
        {"a.a", 1, 1.5}}},
      {"relative sensors",
       "Tr.Components.Mass a(m=1, L=0, s(start=0, fixed=true), v(start=2, fixed=true)); "
       "Tr.Components.Mass b(m=1, L=0, s(start=1, fixed=true), v(start=5, fixed=true)); "
       "Tr.Sources.ConstantForce f(f_constant=3); Tr.Sensors.RelPositionSensor s; "
       "Tr.Sensors.RelSpeedSensor v; Tr.Sensors.RelAccSensor q; equation connect(f.flange, b.flange_b); "
       "connect(a.flange_b, s.flange_a); connect(s.flange_b, b.flange_a); "
       "connect(a.flange_b, v.flange_a); connect(v.flange_b, b.flange_a); "
       "connect(a.flange_b, q.flange_a); connect(q.flange_b, b.flange_a); ",
       1,
       {{"s.s_rel", 1, 5.5}, {"v.v_rel", 1, 6}, {"q.v_rel", 1, 6}, {"q.a_rel", 1, 3}}},
      {"start values at a flange",
       "Tr.Components.InitializeFlange f(use_a_start=false); Tr.Components.Mass m(m=1); "
       "equation f.s_start = 1; f.v_start = 2; connect(f.flange, m.flange_a); ",
       1,
       {{"m.s", 0, 1}, {"m.s", 1, 3}, {"m.v", 1, 2}}},
      {"relative states",
       "Tr.Components.Mass a(m=1, L=0, s(start=0, fixed=true), v(start=2, fixed=true)); "
       "Tr.Components.Mass b(m=1, L=0, s(start=0, fixed=true), v(start=0, fixed=true)); "
       "Tr.Components.RelativeStates r; Tr.Components.Spring s(c=8); "
       "equation connect(a.flange_b, s.flange_a); connect(s.flange_b, b.flange_a); "
       "connect(a.flange_b, r.flange_a); connect(r.flange_b, b.flange_a); ",
       1,
       {{"a.v", 1, 0.346356379136}, {"b.v", 1, 1.65364362086}}},
  };
  return all;
}

}  // namespace

class TranslationalTest : public QObject {
  Q_OBJECT
 private slots:
  void closedForms_data() { addRows(translationalCases()); }
  void closedForms() { verifyRow(translationalCases()); }
};

QTEST_GUILESS_MAIN(TranslationalTest)
#include "translational_test.moc"
