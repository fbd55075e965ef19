#include "engine/facade/formula_run.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <optional>

#include "engine/facade/formula_value.h"

namespace armature {

namespace {

constexpr uint64_t kBlock = 4096;  // rows that are worked on at once

using Kind = Formula::Kind;

// One point of a curve.
struct Point {
  double time, value;
};

// The slope at points[at] among points of rising times, from its neighbours to second order where both sides or two of
// one are there. Points much nearer than the others are left out: what lies between them is rounding, not slope.
double slopeAt(const Point* points, int count, int at) {
  constexpr double kMuchNearer = 0.01;
  double widest = 0;
  for (int k = 1; k < count; ++k) widest = std::max(widest, points[k].time - points[k - 1].time);
  const auto neighbour = [&](int of, int step) {
    int k = of + step;
    while (k >= 0 && k < count && std::abs(points[k].time - points[of].time) < kMuchNearer * widest) k += step;
    return k >= 0 && k < count ? k : -1;
  };
  const auto slope = [](const Point& a, const Point& b) { return (b.value - a.value) / (b.time - a.time); };
  const Point& here = points[at];
  const int left = neighbour(at, -1), right = neighbour(at, 1);
  if (left >= 0 && right >= 0) {
    const double before = here.time - points[left].time, behind = points[right].time - here.time;
    return (behind * slope(points[left], here) + before * slope(here, points[right])) / (before + behind);
  }
  const int near = right >= 0 ? right : left;
  if (near < 0) return std::nan("");
  const double first = slope(here, points[near]);
  const int far = neighbour(near, right >= 0 ? 1 : -1);
  if (far < 0) return first;
  const double share = (points[near].time - here.time) / (points[far].time - here.time);
  return first + (first - slope(points[near], points[far])) * share;
}

}  // namespace

// One formula, block by block: each node makes rows of values as far as its operands have them.
class FormulaRun::Evaluation {
 public:
  Evaluation(const Formula& formula, const results::Store& run, const CancelToken* cancel)
      : nodes_(formula.nodes()), run_(run) {
    streams_.resize(nodes_.size());
    for (size_t k = 0; k < nodes_.size(); ++k) prepare(k, cancel);
  }

  // Rows that are ready and not yet taken.
  bool isConstant() const { return streams_.back().isConstant; }
  uint64_t ready() const { return streams_.back().values.size() - streams_.back().head; }
  double take() {
    Stream& last = streams_.back();
    return last.isConstant ? last.constant : last.values[last.head++];
  }
  // Makes rows up to `rows` of the run; `isAll`: none will come behind them.
  void advance(uint64_t rows, bool isAll) {
    for (size_t k = 0; k < nodes_.size(); ++k) work(k, rows, isAll);
  }

 private:
  struct Stream {
    bool isConstant = false;
    double constant = 0;
    std::vector<double> values;  // made and not taken by the user of this node, from `head` on
    size_t head = 0;
    uint64_t done = 0;  // rows made in all
    const results::Column* column = nullptr;
    double factor = 1, offset = 0;
    // ---- memory ----
    std::vector<Point> before;  // of a derivative: up to two points of the same stretch
    double held = 0;            // its last slope
    double sum = 0;             // of an integral
    std::optional<Point> last;  // of an integral or a window
    struct Past {
      double time, value, sum;
    };
    std::deque<Past> window;
  };

  static void addPiece(double& sum, double step, double a, double b, bool isSquare) {
    sum += isSquare ? step * (a * a + a * b + b * b) / 3 : step * (a + b) / 2;
  }

  void prepare(size_t k, const CancelToken* cancel) {
    const Formula::Node& node = nodes_[k];
    Stream& stream = streams_[k];
    if (node.kind == Kind::derivative && !node.name.empty() && run_.find(node.name) >= 0)
      return bind(stream, node.name);
    if (node.kind == Kind::variable) return bind(stream, node.name);
    if (node.kind == Kind::number) {
      stream.isConstant = true;
      stream.constant = node.number;
    }
    if (node.kind >= Kind::wholeMean) wholeNumber(k, cancel);
  }

  void bind(Stream& stream, const std::string& name) {
    stream.column = &run_.columns()[static_cast<size_t>(run_.find(name))];
    const CoherentScale scale = coherentScale(*stream.column);
    stream.factor = scale.factor, stream.offset = scale.offset;
    if (!stream.column->isConstant) return;
    stream.isConstant = true;
    stream.constant = run_.value(*stream.column, 0) * scale.factor + scale.offset;
  }

  // A number of the rows that are there now: the part of the formula below the node, worked out once more.
  void wholeNumber(size_t k, const CancelToken* cancel) {
    const Formula::Node& node = nodes_[k];
    Stream& stream = streams_[k];
    stream.isConstant = true;
    stream.constant = std::nan("");
    size_t first = k;
    while (nodes_[first].count > 0) first = nodes_[first].a;
    std::vector<Stream> kept;
    kept.swap(streams_);
    streams_.resize(k);
    for (size_t below = first; below < k; ++below)
      if (nodes_[below].kind >= Kind::wholeMean)
        streams_[below] = kept[below];
      else
        prepare(below, cancel);
    const uint64_t rows = run_.rowCount();
    Whole whole(node, rows > 0 ? run_.time(0) : 0, rows > 0 ? run_.time(rows - 1) : 0);
    for (uint64_t begin = 0; begin < rows; begin += kBlock) {
      if (cancel && cancel->isCancelled()) break;
      const uint64_t end = std::min(rows, begin + kBlock);
      for (size_t below = first; below < k; ++below) work(below, end, end == rows);
      Stream& operand = streams_[node.a];
      if (operand.isConstant) {
        whole.take(whole.from, operand.constant), whole.take(whole.to, operand.constant);
        break;
      }
      for (; operand.head < operand.values.size(); ++operand.head)
        whole.take(run_.time(whole.rows), operand.values[operand.head]);
      operand.values.clear(), operand.head = 0;
    }
    streams_.swap(kept);
    streams_[k].constant = whole.number();
  }

  struct Whole {
    Whole(const Formula::Node& of, double begin, double end) : node(of), from(begin), to(end) {}
    void take(double time, double value) {
      const double step = time - (rows == 0 ? time : before.time);
      if (rows == 0) low = high = value, found = node.number < time ? std::nan("") : value;
      if (rows > 0) addPiece(sum, step, before.value, value, node.kind == Kind::wholeRms);
      length += step;
      low = value < low || std::isnan(value) ? value : low;
      high = value > high || std::isnan(value) ? value : high;
      // The right limit at an event, as elsewhere.
      if (rows > 0 && before.time <= node.number && node.number <= time)
        found = step > 0 ? before.value + (value - before.value) * (node.number - before.time) / step : value;
      before = {time, value};
      ++rows;
    }
    double number() const {
      if (rows == 0) return std::nan("");
      switch (node.kind) {
        case Kind::wholeMean:
          return length > 0 ? sum / length : before.value;
        case Kind::wholeRms:
          return length > 0 ? std::sqrt(sum / length) : std::abs(before.value);
        case Kind::wholeMax:
          return high;
        case Kind::wholeMin:
          return low;
        case Kind::at:
          return node.number > to ? std::nan("") : found;
        default:
          return before.value;
      }
    }
    const Formula::Node& node;
    double from, to;
    uint64_t rows = 0;
    Point before{0, 0};
    double sum = 0, length = 0, low = 0, high = 0, found = std::nan("");
  };

  // Rows that all operands have, counted from the first row of the run.
  uint64_t available(const Formula::Node& node, uint64_t rows) const {
    const uint32_t operands[] = {node.a, node.b, node.c};
    for (uint32_t k = 0; k < node.count; ++k)
      if (const Stream& operand = streams_[operands[k]]; !operand.isConstant) rows = std::min(rows, operand.done);
    return rows;
  }
  bool areConstant(const Formula::Node& node) const {
    const uint32_t operands[] = {node.a, node.b, node.c};
    for (uint32_t k = 0; k < node.count; ++k)
      if (!streams_[operands[k]].isConstant) return false;
    return node.count > 0;
  }
  double next(uint32_t operand) {
    Stream& stream = streams_[operand];
    return stream.isConstant ? stream.constant : stream.values[stream.head++];
  }

  double pointwise(const Formula::Node& node, NumberFunction function) {
    const double a = next(node.a);
    switch (node.kind) {
      case Kind::unary:
        return formulaValue(node.op, a);
      case Kind::binary:
        return formulaValue(node.op, a, next(node.b));
      case Kind::function:
        return function(a, node.count > 1 ? next(node.b) : 0);
      default: {
        const double b = next(node.b), c = next(node.c);
        return a != 0 ? b : c;
      }
    }
  }

  void work(size_t k, uint64_t rows, bool isAll) {
    const Formula::Node& node = nodes_[k];
    Stream& stream = streams_[k];
    if (stream.isConstant) return;
    if (stream.head > kBlock) {
      stream.values.erase(stream.values.begin(), stream.values.begin() + static_cast<ptrdiff_t>(stream.head));
      stream.head = 0;
    }
    if (node.kind == Kind::time || stream.column) {
      for (; stream.done < rows; ++stream.done)
        stream.values.push_back(stream.column ? run_.value(*stream.column, stream.done) * stream.factor + stream.offset
                                              : run_.time(stream.done));
      // What a derivative would be of is not needed where the results hold it.
      if (node.kind == Kind::derivative) streams_[node.a].head = streams_[node.a].values.size();
      return;
    }
    const uint64_t end = available(node, rows);
    if (node.kind == Kind::derivative) return differentiate(node, stream, end, isAll && end == rows);
    if (node.kind == Kind::integral || node.kind == Kind::windowMean || node.kind == Kind::windowRms) {
      for (; stream.done < end; ++stream.done) {
        const Point point{run_.time(stream.done), next(node.a)};
        stream.values.push_back(node.kind == Kind::integral ? integrated(stream, point)
                                                            : windowed(node, stream, point));
      }
      return;
    }
    const NumberFunction function = node.kind == Kind::function ? numberFunction(node.name, node.count) : nullptr;
    if (areConstant(node)) {
      stream.isConstant = true;
      stream.constant = pointwise(node, function);
      return;
    }
    for (; stream.done < end; ++stream.done) stream.values.push_back(pointwise(node, function));
  }

  static double integrated(Stream& stream, const Point& point) {
    if (stream.last) addPiece(stream.sum, point.time - stream.last->time, stream.last->value, point.value, false);
    stream.last = point;
    return stream.sum;
  }

  // Over the last node.number seconds, or as many as there have been.
  static double windowed(const Formula::Node& node, Stream& stream, const Point& point) {
    const bool isSquare = node.kind == Kind::windowRms;
    if (stream.last) addPiece(stream.sum, point.time - stream.last->time, stream.last->value, point.value, isSquare);
    stream.last = point;
    auto& past = stream.window;
    past.push_back({point.time, point.value, stream.sum});
    const double begin = point.time - node.number;
    while (past.size() > 1 && past[1].time <= begin) past.pop_front();
    double length = point.time - past.front().time, sum = stream.sum - past.front().sum;
    if (past.size() > 1 && begin > past.front().time) {
      const double share = (begin - past[0].time) / (past[1].time - past[0].time);
      const double value = past[0].value + share * (past[1].value - past[0].value);
      double cut = 0;
      addPiece(cut, begin - past[0].time, past[0].value, value, isSquare);
      length = node.number, sum -= cut;
    }
    if (!(length > 0)) return isSquare ? std::abs(point.value) : point.value;
    return isSquare ? std::sqrt(std::max(0.0, sum / length)) : sum / length;
  }

  // Within a stretch between two events; with two rows more on each side where these are there.
  void differentiate(const Formula::Node& node, Stream& stream, uint64_t end, bool isAll) {
    Stream& source = streams_[node.a];
    if (source.isConstant) {
      stream.isConstant = true;
      stream.constant = 0;
      return;
    }
    while (stream.done < end && (isAll || stream.done + 2 < end)) {
      Point points[5];
      int count = 0;
      for (const Point& point : stream.before) points[count++] = point;
      const int at = count;
      for (uint64_t row = stream.done; row < std::min(end, stream.done + 3); ++row) {
        const Point point{run_.time(row), source.values[source.head + (row - stream.done)]};
        if (row > stream.done && !(point.time > points[count - 1].time)) break;
        points[count++] = point;
      }
      const double slope = slopeAt(points, count, at);
      // A row by itself between two events has no slope of its own.
      if (count > 1) stream.held = slope;
      stream.values.push_back(stream.held);
      const Point here = points[at];
      ++source.head, ++stream.done;
      const bool isLast = stream.done < end && !(run_.time(stream.done) > here.time);
      if (isLast)
        stream.before.clear();
      else if (stream.before.size() == 2)
        stream.before = {stream.before[1], here};
      else
        stream.before.push_back(here);
    }
  }

  std::vector<Formula::Node> nodes_;
  const results::Store& run_;
  std::vector<Stream> streams_;
};

FormulaRun::FormulaRun(std::shared_ptr<const results::Store> run, const std::vector<Formula>& formulas,
                       const CancelToken* cancel)
    : run_(std::move(run)) {
  std::vector<results::Column> columns;
  const uint64_t rows = run_->rowCount();
  for (const Formula& formula : formulas) {
    const bool isThere =
        std::any_of(columns.begin(), columns.end(), [&](const results::Column& c) { return c.name == formula.text(); });
    if (isThere) continue;
    Result<results::Column> column = formula.columnIn(*run_);
    if (!column) continue;
    column->source = static_cast<uint32_t>(columns.size());
    columns.push_back(std::move(*column));
    if (formula.looksAtWhole()) wholeRows_ = rows;
    evaluations_.push_back(std::make_unique<Evaluation>(formula, *run_, cancel));
  }
  const auto count = static_cast<uint32_t>(columns.size());
  store_ = std::make_shared<results::Store>(std::move(columns), count);
}

FormulaRun::~FormulaRun() = default;

bool FormulaRun::advance(const CancelToken* cancel) {
  const bool isAll = run_->isFinished();  // asked before the rows: none comes after it
  const uint64_t rows = run_->rowCount();
  std::vector<double> row(evaluations_.size());
  for (uint64_t done = store_->rowCount(); done < rows;) {
    if (cancel && cancel->isCancelled()) return false;
    const uint64_t end = std::min(rows, done + kBlock);
    uint64_t ready = end - done;
    for (const auto& evaluation : evaluations_) {
      evaluation->advance(end, isAll && end == rows);
      if (!evaluation->isConstant()) ready = std::min(ready, evaluation->ready());
    }
    for (uint64_t k = 0; k < ready; ++k, ++done) {
      for (size_t column = 0; column < row.size(); ++column) row[column] = evaluations_[column]->take();
      if (!store_->append(run_->time(done), row.data())) return false;
    }
    if (end == rows) break;
  }
  if (isAll && store_->rowCount() == rows) store_->finish();
  return true;
}

}  // namespace armature
