#include "app/lessons/number_task.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <cmath>

#include "app/lessons/verdict.h"
#include "app/look/display_unit.h"
#include "app/look/format.h"
#include "app/look/restyle.h"

namespace armature::app {

std::optional<double> typedNumber(const QString& typed, const QString& unit) {
  QString text = typed.trimmed();
  text.replace(QChar(0x2212), '-');
  // A decimal comma; a comma beside a point would be a group of digits, which nobody means alike.
  if (text.count(',') == 1 && !text.contains('.')) text.replace(',', '.');
  bool isNumber = false;
  double number = text.toDouble(&isNumber);
  if (!isNumber) {
    const auto entered = enteredValue(text, unit, displayUnit(unit, unit));
    if (!entered) return std::nullopt;
    number = entered->toDouble(&isNumber);
  }
  return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

NumberTask::NumberTask(const Task& task, const QString& language, QWidget* parent)
    : TaskWidget(task, language, parent), field_(new QLineEdit(this)), verdict_(verdictLine("verdict_0")) {
  field_->setObjectName("number");
  field_->setAccessibleName(words(task.question));
  field_->setMaximumWidth(200);
  auto* unit = new QLabel(prettyUnit(task.unit), this);
  unit->setProperty("role", "quiet");
  auto* line = new QHBoxLayout;
  line->addWidget(field_);
  line->addWidget(unit);
  line->addStretch(1);
  lines()->addLayout(line);
  lines()->addWidget(verdict_);
  connect(field_, &QLineEdit::textChanged, this, [this] {
    const bool isBad = !field_->text().isEmpty() && !typedNumber(field_->text(), this->task().unit);
    restyle(field_, "invalid", isBad);
    Q_EMIT edited();
  });
}

Answer NumberTask::answer() const {
  Answer made;
  made.number = typedNumber(field_->text(), task().unit);
  return made;
}

void NumberTask::setAnswer(const Answer& answer) {
  QLocale locale;
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  if (answer.number) field_->setText(locale.toString(*answer.number, 'g', 8));
}

void NumberTask::showMarks(const Marking& marking, const results::Store& store) {
  field_->setReadOnly(true);
  setVerdict(verdict_, marking.isRight(), verdictOf(task(), marking.items.front(), store));
}

}  // namespace armature::app
