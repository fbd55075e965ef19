// Texts of classes in tests: read as diagrams, changed at one place, compared.
#pragma once
#include <QString>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <string>

#include "engine/diagram/body_items.h"
#include "engine/diagram/import.h"
#include "engine/syntax/arena.h"

namespace armature::diagram {

struct Reading {
  explicit Reading(const std::string& text) : stored(syntax::parseFile(context, sources.add("text", text))) {}
  std::optional<Document> document(size_t which = 0) {
    if (diagnostics.hasErrors() || which >= stored->classes.size()) return std::nullopt;
    auto made = fromModelica(*stored->classes[which], context);
    return made && !diagnostics.hasErrors() ? std::optional(made.take()) : std::nullopt;
  }

  NameTable names;
  SourceTable sources;
  Diagnostics diagnostics;
  syntax::Arena arena;
  syntax::ParseContext context{names, sources, arena, diagnostics};
  const syntax::StoredDefinition* stored;
};

inline std::string replacedOnce(std::string text, const std::string& before, const std::string& after) {
  const size_t at = text.find(before);
  return at == std::string::npos ? std::string("no ") + before : text.replace(at, before.size(), after);
}

// What is declared and what is required, whatever stands between.
inline QStringList textsOf(const std::string& declarations) {
  QStringList texts;
  if (const auto items = bodyItems(declarations))
    for (const BodyItem& item : *items)
      texts << QString::number(static_cast<int>(item.section)) + (item.isProtected ? "p " : " ") +
                   QString::fromStdString(item.text);
  texts.sort();
  return texts;
}

inline int linesThatDiffer(const std::string& a, const std::string& b) {
  const auto lines = [](const std::string& text) { return QString::fromStdString(text).split('\n'); };
  const QStringList x = lines(a), y = lines(b);
  qsizetype head = 0, tail = 0;
  while (head < x.size() && head < y.size() && x[head] == y[head]) ++head;
  while (tail < x.size() - head && tail < y.size() - head && x[x.size() - 1 - tail] == y[y.size() - 1 - tail]) ++tail;
  return static_cast<int>(std::max(x.size(), y.size()) - head - tail);
}

}  // namespace armature::diagram
