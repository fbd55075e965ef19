#include "app/shell/inside_view.h"

#include <algorithm>

#include "app/canvas/minimap.h"
#include "app/document/notes.h"
#include "app/language/messages.h"
#include "app/language/tables.h"
#include "app/panels/inspector_panel.h"
#include "app/run/connector_classes.h"
#include "app/shell/class_outside.h"
#include "app/shell/zoom_corner.h"
#include "app/tools/toolset.h"
#include "engine/diagram/json.h"
#include "engine/diagram/own_class.h"
#include "engine/diagram/vendor_text.h"

namespace armature::app {

static diagram::JsonValue entriesOf(const diagram::Document& document) {
  diagram::Json list = diagram::Json::array();
  for (const diagram::JsonValue& entry : noteEntries(document)) list.push_back(*entry);
  return list;
}

InsideView::InsideView(diagram::Document values, Catalog& catalog, const Icons& icons, RunControl& run, QString path,
                       QString className, std::optional<Changeable> changeable)
    : scene_(document_, catalog),
      path_(std::move(path)),
      className_(std::move(className)),
      changeable_(std::move(changeable)) {
  if (changeable_)
    before_ = values, kept_ = changeable_->text;
  else
    values.description = classText(className_.toStdString(), values.description).toStdString();
  document_.setLocks({false, false, !changeable_});
  canvas_ = std::make_unique<CanvasView>(scene_, icons);  // before there are parts, which it makes otherwise
  document_.reset(std::move(values), {});
  notesBefore_ = notes();
  canvas_->setAccessibleName(tr("Inside of %1").arg(path_));
  tools_ = std::make_unique<Toolset>(*canvas_);
  tools_->setReadOnly(!isEditable());
  canvas_->setProperty(kDrawsClass, isEditable());
  overlay_ = new LiveOverlay(*canvas_, run, path_);
  zoomCorner_ = new ZoomCorner(*canvas_);
  new Minimap(*canvas_, zoomCorner_->height() + 18);
  inspector_ = std::make_unique<InspectorPanel>(document_, catalog, icons);
  inspector_->setInside(path_, !isEditable());
  connect(&scene_, &DiagramScene::selectionChanged, this, [this] { inspector_->show(scene_.selectedParts()); });
}

void InsideView::keepClassIn(OpenDocument& owner, int visit) {
  const auto outside = std::make_shared<ClassOutside>(document_.values(), className_);
  connect(&document_, &OpenDocument::partRenamed, this, [this, outside](int part, const QString& before) {
    outside->renamed(before.toStdString(), document_.values().components[static_cast<size_t>(part)].name);
  });
  connect(&document_, &OpenDocument::parametersChanged, this,
          [this, outside] { outside->parametersChanged(document_.values()); });
  connect(&document_, &OpenDocument::edited, this, [this, &owner, visit, outside] {
    const int position = ownClassOf(owner.values(), className_);
    if (position < 0) return;
    const auto changeable = changeable_;
    const diagram::Document before = before_;
    const diagram::JsonValue notesBefore = notesBefore_;
    ClassOutside::Following followed = outside->follow(owner.values(), static_cast<size_t>(position));
    if (followed.drawing) {
      // The text has the new names already: what is drawn is compared with a drawing that has them as well.
      changeable_->text = followed.text;
      notesBefore_ = entriesOf(*followed.drawing);
      before_ = std::move(*followed.drawing);
      before_.extra = before.extra;  // where the notes are
    }
    const Result<std::string> text = drawnText();
    if (!text) {
      changeable_ = changeable, before_ = before, notesBefore_ = notesBefore;
      outside->forget();
      // When the edit is over.
      QMetaObject::invokeMethod(document_.undoStack(), &QUndoStack::undo, Qt::QueuedConnection);
      return Q_EMIT refused(withStop(spokenSentence(text.reason().message)));
    }
    outside->take(document_.values(), owner.values(), static_cast<size_t>(position), followed);
    if (followed.text != *text) followed.changes.push_back(ClassChange{position, followed.text, *text});
    if (followed.changes.empty()) return;
    isKeeping_ = true;
    kept_ = *text;
    if (followed.step.isEmpty())
      owner.setClass(position, *text, visit);
    else
      owner.perform(followed.step, std::move(followed.changes));
    isKeeping_ = false;
    if (!followed.words.isEmpty()) Q_EMIT inspector_->noted(followed.words);
  });
}

int ownClassOf(const diagram::Document& document, const QString& className) {
  for (size_t i = 0; i < document.classes.size(); ++i)
    if (diagram::ownClassName(document.classes[i]) == className.toStdString()) return static_cast<int>(i);
  return -1;
}

bool InsideView::isOlderThan(const diagram::Document& owner) const {
  if (!changeable_) return false;
  const int position = ownClassOf(owner, className_);
  return position < 0 || owner.classes[static_cast<size_t>(position)] != kept_;
}

// The entries of its notes.
diagram::JsonValue InsideView::notes() const {
  return entriesOf(document_.values());
}

Result<std::string> InsideView::drawnText() const {
  for (const std::string& name : changeable_->inherited) {
    const auto isIt = [&](const diagram::ComponentItem& item) { return item.name == name; };
    const auto was = std::ranges::find_if(before_.components, isIt);
    const auto now = std::ranges::find_if(document_.values().components, isIt);
    if (now == document_.values().components.end() || !(*was == *now))
      return failure("D034", phrase("%1 comes from a class that this one inherits from, and is changed there", name));
  }
  diagram::Document drawn = document_.values();
  drawn.extra = before_.extra;  // where its notes are
  Result<std::string> text = diagram::withDrawing(changeable_->text, before_, drawn,
                                                  [this](const std::string& end) -> std::optional<diagram::Point> {
                                                    const ConnectorRef ref = scene_.findEnd(end);
                                                    if (!scene_.has(ref)) return std::nullopt;
                                                    return fromQt(scene_.connector(ref).at);
                                                  });
  const diagram::JsonValue now = notes();
  if (!text || now == notesBefore_) return text;
  return diagram::withVendorText(*text, "notes", now->dump()).value_or(*text);
}

InsideView::~InsideView() {
  // What happens while the widgets go is told to nobody.
  document_.disconnect();
  scene_.disconnect();
}

}  // namespace armature::app
