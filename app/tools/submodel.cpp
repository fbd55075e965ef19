#include "app/tools/submodel.h"

#include <algorithm>

#include "app/document/changes_between.h"
#include "app/document/reserved_name.h"
#include "app/document/shared_parameter.h"
#include "app/language/messages.h"

namespace armature::app {

namespace {

// What the scene knows of the connector at an end; nothing where its class is not known, or the size of an array of
// connectors that a wire joins as a whole.
std::optional<diagram::EndFacts> factsOf(const DiagramScene& scene, const std::string& end) {
  const ConnectorRef ref = scene.findEnd(end);
  if (!scene.has(ref)) return std::nullopt;
  const ConnectorPicture& picture = scene.connector(ref);
  diagram::EndFacts facts{picture.info.type, {}, fromQt(picture.at), picture.info.causality};
  const bool isWhole = !picture.info.dimensions.empty() && end.find('[', end.find('.')) == std::string::npos;
  if (!isWhole) return facts;
  const int count = scene.elementCount(ref);
  if (count == 0) return std::nullopt;
  facts.dimensions = std::to_string(count);
  return facts;
}

}  // namespace

QString classNameProblem(const DiagramScene& scene, const QString& name, const SubmodelHome& home) {
  const std::string text = name.toStdString();
  if (!isIdentifier(text)) return DiagramScene::tr("“%1” is not a name: letters, digits and _ only.").arg(name);
  DiagramScene& asked = const_cast<DiagramScene&>(scene);
  // By the texts: the catalog hears of a class a moment later.
  const diagram::Document& drawn = asked.document().values();
  const bool isOfOwner = home.owner && takenNames(*home.owner).contains(text);
  if (isOfOwner || home.inherited.contains(text) || takenNames(drawn).contains(text))
    return DiagramScene::tr("The diagram already has something called “%1”.").arg(name);
  const QStringList* const top = asked.catalog().children({});
  const QStringList used = usedLibraries(drawn) + (home.owner ? usedLibraries(*home.owner) : QStringList());
  return reservedProblem(name, (top ? *top : QStringList()) + used);
}

QString freeClassName(const DiagramScene& scene, const SubmodelHome& home) {
  for (int number = 1;; ++number)
    if (const QString name = QStringLiteral("Submodel%1").arg(number); classNameProblem(scene, name, home).isEmpty())
      return name;
}

QString makeSubmodel(DiagramScene& scene, const QString& className, const SubmodelHome& home) {
  if (const QString problem = classNameProblem(scene, className, home); !problem.isEmpty()) return problem;
  OpenDocument& document = scene.document();
  std::vector<int> parts(scene.selectedParts().begin(), scene.selectedParts().end());
  std::ranges::sort(parts);
  const std::string name = className.toStdString();
  const auto made = diagram::makeSubmodel(
      document.values(), parts, name, document.freeName(name),
      [&](const std::string& end) { return factsOf(scene, end); }, home.inherited);
  if (!made) return spoken(made.reason().message);
  scene.clearSelection();
  diagram::Document after = diagram::withSubmodel(document.values(), *made);
  if (home.owner) {
    after.classes.pop_back();
    home.keep(*made);
  }
  document.perform(DiagramScene::tr("Make sub-model %1").arg(className), changesBetween(document.values(), after));
  scene.select({document.partIndex(made->part.name)}, {});
  return {};
}

}  // namespace armature::app
