#include "engine/facade/frame_words.h"

#include <algorithm>

namespace armature {
namespace {

constexpr const char kWorld[] = "Modelica.Mechanics.MultiBody.World";

// A World is on the diagram, but not as what the other parts look for: `inner World world`.
Diagnostic unseenWorld(const diagram::ComponentItem& world, Diagnostic told) {
  const bool isInner = world.prefixes.find("inner") != std::string::npos;
  told.message = isInner ? phrase(
                               "the other parts do not find the World %1, since it is not called world: gravity is "
                               "taken from a World with default values",
                               world.name)
                         : phrase(
                               "the other parts do not find the World %1, since it is not declared as inner: "
                               "gravity is taken from a World with default values",
                               world.name);
  told.parts = {world.name};
  told.advice = isInner ? phrase("rename %1 to world", world.name)
                        : phrase("delete %1 and put a World from the palette on the diagram, or write inner before it",
                                 world.name);
  return told;
}

Diagnostics replaced(const Diagnostics& all, const std::function<Diagnostic(const Diagnostic&)>& change) {
  Diagnostics out;
  for (const Diagnostic& d : all.all()) out.add(change(d));
  return out;
}

// Whether a nonlinear system with this unknown could not be solved.
bool isUnknownOf(const Phrase& failed, const std::string& name) {
  if (failed.pattern() == "%1 (from %2)") return failed.arguments().front().text() == name;
  return std::any_of(failed.arguments().begin(), failed.arguments().end(),
                     [&](const Phrase& part) { return isUnknownOf(part, name); });
}

// The equation that failed is one of places or orientations of frames, and an unknown is an angle or a length.
bool isAssembly(const Diagnostic& diagnostic, const program::Program& program) {
  if (diagnostic.code != "I102" || diagnostic.parts.empty()) return false;
  const Phrase& message = diagnostic.message;
  const Phrase* failed = message.within("a nonlinear system of equations could not be solved for %1");
  const bool isOfFrames = message.mentions("R.T[") || message.mentions("R_rel") || message.mentions("r_0[");
  if (!failed || !isOfFrames) return false;
  const auto isPlace = [](const program::Variable& v) { return v.unit == "rad" || v.unit == "m"; };
  return std::any_of(program.variables.begin(), program.variables.end(),
                     [&](const program::Variable& v) { return isPlace(v) && isUnknownOf(*failed, v.name); });
}

}  // namespace

void explainMissingWorld(const diagram::Document& document, const ClassInfoSource& classInfo,
                         Diagnostics& diagnostics) {
  std::vector<std::string> parts;
  const diagram::ComponentItem* unseen = nullptr;  // a World that the other parts do not find
  for (const diagram::ComponentItem& component : document.components) {
    if (component.className == kWorld) {
      unseen = &component;
      continue;
    }
    const ClassInfo* info = classInfo(component.className);
    const auto isFrame = [](const ConnectorInfo& c) { return c.domain == Domain::multibody; };
    if (info && std::any_of(info->connectors.begin(), info->connectors.end(), isFrame)) parts.push_back(component.name);
  }
  if (parts.empty()) return;
  diagnostics = replaced(diagnostics, [&](const Diagnostic& d) {
    if (d.code != "N007" || d.parts != std::vector<std::string>{"world"}) return d;
    Diagnostic told = d;
    told.span = {};
    if (unseen) return unseenWorld(*unseen, std::move(told));
    told.message = parts.size() == 1
                       ? phrase(
                             "there is no World, but %1 has frames: gravity and the place of the origin are taken "
                             "from a World with default values",
                             parts.front())
                       : phrase(
                             "there is no World, but %1 have frames: gravity and the place of the origin are taken "
                             "from a World with default values",
                             listed(parts));
    told.parts = parts;
    told.advice =
        phrase("put a World (Modelica.Mechanics.MultiBody.World) on the diagram and connect it to what rests");
    return told;
  });
}

std::vector<Diagnostic> assertionsNeverTrue(const model::FlatModel& flat) {
  std::vector<Diagnostic> violated;
  for (const model::Assertion& a : flat.assertions) {
    if (a.isWarning || a.isTerminate || !flat.pool.isConstant(a.active, 1) || !flat.pool.isConstant(a.condition, 0))
      continue;
    if (flat.pool.op(a.message) != symbolic::Op::text || !a.part.isValid()) continue;
    const std::string& part = flat.parts[a.part.index()].path;
    const std::string text(flat.pool.textOf(a.message));
    violated.push_back(
        {"D065", Severity::error, part.empty() ? Phrase(text) : phrase("%1: %2", part, text), {}, {part}, {}, {}});
  }
  return violated;
}

void explainByAssertions(const std::vector<Diagnostic>& violated, Diagnostics& diagnostics) {
  const auto isStructural = [](const Diagnostic& d) { return d.code >= "S001" && d.code <= "S004"; };
  const auto& all = diagnostics.all();
  if (violated.empty() || std::none_of(all.begin(), all.end(), isStructural)) return;
  Diagnostics told;
  for (const Diagnostic& d : violated) told.add(d);
  for (const Diagnostic& d : all)
    if (!isStructural(d)) told.add(d);
  diagnostics = std::move(told);
}

Diagnostic explainAssembly(Diagnostic diagnostic, const program::Program& program) {
  if (!isAssembly(diagnostic, program)) return diagnostic;
  std::sort(diagnostic.parts.begin(), diagnostic.parts.end());
  diagnostic.message =
      phrase("the loop of %1 cannot be closed: no angles and places were found for which its parts meet",
             listed(diagnostic.parts));
  diagnostic.advice =
      phrase("check the lengths of the parts in the loop, or give start values nearer to where they meet");
  diagnostic.span = {};
  diagnostic.labels.clear();
  return diagnostic;
}

}  // namespace armature
