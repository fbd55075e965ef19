// Voltage and current sources against the formulas of their courses, and semiconductors against the formulas of their
// characteristics, in every region.
#include "circuit_case.h"
#include "constants.h"

using namespace armature::test;

namespace {

struct Course {
  const char* name;                               // beginning of the names of both sources
  const char* modifier;                           // with # for the name of the height: V or I
  std::vector<std::pair<double, double>> values;  // time [s] and height; what changes with # is in the modifier
};

const std::vector<Course>& courses() {
  static const std::vector<Course> all{
      {"Constant", "# = 3", {{0.5, 3}}},
      {"Step", "# = 3, offset = 1, startTime = 0.4", {{0.3, 1}, {0.5, 4}}},
      {"Ramp", "# = 4, duration = 2, offset = 1, startTime = 0.5", {{0.4, 1}, {1, 2}, {2.8, 5}}},
      {"Sine",
       "# = 2, f = 0.5, phase = 0.3, offset = 1, startTime = 0.2",
       {{0.1, 1}, {1, 1 + 2 * std::sin(kPi * 0.8 + 0.3)}}},
      {"Cosine",
       "# = 2, f = 0.5, phase = 0.3, offset = 1, startTime = 0.2",
       {{0.1, 1}, {1, 1 + 2 * std::cos(kPi * 0.8 + 0.3)}}},
      {"ExpSine",
       "# = 2, f = 0.5, phase = 0.3, damping = 0.7, offset = 1, startTime = 0.2",
       {{1, 1 + 2 * std::exp(-0.56) * std::sin(kPi * 0.8 + 0.3)}}},
      {"Exponentials",
       "@ = 2, riseTime = 1, riseTimeConst = 0.4, fallTimeConst = 0.6, offset = 1, startTime = 0.5",
       {{1, 1 + 2 * (1 - std::exp(-1.25))}, {2.1, 1 + 2 * (1 - std::exp(-2.5)) * std::exp(-1.0)}}},
      {"Pulse",
       "# = 2, width = 25, period = 0.8, offset = 1, startTime = 0.4",
       {{0.3, 1}, {0.5, 3}, {0.7, 1}, {1.3, 3}, {1.5, 1}}},
      {"SawTooth", "# = 2, period = 0.8, offset = 1, startTime = 0.4", {{0.3, 1}, {0.8, 2}, {1.4, 1.5}}},
      {"Trapezoid",
       "# = 2, rising = 0.2, width = 0.3, falling = 0.1, period = 1, nperiod = 2, offset = 1, startTime = 0.5",
       {{0.6, 2}, {0.9, 3}, {1.05, 2}, {1.3, 1}, {1.6, 2}, {2.6, 1}}},
      {"Table", "table = [0, 1; 1, 3; 1, 5; 2, 4], offset = 1, startTime = 0.2", {{0.1, 1}, {0.7, 3}, {1.7, 5.5}}},
      {"LightningImpulse", "# = 100, T1 = 0.01, T2 = 0.35, startTime = 0.2", {{0.1, 0}}}};
  return all;
}

std::string filled(std::string modifier, bool isVoltage) {
  for (char& c : modifier)
    if (c == '#') c = isVoltage ? 'V' : 'I';
  const size_t place = modifier.find('@');
  if (place != std::string::npos) modifier.replace(place, 1, isVoltage ? "vMax" : "iMax");
  return modifier;
}

// Each source on a resistor of 2 Ohm: the voltage is u.v, the current leaves at n and returns at p.
const std::vector<CircuitCase>& sourceCases() {
  static std::vector<CircuitCase> cases;
  static std::vector<std::string> names;
  if (!cases.empty()) return cases;
  names.reserve(64);
  for (const bool isVoltage : {true, false}) {
    for (const Course& c : courses()) {
      names.push_back(std::string(c.name) + (isVoltage ? "Voltage" : "Current"));
      CircuitCase row{
          names.back().c_str(),
          "S." + names.back() + " u(" + filled(c.modifier, isVoltage) +
              "); B.Resistor r(R = 2); B.Ground g; equation connect(u.p, r.p); connect(u.n, r.n); connect(u.n, g.p);",
          3,
          {}};
      for (const auto& [time, value] : c.values) {
        row.expected.push_back({isVoltage ? "u.v" : "u.i", time, value});
        row.expected.push_back({"r.i", time, isVoltage ? value / 2 : -value});
      }
      cases.push_back(row);
    }
  }
  const std::string ports =
      " B.Resistor r(R = 2); B.Ground g; equation connect(u.p, r.p); connect(u.n, r.n); connect(u.n, g.p);";
  cases.push_back(
      {"SignalVoltage", "S.SignalVoltage u;" + ports + "u.v = 3*time;", 3, {{"r.i", 2, 3}, {"u.i", 2, -3}}});
  cases.push_back(
      {"SignalCurrent", "S.SignalCurrent u;" + ports + "u.i = 3*time;", 3, {{"r.i", 2, -6}, {"u.v", 2, -12}}});
  // Frequency 1 + t: phase 2 pi (t + t^2/2).
  const double phase = 2 * kPi * (0.7 + 0.245);
  for (const std::string course : {"Sine", "Cosine"}) {
    for (const std::string kind : {"Voltage", "Current"}) {
      names.push_back(course + kind + "VariableFrequencyAndAmplitude");
      const double wave = course == "Sine" ? std::sin(phase) : std::cos(phase);
      const std::string q = kind == "Voltage" ? "V" : "I", v = kind == "Voltage" ? "v" : "i";
      cases.push_back({names.back().c_str(),
                       "S." + names.back() + " u(offset = 1, phi(fixed = true));" + ports + "u." + q +
                           " = 2 + time; u.f = 1 + time;",
                       1,
                       {{"u." + v, 0.7, 1 + 2.7 * wave}}});
    }
  }
  cases.push_back({"constant amplitude",
                   "S.SineVoltageVariableFrequencyAndAmplitude u(useConstantAmplitude = true, constantAmplitude = 3,"
                   "useConstantFrequency = true, constantFrequency = 0.5, phi(fixed = true));" +
                       ports,
                   1,
                   {{"u.v", 0.7, 3 * std::sin(0.7 * kPi)}}});
  cases.push_back({"SupplyVoltage",
                   "S.SupplyVoltage u(Vps = 12, Vns = -5); B.Resistor a(R = 2), b(R = 2); B.Ground g; equation "
                   "connect(u.pin_p, a.p);"
                   "connect(u.pin_n, b.p); connect(u.ground, g.p); connect(a.n, g.p); connect(b.n, g.p);",
                   1,
                   {{"a.v", 1, 12}, {"b.v", 1, -5}}});
  // Limits of voltage, power and current of a supply: 60 V, 1200 W, 50 A. With load R: (V0, Rcv), P0, (I0, Gcc).
  const std::string supply =
      "S.DCPowerSupply u; B.Resistor r(R = %); B.Ground g; equation connect(u.p, r.p); connect(u.n, r.n); connect(u.n, "
      "g.p);";
  const auto loaded = [&](const char* r) { return std::string(supply).replace(supply.find('%'), 1, r); };
  cases.push_back({"supply, little load", loaded("10"), 1, {{"r.v", 1, 60 * 10 / 10.001}, {"u.i", 1, -60 / 10.001}}});
  cases.push_back({"supply, much load", loaded("0.1"), 1, {{"r.v", 1, 50 / (10 + 1e-3)}}});
  return cases;
}

double limitedExp(double x, double limit) {
  return x > limit ? std::exp(limit) * (1 + x - limit) : std::exp(x);
}

// A diode `x` at a voltage.
CircuitCase diodeAt(const char* name, const std::string& part, double v, double i) {
  return {name,
          "C." + part + "; S.ConstantVoltage u(V = " + std::to_string(v) +
              "); B.Ground g; equation connect(u.p, x.p); connect(u.n, x.n); connect(u.n, g.p);",
          1,
          {{"x.i", 1, i}, {"x.LossPower", 1, i * v}}};
}

// A diode with a resistance of 16 Ohm in series at the voltage that puts `vd` on its junction, which then carries `id`.
CircuitCase diode2At(const char* name, double vd, double id, double start) {
  const auto text = [](double x) { return QString::number(x, 'g', 17).toStdString(); };
  const double v = vd + 16 * id;
  return {name,
          "C.Diode2 x(vd(start = " + text(start) + ")); S.ConstantVoltage u(V = " + text(v) +
              "); B.Ground g; equation connect(u.p, x.p); connect(u.n, x.n); connect(u.n, g.p);",
          1,
          {{"x.vd", 1, vd}, {"x.i", 1, id + 1e-6 * v}}};
}

// A transistor `x` with its pins (three or four of them) at given potentials.
CircuitCase transistorAt(const char* name, const std::string& part,
                         const std::vector<std::pair<std::string, double>>& pins, std::vector<Expectation> expected) {
  CircuitCase row{name, "C." + part + "; B.Ground g; ", 1, std::move(expected)};
  std::string connections = "equation ";
  for (const auto& [pin, v] : pins) {
    row.circuit += "S.ConstantVoltage u" + pin + "(V = " + std::to_string(v) + ");";
    connections += "connect(u" + pin + ".p, x." + pin + "); connect(u" + pin + ".n, g.p);";
  }
  row.circuit += connections;
  return row;
}

double nmosCurrent(double uds, double ugs, double ubs) {
  const double k5 = 0.7311, v = 0.041e-3 * 17.5 / 4.5, ugst = k5 * (ugs - 0.8 + 1.144 * std::min(ubs, 0.0));
  const double leak = uds / 1e7;
  return leak + (ugst <= 0 ? 0 : ugst > uds ? v * uds * (ugst - uds / 2) : v * ugst * ugst / 2);
}
double pmosCurrent(double usd, double usg, double usb) {  // from source to drain, all voltages counted downward
  const double k5 = 0.839, v = 0.0105e-3 * 17.5 / 3.9, ugst = k5 * (usg - 1.0 + 0.41 * std::min(usb, 0.0));
  const double leak = usd / 1e7;
  return leak + (ugst <= 0 ? 0 : ugst > usd ? v * usd * (ugst - usd / 2) : v * ugst * ugst / 2);
}

const std::vector<CircuitCase>& semiconductorCases() {
  const double t = 350, vt = kBoltzmann * t / kElectron,
               growth = std::pow(t / 300.15, 3) * std::exp((t / 300.15 - 1) * 1.11 / vt);
  const double v2 = 8.31446261815324 * 293.15 / 96485.33212331002, is = 1e-16, vb = 0.02585;
  const double forward = is * (std::exp(0.65 / vb) - 1), reverse = is * (limitedExp(-2 / vb, 40) - 1),
               early = 1 + 2 * 0.02;
  const double id2 = 1e-13 * (std::exp(0.6 / v2) - 1);
  const double vk = 0.7 + v2, slope = 1e-13 * std::exp(vk / v2) / v2,
               id3 = 1e-13 * (std::exp(vk / v2) - 1) + slope * 0.1;
  const double id4 = -1e-13 * (1 + std::exp(0.5 / v2) - 2 * std::exp(-100 / (2 * v2)));
  const double ron = 1.0 / 25, roff = 1e4 / (1.7 * 6e-3);
  static const std::vector<CircuitCase> cases{
      diodeAt("diode forward", "Diode x", 0.5, 1e-6 * (std::exp(12.5) - 1) + 5e-9),
      diodeAt("diode on its line", "Diode x", 0.8, 1e-6 * (std::exp(15.0) * 6 - 1) + 8e-9),
      diodeAt("diode backward", "Diode x(R = 1e6)", -2, -1e-6 - 2e-6),
      diodeAt("warm diode", "Diode x(useTemperatureDependency = true, useHeatPort = false, T = 350)", 0.4,
              1e-6 * (std::exp(0.4 / vt) - 1) * growth + 4e-9),
      diode2At("diode 2 forward", 0.6, id2, 0),
      diode2At("diode 2 on its line", vk + 0.1, id3, 0),
      diode2At("diode 2 breaking down", -100.5, id4, -100),
      diodeAt("Zener diode forward", "ZDiode x", 0.5,
              1e-6 * (std::exp(12.5) - 1) - 0.7 * std::exp(-5.6 / (0.74 * 0.04)) + 5e-9),
      diodeAt("Zener diode on its line", "ZDiode x(Maxexp = 10)", 0.5, 1e-6 * (std::exp(10.0) * 3.5 - 1) + 5e-9),
      diodeAt("Zener diode breaking down", "ZDiode x", -5.2, -1e-6 - 0.7 * std::exp(0.1 / (0.74 * 0.04)) - 5.2e-8),
      diodeAt("Zener diode far beyond", "ZDiode x(Maxexp = 2)", -5.2,
              -1e-6 - 0.7 * std::exp(2.0) * (1 + 0.1 / (0.74 * 0.04) - 2) - 5.2e-8),
      transistorAt("n channel, saturation", "NMOS x", {{"D", 5}, {"G", 3}, {"S", 0}, {"B", -1}},
                   {{"x.D.i", 1, nmosCurrent(5, 3, -1)}, {"x.S.i", 1, -nmosCurrent(5, 3, -1)}}),
      transistorAt("n channel, resistive", "NMOS x", {{"D", 0.5}, {"G", 3}, {"S", 0}, {"B", 1}},
                   {{"x.D.i", 1, nmosCurrent(0.5, 3, 0)}, {"x.LossPower", 1, 0.5 * nmosCurrent(0.5, 3, 0)}}),
      transistorAt("n channel, turned round", "NMOS x", {{"D", 0}, {"G", 3}, {"S", 2}, {"B", -1}},
                   {{"x.D.i", 1, -nmosCurrent(2, 3, -1)}}),
      transistorAt("n channel, off", "NMOS x", {{"D", 5}, {"G", 0.5}, {"S", 0}, {"B", 0}}, {{"x.D.i", 1, 5e-7}}),
      transistorAt("p channel, saturation", "PMOS x", {{"D", 0}, {"G", 2}, {"S", 5}, {"B", 6}},
                   {{"x.S.i", 1, pmosCurrent(5, 3, -1)}, {"x.D.i", 1, -pmosCurrent(5, 3, -1)}}),
      transistorAt("p channel, resistive", "PMOS x", {{"D", 4.5}, {"G", 2}, {"S", 5}, {"B", 4}},
                   {{"x.S.i", 1, pmosCurrent(0.5, 3, 0)}, {"x.LossPower", 1, 0.5 * pmosCurrent(0.5, 3, 0)}}),
      transistorAt("p channel, turned round", "PMOS x", {{"D", 5}, {"G", 2}, {"S", 3}, {"B", 6}},
                   {{"x.D.i", 1, pmosCurrent(2, 3, -1)}}),
      transistorAt("npn, forward", "NPN x", {{"C", 2.65}, {"B", 0.65}, {"E", 0}},
                   {{"x.C.i", 1, (forward - reverse) * early - reverse / 0.1},
                    {"x.B.i", 1, forward / 50 + reverse / 0.1},
                    {"x.E.i", 1, -(forward - reverse) * early - forward / 50}}),
      transistorAt(
          "pnp, forward", "PNP x", {{"C", -2.65}, {"B", -0.65}, {"E", 0}},
          {{"x.C.i", 1, -(forward - reverse) * early + reverse / 0.1}, {"x.B.i", 1, -forward / 50 - reverse / 0.1}}),
      transistorAt("thyristor, blocking", "Thyristor x(vControl(fixed = true))",
                   {{"Anode", 10}, {"Gate", 0}, {"Cathode", 0}}, {{"x.Anode.i", 1, 10 / roff}}),
      transistorAt("thyristor, fired", "Thyristor x(vControl(fixed = true))",
                   {{"Anode", 1}, {"Gate", 0.8}, {"Cathode", 0}}, {{"x.Anode.i", 1, 1 / ron}, {"x.vGK", 1, 0.8}}),
      transistorAt("triac, fired",
                   "SimpleTriac x(thyristor1(vControl(fixed = true)), thyristor(vControl(fixed = true)))",
                   {{"p", 1}, {"g", 0.8}, {"n", 0}}, {{"x.thyristor1.Anode.i", 1, 1 / ron}})};
  return cases;
}

// What the test standards measure on a lightning stroke of the formula with these time constants [s].
struct Stroke {
  double front, tail;  // [s]
  double peak;         // of the formula
};

double strokeAt(bool isExponential, double tau1, double tau2, int m, double t) {
  if (isExponential) return std::exp(-t / tau1) - std::exp(-t / tau2);
  const double x = std::pow(t / tau1, m);
  return x / (1 + x) * std::exp(-t / tau2);
}

// Front: what the line through 10 % and 90 % needs from zero to the peak. Tail: from the begin of this line to half of
// the peak. All by search on the curve itself.
Stroke measured(bool isExponential, double tau1, double tau2, int m) {
  const auto y = [&](double t) { return strokeAt(isExponential, tau1, tau2, m, t); };
  double low = 0, high = 20 * std::max(tau1, tau2);
  for (int k = 0; k < 300; ++k) {
    const double a = low + (high - low) / 3, b = high - (high - low) / 3;
    (y(a) < y(b) ? low : high) = y(a) < y(b) ? a : b;
  }
  const double top = low, peak = y(top);
  const auto where = [&](double share, double below, double above) {
    for (int k = 0; k < 200; ++k) {
      const double middle = (below + above) / 2;
      (y(middle) < share * peak ? below : above) = middle;
    }
    return below;
  };
  const double t10 = where(0.1, 0, top), t90 = where(0.9, 0, top), t50 = where(0.5, 100 * std::max(tau1, tau2), top);
  const double front = (t90 - t10) / 0.8;
  return {front, t50 - (t10 - 0.1 * front), peak};
}

}  // namespace

class ElectricalSourcesTest : public QObject {
  Q_OBJECT
 private slots:
  void sources_data() { addRows(sourceCases()); }
  void sources() { verifyRow(sourceCases()); }
  void lightning_data();
  void lightning();
  void semiconductors_data() { addRows(semiconductorCases()); }
  void semiconductors() { verifyRow(semiconductorCases()); }
};

void ElectricalSourcesTest::lightning_data() {
  QTest::addColumn<bool>("isVoltage");
  QTest::addColumn<bool>("isExponential");
  QTest::newRow("voltage, exponentials") << true << true;
  QTest::newRow("voltage, Heidler") << true << false;
  QTest::newRow("current, exponentials") << false << true;
  QTest::newRow("current, Heidler") << false << false;
}

// Front and tail of the stroke, measured on the formula with the time constants that were found, and the course itself.
void ElectricalSourcesTest::lightning() {
  QFETCH(bool, isVoltage);
  QFETCH(bool, isExponential);
  const double peak = 30, offset = 2, start = 0.5, front = 1, tail = 10;
  const int m = 4;
  const std::string kind = isVoltage ? "Voltage" : "Current";
  const CircuitRun run = runCircuit(
      "S.LightningImpulse" + kind + " x(approximation = Modelica.Electrical.Analog.Types.ImpulseApproximation." +
          (isExponential ? "DoubleExp" : "Heidler") + ", " + (isVoltage ? "V" : "I") +
          " = 30, T1 = 1, T2 = 10, m = 4, offset = 2, startTime = 0.5); B.Resistor r(R = 1); B.Ground g; "
          "equation connect(x.p, r.p); connect(x.n, g.p); connect(r.n, g.p);",
      12);
  QVERIFY2(run.store, run.message.c_str());
  const double tau1 = run.at("x.signalSource.tau1", 0), tau2 = run.at("x.signalSource.tau2", 0);
  const Stroke stroke = measured(isExponential, tau1, tau2, m);
  QVERIFY2(std::abs(stroke.front - front) < 1e-6, qPrintable(QString::number(stroke.front, 'g', 12)));
  QVERIFY2(std::abs(stroke.tail - tail) < 1e-5, qPrintable(QString::number(stroke.tail, 'g', 12)));
  const std::string name = isVoltage ? "x.v" : "x.i";
  QCOMPARE(run.at(name, 0.4), offset);
  for (const double t : {0.3, 0.8, 2.0, 6.0, 11.0}) {
    const double expected = offset + peak / stroke.peak * strokeAt(isExponential, tau1, tau2, m, t);
    const double value = run.at(name, start + t);
    QVERIFY2(std::abs(value - expected) < 1e-4 * expected, qPrintable(QString("%1 at %2").arg(value).arg(t)));
  }
}

QTEST_GUILESS_MAIN(ElectricalSourcesTest)
#include "electrical_sources_test.moc"
