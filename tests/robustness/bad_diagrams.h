// Diagrams with one thing wrong each, and what a person must be told.
#pragma once
#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::test {

enum Status { kDone = 0, kUsage = 1, kModelError = 2, kStopped = 3 };

// How often a run may go round before it must be called endless. A bound by count holds on any machine.
struct Budget {
  uint64_t eventIterations = 0;  // 0 = no bound
  uint64_t events = 0;
  uint64_t steps = 0;
};

struct Row {
  const char* name;
  std::function<diagram::Document()> make;
  Status status;
  QString code;       // of the only error
  QStringList words;  // that its text or advice must have
  QStringList parts;  // that it must name
  Budget budget = {};
};

// The shipped drive train, where nothing is wrong.
diagram::Document first();
std::vector<Row> allRows();

}  // namespace armature::test
