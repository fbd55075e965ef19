#include "app/panels/value_check.h"

#include <QRegularExpression>
#include <QSet>

#include "app/language/messages.h"
#include "app/panels/text_field.h"
#include "engine/base/language_names.h"
#include "engine/diagram/text_pieces.h"
#include "engine/facade/expression_check.h"

namespace armature::app {

namespace {

// Brackets, quotes and the decimal point, in words that say what to do.
QString punctuationProblem(const QString& text) {
  QString open;
  bool isQuoted = false;
  for (int i = 0; i < text.size(); ++i) {
    const QChar c = text[i];
    if (c == '"' && (i == 0 || text[i - 1] != '\\')) isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (QStringLiteral("([{").contains(c)) open += c;
    if (QStringLiteral(")]}").contains(c)) {
      const QChar partner = c == ')' ? '(' : c == ']' ? '[' : '{';
      if (open.isEmpty() || open.back() != partner) return QObject::tr("There is a %1 without its partner.").arg(c);
      open.chop(1);
    }
    // Between the rows of a matrix.
    if (c == ';' && !open.endsWith('[')) return QObject::tr("A value has no semicolon but in a matrix: [1, 2; 3, 4].");
    if (c == ',' && open.isEmpty()) return QObject::tr("Write a decimal point, not a comma.");
  }
  if (isQuoted) return QObject::tr("A closing quote is missing.");
  if (!open.isEmpty()) return QObject::tr("A closing bracket is missing.");
  return {};
}

// What every Modelica expression may speak of.
const QSet<QString>& builtIn() {
  static const QSet<QString> names = [] {
    QSet<QString> made;
    const auto take = [&made](const auto& list) {
      for (const std::string_view name : list)
        made.insert(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
    };
    take(kLanguageTypes);
    take(kLanguageClasses);
    take(kLanguageFunctions);
    take(diagram::keywords());
    take(std::initializer_list<std::string_view>{kTimeVariable});
    return made;
  }();
  return names;
}

}  // namespace

QString expressionProblem(const QString& text) {
  if (text.trimmed().isEmpty()) return {};
  const QString problem = punctuationProblem(text);
  if (!problem.isEmpty()) return problem;
  const auto names = namesInExpression(text.toStdString());
  if (names) return {};
  return QObject::tr("This cannot be read: %1.").arg(spoken(names.reason().message));
}

QString unknownName(const QString& text, const diagram::Document& diagram, Catalog& catalog) {
  const auto names = namesInExpression(text.toStdString());
  const QString declarations = QString::fromStdString(diagram.declarations);
  static const QRegularExpression inherits(QStringLiteral("\\b(extends|import)\\b"));
  if (!names || declarations.contains(inherits)) return {};
  QSet<QString> known = builtIn();
  for (const auto& item : diagram.components) {
    known.insert(QString::fromStdString(item.name).section('[', 0, 0));
    known.insert(QString::fromStdString(item.className).section('.', 0, 0));
  }
  for (const auto& item : diagram.parameters) known.insert(QString::fromStdString(item.name));
  for (const auto& own : diagram.classes) known.insert(classNameOf(QString::fromStdString(own)));
  for (const auto& library : diagram.libraries) known.insert(QString::fromStdString(library));
  static const QRegularExpression word(QStringLiteral("[A-Za-z_]\\w*|'[^']*'"));
  for (auto words = word.globalMatch(declarations); words.hasNext();) known.insert(words.next().captured());
  known.insert(QStringLiteral("Modelica"));
  if (const QStringList* libraries = catalog.children({}))
    for (const QString& library : *libraries) known.insert(library);
  for (const std::string& each : *names) {
    const QString name = QString::fromStdString(each);
    if (!known.contains(name))
      return QObject::tr(
                 "Nothing here is called %1: write a number, a parameter of the diagram, or a value of one of "
                 "its parts.")
          .arg(name);
  }
  return {};
}

}  // namespace armature::app
