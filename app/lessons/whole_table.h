// A table as high as its rows, of a form that is scrolled as a whole: a bar within what has a bar shows neither well,
// and a row that is cut looks like a line.
#pragma once
#include <QHeaderView>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>
#include <algorithm>

namespace armature::app {

class WholeTable : public QTableWidget {
 public:
  using QTableWidget::QTableWidget;

  // In the form as well, and again when the form has grown by a row that has been added, until somebody scrolls it.
  void scrollTo(const QModelIndex& index, ScrollHint hint) override {
    QTableWidget::scrollTo(index, hint);
    wanted_ = index;
    follow();
    showWanted();
  }

 protected:
  // Not at once: a layout at work forgets what changes in the midst of it.
  void updateGeometries() override {
    QTableWidget::updateGeometries();
    QMetaObject::invokeMethod(
        this, [this] { fit(); }, Qt::QueuedConnection);
  }

  void resizeEvent(QResizeEvent* event) override {
    QTableWidget::resizeEvent(event);
    showSoon();
  }

 private:
  // When what is laid out has its place.
  void showSoon() {
    QMetaObject::invokeMethod(
        this, [this] { showWanted(); }, Qt::QueuedConnection);
  }
  void fit() {
    const int rows = std::max(verticalHeader()->length(), verticalHeader()->defaultSectionSize());
    const QScrollBar& bar = *horizontalScrollBar();
    const int under = bar.maximum() > bar.minimum() ? bar.sizeHint().height() : 0;
    const int height = horizontalHeader()->sizeHint().height() + rows + under + 2 * frameWidth();
    if (height != minimumHeight() || height != maximumHeight()) setFixedHeight(height);
  }
  void follow() {
    for (QWidget* around = parentWidget(); around && !form_; around = around->parentWidget()) {
      form_ = qobject_cast<QScrollArea*>(around);
      if (!form_) continue;
      QScrollBar* bar = form_->verticalScrollBar();
      connect(bar, &QScrollBar::rangeChanged, this, [this] { showSoon(); });
      connect(bar, &QScrollBar::actionTriggered, this, [this] { wanted_ = QPersistentModelIndex(); });
    }
  }
  void showWanted() {
    if (!wanted_.isValid() || !isVisible() || !form_) return;
    const QRect place = visualRect(wanted_);
    const QPoint middle = viewport()->mapTo(form_->widget(), place.center());
    form_->ensureVisible(middle.x(), middle.y(), 0, place.height());
  }

  QPersistentModelIndex wanted_;
  QScrollArea* form_ = nullptr;  // that it is in
};

}  // namespace armature::app
