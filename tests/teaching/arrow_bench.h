// A diagram with its run and the overlay over it, without a window around: what the painter drew is read from the
// painter's own list.
#pragma once
#include <functional>

#include "app/teaching/live_overlay.h"

namespace armature::test {

// A shipped diagram by its path below resources/examples; an empty one where it cannot be read.
diagram::Document exampleDocument(const QString& name);

class ArrowBench {
 public:
  ArrowBench();
  // Takes another diagram; false (and `reason`) where its classes are not known.
  bool show(diagram::Document document);
  // Takes another diagram and simulates it; false (and `reason`) where that could not be done.
  bool simulate(diagram::Document document);
  // The diagram drawn otherwise, with the results that there are.
  void replace(const std::function<void(diagram::Document&)>& change);
  // What is drawn at an instant [s].
  const app::Drawn& draw(double time);
  const QString& reason() const { return reason_; }
  ClassInfo classOf(const std::string& name);
  std::vector<std::string> childrenOf(const std::string& name);

  // All values of the run, bit for bit.
  QByteArray results() const;
  double result(const std::string& name, double time) const;
  QPointF pixelOf(const QString& end);
  // The value arrow at an end ("mass1.flange_a") in what was drawn last; null where there is none.
  const app::DrawnArrow* arrow(const QString& end) const;

  app::OpenDocument document;
  app::EngineThread engine;
  app::Catalog catalog;
  app::DiagramScene scene;
  app::Checker checker;
  app::RunControl run;
  app::Icons icons;
  app::CanvasView view;
  app::LiveOverlay& overlay;

 private:
  bool waitForClasses();
  QString reason_;
};

// The ends that each node joins, where more than one is.
std::vector<QStringList> nodesOf(const diagram::Document& document);

// Everything that must hold of the arrows of a picture: each is parallel to its line's direction and points as its sign
// says, within 12 px of its flange and nearer to it than to the other face of the cut; those of a node add up to zero,
// and the two faces of a cut are opposite. Empty, or what does not hold.
QString faultOf(ArrowBench& bench, const app::Drawn& drawn);

// Sense of each value arrow along its line: +1, −1 or 0, by end.
QMap<QString, int> sensesOf(ArrowBench& bench);

// Places parts otherwise by each of the changes in turn, all else staying as it is drawn at `time` [s]: the arrows have
// to stay right and to keep their senses, and a run of what is drawn then has to give the same results bit for bit.
// Empty, or what does not hold.
QString faultOfPlacing(ArrowBench& bench, double time,
                       const std::vector<std::function<void(diagram::Document&)>>& changes);

}  // namespace armature::test
