// The widget of one line's picture: lays it out for the instant that the whole window shows, paints it, selects on the
// diagram what is clicked, says what lies under the pointer. Nothing is done while it is hidden.
#pragma once
#include <QPointer>
#include <QWidget>
#include <functional>
#include <memory>

#include "app/lines/line_picture.h"

namespace armature::app {

class LineView : public QWidget {
  Q_OBJECT
 public:
  explicit LineView(QWidget* parent = nullptr);

  // What the picture is read from. All must outlive the view or the next call; null: nothing.
  void setSource(DiagramScene* scene, RunControl* run);
  // Shows a line; null: nothing, with `words` instead.
  void setPicture(std::unique_ptr<LinePicture> picture, const QString& words);
  void setWords(const QString& words);
  LinePicture* picture() { return picture_.get(); }
  // What numbers are shown through.
  void setGlasses(std::function<Glasses()> glasses) { glasses_ = std::move(glasses); }
  // What the status line says of the thing under the pointer.
  void setHoverWords(std::function<QString()> words) { hoverWords_ = std::move(words); }
  // How much there is to see at once [px]: of what scrolls about it.
  void setRoom(QSize room);
  // Lays out anew at the instant on show.
  void layOut();
  // How often it has been laid out.
  int layOutCount() const { return layOuts_; }
  // The instant that was painted last.
  const Instant& instant() const { return instant_; }
  // Sees all again.
  void showAll();

 Q_SIGNALS:
  // A part is to be brought into sight [px].
  void placeWanted(const QRectF& box);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  bool event(QEvent* event) override;
  bool focusNextPrevChild(bool isNext) override;

 private:
  LineStyle style();
  LineLook look() const;
  // Selects the part that is so many further on; false at the end.
  bool step(int by);
  void select(int part, bool isAdded);
  void say();

  QPointer<DiagramScene> scene_;
  QPointer<RunControl> run_;
  std::unique_ptr<LinePicture> picture_;
  QString words_;
  std::function<QString()> hoverWords_;
  std::function<Glasses()> glasses_;
  QSize room_;
  Instant instant_;
  TextRuns texts_;
  Stamps stamps_;
  double draggedFrom_ = 0;
  int layOuts_ = 0;
};

}  // namespace armature::app
