// How the values of the facade cross between processes, member by member.
#pragma once
#include "engine/facade/session.h"
#include "engine/worker/wire.h"

namespace armature::worker {

template <>
struct LastLiteral<Severity> {
  static constexpr Severity value = Severity::error;
};
template <>
struct LastLiteral<program::Variable::Kind> {
  static constexpr auto value = program::Variable::Kind::continuous;
};
template <>
struct LastLiteral<program::Variable::Type> {
  static constexpr auto value = program::Variable::Type::string;
};
template <>
struct LastLiteral<program::Variable::Causality> {
  static constexpr auto value = program::Variable::Causality::output;
};
template <>
struct LastLiteral<MethodKind> {
  static constexpr MethodKind value = MethodKind::automatic;
};
template <>
struct LastLiteral<solve::Aim> {
  static constexpr solve::Aim value = solve::Aim::linearization;
};
template <>
struct LastLiteral<solve::Change::Place> {
  static constexpr auto value = solve::Change::Place::betweenSteps;
};
template <>
struct LastLiteral<solve::Outcome> {
  static constexpr solve::Outcome value = solve::Outcome::failed;
};
template <>
struct LastLiteral<native::Effects> {
  static constexpr auto value = native::Effects::allowed;
};
template <>
struct LastLiteral<Domain> {
  static constexpr Domain value = Domain::integer;
};
template <>
struct LastLiteral<LinePattern> {
  static constexpr LinePattern value = LinePattern::dashDotDot;
};
template <>
struct LastLiteral<FillPattern> {
  static constexpr FillPattern value = FillPattern::sphere;
};
template <>
struct LastLiteral<BorderPattern> {
  static constexpr BorderPattern value = BorderPattern::engraved;
};
template <>
struct LastLiteral<ArrowHead> {
  static constexpr ArrowHead value = ArrowHead::half;
};
template <>
struct LastLiteral<TextAlignment> {
  static constexpr TextAlignment value = TextAlignment::right;
};
template <>
struct LastLiteral<EllipseClosure> {
  static constexpr EllipseClosure value = EllipseClosure::automatic;
};
template <>
struct LastLiteral<AccessKind> {
  static constexpr AccessKind value = AccessKind::trust;
};
template <>
struct LastLiteral<IconPrimitive::Kind> {
  static constexpr auto value = IconPrimitive::Kind::bitmap;
};

}  // namespace armature::worker

// Found by the archives through their arguments' namespaces.
namespace armature {

template <class A>
void fields(A& a, AccessRequest& r) {
  a(r.path, r.folder, r.kind, r.function, r.part);
}
// A phrase is its pattern with the arguments; the reader writes the sentence anew. What nests too deeply for a reader
// crosses as the text that it makes.
template <class A>
void phraseFields(A& a, Phrase& p, size_t depth) {
  const bool isWhole = p.pattern().empty() || depth >= Phrase::kMostDepth;
  std::string pattern = isWhole ? std::string() : p.pattern(), text = isWhole ? p.text() : std::string();
  auto count = static_cast<uint8_t>(isWhole ? 0 : p.arguments().size());
  a(pattern, text, count);
  if constexpr (A::kIsReader) {
    if (count > Phrase::kMostArguments || depth > Phrase::kMostDepth || !a.isGood()) return a.refuse();
    std::vector<Phrase> arguments(count);
    for (Phrase& argument : arguments)
      if (a.isGood()) phraseFields(a, argument, depth + 1);
    std::optional<Phrase> whole;
    if (pattern.empty() && count == 0)
      whole = Phrase(std::move(text));
    else
      whole = Phrase::from(std::move(pattern), std::move(arguments));
    if (!whole) return a.refuse();
    p = std::move(*whole);
  } else if (!isWhole) {
    for (const Phrase& argument : p.arguments()) phraseFields(a, const_cast<Phrase&>(argument), depth + 1);
  }
}
template <class A>
void fields(A& a, Phrase& p) {
  phraseFields(a, p, 0);
}
template <class A>
void fields(A& a, Message& m) {
  a(m.code, m.severity, m.text, m.parts, m.advice, m.file, m.line, m.column, m.notes, m.access);
}
template <class A>
void fields(A& a, TranslationTimes& t) {
  a(t.load, t.instantiate, t.structure, t.compile, t.passes);
}
template <class A>
void fields(A& a, ModelStatistics& s) {
  a(s.unknowns, s.states, s.aliases, s.mixed, s.linear, s.linearTorn, s.nonlinear, s.nonlinearTorn, s.times,
    s.peakBytes);
}
template <class A>
void fields(A& a, ConnectorInfo& c) {
  a(c.name, c.type, c.domain, c.signature, c.causality, c.description, c.condition, c.mustBeConnected, c.dimensions);
  a(c.x, c.y, c.width, c.height, c.rotation, c.isFilled, c.sideX, c.sideY);
}
template <class A>
void fields(A& a, ParameterInfo& p) {
  a(p.name, p.type, p.choices, p.choiceTexts, p.defaultValue, p.fallback, p.unit, p.displayUnit, p.quantity);
  a(p.description, p.tab, p.group, p.enable, p.dimensions, p.minimum, p.maximum, p.isFinal, p.isStart, p.isStructural);
}
template <class A>
void fields(A& a, VariableInfo& v) {
  a(v.name, v.type, v.unit, v.description);
}
template <class A>
void fields(A& a, PartInfo& p) {
  a(p.name, p.type, p.isArray);
}
template <class A>
void fields(A& a, IconPrimitive& p) {
  a(p.kind, p.points, p.rotation, p.text, p.image, p.lineColor, p.fillColor, p.linePattern, p.fillPattern, p.border);
  a(p.thickness, p.isSmooth, p.arrowAtStart, p.arrowAtEnd, p.arrowSize, p.radius, p.startAngle, p.endAngle, p.closure);
  a(p.fontSize, p.fontName, p.isBold, p.isItalic, p.isUnderlined, p.alignment);
}
template <class A>
void fields(A& a, ReplaceableChoice& c) {
  a(c.className, c.modifiers, c.description);
}
template <class A>
void fields(A& a, ReplaceableInfo& r) {
  a(r.name, r.kind, r.isComponent, r.defaultClass, r.defaultModifiers, r.isDefaultPartial, r.constraint);
  a(r.constraintModifiers);
  a(r.description, r.tab, r.group, r.enable, r.choices);
}
template <class A>
void fields(A& a, FittingClass& c) {
  a(c.name, c.description);
}
template <class A>
void fields(A& a, FitQuestion& q) {
  a(q.constraint, q.kind, q.library);
}
template <class A>
void fields(A& a, ClassInfo& c) {
  a(c.name, c.kind, c.isPartial, c.isExample, c.description, c.documentation, c.connectors, c.parameters, c.variables);
  a(c.parts, c.icon, c.inheritedIcon, c.iconKey, c.bases, c.defaultComponentName, c.defaultComponentPrefixes, c.signs,
    c.stopTime, c.interval, c.tolerance);
  a(c.startTime, c.replaceables);
}

namespace program {
template <class A>
void fields(A& a, Variable& v) {
  a(v.name, v.slot, v.isNegated, v.kind, v.type, v.isProtected, v.isState, v.isTunable, v.text, v.unit, v.displayUnit);
  a(v.quantity, v.description, v.enumeration, v.part, v.min, v.max, v.causality);
}
}  // namespace program

namespace native {
template <class A>
void fields(A& a, FileLimits& l) {
  a(l.bytesPerFile, l.bytesWritten, l.filesMade, l.namesPerFolder);
}
template <class A>
void fields(A& a, Permissions& p) {
  a(p.effects, p.readFolders, p.readFiles, p.writeFolders, p.documentFolder, p.runFolder, p.limits);
}
}  // namespace native

namespace solve {
template <class A>
void fields(A& a, Change& c) {
  a(c.time, c.place, c.values);
}
template <class A>
void fields(A& a, Settings& s) {
  a(s.startTime, s.stopTime, s.interval, s.tolerance, s.method, s.step, s.useMachineCode, s.stepBudget,
    s.eventsPerInstant, s.isIntervalGiven);
  a(s.eventsWithoutProgress, s.stepsWithoutProgress, s.permissions, s.aim, s.inputs, s.outputs);
  a(s.isOpenEnded, s.isKeptOnTheWay, s.changes);
}
template <class A>
void fields(A& a, Statistics& s) {
  a(s.steps, s.residualEvaluations, s.jacobianEvaluations, s.stateEvents, s.timeEvents, s.newtonIterations);
  a(s.errorTestFailures, s.eventIterations, s.initializeSeconds, s.integrateSeconds, s.codeSeconds, s.peakBytes);
  a(s.method, s.methodReason);
}
template <class A>
void fields(A& a, EventRecord& e) {
  a(e.time, e.relations, e.isTimeEvent, e.isChange, e.text);
}
template <class A>
void fields(A& a, Signal& s) {
  a(s.name, s.unit, s.value);
}
template <class A>
void fields(A& a, Linearization& l) {
  a(l.time, l.states, l.inputs, l.outputs, l.a, l.b, l.c, l.d);
}
template <class A>
void fields(A& a, RunResult& r) {
  a(r.outcome, r.endTime, r.runFolder, r.statistics, r.events, r.changes, r.linearization);
}
}  // namespace solve

template <class A>
void fields(A& a, Batch& b) {
  a(b.settings, b.points, b.measures, b.sampled, b.times);
}
template <class A>
void fields(A& a, BatchAnswer& b) {
  a(b.outcome, b.values, b.message, b.seconds);
}

}  // namespace armature
