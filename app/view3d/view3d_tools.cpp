// The tools above the 3-D picture: their menus, sections, and the look that a diagram keeps.
#include <QActionGroup>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <algorithm>

#include "app/view3d/diagram_view.h"
#include "app/view3d/jump_slider.h"
#include "app/view3d/scene_widget.h"
#include "app/view3d/view3d_panel.h"
#include "engine/diagram/json.h"

namespace armature::app {

QToolButton* View3dPanel::tool(const QString& icon, const QString& tip) {
  auto* button = new QToolButton(this);
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  button->setAutoRaise(true);
  button->setIconSize({18, 18});
  button->setFocusPolicy(Qt::TabFocus);
  toolIcons_.insert(button, icon);
  return button;
}

void View3dPanel::makeTools() {
  tools_ = new QWidget(this);
  auto* row = new QHBoxLayout(tools_);
  row->setContentsMargins(6, 3, 6, 3);
  row->setSpacing(2);
  QToolButton* fit = tool("zoom-fit", tr("Show everything (F)"));
  connect(fit, &QToolButton::clicked, this, [this] {
    follow_->setChecked(false);
    scene_->eye().fit();
  });
  QToolButton* views = tool("view3d", tr("Look from a side"));
  views->setPopupMode(QToolButton::InstantPopup);
  views->setMenu(viewMenu());
  parallel_ = tool("grid", tr("Parallel instead of perspective"));
  parallel_->setCheckable(true);
  connect(parallel_, &QToolButton::toggled, this, [this](bool isOn) { scene_->eye().setParallel(isOn); });
  follow_ = tool("lock", tr("Follow the selected part"));
  follow_->setCheckable(true);
  connect(follow_, &QToolButton::toggled, this, [this](bool isOn) {
    const QSet<QString>& selected = scene_->selected();
    scene_->follow(isOn && !selected.isEmpty() ? *selected.begin() : QString());
    if (isOn && selected.isEmpty()) {
      follow_->setChecked(false);
      say(tr("Select a part to follow"));
    }
  });
  push_ = pushTool();
  QToolButton* overlays = tool("eye", tr("What is drawn besides the bodies"));
  overlays->setPopupMode(QToolButton::InstantPopup);
  overlays->setMenu(overlayMenu());
  QToolButton* section = tool("cut", tr("Section: look into the bodies"));
  section->setPopupMode(QToolButton::InstantPopup);
  section->setMenu(sectionMenu());
  sectionSlider_ = new JumpSlider(Qt::Horizontal, this);
  sectionSlider_->setObjectName("view3dSection");
  sectionSlider_->setRange(0, kSliderSteps);
  sectionSlider_->setValue(kSliderSteps / 2);
  sectionSlider_->setMaximumWidth(110);
  sectionSlider_->setAccessibleName(tr("Place of the section"));
  sectionSlider_->setToolTip(tr("Place of the section"));
  sectionSlider_->hide();
  connect(sectionSlider_, &QSlider::valueChanged, this, &View3dPanel::updateSection);
  hoverLabel_ = new QLabel(this);
  hoverLabel_->setObjectName("view3dHover");
  hoverLabel_->setWordWrap(true);
  hoverLabel_->setContentsMargins(8, 4, 8, 4);
  hoverLabel_->setAutoFillBackground(true);
  hoverLabel_->setAttribute(Qt::WA_TransparentForMouseEvents);
  hoverLabel_->hide();
  QToolButton* save = tool("camera", tr("Save as picture or video"));
  save->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(save);
  menu->addAction(tr("Save picture…"), this, &View3dPanel::savePicture);
  menu->addAction(tr("Save video…"), this, &View3dPanel::saveVideo);
  for (QAction* action : menu->actions()) action->setProperty("command", tr("3-D view: %1").arg(action->text()));
  save->setMenu(menu);
  for (QToolButton* button : {fit, views, parallel_, follow_, push_, overlays, section}) row->addWidget(button);
  row->addWidget(sectionSlider_);
  row->addStretch(1);
  row->addWidget(save);
}

QToolButton* View3dPanel::pushTool() {
  QToolButton* push =
      tool("push", tr("Push: while a run goes on, bodies are pulled by dragging them. Models get a source at every "
                      "flange and frame, which makes them larger."));
  push->setCheckable(true);
  push->setObjectName("view3dPush");
  connect(push, &QToolButton::clicked, this, [this](bool isOn) {
    if (!run_) return;
    run_->pushing().setOn(isOn);
    if (!isOn) return say({});
    say(run_->pace() > 0 ? tr("Drag a body while a run goes on; with Shift ten times as strong")
                         : tr("Drag a body while a run goes on; choose a pace to have time for it"));
  });
  return push;
}

void View3dPanel::updatePush() {
  push_->setChecked(run_ && run_->pushing().isOn());
  push_->setEnabled(run_ != nullptr);
}

// In the upper left corner of the picture, over it: beside the tools there is no room for a sentence.
void View3dPanel::say(const QString& words) {
  hoverLabel_->setText(words);
  hoverLabel_->setVisible(!words.isEmpty());
  placeWords();
}

void View3dPanel::placeWords() {
  const QWidget& place = *hoverLabel_->parentWidget();
  const int width = std::min(hoverLabel_->sizeHint().width(), place.width());
  const int wanted = hoverLabel_->fontMetrics().horizontalAdvance(hoverLabel_->text()) + 16;
  const int taken = std::clamp(wanted, width, place.width());
  hoverLabel_->setGeometry(0, 0, taken, hoverLabel_->heightForWidth(taken));
  hoverLabel_->raise();
}

bool View3dPanel::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::Resize) placeWords();
  return QWidget::eventFilter(object, event);
}

QMenu* View3dPanel::viewMenu() {
  auto* menu = new QMenu(this);
  const std::pair<QString, Preset> presets[] = {{tr("Front"), Preset::front},      {tr("Back"), Preset::back},
                                                {tr("Left"), Preset::left},        {tr("Right"), Preset::right},
                                                {tr("Top"), Preset::top},          {tr("Bottom"), Preset::bottom},
                                                {tr("Oblique"), Preset::isometric}};
  for (const auto& [text, preset] : presets) {
    QAction* look = menu->addAction(text, this, [this, preset = preset] { scene_->eye().look(preset); });
    look->setProperty("command", tr("3-D view: %1").arg(text));
  }
  return menu;
}

QMenu* View3dPanel::sectionMenu() {
  auto* menu = new QMenu(this);
  auto* group = new QActionGroup(menu);
  for (const auto& [text, axis] :
       {std::pair{tr("No section"), -1}, {tr("Across x"), 0}, {tr("Across y"), 1}, {tr("Across z"), 2}}) {
    QAction* action = menu->addAction(text);
    action->setProperty("command", axis < 0 ? tr("3-D view: %1").arg(text) : tr("3-D view, section: %1").arg(text));
    action->setCheckable(true);
    action->setChecked(axis < 0);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, axis = axis] {
      sectionAxis_ = axis;
      updateSection();
    });
  }
  menu->addSeparator();
  QAction* turned = menu->addAction(tr("The other side"));
  turned->setCheckable(true);
  connect(turned, &QAction::toggled, this, [this](bool isOn) {
    isSectionTurned_ = isOn;
    updateSection();
  });
  return menu;
}

// The place of a section of nothing would only take the tools' room.
void View3dPanel::showSectionSlider() {
  sectionSlider_->setVisible(sectionAxis_ >= 0 && !scene_->isEmpty());
}

void View3dPanel::updateSection() {
  showSectionSlider();
  if (sectionAxis_ < 0) return scene_->section().clear();
  const double sign = isSectionTurned_ ? -1 : 1;
  const Vec3 axes[] = {{sign, 0, 0}, {0, sign, 0}, {0, 0, sign}};
  const double part = static_cast<double>(sectionSlider_->value()) / kSliderSteps;
  scene_->section().set(axes[sectionAxis_], isSectionTurned_ ? 1 - part : part);
}

QMenu* View3dPanel::overlayMenu() {
  auto* menu = new QMenu(this);
  struct Entry {
    QString text;
    Overlay overlay;
    const char* name;  // in a diagram's file
  };
  const Entry entries[] = {{tr("Ground"), Overlay::grid, "ground"},
                           {tr("Names"), Overlay::labels, "names"},
                           {tr("Frames"), Overlay::frames, "frames"},
                           {tr("Centres of mass"), Overlay::centres, "centres"},
                           {tr("Inertia ellipsoids"), Overlay::ellipsoids, "ellipsoids"},
                           {tr("Forces"), Overlay::forces, "forces"},
                           {tr("Torques"), Overlay::torques, "torques"},
                           {tr("Traces"), Overlay::traces, "traces"},
                           {tr("Initial pose as ghost"), Overlay::ghost, "ghost"}};
  for (const Entry& entry : entries) {
    QAction* action = menu->addAction(entry.text);
    action->setProperty("command", tr("3-D view: %1").arg(entry.text));
    action->setCheckable(true);
    action->setChecked(scene_->has(entry.overlay));
    overlays_.emplace_back(entry.name, action);
    connect(action, &QAction::toggled, this,
            [this, overlay = entry.overlay](bool isOn) { scene_->setOverlay(overlay, isOn); });
  }
  return menu;
}

// ---- the look of a diagram ----

void View3dPanel::noteView() {
  if (!document_ || isTakingView_ || scene_->isEmpty()) return;
  changedViews_.insert(document_);
  Q_EMIT viewChanged();
}

void View3dPanel::keepView() {
  if (!isViewChanged() || scene_->isEmpty()) return;
  std::vector<std::string> names;
  for (const auto& [name, action] : overlays_)
    if (action->isChecked()) names.push_back(name);
  document_->setView3d(withView(document_->values().view3d, *scene_, names));
  changedViews_.remove(document_);
}

// Another diagram comes: this one's look is kept until it comes back.
void View3dPanel::leaveView() {
  if (!document_ || !isViewChanged() || scene_->isEmpty()) return;
  std::vector<std::string> names;
  for (const auto& [name, action] : overlays_)
    if (action->isChecked()) names.push_back(name);
  views_[document_] = withView(document_->values().view3d, *scene_, names);
}

void View3dPanel::takeView() {
  if (!isViewWanted_ || !document_ || scene_->isEmpty()) return;
  isViewWanted_ = false;
  isTakingView_ = true;
  const diagram::Json view = views_.contains(document_) ? views_.take(document_) : document_->values().view3d;
  const auto names = overlaysOf(view);
  for (const auto& [name, action] : overlays_)
    action->setChecked(std::find(names.begin(), names.end(), name) != names.end());
  takeEye(view, *scene_);
  const QSignalBlocker parallel(parallel_), follow(follow_);
  parallel_->setChecked(scene_->camera().isParallel());
  follow_->setChecked(!scene_->eye().followed().isEmpty());
  isTakingView_ = false;
}

}  // namespace armature::app
