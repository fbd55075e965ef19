// The sparklines of a view: beside its parts a small curve of a variable each, with its name, its value at the instant
// that everything else shows, too, and a dot on the curve there. Without a run a pale line stands in its place; where
// the model does not have the variable, or the run has not kept it, that is said there.
#pragma once
#include <QImage>
#include <QObject>
#include <QTimer>
#include <optional>

#include "app/canvas/canvas_view.h"
#include "app/look/glasses.h"
#include "app/run/name_in_run.h"
#include "app/teaching/drawn.h"
#include "app/teaching/instant.h"
#include "app/teaching/spark_curve.h"

namespace armature::app {

class Sparklines : public QObject {
  Q_OBJECT
 public:
  // `path`: of the view, as of LiveOverlay: "" or "robot.". All must outlive this.
  Sparklines(CanvasView& view, RunControl& run, QString path);

  void setGlasses(const Glasses& glasses);
  // Whether the view has any that are shown.
  bool areAny() const;
  // Paints all of them at an instant. On screen curves that have grown are drawn anew as far as there is time for it,
  // in turn; a picture or print has all of them as they are.
  void paint(QPainter& painter, const BesidePaint& how, const Instant& instant);
  // The next picture on screen has all of them, too.
  void rest() { isWhole_ = true; }
  // What was painted last.
  const std::vector<DrawnSparkline>& drawn() const { return drawn_; }
  // How many of them had to wait in the picture that was painted last.
  size_t waiting() const { return waiting_; }
  // One in a line: "inertia1.w 10.2 rad/s, from −3.1 rad/s to 12 rad/s".
  QString words(SparkRef ref);

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  // What a picture of a curve was made for.
  struct Key {
    uint64_t rows = 0;
    double from = 0, to = 0, low = 0, high = 0;
    QSize size;
    QRgb ink = 0;
    bool isTurned = false;
    bool operator==(const Key&) const = default;
  };
  struct Entry {
    QString name;         // of the variable in the results
    QString within;       // its part
    int64_t column = -1;  // −1: there is none
    NameInRun known = NameInRun::unknown;
    ColumnText text;
    DisplayUnit shown;
    bool isStepped = false, isLevel = false, isTurned = false;
    // Of the rows that the picture shows, in the unit of the model; not numbers where there is none.
    double low = 0, high = 0;
    uint64_t rowsRanged = 0;
    Key made;
    QImage picture;
    int age = 0;  // which picture of the view it was drawn for
    // How much of a name there is room for beside the widest value.
    double valueRoom = 0, nameRoom = -1;
    int letters = 0;  // [px]
    QString nameShown;
  };
  // How the values of a curve lie in its box.
  struct Scale {
    QRectF box;
    double low = 0, high = 1, columns = 1;
    QPointF at(double column, double value) const;
  };

  // One of them in the picture that is being painted.
  struct Shown {
    SparkRef ref;
    Entry* entry;
    SparkBox box;
  };

  void sync(const StorePtr& store);
  void placeColumns(const Instant& instant, double width);
  void takeRange(Entry& entry, const results::Store& store);
  Scale scaleOf(const Entry& entry, const QRectF& box) const;
  static bool hasZero(const Entry& entry);
  double turned(const Entry& entry, double value) const { return entry.isTurned ? -value : value; }
  QString textOf(const Entry& entry, double value) const;
  std::vector<Shown> collect(QPainter& painter, const BesidePaint& how);
  // Draws the curves that have changed anew, the oldest first.
  void renew(std::vector<Shown>& all, const results::Store& store, const Theme& theme, double ratio);
  void paintOne(QPainter& painter, const BesidePaint& how, const Instant& instant, const Shown& one);
  void paintFrame(QPainter& painter, const BesidePaint& how, const SparkBox& box, SparkRef ref) const;
  void paintWords(QPainter& painter, const BesidePaint& how, Entry& entry, const SparkBox& box, const QString& value);
  void paintPlaceholder(QPainter& painter, const BesidePaint& how, const Entry& entry, const SparkBox& box) const;
  void paintCurve(QPainter& painter, const Theme& theme, const Entry& entry, const results::Store& store,
                  const QRectF& box, bool isVector);
  QString tip(SparkRef ref);
  Entry* entryOf(SparkRef ref);
  void describe();

  CanvasView& view_;
  RunControl& run_;
  QString path_;
  Glasses glasses_;
  StorePtr store_;  // of the entries
  bool isStale_ = true, isWhole_ = false;
  std::vector<std::vector<Entry>> entries_;  // by part, as the scene has them
  std::vector<DrawnSparkline> drawn_;
  SparkColumns columns_;
  double from_ = 0, to_ = 1;  // [s] of all pictures
  size_t waiting_ = 0;
  int pictures_ = 0;  // of the view so far
  QTimer saying_;     // until the view's description is brought up to date
};

}  // namespace armature::app
