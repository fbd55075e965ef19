#include "app/shell/picture_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace armature::app {

PictureDialog::PictureDialog(const PictureForm& form, QWidget* parent)
    : QDialog(parent),
      proportion_(static_cast<double>(form.size.width()) / form.size.height()),
      width_(length("pictureWidth", kLeastPicture, form.size.width())),
      height_(length("pictureHeight", kLeastPicture, form.size.height())),
      margin_(length("pictureMargin", 0, form.margin)),
      dots_(new QDoubleSpinBox(this)),
      isKept_(new QCheckBox(tr("Keep the proportions"), this)),
      paper_(new QLabel(this)) {
  setObjectName("pictureDialog");
  setWindowTitle(tr("Export a picture"));
  dots_->setObjectName("pictureDots");
  dots_->setRange(1, 8);
  dots_->setDecimals(1);
  dots_->setSuffix(QStringLiteral(" ×"));
  dots_->setValue(form.dots);
  dots_->setToolTip(
      tr("Pixels of a PNG as a multiple of this size: letters and lines keep their proportions. SVG and PDF are sharp "
         "at any size."));
  isKept_->setObjectName("pictureProportions");
  isKept_->setChecked(true);
  paper_->setProperty("role", "quiet");
  auto* layout = new QFormLayout(this);
  layout->addRow(tr("Width"), width_);
  layout->addRow(tr("Height"), height_);
  layout->addRow({}, isKept_);
  layout->addRow(tr("Margin"), margin_);
  layout->addRow(tr("Resolution"), dots_);
  layout->addRow({}, paper_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  buttons->addButton(tr("Choose a file…"), QDialogButtonBox::AcceptRole)->setDefault(true);
  layout->addRow(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(width_, &QSpinBox::valueChanged, this, [this] { keepProportions(true); });
  connect(height_, &QSpinBox::valueChanged, this, [this] { keepProportions(false); });
  connect(isKept_, &QCheckBox::toggled, this, [this] { keepProportions(true); });
  tellPaper();
}

QSpinBox* PictureDialog::length(const char* name, int least, int value) {
  auto* box = new QSpinBox(this);
  box->setObjectName(name);
  box->setRange(least, kMostPicture);
  box->setSuffix(tr(" px"));
  box->setValue(value);
  return box;
}

void PictureDialog::keepProportions(bool isWidthMeant) {
  if (isKept_->isChecked()) {
    QSpinBox* other = isWidthMeant ? height_ : width_;
    const QSignalBlocker quiet(other);
    other->setValue(isWidthMeant ? qRound(width_->value() / proportion_) : qRound(height_->value() * proportion_));
  }
  tellPaper();
}

// How large it is where a pixel is 1/96 inch, as in most programs that take it over.
void PictureDialog::tellPaper() {
  constexpr double kMillimetres = 25.4 / 96;
  const QLocale locale;
  paper_->setText(tr("%1 × %2 mm on paper")
                      .arg(locale.toString(width_->value() * kMillimetres, 'f', 0),
                           locale.toString(height_->value() * kMillimetres, 'f', 0)));
}

PictureForm PictureDialog::form() const {
  return {{width_->value(), height_->value()}, margin_->value(), dots_->value()};
}

}  // namespace armature::app
