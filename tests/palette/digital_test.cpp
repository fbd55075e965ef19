// Nine-valued logic: every gate, switch, buffer and converter over all values of its inputs against rules written down
// from the meaning of the values, not from tables; delays, sources, registers and memories against simple models.
#include <QRandomGenerator>
#include <QTest>
#include <algorithm>
#include <functional>

#include "circuit_run.h"

using namespace armature::test;

namespace {

const std::string kValues = "UX01ZWLH-";  // in the order of the type Logic
const char* const kStrengths[] = {"S_X01", "S_X0H", "S_XL1", "S_X0Z", "S_XZ1",
                                  "S_WLH", "S_WLZ", "S_WZH", "S_W0H", "S_WL1"};

// What a signal may stand for at the input of a gate: bit 1 = it may be 0, bit 2 = it may be 1.
int worlds(char v) {
  return v == '0' || v == 'L' ? 1 : v == '1' || v == 'H' ? 2 : 3;
}

// Result of a Boolean function: known where it is the same in all worlds, otherwise U if an input is U, else X.
char gate(const std::string& inputs, const std::function<bool(const std::vector<bool>&)>& function) {
  int result = 0;
  std::vector<bool> bits(inputs.size());
  for (uint32_t m = 0; m < (1u << inputs.size()); ++m) {
    bool isPossible = true;
    for (size_t k = 0; k < inputs.size(); ++k) {
      bits[k] = (m >> k) & 1;
      isPossible = isPossible && (worlds(inputs[k]) & (bits[k] ? 2 : 1));
    }
    if (isPossible) result |= function(bits) ? 2 : 1;
  }
  if (result != 3) return result == 2 ? '1' : '0';
  return inputs.find('U') == std::string::npos ? 'X' : 'U';
}

char allOf(const std::string& in) {
  return gate(in, [](const auto& b) { return std::count(b.begin(), b.end(), true) == long(b.size()); });
}
char anyOf(const std::string& in) {
  return gate(in, [](const auto& b) { return std::count(b.begin(), b.end(), true) > 0; });
}
// With an input that is not known an exclusive disjunction is never known.
char oddOf(const std::string& in) {
  return gate(in, [](const auto& b) { return std::count(b.begin(), b.end(), true) % 2 == 1; });
}
char negated(char v) {
  return gate({v}, [](const auto& b) { return !b[0]; });
}

// Two outputs on one node: the stronger one wins, equal strengths join what they stand for; '-' counts as X.
char wired(char a, char b) {
  if (a == 'U' || b == 'U') return 'U';
  const auto strength = [](char v) { return v == 'Z' ? 0 : v == 'W' || v == 'L' || v == 'H' ? 1 : 2; };
  if (strength(a) != strength(b)) a = b = strength(a) > strength(b) ? a : b;
  if (strength(a) == 0) return 'Z';
  const int joined = worlds(a) | worlds(b);
  return strength(a) == 1 ? "LHW"[joined - 1] : "01X"[joined - 1];
}

// The value with the strength of an output, "S_X01" and the like: what is shown for X, 0, 1.
char shown(char v, const std::string& strength) {
  return v == 'U' ? 'U' : strength[v == 'X' ? 2 : v == '0' || v == 'L' ? 3 : v == '1' || v == 'H' ? 4 : 2];
}

// A switch with its enable already turned so that 1 closes it.
char switched(char enable, char x, bool isResistive) {
  if (worlds(enable) == 1) return 'Z';
  if (enable == 'U' || x == 'U') return 'U';
  if (worlds(enable) == 3) return isResistive ? 'W' : 'X';
  if (!isResistive) return x == '-' ? 'X' : x;
  return x == 'X' || x == '-' ? 'W' : x == '0' ? 'L' : x == '1' ? 'H' : x;
}

// A buffer with its enable turned so that 1 lets through; '?' where shown and not shown value are both Z: the library
// leaves some of these cells unknown, others known.
char buffered(char enable, char x, const std::string& strength) {
  if (worlds(enable) == 1) return 'Z';
  if (worlds(enable) == 2) return shown(x, strength);
  if (shown(x, strength) == 'Z') return '?';
  return enable == 'U' || x == 'U' ? 'U' : strength[2];
}

std::string literal(const std::string& letters) {
  std::string text;
  for (const char c : letters) text += (text.empty() ? "L.'" : ", L.'") + std::string(1, c) + "'";
  return "{" + text + "}";
}

// A source that shows one letter after the other, each for a second.
std::string source(const std::string& name, const std::string& letters) {
  std::string times;
  for (size_t k = 0; k < letters.size(); ++k) times += (k ? ", " : "") + std::to_string(k);
  return "D.Sources.Table " + name + "(x = " + literal(letters) + ", t = {" + times + "});";
}

char letterAt(const CircuitRun& run, const std::string& variable, double time) {
  const double value = run.at(variable, time);
  return value >= 1 && value <= 9 ? kValues[size_t(value) - 1] : '!';
}

// All pairs, triples … of values as one string for each input.
std::vector<std::string> combinations(size_t inputs) {
  std::vector<std::string> columns(inputs);
  size_t count = 1;
  for (size_t k = 0; k < inputs; ++k) count *= 9;
  for (size_t row = 0; row < count; ++row) {
    size_t rest = row;
    for (size_t k = 0; k < inputs; ++k, rest /= 9) columns[k] += kValues[rest % 9];
  }
  return columns;
}

struct Part {
  std::string declaration;                                // of a part named #
  std::vector<std::string> inputs;                        // connectors
  std::string output;                                     // connector
  std::function<char(const std::string&)> expectedValue;  // of the values of its inputs; '?' is not compared
};

// Runs all parts over all combinations of their inputs, one each second, and compares at the half seconds.
void verifyParts(const std::vector<Part>& parts, size_t inputs) {
  const std::vector<std::string> columns = combinations(inputs);
  std::string text, equations;
  for (size_t k = 0; k < inputs; ++k) text += source("s" + std::to_string(k), columns[k]);
  for (size_t p = 0; p < parts.size(); ++p) {
    const std::string name = "p" + std::to_string(p);
    std::string declaration = parts[p].declaration;
    declaration.replace(declaration.find('#'), 1, name);
    text += declaration + ";";
    for (size_t k = 0; k < inputs; ++k)
      equations += "connect(s" + std::to_string(k) + ".y, " + name + "." + parts[p].inputs[k] + ");";
  }
  const CircuitRun run = runCircuit(text + "equation " + equations, double(columns[0].size()));
  QVERIFY2(run.store, run.message.c_str());
  for (size_t p = 0; p < parts.size(); ++p) {
    for (size_t row = 0; row < columns[0].size(); ++row) {
      std::string values;
      for (const std::string& column : columns) values += column[row];
      const char expected = parts[p].expectedValue(values);
      if (expected == '?') continue;
      const char found = letterAt(run, "p" + std::to_string(p) + "." + parts[p].output, double(row) + 0.5);
      const std::string message = parts[p].declaration + " of " + values + " gives " + found + ", not " + expected;
      QVERIFY2(found == expected, message.c_str());
    }
  }
}

}  // namespace

class DigitalTest : public QObject {
  Q_OBJECT
 private slots:
  void gatesOfTwo();
  void gatesOfThree();
  void singleInputs();
  void switchesAndBuffers();
  void multiplexer();
  void convertersOfNumbers();
  void delays();
  void timesOfGates_data();
  void timesOfGates();
  void sources();
  void registersFollowTheirModel_data();
  void registersFollowTheirModel();
  void addersAdd();
  void countersCount();
  void memories();
};

// Gates without and with delay, and the common node, over all 81 pairs.
void DigitalTest::gatesOfTwo() {
  std::vector<Part> parts;
  const std::vector<std::pair<std::string, std::function<char(const std::string&)>>> rules{
      {"And", allOf},
      {"Or", anyOf},
      {"Xor", oddOf},
      {"Nand", [](const std::string& v) { return negated(allOf(v)); }},
      {"Nor", [](const std::string& v) { return negated(anyOf(v)); }},
      {"Xnor", [](const std::string& v) { return negated(oddOf(v)); }}};
  for (const auto& [name, rule] : rules) {
    parts.push_back({"D.Basic." + name + " #", {"x[1]", "x[2]"}, "y", rule});
    parts.push_back({"D.Gates." + name + "Gate #(tLH = 0.1, tHL = 0.2)", {"x[1]", "x[2]"}, "y", rule});
  }
  parts.push_back(
      {"D.Tristates.WiredX #", {"x[1]", "x[2]"}, "y", [](const std::string& v) { return wired(v[0], v[1]); }});
  verifyParts(parts, 2);
}

// More inputs than two, over all 729 triples.
void DigitalTest::gatesOfThree() {
  verifyParts(
      {{"D.Basic.And #(n = 3)", {"x[1]", "x[2]", "x[3]"}, "y", allOf},
       {"D.Basic.Nor #(n = 3)", {"x[1]", "x[2]", "x[3]"}, "y", [](const std::string& v) { return negated(anyOf(v)); }},
       {"D.Basic.Xor #(n = 3)", {"x[1]", "x[2]", "x[3]"}, "y", oddOf},
       {"D.Tristates.WiredX #(n = 3)",
        {"x[1]", "x[2]", "x[3]"},
        "y",
        [](const std::string& v) { return wired(wired(v[0], v[1]), v[2]); }}},
      3);
}

void DigitalTest::singleInputs() {
  const auto reduced = [](const std::string& kept) {
    return [kept](const std::string& v) {
      if (worlds(v[0]) != 3) return worlds(v[0]) == 1 ? '0' : '1';
      if (kept.find('Z') != std::string::npos && (v[0] == 'Z' || v[0] == '-')) return 'Z';
      return v[0] == 'U' && kept[0] == 'U' ? 'U' : 'X';
    };
  };
  const auto same = [](const std::string& v) { return v[0]; };
  const auto negation = [](const std::string& v) { return negated(v[0]); };
  verifyParts({{"D.Basic.Not #", {"x"}, "y", negation},
               {"D.Gates.InvGate #(tLH = 0.1, tHL = 0.2)", {"x"}, "y", negation},
               {"D.Gates.BufGate #(tLH = 0.1, tHL = 0.2)", {"x"}, "y", same},
               {"D.Delay.TransportDelay #(delayTime = 0.1)", {"x"}, "y", same},
               {"D.Delay.InertialDelay #(delayTime = 0.1)", {"x"}, "y", same},
               {"D.Converters.LogicToX01 #(n = 1)", {"x[1]"}, "y[1]", reduced("X01")},
               {"D.Converters.LogicToX01Z #(n = 1)", {"x[1]"}, "y[1]", reduced("X01Z")},
               {"D.Converters.LogicToUX01 #(n = 1)", {"x[1]"}, "y[1]", reduced("UX01")}},
              1);
}

// Four switches and, with each of the ten strengths, four buffers over all pairs of enable and input.
void DigitalTest::switchesAndBuffers() {
  std::vector<Part> parts;
  for (const bool isLow : {false, true}) {
    for (const bool isResistive : {false, true}) {
      parts.push_back(
          {std::string("D.Tristates.") + (isLow ? "P" : "N") + (isResistive ? "R" : "") + "XFERGATE #",
           {"enable", "x"},
           "y",
           [=](const std::string& v) { return switched(isLow ? negated(v[0]) : v[0], v[1], isResistive); }});
    }
    for (const std::string strength : kStrengths) {
      const std::string rest = std::string(isLow ? "L" : "") + " #(strength = St.'" + strength + "')";
      parts.push_back({"D.Tristates.BUF3S" + rest, {"enable", "x"}, "y", [=](const std::string& v) {
                         return buffered(isLow ? negated(v[0]) : v[0], v[1], strength);
                       }});
      parts.push_back({"D.Tristates.INV3S" + rest, {"enable", "x"}, "y", [=](const std::string& v) {
                         return buffered(isLow ? negated(v[0]) : v[0], negated(v[1]), strength);
                       }});
    }
  }
  verifyParts(parts, 2);
}

// All 729 triples of both inputs and the selection.
void DigitalTest::multiplexer() {
  const auto rule = [](const std::string& v) {
    const auto flat = [](char c) { return worlds(c) == 1 ? '0' : worlds(c) == 2 ? '1' : c == 'U' ? 'U' : 'X'; };
    const char in1 = flat(v[0]), in0 = flat(v[1]), sel = flat(v[2]);
    if (sel == '0' || sel == '1' || in1 == in0) return shown(sel == '0' ? in0 : in1, "S_WLH");
    return in1 == 'U' || in0 == 'U' || sel == 'U' ? 'U' : 'W';
  };
  verifyParts({{"D.Multiplexers.MUX2x1 #(strength = St.'S_WLH')", {"in1", "in0", "sel"}, "out", rule}}, 3);
}

void DigitalTest::convertersOfNumbers() {
  const CircuitRun run = runCircuit(
      source("s", kValues) +
          R"(D.Converters.LogicToReal r(n = 1, value_U = 11, value_X = 12, value_0 = 13, value_1 = 14, value_Z = 15,
    value_W = 16, value_L = 17, value_H = 18, value_m = 19); D.Converters.LogicToBoolean b(n = 1);
    D.Converters.BooleanToLogic l(n = 2);
    D.Converters.RealToLogic q(n = 3, upper_limit = 2, lower_limit = 1, upper_value = L.'H', lower_value = L.'L', middle_value = L.'W');
    equation connect(s.y, r.x[1]); connect(s.y, b.x[1]); l.x = {true, false}; q.x = {0.5, 1.5, 2.5};)",
      9);
  QVERIFY2(run.store, run.message.c_str());
  for (int k = 0; k < 9; ++k) {
    QCOMPARE(run.at("r.y[1]", k + 0.5), 11.0 + k);
    QCOMPARE(run.at("b.y[1]", k + 0.5), kValues[size_t(k)] == '1' || kValues[size_t(k)] == 'H' ? 1.0 : 0.0);
  }
  QCOMPARE(letterAt(run, "l.y[1]", 1), '1');
  QCOMPARE(letterAt(run, "l.y[2]", 1), '0');
  QCOMPARE(letterAt(run, "q.y[1]", 1), 'L');
  QCOMPARE(letterAt(run, "q.y[2]", 1), 'W');
  QCOMPARE(letterAt(run, "q.y[3]", 1), 'H');
}

// Pulses shorter than an inertial delay vanish, a transport delay keeps them; times up and down differ.
void DigitalTest::delays() {
  const CircuitRun run =
      runCircuit(R"(D.Sources.Table s(y0 = L.'0', x = {L.'1', L.'0', L.'1', L.'0'}, t = {1, 1.5, 3, 6});
    D.Delay.TransportDelay t(delayTime = 0.7, y0 = L.'Z'); D.Delay.InertialDelay i(delayTime = 0.7, y0 = L.'Z');
    D.Delay.InertialDelaySensitive d(tLH = 0.7, tHL = 1.2, y0 = L.'0');
    D.Delay.InertialDelaySensitiveVector v(n = 2, tLH = 0.7, tHL = 0.2);
    equation connect(s.y, t.x); connect(s.y, i.x); connect(s.y, d.x); connect(s.y, v.x[1]); connect(s.y, v.x[2]);)",
                 9);
  QVERIFY2(run.store, run.message.c_str());
  const auto trace = [&](const std::string& name, const std::vector<double>& times) {
    std::string letters;
    for (const double t : times) letters += letterAt(run, name, t);
    return QByteArray::fromStdString(letters);
  };
  QCOMPARE(trace("t.y", {0.6, 0.8, 1.6, 1.8, 2.1, 2.3, 3.6, 3.8, 6.6, 6.8}), QByteArray("Z00110011") + "0");
  QCOMPARE(trace("i.y", {0.6, 0.8, 1.8, 3.6, 3.8, 6.6, 6.8}), QByteArray("Z000110").replace(5, 1, "1"));
  QCOMPARE(trace("d.y", {0.5, 1.8, 3.6, 3.8, 7.1, 7.3}), QByteArray("000110"));
  QCOMPARE(run.at("d.lh", 3.5), 1.0);
  QCOMPARE(run.at("d.lh", 6.5), -1.0);
  QCOMPARE(trace("v.y[2]", {0.5, 1.8, 3.6, 3.8, 6.1, 6.3}), QByteArray("000110"));
}

// Gates and registers pass changes up after 0.7 s and down after 1.2 s; the input is high from 1 s to 4 s.
void DigitalTest::timesOfGates_data() {
  QTest::addColumn<QByteArray>("part");
  QTest::addColumn<bool>("isNegated");
  const std::pair<const char*, bool> gates[] = {{"AndGate", false}, {"NandGate", true}, {"OrGate", false},
                                                {"NorGate", true},  {"XorGate", false}, {"XnorGate", true},
                                                {"BufGate", false}, {"InvGate", true}};
  for (const auto& [name, isNegated] : gates) {
    const QByteArray gate(name), high = gate.contains("nd") ? "1" : "0";
    const bool isSingle = gate == "BufGate" || gate == "InvGate";
    const QByteArray inputs = isSingle ? "connect(s.y, g.x); " : "connect(s.y, g.x[1]); g.x[2] = L.'" + high + "'; ";
    QTest::newRow(name) << "D.Gates." + gate + " g(" + (isSingle ? "" : "n = 2, ") +
                               "tLH = 0.7, tHL = 1.2, y0 = L.'0'); L y = g.y; equation " + inputs
                        << isNegated;
  }
  for (const QByteArray name : {"DFFREG", "DFFREGSRH", "DLATREG", "DLATREGSRH"}) {
    const QByteArray control = name.startsWith("DFF") ? "connect(c.y, g.clock); " : "g.enable = L.'1'; ";
    QTest::newRow(name.constData())
        << "D.Sources.DigitalClock c(period = 1, startTime = 1); D.Registers." + name +
               " g(n = 1, tLH = 0.7, tHL = 1.2); L y = g.dataOut[1]; equation " + control +
               "connect(s.y, g.dataIn[1]); g.reset = if time < 0.5 then L.'1' else L.'0'; " +
               (name.endsWith("SRH") ? "g.set = L.'0'; " : "")
        << false;
  }
}

void DigitalTest::timesOfGates() {
  QFETCH(QByteArray, part);
  QFETCH(bool, isNegated);
  const CircuitRun run =
      runCircuit("D.Sources.Table s(y0 = L.'0', x = {L.'1', L.'0'}, t = {0.99, 3.99}); " + part.toStdString(), 7);
  QVERIFY2(run.store, run.message.c_str());
  std::string letters;
  const std::vector<double> times =
      isNegated ? std::vector<double>{0.9, 2.1, 2.3, 4.6, 4.8} : std::vector<double>{0.9, 1.6, 1.8, 5.1, 5.3};
  for (const double t : times) letters += letterAt(run, "y", t);
  // A register shows U until its first value has lasted.
  const bool isRegister = part.contains("Registers");
  QCOMPARE(letters, std::string(isRegister ? "UU110" : isNegated ? "11001" : "00110"));
}

void DigitalTest::sources() {
  const CircuitRun run = runCircuit(
      R"(D.Sources.Set a(x = L.'H'); D.Sources.Step b(before = L.'L', after = L.'X', stepTime = 2);
    D.Sources.DigitalClock c(period = 2, startTime = 1, width = 25);
    D.Sources.Pulse d(period = 2, startTime = 1, width = 25, pulse = L.'W', quiet = L.'Z', nperiod = 2);
    D.Sources.Table e(x = {L.'0', L.'1'}, t = {1, 3}, y0 = L.'-');)",
      9);
  QVERIFY2(run.store, run.message.c_str());
  std::string letters[5];
  for (const double t : {0.5, 1.2, 1.8, 2.5, 3.2, 3.8, 5.2, 7.2})
    for (size_t k = 0; k < 5; ++k) letters[k] += letterAt(run, std::string(1, char('a' + k)) + ".y", t);
  QCOMPARE(letters[0], std::string("HHHHHHHH"));
  QCOMPARE(letters[1], std::string("LLLXXXXX"));
  QCOMPARE(letters[2], std::string("01001011"));
  QCOMPARE(letters[3], std::string("ZWZZWZZZ"));
  QCOMPARE(letters[4], std::string("-0001111"));
}

void DigitalTest::registersFollowTheirModel_data() {
  QTest::addColumn<QByteArray>("name");
  QTest::addColumn<bool>("isLatch");
  QTest::addColumn<bool>("hasSet");
  QTest::addColumn<bool>("isLow");
  for (const bool isLatch : {false, true}) {
    for (const auto& [ending, hasSet, isLow] : {std::tuple("", false, false), std::tuple("L", false, true),
                                                std::tuple("SRH", true, false), std::tuple("SRL", true, true)}) {
      const QByteArray name = QByteArray(isLatch ? "DLATREG" : "DFFREG") + ending;
      QTest::newRow(name.constData()) << name << isLatch << hasSet << isLow;
    }
  }
}

// Random zeros and ones at all inputs for 300 s; the state after each second must be that of a few lines of C++.
void DigitalTest::registersFollowTheirModel() {
  QFETCH(QByteArray, name);
  QFETCH(bool, isLatch);
  QFETCH(bool, hasSet);
  QFETCH(bool, isLow);
  constexpr int kSteps = 300;
  QRandomGenerator random(7);
  std::string columns[5];  // clock, data 1, data 2, reset, set
  for (int k = 0; k < kSteps; ++k)
    for (int c = 0; c < 5; ++c) {
      // Reset first, so that the state is known; later set and reset are rare.
      const bool isOn = c >= 3 ? (k == 0 ? c == 3 : random.bounded(8) == 0) : random.bounded(2) == 1;
      columns[c] += (isOn != (c >= 3 && isLow)) ? '1' : '0';
    }
  std::string text = "D.Registers." + name.toStdString() + " r(n = 2, strength = St.'S_XL1', tHL = 0.1, tLH = 0.2);";
  for (int c = 0; c < 5; ++c) text += source("s" + std::to_string(c), columns[c]);
  text += std::string("equation connect(s0.y, r.") + (isLatch ? "enable" : "clock") +
          "); connect(s1.y, r.dataIn[1]); connect(s2.y, r.dataIn[2]); connect(s3.y, r.reset);" +
          (hasSet ? "connect(s4.y, r.set);" : "");
  const CircuitRun run = runCircuit(text, kSteps);
  QVERIFY2(run.store, run.message.c_str());
  bool state[2] = {false, false}, wasRising = false;
  for (int k = 0; k < kSteps; ++k) {
    const auto bit = [&](int c) { return columns[c][size_t(k)] == '1'; };
    const auto changed = [&](int c) { return k > 0 && columns[c][size_t(k)] != columns[c][size_t(k - 1)]; };
    const bool isReset = bit(3) != isLow, isSet = hasSet && bit(4) != isLow;
    if (changed(0)) wasRising = bit(0);
    const bool isActive = isLatch ? bit(0) : wasRising && (changed(0) || changed(3) || (hasSet && changed(4)));
    for (int d = 0; d < 2; ++d) {
      if (isSet || isReset)
        state[d] = isSet;
      else if (isActive)
        state[d] = bit(1 + d);
      const char found = letterAt(run, "r.dataOut[" + std::to_string(d + 1) + "]", k + 0.5);
      QVERIFY2(found == (state[d] ? '1' : 'L'),
               qPrintable(QString("bit %1 after %2 s is %3").arg(d + 1).arg(k).arg(found)));
    }
  }
}

// All sums of two numbers of three bits with both carries.
void DigitalTest::addersAdd() {
  std::string columns[7];
  for (int row = 0; row < 128; ++row)
    for (int k = 0; k < 7; ++k) columns[k] += ((row >> k) & 1) ? '1' : '0';
  std::string text = "D.Examples.Utilities.Adder add(n = 3);", equations = "equation connect(s6.y, add.c_in);";
  for (int k = 0; k < 7; ++k) text += source("s" + std::to_string(k), columns[k]);
  for (int k = 0; k < 3; ++k) {
    equations += "connect(s" + std::to_string(k) + ".y, add.a[" + std::to_string(k + 1) + "]);";
    equations += "connect(s" + std::to_string(k + 3) + ".y, add.b[" + std::to_string(k + 1) + "]);";
  }
  const CircuitRun run = runCircuit(text + equations, 128);
  QVERIFY2(run.store, run.message.c_str());
  for (int row = 0; row < 128; ++row) {
    int sum = letterAt(run, "add.c_out", row + 0.5) == '1' ? 8 : 0;
    for (int k = 0; k < 3; ++k)
      sum += letterAt(run, "add.s[" + std::to_string(k + 1) + "]", row + 0.5) == '1' ? 1 << k : 0;
    QCOMPARE(sum, (row & 7) + ((row >> 3) & 7) + (row >> 6));
  }
}

// A counter of flip-flops counts falling edges while enabled.
void DigitalTest::countersCount() {
  const CircuitRun run = runCircuit(
      R"(D.Examples.Utilities.Counter c(n = 3); D.Sources.Step e(before = L.'0', after = L.'1', stepTime = 2.2);
    D.Sources.DigitalClock k(period = 1, startTime = 0, width = 50);
    equation connect(e.y, c.enable); connect(k.y, c.count);)",
      14);
  QVERIFY2(run.store, run.message.c_str());
  for (int t = 0; t < 14; ++t) {
    int number = 0;
    for (int k = 0; k < 3; ++k)
      number += letterAt(run, "c.q[" + std::to_string(k + 1) + "]", t + 0.8) == '1' ? 1 << k : 0;
    QCOMPARE(number, t < 2 ? 0 : (t - 1) % 8);
  }
}

// Words of a file are read; written words come back, those with an unknown address do not.
void DigitalTest::memories() {
  QTemporaryDir folder;
  QFile file(folder.filePath("words.txt"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("0 1 # first\n1 0\n1 1\n0 0\n");
  file.close();
  const std::string name = file.fileName().toStdString();
  const CircuitRun run =
      runCircuit("D.Memories.DLATROM rom(fileName = \"" + name + "\"); D.Memories.DLATRAM ram(fileName = \"" + name +
                     "\", strength = St.'S_XL1');" + source("a0", "010101X") + source("a1", "001101X") +
                     source("re", "111110X") + source("we", "000100X") + source("d", "1111001") + R"(
    equation connect(a0.y, rom.addr[1]); connect(a1.y, rom.addr[2]); connect(re.y, rom.RE);
    connect(a0.y, ram.addr[1]); connect(a1.y, ram.addr[2]);
    connect(re.y, ram.RE); connect(we.y, ram.WE); connect(d.y, ram.dataIn[1]); connect(d.y, ram.dataIn[2]);)",
                 7, 1e-9, folder.path().toStdString());
  QVERIFY2(run.store, run.message.c_str());
  const auto word = [&](const std::string& part, double t) {
    return QByteArray(1, letterAt(run, part + ".dataOut[1]", t)) + letterAt(run, part + ".dataOut[2]", t);
  };
  const QByteArray read[] = {"01", "10", "11", "00", "01", "ZZ", "XX"};
  const QByteArray stored[] = {"L1", "1L", "11", "11", "L1", "ZZ", "XX"};
  for (int k = 0; k < 7; ++k) {
    QCOMPARE(word("rom", k + 0.5), read[k]);
    QCOMPARE(word("ram", k + 0.5), stored[k]);
  }
}

QTEST_GUILESS_MAIN(DigitalTest)
#include "digital_test.moc"
