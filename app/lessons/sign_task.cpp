#include "app/lessons/sign_task.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

#include "app/lessons/verdict.h"

namespace armature::app {

SignTask::SignTask(const Task& task, const QString& language, QWidget* parent) : TaskWidget(task, language, parent) {
  for (size_t i = 0; i < task.items.size(); ++i) rows_.push_back(makeRow(i));
}

SignTask::Row SignTask::makeRow(size_t index) {
  const TaskItem& item = task().items[index];
  const QString name = item.text.isEmpty() ? item.variable : words(item.text);
  auto* line = new QHBoxLayout;
  line->setSpacing(4);
  auto* label = new QLabel(richText(item.text.isEmpty() ? "`" + name + "`" : name), this);
  label->setWordWrap(true);
  label->setToolTip(item.variable);
  line->addWidget(label, 1);
  Row row{new QButtonGroup(this), verdictLine(QString("verdict_%1").arg(index))};
  const std::pair<int, QString> signs[] = {
      {-1, QStringLiteral("−")}, {0, QStringLiteral("0")}, {1, QStringLiteral("+")}};
  for (const auto& [sign, text] : signs) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QString("sign_%1_%2").arg(index).arg(sign));
    button->setProperty("choice", true);
    button->setCheckable(true);
    button->setAutoDefault(false);
    const QString meaning = sign < 0 ? tr("negative") : sign > 0 ? tr("positive") : tr("zero");
    button->setAccessibleName(tr("%1 is %2").arg(name, meaning));
    button->setToolTip(meaning);
    row.signs->addButton(button, sign + 2);
    line->addWidget(button);
  }
  connect(row.signs, &QButtonGroup::idClicked, this, &TaskWidget::edited);
  lines()->addLayout(line);
  lines()->addWidget(row.verdict);
  return row;
}

Answer SignTask::answer() const {
  Answer made;
  for (const Row& row : rows_) {
    const int id = row.signs->checkedId();
    made.signs.push_back(id > 0 ? std::optional(id - 2) : std::nullopt);
  }
  return made;
}

void SignTask::setAnswer(const Answer& answer) {
  for (size_t i = 0; i < rows_.size() && i < answer.signs.size(); ++i)
    if (answer.signs[i])
      if (QAbstractButton* button = rows_[i].signs->button(*answer.signs[i] + 2)) button->setChecked(true);
}

void SignTask::showMarks(const Marking& marking, const results::Store& store) {
  for (const ItemMark& mark : marking.items) {
    const Row& row = rows_[static_cast<size_t>(mark.item)];
    for (QAbstractButton* button : row.signs->buttons()) button->setEnabled(false);
    setVerdict(row.verdict, mark.isRight, verdictOf(task(), mark, store));
  }
}

// ---- arrows ----

namespace {

constexpr QSize kOnCanvas{56, 30};  // [px] of an arrow of a lying line
constexpr double kApart = 6;        // [px]
constexpr int kRounds = 8;          // more than rows of arrows that are beside one another

struct PlacedArrow {
  ArrowButton* arrow;
  QRectF box;
  bool isLying;
};

void moveApart(std::vector<PlacedArrow>& placed) {
  for (int round = 0; round < kRounds; ++round)
    for (size_t i = 0; i < placed.size(); ++i)
      for (size_t k = i + 1; k < placed.size(); ++k) {
        PlacedArrow &a = placed[i], &b = placed[k];
        const QRectF both = a.box.adjusted(0, 0, kApart, kApart).intersected(b.box.adjusted(0, 0, kApart, kApart));
        if (both.isEmpty()) continue;
        const bool isFirst = a.isLying ? a.box.x() <= b.box.x() : a.box.y() <= b.box.y();
        const double by = (a.isLying ? both.width() : both.height()) / 2;
        const QPointF way = (a.isLying ? QPointF(by, 0) : QPointF(0, by)) * (isFirst ? 1 : -1);
        a.box.translate(-way);
        b.box.translate(way);
      }
}

// Names of parts above go on being read: an arrow comes nearer to its own part, whose top it may cover.
void moveOffNames(std::vector<PlacedArrow>& placed, const CanvasView& canvas) {
  constexpr double kNearest = 14;  // [px]
  for (PlacedArrow& one : placed)
    for (size_t part = 0; part < const_cast<CanvasView&>(canvas).scene().parts().size(); ++part) {
      const QRectF name = canvas.besideParts().label(static_cast<int>(part));
      if (!name.intersects(one.box) || name.center().y() > one.box.center().y()) continue;
      one.box.translate(0, std::min(name.bottom() - one.box.top() + 1, kNearest));
    }
}

}  // namespace

ArrowTask::ArrowTask(const Task& task, const QString& language, LessonStage& stage, QWidget* parent)
    : TaskWidget(task, language, parent), stage_(stage), canvas_(&stage.canvas()) {
  for (size_t i = 0; i < task.items.size(); ++i) makeRow(i);
  canvas_->installEventFilter(this);
  place();
}

ArrowTask::~ArrowTask() {
  for (const Row& row : rows_) delete row.onCanvas;
}

void ArrowTask::makeRow(size_t index) {
  const TaskItem& item = task().items[index];
  const QString place = item.part + "." + item.connector;
  auto* line = new QHBoxLayout;
  auto* label = new QLabel(richText(item.text.isEmpty() ? "`" + place + "`" : words(item.text)), this);
  label->setWordWrap(true);
  line->addWidget(label, 1);
  Row row{new ArrowButton(this), new ArrowButton(canvas_), verdictLine(QString("verdict_%1").arg(index))};
  row.inPanel->setObjectName(QString("arrow_%1").arg(index));
  row.onCanvas->setObjectName(QString("canvasArrow_%1").arg(index));
  row.onCanvas->setFocusPolicy(Qt::NoFocus);
  for (ArrowButton* arrow : {row.inPanel, row.onCanvas.data()}) {
    arrow->setToolTip(tr("Force at %1 on %2: click to turn it").arg(item.connector, item.part));
    arrow->setAccessibleName(tr("Arrow at %1").arg(place));
    connect(arrow, &ArrowButton::turned, this, [this, index](int sign) {
      setSign(index, sign);
      Q_EMIT edited();
    });
  }
  line->addWidget(row.inPanel);
  lines()->addLayout(line);
  lines()->addWidget(row.verdict);
  rows_.push_back(row);
}

void ArrowTask::setSign(size_t index, std::optional<int> sign) {
  rows_[index].inPanel->setSign(sign);
  if (rows_[index].onCanvas) rows_[index].onCanvas->setSign(sign);
}

// Above the part, halfway between its flange and its middle; those of flanges that lie close are moved apart along
// their line.
void ArrowTask::place() {
  if (!canvas_) return;
  const DiagramScene& scene = canvas_->scene();
  std::vector<PlacedArrow> placed;
  for (size_t i = 0; i < rows_.size(); ++i) {
    const TaskItem& item = task().items[i];
    ArrowButton* arrow = rows_[i].onCanvas;
    if (!arrow) continue;
    const QPointF axis = stage_.axisOf(item.part, item.connector);
    const ConnectorRef end = scene.findEnd((item.part + "." + item.connector).toStdString());
    const bool isTurning = end.isValid() && scene.connector(end).info.domain == Domain::rotational;
    for (ArrowButton* shown : {arrow, rows_[i].inPanel}) {
      shown->setAxis(axis);
      shown->setTurning(isTurning);
    }
    arrow->setVisible(end.isValid());
    if (!end.isValid()) continue;
    const QPointF at = canvas_->toPixels(scene.connector(end).at);
    const QRectF box = canvas_->toPixels(scene.parts()[static_cast<size_t>(end.part)].rect);
    const bool isLying = std::abs(axis.x()) >= std::abs(axis.y());
    const QSizeF size = isLying ? QSizeF(kOnCanvas) : QSizeF(kOnCanvas).transposed();
    const QPointF middle((at.x() * 2 + box.center().x()) / 3, std::min(box.top(), at.y()) - 5 - size.height() / 2);
    placed.push_back({arrow, QRectF(middle - QPointF(size.width(), size.height()) / 2, size), isLying});
  }
  moveApart(placed);
  moveOffNames(placed, *canvas_);
  for (const PlacedArrow& one : placed)
    if (const QRect box = one.box.toRect(); one.arrow->geometry() != box) one.arrow->setGeometry(box);
}

bool ArrowTask::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::Paint || event->type() == QEvent::Resize) place();
  return TaskWidget::eventFilter(object, event);
}

Answer ArrowTask::answer() const {
  Answer made;
  for (const Row& row : rows_) made.signs.push_back(row.inPanel->sign());
  return made;
}

void ArrowTask::setAnswer(const Answer& answer) {
  for (size_t i = 0; i < rows_.size() && i < answer.signs.size(); ++i) setSign(i, answer.signs[i]);
}

void ArrowTask::showMarks(const Marking& marking, const results::Store& store) {
  for (const ItemMark& mark : marking.items) {
    const Row& row = rows_[static_cast<size_t>(mark.item)];
    row.inPanel->setEnabled(false);
    row.inPanel->setFixedHeight(kOnCanvas.height());
    delete row.onCanvas;  // the true ones are drawn there now
    setVerdict(row.verdict, mark.isRight, verdictOf(task(), mark, store));
  }
}

}  // namespace armature::app
