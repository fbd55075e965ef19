#include "app/panels/palette_panel.h"

#include <QDrag>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/canvas/primitive_icon.h"
#include "app/language/titles.h"
#include "app/look/color_change.h"
#include "app/look/detail_delegate.h"
#include "app/look/disabled_ink.h"
#include "app/panels/part_card.h"
#include "app/run/class_search.h"

namespace armature::app {
namespace {

constexpr int kName = Qt::UserRole;  // qualified class name
constexpr int kIsPackage = Qt::UserRole + 1;
constexpr qsizetype kMostRows = 300;  // of one package; more can only be searched

// Packages without parts to drag.
bool hasNoParts(const QString& name) {
  static const QStringList hidden{"Icons",    "Interfaces", "UsersGuide", "Units",       "Constants",   "Utilities",
                                  "Internal", "Functions",  "Types",      "BaseClasses", "ComplexMath", "Media"};
  return hidden.contains(name.section('.', -1)) || name == QLatin1String("Modelica.Math");
}

QString domainPicture(const QString& package) {
  static const std::pair<const char*, const char*> table[] = {{"Modelica.Mechanics.MultiBody", "multibody"},
                                                              {"Modelica.Mechanics.Rotational", "rotational"},
                                                              {"Modelica.Mechanics.Translational", "translational"},
                                                              {"Modelica.Mechanics", "rotational"},
                                                              {"Modelica.Electrical.Digital", "digital"},
                                                              {"Modelica.Electrical", "electrical"},
                                                              {"Modelica.Thermal", "heat"},
                                                              {"Modelica.Blocks", "blocks"}};
  for (const auto& [prefix, picture] : table)
    if (package == QLatin1String(prefix)) return QStringLiteral("domains/") + picture;
  return {};
}

QString moreText(qsizetype count) {
  return PalettePanel::tr("%1 more: use the search").arg(count);
}

}  // namespace

PartTree::PartTree(const Icons& icons, QWidget* parent) : QTreeWidget(parent), icons_(icons) {
  setHeaderHidden(true);
  setIconSize({24, 24});
  setIndentation(14);
  setDragEnabled(true);
  setDragDropMode(QAbstractItemView::DragDrop);
  setDropIndicatorShown(false);  // the whole row is the place
  setUniformRowHeights(true);
  setMouseTracking(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setExpandsOnDoubleClick(false);
  setItemDelegate(new DetailDelegate(this));
  connect(this, &QTreeWidget::itemClicked, this, [](QTreeWidgetItem* item) {
    if (item->data(0, kIsPackage).toBool()) item->setExpanded(!item->isExpanded());
  });
  connect(this, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem* item) {
    if (!item->data(0, kIsPackage).toBool() && item->data(0, kName).isValid())
      Q_EMIT chosen(item->data(0, kName).toString());
  });
}

void PartTree::startDrag(Qt::DropActions) {
  const QTreeWidgetItem* item = currentItem();
  if (!item || item->data(0, kIsPackage).toBool() || !item->data(0, kName).isValid()) return;
  Q_EMIT cardUnwanted();
  auto* data = new QMimeData;
  data->setData(kClassMime, item->data(0, kName).toString().toUtf8());
  auto* drag = new QDrag(this);
  drag->setMimeData(data);
  // The canvas draws the part itself; the cursor carries nothing but a dot.
  QPixmap empty(1, 1);
  empty.fill(Qt::transparent);
  drag->setPixmap(empty);
  drag->exec(Qt::CopyAction);
}

QString PartTree::packageFor(const QDropEvent& event) const {
  if (!event.mimeData()->hasFormat(kClassMime)) return {};
  const QTreeWidgetItem* item = itemAt(event.position().toPoint());
  if (!item || !item->data(0, kIsPackage).toBool()) return {};
  const QString package = item->data(0, kName).toString();
  return takes_(QString::fromUtf8(event.mimeData()->data(kClassMime)), package) ? package : QString();
}

void PartTree::setTarget(QTreeWidgetItem* item) {
  const QModelIndex next = item ? indexFromItem(item) : QModelIndex();
  if (target_ == next) return;
  target_ = next;
  viewport()->update();
}

void PartTree::dragEnterEvent(QDragEnterEvent* event) {
  // Over which row, is asked at each move.
  if (event->mimeData()->hasFormat(kClassMime)) event->accept();
}

void PartTree::dragMoveEvent(QDragMoveEvent* event) {
  const bool isTaken = !packageFor(*event).isEmpty();
  setTarget(isTaken ? itemAt(event->position().toPoint()) : nullptr);
  event->setDropAction(Qt::CopyAction);
  event->setAccepted(isTaken);
}

void PartTree::dragLeaveEvent(QDragLeaveEvent*) {
  setTarget(nullptr);
}

void PartTree::dropEvent(QDropEvent* event) {
  setTarget(nullptr);
  const QString package = packageFor(*event);
  event->setAccepted(!package.isEmpty());
  // After the drag is over: a question may follow.
  if (!package.isEmpty())
    QTimer::singleShot(0, this, [this, package, name = QString::fromUtf8(event->mimeData()->data(kClassMime))] {
      Q_EMIT classDropped(name, package);
    });
}

void PartTree::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QTreeWidget::drawRow(painter, option, index);
  if (target_ != index) return;
  painter->save();
  painter->setPen(QPen(Theme::of(this).accent, 1.5));
  painter->drawRect(QRectF(option.rect).adjusted(1, 1, -2, -1));
  painter->restore();
}

bool PartTree::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    QTreeWidgetItem* item = itemAt(static_cast<QHelpEvent*>(event)->pos());
    if (item)
      Q_EMIT cardWanted(item);
    else
      Q_EMIT cardUnwanted();
    return true;
  }
  if (event->type() == QEvent::Leave || event->type() == QEvent::MouseButtonPress || event->type() == QEvent::Wheel)
    Q_EMIT cardUnwanted();
  return QTreeWidget::viewportEvent(event);
}

void PartTree::keyPressEvent(QKeyEvent* event) {
  const QTreeWidgetItem* item = currentItem();
  if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && item &&
      !item->data(0, kIsPackage).toBool() && item->data(0, kName).isValid()) {
    Q_EMIT chosen(item->data(0, kName).toString());
    return;
  }
  QTreeWidget::keyPressEvent(event);
}

PalettePanel::PalettePanel(Catalog& catalog, const Icons& icons, QWidget* parent)
    : QWidget(parent), catalog_(catalog), icons_(icons) {
  setObjectName("palette");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  auto* head = new QWidget(this);
  auto* headLayout = new QHBoxLayout(head);
  headLayout->setContentsMargins(10, 8, 10, 8);
  headLayout->setSpacing(6);
  search_ = new QLineEdit(head);
  search_->setObjectName("partSearch");
  search_->setPlaceholderText(tr("Search parts"));
  search_->setAccessibleName(search_->placeholderText());
  search_->setClearButtonEnabled(true);
  headLayout->addWidget(search_, 1);
  libraries_ = new QToolButton(head);
  libraries_->setObjectName("libraryButton");
  libraries_->setToolTip(tr("Libraries: add folders, create your own"));
  libraries_->setAccessibleName(tr("Libraries"));
  libraries_->setPopupMode(QToolButton::InstantPopup);
  libraries_->setIconSize({20, 20});
  libraries_->setAutoRaise(true);
  libraries_->hide();  // until there is a menu for it
  headLayout->addWidget(libraries_);
  tree_ = new PartTree(icons, this);
  tree_->setAccessibleName(tr("Parts"));
  tree_->setObjectName("partTree");
  layout->addWidget(head);
  layout->addWidget(tree_, 1);
  card_ = new PartCard(icons, this);
  searchDelay_.setSingleShot(true);
  searchDelay_.setInterval(60);
  connect(&searchDelay_, &QTimer::timeout, this, &PalettePanel::rebuild);
  rebuildDelay_.setSingleShot(true);
  rebuildDelay_.setInterval(0);
  connect(&rebuildDelay_, &QTimer::timeout, this, &PalettePanel::rebuild);
  connect(search_, &QLineEdit::textChanged, this, [this] { searchDelay_.start(); });
  connect(search_, &QLineEdit::returnPressed, this, [this] {
    rebuild();
    for (int i = 0; i < tree_->topLevelItemCount(); ++i)
      if (QTreeWidgetItem* item = tree_->topLevelItem(i);
          item->data(0, kName).isValid() && !item->data(0, kIsPackage).toBool()) {
        const QString name = item->data(0, kName).toString();
        search_->clear();  // what was looked for is found
        return choose(name);
      }
  });
  connect(tree_, &PartTree::cardWanted, this, &PalettePanel::showCard);
  connect(tree_, &PartTree::cardUnwanted, card_, &QWidget::hide);
  connect(tree_, &PartTree::chosen, this, &PalettePanel::choose);
  connect(tree_, &PartTree::classDropped, this, &PalettePanel::classDropped);
  tree_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(tree_, &QWidget::customContextMenuRequested, this, &PalettePanel::showMenu);
  connect(tree_, &QTreeWidget::itemExpanded, this, [this](QTreeWidgetItem* item) {
    if (item->childCount() == 1 && !item->child(0)->data(0, kName).isValid())
      fill(item, item->data(0, kName).toString());
  });
  connect(&catalog_, &Catalog::childrenArrived, this, [this](const QString& package) {
    if (!search_->text().trimmed().isEmpty()) return;
    if (!isBuilt_ || package.isEmpty()) return rebuild();
    if (QTreeWidgetItem* item = itemOf(package); item && item->isExpanded()) fill(item, package);
  });
  connect(&catalog_, &Catalog::arrived, this, [this](const QString& name) {
    // A library of the person's own has been read; others come in the same moment.
    const QStringList* libraries = catalog_.children({});
    if (search_->text().trimmed().isEmpty() && libraries && libraries->mid(0, kMostRows).contains(name))
      rebuildDelay_.start();
  });
  connect(&catalog_, &Catalog::placeableGrew, this, [this] {
    if (!search_->text().trimmed().isEmpty()) searchDelay_.start();
  });
  new ColorChange(*this, [this] {
    refreshButton();
    rebuild();
  });
  rebuild();
}

void PalettePanel::setLibraryMenu(QMenu* menu) {
  libraries_->setMenu(menu);
  libraries_->show();
  refreshButton();
}

void PalettePanel::refreshButton() {
  const Theme& theme = Theme::of(this);
  libraries_->setIcon(icons_.action("library", theme.text, disabledInk(theme)));
}

QIcon PalettePanel::iconOf(const QString& name, const ClassPtr& info) const {
  const bool isDark = Theme::of(this).isDark;
  const double ratio = devicePixelRatioF();
  if (icons_.has(name)) return QIcon(icons_.pixmap(name, 24, ratio, isDark));
  if (info)
    if (const QPixmap drawn = primitivePixmap(*info, 24, ratio, Theme::of(this)); !drawn.isNull()) return QIcon(drawn);
  const QString kind = info ? QString::fromStdString(info->kind) : QStringLiteral("model");
  return QIcon(icons_.picture("classes/" + kind, 24, ratio, isDark));
}

QTreeWidgetItem* PalettePanel::makeLeaf(const ClassPtr& info, bool hasLibrary) const {
  const QString name = QString::fromStdString(info->name);
  auto* item = new QTreeWidgetItem;
  item->setText(0, name.section('.', -1));
  // Springs turn, slide, and stand in space: the library tells them apart.
  if (hasLibrary) item->setData(0, DetailDelegate::kDetail, libraryOf(name));
  item->setData(0, kName, name);
  item->setData(0, kIsPackage, false);
  item->setIcon(0, iconOf(name, info));
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
  return item;
}

// Of a package: its drawing says more than that it is one, unless it is only the frame that most have.
static bool hasOwnPicture(const ClassInfo& info) {
  return std::ranges::any_of(info.icon,
                             [](const IconPrimitive& item) { return item.kind != IconPrimitive::Kind::rectangle; });
}

QTreeWidgetItem* PalettePanel::makePackage(const QString& name) const {
  auto* item = new QTreeWidgetItem;
  item->setText(0, packageName(name));
  item->setData(0, kName, name);
  item->setData(0, kIsPackage, true);
  const QString domain = domainPicture(name);
  const ClassPtr info = catalog_.known(name);
  if (domain.isEmpty() && (icons_.has(name) || (info && hasOwnPicture(*info)))) {
    item->setIcon(0, iconOf(name, info));
  } else {
    const QString picture = domain.isEmpty() ? QStringLiteral("classes/package") : domain;
    item->setIcon(0, QIcon(icons_.picture(picture, 24, devicePixelRatioF(), Theme::of(this).isDark)));
  }
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
  item->addChild(new QTreeWidgetItem({tr("Reading…")}));  // replaced when the package is opened
  return item;
}

QTreeWidgetItem* PalettePanel::makeNote(const QString& text) {
  auto* item = new QTreeWidgetItem({text});
  item->setFlags(Qt::NoItemFlags);
  return item;
}

bool PalettePanel::areLibrariesListed() {
  const QStringList* libraries = catalog_.children({});
  return libraries && (!libraries->contains("Modelica") || catalog_.children("Modelica"));
}

void PalettePanel::rebuild() {
  isBuilt_ = areLibrariesListed();
  // Libraries that are read again keep their rows until they are there: nothing vanishes under the hand.
  if (!isBuilt_ && !packages_.isEmpty() && search_->text().trimmed().isEmpty()) return;
  QStringList open;
  for (auto* item : tree_->findItems("*", Qt::MatchWildcard | Qt::MatchRecursive))
    if (item->isExpanded()) open << item->data(0, kName).toString();
  tree_->clear();
  if (!search_->text().trimmed().isEmpty()) return showSearch();
  QList<ClassPtr> recent;
  for (const QString& name : recent_)
    if (const ClassPtr info = catalog_.find(name)) recent << info;
  addGroup(tr("Recently used"), QStringLiteral("#recent"), recent, open.contains("#recent"));
  addGroup(tr("In this diagram"), QStringLiteral("#own"), own_, true);
  addGroup(tr("Connectors"), QStringLiteral("#connectors"), connectors_, open.contains("#connectors"));
  const QStringList* libraries = catalog_.children({});
  if (!libraries) return;
  addLibraries(*libraries);
  packages_.clear();
  for (int i = 0; i < tree_->topLevelItemCount(); ++i) {
    QTreeWidgetItem* item = tree_->topLevelItem(i);
    const QString name = item->data(0, kName).toString();
    if (open.contains(name)) item->setExpanded(true);
    if (item->data(0, kIsPackage).toBool() && !name.startsWith('#')) packages_ << name;
  }
  wanted_ += open;
  reveal({});
}

void PalettePanel::addLibraries(const QStringList& libraries) {
  for (const QString& library : libraries.mid(0, kMostRows)) {
    // A library's own packages are the first level: with one library, its name alone would say nothing.
    if (library == QLatin1String("Modelica")) {
      addPackages(library);
      continue;
    }
    // A library of the person's own stands under its name, a single model as itself.
    const ClassPtr info = catalog_.find(library);
    const bool isPackage = info ? info->kind == "package" : packages_.contains(library);  // or was a moment ago
    if (isPackage && !hasNoParts(library)) tree_->addTopLevelItem(makePackage(library));
    if (info && info->kind != "package" && (isPlaceable(*info) || info->isExample))
      tree_->addTopLevelItem(makeLeaf(info, false));
  }
  if (libraries.size() > kMostRows) tree_->addTopLevelItem(makeNote(moreText(libraries.size() - kMostRows)));
}

void PalettePanel::addPackages(const QString& library) {
  const QStringList* packages = catalog_.children(library);
  if (!packages) return;
  for (const QString& package : *packages) {
    const ClassPtr info = catalog_.known(package);
    if (info && info->kind == "package" && !hasNoParts(package)) tree_->addTopLevelItem(makePackage(package));
  }
}

void PalettePanel::addGroup(const QString& title, const QString& key, const QList<ClassPtr>& classes, bool isOpen) {
  if (classes.isEmpty()) return;
  auto* group = new QTreeWidgetItem({title});
  group->setData(0, kIsPackage, true);
  group->setData(0, kName, key);
  group->setIcon(0, QIcon(icons_.picture("classes/package", 24, devicePixelRatioF(), Theme::of(this).isDark)));
  for (const ClassPtr& info : classes.mid(0, kMostRows)) group->addChild(makeLeaf(info, key != QLatin1String("#own")));
  if (classes.size() > kMostRows) group->addChild(makeNote(moreText(classes.size() - kMostRows)));
  tree_->addTopLevelItem(group);
  group->setExpanded(isOpen);
}

ClassPtr PalettePanel::known(const QString& name) const {
  for (const ClassPtr& info : own_)
    if (name == QString::fromStdString(info->name)) return info;
  return catalog_.known(name);
}

void PalettePanel::setOwnClasses(const QList<ClassPtr>& classes) {
  if (own_ == classes) return;
  own_ = classes;
  rebuild();
}

void PalettePanel::setConnectors(const QList<ClassPtr>& classes) {
  if (connectors_ == classes) return;
  connectors_ = classes;
  rebuild();
}

void PalettePanel::fill(QTreeWidgetItem* item, const QString& package) {
  const QStringList* children = catalog_.children(package);
  if (!children) return;  // comes by signal
  qDeleteAll(item->takeChildren());
  for (const QString& child : children->mid(0, kMostRows)) {
    const ClassPtr info = catalog_.known(child);
    if (!info || hasNoParts(child)) continue;
    if (info->kind == "package")
      item->addChild(makePackage(child));
    else if (isPlaceable(*info) || info->isExample)
      item->addChild(makeLeaf(info, false));
  }
  if (children->size() > kMostRows) item->addChild(makeNote(moreText(children->size() - kMostRows)));
  reveal({});
}

void PalettePanel::reveal(const QString& package) {
  if (!package.isEmpty()) {
    const QStringList path = package.split('.');
    for (int n = 2; n <= path.size(); ++n) wanted_ << path.mid(0, n).join('.');
  }
  // Opening a package replaces rows below it: each is looked up afresh.
  const QStringList names = wanted_;
  for (const QString& name : names)
    if (QTreeWidgetItem* item = itemOf(name)) {
      wanted_.removeAll(name);
      item->setExpanded(true);
    }
}

QTreeWidgetItem* PalettePanel::itemOf(const QString& name) const {
  for (QTreeWidgetItemIterator i(tree_); *i; ++i)
    if ((*i)->data(0, kName).toString() == name) return *i;
  return nullptr;
}

void PalettePanel::showSearch() {
  constexpr int kMostParts = 60, kMostExamples = 30;
  const QString words = search_->text().trimmed();
  const LibraryWeights expected = libraryWeights(inUse_());
  auto found = searchClasses(own_ + connectors_ + catalog_.placeable(), words, kMostParts + 1, expected);
  auto examples = searchClasses(catalog_.examples(), words, kMostExamples + 1, expected);
  const bool isCut = found.size() > kMostParts || examples.size() > kMostExamples;
  for (const ClassPtr& info : found.mid(0, kMostParts)) tree_->addTopLevelItem(makeLeaf(info, true));
  for (const ClassPtr& info : examples.mid(0, kMostExamples)) {
    QTreeWidgetItem* item = makeLeaf(info, true);
    item->setData(0, DetailDelegate::kDetail, tr("Example, %1").arg(libraryOf(QString::fromStdString(info->name))));
    tree_->addTopLevelItem(item);
  }
  if (isCut) tree_->addTopLevelItem(makeNote(tr("There are more: type more of the name")));
  if (found.isEmpty() && examples.isEmpty())
    tree_->addTopLevelItem(makeNote(tr("No part of this name.")));
  else
    tree_->setCurrentItem(tree_->topLevelItem(0));
}

void PalettePanel::showCard(QTreeWidgetItem* item) {
  const ClassPtr info = known(item->data(0, kName).toString());
  if (!info || item->data(0, kIsPackage).toBool()) return card_->hide();
  const QRect row = tree_->visualItemRect(item);
  card_->showFor(*info, tree_->viewport()->mapToGlobal(QPoint(tree_->viewport()->width() + 8, row.top() - 8)));
}

// A part goes onto the diagram; an example is a diagram itself.
void PalettePanel::choose(const QString& className) {
  const ClassPtr info = known(className);
  if (info && info->isExample)
    Q_EMIT modelChosen(className);
  else
    Q_EMIT partChosen(className);
}

void PalettePanel::showMenu(QPoint at) {
  const QTreeWidgetItem* item = tree_->itemAt(at);
  card_->hide();
  QMenu menu(this);
  if (!item) {
    if (libraries_->menu()) menu.addActions(libraries_->menu()->actions());
  } else if (item->data(0, kIsPackage).toBool()) {
    Q_EMIT packageMenuWanted(item->data(0, kName).toString(), menu);
  } else if (item->data(0, kName).isValid()) {
    addPartActions(item->data(0, kName).toString(), menu);
  }
  if (!menu.isEmpty()) menu.exec(tree_->viewport()->mapToGlobal(at));
}

void PalettePanel::addPartActions(const QString& name, QMenu& menu) {
  const ClassPtr info = known(name);
  if (!info || !info->isExample)
    menu.addAction(tr("Add to the diagram"), this, [this, name] { Q_EMIT partChosen(name); });
  const bool isOwn = std::any_of(own_.begin(), own_.end(), [&](const ClassPtr& own) { return own == info; });
  if (isOwn) {
    menu.addAction(tr("Edit %1 as text").arg(name), this, [this, name] { Q_EMIT classTextWanted(name); });
    menu.addAction(tr("Edit the icon of %1").arg(name), this, [this, name] { Q_EMIT iconWanted(name); });
  } else
    menu.addAction(tr("Open a copy as a diagram"), this, [this, name] { Q_EMIT modelChosen(name); });
  Q_EMIT partMenuWanted(name, isOwn, menu);
  menu.addAction(tr("About %1").arg(name.section('.', -1)), this, [this, name] { Q_EMIT pageWanted(name); });
}

void PalettePanel::setRecent(const QStringList& classes) {
  recent_ = classes.mid(0, 6);
  for (const QString& name : recent_) catalog_.find(name);
  if (search_->text().isEmpty()) rebuild();
}

void PalettePanel::noteUse(const QString& className) {
  QStringList next = recent_;
  next.removeAll(className);
  next.prepend(className);
  setRecent(next);
}

}  // namespace armature::app
