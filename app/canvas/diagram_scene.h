// The picture of the document: where parts and connectors lie, how wires run, what is selected, hovered and marked. It
// follows the document's signals; it changes nothing there. Coordinates are the diagram's (y up) unless said otherwise.
#pragma once
#include <QHash>
#include <QObject>
#include <QSet>
#include <functional>
#include <string>
#include <vector>

#include "app/canvas/geometry.h"
#include "app/canvas/label_places.h"
#include "app/canvas/part_names.h"
#include "app/canvas/rest_picture.h"
#include "app/canvas/rest_ways.h"
#include "app/canvas/scene_notes.h"
#include "app/canvas/scene_pictures.h"
#include "app/canvas/stored_place.h"
#include "app/canvas/wire_names.h"
#include "app/document/open_document.h"
#include "app/run/catalog.h"

namespace armature::app {

class OldWires;
class RouteField;
struct RouteRequest;

class DiagramScene : public QObject {
  Q_OBJECT
 public:
  DiagramScene(OpenDocument& document, Catalog& catalog, QObject* parent = nullptr);

  OpenDocument& document() { return document_; }
  const OpenDocument& document() const { return document_; }
  Catalog& catalog() { return catalog_; }
  const std::vector<PartPicture>& parts() const { return parts_; }
  const std::vector<WirePicture>& wires() const { return wires_; }
  const std::vector<Junction>& junctions() const { return junctions_; }
  const SceneNotes& notes() const { return notes_; }
  // Which classes have an icon of their own in the program: what that covers of a part is not known from its class.
  void setIcons(const Icons& icons);
  // Everything drawn, labels included; empty for an empty diagram.
  QRectF bounds() const;
  // The same without the names and values of parts.
  QRectF geometryBounds() const;
  // Whether anything is drawn within a rectangle.
  bool isAnythingIn(const QRectF& area) const;

  // ---- what lies at a point; `reach` [unit] ----
  int partAt(QPointF point) const;  // topmost, −1 = none
  ConnectorRef connectorAt(QPointF point, double reach) const;
  WireHit wireAt(QPointF point, double reach) const;

  bool has(ConnectorRef ref) const;
  const ConnectorPicture& connector(ConnectorRef ref) const;
  // The end's text in the document ("inertia1.flange_b").
  std::string endName(ConnectorRef ref) const;
  ConnectorRef findEnd(const std::string& end) const;
  // Elements of an array of connectors, as far as its size can be told from the part's parameters; 0 for a single
  // connector or an unknown size.
  int elementCount(ConnectorRef ref) const;
  // The end's text for one element [1 …].
  std::string elementName(ConnectorRef ref, int element) const;
  bool isElementUsed(ConnectorRef ref, int element) const;
  // Why two connectors cannot be joined, in words; empty when they can. For many of one connector: JoinRules.
  QString refusal(ConnectorRef from, ConnectorRef to) const;

  // ---- selection ----
  const QSet<int>& selectedParts() const { return selectedParts_; }
  const QSet<int>& selectedWires() const { return selectedWires_; }
  void select(const QSet<int>& parts, const QSet<int>& wires, const QSet<int>& notes = {});
  void clearSelection() { select({}, {}); }

  // A sparkline is selected by itself: parts and wires are not, then.
  void selectSparkline(SparkRef ref);
  SparkRef selectedSparkline() const { return selectedSpark_; }
  // The full name of its variable, "" for none.
  QString sparklineName(SparkRef ref) const;

  // ---- temporary state ----
  // Other placements for some parts while a gesture goes on; wires follow. Empty ends it.
  void setPreview(const QHash<int, diagram::Placement>& placements, const QHash<int, diagram::NotePlace>& notes = {});
  // Routes that the wires touched by a move should have afterwards (only those that change).
  Changes routesAfterMove(const QHash<int, diagram::Placement>& placements) const;
  // How much larger text is on the diagram than at 100 % (far out it keeps a readable size), of which so much because
  // all letters of the view are larger: labels make room for it.
  void setTextScale(double scale, double letters);
  // Another place for what stands beside a part while it is dragged (see storedPlace); −1 ends it.
  void setPlacePreview(Beside what, int part, QPointF place);
  // Whether sparklines are shown at all.
  void setSparklinesShown(bool areShown);
  bool areSparklinesShown() const { return areSparksShown_; }
  // A stored route shown in place of the document's while a segment is dragged; −1 ends it.
  void setRoutePreview(int wire, const std::vector<diagram::Point>& route);
  void setHover(int part, ConnectorRef connector, int wire);
  // What lies under the pointer below parts and wires.
  void hoverOnSheet(SparkRef ref, int note = -1);
  const Hovered& hovered() const { return hovered_; }
  void setMarks(const QHash<QString, PartMark>& marks);
  const QHash<QString, PartMark>& marks() const { return marks_; }
  // Parts that something else on the screen speaks of, by name: drawn on a soft ground.
  void setLit(const QSet<QString>& parts);
  const QSet<QString>& lit() const { return lit_; }

  // Texts of a part's parameters: its modifiers over the class's defaults.
  std::optional<std::string> parameterText(int part, const std::string& name) const;

 Q_SIGNALS:
  void changed();  // repaint
  // Classes of parts became known: connectors and wires are there now.
  void classesArrived();
  void selectionChanged();
  void hoverChanged();
  // Messages speak of a selected part that none spoke of before, or it has been added where nobody pointed.
  void shouldBeSeen(int part);

 private:
  // `disturbed`: where something else than parts and wires has changed [unit]. `isTouched`: the parts that may have
  // changed; none: all may have.
  void refresh(QVector<QRectF> disturbed = {}, const std::function<bool(int)>& isTouched = {});
  PartPicture makePart(int index) const;
  std::optional<QPointF> shownPlace(Beside what, int index) const;
  bool isLooseInHand(int part) const;
  // scene_wires.cpp
  RouteRequest routeRequest(size_t wire, const RouteField& field) const;
  std::vector<const WirePicture*> takeEnds(OldWires& old, const std::vector<char>& areKept);
  void layStored();
  void makeWires(const QVector<QRectF>& disturbed, const std::vector<char>& areKept);
  LabelPlaces labels() { return {parts_, wires_, notes_, nameWidths_, {textScale_, letterScale_}}; }
  void placeSparklines();
  diagram::Placement shownPlacement(int index) const;

  OpenDocument& document_;
  Catalog& catalog_;
  const Icons* icons_ = nullptr;
  std::vector<PartPicture> parts_;
  // What the parts were made from.
  std::vector<diagram::ComponentItem> madeFrom_;
  std::vector<diagram::ParameterItem> madeWith_;
  PartNames partNames_;
  NameWidths nameWidths_;
  std::vector<WirePicture> wires_;
  WireNames wireNames_;
  std::vector<std::pair<ConnectorRef, ConnectorRef>> ends_;  // of the wires
  std::vector<Junction> junctions_;
  SceneNotes notes_;
  QSet<int> selectedParts_, selectedWires_;
  QHash<int, diagram::Placement> preview_;
  RestPicture atRest_;  // while there is a preview
  RestSheet restSheet_;
  double textScale_ = 1, letterScale_ = 1;
  struct PlacePreview {
    int part = -1;
    Beside what = Beside::label;
    QPointF place;
  };
  PlacePreview placePreview_;
  bool areSparksShown_ = true;
  SparkRef selectedSpark_;
  Hovered hovered_;
  int routePreviewWire_ = -1;
  std::vector<diagram::Point> routePreview_;
  QHash<QString, PartMark> marks_;
  QSet<QString> lit_;
  bool isRefreshDue_ = false;
};

}  // namespace armature::app
