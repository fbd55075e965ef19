#include "app/lessons/marking.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/base/units.h"
#include "engine/facade/measure.h"

namespace armature::app {

namespace {

constexpr double kZero = 1e-3;   // [-] of the largest magnitude
constexpr double kTiny = 1e-9;   // of what is zero throughout
constexpr double kEqual = 1e-6;  // [-] ranks within this share of the largest are the same
// Of a run that a question looks at: a tenth of a second, for the window waits.
constexpr uint64_t kMostNumbers = 20'000'000;
constexpr uint64_t kCurvePieces = 1000;  // of a run's curve beside a sketch

struct Read {
  double value = 0, magnitude = 0, at = 0;
};

// A variable's value at an instant of the run; its end where none is given.
Result<Read> readAt(const results::Store& store, const QString& variable, std::optional<double> at) {
  const int64_t column = store.find(variable.toStdString());
  if (column < 0) return failure("M010", phrase("the run has no variable %1", variable.toStdString()));
  const uint64_t rows = store.rowCount();
  if (rows == 0) return failure("M011", phrase("the run has no results"));
  const double from = store.time(0), to = store.time(rows - 1), time = at.value_or(to);
  const double margin = kEqual * std::max(std::abs(from), std::abs(to));
  if (!(time >= from - margin && time <= to + margin))
    return failure("M012", phrase("the run ends before %1 s", QString::number(time).toStdString()));
  const results::Column& found = store.columns()[static_cast<size_t>(column)];
  const ColumnFigures figures = figuresOf(store, found);
  if (std::isnan(figures.magnitude))
    return failure("M011", phrase("%1 has no number in this run", variable.toStdString()));
  return Read{store.valueAt(found, time), figures.magnitude, time};
}

struct Measured {
  double value = 0, at = 0;
};

Result<Measured> measured(const results::Store& store, const QString& expression) {
  auto measure = Measure::read(expression.toStdString());
  if (!measure) return measure.reason();
  Measured made;
  auto value = measure->of(store, &made.at);
  if (!value) return value.reason();
  made.value = *value;
  return made;
}

Result<Marking> markSigns(const Task& task, const Answer& answer, std::optional<double> stepAt,
                          const results::Store& store) {
  Marking marking;
  for (size_t i = 0; i < task.items.size(); ++i) {
    const TaskItem& item = task.items[i];
    const auto read = readAt(store, item.variable, item.at ? item.at : stepAt);
    if (!read) return read.reason();
    const int sign = signOf(read->value, read->magnitude);
    const bool isRight = i < answer.signs.size() && answer.signs[i] == sign;
    marking.items.push_back({static_cast<int>(i), isRight, static_cast<double>(sign), read->value, read->at});
  }
  return marking;
}

Result<Marking> markChoice(const Task& task, const Answer& answer, const results::Store& store) {
  Marking marking;
  for (size_t i = 0; i < task.items.size(); ++i) {
    const auto truth = measured(store, task.items[i].expression);
    if (!truth) return truth.reason();
    const bool isChosen = std::count(answer.chosen.begin(), answer.chosen.end(), static_cast<int>(i)) > 0;
    marking.items.push_back(
        {static_cast<int>(i), isChosen == (truth->value != 0), truth->value, truth->value, truth->at});
  }
  return marking;
}

// Equal values (within a millionth of the largest) have equal ranks and may stand in any order.
std::vector<int> ranksOf(const std::vector<double>& values) {
  std::vector<size_t> sorted(values.size());
  std::iota(sorted.begin(), sorted.end(), 0u);
  std::stable_sort(sorted.begin(), sorted.end(), [&](size_t a, size_t b) { return values[a] < values[b]; });
  double largest = 0;
  for (const double value : values) largest = std::max(largest, std::abs(value));
  std::vector<int> ranks(values.size());
  for (size_t k = 1; k < sorted.size(); ++k) {
    const bool isSame = values[sorted[k]] - values[sorted[k - 1]] <= kEqual * largest;
    ranks[sorted[k]] = isSame ? ranks[sorted[k - 1]] : static_cast<int>(k);
  }
  return ranks;
}

Result<Marking> markOrder(const Task& task, const Answer& answer, const results::Store& store) {
  std::vector<double> values, instants;
  for (const TaskItem& item : task.items) {
    const auto value = measured(store, item.expression);
    if (!value) return value.reason();
    values.push_back(value->value);
    instants.push_back(value->at);
  }
  const std::vector<int> ranks = ranksOf(values);
  std::vector<int> wanted = ranks;
  std::sort(wanted.begin(), wanted.end());
  Marking marking;
  for (size_t place = 0; place < values.size(); ++place) {
    const int item = place < answer.order.size() ? answer.order[place] : -1;
    const bool isItem = item >= 0 && static_cast<size_t>(item) < values.size();
    const size_t index = isItem ? static_cast<size_t>(item) : place;
    const bool isTwice = isItem && std::count(answer.order.begin(), answer.order.end(), item) > 1;
    const bool isRight = isItem && !isTwice && ranks[index] == wanted[place];
    marking.items.push_back(
        {static_cast<int>(index), isRight, static_cast<double>(ranks[index]), values[index], instants[index]});
  }
  return marking;
}

Result<Measured> numberOf(const Task& task, std::optional<double> stepAt, const results::Store& store) {
  if (!task.expression.isEmpty()) return measured(store, task.expression);
  const auto read = readAt(store, task.variable, task.at ? task.at : stepAt);
  if (!read) return read.reason();
  if (signOf(read->value, read->magnitude) == 0) return Measured{0, read->at};
  const results::Column& column = store.columns()[static_cast<size_t>(store.find(task.variable.toStdString()))];
  // Of a signal without a unit the task says it.
  const bool isUnitKnown = !task.unit.isEmpty() && !column.unit.empty() && task.unit.toStdString() != column.unit;
  if (!isUnitKnown) return Measured{read->value, read->at};
  const auto value = convert(read->value, column.unit, task.unit.toStdString());
  if (!value) return value.reason();
  return Measured{*value, read->at};
}

bool isWithin(double said, double value, double tolerance) {
  return std::abs(said - value) <= tolerance * (value == 0 ? 1 : std::abs(value));
}

Result<Marking> markNumber(const Task& task, const Answer& answer, std::optional<double> stepAt,
                           const results::Store& store) {
  const auto value = numberOf(task, stepAt, store);
  if (!value) return value.reason();
  const bool isRight = answer.number && isWithin(*answer.number, value->value, task.tolerance);
  return Marking{{{0, isRight, value->value, value->value, value->at}}};
}

// The curve at equal instants of the run.
Result<std::vector<Read>> curveOf(const Task& task, const results::Store& store) {
  const auto last = readAt(store, task.variable, std::nullopt);
  if (!last) return last.reason();
  const results::Column& column = store.columns()[static_cast<size_t>(store.find(task.variable.toStdString()))];
  const double from = store.time(0), to = last->at;
  std::vector<Read> curve;
  for (int i = 0; i < task.points; ++i) {
    const double time = from + (to - from) * i / (task.points - 1);
    curve.push_back({store.valueAt(column, time), last->magnitude, time});
  }
  return curve;
}

// Of a variable that stays zero there is no shape: what counts is that the curve stays on the axis.
Marking markZero(const std::vector<Read>& curve, const Answer& answer, double tolerance) {
  Marking marking;
  for (size_t i = 0; i < curve.size(); ++i) {
    const bool isRight = i < answer.curve.size() && std::abs(answer.curve[i]) <= tolerance;
    marking.items.push_back({static_cast<int>(i), isRight, 0, curve[i].value, curve[i].at});
  }
  return marking;
}

// First where the sign is another one (more than the tolerance on the wrong side, or drawn on the axis), else where the
// height is. Only the shape counts: what was drawn is scaled so that it fits best.
Result<Marking> markSketch(const Task& task, const Answer& answer, const results::Store& store) {
  const auto curve = curveOf(task, store);
  if (!curve) return curve.reason();
  double products = 0, squares = 0, low = 0, high = 0, largestDrawn = 0;
  for (size_t i = 0; i < curve->size(); ++i) {
    const double value = (*curve)[i].value;
    low = std::min(i == 0 ? value : low, value), high = std::max(i == 0 ? value : high, value);
    if (i >= answer.curve.size()) continue;
    products += answer.curve[i] * value;
    squares += answer.curve[i] * answer.curve[i];
    largestDrawn = std::max(largestDrawn, std::abs(answer.curve[i]));
  }
  const double magnitude = curve->empty() ? 0 : curve->front().magnitude;
  const double margin = task.tolerance * std::max(high - low, magnitude);
  if (magnitude < kTiny) return markZero(*curve, answer, task.tolerance);
  // A curve that is upside down throughout is not turned over: it is scaled by its size instead.
  const double bySize = largestDrawn > 0 ? magnitude / largestDrawn : 0;
  const double scale = products > 0 && squares > 0 ? products / squares : bySize;
  Marking marking;
  marking.scale = scale;
  bool isSignRight = true;
  for (size_t i = 0; i < curve->size(); ++i) {
    const Read& point = (*curve)[i];
    const double drawn = i < answer.curve.size() ? answer.curve[i] * scale : 0;
    const bool isOpposite = std::abs(point.value) > margin && drawn * point.value <= 0;
    isSignRight = isSignRight && !isOpposite;
    marking.items.push_back({static_cast<int>(i), !isOpposite, point.value, point.value, point.at});
  }
  for (size_t i = 0; isSignRight && i < curve->size(); ++i) {
    const double drawn = i < answer.curve.size() ? answer.curve[i] * scale : 0;
    marking.items[i].isRight = std::abs(drawn - (*curve)[i].value) <= margin + kTiny;
  }
  return marking;
}

// How many columns of the run a question reads from end to end.
uint64_t columnsRead(const Task& task) {
  const auto ofExpression = [](const QString& text) -> uint64_t {
    if (text.isEmpty()) return 1;  // a variable's
    const auto measure = Measure::read(text.toStdString());
    return measure ? measure->variables().size() : 0;
  };
  uint64_t count = task.items.empty() ? ofExpression(task.expression) : 0;
  for (const TaskItem& item : task.items) count += ofExpression(item.expression);
  return count;
}

// A run may have more points than can be looked at while the window waits.
Result<void> checkSize(const Task& task, const results::Store& store) {
  const uint64_t rows = store.rowCount(), columns = std::max<uint64_t>(1, columnsRead(task));
  if (task.kind == TaskKind::repair || rows <= kMostNumbers / columns) return {};
  Diagnostic reason =
      failure("M014", phrase("the run has %1 points, and the question reads %2 of its curves: too many to be looked at",
                             rows, columns));
  reason.advice = phrase("give the diagram a larger interval");
  return reason;
}

}  // namespace

bool Answer::isComplete(const Task& task) const {
  switch (task.kind) {
    case TaskKind::sign:
    case TaskKind::arrow:
      return signs.size() == task.items.size() &&
             std::all_of(signs.begin(), signs.end(), [](const auto& sign) { return sign.has_value(); });
    case TaskKind::choose:
      return !chosen.empty();
    case TaskKind::order:
      return order.size() == task.items.size();
    case TaskKind::number:
      return number.has_value();
    case TaskKind::sketch:
      return curve.size() == static_cast<size_t>(task.points);
    case TaskKind::repair:
      return true;
  }
  return false;
}

std::vector<std::pair<double, double>> runCurve(const Task& task, const Marking& marking, const results::Store& store) {
  const int64_t found = store.find(task.variable.toStdString());
  const uint64_t rows = store.rowCount();
  if (found < 0 || rows == 0 || marking.items.empty()) return {};
  const results::Column& column = store.columns()[static_cast<size_t>(found)];
  const double from = marking.items.front().at, to = marking.items.back().at;
  const auto share = [&](double time) { return to > from ? std::clamp((time - from) / (to - from), 0.0, 1.0) : 0; };
  std::vector<std::pair<double, double>> curve;
  const uint64_t piece = std::max<uint64_t>(1, rows / kCurvePieces);
  for (uint64_t row = 0; row < rows; row += piece) {
    const uint64_t end = std::min(rows, row + piece);
    curve.emplace_back(share(store.time(row)), store.value(column, row));
    if (end - row < 2) continue;
    const auto [low, high] = store.range(column, row, end);
    const double middle = share(store.time(row + (end - row) / 2)), last = store.value(column, end - 1);
    const bool isFalling = curve.back().second > last;
    curve.emplace_back(middle, isFalling ? high : low);
    curve.emplace_back(middle, isFalling ? low : high);
    curve.emplace_back(share(store.time(end - 1)), last);
  }
  return curve;
}

bool Marking::isRight() const {
  return !firstDifference();
}

const ItemMark* Marking::firstDifference() const {
  const auto found = std::find_if(items.begin(), items.end(), [](const ItemMark& mark) { return !mark.isRight; });
  return found == items.end() ? nullptr : &*found;
}

int signOf(double value, double magnitude) {
  const double zero = std::max(kZero * magnitude, kTiny);
  return std::abs(value) < zero ? 0 : value < 0 ? -1 : 1;
}

Result<Marking> mark(const Task& task, const Answer& answer, std::optional<double> stepAt,
                     const results::Store& store) {
  if (const auto checked = checkSize(task, store); !checked) return checked.reason();
  switch (task.kind) {
    case TaskKind::sign:
    case TaskKind::arrow:
      return markSigns(task, answer, stepAt, store);
    case TaskKind::choose:
      return markChoice(task, answer, store);
    case TaskKind::order:
      return markOrder(task, answer, store);
    case TaskKind::number:
      return markNumber(task, answer, stepAt, store);
    case TaskKind::sketch:
      return markSketch(task, answer, store);
    case TaskKind::repair:
      break;
  }
  const uint64_t rows = store.rowCount();
  return Marking{{{0, answer.isRepaired, 1, answer.isRepaired ? 1.0 : 0.0, rows ? store.time(rows - 1) : 0}}};
}

Result<Answer> rightAnswer(const Task& task, std::optional<double> stepAt, const results::Store& store) {
  Answer answer;
  const auto marking = mark(task, answer, stepAt, store);
  if (!marking) return marking.reason();
  for (const ItemMark& item : marking->items) {
    if (task.kind == TaskKind::sign || task.kind == TaskKind::arrow)
      answer.signs.push_back(static_cast<int>(item.expected));
    if (task.kind == TaskKind::choose && item.expected != 0) answer.chosen.push_back(item.item);
    if (task.kind == TaskKind::order) answer.order.push_back(item.item);
    if (task.kind == TaskKind::number) answer.number = item.value;
    if (task.kind == TaskKind::sketch) answer.curve.push_back(item.value);
  }
  if (task.kind == TaskKind::order)
    std::stable_sort(answer.order.begin(), answer.order.end(), [&](int a, int b) {
      return marking->items[static_cast<size_t>(a)].expected < marking->items[static_cast<size_t>(b)].expected;
    });
  answer.isRepaired = task.kind == TaskKind::repair;
  return answer;
}

Result<bool> holds(const Fact& fact, const results::Store& store, double* value) {
  if (!fact.holds.isEmpty()) {
    const auto truth = measured(store, fact.holds);
    if (!truth) return truth.reason();
    if (value) *value = truth->value;
    return truth->value != 0;
  }
  const auto read = readAt(store, fact.variable, fact.at);
  if (!read) return read.reason();
  if (value) *value = read->value;
  return isWithin(read->value, fact.value, fact.tolerance);
}

}  // namespace armature::app
