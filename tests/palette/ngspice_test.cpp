// Transients of analog circuits against ngspice: the same circuit once as palette parts and once as a netlist, sampled
// on one grid; the voltage at a node has to agree within a thousandth of its swing. Where our parts follow
// another formula than SPICE the netlist's parameters are chosen so that both say the same (a diode's N from Vt at
// 27 degC, the transistor's temperature from its Vt). The times of both stand in the output. Skipped without ngspice.
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <cmath>

#include "circuit_run.h"

using namespace armature::test;

namespace {

constexpr int kPoints = 600;

struct Circuit {
  const char* name;
  std::string parts;    // Modelica text
  const char* netlist;  // without title, analysis and end
  const char* variable;
  const char* node;
  double stopTime;     // [s]
  double temperature;  // of the netlist [degC]
};

const char* const kDiode = ".model DM D(IS=1e-6 N=1.54709)\n";  // Vt = 0.04 V at 27 degC
const double kRoom = 27, kOfTransistor = 26.826862;             // the latter: Vt = 0.02585 V

std::string transistor(const char* name) {
  return std::string("C.NPN ") + name + ";";
}

const std::vector<Circuit>& circuits() {
  static const std::string bridge = std::string(R"(V1 a b SIN(0 10 50)
D1 a p DM
D2 b p DM
D3 0 a DM
D4 0 b DM
R1 p 0 200
C1 p 0 100u ic=0
)") + kDiode;
  static const std::string half = std::string("V1 1 0 SIN(0 5 50)\nD1 1 2 DM\nR1 2 0 1k\nC1 2 0 10u ic=0\n") + kDiode;
  static const std::string clipper = std::string("V1 1 0 SIN(0 3 100)\nR1 1 2 1k\nD1 2 0 DM\nD2 0 2 DM\n") + kDiode;
  static const std::string doubler = std::string(R"(V1 1 0 SIN(0 5 50)
C1 1 2 10u ic=0
D1 0 2 DM
D2 2 3 DM
C2 3 0 10u ic=0
R1 3 0 20k
)") + kDiode;
  static const char* const kNpn =
      ".model QM NPN(IS=1e-16 BF=50 BR=0.1 VAF=50 TF=0.12n TR=5n CJE=0.4p VJE=0.8 MJE=0.4 CJC=0.5p VJC=0.8 MJC=0.333 "
      "CJS=1p VJS=0.75 MJS=0 FC=0.0)\n";
  static const std::string amplifier = std::string(R"(VCC c 0 12
V1 in 0 SIN(0 0.01 1k)
CIN in b 10u ic=-1.9
R1 c b 47k
R2 b 0 10k
RC c o 2.2k
RE e 0 470
Q1 o b e 0 QM
)") + kNpn;
  static const std::string pair = std::string(R"(VP p 0 10
VN n 0 -10
V1 a 0 SIN(0 0.05 1k)
R1 p x 5k
R2 p y 5k
Q1 x a e 0 QM
Q2 y 0 e 0 QM
RE e n 5k
)") + kNpn;
  static const std::vector<Circuit> all = {
      {"charging a capacitor",
       "S.ConstantVoltage V1(V = 5); B.Resistor R1(R = 1000); B.Capacitor C1(C = 1e-6, v(start = 0, fixed = true)); "
       "B.Ground g; equation connect(V1.p, R1.p); connect(R1.n, C1.p); connect(C1.n, V1.n); connect(V1.n, g.p);",
       "V1 1 0 5\nR1 1 2 1k\nC1 2 0 1u ic=0\n", "C1.v", "v(2)", 5e-3, kRoom},
      {"series resonance",
       "S.SineVoltage V1(V = 10, f = 1000); B.Resistor R1(R = 10); B.Inductor L1(L = 0.01, i(start = 0, fixed = "
       "true)); "
       "B.Capacitor C1(C = 1e-6, v(start = 0, fixed = true)); B.Ground g; equation connect(V1.p, R1.p); "
       "connect(R1.n, L1.p); connect(L1.n, C1.p); connect(C1.n, V1.n); connect(V1.n, g.p);",
       "V1 1 0 SIN(0 10 1k)\nR1 1 2 10\nL1 2 3 10m ic=0\nC1 3 0 1u ic=0\n", "C1.v", "v(3)", 1e-2, kRoom},
      {"half-wave rectifier",
       "S.SineVoltage V1(V = 5, f = 50); C.Diode D1(Maxexp = 40); B.Resistor R1(R = 1000); "
       "B.Capacitor C1(C = 1e-5, v(start = 0, fixed = true)); B.Ground g; equation connect(V1.p, D1.p); "
       "connect(D1.n, R1.p); connect(D1.n, C1.p); connect(R1.n, g.p); connect(C1.n, g.p); connect(V1.n, g.p);",
       half.c_str(), "C1.v", "v(2)", 4e-2, kRoom},
      {"bridge rectifier",
       "S.SineVoltage V1(V = 10, f = 50); C.Diode D1(Maxexp = 40); C.Diode D2(Maxexp = 40); C.Diode D3(Maxexp = 40); "
       "C.Diode D4(Maxexp = 40); B.Resistor R1(R = 200); B.Capacitor C1(C = 1e-4, v(start = 0, fixed = true)); "
       "B.Ground g; equation connect(V1.p, D1.p); connect(V1.n, D2.p); connect(D1.n, R1.p); connect(D2.n, R1.p); "
       "connect(C1.p, R1.p); connect(D3.n, V1.p); connect(D4.n, V1.n); connect(D3.p, g.p); connect(D4.p, g.p); "
       "connect(R1.n, g.p); connect(C1.n, g.p);",
       bridge.c_str(), "C1.v", "v(p)", 6e-2, kRoom},
      {"clipper",
       "S.SineVoltage V1(V = 3, f = 100); B.Resistor R1(R = 1000); C.Diode D1(Maxexp = 40); C.Diode D2(Maxexp = 40); "
       "B.Ground g; equation connect(V1.p, R1.p); connect(R1.n, D1.p); connect(R1.n, D2.n); connect(D1.n, g.p); "
       "connect(D2.p, g.p); connect(V1.n, g.p);",
       clipper.c_str(), "D1.v", "v(2)", 2e-2, kRoom},
      {"voltage doubler",
       "S.SineVoltage V1(V = 5, f = 50); C.Diode D1(Maxexp = 40); C.Diode D2(Maxexp = 40); B.Resistor R1(R = 2e4); "
       "B.Capacitor C1(C = 1e-5, v(start = 0, fixed = true)); B.Capacitor C2(C = 1e-5, v(start = 0, fixed = true)); "
       "B.Ground g; equation connect(V1.p, C1.p); connect(C1.n, D1.n); connect(D1.p, g.p); connect(C1.n, D2.p); "
       "connect(D2.n, C2.p); connect(C2.p, R1.p); connect(C2.n, g.p); connect(R1.n, g.p); connect(V1.n, g.p);",
       doubler.c_str(), "C2.v", "v(3)", 0.1, kRoom},
      {"ladder of coils and capacitors",
       "S.ConstantVoltage V1(V = 1); B.Resistor R1(R = 50); B.Resistor R2(R = 50); "
       "B.Inductor L1(L = 1e-4, i(start = 0, fixed = true)); B.Inductor L2(L = 2e-4, i(start = 0, fixed = true)); "
       "B.Capacitor C1(C = 5e-8, v(start = 0, fixed = true)); B.Capacitor C2(C = 4e-8, v(start = 0, fixed = true)); "
       "B.Capacitor C3(C = 3e-8, v(start = 0, fixed = true)); B.Ground g; equation connect(V1.p, R1.p); "
       "connect(R1.n, C1.p); connect(R1.n, L1.p); connect(L1.n, C2.p); connect(L1.n, L2.p); connect(L2.n, C3.p); "
       "connect(L2.n, R2.p); connect(C1.n, g.p); connect(C2.n, g.p); connect(C3.n, g.p); connect(R2.n, g.p); "
       "connect(V1.n, g.p);",
       "V1 1 0 1\nR1 1 2 50\nC1 2 0 50n ic=0\nL1 2 3 100u ic=0\nC2 3 0 40n ic=0\nL2 3 4 200u ic=0\nC3 4 0 30n ic=0\n"
       "R2 4 0 50\n",
       "C3.v", "v(4)", 6e-5, kRoom},
      {"coupled coils",
       "S.SineVoltage V1(V = 10, f = 1000); B.Resistor R1(R = 10); B.Resistor R2(R = 100); "
       "B.Transformer T(L1 = 0.01, L2 = 0.04, M = 0.018, i1(start = 0, fixed = true), i2(start = 0, fixed = true)); "
       "B.Ground g; equation connect(V1.p, R1.p); connect(R1.n, T.p1); connect(T.n1, g.p); connect(T.p2, R2.p); "
       "connect(R2.n, g.p); connect(T.n2, g.p); connect(V1.n, g.p);",
       "V1 1 0 SIN(0 10 1k)\nR1 1 2 10\nL1 2 0 10m ic=0\nL2 3 0 40m ic=0\nK1 L1 L2 0.9\nR2 3 0 100\n", "R2.v", "v(3)",
       5e-3, kRoom},
      {"active low-pass",
       "S.SineVoltage V1(V = 1, f = 2000); B.Resistor R1(R = 1e4); B.Resistor R2(R = 1e4); "
       "B.Capacitor C1(C = 1e-8, v(start = 0, fixed = true)); B.Capacitor C2(C = 5e-9, v(start = 0, fixed = true)); "
       "B.VCV E1(gain = 1); B.Resistor R3(R = 1e4); B.Ground g; equation connect(V1.p, R1.p); connect(R1.n, R2.p); "
       "connect(R1.n, C1.p); connect(R2.n, C2.p); connect(C2.n, g.p); connect(R2.n, E1.p1); connect(E1.n1, g.p); "
       "connect(E1.p2, C1.n); connect(E1.n2, g.p); connect(E1.p2, R3.p); connect(R3.n, g.p); connect(V1.n, g.p);",
       "V1 1 0 SIN(0 1 2k)\nR1 1 2 10k\nR2 2 3 10k\nC1 2 4 10n ic=0\nC2 3 0 5n ic=0\nE1 4 0 3 0 1\nR3 4 0 10k\n",
       "R3.v", "v(4)", 2e-3, kRoom},
      {"transistor amplifier",
       "S.ConstantVoltage VCC(V = 12); S.SineVoltage V1(V = 0.01, f = 1000); "
       "B.Capacitor CI(C = 1e-5, v(start = -1.9, fixed = true)); B.Resistor R1(R = 47000); B.Resistor R2(R = 10000); "
       "B.Resistor RC(R = 2200); B.Resistor RE(R = 470); B.Ground g; " +
           transistor("Q1") +
           " equation connect(VCC.p, R1.p); connect(VCC.p, RC.p); connect(VCC.n, g.p); connect(V1.p, CI.p); "
           "connect(V1.n, g.p); connect(CI.n, R1.n); connect(R1.n, R2.p); connect(R2.n, g.p); connect(RC.n, Q1.C); "
           "connect(R1.n, Q1.B); connect(Q1.E, RE.p); connect(RE.n, g.p);",
       amplifier.c_str(), "Q1.C.v", "v(o)", 3e-3, kOfTransistor},
      {"differential pair",
       "S.ConstantVoltage VP(V = 10); S.ConstantVoltage VN(V = -10); S.SineVoltage V1(V = 0.05, f = 1000); "
       "B.Resistor R1(R = 5000); B.Resistor R2(R = 5000); B.Resistor RE(R = 5000); B.Ground g; " +
           transistor("Q1") + transistor("Q2") +
           " equation connect(VP.p, R1.p); connect(VP.p, R2.p); connect(VP.n, g.p); connect(VN.n, g.p); "
           "connect(V1.p, Q1.B); connect(V1.n, g.p); connect(R1.n, Q1.C); connect(R2.n, Q2.C); connect(Q2.B, g.p); "
           "connect(Q1.E, Q2.E); connect(Q1.E, RE.p); connect(RE.n, VN.p);",
       pair.c_str(), "Q2.C.v", "v(y)", 3e-3, kOfTransistor},
  };
  return all;
}

// Voltages of the node on the grid, from a run of ngspice in a folder; empty when it failed.
std::vector<double> byNgspice(const Circuit& c, const QString& folder, QString& output) {
  const QString netlist = folder + "/circuit.cir", table = folder + "/circuit.out";
  const QString step = QString::number(c.stopTime / kPoints, 'g', 12);
  QFile file(netlist);
  if (!file.open(QIODevice::WriteOnly)) return {};
  const QString stop = QString::number(c.stopTime, 'g', 12);
  const QString text = QString(
                           "circuit of a test\n%1.options reltol=1e-6 abstol=1e-13 vntol=1e-9 gmin=1e-15 temp=%2 "
                           "tnom=%2\n.tran %3 %4 0 %5 uic\n.control\nrun\nset wr_singlescale\nlinearize %6\n"
                           "wrdata %7 %6\n.endc\n.end\n")
                           .arg(c.netlist)
                           .arg(c.temperature, 0, 'g', 12)
                           .arg(step, stop, QString::number(c.stopTime / kPoints / 10, 'g', 12), c.node, table);
  file.write(text.toUtf8());
  file.close();
  QProcess process;
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.start("ngspice", {"-b", netlist});
  if (!process.waitForFinished(60000)) return {};
  output = QString::fromLocal8Bit(process.readAll());
  QFile result(table);
  std::vector<double> values;
  if (!result.open(QIODevice::ReadOnly)) return values;
  while (!result.atEnd()) {
    const QList<QByteArray> cells = result.readLine().simplified().split(' ');
    if (cells.size() == 2) values.push_back(cells[1].toDouble());
  }
  return values;
}

}  // namespace

class NgspiceTest : public QObject {
  Q_OBJECT
 private slots:
  void agrees_data();
  void agrees();
};

void NgspiceTest::agrees_data() {
  QTest::addColumn<int>("row");
  for (size_t k = 0; k < circuits().size(); ++k) QTest::newRow(circuits()[k].name) << int(k);
}

void NgspiceTest::agrees() {
  if (QStandardPaths::findExecutable("ngspice").isEmpty()) QSKIP("ngspice is not installed");
  QFETCH(int, row);
  const Circuit& c = circuits()[size_t(row)];
  QElapsedTimer timer;
  timer.start();
  const CircuitRun run = runCircuit(c.parts, c.stopTime, 1e-7);
  const double ours = double(timer.nsecsElapsed()) / 1e6;
  QVERIFY2(run.store, run.message.c_str());

  QTemporaryDir folder;
  QString output;
  timer.restart();
  const std::vector<double> theirs = byNgspice(c, folder.path(), output);
  const double spice = double(timer.nsecsElapsed()) / 1e6;
  QVERIFY2(theirs.size() >= kPoints, qPrintable(output));

  double worst = 0, at = 0;
  const auto [least, most] = std::minmax_element(theirs.begin() + 2, theirs.end());
  const double swing = *most - *least;
  // The first points differ where SPICE takes the sources' values at the start for the nodes between capacitors.
  for (int k = 2; k < kPoints; ++k) {
    const double time = c.stopTime * k / kPoints;
    const double error = std::abs(run.at(c.variable, time) - theirs[size_t(k)]);
    if (error > worst) worst = error, at = time;
  }
  qInfo("%s: %.2g of %.3g V apart; %.1f ms with translation, ngspice %.1f ms", c.name, worst, swing, ours, spice);
  QVERIFY2(worst <= 1e-3 * swing, qPrintable(QString("%1 V apart at %2 s").arg(worst).arg(at)));
}

QTEST_GUILESS_MAIN(NgspiceTest)
#include "ngspice_test.moc"
