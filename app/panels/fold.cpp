#include "app/panels/fold.h"

#include <QFrame>
#include <QGridLayout>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QVBoxLayout>

namespace armature::app {

namespace {

// A long heading ends in dots and has a tip: it makes no form wider than the panel that it is in.
class Head : public QToolButton {
 public:
  using QToolButton::QToolButton;
  QSize minimumSizeHint() const override { return {kLeast, QToolButton::minimumSizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text = fontMetrics().elidedText(text(), Qt::ElideRight, room());
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
  }
  void resizeEvent(QResizeEvent* event) override {
    QToolButton::resizeEvent(event);
    setToolTip(fontMetrics().horizontalAdvance(text()) > room() ? text() : QString());
  }

 private:
  static constexpr int kLeast = 60;  // [px]
  int room() const { return width() - (sizeHint().width() - fontMetrics().horizontalAdvance(text())); }
};

}  // namespace

Fold::Fold(const QString& title, bool isOpen, QWidget* parent) : QWidget(parent), isOpen_(isOpen) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  auto* line = new QFrame(this);
  line->setProperty("role", "line");
  head_ = new Head(this);
  head_->setText(title);
  head_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  head_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  head_->setStyleSheet("QToolButton { font-weight: 600; padding: 6px 6px; text-align: left; border-radius: 0; }");
  head_->setIconSize({12, 12});
  body_ = new QWidget(this);
  grid_ = new QGridLayout(body_);
  grid_->setContentsMargins(12, 2, 12, 12);
  grid_->setHorizontalSpacing(6);
  grid_->setVerticalSpacing(6);
  grid_->setColumnStretch(1, 1);
  layout->addWidget(line);
  layout->addWidget(head_);
  layout->addWidget(body_);
  connect(head_, &QToolButton::clicked, this, [this] {
    setOpen(!isOpen_);
    Q_EMIT toggled(isOpen_);
  });
  setOpen(isOpen);
}

void Fold::setOpen(bool isOpen) {
  isOpen_ = isOpen;
  head_->setIcon(QIcon(isOpen ? ":/controls/chevron-down.svg" : ":/controls/chevron-right.svg"));
  body_->setVisible(isOpen);
}

}  // namespace armature::app
