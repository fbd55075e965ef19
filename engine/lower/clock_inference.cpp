#include "engine/lower/clock_inference.h"

#include <algorithm>

#include "engine/base/union_find.h"
#include "engine/lower/wording.h"

namespace armature::lower {
namespace {

using structure::ClockProblem;
using structure::ClockRelation;
using structure::ClockSource;
using structure::Ratio;

class PartClocks {
 public:
  PartClocks(Work& work, const ClockGraph& graph, ClockPartitions& result)
      : w_(work), m_(work.m), graph_(graph), result_(result) {}

  bool run() {
    const structure::ClockSolution solution = structure::inferClocks(graph_.network);
    for (const ClockProblem& p : solution.problems) explain(p);
    if (!solution.problems.empty()) return false;
    result_.baseCount = static_cast<uint32_t>(solution.bases.size());
    for (uint32_t k = 0; k < graph_.network.nodes; ++k) {
      ClockPartition& part = result_.parts[k];
      const structure::BaseClock& base = solution.bases[solution.base[k]];
      part.base = solution.base[k];
      part.interval = solution.interval[k];
      part.phase = solution.phase[k];
      part.grain = base.grain;
      part.origin = base.source == kNone ? kNone : graph_.origins[base.source];
    }
    warnOfDefaults(solution);
    return chooseMethods();
  }

 private:
  // ---- messages ----

  void warnOfDefaults(const structure::ClockSolution& solution) {
    std::vector<uint8_t> isTold(solution.bases.size(), 0);
    for (uint32_t k = 0; k < result_.parts.size(); ++k) {
      const ClockPartition& part = result_.parts[k];
      if (solution.bases[part.base].source != kNone || isTold[part.base] || part.equations.empty()) continue;
      isTold[part.base] = 1;
      const Place at = placeOf(k);
      std::vector<std::string> parts;
      addOnce(parts, w_.partPath(at.part));
      w_.diagnostics.warning("S019", phrase("nothing gives a clock to %1: it ticks every second", at.names), at.span,
                             std::move(parts), phrase("connect a clock, or sample with one"));
    }
  }

  // The variables, clocks and equations of a part.
  struct Place {
    Phrase names;
    SourceSpan span;
    PartId part;
  };
  Place placeOf(uint32_t node) {
    Place place;
    std::vector<std::string> names;
    const auto take = [&](VarId v) {
      if (w_.isMade[v.index()] || m_.variable(v).integral) return;
      addOnce(names, m_.variable(v).name);
      if (!place.span.isValid()) place.span = m_.variable(v).span, place.part = m_.variable(v).part;
    };
    for (VarId v : result_.parts[node].variables) take(v);
    for (const auto& [n, v] : graph_.clockVariables)
      if (n == node) take(v);
    for (uint32_t k : result_.parts[node].equations)
      if (!place.span.isValid()) place.span = m_.equations[k].span, place.part = m_.equations[k].part;
    if (names.empty())
      for (ExprId e : graph_.clocks[node]) addOnce(names, w_.text(e));
    std::stable_sort(names.begin(), names.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
    place.names = names.empty() ? phrase("an equation") : enumerate(names);
    return place;
  }

  Phrase sourceText(uint32_t k) {
    return k == kNone ? phrase("a default clock") : Phrase(w_.text(graph_.constructors[k]));
  }

  static std::string ratioText(Ratio r) {
    return r.isWhole() ? std::to_string(r.num) : std::to_string(r.num) + "/" + std::to_string(r.den);
  }

  Phrase tickText(Ratio interval, Ratio phase, uint32_t source) {
    const bool isSeconds = source == kNone || graph_.network.sources[source].kind == ClockSource::Kind::periodic;
    const bool isOne = interval == Ratio{1, 1};
    const auto withUnit = [&](Ratio r) {
      return isSeconds ? phrase("%1 s", ratioText(r))
             : isOne   ? phrase("%1 tick", ratioText(r))
                       : phrase("%1 ticks", ratioText(r));
    };
    return phase.num != 0 ? phrase("every %1 from %2", withUnit(interval), withUnit(phase))
                          : phrase("every %1", withUnit(interval));
  }

  void explain(const ClockProblem& p) {
    const Place at = placeOf(p.node);
    switch (p.kind) {
      case ClockProblem::Kind::disagree:
        w_.error("S010",
                 phrase("the clocks of %1 do not agree: %2 by %3, %4 by %5", at.names,
                        tickText(p.firstInterval, p.firstPhase, p.source), sourceText(p.source),
                        tickText(p.secondInterval, p.secondPhase, p.other), sourceText(p.other)),
                 at.span, at.part, phrase("convert one of them with subSample, superSample or shiftSample"));
        break;
      case ClockProblem::Kind::mixed:
        w_.error(
            "S011", phrase("two clocks meet at %1: %2 and %3", at.names, sourceText(p.source), sourceText(p.other)),
            at.span, at.part,
            phrase("use one clock variable in both places, or part them by hold and sample; only clocks with whole "
                   "counters can be compared"));
        break;
      case ClockProblem::Kind::undecided:
        w_.error("S012", phrase("the clock of %1 does not follow from any other", at.names), at.span, at.part,
                 phrase("give the factor of the conversion, or a clock"));
        break;
      case ClockProblem::Kind::notWhole:
        w_.error(
            "S012",
            phrase("no whole factor converts the clocks at %1: %2 and %3", at.names,
                   tickText(p.firstInterval, p.firstPhase, kNone), tickText(p.secondInterval, p.secondPhase, kNone)),
            at.span, at.part);
        break;
      case ClockProblem::Kind::outOfRange:
        w_.error("S012", phrase("the factors of the clocks at %1 become too large", at.names), at.span, at.part);
        break;
      case ClockProblem::Kind::early:
        w_.error("S014", phrase("the clock of %1 would tick before its base clock begins", at.names), at.span, at.part,
                 phrase("shift it back by less"));
        break;
      case ClockProblem::Kind::divided:
        w_.error("S014", phrase("the clock of %1 would tick between the events of its base clock", at.names), at.span,
                 at.part, phrase("an event clock can only be made slower"));
        break;
    }
  }

  // ---- solver methods (specification 16.8.3) ----

  bool chooseMethods() {
    std::vector<std::string> own(result_.parts.size());
    for (const auto& [node, method] : graph_.methods) {
      std::string& mine = own[node];
      if (method.empty() || mine == method) continue;
      if (!mine.empty()) return reportMethods(node, mine, method);
      mine = method;
    }
    // Parts without a method belong together where a conversion joins them, and take that of their neighbours.
    UnionFind groups(result_.parts.size());
    for (const ClockRelation& r : graph_.network.relations)
      if (own[r.of].empty() && own[r.result].empty()) groups.join(r.of, r.result);
    std::vector<std::string> found(result_.parts.size()), second(result_.parts.size());
    for (const ClockRelation& r : graph_.network.relations)
      for (const auto& [from, to] : {std::pair(r.of, r.result), {r.result, r.of}}) {
        if (own[from].empty() || !own[to].empty()) continue;
        std::string& mine = found[groups.find(to)];
        if (mine.empty())
          mine = own[from];
        else if (mine != own[from])
          second[groups.find(to)] = own[from];
      }
    for (uint32_t k = 0; k < result_.parts.size(); ++k) {
      ClockPartition& part = result_.parts[k];
      part.method = own[k].empty() ? found[groups.find(k)] : own[k];
      if (!part.hasDerivatives) continue;
      if (own[k].empty() && !second[groups.find(k)].empty())
        return reportMethods(k, found[groups.find(k)], second[groups.find(k)]);
      if (!checkMethod(k)) return false;
    }
    return true;
  }

  bool reportMethods(uint32_t node, const std::string& a, const std::string& b) {
    const Place at = placeOf(node);
    w_.error("S015", phrase("two solver methods meet at %1: %2 and %3", at.names, a, b), at.span, at.part);
    return false;
  }

  bool checkMethod(uint32_t node) {
    const ClockPartition& part = result_.parts[node];
    static constexpr const char* kMethods[] = {"ExplicitEuler", "ImplicitEuler", "ImplicitTrapezoid"};
    if (std::find(std::begin(kMethods), std::end(kMethods), part.method) != std::end(kMethods)) return true;
    const auto state = std::find_if(part.variables.begin(), part.variables.end(),
                                    [&](VarId v) { return m_.variable(v).derivative.isValid(); });
    const FlatVariable& x = m_.variable(*state);
    if (part.method.empty())
      w_.error(
          "S015", phrase("der(%1) is clocked, but nothing says how to integrate it", x.name), x.span, x.part,
          phrase("sample the variable, or give its clock a solver method: Clock(c, solverMethod = \"ImplicitEuler\")"));
    else
      w_.error("S015", phrase("the solver method \"%1\" for %2 is not supported", part.method, x.name), x.span, x.part,
               phrase("use ExplicitEuler, ImplicitEuler or ImplicitTrapezoid"));
    return false;
  }

  Work& w_;
  model::FlatModel& m_;
  const ClockGraph& graph_;
  ClockPartitions& result_;
};

}  // namespace

bool inferPartClocks(Work& w, const ClockGraph& graph, ClockPartitions& result) {
  return PartClocks(w, graph, result).run();
}

}  // namespace armature::lower
