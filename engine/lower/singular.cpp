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

// What a decomposition leaves over on either side, and the sentence for it.
class SingularReport {
 public:
  SingularReport(Work& work, const std::vector<const Equation*>& rows, const std::vector<VarId>& columns,
                 const std::vector<uint32_t>& columnOf, const std::vector<uint32_t>& rowOf, const Phrase& what)
      : w_(work), rows_(rows), columns_(columns), columnOf_(columnOf), rowOf_(rowOf), what_(what) {}

  void tell(const structure::Incidence& graph) {
    if (reportOpenConnectors(w_, columns_, rowOf_)) return;
    const structure::Decomposition parts = structure::decompose(graph, columnOf_, rowOf_);
    collectSurplus(parts);
    collectMissing(parts);
    if (surplus_ > 0) conflict_ = findConflict(w_);
    if (surplus_ > 0 && reportConflict(w_, missing_ == 0 ? "S001" : "S003", conflict_)) return;
    if (surplus_ > 0 && missing_ == 0) return tellOfTooMany();
    if (missing_ > 0 && surplus_ == 0) return tellOfTooFew();
    if (tellOfLoop() || tellOfFreePart()) return;
    tellOfContradiction();
  }

 private:
  // Equations without an unknown, and whose they are: those left over first, then what they contradict.
  void collectSurplus(const structure::Decomposition& parts) {
    for (uint32_t r = 0; r < rows_.size(); ++r) {
      if (columnOf_[r] != kNone) continue;
      ++surplus_;
      if (!first_) first_ = rows_[r];
      addOnce(overParts_, w_.partPath(rows_[r]->part));
      if (labels_.size() < kShownNames)
        labels_.push_back({rows_[r]->span, phrase("left over: %1", w_.text(*rows_[r]).substr(0, 160))});
    }
    for (uint32_t r = 0; r < rows_.size(); ++r)
      if (parts.rows[r] == structure::Part::overdetermined) addOnce(overParts_, w_.partPath(rows_[r]->part));
    overParts_ = outermost(overParts_);
  }

  void collectMissing(const structure::Decomposition& parts) {
    for (uint32_t c = 0; c < columns_.size(); ++c) {
      if (rowOf_[c] != kNone) continue;
      ++missing_;
      const FlatVariable& v = w_.var(columns_[c]);
      underNames_.push_back(v.name);
      addOnce(underParts_, w_.partPath(v.part));
      if (!span_.isValid()) span_ = v.span;
    }
    for (uint32_t c = 0; c < columns_.size(); ++c)
      if (parts.columns[c] == structure::Part::underdetermined)
        addOnce(underParts_, w_.partPath(w_.var(columns_[c]).part));
  }

  void add(const char* code, Phrase message, SourceSpan place, const std::vector<std::string>& concerned,
           Phrase advice) {
    w_.diagnostics.add({code, Severity::error, std::move(message), place, concerned, labels_, std::move(advice)});
  }

  // In a model without parts, its variables are what can be named.
  Phrase prescribed() const { return enumerate(conflict_.prescribed); }

  void tellOfTooMany() {
    const Phrase count = surplus_ == 1 ? phrase("%1 has one equation too many", what_)
                                       : phrase("%1 has %2 equations too many", what_, surplus_);
    const Phrase whose = overParts_.empty()
                             ? phrase("prescribed more than once: %1", prescribed())
                             : phrase("these parts prescribe the same quantity: %1", enumerate(overParts_));
    add("S001", phrase("%1; %2", count, whose), first_->span, overParts_,
        phrase("remove one of them, or put a compliant part between them"));
  }

  void tellOfTooFew() {
    add("S002",
        missing_ == 1
            ? phrase("%1 has one equation too few; nothing determines %2", what_, enumerate(underNames_))
            : phrase("%1 has %2 equations too few; nothing determines %3", what_, missing_, enumerate(underNames_)),
        span_, underParts_, phrase("connect the part, or add the missing source or equation"));
  }

  bool tellOfLoop() {
    const Loop loop = loopOf(w_, rows_, columns_, columnOf_, rowOf_);
    if (loop == Loop::none) return false;
    const Phrase who = enumerate(overParts_);
    Phrase message, advice;
    if (loop == Loop::heldTwice) {
      message = phrase(
          "%1 close a loop that holds itself twice: its joints hinder motions that other joints "
          "of the loop hinder already, so the forces across it cannot be told",
          who);
      advice = phrase(
          "where the axes of all its joints are parallel, replace one Revolute by a "
          "RevolutePlanarLoopConstraint, otherwise one joint by another that leaves more free");
    } else {
      message = overParts_.size() == 1
                    ? phrase(
                          "%1 closes a loop in which nothing can move: the places of its frames are given "
                          "twice, and the forces in it cannot be told",
                          who)
                    : phrase(
                          "%1 close a loop in which nothing can move: the places of its frames are given "
                          "twice, and the forces in it cannot be told",
                          who);
      advice = phrase("take one of the parts out of the loop, or put a joint between them");
    }
    w_.diagnostics.error("S003", std::move(message), {}, overParts_, std::move(advice));
    return true;
  }

  // What is left over is of one part alone: its balance, where nothing comes in.
  bool tellOfFreePart() {
    if (overParts_.size() != 1) return false;
    const std::string& part = overParts_[0];
    const bool isItsOwn =
        std::ranges::all_of(underNames_, [&](const std::string& name) { return name.starts_with(part + '.'); });
    if (!isItsOwn || !isFree(w_, part)) return false;
    w_.diagnostics.error("S003",
                         phrase("%1 is connected to nothing, so nothing determines %2", part, enumerate(underNames_)),
                         span_, overParts_, phrase("connect it, or remove the part"));
    return true;
  }

  void tellOfContradiction() {
    const Phrase twice = overParts_.empty()
                             ? (conflict_.prescribed.size() == 1 ? phrase("%1 is prescribed twice", prescribed())
                                                                 : phrase("%1 are prescribed twice", prescribed()))
                         : overParts_.size() == 1 ? phrase("%1 prescribes something twice", overParts_[0])
                                                  : phrase("%1 prescribe something twice", enumerate(overParts_));
    add("S003", phrase("%1 is contradictory: %2, while nothing determines %3", what_, twice, enumerate(underNames_)),
        first_ ? first_->span : span_, overParts_,
        phrase("look for a missing ground or fixed point, or for two ideal sources on one connection"));
  }

  Work& w_;
  const std::vector<const Equation*>& rows_;
  const std::vector<VarId>& columns_;
  const std::vector<uint32_t>&columnOf_, &rowOf_;
  const Phrase& what_;
  uint32_t surplus_ = 0, missing_ = 0;  // equations without an unknown, unknowns without an equation
  const Equation* first_ = nullptr;     // of those left over
  SourceSpan span_;                     // of the first unknown that nothing determines
  std::vector<std::string> overParts_, underParts_, underNames_;
  std::vector<DiagnosticLabel> labels_;
  Conflict conflict_;
};

}  // namespace

void reportSingular(Work& w, const std::vector<const Equation*>& rows, const std::vector<VarId>& columns,
                    const structure::Incidence& graph, const std::vector<uint32_t>& columnOf,
                    const std::vector<uint32_t>& rowOf, const Phrase& what) {
  SingularReport(w, rows, columns, columnOf, rowOf, what).tell(graph);
}

}  // namespace armature::lower
