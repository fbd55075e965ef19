#include "app/icon/icon_insert.h"

#include <QLineEdit>
#include <QListWidget>
#include <array>

#include "app/canvas/scene_pictures.h"
#include "app/icon/icon_gesture.h"
#include "app/language/tables.h"
#include "app/look/detail_delegate.h"
#include "app/look/icons.h"
#include "app/look/theme.h"

namespace armature::app {

namespace {

using Kind = diagram::IconItem::Kind;

constexpr int kConnector = Qt::UserRole, kShape = Qt::UserRole + 1;  // data of a row: the class; the kind of a shape
constexpr auto kFromFile = static_cast<int>(Kind::bitmap);

struct ShapeRow {
  Kind kind;
  const char* icon;
  QString name;
  QString alike;  // what people call it as well
};

std::array<ShapeRow, 6> shapeRows() {
  return {ShapeRow{Kind::rectangle, "draw-rectangle", IconInsert::tr("Rectangle"),
                   IconInsert::tr("box square frame", "other names of a rectangle")},
          ShapeRow{Kind::ellipse, "draw-ellipse", IconInsert::tr("Ellipse"),
                   IconInsert::tr("circle disc arc", "other names of an ellipse")},
          ShapeRow{Kind::line, "draw-line", IconInsert::tr("Line"),
                   IconInsert::tr("stroke arrow curve", "other names of a line")},
          ShapeRow{Kind::polygon, "draw-polygon", IconInsert::tr("Polygon"),
                   IconInsert::tr("triangle area", "other names of a polygon")},
          ShapeRow{Kind::text, "draw-text", IconInsert::tr("Text"),
                   IconInsert::tr("name value letters", "other names of a text")},
          ShapeRow{Kind::bitmap, "import", IconInsert::tr("Image or SVG file…"),
                   IconInsert::tr("picture photo", "other names of an image")}};
}

// What is a source as seen from inside is an input on the part.
ConnectorInfo asOnAPart(const QString& className) {
  ConnectorInfo info = outerConnector(className);
  if (!info.causality.empty()) info.causality = info.causality == "input" ? "output" : "input";
  return info;
}

}  // namespace

IconInsert::IconInsert(IconView& view, const Icons& icons)
    : SearchCard(&view, tr("Shape or connector")),
      view_(view),
      icons_(icons),
      connectors_(new ConnectorClasses(view.model().catalog(), this)) {
  setObjectName("iconInsert");
  showDetails();
  resize(300, 268);
  // The libraries may still be read while somebody types.
  connect(connectors_, &ConnectorClasses::grew, this, [this] {
    if (isVisible()) search();
  });
}

void IconInsert::openAt(std::optional<QPointF> pixel, const QString& text) {
  place_.reset();
  if (pixel) place_ = view_.toIcon(*pixel);
  moveNear(pixel.value_or(QPointF(view_.width() - width(), view_.height() - height()) / 2));
  openWith(text);
}

// By the libraries of the connectors that the class has, and of the parts in it.
LibraryWeights IconInsert::expected() const {
  QStringList classes;
  for (const BorderConnector& c : view_.model().connectors()) classes << QString::fromStdString(c.info.type);
  if (const ClassPtr info = view_.model().catalog().known(view_.model().className()))
    for (const PartInfo& part : info->parts) classes << QString::fromStdString(part.type);
  return libraryWeights(classes);
}

void IconInsert::addShapes(const QString& text) {
  const Theme& theme = Theme::of(this);
  for (const ShapeRow& row : shapeRows()) {
    const auto isDescribed = [&](QStringView word) { return row.alike.contains(word, Qt::CaseInsensitive); };
    // A dot would be the way to a class.
    if (!text.isEmpty() && (text.contains('.') || matchScore(text, row.name, isDescribed) == 0)) continue;
    auto* item = new QListWidgetItem(row.name, list_);
    item->setIcon(icons_.action(row.icon, theme.text, theme.quiet));
    item->setData(kShape, static_cast<int>(row.kind));
  }
}

void IconInsert::addConnectors(const QString& text) {
  constexpr int kMost = 12, kMostUnnamed = 40;
  QList<ClassPtr> classes = connectors_->all();
  const LibraryWeights weights = expected();
  if (text.isEmpty()) {
    sortByLibrary(classes, weights);
    classes = classes.mid(0, kMostUnnamed);
  } else {
    classes = searchClasses(classes, text, kMost, weights);
  }
  for (const ClassPtr& info : classes) {
    const QString name = QString::fromStdString(info->name);
    auto* item = new QListWidgetItem(name.section('.', -1), list_);
    item->setData(DetailDelegate::kDetail, libraryOf(name));
    item->setIcon(QIcon(connectorPicture(asOnAPart(name), 24, devicePixelRatioF(), Theme::of(this))));
    item->setToolTip(classText(info->name, info->description));
    item->setData(kConnector, name);
  }
}

void IconInsert::search() {
  // What was chosen with the arrow keys stays so while libraries arrive.
  const QListWidgetItem* current = list_->currentRow() > 0 ? list_->currentItem() : nullptr;
  const QString chosen = current ? current->data(kConnector).toString() : QString();
  const QString text = field_->text().trimmed();
  list_->clear();
  addShapes(text);
  addConnectors(text);
  for (int row = 0; row < list_->count() && !chosen.isEmpty(); ++row)
    if (list_->item(row)->data(kConnector).toString() == chosen) list_->setCurrentRow(row);
  if (list_->count() == 0) {
    auto* none = new QListWidgetItem(tr("Nothing of this name."), list_);
    none->setFlags(Qt::NoItemFlags);
  }
  if (list_->currentRow() < 0) list_->setCurrentRow(0);
  fitRows(8);
}

void IconInsert::take() {
  const QListWidgetItem* item = list_->currentItem();
  if (!item || view_.model().isLocked()) return;
  if (item->data(kShape).isValid()) {
    if (item->data(kShape).toInt() == kFromFile) return Q_EMIT fileWanted();
    return putShape(view_, static_cast<Kind>(item->data(kShape).toInt()), place_);
  }
  if (const ClassPtr info = view_.model().catalog().known(item->data(kConnector).toString())) putConnector(*info);
}

void IconInsert::putConnector(const ClassInfo& info) {
  const ConnectorInfo shown = outerConnector(QString::fromStdString(info.name));
  std::vector<QPointF> taken;
  for (const BorderConnector& c : view_.model().connectors()) taken.emplace_back(c.info.x, c.info.y);
  Q_EMIT said(view_.model().addConnector(
      info, place_ ? placeOnBorder(shown, view_.frame(), view_.snapped(*place_))
                   : placeOnBorder(shown, view_.frame(), freeOnBorder(shown, view_.frame(), taken))));
}

}  // namespace armature::app
