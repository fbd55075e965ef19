#include "engine/solve/hidden_crossings.h"

#include <algorithm>
#include <cmath>

#include "engine/solve/crossing.h"

namespace armature::solve {

using program::Op;

namespace {

constexpr double kTurn = 1.2;         // [rad] of a wave between two looks
constexpr double kMostPieces = 4096;  // of a step
constexpr size_t kLevels = 10;        // of halving
constexpr double kBent = 0.25;        // of its distance from zero: as far from a straight line a function may dip
constexpr double kReach = 2;          // times the rates of the last pieces
constexpr double kFading = 0.5;       // of them, a piece
constexpr double kPlain = 2;          // degree up to which the points of the integrator tell enough

// What is known of the function of time that an operand is.
struct Shape {
  double degree = 0;      // of the polynomial that it is, at least
  bool isJagged = false;  // it may have corners
  bool isOfStates = false;
  bool isWaving = false;  // a sine or cosine of states is in it
};

class Shapes {
 public:
  Shapes(const TimeSlice& slice, uint32_t slotCount, bool isSpare)
      : slice_(slice), slotCount_(slotCount), isSpare_(isSpare) {
    shapes_.reserve(slice.nodes().size());
    for (const TimeSlice::Node& node : slice.nodes()) shapes_.push_back(shapeOf(node));
  }
  Shape at(uint32_t operand) const {
    if (operand >= slotCount_) return shapes_[operand - slotCount_];
    const bool isMoving = slice_.isMoving(operand);
    return {isMoving ? 1.0 : 0.0, false, isMoving && (isSpare_ || !slice_.isTime(operand)), false};
  }
  bool isWave(const TimeSlice::Node& node) const {
    return (node.op == Op::sin || node.op == Op::cos) && at(node.a).isOfStates;
  }
  // The arguments of the waves of states in these operands.
  std::vector<uint32_t> phasesIn(const std::vector<uint32_t>& operands) const;

 private:
  Shape shapeOf(const TimeSlice::Node& node) const;

  const TimeSlice& slice_;
  const uint32_t slotCount_;
  const bool isSpare_;
  std::vector<Shape> shapes_;  // of the nodes
};

Shape Shapes::shapeOf(const TimeSlice::Node& node) const {
  const int count = TimeSlice::argumentsOf(node.op);
  const Shape a = at(node.a), b = count > 1 ? at(node.b) : Shape{}, c = count > 2 ? at(node.c) : Shape{};
  Shape all{std::max({a.degree, b.degree, c.degree}), a.isJagged || b.isJagged || c.isJagged,
            a.isOfStates || b.isOfStates || c.isOfStates, a.isWaving || b.isWaving || c.isWaving || isWave(node)};
  switch (node.op) {
    case Op::sin:
    case Op::cos:
    case Op::neg:
    case Op::add:
    case Op::sub:
    case Op::sqrt:
    case Op::exp:
    case Op::log:
    case Op::atan:
    case Op::tanh:
      break;
    case Op::mul:
    case Op::div:
      all.degree = a.degree + b.degree;
      break;
    case Op::pow:
      all.degree = b.degree > 0 ? kPlain + 1 : a.degree * kPlain;
      break;
    case Op::select:
      all.isJagged = all.isJagged || (a.degree > 0 && !isSpare_);
      break;
    default:
      all.isJagged = all.isJagged || all.degree > 0;
  }
  return all;
}

std::vector<uint32_t> Shapes::phasesIn(const std::vector<uint32_t>& operands) const {
  const std::vector<TimeSlice::Node>& nodes = slice_.nodes();
  std::vector<char> isRead(nodes.size(), 0);
  const auto read = [&](uint32_t operand) {
    if (operand >= slotCount_) isRead[operand - slotCount_] = 1;
  };
  for (const uint32_t operand : operands) read(operand);
  std::vector<uint32_t> phases;
  for (size_t k = nodes.size(); k-- > 0;) {
    if (!isRead[k]) continue;
    const TimeSlice::Node& node = nodes[k];
    const int count = TimeSlice::argumentsOf(node.op);
    read(node.a);
    if (count > 1) read(node.b);
    if (count > 2) read(node.c);
    if (isWave(node)) phases.push_back(node.a);
  }
  std::sort(phases.begin(), phases.end());
  phases.erase(std::unique(phases.begin(), phases.end()), phases.end());
  return phases;
}

}  // namespace

HiddenCrossings::HiddenCrossings(const program::Program& program, const program::Section& section,
                                 const std::vector<program::Slot>& functions, bool isSpare)
    : isSpare_(isSpare) {
  if (functions.empty()) return;
  auto slice = std::make_unique<TimeSlice>(program, TimeSlice::Of::everything, section);
  const Shapes shapes(*slice, program.slotCount, isSpare);
  std::vector<uint32_t> operands;
  for (size_t k = 0; k < functions.size(); ++k) {
    const auto operand = slice->functionIn(functions[k]);
    if (!operand) continue;  // a variable, of which the integrator knows, or something that is not followed
    const Shape shape = shapes.at(*operand);
    if (!shape.isOfStates || !(shape.isJagged || shape.isWaving || shape.degree > kPlain)) continue;
    hasCorners_ = hasCorners_ || shape.isJagged;
    watched_.push_back(k);
    operands.push_back(*operand);
  }
  if (watched_.empty()) return;
  levels_.assign(kLevels + 2, std::vector<double>(functions.size()));
  std::vector<uint32_t> phases = shapes.phasesIn(operands);
  if (phases.empty()) return;
  slice->keep(phases);
  phases_ = slice->cones(phases);
  turned_.resize(phases_.size());
  turnedTo_.resize(phases_.size());
  slice_ = std::move(slice);
}

bool HiddenCrossings::isBeyond(const std::vector<double>& roots) const {
  return std::any_of(watched_.begin(), watched_.end(), [&](size_t k) { return crosses(atBegin_[k], roots[k]); });
}

std::optional<double> HiddenCrossings::find(double begin, double end, const std::vector<double>& atBegin,
                                            const std::vector<double>& atEnd, const double* v,
                                            const Evaluate& evaluate) {
  const size_t pieces = piecesOf(begin, end, v, evaluate);
  if (pieces == 0 || (pieces == 1 && isSpare_ && !hasCorners_)) return {};
  atBegin_ = atBegin;
  std::vector<double>& left = levels_[kLevels + 1];
  left = atBegin;
  const auto border = [&](size_t piece) {
    return begin + (end - begin) * static_cast<double>(piece) / static_cast<double>(pieces);
  };
  for (size_t piece = 1; piece <= pieces; ++piece) {
    const double to = border(piece);
    if (piece == pieces)
      levels_[0] = atEnd;
    else if (!evaluate(to, levels_[0]))
      return {};
    const bool isInReach = !isSpare_ || mayReach(border(piece - 1), to, left, levels_[0]);
    if (const auto found = isInReach ? within(border(piece - 1), to, 1, evaluate) : std::nullopt) return found;
    if (piece < pieces && isBeyond(levels_[0])) return to;
    left = levels_[0];
  }
  return {};
}

// Whether one of them could be at zero within a piece of a step if it changed there twice as fast as it has of late.
bool HiddenCrossings::mayReach(double begin, double end, const std::vector<double>& atBegin,
                               const std::vector<double>& atEnd) {
  bool isInReach = rates_.empty();
  rates_.resize(watched_.size(), 0);
  for (size_t k = 0; k < watched_.size(); ++k) {
    const double from = atBegin[watched_[k]], to = atEnd[watched_[k]];
    rates_[k] = std::max(std::fabs(to - from) / (end - begin), kFading * rates_[k]);
    if (!(std::min(std::fabs(from), std::fabs(to)) > kReach * rates_[k] * (end - begin))) isInReach = true;
  }
  return isInReach;
}

size_t HiddenCrossings::piecesOf(double begin, double end, const double* v, const Evaluate& evaluate) {
  if (!slice_) return 1;
  std::vector<double>& ignored = levels_[0];
  const auto phasesAt = [&](double t, std::vector<double>& phases) {
    for (size_t k = 0; k < phases_.size(); ++k) phases[k] = slice_->evaluate(v, phases_[k], t, t).low;
  };
  if (isSpare_) phasesAt(end, turnedTo_);
  if (!isSpare_ || begin != turnedAt_) {
    if (!evaluate(begin, ignored)) return 0;
    phasesAt(begin, turned_);
  }
  if (!isSpare_) {
    if (!evaluate(end, ignored)) return 0;
    phasesAt(end, turnedTo_);
  }
  double pieces = 1;
  for (size_t k = 0; k < phases_.size(); ++k) {
    const double turn = std::fabs(turnedTo_[k] - turned_[k]);
    if (turn > kTurn) pieces = std::max(pieces, std::min(turn / kTurn + 1, kMostPieces));
  }
  turned_.swap(turnedTo_);
  turnedAt_ = end;
  return static_cast<size_t>(pieces);
}

// The root functions at `left` are in the last of the levels, those at `right` in the one before this. Leaves those at
// `right` in the place of those at `left`.
std::optional<double> HiddenCrossings::within(double left, double right, size_t level, const Evaluate& evaluate) {
  std::vector<double>&atLeft = levels_[kLevels + 1], &atRight = levels_[level - 1], &atMiddle = levels_[level];
  const double middle = 0.5 * (left + right);
  if (!(middle > left && middle < right) || !evaluate(middle, atMiddle)) return {};
  if (isBeyond(atMiddle)) return middle;
  const bool isBent = std::any_of(watched_.begin(), watched_.end(), [&](size_t k) {
    const double a = atLeft[k], b = atRight[k], m = atMiddle[k];
    // A limit that is as good as none is the largest number: twice that is beyond all numbers.
    return std::fabs(m - (0.5 * a + 0.5 * b)) > kBent * std::min({std::fabs(a), std::fabs(b), std::fabs(m)});
  });
  if (!isBent || level >= kLevels) return {};
  if (const auto found = within(left, middle, level + 1, evaluate)) return found;
  atLeft = atMiddle;
  atMiddle = atRight;
  return within(middle, right, level + 1, evaluate);
}

}  // namespace armature::solve
