#include "engine/lower/conflict.h"

#include <algorithm>
#include <map>
#include <unordered_set>

#include "engine/lower/wording.h"
#include "engine/structure/dulmage_mendelsohn.h"
#include "engine/structure/matching.h"

namespace armature::lower {
namespace {

class ConflictSearch {
 public:
  explicit ConflictSearch(Work& work) : w_(work), collector_(work.pool) {}

  Conflict run() {
    Conflict conflict;
    buildGraph();
    structure::Matcher matcher(graph_);
    matcher.run();
    if (matcher.size() == graph_.rows()) return conflict;
    const auto parts = structure::decompose(graph_, matcher.columnOf(), matcher.rowOf());
    sortRows(parts);
    collect(parts, conflict);
    for (uint32_t c = 0; c < columns_.size(); ++c)
      if (parts.columns[c] == structure::Part::overdetermined) addOnce(conflict.prescribed, w_.var(columns_[c]).name);
    return conflict;
  }

 private:
  // A variable and its derivatives count as one unknown.
  VarId head(VarId v) const {
    for (int depth = 0; w_.modelIntegral[v.index()] && depth < 100; ++depth) v = w_.modelIntegral[v.index()];
    return v;
  }

  bool isUnknown(VarId v) const {
    const FlatVariable& x = w_.var(v);
    return v.index() < count_ && x.type == Type::real && x.variability == model::Variability::continuous &&
           x.causality != model::Causality::input && !w_.isMade[v.index()];
  }

  void buildGraph() {
    count_ = static_cast<uint32_t>(w_.modelIntegral.size());
    columnOf_.assign(count_, kNone);
    for (uint32_t i = 0; i < count_; ++i) {
      const FlatVariable& v = w_.m.variables[i];
      if (v.isFlow) connectors_.insert(ownerOf(v.name));
      if (!isUnknown(VarId(i)) || w_.modelIntegral[i]) continue;
      columnOf_[i] = static_cast<uint32_t>(columns_.size());
      columns_.push_back(VarId(i));
    }
    graph_.columns = static_cast<uint32_t>(columns_.size());
    std::vector<VarId> found;
    std::vector<uint32_t> row;
    for (uint32_t k = 0; k < w_.m.equations.size(); ++k) {
      const model::FlatEquation& e = w_.m.equations[k];
      if (w_.pool.type(e.lhs) != Type::real) continue;
      if (w_.pool.op(e.lhs) == Op::variable && !isUnknown(w_.pool.variableOf(e.lhs))) continue;
      found.clear();
      collector_.collect(e.lhs, found);
      collector_.collect(e.rhs, found);
      row.clear();
      for (VarId v : found)
        if (isUnknown(v) && columnOf_[head(v).index()] != kNone) row.push_back(columnOf_[head(v).index()]);
      std::sort(row.begin(), row.end());
      row.erase(std::unique(row.begin(), row.end()), row.end());
      if (row.empty()) continue;
      rows_.push_back(k);
      graph_.addRow(row);
    }
  }

  bool isSignal(VarId v) const {
    const std::string owner = ownerOf(w_.var(v).name);
    return !connectors_.count(owner) && !connectors_.count(ownerOf(owner));
  }

  // The parts of the surplus: those that set a value by themselves, and those that are told one by a signal.
  void sortRows(const structure::Decomposition& parts) {
    for (uint32_t r = 0; r < rows_.size(); ++r) {
      if (parts.rows[r] != structure::Part::overdetermined) continue;
      const model::FlatEquation& e = w_.m.equations[rows_[r]];
      const auto row = graph_.row(r);
      if (e.origin == model::EquationOrigin::connection) {
        for (uint32_t c : row) {
          const std::string& name = w_.var(columns_[c]).name;
          if (!isSignal(columns_[c])) continue;
          addOnce(signalEnds_, name);
          addOnce(told_, ownerOf(name));
        }
      } else if (e.origin != model::EquationOrigin::flowBalance && row.size() == 1) {
        addOnce(setters_, w_.partPath(e.part));
      }
    }
  }

  // Between sources with two ends a ground is not one of those who quarrel.
  void dropReferences(const std::map<std::string, std::vector<uint32_t>>& open, std::vector<std::string>& list) const {
    const auto hasOneEnd = [&](const std::string& part) {
      std::vector<std::string> ends;
      for (uint32_t c : open.at(part)) addOnce(ends, ownerOf(w_.var(columns_[c]).name));
      return ends.size() < 2;
    };
    if (std::count_if(list.begin(), list.end(), hasOneEnd) + 2 <= static_cast<long>(list.size()))
      std::erase_if(list, hasOneEnd);
  }

  void collect(const structure::Decomposition& parts, Conflict& conflict) {
    std::map<std::string, std::vector<uint32_t>> open;  // part → undetermined variables of its connectors
    for (uint32_t c = 0; c < columns_.size(); ++c) {
      if (parts.columns[c] != structure::Part::underdetermined) continue;
      const std::string connector = ownerOf(w_.var(columns_[c]).name);
      if (connectors_.count(connector)) open[ownerOf(connector)].push_back(c);
    }
    for (const auto* list : {&setters_, &told_})
      for (const std::string& part : *list)
        if (open.count(part)) addOnce(conflict.parts, part);
    if (conflict.parts.size() < 2) {
      conflict.parts = setters_;
      for (const std::string& end : signalEnds_)
        if (std::find(setters_.begin(), setters_.end(), ownerOf(end)) == setters_.end())
          addOnce(conflict.connectors, end);
      if (conflict.parts.size() < 2 || conflict.connectors.empty()) conflict = {};
      return;
    }
    dropReferences(open, conflict.parts);
    for (const std::string& part : conflict.parts)
      for (uint32_t c : open[part]) {
        const FlatVariable& v = w_.var(columns_[c]);
        addOnce(conflict.connectors, ownerOf(v.name));
        if (conflict.flowUnit.empty()) {
          conflict.flowUnit = v.unit;
          conflict.isFlowPrescribed = !v.isFlow;
        }
      }
  }

  Work& w_;
  symbolic::VariableCollector collector_;
  structure::Incidence graph_;
  std::vector<VarId> columns_;
  std::vector<uint32_t> columnOf_, rows_;
  uint32_t count_ = 0;                          // variables of the model itself
  std::unordered_set<std::string> connectors_;  // with a flow variable
  std::vector<std::string> setters_, told_, signalEnds_;
};

}  // namespace

Conflict findConflict(Work& w) {
  return ConflictSearch(w).run();
}

}  // namespace armature::lower
