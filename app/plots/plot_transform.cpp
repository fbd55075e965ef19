#include "app/plots/plot_transform.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "engine/diagram/json.h"

namespace armature::app {

namespace {

using results::SeenSeries;

constexpr int kBins = 40;
constexpr uint64_t kRowsAtOnce = 20'000;  // rows that are gone through without a thread
constexpr int kPause = 400;               // between two pictures of a run that goes on, at least [ms]

// A histogram has one axis of values: the unit of the first curve that is drawn.
QString unitOf(const std::vector<PlotCurve>& curves) {
  const auto first = std::ranges::find_if(curves, [](const PlotCurve& c) { return c.isDrawn(); });
  return first == curves.end() ? QString() : first->shown.unit;
}

int64_t placeIn(const StorePtr& store, const PlotCurve& curve) {
  return store ? store->find(curve.variable.toStdString()) : -1;
}

}  // namespace

std::pair<double, double> spanOf(const diagram::Json& definition, const PlotRuns& runs) {
  const auto span = definition.find("span");
  const bool isGiven = span != definition.end() && span->is_array() && span->size() == 2 && (*span)[0].is_number() &&
                       (*span)[1].is_number() && (*span)[0].get<double>() < (*span)[1].get<double>();
  const double end = runs.store && runs.store->rowCount() > 0 ? runs.store->time(runs.store->rowCount() - 1) : runs.to;
  if (!isGiven) return {runs.from, end};
  return {std::max(runs.from, (*span)[0].get<double>()), std::min(end, (*span)[1].get<double>())};
}

bool PlotTransform::Question::isAlike(const Question& other) const {
  return kind == other.kind && window == other.window && bins == other.bins && runs == other.runs && from == other.from;
}

PlotTransform::Question PlotTransform::questionOf(const std::vector<PlotCurve>& curves, const diagram::Json& definition,
                                                  const PlotRuns& runs) {
  Question made;
  made.kind = plotKind(definition);
  made.window = results::windowOf(textMember(definition, "window").toStdString());
  made.bins = static_cast<int>(std::clamp(numberMember(definition, "bins").value_or(kBins), 1.0, 1000.0));
  std::tie(made.from, made.to) = spanOf(definition, runs);
  made.runs.resize(1 + runs.compared.size());
  const bool isSpectrum = made.kind == PlotKind::spectrum;
  const QString unit = unitOf(curves);
  // A spectrum stays in the unit of the model, a histogram is over what is seen.
  const auto add = [&](size_t run, const StorePtr& store, int64_t column, const DisplayUnit& seen) {
    const double factor = isSpectrum ? 1 : seen.factor, offset = isSpectrum ? 0 : seen.offset;
    made.runs[run].push_back({store, static_cast<size_t>(column), factor, offset});
    made.rows += store->lowerBound(made.to) - std::min(store->lowerBound(made.to), store->lowerBound(made.from));
  };
  for (const PlotCurve& curve : curves) {
    if (!curve.isDrawn() || (!isSpectrum && curve.shown.unit != unit)) continue;
    add(0, curve.store, curve.column, curve.seenUnit());
    for (const PlotCurve::Beside& one : curve.beside) add(1 + one.run, one.store, one.column, curve.seenUnit());
  }
  return made;
}

PlotTransform::Stores PlotTransform::answerTo(const Question& question, const CancelToken* stop) {
  Stores answer;
  for (const std::vector<Series>& run : question.runs) {
    std::vector<SeenSeries> seen;
    for (const Series& one : run) seen.push_back({one.store.get(), one.column, one.factor, one.offset});
    answer.push_back(seen.empty() ? nullptr
                     : question.kind == PlotKind::spectrum
                         ? results::spectrumOf(seen, question.from, question.to, question.window, stop)
                         : results::histogramOf(seen, question.from, question.to, question.bins, stop));
  }
  return answer;
}

void PlotTransform::ask(const Question& question) {
  // What is under way is of the same run, a little shorter: the rest comes behind it.
  if (work_.isBusy() && asked_.isAlike(question)) return;
  asked_ = question;
  isLate_ = false;
  since_.start();
  if (question.rows <= kRowsAtOnce) {
    work_.cancel();
    answer_ = answerTo(question, nullptr);
    answered_ = question;
    return;
  }
  const auto late = [this] {
    isLate_ = true;
    changed_();
  };
  const auto work = [this, question](const CancelToken& stop) {
    return [this, question, made = answerTo(question, &stop)] {
      answer_ = made;
      answered_ = question;
      isLate_ = false;
      changed_();
    };
  };
  work_.begin(work, late);
}

bool PlotTransform::isDue(const PlotRuns& runs) const {
  return (runs.store && runs.store->isFinished()) || since_.elapsed() > kPause;
}

void PlotTransform::apply(std::vector<PlotCurve>& curves, const diagram::Json& definition, const PlotRuns& runs,
                          double& from, double& to) {
  const Question question = questionOf(curves, definition, runs);
  if (question != answered_) ask(question);
  // Until then that of before stands, if it is of the same curves.
  if (!answered_.isAlike(question)) answer_.clear(), answered_ = {};
  put(curves, question.kind == PlotKind::spectrum);
  if (answer_.empty() || !answer_.front() || answer_.front()->rowCount() == 0) return;
  const results::Store& made = *answer_.front();
  const double end = made.time(made.rowCount() - 1);
  if (end > made.time(0)) from = made.time(0), to = end;
}

void PlotTransform::put(std::vector<PlotCurve>& curves, bool isSpectrum) const {
  const QString unit = unitOf(curves);
  for (PlotCurve& curve : curves) {
    const bool hasPlace = curve.isDrawn() && (isSpectrum || curve.shown.unit == unit);
    for (PlotCurve::Beside& one : curve.beside) {
      one.store = hasPlace && one.run + 1 < answer_.size() ? answer_[one.run + 1] : nullptr;
      one.column = placeIn(one.store, curve);
    }
    std::erase_if(curve.beside, [](const PlotCurve::Beside& one) { return one.column < 0; });
    if (curve.isDrawn() && !hasPlace) curve.isElsewhere = true;
    curve.store = hasPlace && !answer_.empty() ? answer_.front() : nullptr;
    curve.column = placeIn(curve.store, curve);
    curve.levels = PlotCurve::Levels::none;
    curve.isBand = curve.isTurned = false;
    if (isSpectrum) {
      curve.shown.offset = 0;
      curve.shown.factor = std::abs(curve.shown.factor);
    } else {
      curve.unit = "%";
      curve.quantity.clear();
      curve.shown = {"%", 1, 0};
      curve.axis = 0;
    }
  }
}

}  // namespace armature::app
