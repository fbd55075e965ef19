// Results as CSV: a table whose columns are equally long, or a message.
#include "engine/results/csv.h"
#include "tests/robustness/fuzz/target.h"

using namespace armature;
using armature::fuzz::demand;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const Result<results::Table> table = results::readCsvText(fuzz::textOf(data, size), "fuzz");
  if (!table) {
    demand(!table.reason().message.empty(), "a failure has a message");
    return 0;
  }
  demand(table->columns.size() == table->names.size(), "each column has a name");
  for (const auto& column : table->columns)
    demand(column.size() == table->columns.front().size(), "columns are equally long");
  return 0;
}
