#include "app/lessons/verdict.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "app/look/display_unit.h"
#include "app/look/format.h"
#include "app/look/moment_words.h"
#include "app/look/word_wrap.h"

namespace armature::app {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(armature::app::Verdict)
};

QString signWords(double sign) {
  return sign > 0 ? Words::tr("positive") : sign < 0 ? Words::tr("negative") : Words::tr("zero");
}

QString signVerdict(const Task& task, const ItemMark& mark, const results::Store& store) {
  const QString& variable = task.items[static_cast<size_t>(mark.item)].variable;
  const QString value = valueWords(store, variable, mark.expected == 0 ? 0 : mark.value);
  if (task.kind == TaskKind::arrow) {
    const QString way = mark.expected > 0   ? Words::tr("along the axis")
                        : mark.expected < 0 ? Words::tr("against the axis")
                                            : Words::tr("no arrow, it is zero");
    return (mark.isRight ? Words::tr("%1: %2 at %3") : Words::tr("it points %1: %2 at %3"))
        .arg(way, value, instantWords(mark.at));
  }
  return (mark.isRight ? Words::tr("%1: %2 at %3") : Words::tr("it is %1: %2 at %3"))
      .arg(signWords(mark.expected), value, instantWords(mark.at));
}

QString sketchVerdict(const Task& task, const Marking& marking, const Answer& answer, const results::Store& store) {
  const ItemMark* first = marking.firstDifference();
  if (!first) return Words::tr("The curve fits.");
  const size_t point = static_cast<size_t>(first->item);
  const bool isOpposite = point < answer.curve.size() && answer.curve[point] * first->value <= 0;
  return (isOpposite ? Words::tr("At %1 the sign differs: it is %2.")
                     : Words::tr("At %1 the height differs: it is %2."))
      .arg(instantWords(first->at), valueWords(store, task.variable, first->value));
}

}  // namespace

QString valueWords(const results::Store& store, const QString& variable, double value) {
  const int64_t column = store.find(variable.toStdString());
  if (column < 0) return formatNumber(value);
  const results::Column& found = store.columns()[static_cast<size_t>(column)];
  return formatShown(value, QString::fromStdString(found.unit), QString::fromStdString(found.displayUnit));
}

// What a run leaves where a value is zero.
constexpr double kRounding = 1e-9;
constexpr int kLongestFormula = 26;  // letters, in large type a line of the panel

// The variable whose value an expression is ("at(wheel.w, 1)", "abs(min(mass.s))"), which tells its unit; empty for
// others.
static QString readBy(const QString& expression) {
  static const QRegularExpression kOne(
      "^\\s*(?:-\\s*)?(abs\\s*\\(\\s*)?(?:at|final|max|min|mean|rms)\\s*\\(([^(),]+)(?:,[^(),]*)?\\)\\s*(?(1)\\)\\s*)"
      "$");
  return kOne.match(expression).captured(2).trimmed();
}

QString verdictOf(const Task& task, const ItemMark& mark, const results::Store& store) {
  switch (task.kind) {
    case TaskKind::sign:
    case TaskKind::arrow:
      return signVerdict(task, mark, store);
    case TaskKind::choose:
      if (mark.expected != 0) return mark.isRight ? Words::tr("holds") : Words::tr("this holds");
      return mark.isRight ? Words::tr("does not hold") : Words::tr("this does not hold");
    case TaskKind::order:
      return Words::tr("place %1, with %2")
          .arg(static_cast<int>(mark.expected) + 1)
          .arg(valueWords(store, readBy(task.items[static_cast<size_t>(mark.item)].expression),
                          std::abs(mark.value) < kRounding ? 0 : mark.value));
    case TaskKind::number:
      return (mark.isRight ? Words::tr("it is %1 at %2") : Words::tr("no, it is %1 at %2"))
          .arg(formatValue(mark.value, prettyUnit(task.unit)), instantWords(mark.at));
    case TaskKind::sketch:
      return valueWords(store, task.variable, mark.value);
    case TaskKind::repair:
      return mark.isRight ? Words::tr("the diagram runs") : Words::tr("the diagram does not run yet");
  }
  return {};
}

QString verdictOf(const Task& task, const Marking& marking, const Answer& answer, const results::Store& store) {
  if (task.kind == TaskKind::sketch) return sketchVerdict(task, marking, answer, store);
  if (task.kind == TaskKind::repair) return Words::tr("Repaired: the diagram runs.");
  if (task.kind == TaskKind::number) return marking.isRight() ? Words::tr("Right.") : Words::tr("Not yet.");
  const auto right =
      std::count_if(marking.items.begin(), marking.items.end(), [](const ItemMark& mark) { return mark.isRight; });
  if (marking.isRight()) return Words::tr("All correct.");
  // Of one choice the options that were left alone are no merit.
  if (task.kind == TaskKind::choose && !task.isMany) return Words::tr("Not yet.");
  return Words::tr("Not yet: %1 of %2 right.").arg(right).arg(marking.items.size());
}

// Formulas of a rich text stay on one line; a long one is broken before its operators only.
static QString glued(QString text) {
  static const QString kOperator = QStringLiteral("(?:[-=+−·*×≈±≤≥/]|==|&lt;=?|&gt;=?|&lt;&gt;)");
  static const QRegularExpression kFormula("[^ <>]+(?: " + kOperator + " [^ <>]+)+");
  static const QRegularExpression kAfter("(?<= |\u00A0)(" + kOperator + ") ");
  const QChar space(0x00A0);
  for (qsizetype from = 0;;) {
    const auto found = kFormula.match(text, from);
    if (!found.hasMatch()) return text;
    QString formula = found.captured();
    const bool isLong = formula.size() > kLongestFormula;
    formula.replace(kAfter, QString("\\1") + space);
    if (!isLong) formula.replace(' ', space);
    formula.replace(QString("-") + space, QString("-") + QChar(0x2060) + space);  // a hyphen ends lines by itself
    text.replace(found.capturedStart(), found.capturedLength(), formula);
    from = found.capturedStart() + formula.size();
  }
}

QString unbroken(QString text) {
  return text.replace(QChar(0x2009), QChar(0x202F));
}

QString plainText(const QString& text) {
  return QString(text).remove('`').remove(QStringLiteral("**"));
}

QString richText(const QString& words) {
  const QString text = heldTogether(words);
  QString out;
  bool isBold = false, isCode = false;
  for (int i = 0; i < text.size(); ++i) {
    if (text[i] == '`') {
      out += isCode ? "</code>" : "<code>";
      isCode = !isCode;
    } else if (!isCode && text[i] == '*' && i + 1 < text.size() && text[i + 1] == '*') {
      out += isBold ? "</b>" : "<b>";
      isBold = !isBold;
      ++i;
    } else if (text[i] == '\n') {
      out += "<br>";
    } else {
      out += QString(text[i]).toHtmlEscaped();
    }
  }
  if (isCode) out += "</code>";
  if (isBold) out += "</b>";
  // A number and its unit, and the parts of a unit, stay on one line.
  static const QRegularExpression kUnit("(\\d) (?=(?:[kmMGµ]?(?:N|W|J|A|V|Hz|rad|m|g|s)|K|Ω|°C|%)(?![a-zA-ZäöüÄÖÜß]))");
  static const QRegularExpression kPer("(?<=[a-zA-Z²])/(?=(?:s|m|kg|rad|K)(?![a-zA-ZäöüÄÖÜß]))");
  return glued(out.replace(kUnit, "\\1\u00A0").replace(kPer, QString(QChar(0x2060)) + '/' + QChar(0x2060)));
}

int lineOfText(const QFont& font) {
  QFont code(font);
  code.setFamily(QStringLiteral("monospace"));
  return static_cast<int>(std::ceil(std::max(QFontMetricsF(font).height(), QFontMetricsF(code).height())));
}

QString richParagraph(const QString& words, const QFont& font) {
  return QStringLiteral("<p style=\"margin:0; line-height:%1px; -qt-line-height-type:fixed\">%2</p>")
      .arg(lineOfText(font))
      .arg(richText(words));
}

}  // namespace armature::app
