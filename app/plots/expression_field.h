// A small card over a plot in which an expression is typed: names are completed, what it comes to is said while one
// types (its unit, or why it has no values), Enter takes it.
#pragma once
#include <QFrame>
#include <functional>

#include "app/run/run_book.h"

class QCompleter;
class QLabel;
class QLineEdit;

namespace armature::app {

class ExpressionField : public QFrame {
  Q_OBJECT
 public:
  // `names`: of variables that can be completed; `store`: whose variables they are, may be null. The card goes when
  // something is taken or it is left.
  ExpressionField(QWidget& over, const QString& text, QStringList names, StorePtr store,
                  std::function<void(const QString& text)> take);

  QLineEdit& line() { return *line_; }
  QLabel& note() { return *note_; }
  QCompleter& completer() { return *completer_; }

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void typed();
  void fit();
  void complete(const QString& name);
  void accept();
  // Where the name under the cursor begins.
  int wordStart() const;

  QLineEdit* line_;
  QLabel* note_;
  QCompleter* completer_;
  StorePtr store_;
  std::function<void(const QString&)> take_;
  bool isGood_ = false;
};

}  // namespace armature::app
