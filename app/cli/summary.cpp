#include "app/cli/summary.h"

#include <cstdio>

#include "engine/base/glob.h"
#include "engine/base/printable.h"

namespace armature::cli {

namespace {

constexpr size_t kMostStates = 40;

void printValue(const results::Store& store, const results::Column& column) {
  if (column.type == results::Column::Type::string) {
    std::printf("%s = \"%s\"\n", printable(column.name).c_str(), printable(column.text).c_str());
    return;
  }
  const std::string unit = column.unit == "1" ? std::string() : column.unit;
  std::printf("%s = %.6g%s%s\n", printable(column.name).c_str(), store.value(column, store.rowCount() - 1),
              unit.empty() ? "" : " ", printable(unit).c_str());
}

}  // namespace

void printSummary(const std::string& model, const results::Store& store, const solve::RunResult& result, bool isAll,
                  double seconds) {
  const uint64_t rows = store.rowCount();
  if (rows == 0) return;
  const auto& s = result.statistics;
  std::printf("%s: from %g s to %g s, %llu result points, %llu events, in %.2f s\n", printable(model).c_str(),
              store.time(0), result.endTime, static_cast<unsigned long long>(rows),
              static_cast<unsigned long long>(s.stateEvents + s.timeEvents), seconds);
  size_t left = 0;
  for (const results::Column& column : store.columns()) {
    if (isAll && (!column.isState || isOwnName(column.name))) continue;
    if (isAll && left++ >= kMostStates) continue;
    printValue(store, column);
  }
  if (left > kMostStates) std::printf("and %zu states more\n", left - kMostStates);
  if (isAll) std::printf("(--variables NAME … chooses what is shown, --output FILE writes all of the run)\n");
}

}  // namespace armature::cli
