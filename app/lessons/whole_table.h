// A table as high as its rows, of a form that is scrolled as a whole: a bar within what has a bar shows neither well,
// and a row that is cut looks like a line.
#pragma once
#include <QHeaderView>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>
#include <QTimer>
#include <algorithm>

namespace armature::app {

class WholeTable : public QTableWidget {
 public:
  using QTableWidget::QTableWidget;

  // In the form as well; once more when a row that has been added has its place.
  void scrollTo(const QModelIndex& index, ScrollHint hint) override {
    QTableWidget::scrollTo(index, hint);
    wanted_ = index;
    showWanted();
  }

 protected:
  // Not at once: a layout at work forgets what changes in the midst of it.
  void updateGeometries() override {
    QTableWidget::updateGeometries();
    QMetaObject::invokeMethod(
        this, [this] { fit(); }, Qt::QueuedConnection);
  }

  // The form grows after its table.
  void resizeEvent(QResizeEvent* event) override {
    QTableWidget::resizeEvent(event);
    constexpr int kLaidOut = 20;  // [ms]
    QTimer::singleShot(kLaidOut, this, [this] { showWanted(); });
  }

 private:
  void fit() {
    const int rows = std::max(verticalHeader()->length(), verticalHeader()->defaultSectionSize());
    const QScrollBar& bar = *horizontalScrollBar();
    const int under = bar.maximum() > bar.minimum() ? bar.sizeHint().height() : 0;
    const int height = horizontalHeader()->sizeHint().height() + rows + under + 2 * frameWidth();
    if (height != minimumHeight() || height != maximumHeight()) setFixedHeight(height);
  }
  void showWanted() {
    if (!wanted_.isValid() || !isVisible()) return;
    const QRect place = visualRect(wanted_);
    for (QWidget* around = parentWidget(); around; around = around->parentWidget())
      if (auto* form = qobject_cast<QScrollArea*>(around)) {
        const QPoint middle = viewport()->mapTo(form->widget(), place.center());
        return form->ensureVisible(middle.x(), middle.y(), 0, place.height());
      }
  }

  QPersistentModelIndex wanted_;
};

}  // namespace armature::app
