// Words with buttons that answer them: beside the words where these have room, below them where it is narrow; rows of
// buttons where even so not all stand in one.
#pragma once
#include <QLayout>

class QLabel;

namespace armature::app {

class AnswerRow : public QLayout {
 public:
  // Without a parent for a row within another layout, which becomes it.
  explicit AnswerRow(QWidget* parent = nullptr) : QLayout(parent) {}
  ~AnswerRow() override;

  // Each at most once; every other widget is a button.
  void setWords(QLabel* words);
  void setMore(QLabel* words);      // in the whole width below the words
  void setCorner(QWidget* widget);  // at the right end of the first line, as what closes it all

  void addItem(QLayoutItem* item) override { items_.append(item); }
  int count() const override { return static_cast<int>(items_.size()); }
  QLayoutItem* itemAt(int at) const override { return items_.value(at); }
  QLayoutItem* takeAt(int at) override;
  QSize sizeHint() const override;
  QSize minimumSize() const override;
  Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  void setGeometry(const QRect& room) override;

 private:
  QLayoutItem* add(QWidget* widget);
  QList<QLayoutItem*> buttons() const;
  int leastWords() const;
  int arrange(const QRect& room, bool isMeant) const;
  int arrangeBelow(const QRect& room, bool isMeant) const;

  QList<QLayoutItem*> items_;
  QLayoutItem *words_ = nullptr, *more_ = nullptr, *corner_ = nullptr;
  const QLabel* text_ = nullptr;
};

}  // namespace armature::app
