#include "app/energy/energy_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QTabWidget>
#include <QVBoxLayout>

#include "app/canvas/selected_parts.h"
#include "app/look/format.h"

namespace armature::app {

namespace {

constexpr int kPadding = 8;  // [px]

QLabel* makeWords(QWidget* parent, const char* name, int sides) {
  auto* label = new QLabel(parent);
  label->setObjectName(name);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label->setContentsMargins(sides, 0, sides, kPadding);
  return label;
}

// Wants no more than the words below it leave: these are read to their end before the panel is scrolled.
class LowQuadrants : public QuadrantView {
 public:
  using QuadrantView::QuadrantView;
  QSize sizeHint() const override { return minimumSizeHint(); }
};

}  // namespace

EnergyPanel::EnergyPanel(QWidget* parent) : QWidget(parent) {
  setObjectName("energyPanel");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  tabs_ = new QTabWidget(this);
  tabs_->setObjectName("energyTabs");
  tabs_->setDocumentMode(true);
  powers_ = new EnergyView(EnergyView::Shows::power);
  energies_ = new EnergyView(EnergyView::Shows::energy);
  auto* page = new QWidget;
  auto* pageLayout = new QVBoxLayout(page);
  pageLayout->setContentsMargins(kPadding, kPadding, kPadding, 0);
  points_ = new QComboBox(page);
  points_->setObjectName("quadrantPoint");
  points_->setAccessibleName(tr("Part whose quadrants are shown"));
  quadrants_ = new LowQuadrants(page);
  pageLayout->addWidget(points_);
  pageLayout->addWidget(quadrants_, 1);
  sentence_ = makeWords(page, "quadrantSentence", 0);
  pageLayout->addWidget(sentence_);
  tabs_->addTab(powers_, tr("Power"));
  tabs_->addTab(energies_, tr("Energy"));
  tabs_->addTab(page, tr("Quadrants"));
  tabs_->setTabToolTip(0, tr("Where power comes from at this instant, and where it goes"));
  tabs_->setTabToolTip(1, tr("What has come and gone since the start"));
  tabs_->setTabToolTip(2, tr("Whether a source drives or brakes"));
  layout->addWidget(tabs_, 1);
  words_ = makeWords(this, "energyWords", kPadding);
  layout->addWidget(words_);
  keepRoom();
  for (EnergyView* view : {powers_, energies_}) {
    connect(view, &EnergyView::partChosen, this, &EnergyPanel::choosePart);
    connect(view, &EnergyView::wordsChanged, this, &EnergyPanel::updateWords);
  }
  connect(tabs_, &QTabWidget::currentChanged, this, &EnergyPanel::refresh);
  connect(points_, &QComboBox::activated, this, [this](int index) {
    part_ = points_->itemData(index).toString().section('/', 0, 0);
    connector_ = points_->itemData(index).toString().section('/', 1);
    refresh();
  });
}

void EnergyPanel::setRun(LiveOverlay* overlay, DiagramScene* scene, RunControl* run) {
  if (overlay_) overlay_->book().disconnect(this);
  if (scene_) scene_->disconnect(this);
  if (run_) run_->disconnect(this);
  overlay_ = overlay;
  scene_ = scene;
  run_ = run;
  part_.clear();
  connector_.clear();
  if (overlay && scene && run) {
    connect(&overlay->book(), &PowerBook::changed, this, &EnergyPanel::refresh);
    connect(scene, &DiagramScene::selectionChanged, this, &EnergyPanel::takeSelection);
    connect(run, &RunControl::progressed, this, &EnergyPanel::takeInstant);
    connect(run, &RunControl::finished, this, &EnergyPanel::refresh);
    connect(run, &RunControl::shownTimeChanged, this, &EnergyPanel::takeInstant);
  }
  PowerBook* book = overlay ? &overlay->book() : nullptr;
  powers_->setBook(book);
  energies_->setBook(book);
  takeSelection();
  refresh();
}

// For three lines, so that the picture keeps its height while the words change.
void EnergyPanel::keepRoom() {
  for (QLabel* label : {words_, sentence_}) {
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setMinimumHeight(3 * label->fontMetrics().lineSpacing() + kPadding + 2);
  }
}

void EnergyPanel::showPage(Page page) {
  tabs_->setCurrentIndex(static_cast<int>(page));
}

void EnergyPanel::showQuadrants(const QString& part, const QString& connector) {
  part_ = part;
  connector_ = connector;
  showPage(Page::quadrants);
  refresh();
}

EnergyView* EnergyPanel::flowOnShow() const {
  return tabs_->currentIndex() == 0 ? powers_ : tabs_->currentIndex() == 1 ? energies_ : nullptr;
}

void EnergyPanel::refresh() {
  if (!isVisible()) return;
  if (tabs_->currentIndex() == static_cast<int>(Page::quadrants)) {
    fillPoints();
    quadrants_->setPoint(overlay_ ? &overlay_->book() : nullptr, part_, connector_);
  }
  takeInstant();
}

void EnergyPanel::takeInstant() {
  if (!isVisible() || !run_) return;
  const double time = run_->shownTime();
  if (EnergyView* flow = flowOnShow()) {
    flow->setTime(time);
    updateWords();
    return;
  }
  words_->hide();  // they speak of the flow
  quadrants_->setTime(time);
  updateSentence();
}

void EnergyPanel::updateWords() {
  EnergyView* flow = flowOnShow();
  words_->setVisible(flow != nullptr);
  if (!flow || !run_) return;
  const QStringList& words = flow->picture().words;
  const QString instant = formatValue(run_->shownTime(), QStringLiteral("s"));
  words_->setText(words.isEmpty()   ? QString()
                  : flow == powers_ ? tr("At %1: %2. %3").arg(instant, words.value(0), words.value(1))
                                    : tr("From the start to %1: %2. %3").arg(instant, words.value(0), words.value(1)));
}

// "rad/s" is not broken behind its stroke.
static QString withWholeUnits(QString words) {
  return words.replace(QStringLiteral("/"), QStringLiteral("/") + QChar(0x2060));
}

void EnergyPanel::updateSentence() {
  sentence_->setText(withWholeUnits(quadrants_->picture().sentence));
}

// Sources first, then what the selected part has: flanges and pins.
void EnergyPanel::fillPoints() {
  points_->clear();
  const Powers* powers = overlay_ ? overlay_->book().powers() : nullptr;
  points_->setEnabled(powers != nullptr);
  if (!powers) return;
  const auto add = [&](const Sided& sided) {
    const QString part = QString::fromStdString(sided.part), connector = QString::fromStdString(sided.connector);
    const QString key = part + "/" + (sided.isSource ? QString() : connector);
    if (points_->findData(key) < 0) points_->addItem(sided.isSource ? part : part + "." + connector, key);
  };
  for (const Sided& source : powers->sources()) add(source);
  if (scene_)
    for (const PartPicture* part : selectedPictures(*scene_))
      for (const ConnectorPicture& c : part->connectors)
        if (const auto sided = powers->sidedAt(part->name.toStdString(), c.info.name); sided && c.isVisible)
          add(*sided);
  if (!part_.isEmpty())
    if (const auto sided = powers->sidedAt(part_.toStdString(), connector_.toStdString())) add(*sided);
  // A part without quadrants, of heat or of frames, leaves them to the first that has some.
  const auto has = [&](const QString& connector) {
    return powers->sidedAt(part_.toStdString(), connector.toStdString()).has_value();
  };
  if (points_->count() > 0 && (part_.isEmpty() || (!has(connector_) && !has({})))) {
    part_ = points_->itemData(0).toString().section('/', 0, 0);
    connector_ = points_->itemData(0).toString().section('/', 1);
  }
  int index = points_->findData(part_ + "/" + connector_);
  for (int k = 0; index < 0 && k < points_->count(); ++k)
    if (points_->itemData(k).toString().startsWith(part_ + "/")) index = k;
  points_->setCurrentIndex(index);
  points_->setEnabled(points_->count() > 0);
  points_->setVisible(points_->count() > 0);
}

void EnergyPanel::takeSelection() {
  if (!scene_) return;
  const QSet<QString> names = selectedNames(*scene_);
  powers_->setSelected(names);
  energies_->setSelected(names);
  // The one that is selected is the one whose quadrants are wanted.
  if (names.size() != 1 || *names.begin() == part_) return;
  const Powers* powers = isVisible() && overlay_ ? overlay_->book().powers() : nullptr;
  if (powers && !powers->sidedAt(names.begin()->toStdString(), {})) return;
  part_ = *names.begin();
  connector_.clear();
  refresh();
}

void EnergyPanel::choosePart(const QString& part) {
  if (!scene_) return;
  for (size_t k = 0; k < scene_->parts().size(); ++k)
    if (scene_->parts()[k].name == part) return scene_->select({static_cast<int>(k)}, {});
}

void EnergyPanel::showEvent(QShowEvent*) {
  refresh();
}

void EnergyPanel::changeEvent(QEvent* event) {
  if (words_ && (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)) {
    keepRoom();
    refresh();
  }
  QWidget::changeEvent(event);
}

}  // namespace armature::app
