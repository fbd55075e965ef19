// Widgets from left to right, in as many rows as they need where it is narrow, as words of a text. The first one of a
// row that may grow has what the row leaves. Its widget is at least as high as the rows; it asks nobody for a height in
// a width, which in an area that scrolls would be that of all that is wished for.
#pragma once
#include <QLayout>
#include <functional>

namespace armature::app {

// What is below a row that has several lines gives way: no layout asks for the height in a width when it tells how
// small it can be, so that the row's widget says it itself. `heightOf`: of all lines in a width [px].
void keepHeight(QLayout& row, std::function<int(int)> heightOf);

class FlowRow : public QLayout {
 public:
  explicit FlowRow(QWidget* parent) : QLayout(parent) {}
  ~FlowRow() override { qDeleteAll(items_); }

  void addGap();  // as wide as the row leaves
  void addItem(QLayoutItem* item) override { items_.append(item); }
  int count() const override { return static_cast<int>(items_.size()); }
  QLayoutItem* itemAt(int at) const override { return items_.value(at); }
  QLayoutItem* takeAt(int at) override { return at >= 0 && at < items_.size() ? items_.takeAt(at) : nullptr; }
  QSize sizeHint() const override;
  QSize minimumSize() const override;
  Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
  void setGeometry(const QRect& room) override;

 private:
  int arrange(const QRect& room, bool isMeant) const;

  QList<QLayoutItem*> items_;
};

}  // namespace armature::app
