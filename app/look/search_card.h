// A floating card that finds something by typing: a field above a list; arrow keys move in the list, Enter takes, Esc
// and leaving the field close it.
#pragma once
#include <QFrame>
#include <QPointer>

class QLineEdit;
class QListWidget;

namespace armature::app {

class SearchCard : public QFrame {
  Q_OBJECT
 public:
  explicit SearchCard(QWidget* parent, const QString& placeholder);

 protected:
  // Fills the list for what is typed.
  virtual void search() = 0;
  // Does what the current row says; the card is closed already.
  virtual void take() = 0;

  // As high as the rows of the list that are there, whole ones, no more than `most`, and within what it floats on.
  void fitRows(int most);
  // Rows with a picture, and a quiet word at their right end (DetailDelegate).
  void showDetails();
  // Puts its corner as near to a place as there is room for the card on what it floats on [px].
  void moveNear(QPointF corner);
  // Shows the card with a first text, the cursor behind it. Closed by hand, it gives the focus back.
  void openWith(const QString& text);
  bool eventFilter(QObject* object, QEvent* event) override;

  QLineEdit* field_;
  QListWidget* list_;

 private:
  void close();
  QPointer<QWidget> before_;
};

}  // namespace armature::app
