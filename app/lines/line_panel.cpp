#include "app/lines/line_panel.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/lines/shaft_picture.h"
#include "app/lines/track_picture.h"
#include "app/look/letters.h"
#include "app/teaching/line_choice.h"
#include "engine/diagram/json.h"

namespace armature::app {

namespace {

constexpr size_t kMostTabs = 40;

QString signOf(Domain domain) {
  return domain == Domain::rotational ? QStringLiteral("↻ ") : QStringLiteral("↔ ");
}

QString nameOf(const LineModel& line) {
  return line.isTurning() ? LinePanel::tr("Shaft of %1").arg(line.title())
                          : LinePanel::tr("Track of %1").arg(line.title());
}

}  // namespace

LinePanel::LinePanel(QWidget* parent) : QWidget(parent) {
  setObjectName("linePanel");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  tabs_ = new QTabBar(this);
  tabs_->setObjectName("lineTabs");
  tabs_->setAccessibleName(tr("Lines of the diagram"));
  tabs_->setDocumentMode(true);
  tabs_->setDrawBase(false);
  tabs_->setExpanding(false);
  tabs_->setUsesScrollButtons(true);
  tabs_->setElideMode(Qt::ElideMiddle);
  area_ = new QScrollArea(this);
  area_->setFrameShape(QFrame::NoFrame);
  area_->setWidgetResizable(true);
  area_->setFocusPolicy(Qt::NoFocus);
  view_ = new LineView;
  area_->setWidget(view_);
  area_->viewport()->installEventFilter(this);
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(0, 0, 4, 0);
  auto* apart = new QToolButton(this);
  apart->setIcon(QIcon(":/controls/apart.svg"));
  apart->setAutoRaise(true);
  apart->setToolTip(tr("In a window of its own, and back"));
  apart->setAccessibleName(apart->toolTip());
  connect(apart, &QToolButton::clicked, this, &LinePanel::ownWindowWanted);
  more_ = new QLabel(this);
  more_->setObjectName("moreLines");
  more_->setToolTip(tr("Lines without a tab: select a part to see its own"));
  bar->addWidget(tabs_, 1);
  bar->addStretch();  // where there is no tab
  bar->addWidget(more_);
  bar->addWidget(apart);
  layout->addLayout(bar);
  layout->addWidget(area_, 1);
  setMinimumSize(240, 150);
  setLargeType(false);
  connect(tabs_, &QTabBar::currentChanged, this, [this](int tab) {
    if (tab >= 0 && tab < static_cast<int>(tabbed_.size())) choose(tabbed_[static_cast<size_t>(tab)]);
  });
  // What is pinned to the edge stays there.
  for (QScrollBar* bar : {area_->verticalScrollBar(), area_->horizontalScrollBar()})
    connect(bar, &QScrollBar::valueChanged, view_, qOverload<>(&QWidget::update));
  connect(view_, &LineView::placeWanted, this, [this](const QRectF& box) {
    const QPoint c = box.center().toPoint();
    area_->ensureVisible(c.x(), c.y(), static_cast<int>(box.width() / 2) + 20, static_cast<int>(box.height() / 2) + 40);
  });
}

void LinePanel::setSource(DiagramScene* scene, RunControl* run, const QString& path) {
  delete links_;
  links_ = new QObject(this);
  scene_ = scene;
  run_ = run;
  prefix_ = path.isEmpty() ? QString() : path + '.';
  line_ = -1;
  kept_.clear();
  missing_ = Domain::other;
  signature_ = 0;
  view_->setSource(scene, run);
  isStale_ = true;
  if (scene && run) {
    const auto again = [this] {
      isStale_ = true;
      if (isVisible()) refresh();
    };
    connect(scene, &DiagramScene::changed, links_, [this, again] {
      if (!isVisible() || signature() != signature_) again();
      view_->update();
    });
    connect(scene, &DiagramScene::selectionChanged, links_, [this] { followSelection(); });
    connect(scene, &DiagramScene::hoverChanged, links_, [this] { view_->update(); });
    connect(run, &RunControl::storeChanged, links_, again);
    connect(run, &RunControl::finished, links_, again);
    connect(run, &RunControl::progressed, links_, [this, again] {
      // The first values of a run.
      if (isVisible() && !model_.store && run_->store() && run_->store()->rowCount() > 0) again();
      view_->update();
    });
    connect(run, &RunControl::shownTimeChanged, links_, [this] { view_->update(); });
  }
  if (isVisible()) refresh();
}

void LinePanel::setLargeType(bool isLarge) {
  QFont letters = font();
  letters.setPixelSize(isLarge ? kLargeLetters : kLetters);
  view_->setStyleSheet(QString("armature--app--LineView { font-size: %1px; }").arg(letters.pixelSize()));
  view_->setFont(letters);
  view_->update();
}

void LinePanel::setResultsHidden(bool areHidden) {
  if (areHidden == areHidden_) return;
  areHidden_ = areHidden;
  isStale_ = true;
  if (isVisible()) refresh();
}

// What the lines depend on; hovering and selecting change nothing of it.
size_t LinePanel::signature() const {
  size_t seed = 1;
  if (!scene_) return seed;
  for (const PartPicture& part : scene_->parts()) {
    const QPointF at = part.rect.center();
    size_t connectors = part.connectors.size();
    for (const ConnectorPicture& c : part.connectors) connectors = connectors * 2 + (c.isVisible ? 1 : 0);
    seed = qHashMulti(seed, part.name, part.className, part.info.get(), part.isDisabled, qRound(at.x() / 10),
                      qRound(at.y() / 10), connectors);
  }
  for (const WirePicture& wire : scene_->wires()) seed = qHashMulti(seed, wire.from, wire.to);
  const LineChoices choices = readChoices(scene_->document().values());
  for (auto i = choices.begin(); i != choices.end(); ++i)
    seed += qHashMulti(7, i.key(), qRound(i->x()), qRound(i->y()));  // in any order
  return seed;
}

void LinePanel::refresh() {
  if (!isStale_) return;
  isStale_ = false;
  signature_ = signature();
  lines_ = {};
  if (scene_) lines_ = findLines(scene_->parts(), scene_->wires(), readChoices(scene_->document().values()));
  fillTabs();
  int wanted = -1;
  if (scene_ && !kept_.isEmpty())
    if (const ConnectorRef flange = scene_->findEnd(kept_.toStdString()); flange.isValid())
      wanted = lines_.byFlange.value(Lines::key(flange), -1);
  if (std::find(shown_.begin(), shown_.end(), wanted) == shown_.end()) wanted = -1;
  // One that was asked for before it was there, by its part.
  for (const int line : shown_) {
    const Line& of = lines_.all[static_cast<size_t>(line)];
    for (const LineMember& member : of.members)
      if (wanted < 0 && missing_ == of.domain && member.part == missingPart_) wanted = line;
  }
  // Else the first of those that were asked for.
  for (const int line : shown_)
    if (wanted < 0 && (missing_ == Domain::other || lines_.all[static_cast<size_t>(line)].domain == missing_))
      wanted = line;
  choose(wanted);
  followSelection();
}

void LinePanel::fillTabs() {
  const QSignalBlocker quiet(tabs_);
  while (tabs_->count() > 0) tabs_->removeTab(0);
  shown_.clear();
  tabbed_.clear();
  for (size_t i = 0; i < lines_.all.size(); ++i) {
    if (!isWorthShowing(lines_.all[i])) continue;
    shown_.push_back(static_cast<int>(i));
    if (shown_.size() <= kMostTabs) (void)addTab(shown_.back());
  }
  tabs_->setVisible(!shown_.empty());
  more_->setText(QString("+%1").arg(shown_.size() - tabbed_.size()));
  more_->setVisible(shown_.size() > tabbed_.size());
}

// Its place in the row.
int LinePanel::addTab(int line) {
  const LineModel model = makeLineModel(*scene_, lines_, line, nullptr, prefix_);
  tabbed_.push_back(line);
  const int tab = tabs_->addTab(signOf(model.domain) + model.title());
  tabs_->setTabToolTip(tab, nameOf(model));
  return tab;
}

// The tab of a line; one without gets the last.
int LinePanel::tabOf(int line) {
  const auto tab = std::find(tabbed_.begin(), tabbed_.end(), line);
  if (tab != tabbed_.end()) return static_cast<int>(tab - tabbed_.begin());
  if (std::find(shown_.begin(), shown_.end(), line) == shown_.end()) return -1;
  tabs_->removeTab(tabs_->count() - 1);
  tabbed_.pop_back();
  return addTab(line);
}

void LinePanel::choose(int line) {
  line_ = line;
  model_ = {};
  std::unique_ptr<LinePicture> picture;
  if (scene_ && run_ && line >= 0) {
    missing_ = Domain::other;
    const ConnectorRef first = lines_.all[static_cast<size_t>(line)].flanges.front();
    kept_ = QString::fromStdString(scene_->endName(first));
    model_ = makeLineModel(*scene_, lines_, line, areHidden_ ? nullptr : run_->store(), prefix_);
    if (model_.isTurning())
      picture = std::make_unique<ShaftPicture>();
    else
      picture = std::make_unique<TrackPicture>();
    picture->setModel(model_);
  }
  const QSignalBlocker quiet(tabs_);
  if (const int tab = tabOf(line); tab >= 0) tabs_->setCurrentIndex(tab);
  view_->setAccessibleName(nameOf(model_));
  view_->setMinimumSize(0, 0);
  view_->setPicture(std::move(picture), words());
  view_->setRoom(area_->viewport()->size());
}

QString LinePanel::words() const {
  if (areHidden_) return tr("This lesson does not show the results yet.");
  if (missing_ != Domain::other && shown_.empty()) return tr("This diagram has no line of parts that slide or turn.");
  if (missing_ == Domain::translational) return tr("This diagram has no line of parts that slide.");
  if (missing_ == Domain::rotational) return tr("This diagram has no line of parts that turn.");
  if (shown_.empty()) return tr("Connected masses and springs form a line, shown here as it lies in space.");
  if (!model_.store)
    return model_.isTurning() ? tr("Run the diagram to see this shaft turn.")
                              : tr("Run the diagram to see this line at its true positions.");
  return model_.isTurning() ? tr("Nothing on this line has an angle.") : tr("Nothing on this line has a position.");
}

void LinePanel::showLine(int line) {
  refresh();
  if (std::find(shown_.begin(), shown_.end(), line) != shown_.end()) choose(line);
}

QList<std::pair<int, Domain>> LinePanel::linesOf(int part) {
  if (!scene_) return {};
  isStale_ = isStale_ || signature() != signature_;
  refresh();
  QList<std::pair<int, Domain>> found;
  for (const int line : shown_) {
    const auto& all = lines_.all[static_cast<size_t>(line)];
    const auto isIt = [&](const LineMember& member) { return member.part == part; };
    if (std::any_of(all.members.begin(), all.members.end(), isIt)) found.append({line, all.domain});
  }
  return found;
}

void LinePanel::showDomain(Domain domain, int part) {
  refresh();
  if (part < 0 && scene_ && scene_->selectedParts().size() == 1) part = *scene_->selectedParts().begin();
  int wanted = -1;
  for (const auto& [line, of] : linesOf(part))
    if (of == domain && wanted < 0) wanted = line;
  // What is on show already, if that is such a line; else the first.
  if (wanted < 0 && line_ >= 0 && model_.domain == domain) return;
  for (const int line : shown_)
    if (wanted < 0 && lines_.all[static_cast<size_t>(line)].domain == domain) wanted = line;
  if (wanted < 0) {
    missing_ = domain;
    missingPart_ = part;
  }
  choose(wanted);
}

// A part that is selected elsewhere is looked for here.
void LinePanel::followSelection() {
  view_->update();
  if (!isVisible() || !scene_ || scene_->selectedParts().size() != 1) return;
  const int part = *scene_->selectedParts().begin();
  if (model_.find(part)) return;
  const auto found = linesOf(part);
  if (!found.isEmpty()) choose(found.front().first);
}

diagram::Json LinePanel::describe(Domain domain) {
  refresh();
  diagram::Json all = diagram::Json::array();
  const int before = line_;
  for (const int line : std::vector<int>(shown_)) {
    if (lines_.all[static_cast<size_t>(line)].domain != domain) continue;
    choose(line);
    view_->layOut();
    if (view_->picture()) all.push_back(view_->picture()->describe());
  }
  choose(before);
  return all;
}

void LinePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  isStale_ = isStale_ || signature() != signature_;
  refresh();
  view_->setRoom(area_->viewport()->size());
}

bool LinePanel::eventFilter(QObject* object, QEvent* event) {
  if (object == area_->viewport() && event->type() == QEvent::Resize) view_->setRoom(area_->viewport()->size());
  return QWidget::eventFilter(object, event);
}

}  // namespace armature::app
