#include "engine/experiments/study.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/base/durable_file.h"
#include "engine/facade/measure.h"
#include "engine/results/csv.h"
#include "engine/results/hdf5.h"

namespace armature::experiments {

uint64_t Study::count() const {
  if (runs > 0) return runs;
  uint64_t product = 1;
  for (const Factor& f : factors) product = f.count > kMostRuns / product ? kMostRuns + 1 : product * f.count;
  return product;
}

std::vector<std::string> Study::valuesOf(uint64_t index) const {
  std::vector<std::string> values;
  uint64_t rest = index;
  for (uint32_t k = 0; k < factors.size(); ++k) {
    const Factor& f = factors[k];
    if (f.isRandom()) {
      values.push_back(f.drawn(seed, index, k));
    } else {
      values.push_back(f.valueAt(rest % f.count));
      rest /= f.count;
    }
  }
  return values;
}

std::string Study::fingerprint() const {
  std::string text = "runs " + std::to_string(count()) + " seed " + std::to_string(seed);
  for (const Factor& f : factors) {
    text += '\n' + f.name + ' ' + std::to_string(static_cast<int>(f.kind)) + ' ' + numberText(f.a) + ' ' +
            numberText(f.b) + ' ' + std::to_string(f.count);
    for (const std::string& choice : f.choices) text += '\t' + choice;
  }
  for (const std::string& measure : measures) text += "\nmeasure " + measure;
  for (const std::string& name : sampled) text += "\nsampled " + name;
  for (const double time : times) text += ' ' + numberText(time);
  for (const auto& [name, value] : settings) text += "\nset " + name + '=' + value;
  text += '\n' + numberText(run.startTime) + ' ' + numberText(run.stopTime) + ' ' + numberText(run.interval) + ' ' +
          numberText(run.tolerance);
  if (run.method != MethodKind::ida) text += '\n' + std::string(nameOf(run.method)) + ' ' + numberText(run.step);
  return text;
}

namespace {

Result<void> checkNames(const Study& study) {
  std::set<std::string> names;
  if (study.factors.empty()) return failure("E011", phrase("nothing is varied"));
  for (const Factor& f : study.factors) {
    if (!names.insert(f.name).second) return failure("E011", phrase("%1 is varied twice", f.name));
    if (f.isRandom() && study.runs == 0)
      return failure("E011", phrase("%1: a sweep has no distributions, montecarlo has", f.name));
    if (!f.isRandom() && study.runs > 0)
      return failure("E011", phrase("%1: montecarlo draws from distributions: normal, uniform or lognormal", f.name));
    for (const auto& [name, value] : study.settings)
      if (name == f.name) return failure("E011", phrase("%1 is varied and set to %2 as well", f.name, value));
  }
  if (study.count() > kMostRuns) return failure("E011", phrase("a study has at most %1 runs", kMostRuns));
  if (study.width() > kMostNumbers / std::max<uint64_t>(1, study.count()))
    return failure("E011", phrase("%1 runs with %2 measures each are more numbers than a table keeps (%3)",
                                  study.count(), study.width(), kMostNumbers));
  return {};
}

}  // namespace

Result<void> check(const Study& study, const Model& model) {
  if (Result<void> names = checkNames(study); !names) return names;
  for (const std::string& name : study.sampled)
    if (std::none_of(model.variables().begin(), model.variables().end(),
                     [&name](const ModelVariable& v) { return v.name == name; }))
      return failure("E011", phrase("there is no variable %1", name));
  // Parameters alone have values in a store without rows.
  const auto store = model.makeStore();
  for (const std::string& text : study.measures) {
    const Result<Measure> measure = Measure::read(text);
    if (!measure) return failure(measure.reason().code, phrase("%1: %2", text, measure.reason().message));
    const Result<double> value = measure->of(*store);
    if (!value && (value.reason().code == "M010" || value.reason().code == "M012"))
      return failure(value.reason().code, phrase("%1: %2", text, value.reason().message));
  }
  return {};
}

void Table::set(uint64_t row, uint8_t status, const double* values) {
  statuses_[row] = status;
  std::copy_n(values, width_, values_.begin() + static_cast<ptrdiff_t>(row * width_));
}

uint64_t Table::open() const {
  return static_cast<uint64_t>(std::count(statuses_.begin(), statuses_.end(), kOpen));
}

namespace {

Result<void> writeCsv(const Study& study, const Table& table, const std::string& path) {
  DurableFile file(path);
  std::string line;
  for (const Factor& f : study.factors) line += results::csvCell(f.name) + ',';
  for (const std::string& measure : study.measures) line += results::csvCell(measure) + ',';
  file.write(line + "status\n");
  for (uint64_t row = 0; row < table.rows() && !file.hasFailed(); ++row) {
    line.clear();
    for (const std::string& value : study.valuesOf(row)) line += results::csvCell(value) + ',';
    for (size_t k = 0; k < study.measures.size(); ++k) {
      results::appendCsvNumber(line, table.values(row)[k]);
      line += ',';
    }
    file.write(line + std::to_string(table.status(row)) + '\n');
  }
  return file.commit();
}

Result<void> writeNumbers(const Study& study, const Table& table, const std::string& path) {
  results::NumberTable numbers;
  const size_t factors = study.factors.size();
  for (const Factor& f : study.factors) {
    results::NumberTable::Column column{f.name, std::vector<double>(table.rows()), {}};
    if (std::any_of(f.choices.begin(), f.choices.end(), [](const std::string& c) { return !numberOf(c); }))
      column.choices = f.choices;
    numbers.columns.push_back(std::move(column));
  }
  for (const std::string& measure : study.measures)
    numbers.columns.push_back({measure, std::vector<double>(table.rows()), {}});
  for (uint64_t row = 0; row < table.rows(); ++row) {
    const std::vector<std::string> values = study.valuesOf(row);
    for (size_t k = 0; k < factors; ++k) {
      const std::vector<std::string>& words = numbers.columns[k].choices;
      numbers.columns[k].values[row] =
          words.empty() ? numberOf(values[k]).value_or(std::nan(""))
                        : static_cast<double>(std::find(words.begin(), words.end(), values[k]) - words.begin());
    }
    for (size_t k = 0; k < study.measures.size(); ++k) numbers.columns[factors + k].values[row] = table.values(row)[k];
    numbers.status.push_back(table.status(row));
  }
  return results::writeHdf5(numbers, path);
}

}  // namespace

Result<void> writeTable(const Study& study, const Table& table, const std::string& path) {
  return results::isHdf5(path) ? writeNumbers(study, table, path) : writeCsv(study, table, path);
}

}  // namespace armature::experiments
