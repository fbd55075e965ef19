#include "app/plots/expression_field.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStringListModel>
#include <QVBoxLayout>

#include "app/language/messages.h"
#include "app/look/format.h"
#include "app/look/theme.h"
#include "engine/facade/formula.h"

namespace armature::app {

namespace {

constexpr int kLeastWidth = 360;  // [px]
constexpr int kBelow = -1;        // [px] of names to choose, from the frame: upon its line

const char* const kFunctions[] = {"der(", "integral(", "mean(", "rms(", "max(", "min(",   "at(",   "final(",
                                  "abs(", "sqrt(",     "sin(",  "cos(", "exp(", "log10(", "sign(", "time"};

bool isOfName(QChar c) {
  return c.isLetterOrNumber() || c == '_' || c == '.' || c == '[' || c == ']';
}

// What it opens in: a plot that is too narrow would cut it, so that it stands above those beside it, too.
QWidget* roomFor(QWidget& over) {
  if (over.width() >= kLeastWidth) return &over;
  for (QWidget* one = over.parentWidget(); one && !one->isWindow(); one = one->parentWidget())
    if (qobject_cast<QAbstractScrollArea*>(one)) return one;
  return &over;
}

}  // namespace

ExpressionField::ExpressionField(QWidget& over, const QString& text, QStringList names, StorePtr store,
                                 std::function<void(const QString&)> take)
    : QFrame(roomFor(over)),
      line_(new QLineEdit(text, this)),
      note_(new QLabel(this)),
      completer_(new QCompleter(this)),
      store_(std::move(store)),
      take_(std::move(take)) {
  setObjectName("expressionField");
  const Theme& theme = Theme::of(this);
  setStyleSheet(QStringLiteral("#expressionField { background: %1; border: 1px solid %2; border-radius: 6px; }")
                    .arg(theme.raised.name(), theme.line.name()));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 6);
  layout->setSpacing(4);
  line_->setObjectName("expressionLine");
  line_->setPlaceholderText(tr("inertia1.w*torque.tau, der(x), rms(i, 0.02)"));
  line_->setAccessibleName(tr("Expression"));
  note_->setWordWrap(true);
  layout->addWidget(line_);
  layout->addWidget(note_);
  for (const char* function : kFunctions) names << function;
  completer_->setModel(new QStringListModel(names, completer_));
  completer_->setWidget(line_);
  completer_->setCompletionMode(QCompleter::PopupCompletion);
  completer_->setFilterMode(Qt::MatchContains);
  completer_->setCaseSensitivity(Qt::CaseInsensitive);
  completer_->setMaxVisibleItems(10);
  connect(completer_, qOverload<const QString&>(&QCompleter::activated), this, &ExpressionField::complete);
  connect(line_, &QLineEdit::textEdited, this, [this] {
    typed();
    const int start = wordStart();
    const QString word = line_->text().mid(start, line_->cursorPosition() - start);
    if (word.size() < 2) return completer_->popup()->hide();
    completer_->setCompletionPrefix(word);
    // Below the frame, so that what is said of the text can be read.
    completer_->complete(QRect(0, 0, line_->width(), height() - line_->y() + kBelow));
  });
  line_->installEventFilter(this);
  const QWidget& room = *parentWidget();
  setFixedWidth(std::clamp(room.width() - 24, 200, kLeastWidth));
  typed();
  const QPoint corner = &room == &over ? QPoint() : over.mapTo(&room, QPoint());
  const int last = room.width() - width() - 4;
  move(std::max(4, std::min(last, corner.x() + (over.width() - width()) / 2)), std::max(0, corner.y()) + 8);
  connect(&over, &QObject::destroyed, this, &QObject::deleteLater);  // whose expression it is
  show();
  fit();  // the letters are known now
  raise();
  line_->setFocus();
}

int ExpressionField::wordStart() const {
  int start = line_->cursorPosition();
  while (start > 0 && isOfName(line_->text().at(start - 1))) --start;
  return start;
}

void ExpressionField::complete(const QString& name) {
  const int start = wordStart();
  const QString text = line_->text();
  line_->setText(text.left(start) + name + text.mid(line_->cursorPosition()));
  line_->setCursorPosition(start + static_cast<int>(name.size()));
  typed();
}

// What the text comes to.
void ExpressionField::typed() {
  const Theme& theme = Theme::of(this);
  const QString text = line_->text().trimmed();
  QString note = tr("Enter adds the curve; names are completed as you type.");
  QColor ink = theme.quiet;
  isGood_ = false;
  if (!text.isEmpty()) {
    const Result<Formula> formula = Formula::read(text.toStdString());
    std::optional<Phrase> reason;
    if (!formula) {
      reason = formula.reason().message;
    } else if (!store_) {
      isGood_ = true;
      note = tr("Its unit is found at the next run.");
    } else if (const Result<results::Column> column = formula->columnIn(*store_); !column) {
      reason = column.reason().message;
    } else {
      isGood_ = true;
      const QString unit = prettyUnit(QString::fromStdString(column->unit));
      const bool isTruth = column->type == results::Column::Type::boolean;
      note = isTruth ? tr("true or false") : unit.isEmpty() ? tr("a number without unit") : tr("in %1").arg(unit);
    }
    if (reason) {
      note = spokenSentence(*reason);
      ink = theme.error;
    }
  }
  note_->setText(note);
  note_->setStyleSheet(QStringLiteral("QLabel { color: %1; background: transparent; }").arg(ink.name()));
  fit();
}

// As high as the note needs at this width.
void ExpressionField::fit() {
  layout()->activate();
  resize(width(), layout()->totalHeightForWidth(width()));
}

void ExpressionField::accept() {
  typed();
  if (!isGood_) return;
  const QString text = line_->text().trimmed();
  const auto take = take_;
  hide();
  deleteLater();
  take(text);
}

bool ExpressionField::eventFilter(QObject* object, QEvent* event) {
  if (object != line_) return false;
  if (event->type() == QEvent::FocusOut && !completer_->popup()->isVisible() && !line_->hasFocus()) {
    const auto reason = static_cast<QFocusEvent*>(event)->reason();
    if (reason == Qt::PopupFocusReason || reason == Qt::ActiveWindowFocusReason) return false;
    hide();
    deleteLater();
    return false;
  }
  if (event->type() != QEvent::KeyPress) return false;
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (completer_->popup()->isVisible() &&
      (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape || key == Qt::Key_Tab))
    return false;
  if (key == Qt::Key_Return || key == Qt::Key_Enter) {
    accept();
    return true;
  }
  if (key == Qt::Key_Escape) {
    hide();
    deleteLater();
    return true;
  }
  return false;
}

}  // namespace armature::app
