// What the hand does on a plot, its colours, and its export.
#include <qcustomplot.h>

#include <QBuffer>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QSvgGenerator>
#include <QTemporaryDir>
#include <cmath>

#include "app/look/format.h"
#include "app/look/picture_file.h"
#include "app/look/theme.h"
#include "app/plots/plot_definition.h"
#include "app/plots/plot_view.h"
#include "app/run/catalog.h"
#include "engine/base/durable_file.h"

namespace armature::app {

using diagram::Json;

void PlotView::applyTheme() {
  const Theme& theme = Theme::of(this);
  QFont small = font();
  small.setPixelSize(11);
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
  header_->setStyleSheet("QLabel { font-size: 11px; background: transparent; padding: 6px 8px 0px 10px; }");
  if (cursor_) cursor_->setPen(QPen(theme.quiet, 1));
  if (now_) now_->setPen(QPen(theme.accent, 1.25));
  card_->setStyleSheet(
      QStringLiteral("QLabel { background: %1; border: 1px solid %2; border-radius: 6px; padding: 4px 8px;"
                     " font-size: 11px; color: %3; }")
          .arg(theme.raised.name(), theme.line.name(), theme.text.name()));
  hint_->setStyleSheet(QStringLiteral("QLabel { color: %1; background: transparent; }").arg(theme.quiet.name()));
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
    html += QStringLiteral("<span style='color:%1'>%2</span>&nbsp;<span style='color:%3'>%4</span>&nbsp;&nbsp; ")
                .arg(curve.color.name(), curve.isDashed ? "╌" : "━", theme.quiet.name(),
                     metrics.elidedText(curve.variable, Qt::ElideLeft, room).toHtmlEscaped() +
                         (curve.isRight ? "&nbsp;›" : ""));
  header_->setToolTip(variables().join('\n'));
  header_->setText(html);
  header_->setVisible(!html.isEmpty());
}

// A picture stands alone: it carries title and legend inside.
void PlotView::dressForExport(bool isExport) {
  plot_->legend->setVisible(isExport && !curves_.empty());
  title_->setVisible(isExport);
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
  if (event->type() == QEvent::Leave) hideCursor();
  return QWidget::eventFilter(object, event);
}

QString PlotView::valueText(const Curve& curve, double value) {
  if (curve.levels == Curve::Levels::logic) return logicLetter(qRound(value));
  if (curve.levels == Curve::Levels::boolean) return value != 0 ? tr("true") : tr("false");
  return formatValue(curve.shown.shown(value), curve.shown.unit, 5);
}

void PlotView::showCursor(QPoint position) {
  if (!store_ || curves_.empty() || !isOverTime() || !plot_->axisRect()->rect().contains(position) ||
      store_->rowCount() == 0)
    return hideCursor();
  const double time = plot_->xAxis->pixelToCoord(position.x());
  cursor_->point1->setCoords(time, 0);
  cursor_->point2->setCoords(time, 1);
  cursor_->setVisible(true);
  QString html = QStringLiteral("<span style='color:%1'>%2</span>")
                     .arg(Theme::of(this).quiet.name(), tr("time %1").arg(formatValue(time, "s", 5)));
  const double last = store_->time(store_->rowCount() - 1);
  for (const Curve& curve : curves_) {
    if (curve.column < 0) continue;
    const auto& column = store_->columns()[static_cast<size_t>(curve.column)];
    const QString value =
        time > last || time < store_->time(0) ? QStringLiteral("–") : valueText(curve, store_->valueAt(column, time));
    html += QStringLiteral("<br><span style='color:%1'>■</span> %2 <b>%3</b>")
                .arg(curve.color.name(), curve.variable, value);
  }
  card_->setText(html);
  card_->adjustSize();
  QPoint at = plot_->mapTo(this, position) + QPoint(14, 12);
  if (at.x() + card_->width() > width() - 4) at.setX(at.x() - card_->width() - 28);
  at.setY(std::max(2, std::min(at.y(), height() - card_->height() - 4)));
  card_->move(at);
  card_->show();
  card_->raise();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotView::hideCursor() {
  if (!card_->isVisible() && (!cursor_ || !cursor_->visible())) return;
  card_->hide();
  if (cursor_) cursor_->setVisible(false);
  plot_->replot(QCustomPlot::rpQueuedReplot);
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
  QMenu menu(this);
  const bool isAtTime = isOverTime() && plot_->axisRect()->rect().contains(plot_->mapFrom(this, event->pos()));
  const double time = isAtTime ? plot_->xAxis->pixelToCoord(plot_->mapFrom(this, event->pos()).x()) : std::nan("");
  menu.addAction(tr("Show the whole run"), this, &PlotView::resetZoom);
  menu.addSeparator();
  for (const Curve& curve : curves_) {
    const QString name = curve.variable;
    const bool isRight = curve.isRight;
    const auto changed = [this, name](const std::function<void(Json&, size_t)>& change, const QString& text) {
      Json next = definition_;
      for (size_t i = 0; i < next["curves"].size(); ++i)
        if (textMember(next["curves"][i], "variable") == name) {
          change(next["curves"], i);
          break;
        }
      Q_EMIT definitionWanted(next, text);
    };
    QMenu* sub = menu.addMenu(name);
    sub->addAction(tr("Explain this number"), this,
                   [this, name, at = event->globalPos(), time] { Q_EMIT explainWanted(name, time, at); });
    sub->addAction(isRight ? tr("Read on the left axis") : tr("Read on the right axis"), this, [changed, isRight] {
      changed([isRight](Json& list, size_t i) { list[i]["axis"] = isRight ? "left" : "right"; }, tr("Change axis"));
    });
    sub->addAction(tr("Choose a colour…"), this, [=, this] {
      const QColor color = QColorDialog::getColor(curve.color, this);
      if (color.isValid())
        changed([color](Json& list, size_t i) { list[i]["color"] = color.name().toStdString(); }, tr("Change colour"));
    });
    sub->addAction(tr("Use as x axis"), this, [=, this] {
      Json next = definition_;
      next["x"] = name.toStdString();
      Q_EMIT definitionWanted(next, tr("Change x axis"));
    });
    sub->addAction(tr("Remove from the plot"), this, [changed] {
      changed([](Json& list, size_t i) { list.erase(list.begin() + static_cast<Json::difference_type>(i)); },
              tr("Remove curve"));
    });
  }
  addAxisMenu(menu);
  addUnitMenu(menu);
  menu.addSeparator();
  menu.addAction(tr("Export picture…"), this, [this] {
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Export picture"), "plot.svg", tr("Pictures (*.svg *.png *.pdf)"));
    if (!path.isEmpty()) tellIfFailed(exportPicture(path));
  });
  menu.addAction(tr("Export values…"), this, [this] {
    const QString path = QFileDialog::getSaveFileName(this, tr("Export values"), "plot.csv", tr("Table (*.csv)"));
    if (!path.isEmpty()) tellIfFailed(exportCsv(path));
  });
  menu.addSeparator();
  menu.addAction(tr("Remove this plot"), this, [this] { Q_EMIT removeWanted(); });
  menu.exec(event->globalPos());
}

void PlotView::tellIfFailed(const Result<void>& written) {
  if (!written)
    QMessageBox::warning(this, tr("Armature"),
                         tr("The plot was not written.\n%1").arg(QString::fromStdString(written.reason().message)));
}

void PlotView::addAxisMenu(QMenu& menu) {
  if (isOverTime()) return;
  menu.addAction(tr("Use time as x axis"), this, [this] {
    Json next = definition_;
    next["x"] = "time";
    Q_EMIT definitionWanted(next, tr("Change x axis"));
  });
}

// The units that the plot's quantities are usually shown in.
void PlotView::addUnitMenu(QMenu& menu) {
  QStringList seen;
  for (const Curve& curve : curves_) {
    const QStringList usual = usualUnits(curve.unit);
    if (usual.size() < 2 || seen.contains(curve.unit)) continue;
    seen << curve.unit;
    QMenu* sub = menu.addMenu(tr("Show %1 in").arg(prettyUnit(curve.unit)));
    for (const QString& wanted : usual) {
      QAction* choice = sub->addAction(prettyUnit(wanted), this, [this, unit = curve.unit, wanted] {
        Json next = definition_;
        if (!next.contains("units") || !next["units"].is_object()) next["units"] = Json::object();
        next["units"][unit.toStdString()] = wanted.toStdString();
        Q_EMIT definitionWanted(next, tr("Change unit"));
      });
      choice->setCheckable(true);
      choice->setChecked(wanted == curve.shown.unit);
    }
  }
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
  if (bytes.isEmpty()) return failure("F301", "cannot write " + path.toStdString() + ": the plot cannot be drawn");
  return writeDurably(path.toStdString(), {bytes.constData(), static_cast<size_t>(bytes.size())});
}

Result<void> PlotView::exportCsv(const QString& path) const {
  if (!store_) return failure("F301", "there are no results to write");
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
