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

// Over or under the part's flange, on the part's own side of it.
void ArrowTask::place() {
  if (!canvas_) return;
  const DiagramScene& scene = canvas_->scene();
  for (size_t i = 0; i < rows_.size(); ++i) {
    const TaskItem& item = task().items[i];
    ArrowButton* arrow = rows_[i].onCanvas;
    if (!arrow) continue;
    const QPointF axis = stage_.axisOf(item.part, item.connector);
    arrow->setAxis(axis);
    rows_[i].inPanel->setAxis(axis);
    const ConnectorRef end = scene.findEnd((item.part + "." + item.connector).toStdString());
    arrow->setVisible(end.isValid());
    if (!end.isValid()) continue;
    const QPointF at = canvas_->toPixels(scene.connector(end).at);
    const QRectF box = canvas_->toPixels(scene.parts()[static_cast<size_t>(end.part)].rect);
    arrow->resize(56, 30);
    // Halfway between flange and middle of the part, above it.
    const QPointF middle((at.x() * 2 + box.center().x()) / 3, std::min(box.top(), at.y()) - 20);
    const QPoint corner = (middle - QPointF(arrow->width(), arrow->height()) / 2).toPoint();
    if (arrow->pos() != corner) arrow->move(corner);
  }
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
    delete row.onCanvas;  // the true ones are drawn there now
    setVerdict(row.verdict, mark.isRight, verdictOf(task(), mark, store));
  }
}

}  // namespace armature::app
