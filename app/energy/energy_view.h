// The energy flow as a widget: it says in a sentence what the pointer or the keyboard is on; a click, Return or Space
// selects the part. Reads nothing while it is hidden.
#pragma once
#include <QPointer>
#include <QSet>
#include <QWidget>

#include "app/energy/energy_picture.h"
#include "app/teaching/power_book.h"

namespace armature::app {

class EnergyView : public QWidget {
  Q_OBJECT
 public:
  enum class Shows { power, energy };
  explicit EnergyView(Shows shows, QWidget* parent = nullptr);
  // Null: nothing.
  void setBook(PowerBook* book);
  void setTime(double time);
  void setSelected(const QSet<QString>& parts);
  // As it is painted; laid out anew where something has changed.
  const EnergyPicture& picture();
  // The bar with the keyboard's frame; −1: none.
  int focusedBar() const { return focus_; }

  QSize sizeHint() const override { return {360, 300}; }
  QSize minimumSizeHint() const override { return {220, 140}; }

 Q_SIGNALS:
  void partChosen(const QString& part);
  // What the picture adds up to has changed.
  void wordsChanged(const QStringList& words);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void forget();
  EnergyPicture laidOut();
  int barAt(QPointF pixel);
  void setFocusedBar(int bar);
  void choose(int bar);

  Shows shows_;
  QPointer<PowerBook> book_;
  double time_ = 0;
  QSet<QString> selected_;
  EnergyPicture picture_;
  bool isStale_ = true;
  int focus_ = -1;
  QStringList words_;
};

}  // namespace armature::app
