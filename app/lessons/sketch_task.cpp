#include "app/lessons/sketch_task.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/lessons/verdict.h"
#include "app/look/format.h"
#include "app/look/theme.h"

namespace armature::app {

namespace {
constexpr double kStep = 0.1;           // [-] of a key
constexpr double kBesideNothing = 0.8;  // [-] height of a run's curve where nothing but the axis was drawn
constexpr double kNothing = 1e-9;       // what a run leaves where a value is zero
}  // namespace

SketchPad::SketchPad(int points, QWidget* parent) : QWidget(parent), heights_(static_cast<size_t>(points), 0.0) {
  setObjectName("sketch");
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::CrossCursor);
  constexpr int kLeast = 110;  // [px], so that a low panel has room for it
  setMinimumHeight(kLeast);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

QRectF SketchPad::area() const {
  return QRectF(rect()).adjusted(26, 10, -12, -24);
}

QPointF SketchPad::pixelOf(size_t point, double height) const {
  return pixelAt(static_cast<double>(point) / static_cast<double>(heights_.size() - 1), height);
}

QPointF SketchPad::pixelAt(double share, double height) const {
  const QRectF box = area();
  return {box.left() + share * box.width(), box.center().y() - fit_ * height * box.height() / 2};
}

void SketchPad::setCurve(const std::vector<double>& curve) {
  if (curve.size() != heights_.size()) return;
  double largest = 1;
  for (const double height : curve) largest = std::max(largest, std::abs(height));
  for (size_t i = 0; i < curve.size(); ++i) heights_[i] = curve[i] / largest;
  isDrawn_ = true;
  update();
}

void SketchPad::showTruth(QPolygonF truth, std::vector<bool> isRight, double from, double to) {
  truth_ = std::move(truth);
  double largest = 1;
  for (const QPointF& point : truth_) largest = std::max(largest, std::abs(point.y()));
  fit_ = 1 / largest;
  isRight_ = std::move(isRight);
  from_ = from, to_ = to;
  setCursor(Qt::ArrowCursor);
  update();
}

void SketchPad::setHeight(size_t point, double height) {
  heights_[point] = std::clamp(height, -1.0, 1.0);
  isDrawn_ = true;
}

// Points that a fast hand has passed over lie on the straight line.
void SketchPad::drawTo(QPointF pixel) {
  const QRectF box = area();
  const double share = std::clamp((pixel.x() - box.left()) / box.width(), 0.0, 1.0);
  const auto point = static_cast<size_t>(std::lround(share * static_cast<double>(heights_.size() - 1)));
  double height = (box.center().y() - pixel.y()) / (box.height() / 2);
  if (std::abs(height) < 0.05) height = 0;  // the axis can be met
  const size_t from = last_.value_or(point);
  const double before = last_ ? heights_[from] : height;
  const size_t low = std::min(from, point), high = std::max(from, point);
  for (size_t i = low; i <= high; ++i) {
    const double way =
        high == low ? 1
                    : std::abs(static_cast<double>(i) - static_cast<double>(from)) / static_cast<double>(high - low);
    if (i != from || point == from) setHeight(i, before + (std::clamp(height, -1.0, 1.0) - before) * way);
  }
  last_ = current_ = point;
  update();
  Q_EMIT drawn();
}

void SketchPad::mousePressEvent(QMouseEvent* event) {
  if (!truth_.empty()) return;
  last_.reset();
  drawTo(event->position());
}

void SketchPad::mouseMoveEvent(QMouseEvent* event) {
  if (truth_.empty() && (event->buttons() & Qt::LeftButton)) drawTo(event->position());
}

void SketchPad::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  if (!truth_.empty()) return QWidget::keyPressEvent(event);
  if (key == Qt::Key_Left && current_ > 0)
    --current_;
  else if (key == Qt::Key_Right && current_ + 1 < heights_.size())
    ++current_;
  else if (key == Qt::Key_Up)
    setHeight(current_, heights_[current_] + kStep);
  else if (key == Qt::Key_Down)
    setHeight(current_, heights_[current_] - kStep);
  else if (key == Qt::Key_0)
    setHeight(current_, 0);
  else
    return QWidget::keyPressEvent(event);
  setAccessibleDescription(tr("point %1 of %2, height %3 of 10")
                               .arg(current_ + 1)
                               .arg(heights_.size())
                               .arg(std::lround(heights_[current_] * 10)));
  update();
  if (key != Qt::Key_Left && key != Qt::Key_Right) Q_EMIT drawn();
}

void SketchPad::paintAxes(QPainter& painter, const Theme& theme) const {
  const QRectF box = area();
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(theme.canvas);
  painter.drawRoundedRect(box.adjusted(-6, -4, 6, 4), 6, 6);
  painter.setPen(QPen(theme.grid, 1));
  const double top = 1 / fit_;
  for (size_t i = 0; i < heights_.size(); ++i) painter.drawLine(pixelOf(i, top), pixelOf(i, -top));
  painter.setPen(QPen(theme.quiet, 1.5));
  painter.drawLine(pixelOf(0, 0), pixelOf(heights_.size() - 1, 0));
  QFont font = this->font();
  font.setPixelSize(std::max(12, font.pixelSize()));
  painter.setFont(font);
  const auto sign = [&](double height, const QString& text) {
    painter.drawText(QRectF(0, pixelOf(0, height * top).y() - 10, 18, 20), Qt::AlignCenter, text);
  };
  sign(0.85, "+"), sign(0, "0"), sign(-0.85, QStringLiteral("−"));
  const QRectF below(box.left() - 6, box.bottom() + 5, box.width() + 12, 18);
  painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, truth_.empty() ? tr("start") : formatValue(from_, "s", 3));
  painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter,
                   truth_.empty() ? tr("end of the run") : formatValue(to_, "s", 3));
}

void SketchPad::paintCurve(QPainter& painter, const QPolygonF& curve, const QPen& pen) const {
  QPolygonF line;
  for (const QPointF& point : curve) line << pixelAt(point.x(), point.y());
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(line);
}

void SketchPad::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::of(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintAxes(painter, theme);
  QPolygonF drawn;
  for (size_t i = 0; i < heights_.size(); ++i)
    drawn << QPointF(static_cast<double>(i) / static_cast<double>(heights_.size() - 1), heights_[i]);
  if (isDrawn_) paintCurve(painter, drawn, QPen(theme.accent, 2));
  if (!truth_.empty()) {
    // Upon a sketch that fits the sketch is to be seen between the dashes.
    QPen dashes(theme.done, 2);
    dashes.setCapStyle(Qt::FlatCap);
    dashes.setDashPattern({4, 4});
    paintCurve(painter, truth_, dashes);
  }
  for (size_t i = 0; i < heights_.size(); ++i) {
    const bool isWrong = i < isRight_.size() && !isRight_[i];
    painter.setPen(Qt::NoPen);
    painter.setBrush(isWrong ? theme.error : isDrawn_ ? theme.accent : theme.line);
    painter.drawEllipse(pixelOf(i, heights_[i]), isWrong ? 5 : 4, isWrong ? 5 : 4);
  }
  if (hasFocus() && truth_.empty()) {
    painter.setPen(QPen(theme.accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(pixelOf(current_, heights_[current_]), 8, 8);
  }
}

SketchTask::SketchTask(const Task& task, const QString& language, QWidget* parent)
    : TaskWidget(task, language, parent), pad_(new SketchPad(task.points, this)), hint_(new QLabel(this)) {
  pad_->setAccessibleName(words(task.question));
  hint_->setText(tr("Only the shape counts, not the scale. Draw, or use the arrow keys."));
  hint_->setWordWrap(true);
  hint_->setProperty("role", "quiet");
  lines()->addWidget(pad_);
  lines()->addWidget(hint_);
  connect(pad_, &SketchPad::drawn, this, &TaskWidget::edited);
}

Answer SketchTask::answer() const {
  Answer made;
  made.curve = pad_->curve();
  return made;
}

void SketchTask::setAnswer(const Answer& answer) {
  pad_->setCurve(answer.curve);
}

// The run's curve in the scale at which the drawn one was compared with it, as far as neither becomes a flat line by
// that. Beside nothing but the axis the run has a height that can be seen.
void SketchTask::showMarks(const Marking& marking, const results::Store& store) {
  const auto curve = runCurve(task(), marking, store);
  double largest = 0, drawn = 0;
  for (const auto& point : curve) largest = std::max(largest, std::abs(point.second));
  for (const double height : pad_->curve()) drawn = std::max(drawn, std::abs(height));
  const double bySize = largest / (drawn > 0 ? drawn : kBesideNothing);
  const double scale = marking.scale > 0 ? std::clamp(marking.scale, bySize / 2, bySize * 2) : bySize;
  QPolygonF truth;
  for (const auto& [share, value] : curve) truth << QPointF(share, largest > kNothing ? value / scale : 0);
  std::vector<bool> isRight;
  for (const ItemMark& mark : marking.items) isRight.push_back(mark.isRight);
  pad_->showTruth(std::move(truth), std::move(isRight), marking.items.front().at, marking.items.back().at);
  hint_->setText(tr("Dashed: the run. Solid: your sketch."));
}

}  // namespace armature::app
