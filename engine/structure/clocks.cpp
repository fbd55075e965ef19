#include "engine/structure/clocks.h"

namespace armature::structure {
namespace {

using Kind = ClockRelation::Kind;

class Inference {
 public:
  explicit Inference(const ClockNetwork& network) : n_(network), parent_(network.nodes), isKnown_(network.nodes, 0) {
    for (uint32_t k = 0; k < n_.nodes; ++k) parent_[k] = k;
    s_.base.assign(n_.nodes, kNone);
    s_.interval.assign(n_.nodes, Ratio{1, 1});
    s_.phase.assign(n_.nodes, Ratio{0, 1});
    sourceOf_.assign(n_.nodes, kNone);
  }

  ClockSolution run() {
    joinBases();
    indexRelations();
    chooseSources();
    if (s_.problems.empty()) spreadFromSources();
    if (s_.problems.empty()) checkStarts();
    if (s_.problems.empty()) spreadDefaults();
    if (s_.problems.empty()) checkInferredFactors();
    if (s_.problems.empty()) findGrains();
    return std::move(s_);
  }

 private:
  uint32_t find(uint32_t k) {
    while (parent_[k] != k) k = parent_[k] = parent_[parent_[k]];
    return k;
  }

  void joinBases() {
    for (const ClockRelation& r : n_.relations) parent_[find(r.of)] = find(r.result);
    std::vector<uint32_t> baseOf(n_.nodes, kNone);
    for (uint32_t k = 0; k < n_.nodes; ++k) {
      uint32_t& base = baseOf[find(k)];
      if (base == kNone) {
        base = static_cast<uint32_t>(s_.bases.size());
        s_.bases.emplace_back();
      }
      s_.base[k] = base;
    }
  }

  void indexRelations() {
    start_.assign(n_.nodes + 1, 0);
    for (const ClockRelation& r : n_.relations) ++start_[r.of + 1], ++start_[r.result + 1];
    for (uint32_t k = 0; k < n_.nodes; ++k) start_[k + 1] += start_[k];
    std::vector<uint32_t> at(start_.begin(), start_.end() - 1);
    touching_.resize(2 * n_.relations.size());
    for (uint32_t k = 0; k < n_.relations.size(); ++k) {
      touching_[at[n_.relations[k].of]++] = k;
      touching_[at[n_.relations[k].result]++] = k;
    }
  }

  // Periodic sources may share a base clock; any other one is alone (specification 16.3.1).
  void chooseSources() {
    for (uint32_t k = 0; k < n_.sources.size(); ++k) {
      BaseClock& base = s_.bases[s_.base[n_.sources[k].node]];
      if (base.source == kNone) {
        base.source = k;
        continue;
      }
      const bool bothPeriodic = n_.sources[k].kind == ClockSource::Kind::periodic &&
                                n_.sources[base.source].kind == ClockSource::Kind::periodic;
      if (bothPeriodic) continue;
      ClockProblem p;
      p.kind = ClockProblem::Kind::mixed;
      p.node = n_.sources[k].node;
      p.source = base.source;
      p.other = k;
      s_.problems.push_back(p);
    }
  }

  void give(uint32_t node, Ratio interval, Ratio phase, uint32_t relation, uint32_t source) {
    if (!isKnown_[node]) {
      isKnown_[node] = 1;
      s_.interval[node] = interval;
      s_.phase[node] = phase;
      sourceOf_[node] = source;
      queue_.push_back(node);
      return;
    }
    if (s_.interval[node] == interval && s_.phase[node] == phase) return;
    ClockProblem p;
    p.kind = ClockProblem::Kind::disagree;
    p.node = node;
    p.relation = relation;
    p.source = sourceOf_[node];
    p.other = source;
    p.firstInterval = s_.interval[node];
    p.firstPhase = s_.phase[node];
    p.secondInterval = interval;
    p.secondPhase = phase;
    s_.problems.push_back(p);
  }

  void report(ClockProblem::Kind kind, uint32_t node, uint32_t relation) {
    ClockProblem p;
    p.kind = kind;
    p.node = node;
    p.relation = relation;
    s_.problems.push_back(p);
  }

  // What a relation says about the node at its other end; nothing where it leaves that open.
  struct Clock {
    Ratio interval, phase;
  };
  std::optional<Clock> other(uint32_t relation, uint32_t from, bool& isInRange) {
    const ClockRelation& r = n_.relations[relation];
    const bool isForward = r.of == from;
    std::optional<Ratio> interval = s_.interval[from], phase = s_.phase[from];
    switch (r.kind) {
      case Kind::none:
        return {};
      case Kind::same:
        break;
      case Kind::subSample:
      case Kind::superSample: {
        if (r.factor == 0) return {};
        const bool isSlower = (r.kind == Kind::subSample) == isForward;
        interval = isSlower ? product(*interval, {r.factor, 1}) : quotient(*interval, {r.factor, 1});
        break;
      }
      case Kind::shift:
      case Kind::back: {
        const bool isLater = (r.kind == Kind::shift) == isForward;
        const std::optional<Ratio> part = ratio(r.factor, r.resolution);
        const std::optional<Ratio> shift = part ? product(*interval, *part) : part;
        phase = shift ? sum(*phase, isLater ? *shift : Ratio{-shift->num, shift->den}) : shift;
        break;
      }
    }
    isInRange = interval && phase;
    if (!isInRange) return {};
    return Clock{*interval, *phase};
  }

  void spread() {
    while (!queue_.empty() && s_.problems.empty()) {
      const uint32_t node = queue_.back();
      queue_.pop_back();
      for (uint32_t k = start_[node]; k < start_[node + 1] && s_.problems.empty(); ++k) {
        const ClockRelation& r = n_.relations[touching_[k]];
        bool isInRange = true;
        const std::optional<Clock> clock = other(touching_[k], node, isInRange);
        if (!isInRange) report(ClockProblem::Kind::outOfRange, node, touching_[k]);
        if (clock) give(r.of == node ? r.result : r.of, clock->interval, clock->phase, touching_[k], sourceOf_[node]);
      }
    }
  }

  void spreadFromSources() {
    for (uint32_t k = 0; k < n_.sources.size() && s_.problems.empty(); ++k) {
      const ClockSource& source = n_.sources[k];
      const bool isPeriodic = source.kind == ClockSource::Kind::periodic;
      give(source.node, isPeriodic ? source.interval : Ratio{1, 1}, {0, 1}, kNone, k);
      spread();
    }
  }

  void checkStarts() {
    for (uint32_t k = 0; k < n_.nodes; ++k)
      if (isKnown_[k] && s_.phase[k].num < 0) return report(ClockProblem::Kind::early, k, kNone);
  }

  // A base clock without a source ticks as a default clock; all of it has to follow from its first node.
  void spreadDefaults() {
    std::vector<uint8_t> isBegun(s_.bases.size(), 0);
    for (uint32_t k = 0; k < n_.nodes && s_.problems.empty(); ++k) {
      if (isKnown_[k]) continue;
      const uint32_t base = s_.base[k];
      if (s_.bases[base].source != kNone || isBegun[base]) {
        report(ClockProblem::Kind::undecided, k, openRelation(k));
        return;
      }
      isBegun[base] = 1;
      // Phases relative to the first node may turn out negative: the earliest of all begins at the start.
      isKnown_[k] = 1;
      queue_.push_back(k);
      spread();
    }
    if (s_.problems.empty()) scaleDefaults();
  }

  void scaleDefaults() {
    std::vector<Ratio> least(s_.bases.size(), Ratio{0, 1}), earliest(s_.bases.size(), Ratio{0, 1});
    for (uint32_t k = 0; k < n_.nodes; ++k) {
      const uint32_t base = s_.base[k];
      if (s_.bases[base].source != kNone) continue;
      if (least[base].num == 0 || s_.interval[k].value() < least[base].value()) least[base] = s_.interval[k];
      if (s_.phase[k].value() < earliest[base].value()) earliest[base] = s_.phase[k];
    }
    for (uint32_t k = 0; k < n_.nodes; ++k) {
      const uint32_t base = s_.base[k];
      if (s_.bases[base].source != kNone) continue;
      const auto interval = quotient(s_.interval[k], least[base]);
      const auto later = sum(s_.phase[k], {-earliest[base].num, earliest[base].den});
      const auto phase = later ? quotient(*later, least[base]) : later;
      if (!interval || !phase) return report(ClockProblem::Kind::outOfRange, k, kNone);
      s_.interval[k] = *interval;
      s_.phase[k] = *phase;
    }
  }

  uint32_t openRelation(uint32_t node) const {
    for (uint32_t k = start_[node]; k < start_[node + 1]; ++k)
      if (n_.relations[touching_[k]].factor == 0 && n_.relations[touching_[k]].kind != Kind::none) return touching_[k];
    return start_[node] < start_[node + 1] ? touching_[start_[node]] : kNone;
  }

  void checkInferredFactors() {
    for (uint32_t k = 0; k < n_.relations.size(); ++k) {
      const ClockRelation& r = n_.relations[k];
      if ((r.kind != Kind::subSample && r.kind != Kind::superSample) || r.factor != 0) continue;
      const bool isSub = r.kind == Kind::subSample;
      const std::optional<Ratio> factor = isSub ? quotient(s_.interval[r.result], s_.interval[r.of])
                                                : quotient(s_.interval[r.of], s_.interval[r.result]);
      if (factor && factor->isWhole() && s_.phase[r.of] == s_.phase[r.result]) continue;
      ClockProblem p;
      p.kind = ClockProblem::Kind::notWhole;
      p.node = r.result;
      p.relation = k;
      p.firstInterval = s_.interval[r.of];
      p.firstPhase = s_.phase[r.of];
      p.secondInterval = s_.interval[r.result];
      p.secondPhase = s_.phase[r.result];
      s_.problems.push_back(p);
      return;
    }
  }

  void findGrains() {
    std::vector<int64_t> parts(s_.bases.size(), 1);
    for (uint32_t k = 0; k < n_.nodes; ++k) {
      const BaseClock& base = s_.bases[s_.base[k]];
      if (base.source == kNone || n_.sources[base.source].kind == ClockSource::Kind::periodic) continue;
      if (n_.sources[base.source].kind == ClockSource::Kind::events) {
        if (s_.interval[k].isWhole() && s_.phase[k].isWhole()) continue;
        return report(ClockProblem::Kind::divided, k, kNone);
      }
      for (const int64_t den : {s_.interval[k].den, s_.phase[k].den}) {
        int64_t& p = parts[s_.base[k]];
        if (__builtin_mul_overflow(p / std::gcd(p, den), den, &p))
          return report(ClockProblem::Kind::outOfRange, k, kNone);
      }
    }
    for (uint32_t b = 0; b < s_.bases.size(); ++b) s_.bases[b].grain = {1, parts[b]};
  }

  const ClockNetwork& n_;
  ClockSolution s_;
  std::vector<uint32_t> parent_;
  std::vector<uint8_t> isKnown_;
  std::vector<uint32_t> sourceOf_;          // per node: the source its clock was found from
  std::vector<uint32_t> start_, touching_;  // relations at each node
  std::vector<uint32_t> queue_;
};

}  // namespace

ClockSolution inferClocks(const ClockNetwork& network) {
  return Inference(network).run();
}

}  // namespace armature::structure
