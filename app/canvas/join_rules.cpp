#include "app/canvas/join_rules.h"

#include "app/canvas/buses.h"
#include "app/look/domain_facts.h"

namespace armature::app {

namespace {

QString shortType(const ConnectorInfo& info) {
  return QString::fromStdString(info.type).section('.', -1);
}

// What a connector is, in words.
QString kindWords(const ConnectorInfo& info) {
  if (const char* kind = factsOf(info.domain).kind) return domainWords(kind);
  return DiagramScene::tr("a %1").arg(shortType(info));
}

QString capitalized(QString words) {
  if (!words.isEmpty()) words[0] = words[0].toUpper();
  return words;
}

bool isSignal(const ConnectorInfo& info) {
  return !info.causality.empty();
}

}  // namespace

WiredEnds::WiredEnds(const DiagramScene& scene) {
  for (const WirePicture& wire : scene.wires()) {
    joined[wire.from].insert(wire.to);
    joined[wire.to].insert(wire.from);
    all << wire.from << wire.to;
  }
}

JoinRules::JoinRules(const DiagramScene& scene, ConnectorRef from, const WiredEnds& ends)
    : scene_(scene), from_(from), joined_(ends.joined.value(QString::fromStdString(scene.endName(from)))) {
  if (isSignal(scene.connector(from).info)) wired_ = ends.all;
}

JoinRules::JoinRules(const DiagramScene& scene, ConnectorRef from) : scene_(scene), from_(from) {
  const QString name = QString::fromStdString(scene.endName(from));
  const bool isOfSignals = isSignal(scene.connector(from).info);
  for (const WirePicture& wire : scene.wires()) {
    if (wire.from == name) joined_.insert(wire.to);
    if (wire.to == name) joined_.insert(wire.from);
    if (isOfSignals) wired_ << wire.from << wire.to;
  }
}

ConnectorRef JoinRules::inputOf(ConnectorRef to) const {
  return scene_.connector(from_).info.causality == "input" ? from_ : to;
}

JoinRules::Obstacle JoinRules::obstacleOf(ConnectorRef to) const {
  if (from_ == to) return Obstacle::same;
  const ConnectorInfo &a = scene_.connector(from_).info, &b = scene_.connector(to).info;
  if (!joined_.isEmpty() && joined_.contains(QString::fromStdString(scene_.endName(to)))) return Obstacle::joined;
  const bool isBusA = isBus(scene_, from_), isBusB = isBus(scene_, to);
  if (isBusA || isBusB) return (isBusA || isSignal(a)) && (isBusB || isSignal(b)) ? Obstacle::none : Obstacle::noSignal;
  if (isSignal(a) != isSignal(b) || a.domain != b.domain) return Obstacle::kind;
  if (isSignal(a)) {
    if (a.causality == "output" && b.causality == "output") return Obstacle::outputs;
    if (a.causality == "input" && b.causality == "input") return Obstacle::inputs;
    // An input hears one output only.
    const bool isHeard = wired_.contains(QString::fromStdString(scene_.endName(inputOf(to))));
    return isHeard ? Obstacle::heard : Obstacle::none;
  }
  const bool isAlike = a.signature == b.signature || a.type == b.type || a.signature.empty() || b.signature.empty();
  return isAlike ? Obstacle::none : Obstacle::quantities;
}

QString JoinRules::refusal(ConnectorRef to) const {
  const ConnectorInfo &a = scene_.connector(from_).info, &b = scene_.connector(to).info;
  const auto nameOf = [&](ConnectorRef end) { return QString::fromStdString(scene_.endName(end)); };
  switch (obstacleOf(to)) {
    case Obstacle::none:
      return {};
    case Obstacle::same:
      return DiagramScene::tr("A connector cannot be connected to itself.");
    case Obstacle::joined:
      return DiagramScene::tr("These two are already connected.");
    case Obstacle::noSignal:
      return capitalized(DiagramScene::tr("%1 does not fit a bus, which carries signals.")
                             .arg(kindWords(isBus(scene_, from_) ? b : a)));
    case Obstacle::kind:
      return capitalized(DiagramScene::tr("%1 does not fit %2.").arg(kindWords(a), kindWords(b)));
    case Obstacle::outputs:
      return DiagramScene::tr("%1 and %2 are both outputs: a signal goes from an output to an input.")
          .arg(nameOf(from_), nameOf(to));
    case Obstacle::inputs:
      return DiagramScene::tr("%1 and %2 are both inputs: a signal goes from an output to an input.")
          .arg(nameOf(from_), nameOf(to));
    case Obstacle::heard:
      return DiagramScene::tr("%1 already has a signal.").arg(nameOf(inputOf(to)));
    case Obstacle::quantities:
      return DiagramScene::tr("%1 does not fit %2: they carry different quantities.").arg(shortType(a), shortType(b));
  }
  return {};
}

}  // namespace armature::app
