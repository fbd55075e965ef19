#include "app/icon/icon_page.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QStatusTipEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/canvas/scene_pictures.h"
#include "app/icon/icon_gesture.h"
#include "app/icon/icon_insert.h"
#include "app/icon/icon_inspector.h"
#include "app/icon/image_file.h"
#include "app/icon/svg_shapes.h"
#include "app/look/disabled_ink.h"
#include "app/look/flow_row.h"
#include "app/look/format.h"
#include "app/run/connector_classes.h"

namespace armature::app {

IconPage::IconPage(OpenDocument& document, Catalog& catalog, const Icons& icons, const QString& className)
    : icons_(icons),
      model_(document, catalog, className),
      view_(new IconView(model_, this)),
      insert_(new IconInsert(*view_, icons)),
      inspector_(std::make_unique<IconInspector>(*view_)) {
  setObjectName("iconPage");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  auto* bar = new QFrame(this);
  bar->setObjectName("iconTools");
  auto* tools = new FlowRow(bar);
  tools->setContentsMargins(6, 3, 8, 3);
  tools->setSpacing(2);
  makeTools(tools);
  note_ = new QLabel(this);
  note_->setObjectName("iconNote");
  note_->setWordWrap(true);
  note_->setContentsMargins(12, 6, 12, 6);
  note_->hide();
  layout->addWidget(bar);
  layout->addWidget(note_);
  layout->addWidget(view_, 1);
  setFocusProxy(view_);
  view_->setAcceptDrops(true);
  view_->installEventFilter(this);
  connectView();
  refreshIcons();
}

// The view first: what it is shown with goes before the model.
IconPage::~IconPage() {
  model_.disconnect();
  delete view_;
}

QToolButton* IconPage::button(const QString& icon, const QString& text, const QString& keys) {
  auto* made = new QToolButton(this);
  made->setObjectName("iconTool_" + icon);
  made->setAccessibleName(text);
  made->setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
  made->setIconSize({20, 20});
  made->setFocusPolicy(Qt::TabFocus);
  buttons_.emplace_back(made, icon);
  return made;
}

// What belongs together goes into the next row together.
void IconPage::makeTools(FlowRow* bar) {
  QHBoxLayout* group = nullptr;
  const auto addGroup = [&] {
    auto* together = new QWidget(this);
    group = new QHBoxLayout(together);
    group->setContentsMargins(0, 0, 0, 0);
    group->setSpacing(2);
    bar->addWidget(together);
  };
  const auto addTool = [&](const char* icon, const QString& text, const QString& key, IconTool tool) {
    QToolButton* made = button(icon, text, key);
    made->setCheckable(true);
    made->setChecked(tool == IconTool::select);
    connect(made, &QToolButton::clicked, view_, [this, tool] {
      view_->setTool(tool);
      view_->setFocus();
      Q_EMIT view_->toolChanged();  // a tool that was on stays on
    });
    tools_.emplace_back(made, tool);
    group->addWidget(made);
  };
  const auto addLine = [&] {
    auto* line = new QFrame(this);
    line->setObjectName("iconLine");
    line->setFixedSize(1, 20);
    group->addSpacing(4);
    group->addWidget(line);
    group->addSpacing(4);
  };
  const auto addCommand = [&](const char* icon, const QString& text, const QString& keys, IconCommand command) {
    QToolButton* made = button(icon, text, keys);
    connect(made, &QToolButton::clicked, view_, [this, command] { run(command); });
    ofSelection_.push_back(made);
    group->addWidget(made);
  };
  addGroup();
  addTool("select", tr("Select and move"), "V", IconTool::select);
  addTool("draw-line", tr("Line"), "L", IconTool::line);
  addTool("draw-polygon", tr("Polygon"), "P", IconTool::polygon);
  addTool("draw-rectangle", tr("Rectangle"), "R", IconTool::rectangle);
  addTool("draw-ellipse", tr("Ellipse"), "E", IconTool::ellipse);
  addTool("draw-text", tr("Text"), "T", IconTool::text);
  addLine();
  file_ = button("import", tr("Image or SVG drawing from a file…"), {});
  connect(file_, &QToolButton::clicked, this, &IconPage::askForFile);
  group->addWidget(file_);
  addLine();
  addGroup();
  addCommand("to-front", tr("To the front"), {}, IconCommand::toFront);
  addCommand("to-back", tr("To the back"), {}, IconCommand::toBack);
  addCommand("rotate-left", tr("Rotate left"), tr("Ctrl+Shift+R"), IconCommand::rotateLeft);
  addCommand("flip", tr("Flip"), tr("Ctrl+F"), IconCommand::flip);
  addCommand("duplicate", tr("Duplicate"), tr("Ctrl+D"), IconCommand::duplicate);
  addCommand("delete", tr("Delete"), tr("Del"), IconCommand::remove);
  place_ = new QLabel(this);
  place_->setContentsMargins(10, 0, 0, 0);
  place_->ensurePolished();
  // Always as wide: no tool goes into another row because the pointer has come.
  place_->setFixedWidth(place_->fontMetrics().horizontalAdvance(QStringLiteral("−100.5   −100.5")) + 10);
  place_->setProperty("role", "quiet");
  bar->addWidget(place_);
}

void IconPage::connectView() {
  connect(view_, &IconView::toolChanged, this, [this] {
    for (const auto& [made, tool] : tools_) made->setChecked(tool == view_->tool());
  });
  connect(view_, &IconView::pointerAt, this, [this](std::optional<QPointF> at) {
    if (!at) return place_->clear();
    const QPointF on = view_->snapped(*at);
    place_->setText(QStringLiteral("%1   %2").arg(formatNumber(on.x()), formatNumber(on.y())));
  });
  connect(view_, &IconView::textWanted, inspector_.get(), &IconInspector::focusText);
  connect(view_, &IconView::menuWanted, this, &IconPage::showMenu);
  connect(view_, &IconView::hinted, this, [this](const QString& text) {
    QStatusTipEvent tip(text);  // goes up to the window, which has a line for it
    QCoreApplication::sendEvent(this, &tip);
  });
  connect(view_, &IconView::insertWanted, insert_, &IconInsert::openAt);
  connect(insert_, &IconInsert::fileWanted, this, &IconPage::askForFile);
  connect(insert_, &IconInsert::said, this, &IconPage::say);
  connect(view_, &IconView::wayUpWanted, this, &IconPage::wayUpWanted);
  connect(&model_, &IconModel::gone, this, &IconPage::gone);
  const auto follow = [this] {
    for (QToolButton* one : ofSelection_) one->setEnabled(!model_.selected().isEmpty() && !model_.isLocked());
    for (const auto& [made, tool] : tools_) made->setEnabled(tool == IconTool::select || !model_.isLocked());
    file_->setEnabled(!model_.isLocked());
  };
  connect(&model_, &IconModel::selectionChanged, this, follow);
  connect(&model_, &IconModel::changed, this, follow);
  follow();
}

void IconPage::run(IconCommand command) {
  view_->cancel();
  if (!model_.isLocked() || command == IconCommand::copy || command == IconCommand::selectAll)
    runIconCommand(model_, command);
  view_->setFocus();
}

void IconPage::refreshIcons() {
  const Theme& theme = Theme::of(this);
  for (const auto& [made, icon] : buttons_)
    made->setIcon(icons_.action(icon, theme.text, theme.palette().color(QPalette::Disabled, QPalette::Text)));
  view_->update();
}

void IconPage::showMenu(QPoint global) {
  QMenu menu(this);
  menu.setObjectName("iconMenu");
  const bool hasSelection = !model_.selected().isEmpty() && !model_.isLocked();
  const Theme& theme = Theme::of(this);
  const auto add = [&](const QString& text, const char* icon, const QKeySequence& keys, IconCommand command,
                       bool isEnabled) {
    QAction* action = menu.addAction(icons_.action(icon, theme.text, disabledInk(theme)), text, this,
                                     [this, command] { run(command); });
    action->setShortcut(keys);
    action->setEnabled(isEnabled);
  };
  QAction* insert = menu.addAction(tr("Add a shape or connector…"), this, [this, global] {
    Q_EMIT view_->insertWanted(view_->mapFromGlobal(QPointF(global)), {});
  });
  insert->setShortcut(QKeySequence(Qt::Key_Insert));
  insert->setEnabled(!model_.isLocked());
  menu.addSeparator();
  add(tr("To the front"), "to-front", QKeySequence(), IconCommand::toFront, hasSelection);
  add(tr("Forward"), "", QKeySequence(), IconCommand::forward, hasSelection);
  add(tr("Backward"), "", QKeySequence(), IconCommand::backward, hasSelection);
  add(tr("To the back"), "to-back", QKeySequence(), IconCommand::toBack, hasSelection);
  menu.addSeparator();
  add(tr("Rotate left"), "rotate-left", Qt::CTRL | Qt::SHIFT | Qt::Key_R, IconCommand::rotateLeft, hasSelection);
  add(tr("Rotate right"), "rotate-right", Qt::CTRL | Qt::Key_R, IconCommand::rotateRight, hasSelection);
  add(tr("Flip"), "flip", Qt::CTRL | Qt::Key_F, IconCommand::flip, hasSelection);
  add(tr("Flip upside down"), "flip-vertical", Qt::CTRL | Qt::ALT | Qt::Key_F, IconCommand::flipUpsideDown,
      hasSelection);
  menu.addSeparator();
  add(tr("Cut"), "cut", QKeySequence::Cut, IconCommand::cut, hasSelection);
  add(tr("Copy"), "copy", QKeySequence::Copy, IconCommand::copy, hasSelection);
  add(tr("Paste"), "paste", QKeySequence::Paste, IconCommand::paste, !model_.isLocked());
  add(tr("Duplicate"), "duplicate", Qt::CTRL | Qt::Key_D, IconCommand::duplicate, hasSelection);
  add(tr("Delete"), "delete", QKeySequence::Delete, IconCommand::remove, hasSelection);
  menu.exec(global);
}

// ---- files ----

void IconPage::askForFile() {
  const QString path = QFileDialog::getOpenFileName(window(), tr("Image or SVG drawing"), {},
                                                    tr("Drawings and images (*.svg *.png *.jpg *.jpeg *.bmp *.gif)"));
  if (!path.isEmpty()) importFile(path);
}

void IconPage::importFile(const QString& path) {
  if (model_.isLocked()) return;
  const bool isDrawing = path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
  const FileShapes shapes = isDrawing ? svgShapes(path, view_->frame()) : imageShape(path, view_->frame());
  if (!shapes.items.empty()) model_.add(tr("Take over %1").arg(QFileInfo(path).fileName()), shapes.items);
  say(shapes.notes.join(QStringLiteral("\n")));
  view_->setFocus();
}

void IconPage::say(const QString& text) {
  note_->setText(text);
  note_->setVisible(!text.isEmpty());
}

// A connector class that is dropped becomes a connector of the class, on the border nearest to the place.
ClassPtr IconPage::connectorOf(const QMimeData* data) {
  if (!data->hasFormat(kClassMime)) return {};
  const ClassPtr info = model_.catalog().known(QString::fromUtf8(data->data(kClassMime)));
  return info && isConnectorClass(*info) ? info : ClassPtr();
}

void IconPage::addConnector(const ClassInfo& info, QPointF pixel) {
  const ConnectorInfo shown = outerConnector(QString::fromStdString(info.name));
  say(model_.addConnector(info, placeOnBorder(shown, view_->frame(), view_->snapped(view_->toIcon(pixel)))));
  view_->setFocus();
}

bool IconPage::takeConnector(QDropEvent* drop, bool isDropped) {
  const ClassPtr info = connectorOf(drop->mimeData());
  if (!info || model_.isLocked()) return false;
  drop->acceptProposedAction();
  if (isDropped) addConnector(*info, drop->position());
  return true;
}

bool IconPage::eventFilter(QObject*, QEvent* event) {
  const auto fileOf = [](const QMimeData* data) {
    const auto urls = data->urls();
    return urls.size() == 1 && isShapeFile(urls.front().toLocalFile()) ? urls.front().toLocalFile() : QString();
  };
  if (event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove) {
    auto* drag = static_cast<QDragMoveEvent*>(event);
    if (takeConnector(drag, false)) return true;
    if (fileOf(drag->mimeData()).isEmpty()) return false;
    drag->acceptProposedAction();
    return true;
  }
  if (event->type() != QEvent::Drop) return false;
  auto* drop = static_cast<QDropEvent*>(event);
  if (takeConnector(drop, true)) return true;
  const QString path = fileOf(drop->mimeData());
  if (path.isEmpty()) return false;
  drop->acceptProposedAction();
  importFile(path);
  return true;
}

}  // namespace armature::app
