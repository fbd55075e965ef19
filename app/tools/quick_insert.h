// The small card that opens when one types on the canvas (or double-clicks empty canvas): name of a part, list of what
// is found, those first that go with what the diagram has; Enter puts it where the pointer was. Where a wire was
// dropped it lists what the wire fits, and what is chosen comes with the wire.
#pragma once
#include "app/canvas/canvas_view.h"
#include "app/look/search_card.h"
#include "app/run/class_search.h"
#include "app/run/connector_classes.h"

namespace armature::app {

// Of the parts of a diagram, one for each.
QStringList classesInUse(const DiagramScene& scene);

class QuickInsert : public SearchCard {
  Q_OBJECT
 public:
  explicit QuickInsert(CanvasView& view);
  // Opens at a pixel of the canvas with a first text.
  void openAt(QPointF pixel, const QString& text);
  // The same at the end of a wire from a connector with these corners: only what fits it.
  void openForWire(QPointF pixel, ConnectorRef from, const std::vector<diagram::Point>& corners);

 private:
  struct Wire {
    std::string from;
    ConnectorInfo end;
    QPointF at;  // of the connector
    std::vector<diagram::Point> corners;
  };
  void moveTo(QPointF pixel);
  void search() override;
  void take() override;
  QList<ClassPtr> found() const;
  LibraryWeights expected() const;
  QPointF wayAside(const diagram::ComponentItem& item, QPointF way) const;
  // False where the wire cannot be made.
  bool takeWired(const ClassInfo& info);

  CanvasView& view_;
  ConnectorClasses* const connectors_;
  QPointF place_;
  std::optional<Wire> wire_;
  QString searched_;  // the text that the list is for
};

}  // namespace armature::app
