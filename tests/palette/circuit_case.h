// A row of a table of circuits: what is simulated and which values have to come out.
#pragma once
#include <QTest>
#include <cmath>
#include <string>
#include <vector>

#include "circuit_run.h"

namespace armature::test {

struct Expectation {
  std::string variable;
  double time;   // [s]
  double value;  // in the unit of the variable
};

struct CircuitCase {
  const char* name;
  std::string circuit;  // Modelica text, see runCircuit
  double stopTime;      // [s]
  std::vector<Expectation> expected;
  double tolerance = 1e-6;  // of each value, relative to it, and absolute below one
};

inline void addRows(const std::vector<CircuitCase>& cases) {
  QTest::addColumn<int>("row");
  for (size_t k = 0; k < cases.size(); ++k) QTest::newRow(cases[k].name) << int(k);
}

inline void verifyRow(const std::vector<CircuitCase>& cases) {
  QFETCH(int, row);
  const CircuitCase& c = cases[size_t(row)];
  const CircuitRun run = runCircuit(c.circuit, c.stopTime);
  QVERIFY2(run.store, run.message.c_str());
  for (const Expectation& e : c.expected) {
    const double value = run.at(e.variable, e.time);
    const double room = c.tolerance * std::max(std::abs(e.value), 1e-3);
    const QString text = QString("%1 at %2 s is %3, not %4").arg(e.variable.c_str()).arg(e.time).arg(value, 0, 'g', 12);
    QVERIFY2(std::abs(value - e.value) <= room, qPrintable(text.arg(e.value, 0, 'g', 12)));
  }
}

}  // namespace armature::test
