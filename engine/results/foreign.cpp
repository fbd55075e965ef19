#include "engine/results/foreign.h"

#include <algorithm>
#include <cmath>

#include "engine/results/csv.h"
#include "engine/results/hdf5.h"
#include "engine/results/mat.h"

namespace armature::results {

namespace {

Diagnostic wrong(const std::string& path, const Phrase& why) {
  return failure("F302", phrase("%1: %2", path, why));
}

bool isSpace(char c) {
  return c == ' ' || c == '\t';
}

// "speed [rad/s]" and "speed, rad/s" and "speed (rad/s)" as tables of measured data have them: the name alone.
std::string nameIn(std::string text, std::string& unit) {
  for (const auto& [open, close] : {std::pair{'[', ']'}, std::pair{'(', ')'}}) {
    const size_t at = text.rfind(open);
    if (at == std::string::npos || at == 0 || text.back() != close || !isSpace(text[at - 1])) continue;
    unit = text.substr(at + 1, text.size() - at - 2);
    text.resize(at);
    while (!text.empty() && isSpace(text.back())) text.pop_back();
  }
  return text;
}

Result<std::shared_ptr<Store>> readTable(const std::string& path) {
  Result<Table> read = readCsv(path);
  if (!read) return read.reason();
  Table table = read.take();
  ForeignResults results;
  for (size_t k = 0; k < table.names.size(); ++k) {
    std::string unit;
    const std::string name = nameIn(table.names[k], unit);
    if (results.times.empty() && (name == "time" || name == "Time")) {
      results.times = std::move(table.columns[k]);
      continue;
    }
    results.variables.push_back({name, unit, "", static_cast<int64_t>(results.series.size()), false, 0});
    results.series.push_back(std::move(table.columns[k]));
  }
  return storeOf(std::move(results), path);
}

}  // namespace

Result<std::shared_ptr<Store>> storeOf(ForeignResults results, const std::string& path) {
  if (results.times.empty()) return wrong(path, phrase("there is no column time"));
  double last = -HUGE_VAL;
  for (const double t : results.times) {
    if (!(t >= last) || !std::isfinite(t)) return wrong(path, phrase("the times do not rise"));
    last = t;
  }
  for (const auto& series : results.series)
    if (series.size() != results.times.size()) return wrong(path, phrase("a column has another length than time"));
  std::vector<Column> columns;
  for (ForeignResults::Variable& v : results.variables) {
    Column column;
    column.name = std::move(v.name), column.unit = std::move(v.unit), column.description = std::move(v.description);
    column.isConstant = v.series < 0;
    column.constantAtFirst = v.constant;
    column.isNegated = v.isNegated;
    if (column.isConstant)
      column.kind = Column::Kind::parameter;
    else
      column.source = static_cast<uint32_t>(v.series);
    columns.push_back(std::move(column));
  }
  auto store = std::make_shared<Store>(std::move(columns), static_cast<uint32_t>(results.series.size()));
  std::vector<double> row(results.series.size());
  for (size_t k = 0; k < results.times.size(); ++k) {
    for (size_t s = 0; s < row.size(); ++s) row[s] = results.series[s][k];
    if (!store->append(results.times[k], row.data())) return wrong(path, phrase("there is not enough memory"));
  }
  store->finish();
  return store;
}

Result<std::shared_ptr<Store>> readResults(const std::string& path) {
  if (path.ends_with(".mat")) return readMat(path);
  if (isHdf5(path)) return readHdf5(path);
  return readTable(path);
}

}  // namespace armature::results
