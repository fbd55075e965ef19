// A label that a hand draws to the left and right: the number that it names gets smaller and larger.
#pragma once
#include <QLabel>
#include <QPointF>
#include <functional>
#include <optional>
#include <utility>

namespace armature::app {

class ScrubLabel : public QLabel {
  Q_OBJECT
 public:
  explicit ScrubLabel(const QString& name, QWidget* parent = nullptr);
  // One line where the name has room, else two.
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize minimumSizeHint() const override;
  // What is asked for the number as the hand begins to draw.
  void setNumber(std::function<double()> number) { number_ = std::move(number); }
  // Only a number can be drawn at.
  void setScrubbable(bool isScrubbable);

 Q_SIGNALS:
  void began();
  // To this number. Edits with one gesture are one step of undo.
  void drawn(double number, int gesture);
  void ended();

 protected:
  // A name that has no room goes on in a second line, and is shortened in its middle where that is not enough; its tip
  // has all of it.
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  bool hasRoom(int width) const;

  bool isScrubbable_ = false;
  bool isMoving_ = false;
  double hundredths_ = 0;  // of its size that the number is drawn away from where it was
  double from_ = 0;
  int gesture_ = -1;
  std::function<double()> number_;
  std::optional<QPointF> last_;  // of the pointer, while it is held
};

// A name in two lines as equal as its humps, dots and underlines allow ("specular", "Coefficient"); one line for a name
// without any.
QStringList inTwoLines(const QString& name);

// A number drawn away from `before` by hundredths of its size, rounded to what one of them is worth; zero has the
// size 1.
double scrubbed(double before, double hundredths);

}  // namespace armature::app
