#include "app/shell/printing.h"

#include <QFileInfo>
#include <QPrinter>

#include "app/shell/diagram_page.h"
#include "app/shell/print_preview.h"

namespace armature::app {

namespace {

constexpr double kPaperPixels = 96;  // [px/inch] that the sizes of letters and lines on the screen count on
constexpr double kMargin = 12;       // [mm]

QPageLayout layoutFor(const CanvasView& canvas) {
  const QRectF bounds = const_cast<CanvasView&>(canvas).scene().bounds();
  return {QPageSize(QPageSize::A4), bounds.width() >= bounds.height() ? QPageLayout::Landscape : QPageLayout::Portrait,
          QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter};
}

}  // namespace

bool paintSheet(CanvasView& canvas, QPagedPaintDevice& device, int resolution) {
  QPainter painter;
  if (!painter.begin(&device)) return false;
  painter.setRenderHint(QPainter::Antialiasing);  // in a preview, too, lines of one width are seen as such
  const double scale = resolution / kPaperPixels;
  const QRectF room = device.pageLayout().paintRectPixels(resolution);
  painter.scale(scale, scale);
  painter.setFont(canvas.font());
  canvas.paintDiagram(painter, QRectF(QPointF(), room.size() / scale));
  return painter.end();
}

QString askToPrint(DiagramPage& page, QWidget& window) {
  QPrinter printer(QPrinter::HighResolution);
  printer.setDocName(page.document().displayName());
  printer.setPageLayout(layoutFor(page.diagramCanvas()));
  const auto paint = [&page](QPrinter& on) { (void)paintSheet(page.diagramCanvas(), on, on.resolution()); };
  PrintPreview preview(printer, page.diagramCanvas().icons(), paint, &window);
  preview.resize(window.size() * 0.8);
  if (preview.exec() != QDialog::Accepted) return {};
  return printer.outputFileName().isEmpty() ? printer.printerName() : QFileInfo(printer.outputFileName()).fileName();
}

}  // namespace armature::app
