#include "engine/solve/hidden_crossings.h"

#include <algorithm>
#include <cmath>

#include "engine/solve/crossing.h"

namespace armature::solve {

using program::Op;

namespace {

constexpr double kTurn = 1.2;         // [rad] of a wave between two looks
constexpr size_t kMostPieces = 4096;  // of a step
constexpr size_t kLevels = 10;        // of halving
constexpr double kBent = 0.25;        // of its distance from zero: as far from a straight line a function may dip
constexpr double kPlain = 2;          // degree up to which the points of the integrator tell enough
constexpr int kDeepest = 60;          // of an expression that is looked at

}  // namespace

HiddenCrossings::HiddenCrossings(const program::Program& program, const std::vector<uint32_t>& searched)
    : slice_(program, TimeSlice::Of::everything) {
  for (size_t k = 0; k < searched.size(); ++k) watch(k, searched[k], program);
  std::sort(phases_.begin(), phases_.end());
  phases_.erase(std::unique(phases_.begin(), phases_.end()), phases_.end());
  slice_.keep(phases_);
  turned_.resize(phases_.size());
  if (!watched_.empty()) levels_.assign(kLevels + 2, std::vector<double>(searched.size()));
}

void HiddenCrossings::watch(size_t k, uint32_t relation, const program::Program& program) {
  const auto operand = slice_.functionIn(program.relations[relation].root);
  if (!operand) return;  // a variable, of which the integrator knows, or something that is not followed
  std::vector<uint32_t> phases;
  const Shape shape = shapeOf(*operand, phases, 0);
  if (!shape.isOfStates || (!shape.isJagged && phases.empty() && shape.degree <= kPlain)) return;
  watched_.push_back(k);
  phases_.insert(phases_.end(), phases.begin(), phases.end());
}

HiddenCrossings::Shape HiddenCrossings::shapeOf(uint32_t operand, std::vector<uint32_t>& phases, int depth) const {
  const TimeSlice::Node* node = slice_.nodeOf(operand);
  if (depth > kDeepest) return {1, true, true};
  if (node) return combined(*node, phases, depth);
  const bool isMoving = slice_.isMoving(operand);
  return {isMoving ? 1.0 : 0.0, false, isMoving && !slice_.isTime(operand)};
}

HiddenCrossings::Shape HiddenCrossings::combined(const TimeSlice::Node& node, std::vector<uint32_t>& phases,
                                                 int depth) const {
  const Shape a = shapeOf(node.a, phases, depth + 1);
  const bool hasTwo = node.op >= Op::add, hasThree = node.op == Op::select;
  const Shape b = hasTwo ? shapeOf(node.b, phases, depth + 1) : Shape{};
  const Shape c = hasThree ? shapeOf(node.c, phases, depth + 1) : Shape{};
  Shape all{std::max({a.degree, b.degree, c.degree}), a.isJagged || b.isJagged || c.isJagged,
            a.isOfStates || b.isOfStates || c.isOfStates};
  switch (node.op) {
    case Op::sin:
    case Op::cos:
      if (a.isOfStates) phases.push_back(node.a);
      break;
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
      all.isJagged = all.isJagged || a.degree > 0;
      break;
    default:
      all.isJagged = all.isJagged || all.degree > 0;
  }
  return all;
}

bool HiddenCrossings::isBeyond(const std::vector<double>& roots) const {
  return std::any_of(watched_.begin(), watched_.end(), [&](size_t k) { return crosses(atBegin_[k], roots[k]); });
}

std::optional<double> HiddenCrossings::find(double begin, double end, const std::vector<double>& atBegin,
                                            const std::vector<double>& atEnd, const double* v,
                                            const Evaluate& evaluate) {
  atBegin_ = atBegin;
  levels_[0] = atEnd;
  std::vector<double>& trial = levels_[kLevels + 1];
  size_t pieces = 1;
  if (!phases_.empty()) {
    if (!evaluate(begin, trial)) return {};
    for (size_t k = 0; k < phases_.size(); ++k) turned_[k] = slice_.evaluate(v, phases_[k], begin, begin).low;
    if (!evaluate(end, trial)) return {};
    for (size_t k = 0; k < phases_.size(); ++k) {
      const double turn = std::fabs(slice_.evaluate(v, phases_[k], end, end).low - turned_[k]);
      if (turn > kTurn) pieces = std::max(pieces, static_cast<size_t>(std::min(turn / kTurn + 1, 1.0 * kMostPieces)));
    }
  }
  std::vector<double>& left = levels_[kLevels + 1];
  left = atBegin;
  for (size_t piece = 0; piece < pieces; ++piece) {
    const double from = begin + (end - begin) * static_cast<double>(piece) / static_cast<double>(pieces);
    const double to = begin + (end - begin) * static_cast<double>(piece + 1) / static_cast<double>(pieces);
    if (piece + 1 == pieces)
      levels_[0] = atEnd;
    else if (!evaluate(to, levels_[0]))
      return {};
    if (const auto found = within(from, to, 1, evaluate)) return found;
    if (piece + 1 < pieces && isBeyond(levels_[0])) return to;
    left = levels_[0];
  }
  return {};
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
    return std::fabs(m - 0.5 * (a + b)) > kBent * std::min({std::fabs(a), std::fabs(b), std::fabs(m)});
  });
  if (!isBent || level >= kLevels) return {};
  if (const auto found = within(left, middle, level + 1, evaluate)) return found;
  atLeft = atMiddle;
  atMiddle = atRight;
  return within(middle, right, level + 1, evaluate);
}

}  // namespace armature::solve
