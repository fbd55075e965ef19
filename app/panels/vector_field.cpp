#include "app/panels/vector_field.h"

#include <cmath>

#include <QHBoxLayout>
#include <QPainter>

#include "app/look/format.h"
#include "app/look/theme.h"
#include "app/panels/value_edit.h"

namespace armature::app {

std::optional<std::array<QString, 3>> vectorComponents(const QString& text) {
  const QString all = text.trimmed();
  if (!all.startsWith('{') || !all.endsWith('}')) return std::nullopt;
  std::array<QString, 3> parts;
  size_t part = 0;
  int depth = 0;
  for (int i = 0; i < all.size(); ++i) {
    const QChar c = all[i];
    if (QString("{[(").contains(c) && ++depth == 1) continue;
    if (QString("}])").contains(c) && --depth == 0) {
      if (i + 1 < all.size()) return std::nullopt;
      break;
    }
    if (c == ',' && depth == 1) {
      if (++part == parts.size()) return std::nullopt;
    } else {
      parts[part] += c;
    }
  }
  if (part + 1 != parts.size()) return std::nullopt;
  for (QString& p : parts) {
    p = p.trimmed();
    if (p.isEmpty()) return std::nullopt;
  }
  return parts;
}

// The vector seen from the front right and above, y upwards as the world has it, with its shadow on the ground.
class VectorArrow : public QWidget {
 public:
  explicit VectorArrow(QWidget* parent) : QWidget(parent) {
    setFixedSize(52, 52);
    setAttribute(Qt::WA_TransparentForMouseEvents);
  }
  void setVector(const std::optional<std::array<double, 3>>& vector) {
    vector_ = vector;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    const Theme& theme = Theme::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(24, 30);
    QFont small = font();
    small.setPixelSize(9);
    painter.setFont(small);
    const QPointF ends[] = {projected(1, 0, 0), projected(0, 1, 0), projected(0, 0, 1)};
    for (int k = 0; k < 3; ++k) {
      QColor ink = theme.quiet;
      ink.setAlphaF(0.6F);
      painter.setPen(QPen(ink, 1));
      painter.drawLine(QPointF(), ends[k]);
      painter.setPen(theme.quiet);
      const QPointF at = ends[k] * 1.3;
      painter.drawText(QRectF(at.x() - 6, at.y() - 6, 12, 12), Qt::AlignCenter, QString("xyz").mid(k, 1));
    }
    if (vector_) paintArrow(painter, theme);
  }

 private:
  static QPointF projected(double x, double y, double z) {
    constexpr double kLength = 19;
    return kLength * QPointF(0.87 * x - 0.6 * z, 0.25 * x - y + 0.42 * z);
  }

  void paintArrow(QPainter& painter, const Theme& theme) const {
    const auto [x, y, z] = *vector_;
    const double length = std::hypot(x, y, z);
    if (!(length > 0) || !std::isfinite(length)) return;
    const QPointF tip = projected(x / length, y / length, z / length), foot = projected(x / length, 0, z / length);
    painter.setPen(QPen(theme.quiet, 1, Qt::DotLine));
    painter.drawLine(QPointF(), foot);
    painter.drawLine(foot, tip);
    painter.setPen(QPen(theme.accent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(QPointF(), tip);
    const double size = std::hypot(tip.x(), tip.y());
    if (size < 3) return;  // it points at the eye
    const QPointF along = tip / size, across(-along.y(), along.x());
    painter.drawPolyline(QPolygonF{{tip - 6 * along + 3.5 * across, tip, tip - 6 * along - 3.5 * across}});
  }

  std::optional<std::array<double, 3>> vector_;
};

VectorField::VectorField(const QString& name, QWidget* parent) : QWidget(parent), arrow_(new VectorArrow(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  row->addWidget(arrow_);
  for (size_t k = 0; k < fields_.size(); ++k) {
    auto* field = fields_[k] = new ValueEdit({}, this);
    const QString title = QString("%1[%2]").arg(name).arg(k + 1);
    field->setObjectName("parameter_" + title);
    field->setAccessibleName(title);
    field->setMinimumWidth(32);
    field->setToolTip(tr("%1: component %2. A list such as {1, 0, 0}, or = and an expression, stands for the whole "
                         "vector.")
                          .arg(name, QString("xyz").mid(static_cast<int>(k), 1)));
    connect(field, &QLineEdit::editingFinished, this, &VectorField::commit);
    connect(field, &QLineEdit::textEdited, this, &VectorField::showArrow);
    row->addWidget(field, 1);
  }
}

bool VectorField::setText(const QString& text, const QString& defaultText) {
  const auto usual = vectorComponents(defaultText);
  const bool isZero = defaultText.isEmpty() || defaultText == "zeros(3)";
  if (text.isEmpty() && !usual && !isZero) return false;
  const auto given = vectorComponents(text);
  if (!text.isEmpty() && !given) return false;
  defaults_ = usual.value_or(std::array<QString, 3>{"0", "0", "0"});
  for (size_t k = 0; k < fields_.size(); ++k) {
    fields_[k]->setPlaceholderText(withMark(defaults_[k]));
    const QString shown = given ? withMark((*given)[k]) : QString();
    if (fields_[k]->text() != shown) fields_[k]->setText(shown);
    if (!fields_[k]->hasFocus()) fields_[k]->setCursorPosition(0);
  }
  showArrow();
  return true;
}

void VectorField::focus() {
  fields_[0]->setFocus();
  fields_[0]->selectAll();
}

void VectorField::commit() {
  std::array<QString, 3> parts;
  bool isAny = false;
  for (size_t k = 0; k < fields_.size(); ++k) {
    parts[k] = withPoint(fields_[k]->text()).trimmed();
    if (parts[k].startsWith('=') || parts[k].startsWith('{')) return Q_EMIT edited(parts[k]);
    isAny = isAny || !parts[k].isEmpty();
    if (parts[k].isEmpty()) parts[k] = defaults_[k];
  }
  Q_EMIT edited(isAny ? QString("{%1, %2, %3}").arg(parts[0], parts[1], parts[2]) : QString());
}

void VectorField::showArrow() {
  std::array<double, 3> vector{};
  bool isNumber = true;
  for (size_t k = 0; k < fields_.size() && isNumber; ++k) {
    const QString text = withPoint(fields_[k]->text()).trimmed();
    vector[k] = (text.isEmpty() ? defaults_[k] : text).toDouble(&isNumber);
  }
  arrow_->setVector(isNumber ? std::optional(vector) : std::nullopt);
}

}  // namespace armature::app
