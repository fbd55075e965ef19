// The card that opens on the page of an icon when one types, or double-clicks an empty place: what can be put there by
// its name, shapes first, then connectors, those first that go with what the class has. What is chosen stands where the
// pointer was; without one shapes stand in the middle, connectors on the side where their kind is expected.
#pragma once
#include <optional>

#include "app/icon/icon_view.h"
#include "app/look/search_card.h"
#include "app/run/class_search.h"
#include "app/run/connector_classes.h"

namespace armature::app {

class Icons;

class IconInsert : public SearchCard {
  Q_OBJECT
 public:
  // All must outlive the card, which is a child of the view.
  IconInsert(IconView& view, const Icons& icons);
  // `pixel`: of the view, where one points; nothing: nobody points.
  void openAt(std::optional<QPointF> pixel, const QString& text);

 Q_SIGNALS:
  // An image or a drawing is to be read from a file.
  void fileWanted();
  // Said of a connector that could not be added; empty: it was.
  void said(const QString& text);

 private:
  void search() override;
  void take() override;
  void addShapes(const QString& text);
  void addConnectors(const QString& text);
  LibraryWeights expected() const;
  void putConnector(const ClassInfo& info);

  IconView& view_;
  const Icons& icons_;
  ConnectorClasses* const connectors_;
  std::optional<QPointF> place_;  // in the icon's coordinates
};

}  // namespace armature::app
