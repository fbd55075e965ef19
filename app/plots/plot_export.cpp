// Plots as files: pictures of any size, and what they show as tables.
#include <qcustomplot.h>

#include <QBuffer>
#include <QFile>
#include <QSvgGenerator>
#include <QTemporaryDir>

#include "app/look/picture_file.h"
#include "app/plots/plot_view.h"
#include "engine/base/durable_file.h"

namespace armature::app {

// What another library writes to a file of its own, as bytes.
static QByteArray pdfOf(QCustomPlot& plot, QSize size) {
  const QTemporaryDir folder;
  QFile file(folder.filePath("plot.pdf"));
  return plot.savePdf(file.fileName(), size.width(), size.height()) && file.open(QIODevice::ReadOnly) ? file.readAll()
                                                                                                      : QByteArray();
}

static QByteArray svgOf(QCustomPlot& plot, QSize size) {
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(), size));
  QCPPainter painter;
  if (!painter.begin(&generator)) return {};
  painter.setMode(QCPPainter::pmVectorized);
  plot.toPainter(&painter, size.width(), size.height());
  painter.end();
  return buffer.data();
}

Result<void> exportPlotPicture(PlotView& view, const QString& path, QSize size, double ratio) {
  QCustomPlot& plot = *view.plot();
  view.dressForExport(true);
  const auto undress = qScopeGuard([&view] { view.dressForExport(false); });
  if (size.isEmpty()) size = plot.size();
  const bool isPdf = path.endsWith(".pdf", Qt::CaseInsensitive);
  if (!isPdf && !path.endsWith(".svg", Qt::CaseInsensitive))
    return savePicture(plot.toPixmap(size.width(), size.height(), ratio).toImage(), path);
  const QByteArray bytes = isPdf ? pdfOf(plot, size) : svgOf(plot, size);
  if (bytes.isEmpty())
    return failure("F301", Phrase(PlotView::tr("cannot write %1: the plot cannot be drawn").arg(path).toStdString()));
  return writeDurably(path.toStdString(), {bytes.constData(), static_cast<size_t>(bytes.size())});
}

Result<void> exportPlotValues(const PlotView& view, const QString& path) {
  std::vector<const PlotCurve*> shown;
  for (const PlotCurve& curve : view.curves())
    if (curve.hasValues()) shown.push_back(&curve);
  if (!view.runs().store) return failure("F301", Phrase(PlotView::tr("there are no results to write").toStdString()));
  const bool isTransformed = view.kind() == PlotKind::spectrum || view.kind() == PlotKind::histogram;
  const StorePtr times = isTransformed && !shown.empty() ? shown.front()->store : view.runs().store;
  DurableFile file(path.toStdString());
  QByteArray line = view.kind() == PlotKind::spectrum ? "frequency" : isTransformed ? "value" : "time";
  for (const PlotCurve* curve : shown) line += ",\"" + curve->variable.toUtf8().replace('"', "\"\"") + '"';
  const uint64_t rows = times->rowCount();
  for (uint64_t row = 0; row < rows; ++row) {
    file.write(line.toStdString() + '\n');
    line = QByteArray::number(times->time(row), 'g', 15);
    for (const PlotCurve* curve : shown) {
      line += ',';
      // Expressions may be a few rows behind a run that goes on.
      if (curve->results().isConstant || row < curve->store->rowCount())
        line += QByteArray::number(curve->store->value(curve->results(), row), 'g', 15);
    }
  }
  file.write(line.toStdString() + '\n');
  return file.commit();
}

}  // namespace armature::app
