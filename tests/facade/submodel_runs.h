// Runs of a diagram, and of the same diagram with some of its parts in a sub-model: how far they are apart.
#pragma once
#include <QString>
#include <cmath>

#include "engine/diagram/submodel.h"
#include "engine/facade/session.h"

namespace armature::test {

struct Run {
  std::shared_ptr<const Model> model;
  std::shared_ptr<results::Store> store;
  QString errors;
  bool isDone = false;
};

// With a tolerance of `share` of the diagram's.
inline Run run(Session& session, const diagram::Document& document, double share = 1) {
  Run made;
  Source source;
  source.document = &document;
  std::vector<Message> messages;
  made.model = session.translate(source, messages);
  if (made.model) {
    made.store = made.model->makeStore();
    solve::Control control;
    solve::Settings settings = made.model->defaultSettings();
    settings.tolerance *= share;
    const auto result = made.model->run(settings, {}, control, *made.store, messages);
    made.isDone = result.outcome == solve::Outcome::finished || result.outcome == solve::Outcome::terminated;
  }
  for (const Message& m : messages)
    if (m.severity == Severity::error) made.errors += QString::fromStdString(m.toText()) + '\n';
  return made;
}

// Not of the model: which when-clause has been entered, which way round the engine has gone through a joint, which body
// of several in one piece the turning is counted of, and by which number it knows a table.
inline bool isOfTheEngine(const std::string& name) {
  return name.front() == '$' || name.find(".R_rel.") != std::string::npos || name.find(".Q[") != std::string::npos ||
         name.ends_with(".tableID");
}

inline const results::Column* columnOf(const results::Store& store, const std::string& name) {
  const int64_t found = store.find(name);
  return found < 0 ? nullptr : &store.columns()[static_cast<size_t>(found)];
}

using Series = std::vector<double>;

// At 21 instants, those of events not among them (as far as they are at round times).
inline Series seriesOf(const Run& run, const std::string& name) {
  const results::Column* column = columnOf(*run.store, name);
  const solve::Settings& settings = run.model->defaultSettings();
  Series values;
  for (int i = 0; i <= 20; ++i) {
    const double t = settings.startTime + (settings.stopTime - settings.startTime) * std::min(1.0, (i + 0.0137) / 20);
    values.push_back(run.store->valueAt(*column, t));
  }
  return values;
}

// The largest difference up to each instant, in parts of the largest value (of 1e-2 at least: a tenth of what the
// integrator may leave open).
inline Series differences(const Series& a, const Series& b) {
  double scale = 1e-2;
  for (const double value : a) scale = std::max(scale, std::abs(value));
  Series made;
  for (size_t i = 0; i < a.size(); ++i)
    made.push_back(std::max(made.empty() ? 0.0 : made.back(), std::abs(a[i] - b[i]) / scale));
  return made;
}

struct Distance {
  double value = 0;  // in parts of the largest value
  std::string name;
};

// How much the results of a diagram (the same with a tenth of the tolerance: `finer`) leave open, and how far those
// with the sub-model are from them. Other names order the unknowns differently, so that results differ by what the
// integrator leaves open: some hundred times its tolerance for one step; how much that is in a sensitive model, `finer`
// tells; solutions that part for good do so by an instant or two earlier or later. Other states may be chosen, too,
// which leave more open than those before: `movedFiner`, where it is not null, tells how much. The first variable that
// is missing or too far off, in words; empty: there is none. `worst`: the one that is farthest.
inline QString difference(const Run& before, const Run& finer, const Run& moved, const diagram::Submodel& submodel,
                          Distance& worst, const Run* movedFiner = nullptr) {
  for (const results::Column& column : before.store->columns()) {
    if (isOfTheEngine(column.name)) continue;
    const std::string name = diagram::nameInside(column.name, submodel);
    if (!columnOf(*moved.store, name)) return QString::fromStdString(name + " is missing");
    const Series was = seriesOf(before, column.name);
    const Series apart = differences(was, seriesOf(moved, name));
    Series open = differences(was, seriesOf(finer, column.name));
    if (movedFiner && columnOf(*movedFiner->store, name)) {
      const Series more = differences(seriesOf(moved, name), seriesOf(*movedFiner, name));
      for (size_t i = 0; i < open.size(); ++i) open[i] += more[i];
    }
    for (size_t i = 0; i < apart.size(); ++i) {
      const double allowed =
          100 * before.model->defaultSettings().tolerance + 10 * open[std::min(i + 2, open.size() - 1)];
      if (!(apart[i] <= allowed))
        return QString("%1 at instant %2: %3, %4").arg(name.c_str()).arg(i).arg(apart[i]).arg(allowed);
    }
    if (apart.back() > worst.value) worst = {apart.back(), name};
  }
  return {};
}

}  // namespace armature::test
