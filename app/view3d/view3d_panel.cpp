#include "app/view3d/view3d_panel.h"

#include <QActionGroup>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QSlider>
#include <QStackedLayout>
#include <QStyle>
#include <QToolButton>
#include <algorithm>

#include "app/look/format.h"
#include "app/view3d/diagram_view.h"
#include "app/view3d/graphics.h"
#include "app/view3d/scene_widget.h"

namespace armature::app {

namespace {
constexpr int kSliderSteps = 10000;
constexpr int kPlayStep = 33;  // [ms]

// A click beside the handle goes there at once, and drags on from there.
class JumpSlider : public QSlider {
 public:
  using QSlider::QSlider;

 protected:
  void mousePressEvent(QMouseEvent* event) override {
    if (event->button() == Qt::LeftButton) {
      const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
      setValue(QStyle::sliderValueFromPosition(minimum(), maximum(), qRound(event->position().x()) - handle / 2,
                                               width() - handle));
    }
    QSlider::mousePressEvent(event);
  }
};
}  // namespace

View3dPanel::View3dPanel(QWidget* parent)
    : QWidget(parent), icons_(shippedFolder("icons")), scene_(new ViewScene(this)), firstPose_(new FirstPose(this)) {
  setObjectName("view3d");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  makeTools();
  layout->addWidget(tools_);
  auto* middle = new QWidget(this);
  stack_ = new QStackedLayout(middle);
  message_ = new QLabel(this);
  message_->setObjectName("view3dMessage");
  message_->setAlignment(Qt::AlignCenter);
  message_->setWordWrap(true);
  message_->setMargin(24);
  stack_->addWidget(message_);
  layout->addWidget(middle, 1);
  makeTime();
  connect(&playTimer_, &QTimer::timeout, this, &View3dPanel::advance);
  connect(scene_, &ViewScene::viewChosen, this, &View3dPanel::noteView);
  playTimer_.setInterval(kPlayStep);
  connect(firstPose_, &FirstPose::answered, this,
          [this](const ModelPtr& model, const SceneDescription& scene, const StorePtr& store, const QString& reason) {
            isAsking_ = false;
            if (run_ && run_->isActive()) return;
            store_.reset();
            model_ = model;
            reason_ = reason;
            scene_->setSource(scene, store, model->resourceFiles());
            takeView();
            updateTime();
            updateMessage();
          });
  refreshLook();
  updateTime();
  updateMessage();
}

View3dPanel::~View3dPanel() {
  delete picture_;
}

// ---- tools ----

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
    scene_->fit();
  });
  QToolButton* views = tool("view3d", tr("Look from a side"));
  views->setPopupMode(QToolButton::InstantPopup);
  views->setMenu(viewMenu());
  parallel_ = tool("grid", tr("Parallel instead of perspective"));
  parallel_->setCheckable(true);
  connect(parallel_, &QToolButton::toggled, this, [this](bool isOn) { scene_->setParallel(isOn); });
  follow_ = tool("lock", tr("The view goes with the selected part"));
  follow_->setCheckable(true);
  connect(follow_, &QToolButton::toggled, this, [this](bool isOn) {
    const QSet<QString>& selected = scene_->selected();
    scene_->follow(isOn && !selected.isEmpty() ? *selected.begin() : QString());
    if (isOn && selected.isEmpty()) {
      follow_->setChecked(false);
      hoverLabel_->setText(tr("Select a part to follow"));
    }
  });
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
  hoverLabel_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // long words do not widen the window
  QToolButton* save = tool("camera", tr("Save as picture or video"));
  save->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(save);
  menu->addAction(tr("Save picture…"), this, &View3dPanel::savePicture);
  menu->addAction(tr("Save video…"), this, &View3dPanel::saveVideo);
  save->setMenu(menu);
  for (QToolButton* button : {fit, views, parallel_, follow_, overlays, section}) row->addWidget(button);
  row->addWidget(sectionSlider_);
  row->addWidget(hoverLabel_, 1);
  row->addWidget(save);
}

QMenu* View3dPanel::viewMenu() {
  auto* menu = new QMenu(this);
  const std::pair<QString, Preset> presets[] = {{tr("Front"), Preset::front},      {tr("Back"), Preset::back},
                                                {tr("Left"), Preset::left},        {tr("Right"), Preset::right},
                                                {tr("Top"), Preset::top},          {tr("Bottom"), Preset::bottom},
                                                {tr("Oblique"), Preset::isometric}};
  for (const auto& [text, preset] : presets) {
    menu->addAction(text, this, [this, preset = preset] { scene_->look(preset); });
  }
  return menu;
}

QMenu* View3dPanel::sectionMenu() {
  auto* menu = new QMenu(this);
  auto* group = new QActionGroup(menu);
  for (const auto& [text, axis] :
       {std::pair{tr("No section"), -1}, {tr("Across x"), 0}, {tr("Across y"), 1}, {tr("Across z"), 2}}) {
    QAction* action = menu->addAction(text);
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

void View3dPanel::updateSection() {
  sectionSlider_->setVisible(sectionAxis_ >= 0);
  if (sectionAxis_ < 0) return scene_->clearSection();
  const double sign = isSectionTurned_ ? -1 : 1;
  const Vec3 axes[] = {{sign, 0, 0}, {0, sign, 0}, {0, 0, sign}};
  const double part = static_cast<double>(sectionSlider_->value()) / kSliderSteps;
  scene_->setSection(axes[sectionAxis_], isSectionTurned_ ? 1 - part : part);
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
                           {tr("First pose as ghost"), Overlay::ghost, "ghost"}};
  for (const Entry& entry : entries) {
    QAction* action = menu->addAction(entry.text);
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
  follow_->setChecked(!scene_->followed().isEmpty());
  isTakingView_ = false;
}

void View3dPanel::makeTime() {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(6, 3, 8, 3);
  row->setSpacing(6);
  play_ = tool("run", tr("Play"));
  connect(play_, &QToolButton::clicked, this, [this] { setPlaying(!playTimer_.isActive()); });
  slider_ = new JumpSlider(Qt::Horizontal, this);
  slider_->setObjectName("view3dTime");
  slider_->setRange(0, kSliderSteps);
  slider_->setAccessibleName(tr("Time"));
  connect(slider_, &QSlider::valueChanged, this, [this](int value) {
    if (!store_ || store_->rowCount() == 0) return;
    const double start = store_->time(0);
    tellTime(start + (endTime() - start) * value / kSliderSteps);
  });
  connect(slider_, &QSlider::sliderPressed, this, [this] { setPlaying(false); });
  timeLabel_ = new QLabel(this);
  timeLabel_->setMinimumWidth(64);
  timeLabel_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  speed_ = new QComboBox(this);
  speed_->setToolTip(tr("Seconds of the model per second"));
  for (const auto& [text, value] : {std::pair{"0.1×", 0.1}, {"0.25×", 0.25}, {"1×", 1.0}, {"4×", 4.0}, {"20×", 20.0}})
    speed_->addItem(QString::fromUtf8(text), value);
  speed_->setCurrentIndex(2);
  row->addWidget(play_);
  row->addWidget(slider_, 1);
  row->addWidget(timeLabel_);
  row->addWidget(speed_);
  qobject_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void View3dPanel::makePicture() {
  if (picture_ || scene_->isEmpty()) return;
  if (!whyNoGraphics().isEmpty()) return;
  picture_ = new SceneWidget(*scene_, this);
  connect(picture_, &SceneWidget::partClicked, this, &View3dPanel::partClicked);
  // The window is put together after the frame itself, before timers.
  connect(picture_, &SceneWidget::frameDone, this,
          [this] { QTimer::singleShot(0, this, [this] { livePace_.end(); }); });
  connect(picture_, &SceneWidget::partHovered, hoverLabel_, &QLabel::setText);
  stack_->addWidget(picture_);
}

// ---- the run ----

void View3dPanel::setRun(OpenDocument* document, DiagramScene* diagram, RunControl* run) {
  for (QObject* old : {static_cast<QObject*>(document_.data()), static_cast<QObject*>(diagram_.data()),
                       static_cast<QObject*>(run_.data()), static_cast<QObject*>(checker_.data())}) {
    if (old) disconnect(old, nullptr, this, nullptr);
  }
  leaveView();
  document_ = document, diagram_ = diagram, run_ = run, checker_ = run ? &run->checker() : nullptr;
  isViewWanted_ = true;
  setPlaying(false);
  firstPose_->forget();
  isAsking_ = false;
  store_.reset(), model_.reset();
  reason_.clear();
  scene_->clear();
  if (run_) {
    connect(run_, &RunControl::storeChanged, this, &View3dPanel::takeRun);
    connect(run_, &RunControl::progressed, this, &View3dPanel::runProgressed);
    connect(run_, &RunControl::shownTimeChanged, this, [this] {
      if (!store_ || store_ != run_->store() || run_->isActive()) return;
      if (run_->shownTime() != scene_->time()) showTime(run_->shownTime());
    });
    connect(run_, &RunControl::finished, this, [this] {
      if (store_ && store_ == run_->store()) scene_->showLast();
      updateTime();
    });
  }
  if (document_) {
    connect(document_, &OpenDocument::wasReset, this, [this] {
      changedViews_.remove(document_), views_.remove(document_);
      isViewWanted_ = true;
      firstPose_->forget();
      isAsking_ = false;
      store_.reset(), model_.reset();
      reason_.clear();
      scene_->clear();
      updateTime();
      updateMessage();
    });
  }
  if (diagram_) connect(diagram_, &DiagramScene::selectionChanged, this, &View3dPanel::takeSelection);
  if (checker_) connect(checker_, &Checker::checked, this, &View3dPanel::modelChecked);
  if (run_ && run_->store())
    takeRun();
  else if (checker_)
    modelChecked(checker_->lastModel());
  updateTime();
  updateMessage();
}

void View3dPanel::modelChecked(const ModelPtr& model) {
  // Errors leave the last good picture on show.
  if (!model || !run_ || run_->isActive() || (store_ && model == run_->model())) return;
  const SceneDescription scene = describeScene(model->variables());
  if (scene.isEmpty()) {
    firstPose_->forget();
    isAsking_ = false;
    store_.reset();
    scene_->clear();
    updateTime();
    return updateMessage();
  }
  isAsking_ = true;
  firstPose_->ask(model, settingsOf(document_->values(), *model));
  announce();
}

// Once for each diagram: who closes the view does not get it back with every change of the tab.
void View3dPanel::announce() {
  if (!document_ || told_.contains(document_)) return;
  const OpenDocument* document = document_;
  told_.insert(document);
  connect(document_, &QObject::destroyed, this,
          [this, document] { told_.remove(document), changedViews_.remove(document), views_.remove(document); });
  Q_EMIT contentFound();
}

void View3dPanel::takeRun() {
  if (!run_ || !run_->store() || !run_->model()) return;
  firstPose_->forget();
  isAsking_ = false;
  setPlaying(false);
  reason_.clear();
  store_ = run_->store();
  model_ = run_->model();
  const SceneDescription scene = describeScene(model_->variables());
  scene_->setSource(scene, store_, model_->resourceFiles());
  takeView();
  if (!scene.isEmpty()) announce();
  takeSelection();
  updateTime();
  updateMessage();
}

void View3dPanel::runProgressed() {
  if (!isVisible() || !run_ || store_ != run_->store() || scene_->isEmpty()) return;
  // Where the processor draws and the simulation runs at full speed, it gets the larger share.
  if (!livePace_.isDue(isSoftwareGraphics() && run_->pace() <= 0, kPlayStep)) return;
  livePace_.begin();
  scene_->showLive();
  updateTime();
}

double View3dPanel::endTime() const {
  return store_ && store_->rowCount() > 0 ? store_->time(store_->rowCount() - 1) : 0;
}

void View3dPanel::showTime(double time) {
  scene_->show(time);
  updateTime();
}

void View3dPanel::setPlaying(bool isPlaying) {
  if (isPlaying == playTimer_.isActive()) return;
  if (isPlaying && store_ && !(run_ && run_->isActive())) {
    if (scene_->time() >= endTime()) scene_->show(store_->time(0));
    playClock_.start();
    playTimer_.start();
  } else {
    playTimer_.stop();
  }
  toolIcons_[play_] = playTimer_.isActive() ? "pause" : "run";
  play_->setToolTip(playTimer_.isActive() ? tr("Pause") : tr("Play"));
  refreshLook();
}

// The instant is shared with the diagram and the plots.
void View3dPanel::tellTime(double time) {
  showTime(time);
  if (run_ && store_ == run_->store() && !run_->isActive()) run_->setShownTime(time);
}

void View3dPanel::advance() {
  const double step = static_cast<double>(playClock_.restart()) / 1000 * speed_->currentData().toDouble();
  const double next = scene_->time() + step;
  tellTime(std::min(next, endTime()));
  if (next >= endTime()) setPlaying(false);
}

void View3dPanel::updateTime() {
  const bool isActive = run_ && run_->isActive();
  const bool hasRun = store_ && store_->rowCount() > 1;
  slider_->setEnabled(hasRun && !isActive);
  play_->setEnabled(hasRun && !isActive);
  timeLabel_->setText(scene_->isEmpty() ? QString() : formatValue(scene_->time(), "s", 4));
  const QSignalBlocker blocker(slider_);
  if (!hasRun) return slider_->setValue(0);
  const double start = store_->time(0);
  const double end = isActive ? std::max(run_->stopTime(), endTime()) : endTime();
  slider_->setValue(end > start ? qRound((scene_->time() - start) / (end - start) * kSliderSteps) : 0);
}

void View3dPanel::updateMessage() {
  QString text;
  if (scene_->isEmpty())
    text = tr("Bodies, joints and frames of the library MultiBody are shown here.");
  else if (!whyNoGraphics().isEmpty())
    text = whyNoGraphics();
  else if (!reason_.isEmpty() && !store_)
    text = tr("The parts cannot be assembled: %1").arg(reason_);
  message_->setText(text);
  if (text.isEmpty() && isVisible()) makePicture();
  stack_->setCurrentWidget(text.isEmpty() && picture_ ? static_cast<QWidget*>(picture_) : message_);
  tools_->setEnabled(picture_ != nullptr);
  if (!scene_->warnings().isEmpty()) hoverLabel_->setText(scene_->warnings().first());
  hoverLabel_->setToolTip(scene_->warnings().join('\n'));
}

// ---- selection ----

void View3dPanel::takeSelection() {
  if (!diagram_ || !document_ || isTakingSelection_) return;
  QSet<QString> parts;
  const auto& components = document_->values().components;
  for (const int index : diagram_->selectedParts()) {
    if (index >= 0 && static_cast<size_t>(index) < components.size())
      parts.insert(QString::fromStdString(components[static_cast<size_t>(index)].name));
  }
  scene_->select(parts);
}

void View3dPanel::partClicked(const QString& part, bool isAdded) {
  QSet<QString> parts = isAdded ? scene_->selected() : QSet<QString>();
  if (!part.isEmpty()) {
    if (isAdded && parts.contains(part))
      parts.remove(part);
    else
      parts.insert(part);
  }
  scene_->select(parts);
  if (!diagram_ || !document_) return;
  QSet<int> indices;
  const auto& components = document_->values().components;
  for (size_t k = 0; k < components.size(); ++k) {
    if (parts.contains(QString::fromStdString(components[k].name))) indices.insert(static_cast<int>(k));
  }
  isTakingSelection_ = true;
  diagram_->select(indices, {});
  isTakingSelection_ = false;
}

// ---- look ----

void View3dPanel::refreshLook() {
  const Theme& theme = Theme::of(this);
  scene_->setTheme(theme);
  for (auto it = toolIcons_.constBegin(); it != toolIcons_.constEnd(); ++it)
    it.key()->setIcon(icons_.action(it.value(), theme.text, theme.line));
  QPalette quiet = palette();
  quiet.setColor(QPalette::WindowText, theme.quiet);
  for (QLabel* label : {hoverLabel_, timeLabel_, message_}) {
    if (label) label->setPalette(quiet);
  }
}

void View3dPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (store_) scene_->showLast();
  refreshLook();
  updateMessage();
  updateTime();
}

void View3dPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
    if (timeLabel_ && message_) refreshLook();
  }
}

}  // namespace armature::app
