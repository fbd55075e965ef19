// What the hand does on a plot, its colours, and its export.
#include <qcustomplot.h>

#include <QBuffer>
#include <QDragEnterEvent>
#include <QFile>
#include <QMimeData>
#include <QSvgGenerator>
#include <QTemporaryDir>
#include <cmath>

#include "app/look/format.h"
#include "app/look/letters.h"
#include "app/look/picture_file.h"
#include "app/look/theme.h"
#include "app/plots/plot_definition.h"
#include "app/plots/plot_menu.h"
#include "app/plots/plot_view.h"
#include "app/run/catalog.h"
#include "engine/base/durable_file.h"

namespace armature::app {

using diagram::Json;

void PlotView::applyTheme() {
  const Theme& theme = Theme::of(this);
  const double letters = letterScale(font());
  QFont small = font();
  small.setPixelSize(qRound(11 * letters));
  plot_->setBackground(QBrush(theme.canvas));
  QColor gridInk = theme.line;
  for (QCPAxis* axis : {plot_->xAxis, plot_->yAxis, plot_->xAxis2, plot_->yAxis2}) {
    axis->setBasePen(QPen(theme.line, 1));
    axis->setTickPen(QPen(theme.line, 1));
    axis->setSubTicks(false);
    axis->setTickLengthIn(0);
    axis->setTickLengthOut(4);
    axis->setTickLabelColor(theme.quiet);
    axis->setLabelColor(theme.quiet);
    axis->setTickLabelFont(small);
    axis->setLabelFont(small);
    axis->setLabelPadding(3);
    axis->grid()->setPen(QPen(gridInk, 1, Qt::SolidLine));
    axis->grid()->setZeroLinePen(QPen(theme.isDark ? theme.line.lighter(130) : theme.line.darker(112), 1));
    axis->grid()->setAntialiased(false);
  }
  plot_->xAxis->ticker()->setTickCount(6);
  plot_->yAxis->ticker()->setTickCount(5);
  plot_->yAxis2->ticker()->setTickCount(5);
  QColor legendBack = theme.canvas;
  legendBack.setAlphaF(0.82F);
  plot_->legend->setBrush(legendBack);
  plot_->legend->setBorderPen(Qt::NoPen);
  plot_->legend->setFont(small);
  plot_->legend->setTextColor(theme.text);
  plot_->legend->setIconSize(18, 8);
  plot_->legend->setMargins(QMargins(6, 3, 6, 3));
  plot_->legend->setRowSpacing(0);
  plot_->axisRect()->setMinimumMargins(QMargins(8, 6, 12, 4));
  QFont bold = small;
  bold.setWeight(QFont::DemiBold);
  title_->setFont(bold);
  title_->setTextColor(theme.quiet);
  title_->setMargins(QMargins(8, 5, 4, 0));
  header_->setFont(small);
  header_->setStyleSheet(QString("QLabel { font-size: %1px; background: transparent; padding: 6px 8px 0px 10px; }")
                             .arg(small.pixelSize()));
  cursor_.applyTheme(theme, small.pixelSize());
  if (now_) now_->setPen(QPen(theme.accent, 1.25));
  hint_->setStyleSheet(QStringLiteral("QLabel { color: %1; background: transparent; font-size: %2px; }")
                           .arg(theme.quiet.name())
                           .arg(qRound(kLetters * letters)));
}

// A line may end behind an ellipsis; the rest of the name stays with it.
static QString unbroken(const QString& name) {
  return name.toHtmlEscaped().replace(' ', "&nbsp;").replace(QChar(0x2026), QStringLiteral("\u2026\u2060"));
}

// Title and names stand above the curves, where they hide nothing.
void PlotView::showHeader() {
  const Theme& theme = Theme::of(this);
  QString html;
  const QString title = textMember(definition_, "title");
  if (!title.isEmpty())
    html += QStringLiteral("<b style='color:%1'>%2</b>&nbsp;&nbsp; ").arg(theme.text.name(), title.toHtmlEscaped());
  // A long path keeps its end, which tells the curves apart.
  const QFontMetrics metrics(header_->font());
  const int room = std::max(60, width() - 44);
  for (const Curve& curve : curves_)
    html +=
        QStringLiteral("<span style='color:%1'>%2</span>&nbsp;<span style='color:%3'>%4</span>&nbsp;&nbsp; ")
            .arg(curve.color.name(), curve.isDashed || curve.isCovering ? "╌" : "━", theme.quiet.name(),
                 unbroken(metrics.elidedText(nameOf(curve), Qt::ElideLeft, room)) + (curve.isRight ? "&nbsp;›" : ""));
  if (const QString beside = besideText(); !beside.isEmpty())
    html += QStringLiteral("<span style='color:%1'>%2</span>").arg(theme.quiet.name(), beside.toHtmlEscaped());
  header_->setToolTip(variables().join('\n'));
  header_->setText(html);
  header_->setVisible(!html.isEmpty());
}

// Which runs are beside the newest, or what it is less of.
QString PlotView::besideText() const {
  QStringList names;
  for (const ComparedRun& run : compared_) names << run.title;
  const bool hasBeside = std::ranges::any_of(curves_, [](const Curve& c) { return !c.beside.empty(); });
  const QString beside = hasBeside ? tr("pale: %1").arg(names.join(", ")) : QString();
  if (less_.isEmpty()) return beside;
  const QString difference = tr("difference: this run less %1").arg(less_);
  return hasBeside ? difference + ", " + beside : difference;
}

// A picture stands alone: it carries title and legend inside.
void PlotView::dressForExport(bool isExport) {
  plot_->legend->setVisible(isExport && !curves_.empty());
  title_->setVisible(isExport);
}

// The wheel zooms about the pointer; over the numbers of an axis it zooms that axis alone.
void PlotView::zoomAt(QWheelEvent* event) {
  const QPointF at = event->position();
  const QRectF area = plot_->axisRect()->rect();
  const double factor = std::pow(0.85, event->angleDelta().y() / 120.0);
  const bool isBelow = at.y() > area.bottom(), isLeft = at.x()<area.left(), isRight = at.x()> area.right();
  const auto zoom = [factor](QCPAxis* axis, double pixel) { axis->scaleRange(factor, axis->pixelToCoord(pixel)); };
  if (!isLeft && !isRight) zoom(plot_->xAxis, at.x());
  if (!isBelow && !isRight && !isOfLevels()) zoom(plot_->yAxis, at.y());
  if (!isBelow && !isLeft && !isOfLevels()) zoom(plot_->yAxis2, at.y());
  event->accept();
  isZoomed_ = true;
  rowsShown_ = 0;
  refresh();
}

void PlotView::setActive(bool isActive) {
  isActive_ = isActive;
  update();
}

void PlotView::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::of(this);
  QPainter painter(this);
  painter.fillRect(rect(), theme.canvas);
  if (!isActive_) return;
  painter.fillRect(QRect(0, 0, width(), 2), theme.accent);
}

void PlotView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  hint_->setGeometry(rect());
  if (event->oldSize().width() != event->size().width()) showHeader();
  rowsShown_ = 0;
  refresh();
}

bool PlotView::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::MouseMove) showCursor(static_cast<QMouseEvent*>(event)->pos());
  if (event->type() == QEvent::Leave) cursor_.hide();
  // The plotting library's widget keeps what the mouse does from its parents.
  if (event->type() == QEvent::ContextMenu && object == plot_) {
    auto* asked = static_cast<QContextMenuEvent*>(event);
    QContextMenuEvent here(asked->reason(), plot_->mapTo(this, asked->pos()), asked->globalPos(), asked->modifiers());
    contextMenuEvent(&here);
    return true;
  }
  return QWidget::eventFilter(object, event);
}

QString PlotView::amountText(const Curve& curve, double shown) const {
  const Prefix prefix = prefixOf(curve.isRight, curve.shown.unit);
  const QString unit = prettyUnit(curve.shown.unit);
  return formatValue(shown * prefix.factor, unit.isEmpty() ? unit : prefix.symbol + unit, 5);
}

QString PlotView::valueText(const Curve& curve, double value) const {
  if (curve.levels == Curve::Levels::logic) return logicLetter(qRound(value));
  if (curve.levels == Curve::Levels::boolean) return value != 0 ? tr("true") : tr("false");
  return amountText(curve, curve.seen(value));
}

// Of a curve at a time, in a run; a dash where that run has no values.
QString PlotView::valueText(const Curve& curve, const StorePtr& store, int64_t column, double time) const {
  const uint64_t rows = store ? store->rowCount() : 0;
  if (rows == 0 || column < 0 || time < store->time(0) || time > store->time(rows - 1)) return QStringLiteral("–");
  return valueText(curve, store->valueAt(store->columns()[static_cast<size_t>(column)], time));
}

// A row of the card: the curve, its value, that of the run before, and how far it is from where the line of the shown
// time stands.
QString PlotView::cursorRow(const Curve& curve, double time) const {
  const QString quiet = Theme::of(this).quiet.name();
  const QFontMetrics metrics(font());
  QString row = QStringLiteral("<tr><td><span style='color:%1'>■</span> %2&nbsp;</td><td align='right'><b>%3</b></td>")
                    .arg(curve.color.name(), metrics.elidedText(nameOf(curve), Qt::ElideLeft, 240).toHtmlEscaped(),
                         valueText(curve, store_, curve.column, time));
  const auto add = [&](const QString& text) {
    row += QStringLiteral("<td style='color:%1'>&nbsp;&nbsp;%2</td>").arg(quiet, text);
  };
  if (shownTime_ && curve.levels == Curve::Levels::none) {
    const auto& column = store_->columns()[static_cast<size_t>(curve.column)];
    const double step = curve.seen(store_->valueAt(column, time)) - curve.seen(store_->valueAt(column, *shownTime_));
    add(QStringLiteral("Δ ") + amountText(curve, step));
  }
  for (const Curve::Beside& one : curve.beside)
    add(tr("%1: %2").arg(compared_[one.run].title.toHtmlEscaped(),
                         valueText(curve, compared_[one.run].store, one.column, time)));
  return row + "</tr>";
}

void PlotView::showCursor(QPoint position) {
  if (!store_ || curves_.empty() || !isOverTime() || !plot_->axisRect()->rect().contains(position) ||
      store_->rowCount() == 0)
    return cursor_.hide();
  const double time = plot_->xAxis->pixelToCoord(position.x());
  QString head = tr("time %1").arg(formatValue(time, "s", 5));
  if (shownTime_) head += QStringLiteral("&nbsp;&nbsp; Δ ") + formatValue(time - *shownTime_, "s", 5);
  QString html = QStringLiteral("<span style='color:%1'>%2</span><table cellspacing='0' cellpadding='0'>")
                     .arg(Theme::of(this).quiet.name(), head);
  for (const Curve& curve : curves_)
    if (curve.column >= 0) html += cursorRow(curve, time);
  cursor_.show(time, position, html + "</table>");
}

void PlotView::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasFormat(kVariableMime)) event->acceptProposedAction();
}

void PlotView::dropEvent(QDropEvent* event) {
  const QString name = QString::fromUtf8(event->mimeData()->data(kVariableMime));
  event->acceptProposedAction();
  Q_EMIT activated();
  if (variables().contains(name)) return;
  Json next = definition_;
  if (!next.contains("curves") || !next["curves"].is_array()) next["curves"] = Json::array();
  next["curves"].push_back({{"variable", name.toStdString()}});
  Q_EMIT definitionWanted(next, tr("Plot %1").arg(name));
}

void PlotView::contextMenuEvent(QContextMenuEvent* event) {
  cursor_.hide();
  openPlotMenu(*this, event->globalPos());
}

// What another library writes to a file of its own, as bytes.
static QByteArray pdfOf(QCustomPlot& plot) {
  const QTemporaryDir folder;
  QFile file(folder.filePath("plot.pdf"));
  return plot.savePdf(file.fileName()) && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

static QByteArray svgOf(QCustomPlot& plot) {
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(plot.size());
  generator.setViewBox(plot.rect());
  QCPPainter painter;
  if (!painter.begin(&generator)) return {};
  painter.setMode(QCPPainter::pmVectorized);
  plot.toPainter(&painter, plot.width(), plot.height());
  painter.end();
  return buffer.data();
}

Result<void> PlotView::exportPicture(const QString& path) {
  dressForExport(true);
  const auto undress = qScopeGuard([this] { dressForExport(false); });
  const bool isPdf = path.endsWith(".pdf", Qt::CaseInsensitive);
  if (!isPdf && !path.endsWith(".svg", Qt::CaseInsensitive))
    return savePicture(plot_->toPixmap(0, 0, 2).toImage(), path);
  const QByteArray bytes = isPdf ? pdfOf(*plot_) : svgOf(*plot_);
  if (bytes.isEmpty())
    return failure("F301", Phrase(tr("cannot write %1: the plot cannot be drawn").arg(path).toStdString()));
  return writeDurably(path.toStdString(), {bytes.constData(), static_cast<size_t>(bytes.size())});
}

Result<void> PlotView::exportCsv(const QString& path) const {
  if (!store_) return failure("F301", Phrase(tr("there are no results to write").toStdString()));
  DurableFile file(path.toStdString());
  QByteArray line = "time";
  for (const Curve& curve : curves_)
    if (curve.column >= 0) line += ",\"" + curve.variable.toUtf8() + '"';
  const uint64_t rows = store_->rowCount();
  for (uint64_t row = 0; row < rows; ++row) {
    file.write(line.toStdString() + '\n');
    line = QByteArray::number(store_->time(row), 'g', 15);
    for (const Curve& curve : curves_)
      if (curve.column >= 0)
        line +=
            ',' + QByteArray::number(store_->value(store_->columns()[static_cast<size_t>(curve.column)], row), 'g', 15);
  }
  file.write(line.toStdString() + '\n');
  return file.commit();
}

}  // namespace armature::app
