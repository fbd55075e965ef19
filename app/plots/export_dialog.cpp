#include "app/plots/export_dialog.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>

namespace armature::app {

ExportDialog::ExportDialog(QSize size, QWidget* parent)
    : QDialog(parent), width_(new QSpinBox(this)), height_(new QSpinBox(this)), ratio_(new QDoubleSpinBox(this)) {
  setWindowTitle(tr("Export picture"));
  auto* layout = new QFormLayout(this);
  for (QSpinBox* box : {width_, height_}) {
    box->setRange(80, 10'000);
    box->setSuffix(tr(" px"));
  }
  width_->setObjectName("pictureWidth");
  height_->setObjectName("pictureHeight");
  ratio_->setObjectName("pictureRatio");
  width_->setValue(size.width());
  height_->setValue(size.height());
  ratio_->setRange(1, 8);
  ratio_->setDecimals(1);
  ratio_->setSuffix(QStringLiteral(" ×"));
  ratio_->setValue(2);
  ratio_->setToolTip(
      tr("Pixels of a PNG as a multiple of this size: letters and lines keep their proportions. SVG and PDF are sharp "
         "at any size."));
  layout->addRow(tr("Width"), width_);
  layout->addRow(tr("Height"), height_);
  layout->addRow(tr("Resolution"), ratio_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  QPushButton* go = buttons->addButton(tr("Choose a file…"), QDialogButtonBox::AcceptRole);
  go->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  layout->addRow(buttons);
}

QSize ExportDialog::size() const {
  return {width_->value(), height_->value()};
}

double ExportDialog::ratio() const {
  return ratio_->value();
}

}  // namespace armature::app
