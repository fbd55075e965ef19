#include "app/panels/present_names.h"

#include <algorithm>
#include <utility>

namespace armature::app {

bool PresentNames::read(const diagram::Document& values, const NameInRun& nameInRun) {
  QHash<QString, QString> names;
  for (const diagram::ComponentItem& item : values.components)
    if (const std::string then = nameInRun(item.name); !then.empty() && then != item.name)
      names.insert(QString::fromStdString(then), QString::fromStdString(item.name));
  return std::exchange(names_, names) != names;
}

bool PresentNames::forget() {
  return !std::exchange(names_, {}).isEmpty();
}

QString PresentNames::of(const QString& variable) const {
  if (names_.isEmpty()) return variable;
  if (variable.startsWith(QLatin1String("der(")) && variable.endsWith(')'))
    return QStringLiteral("der(%1)").arg(of(variable.mid(4, variable.size() - 5)));
  // A part that went into a sub-model may have been one within another part.
  for (qsizetype end = variable.size(); end > 0;
       end = std::max(variable.lastIndexOf('.', end - 1), variable.lastIndexOf('[', end - 1)))
    if (const auto now = names_.constFind(variable.left(end)); now != names_.cend()) return *now + variable.mid(end);
  return variable;
}

}  // namespace armature::app
