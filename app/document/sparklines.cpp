#include "app/document/sparklines.h"

#include <QCoreApplication>
#include <algorithm>

#include "engine/diagram/json.h"
#include "engine/diagram/sparkline_list.h"

namespace armature::app {

namespace {

struct SparklineWords {
  Q_DECLARE_TR_FUNCTIONS(Sparklines)
};

}  // namespace

std::optional<PartVariable> partVariable(const diagram::Document& document, const QString& variable) {
  const std::string name = variable.toStdString();
  for (size_t i = 0; i < document.components.size(); ++i)
    if (auto within = diagram::nameWithin(document.components[i].name, name))
      return PartVariable{static_cast<int>(i), std::move(*within)};
  return std::nullopt;
}

bool isSparkline(const diagram::Document& document, const QString& variable) {
  const auto found = partVariable(document, variable);
  if (!found) return false;
  const auto list = diagram::sparklineList(document.components[static_cast<size_t>(found->part)]);
  return std::find(list.begin(), list.end(), found->within) != list.end();
}

bool setSparkline(OpenDocument& document, const QString& variable, bool isShown) {
  const auto found = partVariable(document.values(), variable);
  if (!found || document.locks().structure) return false;
  const auto& before = document.values().components[static_cast<size_t>(found->part)].extra;
  const auto after = diagram::withSparkline(before, found->within, isShown);
  if (after == before) return false;
  document.setPartExtra(found->part, after,
                        isShown ? SparklineWords::tr("Show %1 as sparkline").arg(variable)
                                : SparklineWords::tr("Remove the sparkline of %1").arg(variable));
  return true;
}

void removeSparklines(OpenDocument& document, int part) {
  const auto& item = document.values().components.at(static_cast<size_t>(part));
  diagram::JsonValue after = item.extra;
  for (const std::string& within : diagram::sparklineList(item)) after = diagram::withSparkline(after, within, false);
  document.setPartExtra(part, after,
                        SparklineWords::tr("Remove the sparklines of %1").arg(QString::fromStdString(item.name)));
}

}  // namespace armature::app
