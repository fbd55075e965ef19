// What is wrong with a system without a perfect matching, in terms of parts.
#include <algorithm>
#include <set>

#include "engine/lower/conflict.h"
#include "engine/lower/wording.h"
#include "engine/lower/work.h"
#include "engine/structure/dulmage_mendelsohn.h"

namespace armature::lower {
namespace {

// Two parts that prescribe one quantity, told with the place where they meet instead of equations.
bool reportConflict(Work& w, const char* code, const Conflict& conflict) {
  if (conflict.parts.empty()) return false;
  Phrase quantity = phrase("the value"), advice = phrase("remove one of them");
  if (conflict.flowUnit == "N.m" || conflict.flowUnit == "N") {
    quantity = phrase("the motion");
    advice = phrase("remove one of them, or put a part that gives way between them, such as a spring");
  } else if (conflict.flowUnit == "A") {
    quantity = phrase("the voltage");
    advice = phrase("remove one of them, or put a resistor between them");
  } else if (conflict.flowUnit == "W") {
    quantity = phrase("the temperature");
    advice = phrase("remove one of them, or put a thermal conductor between them");
  } else if (conflict.flowUnit == "V") {
    quantity = phrase("the current");
    advice = phrase("remove one of them, or give the current another way, such as a resistor beside them");
  }
  const Phrase who = enumerate(conflict.parts), where = enumerate(conflict.connectors);
  w.diagnostics.error(code,
                      conflict.parts.size() == 2 ? phrase("%1 both prescribe %2 at %3", who, quantity, where)
                                                 : phrase("%1 all prescribe %2 at %3", who, quantity, where),
                      {}, conflict.parts, advice);
  return true;
}

// Connectors that are shown and open, where nothing determines their potential: told instead of what follows from it.
bool reportOpenConnectors(Work& w, const std::vector<VarId>& columns, const std::vector<uint32_t>& rowOf) {
  bool isTold = false;
  for (const model::OpenConnector& open : w.m.openConnectors) {
    const bool isCause = [&] {
      for (uint32_t c = 0; c < columns.size(); ++c)
        if (rowOf[c] == kNone && ownerOf(w.var(columns[c]).name) == open.path) return true;
      return false;
    }();
    if (!isCause) continue;
    isTold = true;
    w.diagnostics.error("S009", phrase("%1 is switched on, but not connected", open.path), open.span,
                        {open.part, open.path}, open.advice);
  }
  return isTold;
}

bool isCutForce(const model::FlatVariable& v) {
  return v.isFlow && v.name.size() > 4 && v.name.back() == ']' && (v.unit == "N" || v.unit == "N.m");
}

// What closes a loop of frames that holds itself more than once.
enum class Loop { none, rigid, heldTwice };

// Nothing but cut forces and torques of frames is left open, and the equations left over are those of parts with
// frames: either parts that are rigidly joined have been joined once more, or joints hinder the same motion.
Loop loopOf(const Work& w, const std::vector<const Equation*>& rows, const std::vector<VarId>& columns,
            const std::vector<uint32_t>& columnOf, const std::vector<uint32_t>& rowOf) {
  for (uint32_t c = 0; c < columns.size(); ++c)
    if (rowOf[c] == kNone && !isCutForce(w.var(columns[c]))) return Loop::none;
  if (std::count(columnOf.begin(), columnOf.begin() + static_cast<std::ptrdiff_t>(rows.size()), kNone) >= 3)
    return Loop::rigid;
  std::set<std::string> framed;
  for (const model::FlatVariable& v : w.m.variables)
    if (isCutForce(v)) framed.insert(ownerOf(ownerOf(v.name)));  // the part of the frame of the force
  for (uint32_t r = 0; r < rows.size(); ++r)
    if (columnOf[r] == kNone && !framed.count(w.partPath(rows[r]->part))) return Loop::none;
  return Loop::heldTwice;
}

// Whether a part lies free: its connectors have flows, and no connection has anything to do with it.
bool isFree(Work& w, const std::string& part) {
  symbolic::VariableCollector collector(w.pool);
  std::vector<VarId> found;
  bool hasFlow = false;
  for (const model::FlatEquation& e : w.m.equations) {
    const bool isBalance = e.origin == EquationOrigin::flowBalance;
    if (!isBalance && e.origin != EquationOrigin::connection) continue;
    found.clear();
    collector.collect(e.lhs, found);
    collector.collect(e.rhs, found);
    const bool isOfPart = std::ranges::any_of(found, [&](VarId v) { return w.var(v).name.starts_with(part + '.'); });
    if (isOfPart && (!isBalance || found.size() > 1)) return false;
    hasFlow = hasFlow || isOfPart;
  }
  return hasFlow;
}

// Without the parts that lie inside of others in the list.
std::vector<std::string> outermost(const std::vector<std::string>& parts) {
  std::vector<std::string> kept;
  for (const std::string& part : parts) {
    const auto holdsIt = [&](const std::string& other) { return part.starts_with(other + '.'); };
    if (std::none_of(parts.begin(), parts.end(), holdsIt)) kept.push_back(part);
  }
  return kept;
}

}  // namespace

void reportSingular(Work& w, const std::vector<const Equation*>& rows, const std::vector<VarId>& columns,
                    const structure::Incidence& graph, const std::vector<uint32_t>& columnOf,
                    const std::vector<uint32_t>& rowOf, const Phrase& what) {
  const structure::Decomposition parts = structure::decompose(graph, columnOf, rowOf);
  uint32_t surplus = 0, missing = 0;
  if (reportOpenConnectors(w, columns, rowOf)) return;
  std::vector<std::string> overParts, underParts, underNames;
  SourceSpan span;
  const Equation* first = nullptr;
  for (uint32_t r = 0; r < rows.size(); ++r) {
    if (columnOf[r] == kNone) {
      ++surplus;
      if (!first) first = rows[r];
      addOnce(overParts, w.partPath(rows[r]->part));
    }
  }
  for (uint32_t r = 0; r < rows.size(); ++r)
    if (parts.rows[r] == structure::Part::overdetermined) addOnce(overParts, w.partPath(rows[r]->part));
  for (uint32_t c = 0; c < columns.size(); ++c) {
    if (rowOf[c] == kNone) {
      ++missing;
      underNames.push_back(w.var(columns[c]).name);
      addOnce(underParts, w.partPath(w.var(columns[c]).part));
      if (!span.isValid()) span = w.var(columns[c]).span;
    }
  }
  for (uint32_t c = 0; c < columns.size(); ++c)
    if (parts.columns[c] == structure::Part::underdetermined) addOnce(underParts, w.partPath(w.var(columns[c]).part));
  overParts = outermost(overParts);
  std::vector<DiagnosticLabel> labels;
  for (uint32_t r = 0; r < rows.size() && labels.size() < kShownNames; ++r)
    if (columnOf[r] == kNone)
      labels.push_back({rows[r]->span, phrase("left over: %1", w.text(*rows[r]).substr(0, 160))});
  const auto add = [&](const char* code, Phrase message, SourceSpan place, std::vector<std::string> concerned,
                       Phrase advice) {
    w.diagnostics.add(
        {code, Severity::error, std::move(message), place, std::move(concerned), labels, std::move(advice)});
  };
  const Conflict conflict = surplus > 0 ? findConflict(w) : Conflict();
  if (surplus > 0 && reportConflict(w, missing == 0 ? "S001" : "S003", conflict)) return;
  // In a model without parts, its variables are what can be named.
  const Phrase prescribed = enumerate(conflict.prescribed);
  if (surplus > 0 && missing == 0) {
    add("S001",
        phrase("%1; %2",
               surplus == 1 ? phrase("%1 has one equation too many", what)
                            : phrase("%1 has %2 equations too many", what, surplus),
               overParts.empty() ? phrase("prescribed more than once: %1", prescribed)
                                 : phrase("these parts prescribe the same quantity: %1", enumerate(overParts))),
        first->span, overParts, phrase("remove one of them, or put a compliant part between them"));
    return;
  }
  if (missing > 0 && surplus == 0) {
    add("S002",
        missing == 1
            ? phrase("%1 has one equation too few; nothing determines %2", what, enumerate(underNames))
            : phrase("%1 has %2 equations too few; nothing determines %3", what, missing, enumerate(underNames)),
        span, underParts, phrase("connect the part, or add the missing source or equation"));
    return;
  }
  const Loop loop = loopOf(w, rows, columns, columnOf, rowOf);
  if (loop == Loop::heldTwice) {
    w.diagnostics.error("S003",
                        phrase("%1 close a loop that holds itself twice: its joints hinder motions that other joints "
                               "of the loop hinder already, so the forces across it cannot be told",
                               enumerate(overParts)),
                        {}, overParts,
                        phrase("where the axes of all its joints are parallel, replace one Revolute by a "
                               "RevolutePlanarLoopConstraint, otherwise one joint by another that leaves more free"));
    return;
  }
  if (loop == Loop::rigid) {
    w.diagnostics.error("S003",
                        overParts.size() == 1
                            ? phrase("%1 closes a loop in which nothing can move: the places of its frames are given "
                                     "twice, and the forces in it cannot be told",
                                     enumerate(overParts))
                            : phrase("%1 close a loop in which nothing can move: the places of its frames are given "
                                     "twice, and the forces in it cannot be told",
                                     enumerate(overParts)),
                        {}, overParts, phrase("take one of the parts out of the loop, or put a joint between them"));
    return;
  }
  // What is left over is of the part alone: its balance, where nothing comes in.
  if (overParts.size() == 1 &&
      std::ranges::all_of(underNames, [&](const std::string& name) { return name.starts_with(overParts[0] + '.'); }) &&
      isFree(w, overParts[0])) {
    w.diagnostics.error(
        "S003", phrase("%1 is connected to nothing, so nothing determines %2", overParts[0], enumerate(underNames)),
        span, overParts, phrase("connect it, or remove the part"));
    return;
  }
  const Phrase twice = overParts.empty()
                           ? (conflict.prescribed.size() == 1 ? phrase("%1 is prescribed twice", prescribed)
                                                              : phrase("%1 are prescribed twice", prescribed))
                       : overParts.size() == 1 ? phrase("%1 prescribes something twice", overParts[0])
                                               : phrase("%1 prescribe something twice", enumerate(overParts));
  add("S003", phrase("%1 is contradictory: %2, while nothing determines %3", what, twice, enumerate(underNames)),
      first ? first->span : span, overParts,
      phrase("look for a missing ground or fixed point, or for two ideal sources on one connection"));
}

}  // namespace armature::lower
