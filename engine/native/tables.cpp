// Tables in one variable: CombiTimeTable and CombiTable1D of Modelica.Blocks. A time table has no memory: which side of
// a jump counts follows from the next time event that the caller holds and the one it held before.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "engine/native/registry.h"
#include "engine/native/table_curve.h"
#include "engine/native/table_data.h"

namespace armature::native {

namespace {

constexpr double kNever = std::numeric_limits<double>::max();
constexpr double kTolerance = 1e-10;  // abscissae are equal within this, relative to the larger one or absolute

bool isNearlyEqual(double a, double b) {
  return std::fabs(a - b) < kTolerance * std::max({kTolerance, std::fabs(a), std::fabs(b)});
}

// Instants that are one, of the period and of the time: an event is handled some roundings beside its abscissa.
constexpr double kBesideEvent = 1e-12;
// The same of the search for the next event.
constexpr double kSameEvent = 1e-14;
constexpr double kSeenPart = 0.25;  // of the narrowest turn of a curve: what a step may pass

enum class TimeEvents : int { always = 1, atDiscontinuities = 2, none = 3 };

// The columns of a table as curves over its first column.
class TableObject : public Object {
 public:
  std::vector<Curve> curves;
  std::vector<double> x;
  std::vector<double> only;  // values of a table with one row
  Smoothness smoothness = Smoothness::linear;
  Extrapolation extrapolation = Extrapolation::lastTwoPoints;

  double first() const { return x.front(); }
  double last() const { return x.back(); }
  double period() const { return last() - first(); }
  // The abscissa within the table that a periodic table has at u.
  double folded(double u, bool isLeftLimit) const {
    const double t = period();
    double result = u - std::floor((u - first()) / t) * t;
    if (isLeftLimit && result <= first()) result += t;
    if (!isLeftLimit && result >= last()) result -= t;
    return result;
  }

  // Reads the arguments that all constructors share at their beginning; returns a sentence on failure.
  Phrase load(ArgumentReader& in, bool hasTimes, Call& call);
  Phrase build(const Matrix& table, std::span<const double> columns);
  std::span<const double> asked() const override { return asked_; }
  void noteAsked(size_t column, double u) { asked_[column] = u * perUnit_[column]; }
  bool isSpline() const { return smoothness != Smoothness::linear && smoothness != Smoothness::constant; }
  // Of a table over time: whether events tell of its inner points, so that no step passes them.
  bool hasInnerEvents() const {
    return timeEvents != TimeEvents::none && (!isSpline() || extrapolation == Extrapolation::periodic);
  }

  double startTime = 0, shiftTime = 0;
  TimeEvents timeEvents = TimeEvents::always;

 private:
  std::vector<double> asked_, perUnit_;  // (columns)
};

Phrase TableObject::build(const Matrix& table, std::span<const double> columns) {
  if (table.rows == 0 || table.columns == 0) return phrase("the table is empty");
  if (!table.isWhole()) return phrase("the sizes of the table do not fit its values");
  for (size_t r = 0; r < table.rows; ++r) {
    x.push_back(table.at(r, 0));
    if (!std::isfinite(x[r])) return phrase("the abscissa value of the table at row %1 is no number", r + 1);
    if (r == 0) continue;
    if (x[r] < x[r - 1] || (isSpline() && x[r] == x[r - 1]))
      return phrase("the abscissa values of the table do not increase at row %1", r + 1);
  }
  if (extrapolation == Extrapolation::periodic && x.size() > 1 && !(period() > 0))
    return phrase("the table spans no period");
  for (double column : columns) {
    if (!(column >= 1 && column <= static_cast<double>(table.columns)))
      return phrase("the table has no column %1", wholeNumber(column));
    const auto c = static_cast<size_t>(column) - 1;
    std::vector<double> y;
    for (size_t r = 0; r < table.rows; ++r) y.push_back(table.at(r, c));
    only.push_back(y.front());
    asked_.push_back(0);
    perUnit_.push_back(1 / (kSeenPart * narrowestTurn(x, y)));
    if (table.rows > 1) curves.emplace_back(x, std::move(y), smoothness);
  }
  return {};
}

// Constructor arguments: fileName, tableName, table, rows, columns, [startTime,] columns, count, smoothness,
// extrapolation, [shiftTime, timeEvents,] verbose, [delimiter, headerLines].
Phrase TableObject::load(ArgumentReader& in, bool hasTimes, Call& call) {
  const std::string fileName = in.text(), tableName = in.text();
  const std::span<const double> values = in.array();
  const int64_t rows = in.integer(), width = in.integer();
  if (rows < 0 || width < 0) return phrase("the table has a negative size");
  Matrix table{static_cast<size_t>(rows), static_cast<size_t>(width), {values.begin(), values.end()}};
  if (hasTimes) startTime = in.number();
  const std::span<const double> columns = in.array();
  in.number();
  smoothness = static_cast<Smoothness>(in.integer());
  extrapolation = static_cast<Extrapolation>(in.integer());
  if (hasTimes) {
    shiftTime = in.number();
    timeEvents = static_cast<TimeEvents>(in.integer());
  }
  in.number();
  const auto isName = [](const std::string& text) {
    return text != "NoName" && text.find_first_not_of(" \t") != std::string::npos;
  };
  if (isName(fileName)) {
    MatrixFileOptions options;
    if (call.shape.size() > (hasTimes ? 14u : 11u)) {
      options.delimiter = in.text();
      options.headerLines = static_cast<size_t>(std::max<int64_t>(in.integer(), 0));
    }
    Result<Matrix> read = readMatrixFile(call.context.door, fileName, tableName, options);
    if (!read) {
      call.context.reason = read.reason();
      return read.reason().message;
    }
    table = read.take();
  } else if (isName(tableName)) {
    return phrase("table %1 is neither in a file nor given as a matrix", tableName);
  }
  return build(table, columns);
}

template <bool hasTimes>
bool construct(Call& call) {
  auto object = std::make_unique<TableObject>();
  ArgumentReader in(call);
  const Phrase problem = object->load(in, hasTimes, call);
  return problem.empty() ? giveObject(call, std::move(object)) : failCall(call, problem);
}

// ---- evaluation ---------------------------------------------------------------------------------------------------

// The abscissa that an instant u means: the table's own one where an event, which is handled some roundings beside it,
// may be meant. Neither what a period takes away nor the rounding of the event's time leads to the other side of it.
double abscissaAt(const TableObject& table, double u, double reach, bool isLeftLimit) {
  if (table.x.size() < 2) return u;
  const double side = isLeftLimit ? -reach : reach;
  const double inside = table.extrapolation == Extrapolation::periodic ? table.folded(u + side, isLeftLimit) - side : u;
  if (isLeftLimit) {
    const auto above = std::lower_bound(table.x.begin(), table.x.end(), inside);
    return above != table.x.begin() && inside - above[-1] <= reach ? above[-1] : inside;
  }
  const auto above = std::upper_bound(table.x.begin(), table.x.end(), inside);
  return above != table.x.end() && *above - inside <= reach ? *above : inside;
}

// The curve at u, of a periodic table within its period; `isLeftLimit` takes the values that hold before a jump.
bool evaluate(const TableObject& table, size_t column, double u, bool isLeftLimit, CurvePoint& point, Phrase& problem) {
  if (table.curves.empty()) {
    point = {table.only[column], 0, 0};
    return true;
  }
  const Curve& curve = table.curves[column];
  const bool isLeft = u<table.first(), isRight = u> table.last();
  if (isLeft || isRight) {
    switch (table.extrapolation) {
      case Extrapolation::hold:
        point = {isRight ? curve.y().back() : curve.y().front(), 0, 0};
        return true;
      case Extrapolation::none:
        if (isNearlyEqual(u, isRight ? table.last() : table.first())) break;
        problem = phrase("the table is asked for %1, outside of %2 … %3", std::to_string(u),
                         std::to_string(table.first()), std::to_string(table.last()));
        return false;
      default:
        point = curve.beyond(isRight, u);
        return true;
    }
  }
  point = curve.onSegment(curve.segment(u, isLeftLimit), u, isLeftLimit);
  return true;
}

struct TimePoint {
  CurvePoint point;
  bool isBefore = false;  // before the start time: zero
};

// The value of a time table. `next` and `pre` are the caller's next time event and its value before the event under
// way: while time has reached `next` and no new one is known, what holds before the event counts.
bool evaluateTime(Call& call, ArgumentReader& in, TimePoint& result) {
  TableObject* table = in.object<TableObject>();
  const int64_t column = in.integer();
  const double time = in.number(), next = in.number(), pre = in.number();
  if (table == nullptr || column < 1 || column > static_cast<int64_t>(table->only.size()))
    return failCall(call, phrase("a time table is used that does not exist"));
  const bool isBeforeEvent = next < kNever && next == pre && time >= next;
  if (time < table->startTime || (isBeforeEvent && table->startTime >= next)) {
    result.isBefore = true;
    return true;
  }
  const double scale = table->x.size() > 1 ? table->period() : 1;
  const double reach = kBesideEvent * std::max(scale, std::fabs(time));
  const bool isLeftLimit = isBeforeEvent || (next < kNever && time < next && next - time <= reach);
  const double instant = isBeforeEvent ? next : time;
  double u = abscissaAt(*table, instant - table->shiftTime, reach, isLeftLimit);
  if (!table->hasInnerEvents()) table->noteAsked(static_cast<size_t>(column - 1), instant - table->shiftTime);
  // At and beyond the end the extrapolation holds, also where the last point is a jump.
  if (isLeftLimit && table->extrapolation == Extrapolation::hold && u >= table->last()) u = table->last();
  if (!evaluate(*table, static_cast<size_t>(column - 1), u, isLeftLimit, result.point, call.context.error))
    return false;
  return true;
}

bool timeValue(Call& call) {
  ArgumentReader in(call);
  TimePoint t;
  return evaluateTime(call, in, t) && giveNumber(call, t.isBefore ? 0 : t.point.value);
}

bool timeDerivative(Call& call) {
  ArgumentReader in(call);
  TimePoint t;
  return evaluateTime(call, in, t) && giveNumber(call, t.isBefore ? 0 : t.point.slope * in.number());
}

bool timeSecondDerivative(Call& call) {
  ArgumentReader in(call);
  TimePoint t;
  if (!evaluateTime(call, in, t)) return false;
  const double rate = in.number(), acceleration = in.number();
  return giveNumber(call, t.isBefore ? 0 : t.point.curvature * rate * rate + t.point.slope * acceleration);
}

template <bool isMaximum>
bool boundary(Call& call) {
  ArgumentReader in(call);
  const TableObject* table = in.object<TableObject>();
  if (table == nullptr) return failCall(call, phrase("a table is used that does not exist"));
  return giveNumber(call, isMaximum ? table->last() : table->first());
}

// ---- time events ----------------------------------------------------------------------------------------------------

// Abscissae inside the table at which events are wanted, ascending, without the first and the last.
std::vector<double> innerEvents(const TableObject& table) {
  std::vector<double> events;
  if (!table.hasInnerEvents()) return events;
  double last = table.first();
  for (size_t k = 0; k + 1 < table.x.size(); ++k) {
    const double x = table.x[k + 1];
    if (!(x > last) || isNearlyEqual(x, table.last())) {
      // A jump at the last event's abscissa counts once.
      continue;
    }
    if (table.timeEvents == TimeEvents::always) {
      if (!isNearlyEqual(table.x[k], x)) events.push_back(x);
    } else if (k + 2 < table.x.size() && isNearlyEqual(x, table.x[k + 2])) {
      events.push_back(x);
    } else {
      continue;
    }
    last = x;
  }
  return events;
}

bool nextTimeEvent(Call& call) {
  ArgumentReader in(call);
  const TableObject* table = in.object<TableObject>();
  const double time = in.number();
  if (table == nullptr) return failCall(call, phrase("a time table is used that does not exist"));
  if (time < table->startTime) return giveNumber(call, table->startTime);
  if (table->x.size() < 2) return giveNumber(call, kNever);
  std::vector<double> events = innerEvents(*table);
  events.push_back(table->last());
  const double t = time - table->shiftTime;
  const double reach = kSameEvent * std::max(table->period(), std::fabs(time));
  double offset = 0;
  if (table->extrapolation == Extrapolation::periodic)
    offset = std::floor((t + reach - table->first()) / table->period()) * table->period();
  else
    events.insert(events.begin(), table->first());
  const auto next = std::upper_bound(events.begin(), events.end(), t - offset + reach);
  if (next == events.end())
    return giveNumber(call, table->extrapolation == Extrapolation::periodic
                                ? events.front() + offset + table->period() + table->shiftTime
                                : kNever);
  return giveNumber(call, *next + offset + table->shiftTime);
}

// ---- CombiTable1D
// -----------------------------------------------------------------------------------------------------

bool evaluateAt(Call& call, ArgumentReader& in, CurvePoint& point) {
  TableObject* table = in.object<TableObject>();
  const int64_t column = in.integer();
  const double u = in.number();
  if (table == nullptr || column < 1 || column > static_cast<int64_t>(table->only.size()))
    return failCall(call, phrase("a table is used that does not exist"));
  table->noteAsked(static_cast<size_t>(column - 1), u);
  const bool isPeriodic = table->extrapolation == Extrapolation::periodic && table->x.size() > 1;
  return evaluate(*table, static_cast<size_t>(column - 1), isPeriodic ? table->folded(u, false) : u, false, point,
                  call.context.error);
}

bool value1d(Call& call) {
  ArgumentReader in(call);
  CurvePoint point;
  return evaluateAt(call, in, point) && giveNumber(call, point.value);
}

bool derivative1d(Call& call) {
  ArgumentReader in(call);
  CurvePoint point;
  return evaluateAt(call, in, point) && giveNumber(call, point.slope * in.number());
}

bool secondDerivative1d(Call& call) {
  ArgumentReader in(call);
  CurvePoint point;
  if (!evaluateAt(call, in, point)) return false;
  const double rate = in.number(), acceleration = in.number();
  return giveNumber(call, point.curvature * rate * rate + point.slope * acceleration);
}

// Tables are read when they are made; closing and reading again have nothing left to do.
bool done(Call& call) {
  return giveNumber(call, 1);
}

constexpr std::array<Entry, 20> kTableEntries{{
    {"ModelicaStandardTables_CombiTimeTable_init2", construct<true>},
    {"ModelicaStandardTables_CombiTimeTable_init3", construct<true>},
    {"ModelicaStandardTables_CombiTimeTable_close", done},
    {"ModelicaStandardTables_CombiTimeTable_read", done},
    {"ModelicaStandardTables_CombiTimeTable_getValue", timeValue},
    {"ModelicaStandardTables_CombiTimeTable_getDerValue", timeDerivative},
    {"ModelicaStandardTables_CombiTimeTable_getDer2Value", timeSecondDerivative},
    {"ModelicaStandardTables_CombiTimeTable_minimumTime", boundary<false>},
    {"ModelicaStandardTables_CombiTimeTable_maximumTime", boundary<true>},
    {"ModelicaStandardTables_CombiTimeTable_nextTimeEvent", nextTimeEvent},
    {"ModelicaStandardTables_CombiTable1D_init2", construct<false>},
    {"ModelicaStandardTables_CombiTable1D_init3", construct<false>},
    {"ModelicaStandardTables_CombiTable1D_close", done},
    {"ModelicaStandardTables_CombiTable1D_read", done},
    {"ModelicaStandardTables_CombiTable1D_getValue", value1d},
    {"ModelicaStandardTables_CombiTable1D_getDerValue", derivative1d},
    {"ModelicaStandardTables_CombiTable1D_getDer2Value", secondDerivative1d},
    {"ModelicaStandardTables_CombiTable1D_minimumAbscissa", boundary<false>},
    {"ModelicaStandardTables_CombiTable1D_maximumAbscissa", boundary<true>},
    {"ModelicaStandardTables_CombiTable2D_close", done},
}};

}  // namespace

std::span<const Entry> tableNatives() {
  return kTableEntries;
}

}  // namespace armature::native
