// Circuits against closed forms: linear parts, couplings, switches, amplifiers, sensors, lines. Each row would fail if
// an equation of its part had a wrong sign or factor.
#include <algorithm>

#include "circuit_case.h"

using namespace armature::test;

namespace {

// "S.ConstantVoltage(V = 1)" with the name u put in.
std::string named(const std::string& source) {
  const size_t place = source.find('(');
  return source.substr(0, place) + " u" + source.substr(place);
}

// Two pins of a part `x` at a voltage or current source with its return grounded.
std::string atVoltage(const std::string& part, const std::string& source) {
  return part + "; " + named(source) +
         R"(; B.Ground g; equation connect(u.p, x.p); connect(u.n, x.n); connect(u.n, g.p);)";
}
std::string atCurrent(const std::string& part, const std::string& source) {
  return part + "; " + named(source) +
         R"(; B.Ground g; equation connect(u.n, x.p); connect(u.p, x.n); connect(u.p, g.p);)";
}
// A two-port `x` between two-pin parts `a` (left) and `b` (right); both lower pins are grounded.
std::string betweenPorts(const std::string& declarations) {
  return declarations + R"(; B.Ground g; equation connect(a.p, x.p1); connect(a.n, x.n1); connect(b.p, x.p2);
    connect(b.n, x.n2); connect(a.n, g.p); connect(b.n, g.p);)";
}

const std::vector<CircuitCase>& linearCases() {
  static const std::vector<CircuitCase> cases{
      {"resistor, warm",
       atVoltage("B.Resistor x(R = 100, alpha = 4e-3, T_ref = 300, T = 400)", "S.ConstantVoltage(V = 14)"),
       1,
       {{"x.i", 1, 0.1}, {"u.i", 1, -0.1}, {"x.LossPower", 1, 1.4}}},
      {"conductor, warm",
       atVoltage("B.Conductor x(G = 0.02, alpha = 4e-3, T_ref = 300, T = 400)", "S.ConstantVoltage(V = 7)"),
       1,
       {{"x.i", 1, 0.1}, {"x.LossPower", 1, 0.7}}},
      {"resistor heats a wall",
       atVoltage("B.Resistor x(R = 50, useHeatPort = true); Heat.Components.ThermalConductor w(G = 0.5);"
                 "Heat.Sources.FixedTemperature f(T = 300)",
                 "S.ConstantVoltage(V = 5)") +
           "connect(x.heatPort, w.port_a); connect(w.port_b, f.port);",
       1,
       {{"x.T_heatPort", 1, 301}, {"f.port.Q_flow", 1, 0.5}}},
      {"charging a capacitor",
       "B.Resistor r(R = 1000); B.Capacitor c(C = 1e-3, v(fixed = true)); B.Ground g; S.ConstantVoltage u(V = 10);"
       "equation connect(u.p, r.p); connect(r.n, c.p); connect(c.n, u.n); connect(u.n, g.p);",
       2,
       {{"c.v", 1, 10 * (1 - std::exp(-1.0))}, {"c.i", 2, 0.01 * std::exp(-2.0)}}},
      {"current in a coil",
       "B.Resistor r(R = 5); B.Inductor l(L = 2, i(fixed = true)); B.Ground g; S.ConstantVoltage u(V = 10);"
       "equation connect(u.p, r.p); connect(r.n, l.p); connect(l.n, u.n); connect(u.n, g.p);",
       1,
       {{"l.i", 0.4, 2 * (1 - std::exp(-1.0))}, {"l.v", 0.4, 10 * std::exp(-1.0)}}},
      {"series resonance",
       "B.Resistor r(R = 2); B.Inductor l(L = 1, i(fixed = true)); B.Capacitor c(C = 0.1, v(fixed = true));"
       "B.Ground g; S.ConstantVoltage u(V = 1); equation connect(u.p, r.p); connect(r.n, l.p); connect(l.n, c.p);"
       "connect(c.n, u.n); connect(u.n, g.p);",
       2,
       {{"c.v", 1, 1 - std::exp(-1.0) * (std::cos(3.0) + std::sin(3.0) / 3)},
        {"l.i", 2, std::exp(-2.0) * std::sin(6.0) / 3}}},
      {"energy of a resonant circuit",
       "B.Inductor l(L = 0.5, i(start = 1, fixed = true)); B.Capacitor c(C = 2, v(start = 3, fixed = true));"
       "B.Ground g; Real energy = 0.5*l.L*l.i^2 + 0.5*c.C*c.v^2; equation connect(l.p, c.p); connect(l.n, c.n); "
       "connect(c.n, g.p);",
       20,
       {{"energy", 3, 9.25}, {"energy", 20, 9.25}}},
      {"saturating coil",
       atCurrent("B.SaturatingInductor x(Inom = 2, Lnom = 1, Lzer = 3, Linf = 0.4)",
                 "S.RampCurrent(I = 2, duration = 2)"),
       2,
       {{"x.Lact", 2, 1}, {"x.Psi", 2, 2}, {"x.v", 0, 3}, {"x.Lact", 0, 3}}},
      {"coupled coils",
       betweenPorts("B.Transformer x(L1 = 3, L2 = 5, M = 2); S.RampCurrent a(I = -10, duration = 10), b(I = -20, "
                    "duration = 10)"),
       1,
       {{"x.v1", 1, 7}, {"x.v2", 1, 12}}},
      {"matrix of coils",
       "B.M_Transformer x(N = 2, L = {3, 2, 5}); S.RampCurrent a(I = -10, duration = 10), b(I = -20, duration = 10); "
       "B.Ground g;"
       "equation connect(a.p, x.p[1]); connect(a.n, x.n[1]); connect(b.p, x.p[2]); connect(b.n, x.n[2]); connect(a.n, "
       "g.p); connect(b.n, g.p);",
       1,
       {{"x.v[1]", 1, 7}, {"x.v[2]", 1, 12}}},
      {"gyrator",
       betweenPorts("B.Gyrator x(G1 = 2, G2 = 3); S.ConstantVoltage a(V = 4); B.Resistor b(R = 10)"),
       1,
       {{"x.v2", 1, 80}, {"x.i1", 1, 240}}},
      {"voltage by voltage",
       betweenPorts("B.VCV x(gain = 3); S.ConstantVoltage a(V = 4); B.Resistor b(R = 10)"),
       1,
       {{"b.i", 1, 1.2}, {"a.i", 1, 0}}},
      {"current by voltage",
       betweenPorts("B.VCC x(transConductance = 0.2); S.ConstantVoltage a(V = 4); B.Resistor b(R = 10)"),
       1,
       {{"b.i", 1, -0.8}, {"a.i", 1, 0}}},
      {"voltage by current",
       betweenPorts("B.CCV x(transResistance = 5); S.ConstantCurrent a(I = -4); B.Resistor b(R = 10)"),
       1,
       {{"b.i", 1, 2}, {"a.v", 1, 0}}},
      {"current by current",
       betweenPorts("B.CCC x(gain = 4); S.ConstantCurrent a(I = -2); B.Resistor b(R = 10)"),
       1,
       {{"b.i", 1, -8}, {"a.v", 1, 0}}},
      {"shaft in a field",
       "B.RotationalEMF x(k = 0.5, useSupport = true); S.ConstantCurrent u(I = -3); B.Ground g; "
       "Rot.Sources.ConstantSpeed w(w_fixed = 4);"
       "Rot.Components.Fixed f; equation connect(u.p, x.p); connect(u.n, x.n); connect(u.n, g.p); connect(x.flange, "
       "w.flange); connect(x.support, f.flange);",
       1,
       {{"x.v", 1, 2}, {"x.flange.tau", 1, -1.5}, {"f.flange.tau", 1, -1.5}, {"x.tauElectrical", 1, 1.5}}},
      {"rod in a field",
       "B.TranslationalEMF x(k = 0.5, useSupport = true); S.ConstantCurrent u(I = -3); B.Ground g; "
       "Tr.Sources.ConstantSpeed w(v_fixed = 4);"
       "Tr.Components.Fixed f; equation connect(u.p, x.p); connect(u.n, x.n); connect(u.n, g.p); connect(x.flange, "
       "w.flange); connect(x.support, f.flange);",
       1,
       {{"x.v", 1, 2}, {"x.flange.f", 1, -1.5}, {"f.flange.f", 1, -1.5}, {"x.fElectrical", 1, 1.5}}},
      {"variable resistor",
       atVoltage("B.VariableResistor x(alpha = 1e-2, T = 310, T_ref = 300)", "S.ConstantVoltage(V = 11)") +
           "x.R = 1 + time;",
       1,
       {{"x.i", 1, 5}, {"x.LossPower", 1, 55}}},
      {"variable conductor",
       atVoltage("B.VariableConductor x(alpha = 1e-2, T = 310, T_ref = 300)", "S.ConstantVoltage(V = 11)") +
           "x.G = 1 + time;",
       1,
       {{"x.i", 1, 20}, {"x.LossPower", 1, 220}}},
      {"variable capacitor",
       atCurrent("B.VariableCapacitor x(UIC = true, IC = 0)", "S.ConstantCurrent(I = 2)") + "x.C = 1 + time;",
       1,
       {{"x.v", 1, 1}, {"x.Q", 1, 2}}},
      {"variable coil",
       atVoltage("B.VariableInductor x(UIC = true, IC = 0)", "S.ConstantVoltage(V = 2)") + "x.L = 1 + time;",
       1,
       {{"x.i", 1, 1}, {"x.Psi", 1, 2}}},
      {"potentiometer",
       "B.Potentiometer x(R = 10, useRinput = true); B.Resistor load(R = 1e9); S.ConstantVoltage u(V = 10); B.Ground "
       "g; equation connect(u.p, x.pin_p);"
       "connect(u.n, x.pin_n); connect(u.n, g.p); connect(load.p, x.contact); connect(load.n, g.p); x.r = 0.3;",
       1,
       {{"load.v", 1, 3}, {"x.Rp", 1, 7}, {"x.Rn", 1, 3}, {"x.LossPower", 1, 10}}},
      {"signal in, voltage out",
       "B.GeneralCurrentToVoltageAdaptor x(use_pder = false, use_fder = false); B.Resistor r(R = 4); B.Ground g;"
       "S.ConstantVoltage w(V = 3); equation connect(x.pin_p, r.p); connect(x.pin_n, r.n); connect(r.n, w.p);"
       "connect(w.n, g.p); x.f = -2;",
       1,
       {{"x.p", 1, 8}, {"w.i", 1, 0}}},
      {"signal in, current out",
       "B.GeneralVoltageToCurrentAdaptor x(use_pder = false, use_fder = false); B.Resistor r(R = 4); B.Ground g;"
       "S.ConstantVoltage w(V = 3); equation connect(x.pin_p, r.p); connect(x.pin_n, r.n); connect(r.n, w.p);"
       "connect(w.n, g.p); x.p = 8;",
       1,
       {{"x.f", 1, 2}, {"r.i", 1, 2}, {"w.i", 1, 0}}}};
  return cases;
}

// Amplifier `x` with supply pins `high`, `low` at +10 V and -6 V.
std::string supplied(const std::string& amplifier, const std::string& high, const std::string& low,
                     const std::string& rest) {
  return amplifier + "; S.ConstantVoltage sp(V = 10), sn(V = 6); B.Ground g; " + rest + " connect(sp.p, x." + high +
         "); connect(sp.n, g.p); connect(sn.p, g.p); connect(sn.n, x." + low + ");";
}

const std::vector<CircuitCase>& amplifierCases() {
  const std::string inverting =
      "equation connect(u.p, r1.p); connect(u.n, g.p); connect(r1.n, x.in_n); connect(x.in_n, r2.p);"
      "connect(r2.n, x.out); connect(x.in_p, g.p);";
  static const std::vector<CircuitCase> cases{
      {"smooth limits",
       supplied("B.OpAmp x(Slope = 1000); S.ConstantVoltage u(V = 0.01), w(V = 1)", "VMax", "VMin",
                "equation connect(u.p, x.in_p); connect(u.n, w.p); connect(x.in_n, w.p); connect(w.n, g.p);"),
       1,
       {{"x.out.v", 1, 2 + 10 / 2.25}, {"x.vin", 1, 0.01}, {"x.f", 1, 0.125}}},
      {"smooth limits, below",
       supplied("B.OpAmp x(Slope = 1000); S.ConstantVoltage u(V = -0.03)", "VMax", "VMin",
                "equation connect(u.p, x.in_p); connect(u.n, g.p); connect(x.in_n, g.p);"),
       1,
       {{"x.out.v", 1, 2 - 30 / 4.75}}},
      {"detailed follower",
       supplied(
           "B.OpAmpDetailed x(Rcm = 1e3, Ib = 1e-3, Ios = 1e-3); S.ConstantVoltage u(V = 1); B.Resistor r(R = 1000)",
           "p_supply", "m_supply",
           "equation connect(u.p, x.p); connect(u.n, g.p); connect(x.outp, x.m); connect(x.outp, r.p); "
           "connect(r.n, g.p);"),
       0.1,
       {{"r.v", 0.1, 0.999}, {"x.p.i", 0.1, 2.499e-3}, {"x.m.i", 0.1, 1.499e-3}, {"x.i_out", 0.1, -2.498e-3}},
       1e-4},
      {"ideal, two-port output",
       "I.IdealOpAmp x; S.ConstantVoltage u(V = 2), h(V = 1), w(V = 3); B.Resistor r1(R = 100), r2(R = 250); B.Ground "
       "g; equation "
       "connect(u.p, r1.p);"
       "connect(u.n, g.p); connect(r1.n, x.n1); connect(x.n1, r2.p); connect(r2.n, x.p2); connect(x.p1, h.p); "
       "connect(h.n, g.p); connect(x.n2, w.p); connect(w.n, g.p);",
       1,
       {{"x.v2", 1, -4.5}, {"x.i2", 1, 0.01}, {"x.n2.i", 1, -0.01}, {"h.i", 1, 0}}},
      {"ideal, three pins",
       "I.IdealOpAmp3Pin x; S.ConstantVoltage u(V = 2); B.Resistor r1(R = 100), r2(R = 250); B.Ground g;" + inverting,
       1,
       {{"x.out.v", 1, -5}}},
      {"ideal within limits",
       supplied("I.IdealOpAmpLimited x; S.ConstantVoltage u(V = 2); B.Resistor r1(R = 100), r2(R = 250)", "VMax",
                "VMin", inverting),
       1,
       {{"x.out.v", 1, -5}, {"x.vin", 1, 0}}},
      {"ideal at its limit",
       supplied("I.IdealOpAmpLimited x; S.ConstantVoltage u(V = 6); B.Resistor r1(R = 100), r2(R = 250)", "VMax",
                "VMin", inverting),
       1,
       {{"x.out.v", 1, -6}, {"x.vin", 1, -(6 - 12.0 * 100 / 350)}}},
      {"finite amplification",
       "I.IdealizedOpAmpLimited x(V0 = 1000); S.ConstantVoltage u(V = 2); B.Resistor r1(R = 100), r2(R = 250); "
       "B.Ground g;" +
           inverting,
       1,
       {{"x.out.v", 1, -2 * 250.0 / (100 + 350.0 / 1000)}}},
      {"supply of the output",
       "I.IdealizedOpAmpLimited x(useSupply = true, strict = false); S.ConstantVoltage u(V = 12), sp(V = 10), sn(V = "
       "10); B.Resistor r(R = 5); B.Ground g;"
       "equation connect(u.p, x.in_p); connect(u.n, g.p); connect(x.in_n, g.p); connect(x.out, r.p); connect(r.n, "
       "g.p); connect(sp.p, x.s_p);"
       "connect(sp.n, g.p); connect(sn.p, g.p); connect(sn.n, x.s_n);",
       1,
       {{"x.out.v", 1, 10}, {"x.i_s", 1, 1}, {"sp.i", 1, -1}, {"x.p_s", 1, 20}}}};
  return cases;
}

const std::vector<CircuitCase>& idealCases() {
  const std::string loop =
      "; B.Resistor r(R = 1); B.Ground g; equation connect(u.p, r.p); connect(r.n, x.p); connect(x.n, u.n); "
      "connect(u.n, g.p); ";
  static const std::vector<CircuitCase> cases{
      {"diode",
       "I.IdealDiode x(Ron = 0.1, Goff = 0.01, Vknee = 0.5); S.StepVoltage u(V = -4, offset = 2, startTime = 1)" + loop,
       2,
       {{"x.i", 0.5, (2 - 0.5 + 0.1 * 0.005) / 1.1},
        {"x.i", 1.5, -2.0 / 101},
        {"x.LossPower", 1.5, 4.0 / 101 * 100 / 101}}},
      {"thyristor",
       "I.IdealThyristor x(Ron = 0.1, Goff = 0.01, off(start = true, fixed = true)); S.TableVoltage u(table = [0, 2; "
       "2, 2; 2, -2; 3, -2; 3, 2; 5, 2])" +
           loop + "x.fire = time > 0.5 and time < 0.6;",
       4,
       {{"x.i", 0.4, 2.0 / 101}, {"x.i", 1, 2 / 1.1}, {"x.i", 2.5, -2.0 / 101}, {"x.i", 3.5, 2.0 / 101}}},
      {"thyristor turned off",
       "I.IdealGTOThyristor x(Ron = 0.1, Goff = 0.01); S.ConstantVoltage u(V = 2)" + loop +
           "x.fire = time > 0.5 and time < 1;",
       2,
       {{"x.i", 0.4, 2.0 / 101}, {"x.i", 0.8, 2 / 1.1}, {"x.i", 1.5, 2.0 / 101}}},
      {"triac",
       "I.IdealTriac x(Ron = 0.1, Goff = 0.01, Vknee = 0.5, Cdis = 1e-9); S.StepVoltage u(V = -4, offset = 2, "
       "startTime = 1)" +
           loop + "x.fire1 = true;",
       2,
       {{"x.p.i", 0.9, (2 - 0.5 + 0.1 * 0.005 - 0.1 * 0.005) / 1.1}, {"x.p.i", 1.9, -(2 - 0.5) / 1.1}},
       2e-2},
      {"opening switch",
       "I.IdealOpeningSwitch x(Ron = 0.25, Goff = 0.25); S.ConstantVoltage u(V = 5)" + loop + "x.control = time > 1;",
       2,
       {{"x.i", 0.5, 4}, {"x.i", 1.5, 1}}},
      {"closing switch",
       "I.IdealClosingSwitch x(Ron = 0.25, Goff = 0.25); S.ConstantVoltage u(V = 5)" + loop + "x.control = time > 1;",
       2,
       {{"x.i", 0.5, 1}, {"x.i", 1.5, 4}, {"x.LossPower", 1.5, 4}}},
      {"opening by a voltage",
       "I.ControlledIdealOpeningSwitch x(Ron = 0.25, Goff = 0.25, level = 3); S.RampVoltage k(V = 6, duration = 2); "
       "S.ConstantVoltage u(V = 5)" +
           loop + "connect(k.p, x.control); connect(k.n, g.p);",
       2,
       {{"x.i", 0.9, 4}, {"x.i", 1.1, 1}, {"k.i", 1, 0}}},
      {"closing by a voltage",
       "I.ControlledIdealClosingSwitch x(Ron = 0.25, Goff = 0.25, level = 3); S.RampVoltage k(V = 6, duration = 2); "
       "S.ConstantVoltage u(V = 5)" +
           loop + "connect(k.p, x.control); connect(k.n, g.p);",
       2,
       {{"x.i", 0.9, 1}, {"x.i", 1.1, 4}}},
      {"opening with arc",
       "I.OpenerWithArc x(V0 = 30, dVdt = 10, Vmax = 60, Ron = 1e-9, Goff = 1e-3); S.ConstantVoltage u(V = 50)" + loop +
           "x.control = time > 1;",
       4,
       {{"x.i", 0.5, 50}, {"x.v", 1.5, 35}, {"x.i", 2.5, 5}, {"x.i", 3.5, 50.0 / 1001}}},
      {"closing with arc",
       "I.CloserWithArc x(V0 = 30, dVdt = 10, Vmax = 35, Ron = 1e-9, Goff = 1e-3, off(fixed = false)); "
       "S.ConstantVoltage u(V = 50)" +
           loop + "x.control = time < 1;",
       4,
       {{"x.i", 0.5, 50}, {"x.v", 1.25, 32.5}, {"x.i", 3, 15}}},
      {"arc by a voltage, opening",
       "I.ControlledOpenerWithArc x(V0 = 30, dVdt = 10, Vmax = 60, Ron = 1e-9, Goff = 1e-3, level = 3); S.RampVoltage "
       "k(V = 6, duration = 2);"
       "S.ConstantVoltage u(V = 50)" +
           loop + "connect(k.p, x.control); connect(k.n, g.p);",
       4,
       {{"x.i", 0.5, 50}, {"x.v", 1.5, 35}, {"x.i", 3.5, 50.0 / 1001}}},
      {"arc by a voltage, closing",
       "I.ControlledCloserWithArc x(V0 = 30, dVdt = 10, Vmax = 60, Ron = 1e-9, Goff = 1e-3, level = 3); S.RampVoltage "
       "k(V = -6, offset = 6, duration = 2);"
       "S.ConstantVoltage u(V = 50)" +
           loop + "connect(k.p, x.control); connect(k.n, g.p);",
       4,
       {{"x.i", 0.5, 50}, {"x.v", 1.5, 35}, {"x.i", 3.5, 50.0 / 1001}}},
      {"two-way switch",
       "I.IdealTwoWaySwitch x(Ron = 0.25, Goff = 0.25); S.ConstantVoltage u(V = 5); B.Resistor a(R = 1), b(R = 2); "
       "B.Ground g; equation connect(u.p, x.p);"
       "connect(x.n1, a.p); connect(x.n2, b.p); connect(a.n, g.p); connect(b.n, g.p); connect(u.n, g.p); x.control = "
       "time > 1;",
       2,
       {{"a.i", 0.5, 4},
        {"b.i", 0.5, 5.0 / 6},
        {"a.i", 1.5, 1},
        {"b.i", 1.5, 5 / 2.25},
        {"x.LossPower", 1.5, 4 + 25 / 2.25 / 2.25 * 0.25}}},
      {"two-way by a voltage",
       "I.ControlledIdealTwoWaySwitch x(Ron = 0.25, Goff = 0.25, level = 3); S.RampVoltage k(V = 6, duration = 2); "
       "S.ConstantVoltage u(V = 5); B.Resistor a(R = 1), b(R = 2);"
       "B.Ground g; equation connect(u.p, x.p); connect(x.n1, a.p); connect(x.n2, b.p); connect(a.n, g.p); "
       "connect(b.n, g.p); connect(u.n, g.p); connect(k.p, x.control); connect(k.n, g.p);",
       2,
       {{"a.i", 0.5, 4}, {"b.i", 0.5, 5.0 / 6}, {"a.i", 1.5, 1}, {"b.i", 1.5, 5 / 2.25}}},
      {"crossing switch",
       "I.IdealIntermediateSwitch x(Ron = 1, Goff = 0); S.ConstantVoltage u(V = 6), w(V = 3); B.Resistor a(R = 1), b(R "
       "= 2); B.Ground g; equation connect(u.p, x.p1); connect(w.p, x.p2);"
       "connect(u.n, g.p); connect(w.n, g.p); connect(x.n1, a.p); connect(x.n2, b.p); connect(a.n, g.p); connect(b.n, "
       "g.p); x.control = time > 1;",
       2,
       {{"a.i", 0.5, 3}, {"b.i", 0.5, 1}, {"a.i", 1.5, 1.5}, {"b.i", 1.5, 2}, {"u.i", 1.5, -2}}},
      {"crossing by a voltage",
       "I.ControlledIdealIntermediateSwitch x(Ron = 1, Goff = 0, level = 3); S.RampVoltage k(V = 6, duration = 2); "
       "S.ConstantVoltage u(V = 6), w(V = 3); B.Resistor a(R = 1), b(R = 2);"
       "B.Ground g; equation connect(u.p, x.p1); connect(w.p, x.p2); connect(u.n, g.p); connect(w.n, g.p); "
       "connect(x.n1, a.p); connect(x.n2, b.p); connect(a.n, g.p); connect(b.n, g.p);"
       "connect(k.p, x.control); connect(k.n, g.p);",
       2,
       {{"a.i", 0.5, 3}, {"b.i", 0.5, 1}, {"a.i", 1.5, 1.5}, {"b.i", 1.5, 2}}},
      {"open and short",
       "I.Idle x; I.Short y; S.ConstantVoltage u(V = 5); B.Resistor r(R = 2); B.Ground g; equation connect(u.p, r.p); "
       "connect(r.n, y.p); connect(y.n, g.p);"
       "connect(u.p, x.p); connect(x.n, g.p); connect(u.n, g.p);",
       1,
       {{"x.i", 1, 0}, {"y.i", 1, 2.5}, {"y.v", 1, 0}}},
      {"ideal transformer",
       betweenPorts("I.IdealTransformer x(n = 2); S.ConstantVoltage a(V = 10); B.Resistor b(R = 5)"),
       1,
       {{"b.i", 1, 1}, {"a.i", 1, -0.5}}},
      {"magnetized transformer",
       betweenPorts("model Magnetized extends I.IdealTransformer(n = 2, considerMagnetization = true, Lm1 = 4, "
                    "im1(start = 0, fixed = true)); end Magnetized; "
                    "Magnetized x; S.ConstantVoltage a(V = 10); B.Resistor b(R = 5)"),
       2,
       {{"b.i", 2, 1}, {"a.i", 2, -0.5 - 5}}}};
  return cases;
}

// A step of 1 V through 50 Ohm into a line of 50 Ohm that ends in 100 Ohm: a third of the wave comes back.
std::string ladder(const std::string& line) {
  return line +
         "; B.Resistor a(R = 50), b(R = 100); S.StepVoltage u(V = 1, startTime = 0.05); B.Ground g;"
         "equation connect(u.p, a.p); connect(a.n, x.p1); connect(u.n, g.p); connect(x.n1, g.p); connect(x.p2, b.p);"
         "connect(b.n, g.p); connect(x.n2, g.p);";
}

// A ramp runs to and fro on four lines of 0.1 s in a row: from the source it comes back with the opposite sign, from
// the load of three times the impedance with half its height. The voltages are sums of travelling waves.
std::vector<Expectation> travellingWaves() {
  std::vector<Expectation> expected;
  const auto ramp = [](double t) { return std::clamp((t - 0.05) / 0.06, 0.0, 1.0); };
  for (int line = 1; line <= 4; ++line) {
    for (const double time : {0.18, 0.48, 0.78, 0.98, 1.38, 1.58, 2.18, 3.08, 3.78}) {
      double value = 0, height = 1;
      for (int turn = 0; turn < 6; ++turn, height *= -0.5)
        value += height * (ramp(time - 0.1 * line - 0.8 * turn) + 0.5 * ramp(time - 0.8 + 0.1 * line - 0.8 * turn));
      expected.push_back({"x[" + std::to_string(line) + "].v2", time, value});
    }
  }
  return expected;
}

const std::vector<CircuitCase>& sensorAndLineCases() {
  const std::vector<Expectation> wave{{"x.v1", 0.1, 0.5}, {"x.v2", 0.1, 0},       {"x.v2", 0.2, 2.0 / 3},
                                      {"x.v1", 0.2, 0.5}, {"x.v1", 0.3, 2.0 / 3}, {"x.i2", 0.9, -1.0 / 150}};
  static const std::vector<CircuitCase> cases{
      {"sensors",
       "S.ConstantVoltage u(V = 10); B.Resistor r(R = 5); B.Ground g; N.PotentialSensor a; N.VoltageSensor b; "
       "N.CurrentSensor c; N.PowerSensor d; N.MultiSensor e;"
       "equation connect(u.p, c.p); connect(c.n, d.pc); connect(d.nc, e.pc); connect(e.nc, r.p); connect(r.n, g.p); "
       "connect(u.n, g.p); connect(a.p, r.p); connect(b.p, r.p);"
       "connect(b.n, g.p); connect(d.pv, r.p); connect(d.nv, g.p); connect(e.pv, r.p); connect(e.nv, g.p);",
       1,
       {{"a.phi", 1, 10},
        {"b.v", 1, 10},
        {"c.i", 1, 2},
        {"d.power", 1, 20},
        {"e.i", 1, 2},
        {"e.v", 1, 10},
        {"e.power", 1, 20}}},
      {"lossy line at rest",
       "Lines.OLine x(r = 4, l = 1e-6, g = 0.5, c = 1e-6, length = 2, N = 1, v(each start = 0), i(each start = 0)); "
       "S.ConstantVoltage u(V = 10); B.Resistor b(R = 1); B.Ground g;"
       "equation connect(u.p, x.p1); connect(x.p2, b.p); connect(b.n, g.p); connect(u.n, g.p); connect(x.p3, g.p);",
       1,
       {{"x.i1", 1, 10 / (4 + 1 / (1 + 1.0 / 5))}, {"x.v23", 1, (10 - 4 * 10 / (4 + 1 / 1.2)) / 5}}},
      {"line of resistors and a capacitor",
       "Lines.ULine x(r = 4, c = 0.5, length = 2, N = 1, C(each v(fixed = true))); S.ConstantVoltage u(V = 10); "
       "B.Resistor b(R = 1e9); B.Ground g;"
       "equation connect(u.p, x.p1); connect(x.p2, b.p); connect(b.n, g.p); connect(u.n, g.p); connect(x.p3, g.p);",
       8,
       {{"x.v23", 4, 10 * (1 - std::exp(-1.0))}, {"x.i1", 8, 2.5 * std::exp(-2.0)}}},
      {"lossless line, delay given", ladder("Lines.TLine x(Z0 = 50, TD = 0.1)"), 1, wave},
      {"lossless line, frequency given", ladder("Lines.TLine x(Z0 = 50, F = 2.5)"), 1, wave},
      {"lossless line 1", ladder("Lines.TLine1 x(Z0 = 50, TD = 0.1)"), 1, wave},
      {"lossless line 2", ladder("Lines.TLine2 x(Z0 = 50, F = 5, NL = 0.5)"), 1, wave},
      {"lossless line 3", ladder("Lines.TLine3 x(Z0 = 50, F = 2.5)"), 1, wave},
      {"lossless lines in a row",
       "Lines.TLine x[4](each Z0 = 50, each TD = 0.1); S.RampVoltage u(V = 1, duration = 0.06, startTime = 0.05); "
       "B.Resistor r(R = 150); B.Ground g;"
       "equation connect(u.p, x[1].p1); connect(u.n, g.p); connect(x[4].p2, r.p); connect(r.n, g.p);"
       "for k in 1:4 loop connect(x[k].n1, g.p); connect(x[k].n2, g.p); end for;"
       "for k in 1:3 loop connect(x[k].p2, x[k + 1].p1); end for;",
       4, travellingWaves()},
      {"coupled lines at rest",
       "Lines.M_OLine x(length = 2, N = 2, lines = 2, r = {1, 2}, l = {1, 0.1, 1}, g = {1e-12, 0.5, 1e-12}, c = {1e-3, "
       "1e-3, 1e-3}); S.ConstantVoltage u(V = 10), w(V = 4);"
       "B.Ground g; B.Resistor a(R = 1e9), b(R = 1e9); equation connect(u.p, x.p[1]); connect(w.p, x.p[2]); "
       "connect(u.n, g.p); connect(w.n, g.p); connect(x.n[1], a.p); connect(x.n[2], b.p);"
       "connect(a.n, g.p); connect(b.n, g.p);",
       400,
       {{"u.i", 400, -4.2 / 2.05}, {"w.i", 400, 4.2 / 2.05}}}};
  return cases;
}

}  // namespace

class ElectricalTest : public QObject {
  Q_OBJECT
 private slots:
  void linearParts_data() { addRows(linearCases()); }
  void linearParts() { verifyRow(linearCases()); }
  void amplifiers_data() { addRows(amplifierCases()); }
  void amplifiers() { verifyRow(amplifierCases()); }
  void idealParts_data() { addRows(idealCases()); }
  void idealParts() { verifyRow(idealCases()); }
  void sensorsAndLines_data() { addRows(sensorAndLineCases()); }
  void sensorsAndLines() { verifyRow(sensorAndLineCases()); }
};

QTEST_GUILESS_MAIN(ElectricalTest)
#include "electrical_test.moc"
