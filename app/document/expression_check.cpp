#include "app/document/expression_check.h"

#include "engine/base/diagnostic.h"
#include "engine/base/names.h"
#include "engine/base/source.h"
#include "engine/syntax/arena.h"
#include "engine/syntax/parser.h"

namespace armature::app {

QString grammarProblem(const QString& text) {
  if (text.trimmed().isEmpty()) return {};
  NameTable names;
  SourceTable sources;
  syntax::Arena arena;
  Diagnostics diagnostics;
  syntax::ParseContext context{names, sources, arena, diagnostics};
  (void)syntax::parseExpression(context, sources.add("value", text.toStdString()));
  for (const Diagnostic& diagnostic : diagnostics.all())
    if (diagnostic.severity == Severity::error) {
      QString sentence = QString::fromStdString(diagnostic.message);
      if (!sentence.isEmpty()) sentence[0] = sentence[0].toUpper();
      return sentence.endsWith('.') ? sentence : sentence + '.';
    }
  return {};
}

}  // namespace armature::app
