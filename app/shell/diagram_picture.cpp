#include "app/shell/diagram_picture.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "app/look/picture_file.h"
#include "app/shell/diagram_page.h"
#include "engine/base/durable_file.h"

namespace armature::app {

namespace {

void paintPicture(DiagramPage& page, const PictureForm& form, QPainter& painter) {
  const int most = (std::min(form.size.width(), form.size.height()) - kLeastPicture / 2) / 2;
  const int margin = std::clamp(form.margin, 0, most);
  const QRectF whole(QPointF(), form.size);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(page.diagramCanvas().font());
  painter.fillRect(whole, Theme::light().canvas);
  page.diagramCanvas().paintDiagram(painter, whole.adjusted(margin, margin, -margin, -margin));
}

QByteArray asPdf(DiagramPage& page, const PictureForm& form) {
  constexpr double kPixelsAnInch = 96, kPointsAnInch = 72;
  constexpr int kDotsAnInch = 1200;
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setResolution(kDotsAnInch);
  writer.setTitle(page.document().displayName());
  writer.setPageSize(
      QPageSize(QSizeF(form.size) * (kPointsAnInch / kPixelsAnInch), QPageSize::Point, {}, QPageSize::ExactMatch));
  writer.setPageMargins(QMarginsF());
  QPainter painter(&writer);
  painter.scale(kDotsAnInch / kPixelsAnInch, kDotsAnInch / kPixelsAnInch);
  paintPicture(page, form, painter);
  painter.end();
  return buffer.data();
}

QByteArray asSvg(DiagramPage& page, const PictureForm& form) {
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(form.size);
  generator.setViewBox(QRect(QPoint(), form.size));
  generator.setTitle(page.document().displayName());
  QPainter painter(&generator);
  paintPicture(page, form, painter);
  painter.end();
  return buffer.data();
}

}  // namespace

PictureForm usualForm(DiagramPage& page) {
  PictureForm form;
  const QSize drawn = (page.scene().bounds().size() * kPixelsPerUnit).toSize();
  const int margin = form.margin + qRound(page.diagramCanvas().layerRoom());
  form.size = (drawn + QSize(2 * margin, 2 * margin)).expandedTo({132, 132}).boundedTo({4000, 4000});
  return form;
}

Result<void> writePicture(DiagramPage& page, const PictureForm& form, const QString& path) {
  if (path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)) {
    QImage image((QSizeF(form.size) * form.dots).toSize(), QImage::Format_ARGB32);
    if (image.isNull()) return failure("F004", phrase("it ran out of memory"));
    QPainter painter(&image);
    painter.scale(form.dots, form.dots);
    paintPicture(page, form, painter);
    painter.end();
    return savePicture(image, path);
  }
  const bool isPdf = path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
  return writeDurably(path.toStdString(), (isPdf ? asPdf(page, form) : asSvg(page, form)).toStdString());
}

}  // namespace armature::app
