#include "app/icon/icon_inspector.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "app/icon/color_button.h"
#include "app/icon/icon_geometry.h"
#include "app/icon/icon_gesture.h"
#include "app/icon/plain_number.h"
#include "app/look/domain_facts.h"
#include "app/look/elided_box.h"
#include "app/look/theme.h"

namespace armature::app {

using Kind = diagram::IconItem::Kind;
using diagram::IconItem;

namespace {

QStringList linePatterns() {
  return {IconInspector::tr("None"), IconInspector::tr("Solid"),    IconInspector::tr("Dashes"),
          IconInspector::tr("Dots"), IconInspector::tr("Dash-dot"), IconInspector::tr("Dash-dot-dot")};
}

QStringList fillPatterns() {
  return {IconInspector::tr("None"),
          IconInspector::tr("One colour"),
          IconInspector::tr("Horizontal lines"),
          IconInspector::tr("Vertical lines"),
          IconInspector::tr("Crossed lines"),
          IconInspector::tr("Rising lines"),
          IconInspector::tr("Falling lines"),
          IconInspector::tr("Diagonal crossed lines"),
          IconInspector::tr("Horizontal cylinder"),
          IconInspector::tr("Vertical cylinder"),
          IconInspector::tr("Sphere")};
}

QStringList arrowHeads() {
  return {IconInspector::tr("None"), IconInspector::tr("Open"), IconInspector::tr("Filled"), IconInspector::tr("Half")};
}

QString kindName(Kind kind) {
  switch (kind) {
    case Kind::line:
      return IconInspector::tr("Line");
    case Kind::polygon:
      return IconInspector::tr("Polygon");
    case Kind::rectangle:
      return IconInspector::tr("Rectangle");
    case Kind::ellipse:
      return IconInspector::tr("Ellipse");
    case Kind::text:
      return IconInspector::tr("Text");
    case Kind::bitmap:
      return IconInspector::tr("Image");
    case Kind::other:
      return IconInspector::tr("Shape as text only");
  }
  return {};
}

}  // namespace

IconInspector::IconInspector(IconView& view, QWidget* parent) : QWidget(parent), view_(view), model_(view.model()) {
  setObjectName("iconInspector");
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* content = new QWidget(scroll);
  layout_ = new QVBoxLayout(content);
  layout_->setContentsMargins(12, 12, 12, 12);
  layout_->setSpacing(0);
  scroll->setWidget(content);
  outer->addWidget(scroll);
  connect(&model_, &IconModel::selectionChanged, this, &IconInspector::rebuild);
  connect(&model_, &IconModel::changed, this, &IconInspector::refresh);
  rebuild();
}

void IconInspector::focusText() {
  if (!text_) return;
  text_->setFocus();
  text_->selectAll();
}

IconItem IconInspector::shown() const {
  const auto items = model_.selectedItems();
  return items.empty() ? IconItem() : items.front();
}

void IconInspector::change(const QString& name, const std::function<void(IconItem&)>& edit) {
  if (isRefreshing_) return;
  model_.change(tr("Set %1").arg(name), edit);
  // What is drawn next looks like this.
  if (const IconItem now = shown(); now.kind != Kind::text && now.kind != Kind::bitmap && now.kind != Kind::other) {
    IconItem& style = view_.style();
    style.lineColor = now.lineColor;
    style.linePattern = now.linePattern;
    style.thickness = now.thickness;
    if (now.kind != Kind::line) {
      style.fillColor = now.fillColor;
      style.fillPattern = now.fillPattern;
    }
  }
}

void IconInspector::refresh() {
  isRefreshing_ = true;
  for (const auto& one : refreshers_) one();
  isRefreshing_ = false;
  // Its text may have become one that cannot be edited here.
  if (body_) body_->setEnabled(!model_.isLocked());
}

void IconInspector::rebuild() {
  refreshers_.clear();
  grids_.clear();
  text_ = nullptr;
  if (body_) {
    // One of its fields may be the one that speaks; what another one loses the keys for belongs to nothing any more.
    isRefreshing_ = true;
    layout_->removeWidget(body_);
    body_->hide();
    body_->deleteLater();
    isRefreshing_ = false;
  }
  body_ = new QWidget(this);
  auto* body = new QVBoxLayout(body_);
  body->setContentsMargins(0, 0, 0, 0);
  body->setSpacing(4);
  layout_->addWidget(body_);
  if (!model_.selectedConnector().isEmpty())
    buildConnector();
  else if (model_.selected().isEmpty())
    buildIcon();
  else
    buildShapes();
  body->addStretch(1);
  alignColumns();
  body_->show();
  refresh();
}

QGridLayout* IconInspector::group(const QString& title) {
  auto* body = static_cast<QVBoxLayout*>(body_->layout());
  if (!title.isEmpty()) {
    auto* head = new QLabel(title, body_);
    head->setProperty("role", "group");
    body->addSpacing(10);
    body->addWidget(head);
  }
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(1, 1);
  body->addLayout(grid);
  grids_.push_back(grid);
  return grid;
}

// Names, fields and units begin at one place each, whatever group they stand in.
void IconInspector::alignColumns() {
  constexpr int kLeastName = 80;  // [px]
  int name = kLeastName, unit = 0;
  const auto widest = [](const QGridLayout& grid, int column) {
    int width = 0;
    for (int row = 0; row < grid.rowCount(); ++row) {
      const QLayoutItem* item = grid.itemAtPosition(row, column);
      if (item && qobject_cast<QLabel*>(item->widget())) width = std::max(width, item->sizeHint().width());
    }
    return width;
  };
  for (const QGridLayout* grid : grids_) {
    name = std::max(name, widest(*grid, 0));
    unit = std::max(unit, widest(*grid, 2));
  }
  for (QGridLayout* grid : grids_) {
    bool hasBehind = false;  // a layout leaves no gap beside a column that nothing stands in
    for (int row = 0; row < grid->rowCount(); ++row) hasBehind = hasBehind || grid->itemAtPosition(row, 2);
    grid->setColumnMinimumWidth(0, name);
    grid->setColumnMinimumWidth(2, unit == 0 || hasBehind ? unit : unit + grid->horizontalSpacing());
  }
}

void IconInspector::addRow(QGridLayout* grid, const QString& name, QWidget* field, const QString& unit) {
  const int row = grid->rowCount();
  auto* label = new QLabel(name, body_);
  label->setBuddy(field);
  grid->addWidget(label, row, 0);
  // Numbers end where those with a unit do, all else has all the room.
  grid->addWidget(field, row, 1, 1, qobject_cast<QDoubleSpinBox*>(field) ? 1 : 2);
  if (unit.isEmpty()) return;
  auto* unitLabel = new QLabel(unit, body_);
  unitLabel->setProperty("role", "quiet");
  grid->addWidget(unitLabel, row, 2);
}

QDoubleSpinBox* IconInspector::number(const QString& id, const QString& name, double least,
                                      const std::function<double()>& read, const std::function<void(double)>& write,
                                      const std::function<bool()>& isMixed) {
  auto* field = new PlainNumber(body_);
  field->setGroupSeparatorShown(false);
  field->setObjectName("icon_" + id);
  field->setAccessibleName(name);
  field->setButtonSymbols(QAbstractSpinBox::NoButtons);
  field->setRange(least, 1e4);
  field->setDecimals(2);
  field->setKeyboardTracking(false);
  field->setMinimumWidth(60);
  connect(field, &QDoubleSpinBox::valueChanged, this, [this, write](double value) {
    if (!isRefreshing_) write(value);
  });
  refreshers_.push_back([field, read, isMixed] {
    const QString instead = isMixed && isMixed() ? tr("various") : QString();
    if (!instead.isEmpty() || !field->hasFocus() || std::abs(field->value() - read()) > 0.006)
      field->show(read(), instead);
  });
  return field;
}

// Whether the chosen shapes have something unlike.
template <class Of>
bool IconInspector::isMixed(const Of& read) const {
  const auto items = model_.selectedItems();
  return std::ranges::any_of(items, [&](const IconItem& item) { return read(item) != read(items.front()); });
}

void IconInspector::addNumber(QGridLayout* grid, const QString& id, const QString& name, double least, const Read& read,
                              const Write& write, const QString& unit) {
  addRow(grid, name,
         number(
             id, name, least, [this, read] { return read(shown()); },
             [this, name, write](double value) { change(name, [&](IconItem& item) { write(item, value); }); },
             [this, read] { return isMixed(read); }),
         unit);
}

void IconInspector::addColor(QGridLayout* grid, const QString& id, const QString& name, int IconItem::*color) {
  auto* button = new ColorButton(name, body_);
  button->setObjectName("icon_" + id);
  connect(button, &ColorButton::picked, this,
          [this, name, color](int rgb) { change(name, [&](IconItem& item) { item.*color = rgb; }); });
  refreshers_.push_back([this, button, color] {
    button->setColor(shown().*color, isMixed([color](const IconItem& item) { return item.*color; }));
  });
  addRow(grid, name, button);
}

template <class Enum>
void IconInspector::addChoice(QGridLayout* grid, const QString& id, const QString& name, const QStringList& texts,
                              const std::function<Enum(const IconItem&)>& read,
                              const std::function<void(IconItem&, Enum)>& write) {
  auto* box = new ElidedBox(body_);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(6);
  box->setObjectName("icon_" + id);
  box->setAccessibleName(name);
  box->addItems(texts);
  box->setPlaceholderText(IconInspector::tr("various"));
  connect(box, &QComboBox::activated, this, [this, name, write](int index) {
    change(name, [&](IconItem& item) { write(item, static_cast<Enum>(index)); });
  });
  refreshers_.push_back(
      [this, box, read] { box->setCurrentIndex(isMixed(read) ? -1 : static_cast<int>(read(shown()))); });
  addRow(grid, name, box);
}

void IconInspector::addTick(QGridLayout* grid, const QString& id, const QString& name, bool IconItem::*member) {
  auto* box = new QCheckBox(name, body_);
  box->setObjectName("icon_" + id);
  connect(box, &QCheckBox::clicked, this,
          [this, name, member](bool isOn) { change(name, [&](IconItem& item) { item.*member = isOn; }); });
  refreshers_.push_back([this, box, member] { box->setChecked(shown().*member); });
  grid->addWidget(box, grid->rowCount(), 1, 1, 2);
}

// ---- nothing is selected: the icon as a whole ----

void IconInspector::buildIcon() {
  auto* body = static_cast<QVBoxLayout*>(body_->layout());
  auto* title = new QLabel(tr("Icon of %1").arg(model_.className()), body_);
  title->setProperty("role", "title");
  title->setWordWrap(true);
  body->addWidget(title);
  const auto edit = [this](const std::function<void(diagram::IconDrawing&)>& with) {
    diagram::IconDrawing next = model_.stored();
    with(next);
    if (next.high.x - next.low.x > 1 && next.high.y - next.low.y > 1) model_.perform(tr("Set the icon's frame"), next);
  };
  const auto add = [&](QGridLayout* grid, const QString& id, const QString& name, double least,
                       diagram::Point diagram::IconDrawing::*point, double diagram::Point::*side) {
    addRow(grid, name,
           number(
               id, name, least, [this, point, side] { return (model_.drawing().*point).*side; },
               [edit, point, side](double value) {
                 edit([&](diagram::IconDrawing& next) { (next.*point).*side = value; });
               }));
  };
  QGridLayout* frame = group(tr("Frame"));
  add(frame, "left", tr("Left"), -1e4, &diagram::IconDrawing::low, &diagram::Point::x);
  add(frame, "right", tr("Right"), -1e4, &diagram::IconDrawing::high, &diagram::Point::x);
  add(frame, "bottom", tr("Bottom"), -1e4, &diagram::IconDrawing::low, &diagram::Point::y);
  add(frame, "top", tr("Top"), -1e4, &diagram::IconDrawing::high, &diagram::Point::y);
  QGridLayout* grid = group(tr("Grid"));
  add(grid, "gridX", tr("Horizontal"), 0, &diagram::IconDrawing::grid, &diagram::Point::x);
  add(grid, "gridY", tr("Vertical"), 0, &diagram::IconDrawing::grid, &diagram::Point::y);
  auto* aspect = new QCheckBox(tr("Keep the proportions"), body_);
  aspect->setObjectName("icon_keepsAspect");
  connect(aspect, &QCheckBox::clicked, this,
          [edit](bool isOn) { edit([&](diagram::IconDrawing& next) { next.keepsAspect = isOn; }); });
  refreshers_.push_back([this, aspect] { aspect->setChecked(model_.drawing().keepsAspect); });
  grid->addWidget(aspect, grid->rowCount(), 0, 1, 2);  // no unit anywhere: no column for it
  auto* hint = new QLabel(tr("Choose a tool and draw, or press Ins, or double-click, and type what is to stand there. "
                             "Drag connectors along the border.\n\nAlt leaves the grid, Shift keeps proportions and "
                             "directions."),
                          body_);
  hint->setProperty("role", "quiet");
  hint->setWordWrap(true);
  body->addSpacing(14);
  body->addWidget(hint);
  refreshers_.push_back([this, hint] { hint->setVisible(!model_.isLocked()); });
}

// ---- a connector ----

void IconInspector::buildConnector() {
  auto* body = static_cast<QVBoxLayout*>(body_->layout());
  const auto find = [this]() -> std::optional<BorderConnector> {
    for (const BorderConnector& c : model_.connectors())
      if (QString::fromStdString(c.info.name) == model_.selectedConnector()) return c;
    return std::nullopt;
  };
  const auto c = find();
  auto* title = new QLabel(model_.selectedConnector(), body_);
  title->setProperty("role", "title");
  body->addWidget(title);
  if (!c) return;
  auto* kind = new QLabel(QString::fromStdString(c->info.type).section('.', -1), body_);
  kind->setToolTip(QString::fromStdString(c->info.type));
  kind->setProperty("role", "quiet");
  body->addWidget(kind);
  if (c->isInherited) {
    auto* note = new QLabel(tr("It comes from a base class, which sets its place."), body_);
    note->setProperty("role", "quiet");
    note->setWordWrap(true);
    note->setContentsMargins(0, 10, 0, 0);
    body->addWidget(note);
    return;
  }
  const auto edit = [this, find](const std::function<void(diagram::Placement&)>& with) {
    diagram::IconDrawing next = model_.stored();
    const auto now = find();
    for (diagram::IconPlace& place : next.places) {
      if (!now || place.name != now->info.name) continue;
      if (!place.hasPlace)
        place.placement = {now->info.x, now->info.y, now->info.width, now->info.height, now->info.rotation, false};
      place.hasPlace = true;
      with(place.placement);
    }
    model_.perform(tr("Move the connector %1").arg(model_.selectedConnector()), next);
  };
  QGridLayout* grid = group(tr("Place"));
  const auto add = [&](const QString& id, const QString& name, double least, double ConnectorInfo::*shown,
                       double diagram::Placement::*member, const QString& unit = {}) {
    addRow(grid, name,
           number(
               id, name, least,
               [find, shown] {
                 const auto now = find();
                 return now ? now->info.*shown : 0.0;
               },
               [edit, member](double value) { edit([&](diagram::Placement& place) { place.*member = value; }); }),
           unit);
  };
  add("x", QStringLiteral("x"), -1e4, &ConnectorInfo::x, &diagram::Placement::x);
  add("y", QStringLiteral("y"), -1e4, &ConnectorInfo::y, &diagram::Placement::y);
  add("width", tr("Width"), 1, &ConnectorInfo::width, &diagram::Placement::width);
  add("height", tr("Height"), 1, &ConnectorInfo::height, &diagram::Placement::height);
  add("rotation", tr("Rotated by"), -360, &ConnectorInfo::rotation, &diagram::Placement::rotation, QStringLiteral("°"));
}

// ---- shapes ----

void IconInspector::buildShapes() {
  const auto items = model_.selectedItems();
  auto* body = static_cast<QVBoxLayout*>(body_->layout());
  const auto isAll = [&](auto holds) { return std::all_of(items.begin(), items.end(), holds); };
  const Kind kind = items.front().kind;
  const bool isOneKind = isAll([&](const IconItem& item) { return item.kind == kind; });
  auto* title =
      new QLabel(items.size() == 1 ? kindName(kind) : tr("%n shapes", nullptr, static_cast<int>(items.size())), body_);
  title->setProperty("role", "title");
  body->addWidget(title);
  if (isAll([](const IconItem& item) { return item.kind == Kind::other; })) {
    auto* note = new QLabel(
        tr("It can only be edited as text. It can be moved behind or in front of others, and deleted."), body_);
    note->setProperty("role", "quiet");
    note->setWordWrap(true);
    body->addWidget(note);
    return;
  }
  if (Theme::of(this).isDark) {
    auto* note = new QLabel(tr("Colours are drawn for the dark theme; here they are as they are kept."), body_);
    note->setProperty("role", "about");
    note->setWordWrap(true);
    body->addWidget(note);
  }
  if (isOneKind && kind == Kind::text) buildText();
  buildPlace();
  if (isOneKind && kind == Kind::bitmap) return buildImage();
  const bool hasLines =
      isAll([](const IconItem& item) { return item.kind != Kind::text && item.kind != Kind::bitmap; });
  if (hasLines)
    buildLine(isOneKind && kind == Kind::line,
              isAll([](const IconItem& item) { return item.kind == Kind::line || item.kind == Kind::polygon; }));
  if (hasLines && isAll([](const IconItem& item) { return item.kind != Kind::line; })) buildFill();
  if (isOneKind) buildKind(kind);
}

void IconInspector::buildPlace() {
  QGridLayout* grid = group(tr("Place"));
  const auto box = [this] { return boundsOf(model_.selectedItems()); };
  const auto shift = [this, box](QPointF by) { change(tr("Place"), [&](IconItem& item) { item = moved(item, by); }); };
  addRow(grid, tr("Middle, x"),
         number(
             "x", tr("Middle, x"), -1e4, [box] { return box().center().x(); },
             [box, shift](double value) {
               shift({value - box().center().x(), 0});
             }));
  addRow(grid, tr("Middle, y"),
         number(
             "y", tr("Middle, y"), -1e4, [box] { return box().center().y(); },
             [box, shift](double value) {
               shift({0, value - box().center().y()});
             }));
  const bool isUpright = shown().rotation == 0 || model_.selected().size() > 1;
  const auto size = [this](QSizeF to) {
    const QRectF from = boundsOf(model_.selectedItems());
    const QRectF target(from.center() - QPointF(to.width() / 2, to.height() / 2), to);
    change(tr("Size"), [&](IconItem& item) { item = stretched(item, from, target); });
  };
  if (isUpright) {
    addRow(grid, tr("Width"),
           number(
               "width", tr("Width"), 0, [box] { return box().width(); },
               [box, size](double value) {
                 size({value, box().height()});
               }));
    addRow(grid, tr("Height"),
           number(
               "height", tr("Height"), 0, [box] { return box().height(); },
               [box, size](double value) {
                 size({box().width(), value});
               }));
  }
  if (model_.selected().size() == 1 && shown().hasExtent())
    addNumber(
        grid, "rotation", tr("Rotated by"), -360, [](const IconItem& item) { return item.rotation; },
        [](IconItem& item, double value) { item = turned(item, boundsOf(item).center(), value - item.rotation); },
        QStringLiteral("°"));
}

void IconInspector::buildLine(bool hasArrows, bool hasSmooth) {
  QGridLayout* grid = group(tr("Line"));
  addColor(grid, "lineColor", tr("Colour"), &IconItem::lineColor);
  addChoice<LinePattern>(
      grid, "linePattern", tr("Pattern"), linePatterns(), [](const IconItem& item) { return item.linePattern; },
      [](IconItem& item, LinePattern value) { item.linePattern = value; });
  addNumber(
      grid, "thickness", tr("Thickness"), 0, [](const IconItem& item) { return item.thickness; },
      [](IconItem& item, double value) { item.thickness = value; }, QStringLiteral("mm"));
  if (hasSmooth)
    addChoice<Smooth>(
        grid, "smooth", tr("Corners"), {tr("Sharp"), tr("Smooth curve")},
        [](const IconItem& item) { return item.smooth; }, [](IconItem& item, Smooth value) { item.smooth = value; });
  if (!hasArrows) return;
  for (const size_t end : {0, 1})
    addChoice<ArrowHead>(
        grid, end == 0 ? "arrowStart" : "arrowEnd", end == 0 ? tr("Arrow, start") : tr("Arrow, end"), arrowHeads(),
        [end](const IconItem& item) { return item.arrows[end]; },
        [end](IconItem& item, ArrowHead value) { item.arrows[end] = value; });
  addNumber(
      grid, "arrowSize", tr("Arrow size"), 0, [](const IconItem& item) { return item.arrowSize; },
      [](IconItem& item, double value) { item.arrowSize = value; }, QStringLiteral("mm"));
}

void IconInspector::buildFill() {
  QGridLayout* grid = group(tr("Filling"));
  addColor(grid, "fillColor", tr("Colour"), &IconItem::fillColor);
  addChoice<FillPattern>(
      grid, "fillPattern", tr("Pattern"), fillPatterns(), [](const IconItem& item) { return item.fillPattern; },
      [](IconItem& item, FillPattern value) { item.fillPattern = value; });
}

void IconInspector::buildKind(Kind kind) {
  if (kind == Kind::rectangle) {
    QGridLayout* grid = group(tr("Rectangle"));
    addNumber(
        grid, "radius", tr("Corner radius"), 0, [](const IconItem& item) { return item.radius; },
        [](IconItem& item, double value) { item.radius = value; });
    addChoice<BorderPattern>(
        grid, "border", tr("Border"), {tr("None"), tr("Raised"), tr("Sunken"), tr("Engraved")},
        [](const IconItem& item) { return item.border; },
        [](IconItem& item, BorderPattern value) { item.border = value; });
  }
  if (kind != Kind::ellipse) return;
  QGridLayout* grid = group(tr("Arc"));
  addNumber(
      grid, "startAngle", tr("From"), -360, [](const IconItem& item) { return item.startAngle; },
      [](IconItem& item, double value) { item.startAngle = value; }, QStringLiteral("°"));
  addNumber(
      grid, "endAngle", tr("To"), -360, [](const IconItem& item) { return item.endAngle; },
      [](IconItem& item, double value) { item.endAngle = value; }, QStringLiteral("°"));
  addChoice<EllipseClosure>(
      grid, "closure", tr("Closed by"), {tr("Nothing"), tr("A chord"), tr("The centre"), tr("What fits")},
      [](const IconItem& item) { return item.closure; },
      [](IconItem& item, EllipseClosure value) { item.closure = value; });
}

void IconInspector::buildText() {
  QGridLayout* grid = group({});
  text_ = new QLineEdit(body_);
  text_->setObjectName("icon_text");
  text_->setAccessibleName(tr("Text"));
  QLineEdit* field = text_;
  connect(field, &QLineEdit::editingFinished, this, [this, field] {
    const std::string entered = field->text().toStdString();
    if (entered != shown().text) change(tr("Text"), [&](IconItem& item) { item.text = entered; });
  });
  connect(field, &QLineEdit::returnPressed, &view_, [this] { view_.setFocus(); });
  refreshers_.push_back([this, field] {
    // The same text once more would take away that all of it is selected.
    if (const QString text = QString::fromStdString(shown().text);
        text != field->text() && (!field->hasFocus() || !field->isModified()))
      field->setText(text);
  });
  addRow(grid, tr("Text"), field);
  // What stands for something of the part.
  auto* insert = new ElidedBox(body_);
  insert->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  insert->setMinimumContentsLength(6);
  insert->setObjectName("icon_insert");
  insert->setAccessibleName(tr("Insert"));
  insert->addItem(tr("Insert a value…"));
  insert->addItem(tr("Name of the part"), "%name");
  insert->addItem(tr("Name of the class"), "%class");
  for (const QString& name : model_.parameters()) insert->addItem(tr("Value of %1").arg(name), "%" + name);
  connect(insert, &QComboBox::activated, this, [this, insert, field](int index) {
    if (index == 0) return;
    insert->setCurrentIndex(0);
    field->setFocus();
    field->insert(insert->itemData(index).toString());
    const std::string entered = field->text().toStdString();
    change(tr("Text"), [&](IconItem& item) { item.text = entered; });
  });
  addRow(grid, {}, insert);
  addColor(grid, "textColor", tr("Colour"), &IconItem::lineColor);
  addNumber(
      grid, "fontSize", tr("Size"), 0, [](const IconItem& item) { return item.fontSize; },
      [](IconItem& item, double value) { item.fontSize = value; }, QStringLiteral("pt"));
  auto* size = body_->findChild<QDoubleSpinBox*>("icon_fontSize");
  size->setSpecialValueText(tr("To fit"));
  addChoice<TextAlignment>(
      grid, "alignment", tr("Alignment"), {tr("Left"), tr("In the middle"), tr("Right")},
      [](const IconItem& item) { return item.alignment; },
      [](IconItem& item, TextAlignment value) { item.alignment = value; });
  addTick(grid, "bold", tr("Bold"), &IconItem::isBold);
  addTick(grid, "italic", tr("Italic"), &IconItem::isItalic);
  addTick(grid, "underlined", tr("Underlined"), &IconItem::isUnderlined);
}

void IconInspector::buildImage() {
  const IconItem item = shown();
  auto* body = static_cast<QVBoxLayout*>(body_->layout());
  const QString words = item.imageSource.empty()
                            ? tr("The image is in the file %1.").arg(QString::fromStdString(item.fileName))
                            : tr("The image is kept in the class: %1 kB.")
                                  .arg(std::max<size_t>(1, (item.imageSource.size() * 3 / 4 + 512) / 1024));
  auto* note = new QLabel(words, body_);
  note->setProperty("role", "quiet");
  note->setWordWrap(true);
  note->setContentsMargins(0, 10, 0, 0);
  body->addWidget(note);
}

}  // namespace armature::app
