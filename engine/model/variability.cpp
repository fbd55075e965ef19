// How much declared values may vary (specification 4.4.4, 4.9).
#include <algorithm>
#include <array>

#include "engine/model/attributes.h"
#include "engine/symbolic/transform.h"

namespace armature::model {

using symbolic::Op;

namespace {

// Finds expressions that depend on time itself; each node is looked at once.
class TimeFinder {
 public:
  explicit TimeFinder(const symbolic::Pool& pool) : pool_(pool) {}

  bool dependsOnTime(ExprId e) {
    if (!e.isValid() || pool_.isConstant(e)) return false;
    if (known_.size() < pool_.size()) known_.resize(pool_.size(), Known::untried);
    Known& known = known_[e.index()];
    if (known != Known::untried) return known == Known::yes;
    bool result = pool_.op(e) == Op::time;
    for (const ExprId arg : pool_.args(e)) result = result || dependsOnTime(arg);
    known_[e.index()] = result ? Known::yes : Known::no;
    return result;
  }

 private:
  enum class Known : uint8_t { untried, no, yes };
  const symbolic::Pool& pool_;
  std::vector<Known> known_;
};

}  // namespace

// Declared values and attributes must not vary more than what they are given to.
void Attributes::checkVariability() {
  symbolic::VariableCollector collector(pool());
  TimeFinder finder(pool());
  std::vector<VarId> used;
  // What an expression depends on that varies more than it may, in words; empty where there is nothing.
  const auto excess = [&](ExprId e, Variability allowed) -> Phrase {
    if (!e.isValid() || pool().isConstant(e)) return {};
    used.clear();
    collector.collect(e, used, true);
    for (const VarId u : used) {
      if (u.index() >= model().variables.size() || model().variable(u).variability <= allowed) continue;
      const bool isParameter = model().variable(u).variability == Variability::parameter;
      const std::string& of = model().variable(u).name;
      return isParameter ? phrase("the parameter %1", of) : phrase("the variable %1", of);
    }
    return finder.dependsOnTime(e) ? phrase("time") : Phrase();
  };
  static constexpr std::array<std::pair<const char*, ExprId FlatVariable::*>, 5> kAttributes{
      {{"start", &FlatVariable::start},
       {"fixed", &FlatVariable::fixed},
       {"min", &FlatVariable::min},
       {"max", &FlatVariable::max},
       {"nominal", &FlatVariable::nominal}}};
  for (size_t k = 0; k < model().variables.size(); ++k) {
    const FlatVariable& v = model().variables[k];
    for (const auto& [name, attribute] : kAttributes)
      if (const Phrase cause = excess(v.*attribute, Variability::parameter); !cause.empty())
        diagnostics().error("T007", phrase("the attribute %1 of %2 depends on %3", std::string(name), v.name, cause),
                            v.span, {v.name}, phrase("it is needed before the simulation starts"));
    if (v.variability > Variability::parameter) continue;
    if (const Phrase cause = excess(v.binding, v.variability); !cause.empty())
      diagnostics().error(
          "T007",
          phrase("%1%2 is given a value that depends on %3",
                 v.variability == Variability::constant ? phrase("the constant ") : phrase("the parameter "), v.name,
                 cause),
          v.span, {v.name});
  }
}

}  // namespace armature::model
