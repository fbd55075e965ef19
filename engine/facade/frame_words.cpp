#include "engine/facade/frame_words.h"

#include <algorithm>

namespace armature {
namespace {

std::string enumerated(const std::vector<std::string>& names) {
  constexpr size_t kShown = 5;
  std::string text;
  const size_t shown = std::min(names.size(), kShown);
  for (size_t k = 0; k < shown; ++k) text += (k == 0 ? "" : k + 1 == names.size() ? " and " : ", ") + names[k];
  if (names.size() > shown) text += " and " + std::to_string(names.size() - shown) + " more";
  return text;
}

constexpr const char kWorld[] = "Modelica.Mechanics.MultiBody.World";

// A World is on the diagram, but not as what the other parts look for: `inner World world`.
Diagnostic unseenWorld(const diagram::ComponentItem& world, Diagnostic told) {
  const bool isInner = world.prefixes.find("inner") != std::string::npos;
  const std::string why = isInner ? "is not called world" : "is not declared as inner";
  told.message = "the other parts do not find the World " + world.name + ", since it " + why +
                 ": gravity is taken from a World with default values";
  told.parts = {world.name};
  told.advice =
      isInner ? "rename " + world.name + " to world"
              : "delete " + world.name + " and put a World from the parts on the diagram, or write inner before it";
  return told;
}

Diagnostics replaced(const Diagnostics& all, const std::function<Diagnostic(const Diagnostic&)>& change) {
  Diagnostics out;
  for (const Diagnostic& d : all.all()) out.add(change(d));
  return out;
}

// The equation that failed is one of places or orientations of frames, and every unknown is an angle or a length.
bool isAssembly(const Diagnostic& diagnostic, const program::Program& program) {
  const auto mentions = [&](const char* text) { return diagnostic.message.find(text) != std::string::npos; };
  if (diagnostic.code != "I102" || diagnostic.parts.empty()) return false;
  if (!mentions("nonlinear system") || !(mentions("R.T[") || mentions("R_rel") || mentions("r_0["))) return false;
  const auto isPlace = [](const program::Variable& v) { return v.unit == "rad" || v.unit == "m"; };
  return std::any_of(program.variables.begin(), program.variables.end(),
                     [&](const program::Variable& v) { return isPlace(v) && mentions((v.name + " (from ").c_str()); });
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
    told.message = "there is no World, but " + enumerated(parts) + (parts.size() == 1 ? " has" : " have") +
                   " frames: gravity and the place of the origin are taken from a World with default values";
    told.parts = parts;
    told.advice = "put a World (Modelica.Mechanics.MultiBody.World) on the diagram and connect it to what rests";
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
    violated.push_back({"D065", Severity::error, part.empty() ? text : part + ": " + text, {}, {part}, {}, {}});
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
  diagnostic.message = "the loop of " + enumerated(diagnostic.parts) +
                       " cannot be closed: no angles and places were found for which its parts meet";
  diagnostic.advice = "check the lengths of the parts in the loop, or give start values nearer to where they meet";
  diagnostic.span = {};
  diagnostic.labels.clear();
  return diagnostic;
}

}  // namespace armature
