// Analog parts with several pins, at given potentials that are not those of the ground: every current in closed form.
#include <QtTest>

#include "circuit_case.h"
#include "circuit_pins.h"

using namespace armature::test;

namespace {

const std::vector<CircuitCase>& switchCases() {
  const std::vector<PinPotential> four{{"p1", "5"}, {"p2", "3"}, {"n1", "1"}, {"n2", "2"}};
  const auto with = [](std::vector<PinPotential> list, const std::string& control) {
    list.push_back({"control", control});
    return list;
  };
  const std::vector<PinPotential> three{{"p", "5"}, {"n1", "1"}, {"n2", "2"}};
  const std::string values = " x(Ron=0.5, Goff=0.1); ";
  const std::vector<Expectation> straight = {{"x.p1.i", 0.5, 8.3},
                                             {"x.p2.i", 0.5, 2.2},
                                             {"x.n1.i", 0.5, -8.2},
                                             {"x.n2.i", 0.5, -2.3},
                                             {"x.LossPower", 0.5, 8.3 * 5 + 2.2 * 3 - 8.2 - 4.6}};
  const std::vector<Expectation> crossed = {{"x.p1.i", 0.5, 6.4},
                                            {"x.p2.i", 0.5, 4.1},
                                            {"x.n1.i", 0.5, -4.4},
                                            {"x.n2.i", 0.5, -6.1},
                                            {"x.LossPower", 0.5, 6.4 * 5 + 4.1 * 3 - 4.4 - 12.2}};
  const std::vector<Expectation> first = {
      {"x.p.i", 0.5, 8.3}, {"x.n1.i", 0.5, -8}, {"x.n2.i", 0.5, -0.3}, {"x.LossPower", 0.5, 8.3 * 5 - 8 - 0.6}};
  const std::vector<Expectation> second = {
      {"x.p.i", 0.5, 6.4}, {"x.n1.i", 0.5, -0.4}, {"x.n2.i", 0.5, -6}, {"x.LossPower", 0.5, 6.4 * 5 - 0.4 - 12}};
  // A current of 4 A through a switch that opens at 1 s.
  const auto arc = [](const std::string& part, const std::string& control) {
    return "I." + part +
           " x(V0=30, dVdt=10, Vmax=50, Ron=0.5, Goff=1e-3); S.ConstantCurrent c(I=-4); B.Ground g; equation "
           "x.control = " +
           control + "; connect(c.p, x.p); connect(c.n, g.p); connect(x.n, g.p); ";
  };
  const std::vector<Expectation> arcs = {
      {"x.v", 0.5, 2}, {"x.LossPower", 0.5, 8}, {"x.v", 2, 40}, {"x.LossPower", 2, 160}, {"x.v", 3.5, 50}};
  static const std::vector<CircuitCase> all = {
      {"intermediate switch", heldAt("I.IdealIntermediateSwitch" + values, four, "x.control = false; "), 1, straight},
      {"crossed switch", heldAt("I.IdealIntermediateSwitch" + values, four, "x.control = true; "), 1, crossed},
      {"controlled intermediate switch", heldAt("I.ControlledIdealIntermediateSwitch" + values, with(four, "0.4")), 1,
       straight},
      {"controlled crossed switch", heldAt("I.ControlledIdealIntermediateSwitch" + values, with(four, "0.6")), 1,
       crossed},
      {"two ways", heldAt("I.IdealTwoWaySwitch" + values, three, "x.control = false; "), 1, first},
      {"second way", heldAt("I.IdealTwoWaySwitch" + values, three, "x.control = true; "), 1, second},
      {"controlled two ways", heldAt("I.ControlledIdealTwoWaySwitch" + values, with(three, "0.4")), 1, first},
      {"controlled second way", heldAt("I.ControlledIdealTwoWaySwitch" + values, with(three, "0.6")), 1, second},
      {"opener with arc", arc("OpenerWithArc", "time > 1"), 4, arcs, 1e-5},
      {"closer with arc", arc("CloserWithArc", "time < 1"), 4, arcs, 1e-5},
  };
  return all;
}

const std::vector<CircuitCase>& converterCases() {
  const std::string isLate = "x.trig = if time > 0.5 then L.'1' else L.'0'; ";
  // (6.3 - 1)/(9 - 1)*15 = 9.94 rounds to ten: bits 0 1 0 1 from the lowest; the states '0' and '1' are 3 and 4.
  const std::vector<Expectation> ten = {{"x.y[1]", 1, 3},   {"x.y[2]", 1, 4},    {"x.y[3]", 1, 3},     {"x.y[4]", 1, 4},
                                        {"x.y[1]", 0.4, 2}, {"x.p.i", 1, 0.063}, {"x.n.i", 1, -0.063}, {"x.u", 1, 6.3}};
  static const std::vector<CircuitCase> all = {
      {"voltage to number",
       heldAt("I.AD_Converter x(N=4, VRefHigh=9, VRefLow=1, Rin=100);", {{"p", "7.3"}, {"n", "1"}}, isLate), 1, ten},
      {"voltage below the range",
       heldAt("I.AD_Converter x(N=2, VRefHigh=9, VRefLow=1, Rin=100);", {{"p", "1.5"}, {"n", "1"}}, isLate),
       1,
       {{"x.y[1]", 1, 3}, {"x.y[2]", 1, 3}, {"x.z", 1, 0}}},
      // 20/10*7 = 14, of which three bits show 6 and one is left.
      {"voltage above the range",
       heldAt("I.AD_Converter x(N=3, VRefHigh=10, VRefLow=0, Rin=100);", {{"p", "20"}, {"n", "0"}}, isLate),
       1,
       {{"x.y[1]", 1, 3}, {"x.y[2]", 1, 4}, {"x.y[3]", 1, 4}, {"x.z", 1, 1}}},
      // 1 + 4 + 8 of 15
      {"number to voltage",
       heldAt("I.DA_Converter x(N=4, Vref=30); B.Resistor load(R=10);", {{"n", "2"}},
              isLate + "x.x = {L.'1', L.'0', L.'H', L.'1'}; connect(load.p, x.p); connect(load.n, earth.p); "),
       1,
       {{"load.v", 0.4, 2}, {"x.vout", 1, 26}, {"load.v", 1, 28}, {"x.p.i", 1, -2.8}, {"x.n.i", 1, 2.8}}},
  };
  return all;
}

// A triac between a resistor and a source of 10 V. Fired: 0.8 V and 0.5 Ohm beyond the knee, 0.01 S backward beside it.
// Not fired: both blocking ways and the snubber of 10 Ohm and 0.02 F.
const std::vector<CircuitCase>& triacCases() {
  const auto triac = [](const std::string& voltage, const std::string& isFired) {
    return "S.ConstantVoltage u(V = " + voltage +
           "); B.Resistor r(R = 5); I.IdealTriac x(Ron = 0.5, Goff = 0.01, Vknee = 0.8, Rdis = 10, Cdis = 0.02, "
           "capacitor(v(fixed = true))); B.Ground g; Real v = x.p.v; equation x.fire1 = " +
           isFired + "; connect(u.p, r.p); connect(r.n, x.p); connect(x.n, g.p); connect(u.n, g.p);";
  };
  const double on = (10 + 5 * 1.592) / (1 + 5 * 2.01), rest = 10 / 1.1, tau = 0.02 * (10 + 5 / 1.1);
  const double late = 10 / 55.0, early = 6.25 * 0.12;  // currents through the snubber charged and empty
  static const std::vector<CircuitCase> all = {
      {"triac forward", triac("10", "true"), 5, {{"v", 5, on}, {"x.p.i", 5, 2 - on / 5}}, 1e-5},
      {"triac backward", triac("-10", "true"), 5, {{"v", 5, -on}, {"x.n.i", 5, 2 - on / 5}}, 1e-5},
      {"triac not fired",
       triac("10", "false"),
       5,
       {{"x.p.i", 0, early}, {"x.p.i", tau, late + (early - late) * std::exp(-1.0)}, {"v", 5, rest}},
       1e-4},
  };
  return all;
}

// Three segments of two coupled lines beside the same circuit of single parts: half a segment, three knots with what
// leads across, half a segment. The values follow from length, number of segments and temperature.
std::string coupledLines(const std::string& line, const std::string& temperature, const std::string& wires) {
  return "Lines.M_OLine x(length = 2, N = 3, lines = 2, r = {1, 2}, l = {1, 0.2, 1.5}, g = {0.1, 0.05, 0.2}, c = {0.3, "
         "0.1, 0.2}, alpha_R = 0.01, alpha_G = 0.02, T_ref = 300, " +
         line + "); parameter Real growthR = 1 + 0.01*(" + temperature + " - 300), growthG = 1 + 0.02*(" + temperature +
         R"( - 300), d = 2/3;
    B.Resistor a[4](R = {0.5, 1, 1, 0.5}*1*d*growthR), b[4](R = {0.5, 1, 1, 0.5}*2*d*growthR);
    B.M_Transformer m[4](each N = 2, L = {{1, 0.2, 1.5}*d/2, {1, 0.2, 1.5}*d, {1, 0.2, 1.5}*d, {1, 0.2, 1.5}*d/2});
    B.Conductor ga[3](each G = 0.1*d/growthG), gab[3](each G = 0.05*d/growthG), gb[3](each G = 0.2*d/growthG);
    B.Capacitor ca[3](each C = 0.3*d), cab[3](each C = 0.1*d), cb[3](each C = 0.2*d);
    S.SineVoltage u(V = 10, f = 0.3, phase = 1); B.Ground g; S.ConstantVoltage lift(V = 2);
    B.Resistor near[2](each R = 1), farA[2](each R = 3), farB[2](each R = 4);
    Real offA = farA[1].v - farA[2].v, offB = farB[1].v - farB[2].v, offNear = near[1].v - near[2].v;
    Real losses = sum(a.LossPower) + sum(b.LossPower) + sum(ga.LossPower) + sum(gab.LossPower) + sum(gb.LossPower);
  equation
    connect(u.n, g.p); connect(lift.n, g.p);
    connect(u.p, x.p[1]); connect(u.p, a[1].p); connect(near[1].p, x.p[2]); connect(near[2].p, b[1].p);
    connect(near[1].n, g.p); connect(near[2].n, g.p);
    connect(farA[1].p, x.n[1]); connect(farB[1].p, x.n[2]); connect(farA[2].p, m[4].n[1]); connect(farB[2].p, m[4].n[2]);
    for k in 1:2 loop connect(farA[k].n, lift.p); connect(farB[k].n, lift.p); end for;
    for k in 1:4 loop connect(a[k].n, m[k].p[1]); connect(b[k].n, m[k].p[2]); end for;
    for k in 1:3 loop
      connect(m[k].n[1], a[k + 1].p); connect(m[k].n[2], b[k + 1].p);
      connect(ga[k].p, m[k].n[1]); connect(ca[k].p, m[k].n[1]); connect(gb[k].p, m[k].n[2]); connect(cb[k].p, m[k].n[2]);
      connect(gab[k].p, m[k].n[1]); connect(gab[k].n, m[k].n[2]); connect(cab[k].p, m[k].n[1]); connect(cab[k].n, m[k].n[2]);
    end for;
)" + wires;
}

const std::vector<CircuitCase>& lineCases() {
  const auto across = [](const std::string& pin) {
    std::string wires = "for k in 1:3 loop ";
    for (const char* part : {"ga", "gb", "ca", "cb"}) wires += "connect(" + std::string(part) + "[k].n, " + pin + "); ";
    return wires + "end for; ";
  };
  const std::vector<Expectation> alike = {
      {"offA", 1, 0}, {"offB", 1, 0}, {"offNear", 1, 0}, {"offA", 3, 0}, {"offB", 3, 0}};
  std::vector<Expectation> heated = alike;
  heated.push_back({"heat", 2, 0});
  static const std::vector<CircuitCase> all = {
      {"coupled lines on the ground", coupledLines("T = 350", "350", across("g.p")), 3, alike, 1e-3},
      {"coupled lines with heat and return",
       "Heat.Sources.FixedTemperature bath(T = 340); Real heat = bath.port.Q_flow - losses; " +
           coupledLines("useInternalGround = false, useHeatPort = true", "340",
                        across("lift.p") + "connect(x.refPin, lift.p); connect(bath.port, x.heatPort); "),
       3, heated, 1e-2},
      {"heat port of a drawn part",
       "model Drawn extends Modelica.Electrical.Analog.Interfaces.PartialConditionalHeatPort; "
       "Heat.Sources.FixedHeatFlow q(Q_flow = 5); equation connect(q.port, internalHeatPort); end Drawn; "
       "Drawn a(T = 310), b(useHeatPort = true); Heat.Sources.FixedTemperature bath(T = 330); "
       "equation connect(b.heatPort, bath.port);",
       1,
       {{"a.internalHeatPort.T", 1, 310}, {"b.internalHeatPort.T", 1, 330}, {"bath.port.Q_flow", 1, 5}}},
  };
  return all;
}

// A motor's coil that carries 3 A, its end at 1 V; shaft and support move with 5 and 1.
std::string motor(const std::string& part, const std::string& drives) {
  return part + drives +
         "S.ConstantCurrent c(I=-3); S.ConstantVoltage h(V=1); B.Ground g; equation "
         "connect(c.p, x.p); connect(c.n, g.p); connect(x.n, h.p); connect(h.n, g.p); "
         "connect(v.flange, x.flange); connect(u.flange, x.support); ";
}

const std::vector<CircuitCase>& twoPortCases() {
  const std::vector<PinPotential> ports{{"p1", "5"}, {"n1", "2"}, {"p2", "4"}, {"n2", "3.5"}};
  const std::vector<Expectation> line = {
      {"x.i1", 1, 1.75}, {"x.i2", 1, 0.25}, {"x.v13", 1, 9}, {"x.v23", 1, 3}, {"x.p3.i", 1, -2}};
  static const std::vector<CircuitCase> all = {
      {"rotational EMF",
       motor("B.RotationalEMF x(k=2, useSupport=true); Real tau = x.flange.tau; ",
             "Rot.Sources.ConstantSpeed v(w_fixed=5); Rot.Sources.ConstantSpeed u(w_fixed=1); "),
       1,
       {{"x.v", 1, 8}, {"x.p.v", 1, 9}, {"x.w", 1, 4}, {"tau", 1, -6}, {"h.i", 1, 3}, {"x.i", 1, 3}}},
      {"translational EMF",
       motor("B.TranslationalEMF x(k=2, useSupport=true); Real force = x.flange.f; ",
             "Tr.Sources.ConstantSpeed v(v_fixed=5); Tr.Sources.ConstantSpeed u(v_fixed=1); "),
       1,
       {{"x.v", 1, 8}, {"x.p.v", 1, 9}, {"x.vel", 1, 4}, {"force", 1, -6}, {"h.i", 1, 3}, {"x.i", 1, 3}}},
      {"potentiometer",
       heldAt("B.Potentiometer x(R=10, rConstant=0.3);", {{"pin_p", "10"}, {"pin_n", "1"}, {"contact", "4"}}),
       1,
       {{"x.pin_p.i", 1, 6.0 / 7},
        {"x.pin_n.i", 1, -1},
        {"x.contact.i", 1, 1 - 6.0 / 7},
        {"x.LossPower", 1, 36.0 / 7 + 3}}},
      {"gyrator",
       heldAt("B.Gyrator x(G1=0.25, G2=0.5);", ports),
       1,
       {{"x.p1.i", 1, 0.25}, {"x.n1.i", 1, -0.25}, {"x.p2.i", 1, -0.75}, {"x.n2.i", 1, 0.75}}},
      {"current by voltage",
       heldAt("B.VCC x(transConductance=0.5);", ports),
       1,
       {{"x.p1.i", 1, 0},
        {"x.n1.i", 1, 0},
        {"x.p2.i", 1, 1.5},
        {"x.n2.i", 1, -1.5},
        {"x.v1", 1, 3},
        {"x.v2", 1, 0.5},
        {"x.i1", 1, 0},
        {"x.i2", 1, 1.5}}},
      {"transformer",
       // (L1 M; M L2) der(i) = (3; 0.5) with L1 = 2, L2 = 1, M = 0.5
       heldAt("B.Transformer x(L1=2, L2=1, M=0.5, i1(fixed=true), i2(fixed=true));", ports),
       1,
       {{"x.p1.i", 1, (3 - 0.25) / 1.75},
        {"x.p2.i", 1, (1 - 1.5) / 1.75},
        {"x.n1.i", 1, -(3 - 0.25) / 1.75},
        {"x.n2.i", 1, (1.5 - 1) / 1.75}}},
      {"coupled coils",
       "B.M_Transformer x(N=2, L={2, 0.5, 1}); S.ConstantVoltage a(V=3), b(V=0.5); B.Ground g; equation "
       "connect(a.p, x.p[1]); connect(b.p, x.p[2]); connect(a.n, g.p); connect(b.n, g.p); connect(x.n[1], g.p); "
       "connect(x.n[2], g.p); ",
       1,
       {{"x.p[1].i", 1, (3 - 0.25) / 1.75}, {"x.p[2].i", 1, (1 - 1.5) / 1.75}}},
      // From beginning and end at 10 V and 4 V over 4 Ohm each to a node of 3 V, 1 S from there to the return at 1 V.
      {"line with losses",
       heldAt("Lines.OLine x(r=4, l=1e-4, g=0.5, c=1e-4, length=2, N=1);", {{"p1", "10"}, {"p2", "4"}, {"p3", "1"}}), 1,
       line, 1e-5},
      {"line of resistors",
       heldAt("Lines.ULine x(r=4, c=1e-4, length=2, N=1);", {{"p1", "10"}, {"p2", "4"}, {"p3", "1"}}),
       1,
       {{"x.i1", 1, 0.75}, {"x.i2", 1, -0.75}, {"x.v13", 1, 9}, {"x.v23", 1, 3}, {"x.p3.i", 1, 0}},
       1e-5},
  };
  return all;
}

const std::vector<CircuitCase>& amplifierPinCases() {
  const std::string back = "B.Resistor r1(R=100), r2(R=250);";
  const std::string feedback =
      "connect(r1.p, earth.p); connect(r1.n, x.in_n); connect(r2.p, x.in_n); connect(r2.n, x.out); ";
  const auto open = [](const std::string& v) { return std::vector<PinPotential>{{"in_p", v}, {"in_n", "0.5"}}; };
  const std::string L = "I.IdealizedOpAmpLimited x(V0=4, Vps=12, Vns=-7",
                    homotopy = "Modelica.Blocks.Types.LimiterHomotopy.";
  const auto limited = [&](const std::string& options, const std::string& v) {
    return heldAt(L + options + "); B.Resistor load(R=10);", open(v),
                  "connect(load.p, x.out); connect(load.n, earth.p); ");
  };
  const auto smooth = [](const std::string& slope) {
    return heldAt("B.OpAmp x(Slope=" + slope + "); B.Resistor load(R=10);",
                  {{"in_p", "1.5"}, {"in_n", "0.5"}, {"VMax", "5"}, {"VMin", "-3"}},
                  "connect(load.p, x.out); connect(load.n, earth.p); ");
  };
  // Without feedback the amplifier decides which input is higher. Where they are equal the linear part of the
  // characteristic leaves the output open and no other part of it begins there by itself.
  const auto comparing = [&](const std::string& plus, const std::string& minus, const std::string& more = {},
                             const std::string& parts = {}) {
    return heldAt("I.IdealOpAmpLimited x; B.Resistor load(R=10); " + parts,
                  {{"in_p", plus}, {"in_n", minus}, {"VMax", "5"}, {"VMin", "-3"}},
                  "connect(load.p, x.out); connect(load.n, earth.p); " + more);
  };
  const std::string wave = "sin(2*Modelica.Constants.pi*time)";
  static const std::vector<CircuitCase> all = {
      {"comparator, high", comparing("2", "0.5"), 1, {{"x.s", 1, 2.5}, {"load.v", 1, 5}, {"load.i", 1, 0.5}}},
      {"comparator, low", comparing("0.5", "2"), 1, {{"x.s", 1, -2.5}, {"load.v", 1, -3}}},
      {"comparator of a wave that begins at its threshold",
       comparing(wave, "0"),
       1.25,
       {{"load.v", 0.001, 5},
        {"load.v", 0.499, 5},
        {"load.v", 0.501, -3},
        {"load.v", 0.999, -3},
        {"load.v", 1.001, 5}}},
      {"comparator of a wave from below",
       comparing("0", wave),
       1.25,
       {{"load.v", 0.001, -3}, {"load.v", 0.499, -3}, {"load.v", 0.501, 5}, {"load.v", 1.001, -3}}},
      {"comparator of a wave above its threshold",
       comparing(wave, "0.5"),
       1.25,
       {{"load.v", 0, -3}, {"load.v", 0.083, -3}, {"load.v", 0.084, 5}, {"load.v", 0.416, 5}, {"load.v", 0.417, -3}}},
      {"comparator of a capacitor that is charged from its threshold",
       comparing("c.v", "0",
                 "connect(q.p, earth.p); connect(q.n, c.p); connect(c.n, earth.p); q.i = 0.02*cos(10*time);",
                 "B.Capacitor c(C=0.01, v(start=0, fixed=true)); S.SignalCurrent q;"),
       1,
       {{"c.v", 0.2, 0.2 * std::sin(2.0)},
        {"load.v", 0.001, 5},
        {"load.v", 0.314, 5},
        {"load.v", 0.3145, -3},
        {"load.v", 0.628, -3},
        {"load.v", 0.6285, 5}}},
      {"not inverting",
       heldAt("I.IdealOpAmp3Pin x; " + back, {{"in_p", "2"}}, feedback),
       1,
       {{"x.out.v", 1, 7}, {"x.in_n.v", 1, 2}}},
      {"linear", limited("", "2"), 1, {{"load.v", 1, 6}, {"x.p_out", 1, -3.6}, {"x.i_s", 1, 3.6 / 19}}},
      {"upper limit", limited("", "6"), 1, {{"load.v", 1, 12}}},
      {"lower limit", limited("", "-6"), 1, {{"load.v", 1, -7}}},
      {"linear with events", limited(", strict=false", "2"), 1, {{"load.v", 1, 6}}},
      {"upper limit with events", limited(", strict=false", "6"), 1, {{"load.v", 1, 12}}},
      {"lower limit with events", limited(", strict=false", "-6"), 1, {{"load.v", 1, -7}}},
      {"from a line",
       limited(", homotopyType=" + homotopy + "Linear", "2"),
       1,
       {{"load.v", 1, 6}, {"x.simplifiedExpr", 1, 6}}},
      {"from above",
       limited(", homotopyType=" + homotopy + "UpperLimit", "2"),
       1,
       {{"load.v", 1, 6}, {"x.simplifiedExpr", 1, 12}}},
      {"from below",
       limited(", homotopyType=" + homotopy + "LowerLimit", "2"),
       1,
       {{"load.v", 1, 6}, {"x.simplifiedExpr", 1, -7}}},
      {"smooth limits", smooth("2"), 1, {{"load.v", 1, 1 + 2 / 1.5}}},
      {"smooth limits, negative", smooth("-2"), 1, {{"load.v", 1, 1 + 2 / 1.5}}},
  };
  return all;
}

const std::vector<CircuitCase>& sourcePinCases() {
  const std::string resistor = "Modelica.Electrical.Analog.Examples.Utilities.NonlinearResistor x(Ga=2, Gb=0.5, Ve=1);";
  static const std::vector<CircuitCase> all = {
      {"voltage from a signal",
       heldAt("S.SignalVoltage x; B.Resistor load(R=10);", {{"n", "2"}},
              "x.v = 3; connect(load.p, x.p); connect(load.n, earth.p); "),
       1,
       {{"load.v", 1, 5}, {"x.i", 1, -0.5}, {"x.n.i", 1, 0.5}}},
      {"current from a signal",
       heldAt("S.SignalCurrent x;", {{"p", "5"}, {"n", "2"}}, "x.i = 0.7; "),
       1,
       {{"x.v", 1, 3}, {"x.p.i", 1, 0.7}, {"x.n.i", 1, -0.7}}},
      {"cosine by signals",
       heldAt("S.CosineVoltageVariableFrequencyAndAmplitude x(constantAmplitude=3, constantFrequency=0.5, "
              "useConstantAmplitude=true, "
              "useConstantFrequency=true, offset=1); B.Resistor load(R=10);",
              {{"n", "2"}}, "connect(load.p, x.p); connect(load.n, earth.p); "),
       1,
       {{"x.phi", 1, 2 * std::acos(0.0)}, {"load.v", 1, 0}, {"load.v", 0.5, 3}},
       1e-5},
      {"cosine current by signals",
       heldAt("S.CosineCurrentVariableFrequencyAndAmplitude x(constantAmplitude=3, constantFrequency=0.5, "
              "useConstantAmplitude=true, "
              "useConstantFrequency=true, offset=1);",
              {{"p", "1"}, {"n", "2"}}),
       1,
       {{"x.phi", 1, 2 * std::acos(0.0)}, {"x.p.i", 1, -2}, {"x.p.i", 0.5, 1}},
       1e-5},
      {"supply at its power",
       heldAt("S.DCPowerSupply x(V0=20, I0=10, P0=100, Rcv=0.1, Gcc=0.1); B.Resistor load(R=2.25);", {{"n", "1"}},
              "connect(load.p, x.p); connect(load.n, x.n); "),
       1,
       {{"load.v", 1, 15}, {"x.P", 1, -100}, {"x.n.i", 1, 15 / 2.25}}},
      {"above the bend", heldAt(resistor, {{"p", "4"}, {"n", "1"}}), 1, {{"x.p.i", 1, 3}}},
      {"below the bend", heldAt(resistor, {{"p", "1"}, {"n", "4"}}), 1, {{"x.p.i", 1, -3}}},
      {"between the bends", heldAt(resistor, {{"p", "1.5"}, {"n", "1"}}), 1, {{"x.p.i", 1, 1}}},
      {"voltage sensor", heldAt("N.VoltageSensor x;", {{"p", "5"}, {"n", "2"}}), 1, {{"x.v", 1, 3}, {"x.p.i", 1, 0}}},
      {"current sensor",
       heldAt("N.CurrentSensor x; B.Resistor load(R=10);", {{"n", "2"}},
              "connect(load.p, x.p); connect(load.n, earth.p); "),
       1,
       {{"x.i", 1, -0.2}, {"x.n.i", 1, 0.2}, {"load.v", 1, 2}}},
      {"all sensors at once",
       heldAt("N.MultiSensor x; B.Resistor load(R=10);", {{"nc", "2"}, {"pv", "7"}, {"nv", "4"}},
              "connect(load.p, x.pc); connect(load.n, earth.p); "),
       1,
       {{"x.i", 1, -0.2}, {"x.v", 1, 3}, {"x.power", 1, -0.6}, {"x.nc.i", 1, 0.2}}},
  };
  return all;
}

}  // namespace

class ElectricalPinsTest : public QObject {
  Q_OBJECT
 private slots:
  void switches_data() { addRows(switchCases()); }
  void switches() { verifyRow(switchCases()); }
  void triacs_data() { addRows(triacCases()); }
  void triacs() { verifyRow(triacCases()); }
  void lines_data() { addRows(lineCases()); }
  void lines() { verifyRow(lineCases()); }
  void converters_data() { addRows(converterCases()); }
  void converters() { verifyRow(converterCases()); }
  void twoPorts_data() { addRows(twoPortCases()); }
  void twoPorts() { verifyRow(twoPortCases()); }
  void amplifiers_data() { addRows(amplifierPinCases()); }
  void amplifiers() { verifyRow(amplifierPinCases()); }
  void sources_data() { addRows(sourcePinCases()); }
  void sources() { verifyRow(sourcePinCases()); }
};

QTEST_GUILESS_MAIN(ElectricalPinsTest)
#include "electrical_pins_test.moc"
