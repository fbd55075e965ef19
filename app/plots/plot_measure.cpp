#include "app/plots/plot_measure.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

#include "app/look/format.h"
#include "app/look/theme.h"
#include "app/plots/plot_definition.h"

namespace armature::app {

namespace {
constexpr double kReach = 6;            // of the mouse to a cursor [px]
constexpr uint64_t kQuickly = 400'000;  // rows between the cursors that are measured while one is moved
}  // namespace

PlotMeasure::PlotMeasure(QCustomPlot& plot) : plot_(plot), card_(new QLabel(&plot)) {
  card_->setObjectName("measureCard");
  card_->setAttribute(Qt::WA_TransparentForMouseEvents);
  card_->setTextFormat(Qt::RichText);
  card_->hide();
  plot_.installEventFilter(this);
}

void PlotMeasure::begin(const diagram::Json& definition, bool isOverTime) {
  const auto wanted = definition.find("measure");
  isOn_ = isOverTime && wanted != definition.end() && wanted->is_object();
  lines_[0] = lines_[1] = nullptr;
  letters_[0] = letters_[1] = nullptr;
  figures_.reset();
  if (!isOn_) return card_->hide();
  at_[0] = numberMember(*wanted, "from").value_or(0);
  at_[1] = numberMember(*wanted, "to").value_or(1);
  curve_ = textMember(*wanted, "curve");
  for (int k = 0; k < 2; ++k) {
    lines_[k] = new QCPItemStraightLine(&plot_);
    lines_[k]->setLayer("overlay");
    letters_[k] = new QCPItemText(&plot_);
    letters_[k]->setLayer("overlay");
    letters_[k]->setText(k == 0 ? "A" : "B");
    letters_[k]->setPadding(QMargins(3, 0, 3, 0));
    letters_[k]->setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
    letters_[k]->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
  }
  place();
}

void PlotMeasure::applyTheme(const Theme& theme, int letters) {
  quiet_ = theme.quiet.name();
  for (int k = 0; k < 2; ++k) {
    if (!lines_[k]) continue;
    lines_[k]->setPen(QPen(theme.accent, 1.25, Qt::DashLine));
    letters_[k]->setColor(theme.canvas);
    letters_[k]->setBrush(theme.accent);
    QFont font = plot_.font();
    font.setPixelSize(letters);
    letters_[k]->setFont(font);
  }
  if (!card_) return;
  QColor back = theme.raised;
  card_->setStyleSheet(
      QStringLiteral("QLabel { background: %1; border: 1px solid %2; border-radius: 6px; padding: 4px 8px;"
                     " font-size: %4px; color: %3; }")
          .arg(back.name(), theme.line.name(), theme.text.name())
          .arg(letters));
}

void PlotMeasure::place() {
  for (int k = 0; k < 2; ++k) {
    lines_[k]->point1->setCoords(at_[k], 0);
    lines_[k]->point2->setCoords(at_[k], 1);
    letters_[k]->position->setCoords(at_[k], 1);
  }
}

int PlotMeasure::cursorAt(double pixel) const {
  const auto far = [&](int k) { return std::abs(plot_.xAxis->coordToPixel(at_[k]) - pixel); };
  const int nearest = far(1) <= far(0) ? 1 : 0;
  return isOn_ && far(nearest) <= kReach ? nearest : -1;
}

bool PlotMeasure::eventFilter(QObject*, QEvent* event) {
  if (!isOn_) return false;
  const auto type = event->type();
  if (type == QEvent::MouseButtonPress || type == QEvent::MouseMove || type == QEvent::MouseButtonRelease) {
    const auto* mouse = static_cast<QMouseEvent*>(event);
    if (type == QEvent::MouseButtonPress && mouse->button() == Qt::LeftButton &&
        plot_.xAxis->axisRect()->rect().contains(mouse->pos()))
      held_ = cursorAt(mouse->pos().x());
    if (held_ < 0) {
      if (type == QEvent::MouseMove && mouse->buttons() == Qt::NoButton)
        plot_.setCursor(cursorAt(mouse->pos().x()) >= 0 ? Qt::SizeHorCursor : Qt::ArrowCursor);
      return false;
    }
    const QCPRange range = plot_.xAxis->range();
    at_[held_] = std::clamp(plot_.xAxis->pixelToCoord(mouse->pos().x()), range.lower, range.upper);
    place();
    const bool isOver = type == QEvent::MouseButtonRelease;
    if (isOver) held_ = -1;
    isOver ? Q_EMIT placed() : Q_EMIT moved();
    return true;
  }
  return false;
}

QString PlotMeasure::html(const PlotCurve& curve, const Say& say) const {
  const QString cell = QStringLiteral(
      "<td style='color:%1'>%2&nbsp;&nbsp;</td><td align='right'>%3</td>"
      "<td style='color:%1'>&nbsp;&nbsp;%4&nbsp;&nbsp;&nbsp;</td>");
  QStringList cells;
  const auto add = [&](const QString& what, const QString& value, const QString& more = {}) {
    cells << cell.arg(quiet_, QString(what).replace(' ', "&nbsp;"), QString(value).replace(' ', "&nbsp;"),
                      QString(more).replace(' ', "&nbsp;"));
  };
  const auto time = [](double t) { return formatValue(t, "s", 5); };
  const auto when = [&](double t) { return tr("at %1").arg(time(t)); };
  const results::StretchFigures& f = *figures_;
  const double step = at_[1] - at_[0];
  add(QStringLiteral("A"), say(curve, curve.seen(at_[0] <= at_[1] ? f.first : f.last)), when(at_[0]));
  add(QStringLiteral("B"), say(curve, curve.seen(at_[0] <= at_[1] ? f.last : f.first)), when(at_[1]));
  const double scale = curve.seenUnit().factor;
  add(QStringLiteral("B − A"), say(curve, scale * (at_[0] <= at_[1] ? f.last - f.first : f.first - f.last)),
      step == 0 ? time(step) : tr("in %1 (%2)").arg(time(step), formatValue(1 / std::abs(step), "Hz", 4)));
  const QString unit = prettyUnit(curve.shown.unit);
  add(tr("slope"), formatValue(scale * f.slope(), (unit.isEmpty() ? QString("1") : unit) + "/s", 5));
  const bool isTurned = scale < 0;
  add(tr("largest"), say(curve, curve.seen(isTurned ? f.smallest : f.largest)),
      when(isTurned ? f.smallestAt : f.largestAt));
  add(tr("smallest"), say(curve, curve.seen(isTurned ? f.largest : f.smallest)),
      when(isTurned ? f.largestAt : f.smallestAt));
  add(tr("peak to peak"), say(curve, std::abs(scale) * (f.largest - f.smallest)));
  add(tr("mean"), say(curve, curve.seen(f.mean)));
  // Of temperatures on a scale with another zero an RMS means nothing.
  if (curve.shown.offset == 0) add(tr("RMS"), say(curve, std::abs(scale) * f.rms));
  if (f.period) add(tr("period"), time(*f.period), formatValue(1 / *f.period, "Hz", 5));
  if (f.riseTime) add(tr("rise, 10 to 90 %"), time(*f.riseTime));
  if (f.settlingTime) add(tr("settled, to 2 %"), time(*f.settlingTime));
  if (f.overshoot && *f.overshoot > 0.0005) add(tr("overshoot"), formatNumber(100 * *f.overshoot, 4) + " %");
  // As many columns as the height of the plot asks for.
  const int room = std::max(2, plot_.xAxis->axisRect()->height() / (QFontMetrics(card_->font()).height() + 1) - 2);
  const qsizetype columns = (cells.size() + room - 1) / room, lines = (cells.size() + columns - 1) / columns;
  QString rows;
  for (qsizetype line = 0; line < lines; ++line) {
    rows += "<tr>";
    for (qsizetype k = line; k < cells.size(); k += lines) rows += cells[k];
    rows += "</tr>";
  }
  const QString name = curve.label.isEmpty() ? curve.variable : curve.label;
  return QStringLiteral("<span style='color:%1'>■</span> <b>%2</b><table cellspacing='0' cellpadding='0'>%3</table>")
      .arg(curve.color.name(), name.toHtmlEscaped(), rows);
}

void PlotMeasure::refresh(const std::vector<PlotCurve>& curves, const Say& say) {
  figures_.reset();
  if (!isOn_ || !card_) return;
  auto found = std::ranges::find_if(curves, [&](const PlotCurve& c) { return c.variable == curve_ && c.isDrawn(); });
  if (found == curves.end()) found = std::ranges::find_if(curves, [](const PlotCurve& c) { return c.isDrawn(); });
  if (found == curves.end()) return card_->hide();
  const results::Store& store = *found->store;
  const uint64_t begin = store.lowerBound(std::min(at_[0], at_[1])), end = store.lowerBound(std::max(at_[0], at_[1]));
  if (held_ < 0 || end - begin <= kQuickly) figures_ = results::stretchOf(store, found->results(), at_[0], at_[1]);
  if (!figures_) {
    if (held_ < 0) card_->hide();
    return plot_.layer("overlay")->replot();
  }
  card_->setText(html(*found, say));
  card_->adjustSize();
  const QRect area = plot_.xAxis->axisRect()->rect();
  card_->move(std::max(2, area.right() - card_->width() - 6), std::max(0, area.top() + 4));
  card_->show();
  plot_.layer("overlay")->replot();
}

}  // namespace armature::app
