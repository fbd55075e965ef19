#include "engine/facade/connector_kinds.h"

#include <algorithm>
#include <optional>

namespace armature {

using model::ClassNode;

namespace {

constexpr int kMostNested = 40;  // connectors within connectors; more are a circle

// By the units of a flow and of the potential beside it.
std::optional<Domain> domainOf(const std::string& flowUnit, const std::string& potentialUnit) {
  if (flowUnit == "N.m") return Domain::rotational;
  if (flowUnit == "N") return Domain::translational;
  if (flowUnit == "A") return Domain::electrical;
  if (flowUnit == "W" && (potentialUnit == "K" || potentialUnit.empty())) return Domain::heat;
  return std::nullopt;
}

}  // namespace

const ConnectorKind& ConnectorKinds::of(const ClassNode& declared, const TypeInfo& type) {
  if (const auto it = known_.find(&declared); it != known_.end()) return it->second;
  ConnectorKind kind;
  if (type.isSimple()) {
    kind.signature = type.name;
    if (type.kind == TypeInfo::Kind::real) kind.domain = Domain::real;
    if (type.kind == TypeInfo::Kind::integer) kind.domain = Domain::integer;
    if (type.kind == TypeInfo::Kind::boolean) kind.domain = Domain::boolean;
    if (type.kind == TypeInfo::Kind::enumeration)
      kind.domain = type.name.ends_with(".Logic") ? Domain::digital : Domain::other;
  } else if (type.node) {
    kind = compositeKind(*type.node);
  }
  return known_[&declared] = std::move(kind);
}

ConnectorKind ConnectorKinds::compositeKind(const ClassNode& node) {
  const NameTable& names = library_.names();
  ConnectorKind kind;
  Domain nested = Domain::other;
  std::string flowUnit, potentialUnit;
  std::vector<std::string> variables;
  bool hasOrientation = false;
  for (const ClassMember& member : membersOf(library_, lookup_, node)) {
    const TypeInfo type = typeOf(library_, lookup_, *member.scope, *member.clause->type);
    const std::string unit = attributeText(member, type, names, "unit");
    std::string text = member.clause->flow == syntax::Flow::flow ? "flow " : "";
    if (member.clause->flow == syntax::Flow::stream) text = "stream ";
    text += std::string(names.text(member.component->name)) + ":" + type.name;
    for (const std::string& dimension : dimensionsOf(member, type, library_)) text += "[" + dimension + "]";
    variables.push_back(text);
    if (member.clause->flow == syntax::Flow::flow) flowUnit = unit;
    if (member.clause->flow == syntax::Flow::none && type.kind == TypeInfo::Kind::real) potentialUnit = unit;
    if (type.name.ends_with(".Orientation")) hasOrientation = true;
    if (type.isConnector && type.declared && type.declared != &node && depth_ < kMostNested) {
      ++depth_;
      nested = of(*type.declared, type).domain;
      --depth_;
    }
  }
  std::sort(variables.begin(), variables.end());
  for (const std::string& one : variables) kind.signature += (kind.signature.empty() ? "" : "; ") + one;
  if (variables.empty()) kind.signature = node.qualifiedName();
  kind.domain = hasOrientation ? Domain::multibody : domainOf(flowUnit, potentialUnit).value_or(nested);
  return kind;
}

}  // namespace armature
