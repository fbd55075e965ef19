// Draws the texts of a list in as many lines as they need, and gives each row the height of its lines: the usual one
// reckons with another width than it draws in, and then leaves a line empty and cuts the text.
#pragma once
#include <QStyledItemDelegate>

namespace armature::app {

class WrappedDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace armature::app
