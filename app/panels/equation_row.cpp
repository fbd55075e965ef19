#include "app/panels/equation_row.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QToolTip>

#include "app/language/tables.h"
#include "app/look/formula_box.h"
#include "app/look/theme.h"
#include "app/panels/formula_line.h"

namespace armature::app {

namespace {

using LineKind = EquationLine::Kind;
constexpr int kStep = 22;  // [px] of a block within another
constexpr int kBar = 7;    // [px] from the begin of a step to its bar
constexpr int kPad = 12;   // [px] between columns

// As HTML that is broken nowhere: values keep their units. Other blanks than this one are breakable ones in HTML.
QString unbroken(QString text) {
  for (const char16_t blank : {u' ', u'\u2009', u'\u202F'}) text.replace(QChar(blank), QChar::Nbsp);
  return text.toHtmlEscaped();
}

// The words of the language around a line.
std::pair<QString, QString> wordsOf(LineKind kind) {
  switch (kind) {
    case LineKind::ifBranch:
      return {"if", "then"};
    case LineKind::elseIfBranch:
      return {"else if", "then"};
    case LineKind::elseBranch:
      return {"else", {}};
    case LineKind::forLoop:
      return {"for", {}};
    case LineKind::whileLoop:
      return {"while", {}};
    case LineKind::whenBranch:
      return {"when", "then"};
    case LineKind::elseWhenBranch:
      return {"else when", "then"};
    case LineKind::assertion:
      return {"assert", {}};
    case LineKind::breakStatement:
      return {"break", {}};
    case LineKind::returnStatement:
      return {"return", {}};
    default:
      return {};
  }
}

// With its Greek letter and index: "flange_a.τ", "φ<sub>rel</sub>".
QString nameHtml(const EquationName& name) {
  const QString html = nameAsHtml(QString::fromStdString(name.name));
  // Nothing is broken at the slash.
  return name.isDerivative ? "<i>d</i>" + html + "&#8288;/&#8288;<i>dt</i>" : html;
}

// Description text of a library is written in its own words; where none is known, as it stands.
QString describedAs(const EquationLine& line) {
  const QString said = line.kind == EquationLine::Kind::assertion ? saidText(line.description) : QString();
  const bool isKnown = !said.isEmpty() && said != QString::fromStdString(line.description);
  return isKnown ? said : libraryText(line.description);
}

}  // namespace

EquationRow::EquationRow(const EquationLine& line, QWidget* parent) : QWidget(parent), line_(line) {
  if (!line_.condition.empty())
    if (auto read = Formula::read(line_.condition)) condition_ = read.take();
  grid_ = new QGridLayout(this);
  grid_->setHorizontalSpacing(kPad);
  grid_->setVerticalSpacing(0);
  grid_->setColumnStretch(0, 1);
  const auto [before, behind] = wordsOf(line.kind);
  formula_ = new FormulaLine(before, QString::fromStdString(line.text), behind, this);
  formula_->setObjectName("equation");
  grid_->addWidget(formula_, 0, 0);
  if (const QString words = describedAs(line); !words.isEmpty()) {
    description_ = new QLabel(words, this);
    description_->setObjectName("equationDescription");
    description_->setTextFormat(Qt::PlainText);
    description_->setProperty("role", "quiet");
    description_->setWordWrap(true);
    description_->setContentsMargins(1, 0, 0, 5);
    grid_->addWidget(description_, 1, 0);
  }
  values_ = new QLabel(this);
  values_->setObjectName("equationValues");
  values_->setTextFormat(Qt::RichText);
  values_->setWordWrap(true);
  values_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  values_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  values_->setFocusPolicy(Qt::TabFocus);
  connect(values_, &QLabel::linkActivated, this, &EquationRow::variableChosen);
  connect(values_, &QLabel::linkHovered, this, [this](const QString& name) {
    if (name.isEmpty()) return QToolTip::hideText();
    QToolTip::showText(QCursor::pos(), tips_.value(name), values_);
  });
  setValueColumn(0, 0);
}

EquationRow::~EquationRow() = default;

void EquationRow::setValueColumn(int width, int behind) {
  if (column_ == width && behind_ == behind) return;
  column_ = width;
  behind_ = behind;
  grid_->setContentsMargins(static_cast<int>(line_.depth) * kStep, 0, behind, 0);
  grid_->removeWidget(values_);
  if (width > 0) {
    values_->setFixedWidth(width);
    values_->setContentsMargins(0, 7, 0, 4);
    grid_->addWidget(values_, 0, 1, 2, 1);
  } else {
    values_->setMinimumWidth(0);
    values_->setMaximumWidth(QWIDGETSIZE_MAX);
    values_->setContentsMargins(1, 0, 0, 6);
    grid_->addWidget(values_, 2, 0);
  }
}

int EquationRow::leastFormulaWidth() const {
  return static_cast<int>(line_.depth) * kStep + formula_->minimumSizeHint().width() + kPad;
}

void EquationRow::setLetters(int pixels) {
  formula_->setLetters(pixels);
  const int small = std::max(9, pixels * 3 / 4);
  for (QLabel* label : {description_, values_})
    if (label) label->setStyleSheet(QStringLiteral("QLabel { font-size: %1px; }").arg(small));
}

void EquationRow::setState(bool isOff, std::optional<bool> holds) {
  isOff_ = isOff;
  holds_ = holds;
  formula_->setDimmed(isOff);
}

std::optional<bool> EquationRow::holds(const EquationValues& values) const {
  return condition_ ? values.holds(*condition_) : std::nullopt;
}

void EquationRow::showValues(const EquationValues& values, const QSet<QString>& plotted) {
  const Theme& theme = Theme::of(this);
  QStringList plain, html;
  const QString faint = theme.quiet.name();
  const auto tinted = [](const QString& text, const QString& color) {
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(color, text);
  };
  if (holds_) {
    const QString judged = *holds_ ? tr("holds") : tr("does not hold");
    plain << judged;
    html << tinted(unbroken(judged), *holds_ && !isOff_ ? theme.done.name() : faint);
  }
  for (const EquationName& name : line_.names) {
    const QString text = values.valueText(name);
    if (text.isEmpty()) continue;
    const QString words = name.isDerivative ? QStringLiteral("der(%1)").arg(QString::fromStdString(name.name))
                                            : QString::fromStdString(name.name);
    plain << words + " = " + text;
    const QStringList variables = values.variablesOf(name);
    QString shown = nameHtml(name);
    if (!variables.isEmpty()) {
      const QString& full = variables.front();
      const bool isPlotted = plotted.contains(full);
      const QString about = values.description(name);
      tips_[full] = (about.isEmpty() ? full : full + "\n" + about) + "\n" +
                    (isPlotted ? tr("Click to remove it from the plot") : tr("Click to plot it"));
      shown = QStringLiteral("<a href=\"%1\" style=\"text-decoration:none; color:%2\">%3</a>")
                  .arg(full.toHtmlEscaped(), isPlotted ? theme.accent.name() : faint,
                       isPlotted ? "<b>" + shown + "</b>" : shown);
    } else {
      shown = tinted(shown, faint);
    }
    html << shown + "&nbsp;=&nbsp;" + tinted(unbroken(text), (isOff_ ? theme.quiet : theme.text).name());
  }
  words_ = plain.join(QStringLiteral(", "));
  // Only what is another text is laid out again.
  if (const QString all = html.join(QStringLiteral("&nbsp;&nbsp; ")); all != html_) {
    html_ = all;
    values_->setText(all);
    values_->setAccessibleName(words_);
    values_->setVisible(!all.isEmpty());
  }
}

// A bar for each block around the line; rows lie close together, so that bars go through.
void EquationRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = Theme::of(this);
  for (uint32_t block = 0; block < line_.depth; ++block)
    painter.fillRect(QRectF(static_cast<int>(block) * kStep + kBar, 0, 2, height()), theme.line);
}

}  // namespace armature::app
