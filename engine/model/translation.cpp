// What the parts of a translation share: names of things for messages, places.
#include <algorithm>

#include "engine/model/translation.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using syntax::ClassKind;

namespace {

// Edit distance with unit costs, at most `limit` (then limit + 1).
size_t distance(std::string_view a, std::string_view b, size_t limit) {
  std::vector<size_t> row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t cost = diagonal + (std::tolower(a[i - 1]) == std::tolower(b[j - 1]) ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({cost, row[j] + 1, row[j - 1] + 1});
    }
  }
  return std::min(row[b.size()], limit + 1);
}

}  // namespace

// A message about an array of parts, once for all of its elements.
void TranslationPart::complainOnce(Severity severity, const char* code, Phrase message, const Instance* array,
                                   SourceSpan span, Phrase advice) const {
  for (const Diagnostic& d : diagnostics().all())
    if (d.code == code && d.span.begin == span.begin && d.span.file == span.file && d.message == message) return;
  const std::vector<std::string> parts = array ? partsOf(array) : std::vector<std::string>{};
  diagnostics().add({code, severity, std::move(message), span, parts, {}, std::move(advice)});
}

// Whether names are being understood in the text of a function.
bool TranslationPart::isFunctionText(const Context* context) const {
  return context && context->view && context->self && context->self->isStatic &&
         (context->view->kind == ClassKind::function || context->view->kind == ClassKind::operatorFunction);
}

std::string TranslationPart::nameOf(const Class* cls) const {
  if (!cls) return "?";
  if (cls->node) return cls->node->qualifiedName();
  return cls->definition ? text(cls->definition->name) : "?";
}

const Context* TranslationPart::contextOf(Instance* self, Class* view) const {
  for (const auto& [known, context] : self->contexts)
    if (known == view) return context;
  state().contexts.push_back({self, view});
  self->contexts.emplace_back(view, &state().contexts.back());
  return &state().contexts.back();
}

PartId TranslationPart::partOf(const Context* context) const {
  for (const Instance* p = context->self; p; p = p->parent)
    if (p->part.isValid()) return p->part;
  return PartId(0u);
}

// Messages that name no part get this one.
void TranslationPart::nameParts(const std::string& path) const {
  if (!path.empty()) diagnostics().nameParts(path);
}

std::string TranslationPart::pathOf(const Instance* instance) const {
  std::string path;
  if (instance) path.reserve(size_t{16} * (instance->level + 1));
  appendPath(path, instance);
  return path;
}

// Every part and variable of a model gets its path: one text, without a text of its own for each level.
void TranslationPart::appendPath(std::string& path, const Instance* instance) const {
  if (!instance || instance == root()) return;
  if (instance->parent && !instance->parent->isStatic) appendPath(path, instance->parent);
  if (instance->subscripts.empty()) {
    if (!path.empty()) path += '.';
    path += library().names().text(instance->name);
    return;
  }
  char separator = '[';
  for (const int64_t s : instance->subscripts) {
    path += separator;
    path += std::to_string(s);
    separator = ',';
  }
  path += ']';
}

Phrase TranslationPart::subjectOf(const Instance* instance) const {
  std::string path = pathOf(instance);
  return path.empty() ? phrase("the model") : Phrase(std::move(path));
}

// A part for a message; none for the model itself.
std::vector<std::string> TranslationPart::partsOf(const Instance* instance) const {
  std::string path = pathOf(instance);
  if (path.empty()) return {};
  return {std::move(path)};
}

std::string TranslationPart::suggest(Name wrong, const std::vector<Name>& candidates) const {
  const std::string_view given = library().names().text(wrong);
  const size_t limit = std::max<size_t>(1, given.size() / 3);
  size_t best = limit + 1;
  std::string name;
  for (const Name candidate : candidates) {
    const size_t d = distance(given, library().names().text(candidate), limit);
    if (d < best) best = d, name = text(candidate);
  }
  return name;
}

MaybeValue TranslationPart::error(std::string code, Phrase message, SourceSpan span, Phrase advice) const {
  diagnostics().error(std::move(code), std::move(message), span, {}, std::move(advice));
  return {};
}

void TranslationPart::giveUp(const char* code, Phrase message, SourceSpan span, std::vector<std::string> parts) const {
  if (state().hasGivenUp) return;
  state().hasGivenUp = true;
  state().told->error(code, std::move(message), span, std::move(parts));
  state().told->close();
}

bool TranslationPart::isWithinBudget(const std::vector<int64_t>& dims, int64_t each) const {
  const auto budget = static_cast<int64_t>(options().scalarBudget);
  const int64_t count = boundedCount(dims, budget);
  return count <= budget && (each <= 1 || count <= budget / each);
}

MaybeValue TranslationPart::tooLarge(SourceSpan span) const {
  return error("N011", phrase("this array has too many elements"), span,
               phrase("at most %1 fit into a model", options().scalarBudget));
}

void TranslationPart::begin(std::string_view activity) const {
  if (options().whereabouts) options().whereabouts->begin(activity);
}

void TranslationPart::workingOn(const Instance* instance) const {
  if (!options().whereabouts || !instance || !instance->parent) return;
  const Instance* parent = instance->parent;
  const std::string_view name = library().names().text(instance->name);
  if (parent->isStatic) {
    options().whereabouts->at(parent->cls ? nameOf(parent->cls) : std::string(), name);
  } else {
    const bool hasPath = parent->part.isValid() && parent->part.index() < model().parts.size();
    options().whereabouts->at(hasPath ? std::string_view(model().parts[parent->part.index()].path) : "", name);
  }
}

}  // namespace armature::model
