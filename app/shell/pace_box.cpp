#include "app/shell/pace_box.h"

#include <QLineEdit>
#include <QLocale>

#include "app/look/format.h"

namespace armature::app {

namespace {

constexpr double kSlowest = 0.001, kFastest = 1e6;  // [-]

QString fullSpeed() {
  return QObject::tr("Full speed");
}

QString realTime() {
  return QObject::tr("Real time");
}

}  // namespace

QString paceText(double pace) {
  if (pace <= 0) return fullSpeed();
  return pace == 1 ? realTime() : formatNumber(pace) + QStringLiteral("×");
}

std::optional<double> readPace(const QString& text) {
  QString plain = text.simplified();
  for (const double named : {0.0, 1.0})
    if (plain.compare(paceText(named), Qt::CaseInsensitive) == 0) return named;
  while (plain.endsWith('x') || plain.endsWith(QChar(0xD7)) || plain.endsWith(' ')) plain.chop(1);
  bool isNumber = false;
  double pace = QLocale().toDouble(plain, &isNumber);
  if (!isNumber) pace = QLocale::c().toDouble(plain.replace(',', '.'), &isNumber);
  if (!isNumber || !(pace >= kSlowest) || pace > kFastest) return std::nullopt;
  return pace;
}

PaceBox::PaceBox(QWidget* parent) : QComboBox(parent) {
  setObjectName("pace");
  setEditable(true);
  setInsertPolicy(QComboBox::NoInsert);
  setToolTip(tr("Pace: simulated seconds per second. Any factor from 0.001 on can be typed."));
  setAccessibleName(tr("Pace"));
  for (const double pace : {0.0, 1.0, 0.01, 0.1, 0.5, 2.0, 10.0}) addItem(paceText(pace), pace);
  setMinimumContentsLength(10);
  lineEdit()->setObjectName("paceField");
  connect(this, &QComboBox::activated, this, &PaceBox::take);
  connect(lineEdit(), &QLineEdit::editingFinished, this, &PaceBox::take);
}

void PaceBox::show(double pace) {
  shown_ = pace;
  if (!lineEdit()->hasFocus() || !lineEdit()->isModified()) setEditText(paceText(pace));
}

// What cannot be read goes back to what holds.
void PaceBox::take() {
  const std::optional<double> pace = readPace(currentText());
  lineEdit()->setModified(false);
  setEditText(paceText(pace.value_or(shown_)));
  if (!pace || *pace == shown_) return;
  shown_ = *pace;
  Q_EMIT paceChosen(*pace);
}

}  // namespace armature::app
