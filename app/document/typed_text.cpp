#include "app/document/typed_text.h"

#include <QRegularExpression>
#include <algorithm>

#include "engine/diagram/json.h"

namespace armature::app {

static constexpr const char* kMember = "typed";  // {"w": ["157.07963267949", "1500 rpm"]}

QString typedForm(const QString& typed, const QString& entered) {
  static const QRegularExpression form(QStringLiteral("^\\s*([+−-]?[0-9.,]+(?:[eE][+-]?[0-9]+)?)\\s*([^0-9\\s.,].*)$"));
  const QRegularExpressionMatch match = form.match(typed);
  bool isNumber = false;
  (void)entered.toDouble(&isNumber);
  if (!isNumber || !match.hasMatch() || entered == typed.trimmed()) return {};
  return match.captured(1) + ' ' + match.captured(2).trimmed();
}

std::string typedText(const diagram::Json& extra, const std::string& name, const std::string& value) {
  const auto all = extra.find(kMember);
  if (all == extra.end() || !all->is_object()) return {};
  const auto one = all->find(name);
  if (one == all->end() || !one->is_array() || one->size() != 2 || !(*one)[0].is_string() || !(*one)[1].is_string())
    return {};
  return (*one)[0].get_ref<const std::string&>() == value ? (*one)[1].get<std::string>() : std::string();
}

diagram::Json withTyped(diagram::Json extra, const std::string& name, const std::string& value,
                        const std::string& typed) {
  if (typed.empty()) {
    const auto all = extra.find(kMember);
    if (all == extra.end() || !all->is_object()) return extra;
    all->erase(name);
    if (all->empty()) extra.erase(kMember);
    return extra;
  }
  if (!extra.is_object()) extra = diagram::Json::object();
  diagram::Json& all = extra[kMember];
  if (!all.is_object()) all = diagram::Json::object();
  all[name] = diagram::Json::array({value, typed});
  return extra;
}

bool setTypedModifier(OpenDocument& document, int part, const std::string& name, const std::string& value,
                      const std::string& typed, int mergeId) {
  const diagram::ComponentItem& item = document.values().components.at(static_cast<size_t>(part));
  diagram::Json extra = withTyped(item.extra, name, value, typed);
  // While a hand draws at a value that has no unit of its own, what was typed before is stale and does not matter.
  if (extra == item.extra || (mergeId >= 0 && typed.empty())) return document.setModifier(part, name, value, mergeId);
  Changes changes;
  const auto found =
      std::find_if(item.modifiers.begin(), item.modifiers.end(), [&](const auto& m) { return m.name == name; });
  ModifierChange change{part, static_cast<int>(found - item.modifiers.begin()), {}, {}};
  if (found != item.modifiers.end()) change.before = *found;
  if (!value.empty()) change.after = diagram::Modifier{name, value};
  if (change.before != change.after) changes.push_back(change);
  changes.push_back(PartExtraChange{part, item.extra, std::move(extra)});
  document.perform(OpenDocument::tr("Set %1.%2").arg(QString::fromStdString(item.name), QString::fromStdString(name)),
                   std::move(changes), mergeId);
  return true;
}

}  // namespace armature::app
