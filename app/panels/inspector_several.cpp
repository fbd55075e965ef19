// Several selected parts at once: the parameters that all of them have, each set for all in one step of undo.
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "app/canvas/part_values.h"
#include "app/panels/inspector_panel.h"
#include "app/panels/parameter_row.h"

namespace armature::app {
namespace {

bool isSame(const ParameterInfo& a, const ParameterInfo& b) {
  return a.name == b.name && a.type == b.type && a.unit == b.unit && a.dimensions == b.dimensions &&
         a.isFinal == b.isFinal;
}

// What fits one of them fits the other.
bool isSameElement(const ReplaceableInfo& a, const ReplaceableInfo& b) {
  return a.name == b.name && a.kind == b.kind && a.isComponent == b.isComponent && a.constraint == b.constraint &&
         a.defaultClass == b.defaultClass;
}

// Those of one list of the first class that all others have as well.
template <class Info>
std::vector<Info> commonOf(const std::vector<ClassPtr>& classes, std::vector<Info> ClassInfo::*list,
                           bool (*isSameInfo)(const Info&, const Info&)) {
  std::vector<Info> common;
  for (const Info& one : (*classes.front()).*list)
    if (std::ranges::all_of(classes, [&](const ClassPtr& info) {
          return std::ranges::any_of((*info).*list, [&](const Info& other) { return isSameInfo(one, other); });
        }))
      common.push_back(one);
  return common;
}

}  // namespace

void InspectorPanel::buildSeveral(const std::vector<int>& parts) {
  auto* layout = static_cast<QVBoxLayout*>(body_->layout());
  std::vector<ClassPtr> classes;
  bool isKnown = true;
  for (const int part : parts) {
    ClassPtr info = catalog_.find(QString::fromStdString(item(part).className));
    isKnown = isKnown && info;
    if (info && std::find(classes.begin(), classes.end(), info) == classes.end()) classes.push_back(std::move(info));
  }
  QString words = tr("%n parts selected", nullptr, static_cast<int>(parts.size()));
  if (isKnown && classes.size() == 1)
    words =
        QStringLiteral("%1 × %2").arg(parts.size()).arg(QString::fromStdString(classes.front()->name).section('.', -1));
  auto* head = new QLabel(words, body_);
  head->setObjectName("severalParts");
  head->setContentsMargins(12, 12, 12, 4);
  layout->addWidget(head);
  if (!isEditable()) return;
  ClassInfo common;
  if (isKnown) {
    common.parameters = commonOf(classes, &ClassInfo::parameters, isSame);
    common.replaceables = commonOf(classes, &ClassInfo::replaceables, isSameElement);
  }
  const bool hasAny = !common.replaceables.empty() || std::any_of(common.parameters.begin(), common.parameters.end(),
                                                                  [](const ParameterInfo& p) { return !p.isFinal; });
  auto* note = new QLabel(
      hasAny ? tr("What is entered here holds for all of them.") : tr("They have no parameter in common."), body_);
  note->setProperty("role", "quiet");
  note->setWordWrap(true);
  note->setContentsMargins(12, 0, 12, 10);
  layout->addWidget(note);
  if (!hasAny) return;
  buildGroups(common, layout);
  refreshSeveral(parts);
}

// A field shows what is equal in all parts, entered or by default.
void InspectorPanel::refreshSeveral(const std::vector<int>& parts) {
  for (ParameterRow* row : rows_) {
    const auto shown = [&](int part, const std::string& name) {
      const ClassPtr info = catalog_.known(QString::fromStdString(item(part).className));
      return parameterTextOf(item(part), info.get(), name).value_or(std::string());
    };
    const auto isEqual = [&](const std::string& name) {
      return std::all_of(parts.begin(), parts.end(),
                         [&](int part) { return shown(part, name) == shown(parts.front(), name); });
    };
    if (isEqual(row->name()))
      row->setValue(QString::fromStdString(document_.modifier(parts.front(), row->name())));
    else
      row->setMixed();
    const std::string fixed = row->fixedName();
    const auto count =
        std::ranges::count_if(parts, [&](int part) { return document_.modifier(part, fixed) == "true"; });
    if (count > 0 && static_cast<size_t>(count) < parts.size())
      row->setFixedMixed();
    else
      row->setFixed(count > 0);
  }
  refreshChoices(parts);
}

}  // namespace armature::app
