// What is drawn over the diagram: the axes of its lines, what positive means, and what a run says: arrows, numbers,
// motion. Lays out a list (`Drawn`) for one instant of the run and paints it; a click on an axis turns it over, one on
// a mark turns the part that is drawn against its line.
#pragma once
#include <QObject>
#include <QPainter>
#include <QTimer>
#include <optional>

#include "app/canvas/canvas_view.h"
#include "app/teaching/charges.h"
#include "app/teaching/drawn.h"
#include "app/teaching/motion.h"
#include "app/teaching/overlays.h"
#include "app/teaching/reading.h"
#include "app/teaching/state_layout.h"
#include "app/teaching/value_slots.h"

namespace armature::app {

struct Theme;
class NoteValues;
class PowerBook;
class Sparklines;

class LiveOverlay : public QObject {
  Q_OBJECT
 public:
  // `path`: full name of the part that the view shows the inside of, empty for the diagram itself.
  LiveOverlay(CanvasView& view, RunControl& run, const QString& path);
  ~LiveOverlay() override;

  void setShown(Overlays overlays);
  const Overlays& shown() const { return overlays_; }
  // That numbers are shown through; results and arrows of values do not turn.
  void setGlasses(const Glasses& glasses);
  const Glasses& glasses() const { return glasses_; }
  void paint(QPainter& painter);
  // The same on a sheet of another size and theme, for pictures in files and print.
  void paintElsewhere(QPainter& painter, const BesidePaint& how);

  // Of all connectors that have variables in the store.
  const std::vector<Reading>& readings();
  const Lines& lines();
  // What was painted last, and the instant that it was read at.
  const Drawn& drawn() const { return drawn_; }
  const Instant& instant() const { return instant_; }
  // While a person moves the view, what stands still goes along as it is; it is laid out anew when the view rests, or
  // when this is called.
  void rest();
  // The curves beside the parts.
  Sparklines& sparklines() { return *sparklines_; }
  // The powers of what the view shows.
  PowerBook& book() { return *book_; }
  // The line whose axis is drawn at a pixel, in lines(); −1: none.
  int lineAt(QPointF pixel) const;

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void refresh();
  // Takes the instant of the next picture, and what moves in it.
  Poses prepare();
  // What stands still while time goes on (names, axes, conventions, marks), laid out once for a scene and a view.
  const FreePlaces& layOutStill(const Theme& theme);
  void layOutConventions(const Theme& theme);
  // Where what stands still lies in the view as it is now.
  ViewMove moved() const;
  bool goesAlong(const Theme& theme) const;
  // Where the values of the run stand; laid out anew for another scene, view or run, and where numbers grow too wide.
  void layOutSlots(const Theme& theme);
  void makeSlots(const Theme& theme, const QSet<QString>& looked);
  void reserveLegend(const SlotSources& sources);
  Drawn legendWith(const QStringList& notes, TextRuns& texts);
  void wearGlasses(Drawn& drawn) const;
  // What the legend says in words of the layers that are shown.
  QStringList notes() const;
  void layOutRun(Sheet& sheet, const Theme& theme);
  void paintStillLayer(QPainter& painter, const Theme& theme);
  // What answers to a click at a pixel.
  const DrawnMark* markAt(QPointF pixel) const;
  const DrawnArrow* axisAt(QPointF pixel) const;
  bool clicked(QPointF pixel);
  QString tip(QPointF pixel) const;

  CanvasView& view_;
  RunControl& run_;
  QString path_;
  Overlays overlays_;
  Glasses glasses_;
  bool isStale_ = true;
  Lines lines_;
  std::vector<Reading> readings_;
  Scales scales_;
  Instant instant_;
  Drawn drawn_;
  // The result of layOutStill, and what it holds for.
  struct Still {
    QPointF origin;
    double scale = 0;
    QSize size;
    bool isDark = false;
    FreePlaces taken{60};
    Drawn drawn;
    QPixmap picture;  // of it; null: not painted yet
  };
  std::optional<Still> still_;
  bool isElsewhere_ = false;  // the view is a sheet that is painted once
  QPointF origin_;            // of the view, and its scale, when it was painted last
  double scale_ = 0;
  QTimer rest_;  // runs while the view is being moved
  // The result of layOutSlots, and what it holds for beside that.
  struct Slots {
    int scales = 0;
    QSet<QString> lookedAt;
    FreePlaces taken{60}, withoutNumbers{60};
    ValueSlots all;
    QRectF legend;                  // its place, with that of its scales
    std::vector<QPointF> legendAt;  // of its lines
    QPointF scalesAt;
    QStringList notes = {};  // the lines of the legend in words that it has room for
  };
  std::optional<Slots> slots_;
  QStringList notes_;             // what the legend should say of the slots
  QHash<QString, double> rooms_;  // widths that numbers have needed [px]
  int roomsFont_ = 0;             // at this size of letters [px]
  QHash<QString, int> kept_;      // the place that each thing had last
  Motion motion_;
  Charges charges_;
  States states_;
  std::shared_ptr<PowerBook> book_;
  Sparklines* sparklines_;
  NoteValues* noteValues_;
};

}  // namespace armature::app
