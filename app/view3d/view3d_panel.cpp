#include "app/view3d/view3d_panel.h"

#include <QActionGroup>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStackedLayout>
#include <QToolButton>
#include <algorithm>

#include "app/look/color_change.h"
#include "app/look/disabled_ink.h"
#include "app/look/format.h"
#include "app/view3d/diagram_view.h"
#include "app/view3d/graphics.h"
#include "app/view3d/jump_slider.h"
#include "app/view3d/push_hand.h"
#include "app/view3d/scene_widget.h"

namespace armature::app {

namespace {
constexpr int kPlayStep = 33;  // [ms]
}  // namespace

View3dPanel::View3dPanel(QWidget* parent)
    : QWidget(parent),
      icons_(shippedFolder("icons")),
      scene_(new ViewScene(this)),
      hand_(new PushHand(*scene_, this)),
      firstPose_(new FirstPose(this)) {
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
  message_->setMargin(8);
  stack_->addWidget(message_);
  middle->setMinimumHeight(70);  // a message is to be read
  middle->installEventFilter(this);
  hoverLabel_->setParent(middle);
  layout->addWidget(middle, 1);
  makeTime();
  connect(&playTimer_, &QTimer::timeout, this, &View3dPanel::advance);
  connect(hand_, &PushHand::refused, this, [this](const QString& reason) { say(reason); });
  connect(scene_, &ViewScene::viewChosen, this, &View3dPanel::noteView);
  connect(scene_, &ViewScene::fileRead, this, [this] {
    if (!scene_->files().isReading()) say({});
    updateMessage();
  });
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
  new ColorChange(*this, [this] { refreshLook(); });
  refreshLook();
  updateTime();
  updateMessage();
}

View3dPanel::~View3dPanel() {
  delete picture_;
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
  speed_->setToolTip(tr("Simulated seconds per second"));
  for (const double value : {0.1, 0.25, 1.0, 4.0, 20.0}) speed_->addItem(QLocale().toString(value) + u'×', value);
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
  picture_ = new SceneWidget(*scene_, *hand_, this);
  connect(picture_, &SceneWidget::partClicked, this, &View3dPanel::partClicked);
  // The window is put together after the frame itself, before timers.
  connect(picture_, &SceneWidget::frameDone, this,
          [this] { QTimer::singleShot(0, this, [this] { livePace_.end(); }); });
  connect(picture_, &SceneWidget::partHovered, this, &View3dPanel::say);
  stack_->addWidget(picture_);
}

// ---- the run ----

void View3dPanel::setRun(OpenDocument* document, DiagramScene* diagram, RunControl* run) {
  if (run_) disconnect(&run_->pushing(), nullptr, this, nullptr);
  for (QObject* old : {static_cast<QObject*>(document_.data()), static_cast<QObject*>(diagram_.data()),
                       static_cast<QObject*>(run_.data()), static_cast<QObject*>(checker_.data())}) {
    if (old) disconnect(old, nullptr, this, nullptr);
  }
  leaveView();
  forgetClosed();
  if (document) known_.insert(document, document);
  say({});  // what was said of another diagram
  document_ = document, diagram_ = diagram, run_ = run, checker_ = run ? &run->checker() : nullptr;
  isViewWanted_ = true;
  setPlaying(false);
  firstPose_->forget();
  isAsking_ = false;
  store_.reset(), model_.reset();
  reason_.clear();
  scene_->clear();
  hand_->setRun(run);
  updatePush();
  if (run_) {
    connect(&run_->pushing(), &Pushing::switched, this, &View3dPanel::updatePush);
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
  // Errors leave the last good picture on show; where there was none, an empty view says nothing.
  if (!model && scene_->isEmpty() && !isAsking_) return withdraw();
  if (!model || !run_ || run_->isActive() || (store_ && model == run_->model())) return;
  const SceneDescription scene = describeScene(model->variables());
  if (scene.isEmpty()) {
    firstPose_->forget();
    isAsking_ = false;
    store_.reset();
    scene_->clear();
    updateTime();
    withdraw();
    return updateMessage();
  }
  isAsking_ = true;
  firstPose_->ask(model, settingsOf(document_->values(), *model));
  announce();
}

// Another diagram may lie where one lay that has been closed.
void View3dPanel::forgetClosed() {
  for (auto known = known_.begin(); known != known_.end();) {
    if (*known) {
      ++known;
      continue;
    }
    for (auto* list : {&told_, &seen_, &changedViews_}) list->remove(known.key());
    views_.remove(known.key());
    known = known_.erase(known);
  }
}

// Once for each diagram: who closes the view does not get it back with every change of the tab. One that somebody is
// drawing is left in peace, a canvas that becomes smaller moves under the pointer; but for one that the view was seen
// with when it was left.
void View3dPanel::announce() {
  const bool wasSeen = seen_.contains(document_), isKnown = told_.contains(document_);
  if (!document_ || ((isKnown || wasSeen) && !isWithdrawn_)) return;
  isWithdrawn_ = false;
  if (!isKnown && !wasSeen) {
    if (document_->undoStack()->count() > 0) return;
    told_.insert(document_);
  }
  isAnnouncing_ = true;
  Q_EMIT contentFound();
  isAnnouncing_ = false;
}

// Whoever has asked for the view beside this diagram keeps it.
void View3dPanel::withdraw() {
  if (isVisible() && seen_.contains(document_)) return;
  isWithdrawn_ = true;
  Q_EMIT nothingFound();
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
  scene.isEmpty() ? withdraw() : announce();
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
  showSectionSlider();
  QString text;
  if (scene_->isEmpty())
    text = tr("Bodies, joints and frames of the library MultiBody are shown here.");
  else if (!whyNoGraphics().isEmpty())
    text = whyNoGraphics();
  else if (!reason_.isEmpty() && !store_)
    text = tr("The parts cannot be assembled: %1").arg(reason_);
  message_->setText(text);
  for (QWidget* ofTime : std::initializer_list<QWidget*>{play_, slider_, timeLabel_, speed_})
    ofTime->setVisible(!scene_->isEmpty());
  if (text.isEmpty() && isVisible()) makePicture();
  stack_->setCurrentWidget(text.isEmpty() && picture_ ? static_cast<QWidget*>(picture_) : message_);
  tools_->setEnabled(picture_ != nullptr);
  const QStringList& warnings = scene_->files().warnings();
  if (scene_->files().isReading())
    say(tr("Reading shapes from files…"));
  else if (!warnings.isEmpty())
    say(warnings.mid(0, 3).join('\n'));
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
    it.key()->setIcon(icons_.action(it.value(), theme.text, disabledInk(theme)));
  QPalette quiet = palette();
  quiet.setColor(QPalette::WindowText, theme.quiet);
  for (QLabel* label : {hoverLabel_, timeLabel_, message_}) {
    if (label) label->setPalette(quiet);
  }
}

void View3dPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (!event->spontaneous()) seen_.remove(document_);
}

void View3dPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (document_ && !isAnnouncing_) seen_.insert(document_);
  if (store_) scene_->showLast();
  refreshLook();
  updateMessage();
  updateTime();
}

}  // namespace armature::app
