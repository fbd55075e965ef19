#include "engine/facade/recorded.h"

#include <algorithm>
#include <unordered_set>

#include "engine/base/glob.h"
#include "engine/diagram/json.h"
#include "engine/diagram/note_list.h"
#include "engine/diagram/note_text.h"
#include "engine/diagram/record_list.h"
#include "engine/diagram/sparkline_list.h"
#include "engine/facade/formula.h"

namespace armature {

namespace {

// What a plot draws: a variable, or an expression of some.
void addDrawn(const diagram::Json& holder, const char* member, std::set<std::string>& names) {
  const auto found = holder.is_object() ? holder.find(member) : holder.end();
  if (found == holder.end() || !found->is_string()) return;
  const auto text = found->get<std::string>();
  names.insert(text);
  if (const auto formula = Formula::read(text))
    for (std::string& name : formula->variables()) names.insert(std::move(name));
}

std::set<std::string> drawnIn(const diagram::Document& document) {
  std::set<std::string> names;
  for (const diagram::Json& plot : *document.plots) {
    addDrawn(plot, "x", names);
    const auto curves = plot.is_object() ? plot.find("curves") : plot.end();
    if (curves == plot.end() || !curves->is_array()) continue;
    for (const diagram::Json& curve : *curves) {
      addDrawn(curve, "variable", names);
      addDrawn(curve, "expression", names);
    }
  }
  for (const diagram::ComponentItem& item : document.components)
    for (const std::string& within : diagram::sparklineList(item)) names.insert(diagram::fullName(item.name, within));
  for (const auto& note : diagram::noteList(document))
    if (note)
      for (std::string& name : diagram::noteVariables(note->text)) names.insert(std::move(name));
  return names;
}

bool costsNothing(const ModelVariable& v) {
  using Kind = ModelVariable::Kind;
  return v.kind == Kind::constant || v.kind == Kind::parameter || v.slot == program::kNone ||
         v.type == ModelVariable::Type::string;
}

}  // namespace

Recorded::Recorded(const diagram::Document& document) : patterns_(diagram::recordList(document.experiment)) {
  if (!isEverything()) drawn_ = drawnIn(document);
}

const std::string& Recorded::patternOf(const std::string& name) const {
  static const std::string kNone;
  const auto found =
      std::find_if(patterns_.begin(), patterns_.end(), [&](const std::string& p) { return fitsWish(p, name); });
  return found == patterns_.end() ? kNone : *found;
}

bool Recorded::operator()(const ModelVariable& variable) const {
  return isEverything() || variable.isState || drawn_.contains(variable.name) || !patternOf(variable.name).empty();
}

std::vector<uint8_t> Recorded::of(const std::vector<ModelVariable>& variables) const {
  std::vector<uint8_t> isKept(variables.size(), 1);
  if (isEverything()) return isKept;
  std::unordered_set<program::Slot> kept;
  for (const ModelVariable& v : variables)
    if (!costsNothing(v) && (*this)(v)) kept.insert(v.slot);
  for (size_t k = 0; k < variables.size(); ++k)
    isKept[k] = costsNothing(variables[k]) || kept.contains(variables[k].slot) ? 1 : 0;
  return isKept;
}

}  // namespace armature
