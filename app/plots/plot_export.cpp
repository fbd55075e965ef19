#include "app/plots/plot_export.h"

#include <QBuffer>
#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>
#include <QProgressDialog>
#include <QSvgGenerator>
#include <QTemporaryDir>
#include <QTimer>

#include "app/language/messages.h"
#include "app/look/picture_file.h"
#include "app/plots/custom_plot.h"
#include "app/plots/latest_work.h"
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
  const auto fitBack = qScopeGuard([&view, own = plot.viewport()] { view.fitTo(own); });  // when it is undressed
  view.dressForExport(true);
  const auto undress = qScopeGuard([&view] { view.dressForExport(false); });
  if (size.isEmpty()) size = plot.size();
  view.fitTo(QRect(QPoint(), size));
  const bool isPdf = path.endsWith(".pdf", Qt::CaseInsensitive);
  if (!isPdf && !path.endsWith(".svg", Qt::CaseInsensitive))
    return savePicture(plot.toPixmap(size.width(), size.height(), ratio).toImage(), path);
  const QByteArray bytes = isPdf ? pdfOf(plot, size) : svgOf(plot, size);
  if (bytes.isEmpty())
    return failure("F301", Phrase(PlotView::tr("cannot write %1: the plot cannot be drawn").arg(path).toStdString()));
  return writeDurably(path.toStdString(), {bytes.constData(), static_cast<size_t>(bytes.size())});
}

PlotTable tableOf(const PlotView& view) {
  PlotTable table;
  table.across = view.runs().store;
  table.head = view.kind() == PlotKind::spectrum ? "frequency" : view.kind() == PlotKind::histogram ? "value" : "time";
  const auto add = [&table](const PlotCurve& curve) {
    if (!curve.hasValues()) return;
    table.series.push_back({curve.store, static_cast<size_t>(curve.column)});
    table.head += ",\"" + curve.variable.toUtf8().replace('"', "\"\"") + '"';
  };
  const PlotCurve across = acrossCurve(view.definition(), view.runs(), view.glasses());
  const bool isAcross = view.kind() == PlotKind::overVariable;
  if (isAcross) add(across);
  for (const PlotCurve& curve : view.curves())
    if (!isAcross || curve.variable != across.variable) add(curve);
  if (view.isTransformed() && !table.series.empty()) table.across = table.series.front().store;
  return table;
}

Result<void> writeTable(const PlotTable& table, const QString& path, std::atomic<uint64_t>* done,
                        const CancelToken* cancel) {
  if (!table.across) return failure("F301", Phrase(PlotView::tr("there are no results to write").toStdString()));
  DurableFile file(path.toStdString());
  std::string line = table.head.toStdString();
  const uint64_t rows = table.across->rowCount();
  for (uint64_t row = 0; row < rows; ++row) {
    if (cancel && cancel->isCancelled()) return {};
    if (done) done->store(row, std::memory_order_relaxed);
    file.write(line + '\n');
    line = QByteArray::number(table.across->time(row), 'g', 15).toStdString();
    for (const PlotTable::Series& one : table.series) {
      line += ',';
      const results::Column& column = one.store->columns()[one.column];
      // Expressions may be a few rows behind a run that goes on.
      if (column.isConstant || row < one.store->rowCount())
        line += QByteArray::number(one.store->value(column, row), 'g', 15).toStdString();
    }
  }
  file.write(line + '\n');
  return file.commit();
}

namespace {

// Lives until the table is written, or the person has had enough.
class TableJob : public QObject {
 public:
  TableJob(PlotView& view, PlotTable table, const QString& path)
      : QObject(&view), view_(view), rows_(std::max<uint64_t>(1, table.across ? table.across->rowCount() : 1)) {
    auto* dialog = new QProgressDialog(PlotView::tr("Values are being written to %1").arg(QFileInfo(path).fileName()),
                                       PlotView::tr("Cancel"), 0, kWhole, &view);
    dialog_ = dialog;
    dialog->setMinimumDuration(400);
    dialog->setAutoClose(false);
    dialog->setAutoReset(false);
    connect(dialog, &QProgressDialog::canceled, this, &QObject::deleteLater);
    auto* clock = new QTimer(this);
    connect(clock, &QTimer::timeout, dialog, [this, dialog] {
      dialog->setValue(static_cast<int>(kWhole * done_.load(std::memory_order_relaxed) / rows_));
    });
    clock->start(100);
    work_.begin([this, table = std::move(table), path](const CancelToken& stop) {
      auto written = std::make_shared<Result<void>>(writeTable(table, path, &done_, &stop));
      return [this, written] {
        delete dialog_;
        deleteLater();
        tellIfFailed(view_, *written);
      };
    });
  }
  ~TableJob() override { delete dialog_; }

 private:
  static constexpr int kWhole = 1000;
  PlotView& view_;
  const uint64_t rows_;
  std::atomic<uint64_t> done_{0};
  QPointer<QProgressDialog> dialog_;
  LatestWork work_;
};

}  // namespace

void exportValuesBeside(PlotView& view, const QString& path) {
  new TableJob(view, tableOf(view), path);
}

void tellIfFailed(PlotView& view, const Result<void>& written) {
  if (!written)
    QMessageBox::warning(&view, PlotView::tr("Armature"),
                         PlotView::tr("The plot was not written.\n%1").arg(spoken(written.reason().message)));
}

}  // namespace armature::app
