// The buttons below a lesson's step: what it is answered with, and the ways back and on. Two rows, for one would be too
// narrow for their words; in a low panel, where each row is taken from what is to be read, one row if short words fit
// into it.
#pragma once
#include <QWidget>

class QBoxLayout;
class QPushButton;

namespace armature::app {

class LessonFoot : public QWidget {
  Q_OBJECT
 public:
  explicit LessonFoot(QWidget* parent);

  QPushButton& again() { return *again_; }
  QPushButton& primary() { return *primary_; }
  QPushButton& back() { return *back_; }
  QPushButton& next() { return *next_; }
  // What the two that change are for now.
  void setWords(const QString& primary, const QString& shortPrimary, const QString& next);
  // Which of the two answers is offered; never both at once.
  void offer(bool isPrimary, bool isAgain);
  void setLow(bool isLow);
  // As they stand, from top to bottom and from left to right.
  QList<QWidget*> inOrder() const;
  // Of any width: it fits itself into what there is. What it happened to need as it stands would make the panel wider,
  // which lets it stand otherwise, which makes the panel narrower, and so on without an end.
  QSize minimumSizeHint() const override { return {0, QWidget::minimumSizeHint().height()}; }

 Q_SIGNALS:
  void orderChanged();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

 private:
  // Which buttons do with less than all of their words.
  struct Form {
    bool isBackShort, isMainShort, isNextShort;
  };
  QPushButton* make(const char* name, QWidget* parent);
  void dress(const Form& form);
  int width(const Form& form);  // of one row of all [px]
  void fit();

  QPushButton *again_, *primary_, *back_, *next_;
  QWidget* main_;
  QBoxLayout *lines_, *ways_;
  QString primaryWords_, shortPrimary_, nextWords_;
  bool isLow_ = false, isOneRow_ = false;
};

}  // namespace armature::app
