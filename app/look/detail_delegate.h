// Rows of lists and trees with a quiet word behind their text: the library of a part, where several have one name.
// Where both have no room, the quiet word gives way down to its first letters, which tell two of one name apart.
#pragma once
#include <QStyledItemDelegate>

namespace armature::app {

class DetailDelegate : public QStyledItemDelegate {
 public:
  // The item's data of this role is the quiet word; items without it look as usual.
  static constexpr int kDetail = Qt::UserRole + 40;
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace armature::app
