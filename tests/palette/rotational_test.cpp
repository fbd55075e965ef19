// Every part of Rotational in a system whose motion has a closed form; signs of torques and of heat included.
#include <QtTest>

#include "circuit_case.h"

using namespace armature::test;

namespace {

const std::vector<CircuitCase>& rotationalCases() {
  static const std::vector<CircuitCase> all = {
      {"constant torque",
       "Rot.Sources.ConstantTorque t(tau_constant=3); "
       "Rot.Components.Inertia j(J=2, phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "equation connect(t.flange, j.flange_a); ",
       1,
       {{"j.w", 1, 1.5}, {"j.phi", 1, 0.75}, {"j.a", 0.5, 1.5}}},
      {"torque step",
       "Rot.Sources.TorqueStep t(stepTorque=4, offsetTorque=1, startTime=0.5); "
       "Rot.Components.Inertia j(J=2, phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "equation connect(t.flange, j.flange_a); ",
       1,
       {{"j.w", 0.5, 0.25}, {"j.w", 1, 1.5}}},
      {"torque signal",
       "Rot.Sources.Torque t; "
       "Rot.Components.Inertia j(J=2, phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "equation t.tau = 6*time; connect(t.flange, j.flange_a); ",
       1,
       {{"j.w", 1, 1.5}}},
      {"torque between two",
       "Rot.Sources.Torque2 t; "
       "Rot.Components.Inertia a(J=1, phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "Rot.Components.Inertia b(J=2, phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "equation t.tau = 3; connect(t.flange_a, a.flange_b); connect(t.flange_b, b.flange_a); ",
       1,
       {{"a.w", 1, -3}, {"b.w", 1, 1.5}}},
      {"spring with offset",
       "Rot.Components.Inertia j(J=0.5, phi(start=0, fixed=true), w(start=2, fixed=true)); "
       "Rot.Components.Spring s(c=8, phi_rel0=0.1); Rot.Components.Fixed ground; "
       "equation connect(j.flange_b, s.flange_a); connect(s.flange_b, ground.flange); ",
       1,
       {{"j.phi", 1, -0.54376560974}, {"s.tau", 1, 3.55012487792}, {"s.phi_rel", 0.3, -0.402255318431}}},
      {"damper with heat port",
       "Rot.Components.Inertia j(J=2, phi(start=0, fixed=true), w(start=3, fixed=true)); "
       "Rot.Components.Damper d(d=4, useHeatPort=true); "
       "Heat.Components.HeatCapacitor h(C=10, T(start=300, fixed=true)); Rot.Components.Fixed ground; "
       "equation connect(j.flange_b, d.flange_a); connect(d.flange_b, ground.flange); "
       "connect(d.heatPort, h.port); ",
       1,
       {{"j.w", 1, 0.40600584971},
        {"d.tau", 0.5, -4.41455329406},
        {"d.lossPower", 0.5, 4.87207019652},
        {"h.T", 1, 300.883515925}}},
      {"spring and damper",
       "Rot.Components.Inertia j(J=1, phi(start=1, fixed=true), w(start=0, fixed=true)); "
       "Rot.Components.SpringDamper s(c=25, d=6); Rot.Components.Fixed ground; "
       "equation connect(j.flange_b, s.flange_a); connect(s.flange_b, ground.flange); ",
       1,
       {{"j.phi", 0.4, 0.217004610604}}},
      {"disc",
       "Rot.Sources.ConstantSpeed v(w_fixed=2); Rot.Components.Disc d(deltaPhi=0.3); "
       "Rot.Components.Inertia j(J=1); Real twist = d.flange_b.phi - d.flange_a.phi; "
       "equation connect(v.flange, d.flange_a); connect(d.flange_b, j.flange_a); ",
       1,
       {{"j.w", 0.5, 2}, {"twist", 1, 0.3}}},
      {"gear with support",
       "Rot.Sources.ConstantTorque t(tau_constant=10); "
       "Rot.Components.Inertia j(J=1, phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "Rot.Components.IdealGear g(ratio=5, useSupport=true); Rot.Components.Inertia l(J=4); "
       "Rot.Components.Fixed ground; equation connect(t.flange, j.flange_a); "
       "connect(j.flange_b, g.flange_a); connect(g.flange_b, l.flange_a); "
       "connect(g.support, ground.flange); ",
       1,
       {{"j.w", 1, 8.62068965517},
        {"l.w", 1, 1.72413793103},
        {"g.support.tau", 1, 5.51724137931},
        {"ground.flange.tau", 1, -5.51724137931}}},
      {"planetary gear",
       "Rot.Sources.ConstantSpeed v(w_fixed=3); Rot.Components.IdealPlanetary g(ratio=2); "
       "Rot.Components.Inertia c(J=1); Rot.Components.Damper d(d=2); Rot.Components.Fixed ground; "
       "equation connect(v.flange, g.sun); connect(g.ring, ground.flange); "
       "connect(g.carrier, c.flange_a); connect(c.flange_b, d.flange_a); "
       "connect(d.flange_b, ground.flange); ",
       1,
       {{"c.w", 0.5, 1},
        {"g.carrier.tau", 0.5, -2},
        {"g.sun.tau", 0.5, 0.666666666667},
        {"g.ring.tau", 0.5, 1.33333333333}}},
      {"gear from turning to moving",
       "Rot.Sources.ConstantTorque t(tau_constant=5); "
       "Rot.Components.Inertia j(J=1, phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "Rot.Components.IdealGearR2T g(ratio=10); Tr.Components.Mass m(m=50); "
       "equation connect(t.flange, j.flange_a); connect(j.flange_b, g.flangeR); "
       "connect(g.flangeT, m.flange_a); ",
       1,
       {{"j.w", 1, 3.33333333333}, {"m.v", 1, 0.333333333333}}},
      {"rolling wheel",
       "Rot.Sources.ConstantTorque t(tau_constant=4); "
       "Rot.Components.Inertia j(J=1, phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "Rot.Components.IdealRollingWheel g(radius=0.2); Tr.Components.Mass m(m=25); "
       "equation connect(t.flange, j.flange_a); connect(j.flange_b, g.flangeR); "
       "connect(g.flangeT, m.flange_a); ",
       1,
       {{"j.w", 1, 2}, {"m.v", 1, 0.4}}},
      {"gearbox keeps momentum",
       "Rot.Sources.ConstantTorque t(tau_constant=6); "
       "Rot.Components.Inertia j(J=1, phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "Rot.Components.Gearbox g(ratio=3, c=1e3, d=20); "
       "Rot.Components.Inertia l(J=9, w(start=0, fixed=true)); Real p = j.w + 3*l.w; "
       "equation connect(t.flange, j.flange_a); connect(j.flange_b, g.flange_a); "
       "connect(g.flange_b, l.flange_a); ",
       1,
       {{"p", 1, 6}},
       1e-05},
      {"ElastoBacklash",
       "Rot.Components.Inertia j(J=1, phi(start=0, fixed=true), w(start=2, fixed=true)); "
       "Rot.Components.ElastoBacklash g(c=1000, d=0, b=0.2); Rot.Components.Fixed ground; "
       "equation connect(j.flange_b, g.flange_a); connect(g.flange_b, ground.flange); ",
       0.24,
       {{"j.w", 0.03, 2}, {"j.phi", 0.099672941329, 0.163245553203}, {"j.w", 0.2, -2}},
       0.0002},
      {"ElastoBacklash2",
       "Rot.Components.Inertia j(J=1, phi(start=0, fixed=true), w(start=2, fixed=true)); "
       "Rot.Components.ElastoBacklash2 g(c=1000, d=0, b=0.2); Rot.Components.Fixed ground; "
       "equation connect(j.flange_b, g.flange_a); connect(g.flange_b, ground.flange); ",
       0.24,
       {{"j.w", 0.03, 2}, {"j.phi", 0.099672941329, 0.163245553203}, {"j.w", 0.2, -2}},
       0.0002},
      {"bearing friction",
       "Rot.Components.Inertia j(J=1, phi(start=0, fixed=true), w(start=1, fixed=true)); "
       "Rot.Components.BearingFriction f(tau_pos=[0, 2]); equation connect(j.flange_b, f.flange_a); ",
       1,
       {{"j.w", 0.25, 0.5}, {"j.phi", 1, 0.25}, {"f.tau", 0.25, 2}}},
      {"bearing friction held",
       "Rot.Sources.ConstantTorque t(tau_constant=1.5); "
       "Rot.Components.Inertia j(J=1, phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "Rot.Components.BearingFriction f(tau_pos=[0, 2]); equation connect(t.flange, j.flange_a); "
       "connect(j.flange_b, f.flange_a); ",
       1,
       {{"j.phi", 1, 0}, {"f.tau", 0.5, 1.5}}},
      {"brake",
       "Rot.Components.Inertia j(J=2, phi(start=0, fixed=true), w(start=1, fixed=true)); "
       "Rot.Components.Brake f(fn_max=10, mu_pos=[0, 0.4], cgeo=0.5); equation f.f_normalized = 1; "
       "connect(j.flange_b, f.flange_a); ",
       2,
       {{"j.w", 0.5, 0.5}, {"j.phi", 2, 0.5}}},
      {"clutch",
       "Rot.Components.Inertia a(J=1, phi(start=0, fixed=true), w(start=4, fixed=true)); "
       "Rot.Components.Inertia b(J=3, phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "Rot.Components.Clutch f(fn_max=6, mu_pos=[0, 0.5]); equation f.f_normalized = 1; "
       "connect(a.flange_b, f.flange_a); connect(f.flange_b, b.flange_a); ",
       2,
       {{"a.w", 0.5, 2.5}, {"b.w", 0.5, 0.5}, {"a.w", 1.5, 1}, {"b.w", 1.5, 1}}},
      {"one-way clutch",
       "Rot.Sources.TorqueStep t(stepTorque=-8, offsetTorque=4, startTime=1); "
       "Rot.Components.Inertia a(J=1, phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "Rot.Components.Inertia b(J=1); Rot.Components.OneWayClutch f(fn_max=1); "
       "initial equation b.phi = 0; b.w = 0; equation f.f_normalized = 0; "
       "connect(t.flange, a.flange_a); connect(a.flange_b, f.flange_a); "
       "connect(f.flange_b, b.flange_a); ",
       2,
       {{"a.w", 1, 2}, {"b.w", 1, 2}, {"a.w", 2, -2}, {"b.w", 2, 2}},
       0.0001},
      {"lossy gear, efficiency",
       "Rot.Sources.ConstantTorque t(tau_constant=10); "
       "Rot.Components.Inertia j(J=1, phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "Rot.Components.LossyGear g(ratio=1, lossTable=[0, 0.8, 0.8, 0, 0]); "
       "Rot.Components.Inertia l(J=1); equation connect(t.flange, j.flange_a); "
       "connect(j.flange_b, g.flange_a); connect(g.flange_b, l.flange_a); ",
       1,
       {{"l.w", 1, 4.44444444444}}},
      {"lossy gear, bearing friction",
       "Rot.Sources.ConstantTorque t(tau_constant=10); "
       "Rot.Components.Inertia j(J=1, phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "Rot.Components.LossyGear g(ratio=1, lossTable=[0, 1, 1, 2, 2]); Rot.Components.Inertia l(J=1); "
       "equation connect(t.flange, j.flange_a); connect(j.flange_b, g.flange_a); "
       "connect(g.flange_b, l.flange_a); ",
       1,
       {{"l.w", 1, 4}}},
      {"position, exact",
       "Rot.Sources.Position p(exact=true); Rot.Components.Inertia j(J=2); "
       "equation p.phi_ref = 0.5*sin(3*time); connect(p.flange, j.flange_a); ",
       1,
       {{"j.w", 1, -1.4849887449}, {"j.flange_a.tau", 1, -1.27008007254}}},
      {"position, smoothed",
       "Rot.Sources.Position p(f_crit=50); Rot.Components.Inertia j(J=2); equation p.phi_ref = 2*time; "
       "connect(p.flange, j.flange_a); ",
       1,
       {{"j.phi", 1, 1.99133114856}, {"j.w", 1, 2}},
       1e-05},
      {"speed, exact",
       "Rot.Sources.Speed p(exact=true, phi(start=0, fixed=true)); Rot.Components.Inertia j(J=2); "
       "equation p.w_ref = 2*time; connect(p.flange, j.flange_a); ",
       1,
       {{"j.w", 1, 2}, {"j.phi", 1, 1}, {"j.flange_a.tau", 0.5, 4}}},
      {"speed, smoothed",
       "Rot.Sources.Speed p(f_crit=50, phi(start=0, fixed=true)); Rot.Components.Inertia j(J=2); "
       "equation p.w_ref = 2*time; connect(p.flange, j.flange_a); ",
       1,
       {{"j.w", 1, 1.99363380228}},
       1e-05},
      {"acceleration",
       "Rot.Sources.Accelerate p(phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "Rot.Components.Inertia j(J=2); equation p.a_ref = 3; connect(p.flange, j.flange_a); ",
       1,
       {{"j.w", 1, 3}, {"p.w", 1, 3}, {"j.phi", 1, 1.5}}},
      {"motion by three signals",
       "Rot.Sources.Move p; Rot.Components.Inertia j(J=2); "
       "equation p.u = {sin(time), cos(time), -sin(time)}; connect(p.flange, j.flange_a); ",
       1,
       {{"j.phi", 1, 0.841470984808}, {"j.w", 1, 0.540302305868}, {"j.flange_a.tau", 1, -1.68294196962}}},
      {"LinearSpeedDependentTorque",
       "Rot.Components.Inertia j(J=1, phi(start=0, fixed=true), w(start=3, fixed=true)); "
       "Rot.Sources.LinearSpeedDependentTorque t(tau_nominal=-4, w_nominal=2); "
       "equation connect(t.flange, j.flange_a); ",
       1,
       {{"j.w", 1, 0.40600584971}}},
      {"QuadraticSpeedDependentTorque",
       "Rot.Components.Inertia j(J=1, phi(start=0, fixed=true), w(start=3, fixed=true)); "
       "Rot.Sources.QuadraticSpeedDependentTorque t(tau_nominal=-4, w_nominal=2); "
       "equation connect(t.flange, j.flange_a); ",
       1,
       {{"j.w", 1, 0.75}}},
      {"InverseSpeedDependentTorque",
       "Rot.Components.Inertia j(J=1, phi(start=0, fixed=true), w(start=2, fixed=true)); "
       "Rot.Sources.InverseSpeedDependentTorque t(tau_nominal=4, w_nominal=2); "
       "equation connect(t.flange, j.flange_a); ",
       1,
       {{"j.w", 1, 4.472135955}}},
      {"SignTorque",
       "Rot.Components.Inertia j(J=1, phi(start=0, fixed=true), w(start=5, fixed=true)); "
       "Rot.Sources.SignTorque t(tau_nominal=-2, w0=0.1); equation connect(t.flange, j.flange_a); ",
       1,
       {{"j.w", 1, 3}},
       1e-05},
      {"EddyCurrentTorque",
       "Rot.Sources.ConstantSpeed v(w_fixed=5); Rot.Sensors.TorqueSensor s; "
       "Rot.Sources.EddyCurrentTorque t(tau_nominal=6, w_nominal=10); "
       "equation connect(v.flange, s.flange_a); connect(s.flange_b, t.flange); ",
       1,
       {{"s.tau", 0.5, 4.8}}},
      {"sensors",
       "Rot.Sources.ConstantTorque t(tau_constant=3); Rot.Sensors.MultiSensor m; "
       "Rot.Sensors.PowerSensor p; Rot.Sensors.TorqueSensor q; "
       "Rot.Components.Inertia j(J=2, phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "Rot.Sensors.AngleSensor phi; Rot.Sensors.SpeedSensor w; Rot.Sensors.AccSensor a; "
       "equation connect(t.flange, m.flange_a); connect(m.flange_b, p.flange_a); "
       "connect(p.flange_b, q.flange_a); connect(q.flange_b, j.flange_a); "
       "connect(phi.flange, j.flange_b); connect(w.flange, j.flange_b); connect(a.flange, j.flange_b); ",
       1,
       {{"m.w", 1, 1.5},
        {"m.tau", 1, 3},
        {"m.power", 1, 4.5},
        {"p.power", 1, 4.5},
        {"q.tau", 1, 3},
        {"phi.phi", 1, 0.75},
        {"w.w", 1, 1.5},
        {"a.w", 1, 1.5},
        {"a.a", 1, 1.5}}},
      {"relative sensors",
       "Rot.Components.Inertia a(J=1, phi(start=0, fixed=true), w(start=2, fixed=true)); "
       "Rot.Components.Inertia b(J=1, phi(start=1, fixed=true), w(start=5, fixed=true)); "
       "Rot.Sources.ConstantTorque t(tau_constant=3); Rot.Sensors.RelAngleSensor phi; "
       "Rot.Sensors.RelSpeedSensor w; Rot.Sensors.RelAccSensor q; "
       "equation connect(t.flange, b.flange_b); connect(a.flange_b, phi.flange_a); "
       "connect(phi.flange_b, b.flange_a); connect(a.flange_b, w.flange_a); "
       "connect(w.flange_b, b.flange_a); connect(a.flange_b, q.flange_a); "
       "connect(q.flange_b, b.flange_a); ",
       1,
       {{"phi.phi_rel", 1, 5.5}, {"w.w_rel", 1, 6}, {"q.w_rel", 1, 6}, {"q.a_rel", 1, 3}}},
      {"start values at a flange",
       "Rot.Components.InitializeFlange f(use_a_start=false); Rot.Components.Inertia j(J=1); "
       "equation f.phi_start = 1; f.w_start = 2; connect(f.flange, j.flange_a); ",
       1,
       {{"j.phi", 0, 1}, {"j.phi", 1, 3}, {"j.w", 1, 2}}},
      {"relative states",
       "Rot.Components.Inertia a(J=1, phi(start=0, fixed=true), w(start=2, fixed=true)); "
       "Rot.Components.Inertia b(J=1, phi(start=0, fixed=true), w(start=0, fixed=true)); "
       "Rot.Components.RelativeStates r; Rot.Components.Spring s(c=8); "
       "equation connect(a.flange_b, s.flange_a); connect(s.flange_b, b.flange_a); "
       "connect(a.flange_b, r.flange_a); connect(r.flange_b, b.flange_a); ",
       1,
       {{"a.w", 1, 0.346356379136}, {"b.w", 1, 1.65364362086}}},
  };
  return all;
}

}  // namespace

class RotationalTest : public QObject {
  Q_OBJECT
 private slots:
  void closedForms_data() { addRows(rotationalCases()); }
  void closedForms() { verifyRow(rotationalCases()); }
};

QTEST_GUILESS_MAIN(RotationalTest)
#include "rotational_test.moc"
