#include "app/tools/signal_name.h"

#include <algorithm>
#include <map>

#include "app/document/followed_name.h"

namespace armature::app {

namespace {

// A bus with all that wires from bus to bus join it to: their signals are the same.
std::vector<ConnectorRef> joinedBuses(const DiagramScene& scene, ConnectorRef bus) {
  std::vector<ConnectorRef> joined{bus};
  for (size_t k = 0; k < joined.size(); ++k) {
    const std::string name = scene.endName(joined[k]);
    for (const WirePicture& wire : scene.wires()) {
      const std::string from = wire.from.toStdString(), to = wire.to.toStdString();
      if (from != name && to != name) continue;
      const std::string& end = from == name ? to : from;
      const ConnectorRef other = scene.findEnd(end);
      // A wire to a signal of a bus joins that alone.
      if (!isBus(scene, other) || scene.endName(other) != end) continue;
      if (std::ranges::find(joined, other) == joined.end()) joined.push_back(other);
    }
  }
  return joined;
}

}  // namespace

QString signalAt(const DiagramScene& scene, ConnectorRef bus, const std::string& end) {
  const std::string path = busEnd(scene, bus, {});
  return end.starts_with(path) ? QString::fromStdString(end.substr(path.size())) : QString();
}

QString signalNameProblem(const QString& name) {
  if (isIdentifier(name.toStdString())) return {};
  return DiagramScene::tr("“%1” is not a name: letters, digits and _ only.").arg(name);
}

QString renameSignal(DiagramScene& scene, ConnectorRef bus, const QString& before, const QString& after) {
  if (const QString problem = signalNameProblem(after); before == after || !problem.isEmpty()) return problem;
  std::map<std::string, std::string> names;
  for (const ConnectorRef one : joinedBuses(scene, bus)) {
    if (busSignals(scene, one).contains(after)) return DiagramScene::tr("The bus has a signal %1 already.").arg(after);
    names.emplace(busEnd(scene, one, before), busEnd(scene, one, after));
  }
  OpenDocument& document = scene.document();
  document.perform(OpenDocument::tr("Rename %1").arg(before), changesFollowing(document.values(), names));
  return {};
}

}  // namespace armature::app
