#include "app/shell/inside_view.h"

#include <algorithm>
#include <utility>

#include "app/canvas/minimap.h"
#include "app/document/notes.h"
#include "app/language/messages.h"
#include "app/language/tables.h"
#include "app/panels/inspector_panel.h"
#include "app/run/connector_classes.h"
#include "app/shell/diagram_page.h"
#include "app/shell/zoom_corner.h"
#include "app/tools/submodel.h"
#include "app/tools/toolset.h"
#include "engine/diagram/json.h"
#include "engine/diagram/own_class.h"
#include "engine/diagram/package_text.h"
#include "engine/diagram/vendor_text.h"

namespace armature::app {

static diagram::JsonValue entriesOf(const diagram::Document& document) {
  diagram::Json list = diagram::Json::array();
  for (const diagram::JsonValue& entry : noteEntries(document)) list.push_back(*entry);
  return list;
}

// Whether a part of a class has one of another class within, over any number of classes among a diagram's own.
static bool leadsTo(const diagram::Document& owner, const QString& from, const QString& wanted,
                    std::set<QString>& visited) {
  const QString name = nameAmong(owner, from);
  if (name == wanted) return true;
  const int own = visited.insert(name).second ? ownClassOf(owner, name) : -1;
  if (own < 0) return false;
  const auto drawing = diagram::drawingOf(owner.classes[static_cast<size_t>(own)]);
  return drawing && std::ranges::any_of(drawing->components, [&](const diagram::ComponentItem& item) {
           return leadsTo(owner, QString::fromStdString(item.className), wanted, visited);
         });
}

InsideView::InsideView(Drawing drawing, DiagramPage& home, const Icons& icons, RunControl& run, QString path,
                       QString className)
    : home_(home),
      scene_(document_, home.catalog()),
      path_(std::move(path)),
      className_(std::move(className)),
      changeable_(std::move(drawing.changeable)),
      drawn_(std::move(drawing.drawn)) {
  if (changeable_)
    before_ = drawing.values, kept_ = changeable_->text;
  else
    drawing.values.description = classText(className_.toStdString(), drawing.values.description).toStdString();
  document_.setLocks({false, false, !changeable_});
  canvas_ = std::make_unique<CanvasView>(scene_, icons);  // before there are parts, which it makes otherwise
  document_.reset(std::move(drawing.values), {});
  notesBefore_ = notes();
  canvas_->setAccessibleName(tr("Inside of %1").arg(path_));
  tools_ = std::make_unique<Toolset>(*canvas_);
  tools_->setReadOnly(!isEditable());
  canvas_->setProperty(kDrawsClass, isEditable());
  overlay_ = new LiveOverlay(*canvas_, run, path_);
  zoomCorner_ = new ZoomCorner(*canvas_);
  new Minimap(*canvas_, zoomCorner_->height() + 18);
  inspector_ = std::make_unique<InspectorPanel>(document_, home.catalog(), icons);
  inspector_->setInside(path_, !isEditable());
  connect(&scene_, &DiagramScene::selectionChanged, this, [this] { inspector_->show(scene_.selectedParts()); });
}

void InsideView::keepClassIn(OpenDocument& owner) {
  outside_.emplace(document_.values(), className_);
  connect(&document_, &OpenDocument::partRenamed, this, [this](int part, const QString& before) {
    outside_->renamed(before.toStdString(), document_.values().components[static_cast<size_t>(part)].name);
  });
  connect(&document_, &OpenDocument::parametersChanged, this,
          [this] { outside_->parametersChanged(document_.values()); });
  connect(document_.undoStack(), &QUndoStack::indexChanged, this, [this, &owner] {
    if (!isFollowing_) stepDone(owner);
  });
}

SubmodelHome InsideView::submodelHome() {
  std::set<std::string> inherited = changeable_->inherited;
  if (const ClassPtr info = home_.catalog().known(className_)) {
    for (const ParameterInfo& one : info->parameters) inherited.insert(one.name);
    for (const VariableInfo& one : info->variables) inherited.insert(one.name);
    for (const PartInfo& one : info->parts) inherited.insert(one.name);
  }
  return {&home_.document().values(), std::move(inherited),
          [this](const diagram::Submodel& made) { outside_->made(made); }};
}

// A step was done here, or the last one grew, or it was taken back by who had done it.
void InsideView::stepDone(OpenDocument& owner) {
  const int before = std::exchange(step_, document_.undoStack()->index());
  const auto followed = follow(owner.values());
  if (!followed) return takeBack();
  if (!followed->changes.empty()) keep(owner, *followed, step_ - before);
  if (!followed->words.isEmpty()) Q_EMIT inspector_->noted(followed->words);
}

// When the step is over.
void InsideView::takeBack() {
  const auto undo = [this] {
    isFollowing_ = true;
    document_.undoStack()->undo();
    isFollowing_ = false;
    outside_->forget();
    step_ = document_.undoStack()->index();
  };
  QMetaObject::invokeMethod(this, undo, Qt::QueuedConnection);
}

// What has to be done so that the text of the class says what is drawn; nothing where that cannot be.
std::optional<ClassOutside::Following> InsideView::follow(const diagram::Document& owner) {
  const int position = ownClassOf(owner, className_);
  if (position < 0 || isOlderThan(owner)) return std::nullopt;  // what it has become is about to be shown
  const auto changeable = changeable_;
  const diagram::Document before = before_;
  const diagram::JsonValue notesBefore = notesBefore_;
  auto outside = outside_->follow(owner, static_cast<size_t>(position));
  if (!outside) {
    Q_EMIT refused(withStop(spokenSentence(outside.reason().message)));
    return std::nullopt;
  }
  ClassOutside::Following followed = outside.take();
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
    Q_EMIT refused(withStop(spokenSentence(text.reason().message)));
    return std::nullopt;
  }
  outside_->take(document_.values(), owner, static_cast<size_t>(position), followed);
  if (followed.text != *text) followed.changes.push_back(ClassChange{position, followed.text, *text});
  followed.text = *text;
  return followed;
}

// As a step of the diagram. `by`: steps that were done here; 0: the last one grew.
void InsideView::keep(OpenDocument& owner, const ClassOutside::Following& followed, int by) {
  constexpr int kFirstStep = 1 << 20;  // ids of steps that grow; others are smaller
  static int steps = 0;
  if (by != 0) ++steps;
  const QString step =
      followed.step.isEmpty() ? tr("%1 in %2").arg(document_.undoStack()->undoText(), className_) : followed.step;
  isKeeping_ = true;
  kept_ = followed.text;
  if (by < 0 && ownerStep_ == owner.undoStack()->index())
    owner.undoStack()->undo();
  else
    owner.perform(step, followed.changes, kFirstStep + steps);
  ownerStep_ = owner.undoStack()->index();
  isKeeping_ = false;
}

void InsideView::become(Drawing drawing) {
  std::set<std::string> selected;
  for (const int part : scene_.selectedParts())
    selected.insert(document_.values().components[static_cast<size_t>(part)].name);
  changeable_ = std::move(drawing.changeable);
  drawn_ = std::move(drawing.drawn);
  kept_ = changeable_ ? changeable_->text : std::string();
  before_ = drawing.values;
  canvas_->panBy({});  // no longer the whole of it, whatever that is: nothing moves while one undoes
  isFollowing_ = true;
  document_.reset(std::move(drawing.values), {});
  isFollowing_ = false;
  step_ = 0, ownerStep_ = -1;
  notesBefore_ = notes();
  outside_.emplace(document_.values(), className_);
  QSet<int> parts;
  for (const std::string& name : selected)
    if (const int part = document_.partIndex(name); part >= 0) parts << part;
  scene_.select(parts, {});
}

QString nameAmong(const diagram::Document& document, const QString& className) {
  const QString package = QString::fromStdString(diagram::packageOf(document)) + '.';
  return className.startsWith(package) ? className.mid(package.size()) : className;
}

QString fullNameAmong(const diagram::Document& document, const QString& className) {
  const std::string package = diagram::packageOf(document);
  if (package.empty() || ownClassOf(document, className) < 0) return className;
  return QString::fromStdString(package) + '.' + nameAmong(document, className);
}

int ownClassOf(const diagram::Document& document, const QString& className) {
  const std::string name = nameAmong(document, className).toStdString();
  for (size_t i = 0; i < document.classes.size(); ++i)
    if (diagram::ownClassName(document.classes[i]) == name) return static_cast<int>(i);
  // One whose text has a mistake is known by its first words.
  for (size_t i = 0; i < document.classes.size(); ++i)
    if (diagram::classHead(document.classes[i]).name == name) return static_cast<int>(i);
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

bool InsideView::isOfLibrary() const {
  return !diagram::packageOf(home_.document().values()).empty();
}

// Parts of classes that it had none of so far: a class within itself would have no end.
bool InsideView::isWithinItself() const {
  std::set<std::string> known;
  for (const diagram::ComponentItem& item : before_.components) known.insert(item.className);
  const diagram::Document& owner = home_.document().values();
  std::set<QString> visited;
  return std::ranges::any_of(document_.values().components, [&](const diagram::ComponentItem& item) {
    return !known.contains(item.className) &&
           leadsTo(owner, QString::fromStdString(item.className), nameAmong(owner, className_), visited);
  });
}

Result<std::string> InsideView::drawnText() const {
  if (isWithinItself()) return failure("D034", phrase("%1 contains itself without end", className_.toStdString()));
  for (const std::string& name : changeable_->inherited) {
    const auto isIt = [&](const diagram::ComponentItem& item) { return item.name == name; };
    const auto was = std::ranges::find_if(before_.components, isIt);
    const auto now = std::ranges::find_if(document_.values().components, isIt);
    if (now == document_.values().components.end() || !(*was == *now))
      return failure("D034", phrase("%1 comes from a class that this one inherits from, and is changed there", name));
  }
  diagram::Document drawn = document_.values();
  drawn.extra = before_.extra;  // where its notes are
  // The classes of a diagram are drawn by this program alone, which finds the corners itself.
  const DrawnWires wires = isOfLibrary() ? drawnWires(scene_) : DrawnWires();
  Result<std::string> text =
      diagram::withDrawing(changeable_->text, before_, drawn, wireDrawing(scene_, wires, drawn_));
  const diagram::JsonValue now = notes();
  if (!text || now == notesBefore_) return text;
  return diagram::withVendorText(*text, "notes", now->dump()).value_or(*text);
}

InsideView::~InsideView() {
  // What happens while the widgets go is told to nobody.
  document_.disconnect();
  document_.undoStack()->disconnect();
  scene_.disconnect();
}

}  // namespace armature::app
