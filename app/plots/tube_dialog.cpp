#include "app/plots/tube_dialog.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QVBoxLayout>

#include "app/look/format.h"

namespace armature::app {

namespace {

// "1 %", not "1,000 %": as many digits as the number has.
class PercentBox : public QDoubleSpinBox {
 public:
  using QDoubleSpinBox::QDoubleSpinBox;
  QString textFromValue(double value) const override { return formatNumber(value, 6); }
};

}  // namespace

TubeDialog::TubeDialog(double percent, QWidget* parent) : QDialog(parent), box_(new PercentBox(this)) {
  setWindowTitle(tr("Tolerance tube"));
  auto* column = new QVBoxLayout(this);
  auto* words =
      new QLabel(tr("Width around each compared run, in percent of the range of values and time (0: no tube)"), this);
  words->setWordWrap(true);
  words->setMinimumWidth(320);
  words->setBuddy(box_);
  box_->setObjectName("tubePercent");
  box_->setAccessibleName(windowTitle());
  box_->setRange(0, 100);
  box_->setDecimals(3);
  box_->setSuffix(QStringLiteral(" %"));
  box_->setValue(percent);
  box_->selectAll();
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(words);
  column->addWidget(box_);
  column->addWidget(buttons);
}

double TubeDialog::percent() const {
  return box_->value();
}

}  // namespace armature::app
