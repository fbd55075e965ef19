// The icon of one of a diagram's own classes as it is edited: read from the class's text, written into it by edits of
// the diagram's document (so that there is one history), with what is selected and what a gesture shows meanwhile.
#pragma once
#include <QObject>
#include <QSet>

#include "app/document/open_document.h"
#include "app/run/catalog.h"
#include "engine/diagram/icon_drawing.h"

namespace armature::app {

// A connector on the border of the icon.
struct BorderConnector {
  ConnectorInfo info;        // place and size in the icon's coordinates
  bool isInherited = false;  // its place is said by a class that this one extends
};

class IconModel : public QObject {
  Q_OBJECT
 public:
  // Both must outlive the model.
  IconModel(OpenDocument& document, Catalog& catalog, QString className);

  // The class's place among those of a document, by the first words of its text, for the rest may be unreadable; −1.
  static int positionIn(const diagram::Document& values, const QString& className);

  const QString& className() const { return className_; }
  Catalog& catalog() { return catalog_; }
  // What is shown: a gesture's preview, else what the text says.
  const diagram::IconDrawing& drawing() const { return preview_ ? *preview_ : drawing_; }
  // What the text says.
  const diagram::IconDrawing& stored() const { return drawing_; }
  // Why it cannot be edited now (the text is being written); empty: it can.
  const QString& problem() const { return problem_; }
  bool isLocked() const { return !problem_.isEmpty() || document_.locks().structure; }
  // Connectors of the class, those of its bases, too, as far as they are known.
  std::vector<BorderConnector> connectors() const;
  // Graphics that the class has from its bases.
  std::vector<IconPrimitive> inherited() const;
  // What a text with % stands for on a part with its default values.
  QStringList parameters() const;

  // ---- selection: items by their positions, or one connector by its name ----
  const QSet<int>& selected() const { return selected_; }
  const QString& selectedConnector() const { return connector_; }
  std::vector<int> selectedInOrder() const;
  std::vector<diagram::IconItem> selectedItems() const;
  void select(const QSet<int>& items);
  void selectConnector(const QString& name);

  // ---- edits ----
  // Shows a drawing without making it one; nothing: what the text says.
  void setPreview(std::optional<diagram::IconDrawing> drawing);
  // One step of undo; edits of equal nonnegative `mergeId` that follow each other become one. `selection`: what is
  // selected afterwards.
  void perform(const QString& text, const diagram::IconDrawing& next, std::optional<QSet<int>> selection = {},
               int mergeId = -1);
  // The same for the selected items, each made anew.
  void change(const QString& text, const std::function<void(diagram::IconItem&)>& edit, int mergeId = -1);
  void add(const QString& text, const std::vector<diagram::IconItem>& items);
  // Gives the class a connector, which is selected then; why it cannot be (empty: it has been).
  QString addConnector(const ClassInfo& connector, const diagram::Placement& place);
  // A text of undo is being taken back or done again by somebody else.
  bool isPerforming() const { return isPerforming_; }

 Q_SIGNALS:
  void changed();
  void selectionChanged();
  // The class is no longer there.
  void gone();

 private:
  void read();
  std::string freeName(const ClassInfo& connector) const;

  OpenDocument& document_;
  Catalog& catalog_;
  QString className_;
  std::string text_;  // that the drawing was read from
  diagram::IconDrawing drawing_;
  std::optional<diagram::IconDrawing> preview_;
  QString problem_;
  QSet<int> selected_;
  QString connector_;
  bool isPerforming_ = false;
};

}  // namespace armature::app
