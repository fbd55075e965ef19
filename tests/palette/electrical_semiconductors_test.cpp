// Transistors, thyristors, diodes and the detailed operational amplifier at given potentials, in closed form.
#include <QtTest>

#include "circuit_case.h"
#include "circuit_pins.h"
#include "constants.h"

using namespace armature::test;

namespace {

// Parameters of the transistors below, large enough for each term to be seen.
const std::string kTransistor =
    "Bf=4, Br=0.5, Is=1e-3, Vak=0.1, Tauf=0.2, Taur=0.3, Ccs=0.3, Cje=0.4, Cjc=0.5, Phie=0.8, Me=0.5, Phic=0.7, "
    "Mc=0.25, "
    "Gbc=0.02, Gbe=0.03, NF=1.5, NR=1.25, useSubstrate=true";

struct Transistor {
  double is = 1e-3, bf = 4, br = 0.5, vt = 0.1;
};

// Ebers and Moll's equations with Early effect; junction capacitance C0*(1 - v/Phi)^-M below zero and C0*(1 + M*v/Phi)
// above it. The voltages are those of the junctions, with the sign that lets them conduct, and so are the currents.
std::vector<Expectation> transistorAt(const Transistor& t, double vbc, double slopeBc, double vbe, double slopeBe,
                                      double slopeCs, double sign, double time) {
  const auto junction = [&](double v, double n, double g) { return t.is * (std::exp(v / (n * t.vt)) - 1) + g * v; };
  const auto depletion = [](double c, double v, double phi, double m) {
    return v > 0 ? c * (1 + m * v / phi) : c * std::pow(1 - v / phi, -m);
  };
  const double ibc = junction(vbc, 1.25, 0.02), ibe = junction(vbe, 1.5, 0.03), early = 1 - vbc * 0.1;
  const double cbc = depletion(0.5, vbc, 0.7, 0.25) + 0.3 * t.is / (1.25 * t.vt) * std::exp(vbc / (1.25 * t.vt));
  const double cbe = depletion(0.4, vbe, 0.8, 0.5) + 0.2 * t.is / (1.5 * t.vt) * std::exp(vbe / (1.5 * t.vt));
  const double substrate = -0.3 * slopeCs;
  const double collector = sign * ((ibe - ibc) * early - ibc / t.br - cbc * slopeBc) - substrate;
  const double base = sign * (ibe / t.bf + ibc / t.br + cbe * slopeBe + cbc * slopeBc);
  const double loss = vbe * ibe / t.bf + vbc * ibc / t.br + (ibe - ibc) * early * (vbe - vbc);
  return {{"x.C.i", time, collector},
          {"x.B.i", time, base},
          {"x.E.i", time, -collector - base - substrate},
          {"x.S.i", time, substrate},
          {"x.LossPower", time, loss}};
}

std::vector<PinPotential> potentials(const std::string& c, const std::string& b, const std::string& e,
                                     const std::string& s) {
  return {{"C", c}, {"B", b}, {"E", e}, {"S", s}};
}

const std::vector<CircuitCase>& transistorCases() {
  const std::string npn = "C.NPN x(" + kTransistor + ", Vt=0.1);", pnp = "C.PNP x(" + kTransistor + ", Vt=0.1);";
  const std::string warm = kTransistor + ", useTemperatureDependency=true, XTI=3, XTB=1.5, EG=0.5, Tnom=300";
  const std::string hot = " Heat.Sources.FixedTemperature hot(T=360); Real heat = hot.port.Q_flow;";
  const double vt = kBoltzmann / kElectron * 360, ratio = 360.0 / 300;
  const Transistor heated{.is = 1e-3 * std::exp((ratio - 1) * 0.5 / vt) * std::pow(ratio, 3),
                          .bf = 4 * std::pow(ratio, 1.5),
                          .br = 0.5 * std::pow(ratio, 1.5),
                          .vt = vt};
  // Potentials at 1 s: collector 2.3 + 0.3t, base 0.2 + 0.1t, emitter 0.05t and substrate -0.4t: forward operation.
  const auto forward = potentials("2 + 0.3*time", "0.2 + 0.1*time", "0.05*time", "-0.4*time");
  const auto reverse = potentials("-0.05*time", "0.1 + 0.1*time", "1 + 0.2*time", "0.3*time");
  const auto forwardP = potentials("-2 - 0.3*time", "-0.2 - 0.1*time", "-0.05*time", "0.4*time");
  const auto reverseP = potentials("0.05*time", "-0.1 - 0.1*time", "-1 - 0.2*time", "-0.3*time");
  const auto warmed = potentials("0.02 + 0.3*time - 0.3", "0.06 + 0.1*time - 0.1", "0.05*time - 0.05", "0");
  const auto warmedP = potentials("-0.02 - 0.3*time + 0.3", "-0.06 - 0.1*time + 0.1", "-0.05*time + 0.05", "0");
  auto ofHeat = [&](double sign) {
    std::vector<Expectation> list = transistorAt(heated, 0.04, -0.2, 0.06, 0.05, sign * 0.3, sign, 1);
    list.push_back({"heat", 1, list.back().value});
    return list;
  };
  static const std::vector<CircuitCase> all = {
      {"npn forward", heldAt(npn, forward), 2, transistorAt({}, 0.3 - 2.3, -0.2, 0.25, 0.05, 0.7, 1, 1)},
      {"npn reverse", heldAt(npn, reverse), 2, transistorAt({}, 0.25, 0.15, 0.2 - 1.2, -0.1, -0.35, 1, 1)},
      {"pnp forward", heldAt(pnp, forwardP), 2, transistorAt({}, 0.3 - 2.3, -0.2, 0.25, 0.05, -0.7, -1, 1)},
      {"pnp reverse", heldAt(pnp, reverseP), 2, transistorAt({}, 0.25, 0.15, 0.2 - 1.2, -0.1, 0.35, -1, 1)},
      {"npn hot", heldAt("C.NPN x(" + warm + ");" + hot, warmed, "connect(x.heatPort, hot.port); "), 2, ofHeat(1)},
      {"pnp hot", heldAt("C.PNP x(" + warm + ");" + hot, warmedP, "connect(x.heatPort, hot.port); "), 2, ofHeat(-1)},
      // Without a pin the substrate is grounded: the collector's capacitance goes to the ground.
      {"npn on ground",
       heldAt("C.NPN x(Is=0, Gbc=0, Gbe=0, Cjc=0, Cje=0, Tauf=0, Taur=0, Ccs=0.3);",
              {{"C", "1 + 2*time"}, {"B", "0"}, {"E", "0"}}),
       2,
       {{"x.C.i", 1, 0.6}}},
      {"pnp on ground",
       heldAt("C.PNP x(Is=0, Gbc=0, Gbe=0, Cjc=0, Cje=0, Tauf=0, Taur=0, Ccs=0.3);",
              {{"C", "1 + 2*time"}, {"B", "0"}, {"E", "0"}}),
       2,
       {{"x.C.i", 1, 0.6}}},
      // The higher end of the channel acts as drain; v = Beta*W/L = 0.2.
      {"nmos saturated",
       heldAt("C.NMOS x(W=2, L=1, Beta=0.1, Vt=0.5, K2=1, K5=0.8, dW=0, dL=0, RDS=10);",
              {{"D", "3"}, {"G", "2"}, {"S", "0.2"}, {"B", "0"}}),
       1,
       {{"x.D.i", 1, 2.8 / 10 + 0.2 / 2 * std::pow(0.8 * (2 - 0.2 - 0.5 - 0.2), 2)}}},
      {"nmos with exchanged ends",
       heldAt("C.NMOS x(W=2, L=1, Beta=0.1, Vt=0.5, K2=1, K5=0.8, dW=0, dL=0, RDS=10);",
              {{"D", "0.2"}, {"G", "2"}, {"S", "3"}, {"B", "0"}}),
       1,
       {{"x.D.i", 1, -2.8 / 10 - 0.2 / 2 * std::pow(0.8 * (2 - 0.2 - 0.5 - 0.2), 2)}}},
      {"diode with resistance",
       heldAt("C.Diode2 x(Vf=0.5, Ids=1e-3, Rs=2, Vt=0.1, N=1.5, Bv=10, Gp=0.25);",
              {{"p", "0.3 + 2*1e-3*(exp(2) - 1)"}, {"n", "0"}}),
       1,
       // at the junction 0.3 V
       {{"x.vd", 1, 0.3},
        {"x.id", 1, 1e-3 * (std::exp(2.0) - 1)},
        {"x.i", 1, 1e-3 * (std::exp(2.0) - 1) + 0.25 * (0.3 + 2e-3 * (std::exp(2.0) - 1))},
        {"x.LossPower", 1,
         (0.3 + 2e-3 * (std::exp(2.0) - 1)) *
             (1e-3 * (std::exp(2.0) - 1) + 0.25 * (0.3 + 2e-3 * (std::exp(2.0) - 1)))}}},
  };
  return all;
}

const std::vector<CircuitCase>& thyristorCases() {
  // Ron = (1.7 - 0.7)/2 = 0.5, Roff = 100/(1.7*0.1) with VDRM 10 and IH 0.1; gate 0.7 V at 0.1 A, bend at 0.65 V.
  const std::string part =
      "C.Thyristor x(VDRM=10, VRRM=8, VTM=1.7, IH=0.1, ITM=2, VGT=0.7, IGT=0.1, TON=0.01, TOFF=0.02, "
      "Vt=0.5, Nbv=0.8, vControl(start=0, fixed=true)); ";
  const double off = 100 / (1.7 * 0.1);
  const double gate = (1 - 0.65 * 0.65 / 0.7) / (0.05 / 0.1);  // current at 1 V, behind the bend
  // Fired by the gate the control grows to 10*vAK = 30 with the time constant 1.87*TON; conducting adds 5.
  static const std::vector<CircuitCase> all = {
      {"blocks",
       heldAt(part, {{"Anode", "4"}, {"Cathode", "1"}, {"Gate", "1"}}),
       0.1,
       {{"x.Anode.i", 0.1, 3 / off},
        {"x.vAK", 0.1, 3},
        {"x.vGK", 0.1, 0},
        {"x.vControl", 0.1, 0},
        {"x.Cathode.i", 0.1, -3 / off},
        {"x.LossPower", 0.1, 9 / off}}},
      {"conducts",
       heldAt(part, {{"Anode", "4"}, {"Cathode", "1"}, {"Gate", "2"}}),
       0.2,
       {{"x.Anode.i", 0.2, 6},
        {"x.Gate.i", 0.2, gate},
        {"x.Cathode.i", 0.2, -6 - gate},
        {"x.LossPower", 0.2, 18 + gate},
        {"x.vContot", 0.2, 35},
        {"x.vConmain", 0.2, 5}},
       1e-5},
      {"turns on",
       heldAt(part, {{"Anode", "4"}, {"Cathode", "1"}, {"Gate", "2"}}),
       0.001,
       // before it conducts more than IH
       {{"x.vControl", 0.0005, 30 * (1 - std::exp(-0.0005 / 0.0187))}},
       1e-4},
      {"gate below its bend",
       heldAt(part, {{"Anode", "4"}, {"Cathode", "1"}, {"Gate", "1.35"}}),
       0.1,
       {{"x.Gate.i", 0.1, 0.05}, {"x.vContot", 0.1, 0}}},
      {"turns off",
       heldAt("C.Thyristor x(VDRM=10, VRRM=8, VTM=1.7, IH=0.1, ITM=2, VGT=0.7, IGT=0.1, TON=0.01, TOFF=0.02, "
              "vControl(start=4, fixed=true)); ",
              {{"Anode", "0.01"}, {"Cathode", "0"}, {"Gate", "0"}}),
       0.01,
       {{"x.vControl", 0.01, 4 * std::exp(-0.01 / (0.638 * 0.02))},
        {"x.vContot", 0.005, 0},
        // half way, where 2*control = Von + Voff, the resistance is the geometric mean
        {"x.Anode.i", -0.638 * 0.02 * std::log(3.25 / 4), 0.01 / std::sqrt(0.5 * off)}},
       1e-4},
      // A control of 4 V has gone 5/7 of the way from 1.5 to 5 V, 3/14 beyond the middle.
      {"half turned on",
       heldAt("C.Thyristor x(VDRM=10, VRRM=8, VTM=1.7, IH=0.1, ITM=2, VGT=0.7, IGT=0.1, TON=0.01, TOFF=0.02, "
              "vControl(start=4, fixed=true)); ",
              {{"Anode", "0.01"}, {"Cathode", "0"}, {"Gate", "0"}}),
       0.001,
       {{"x.open", 0, 5.0 / 7},
        {"x.Anode.i", 0,
         0.01 / (std::sqrt(0.5 * off) * std::pow(0.5 / off, (3 * (1.5 / 7) - 4 * std::pow(1.5 / 7, 3)) / 2))}}},
      {"fires over head",
       heldAt(part, {{"Anode", "12"}, {"Cathode", "0"}, {"Gate", "0"}}),
       0.1,
       {{"x.vContot", 0.1, 5}, {"x.Anode.i", 0.005, 12 / off}},
       1e-4},
      {"breaks down",
       heldAt(part, {{"Anode", "-9"}, {"Cathode", "0"}, {"Gate", "0"}}),
       0.1,
       {{"x.Anode.i", 0.1, -8 / off * std::exp(1 / (0.8 * 0.5))}}},
      {"triac",
       heldAt("C.SimpleTriac x(VDRM=10, VRRM=8, VTM=1.7, IH=0.1, ITM=2, VGT=0.7, IGT=0.1, TON=0.01, TOFF=0.02); "
              "Real power = x.n.i*x.n.v + x.p.i*x.p.v + x.g.i*x.g.v - x.LossPower + 1;",
              {{"n", "1"}, {"p", "4"}, {"g", "5"}}),
       0.2,
       {{"power", 0.2, 1}, {"power", 0.05, 1}}},
  };
  return all;
}

const std::vector<CircuitCase>& transistorAmplifierCases() {
  // Potentials that rise evenly: behind each corner f of the chain lies 1/(2 pi f) of the slope less.
  const double tau = 1 / (4 * std::acos(0.0)), slope = 0.15 - 0.05;
  const double in = (0.2 + 0.15 * 4 - 0.1) - (0.1 + 0.05 * 4);
  const double fr1 = in - slope * tau / 5, fr2 = fr1 + slope * tau / 4 - slope * tau / 8, fr3 = fr2 - slope * tau / 10;
  const double common = (0.1 + 0.15 * 4) + (0.1 + 0.05 * 4);
  const double rise = 10 * slope + 0.5 * (0.15 + 0.05), sum = 10 * fr3 + 0.5 * common;
  const double source = sum - rise * tau / 2 - rise * 0.05;
  const std::string part =
      "B.OpAmpDetailed x(Rdm=100, Rcm=50, Cin=0.2, Vos=0.1, Ib=0.02, Ios=0.01, Avd0=20, CMRR=20, "
      "fp1=2, fp2=5, fp3=8, fp4=10, fz=4, sr_p=50, sr_m=50, Rout=2, Imaxso=9, Imaxsi=9, Ts=0.05, vcp=1, "
      "vcm=2); ";
  const auto pins = [](const std::string& p, const std::string& m, const std::string& out) {
    return std::vector<PinPotential>{{"p", p}, {"m", m}, {"outp", out}, {"p_supply", "15"}, {"m_supply", "-12"}};
  };
  static const std::vector<CircuitCase> all = {
      {"detailed amplifier follows",
       heldAt(part, pins("0.2 + 0.15*time", "0.1 + 0.05*time", "1")),
       4,
       {{"x.p.i", 4, 0.02 + 0.005 + 0.7 / 50 + in / 100 + 0.2 * slope},
        {"x.m.i", 4, 0.02 - 0.005 + 0.3 / 50 - in / 100 - 0.2 * slope},
        {"x.q_fr1", 4, fr1},
        {"x.q_fp1", 4, sum - rise * tau / 2},
        {"x.v_source", 4, source},
        {"x.outp.i", 4, (1 - source) / 2}},
       1e-5},
      {"detailed amplifier at its upper limit",
       heldAt(part, pins("9", "0", "13")),
       4,
       {{"x.v_source", 4, 14}, {"x.outp.i", 4, -0.5}},
       1e-5},
      {"detailed amplifier at its lower limit",
       heldAt(part, pins("-9", "0", "-9")),
       4,
       {{"x.v_source", 4, -10}, {"x.outp.i", 4, 0.5}},
       1e-5},
      {"detailed amplifier limits its current", heldAt(part, pins("9", "0", "-10")), 4, {{"x.outp.i", 4, -9}}, 1e-5},
      {"detailed amplifier limits what flows in", heldAt(part, pins("-9", "0", "12")), 4, {{"x.outp.i", 4, 9}}, 1e-5},
  };
  return all;
}

// Transistors whose pins all lead to the same potential, by resistors: nothing flows, and what the equations say of
// their voltages and currents is rounding. No relation between those is an event, no step is shortened for them.
const char* const kAtZero = R"(
  B.Ground g; B.Resistor R1(R=820); B.Resistor R2(R=920); B.Resistor R3(R=50);
  S.SineVoltage source(V=7.8, f=0.9); C.NMOS x; C.PNP y;
  B.Resistor xD(R=360); B.Resistor xG(R=380); B.Resistor xS(R=350); B.Resistor xB(R=790);
  B.Resistor yC(R=200); B.Resistor yB(R=780); B.Resistor yE(R=190);
equation
  connect(R1.n, g.p); connect(R2.n, R1.p); connect(R3.n, R2.p); connect(source.p, R3.p); connect(source.n, g.p);
  connect(x.D, xD.p); connect(xD.n, R3.p); connect(x.G, xG.p); connect(xG.n, g.p);
  connect(x.S, xS.p); connect(xS.n, R2.p); connect(x.B, xB.p); connect(xB.n, R2.p);
  connect(y.C, yC.p); connect(yC.n, R3.p); connect(y.B, yB.p); connect(yB.n, R2.p); connect(y.E, yE.p);
  connect(yE.n, R3.p);
)";
const char* const kFloating = R"(
  B.Ground g; B.Resistor R1(R=290); B.Resistor R3(R=280); B.Resistor R4(R=980); B.Resistor R5(R=670);
  S.SineVoltage source(V=7.6, f=4.2); C.NPN x; C.Diode2 y;
  B.Resistor xC(R=550); B.Resistor xB(R=430); B.Resistor xE(R=980); B.Resistor yp(R=900); B.Resistor yn(R=300);
equation
  connect(R1.n, g.p); connect(R3.n, R1.p); connect(R4.n, R1.p); connect(R5.n, R1.p); connect(source.p, R5.p);
  connect(source.n, g.p); connect(x.C, xC.p); connect(xC.n, R3.p); connect(x.B, xB.p); connect(xB.n, R3.p);
  connect(x.E, xE.p); connect(xE.n, R4.p); connect(y.p, yp.p); connect(yp.n, R1.p); connect(y.n, yn.p);
  connect(yn.n, R4.p);
)";
const char* const kGrounded = R"(
  B.Ground g; B.Resistor R1(R=60); B.Resistor R4(R=800); C.ZDiode x; C.NPN y; C.PMOS z;
  B.Resistor xp(R=130); B.Resistor xn(R=10); B.Resistor yC(R=740); B.Resistor yB(R=310); B.Resistor yE(R=100);
  B.Resistor zD(R=940); B.Resistor zG(R=730); B.Resistor zS(R=940); B.Resistor zB(R=40);
  Real slow(start=3, fixed=true);
equation
  der(slow) = -slow; connect(R1.n, g.p); connect(R4.n, R1.p);
  connect(x.p, xp.p); connect(xp.n, g.p); connect(x.n, xn.p); connect(xn.n, R4.p); connect(y.C, yC.p);
  connect(yC.n, g.p); connect(y.B, yB.p); connect(yB.n, R4.p); connect(y.E, yE.p); connect(yE.n, R4.p);
  connect(z.D, zD.p); connect(zD.n, R1.p); connect(z.G, zG.p); connect(zG.n, R1.p); connect(z.S, zS.p);
  connect(zS.n, R4.p); connect(z.B, zB.p); connect(zB.n, R1.p);
)";

}  // namespace

class ElectricalSemiconductorsTest : public QObject {
  Q_OBJECT
 private slots:
  void transistors_data() { addRows(transistorCases()); }
  void transistors() { verifyRow(transistorCases()); }
  void thyristors_data() { addRows(thyristorCases()); }
  void thyristors() { verifyRow(thyristorCases()); }
  void amplifiers_data() { addRows(transistorAmplifierCases()); }
  void amplifiers() { verifyRow(transistorAmplifierCases()); }
  void whatNothingDrivesIsAtRest_data();
  void whatNothingDrivesIsAtRest();
};

void ElectricalSemiconductorsTest::whatNothingDrivesIsAtRest_data() {
  QTest::addColumn<QString>("circuit");
  QTest::newRow("at zero") << kAtZero;
  QTest::newRow("floating") << kFloating;
  QTest::newRow("grounded") << kGrounded;
}

void ElectricalSemiconductorsTest::whatNothingDrivesIsAtRest() {
  QFETCH(QString, circuit);
  const CircuitRun run = runCircuit(circuit.toStdString(), 0.5, 1e-6);
  QVERIFY2(run.store, run.message.c_str());
  QVERIFY2(run.statistics.steps < 2000, qPrintable(QString::number(run.statistics.steps)));
  QVERIFY2(run.statistics.stateEvents < 100, qPrintable(QString::number(run.statistics.stateEvents)));
}

QTEST_GUILESS_MAIN(ElectricalSemiconductorsTest)
#include "electrical_semiconductors_test.moc"
