#include "app/tools/note_picture.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

namespace armature::app {

namespace {

constexpr int kMostSide = 1600;           // [pixel]
constexpr qsizetype kFewBytes = 400'000;  // that are kept as they are; more as JPEG, where that is less

QByteArray saved(const QImage& picture, const char* format, int quality) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  return picture.save(&buffer, format, quality) ? bytes : QByteArray();
}

}  // namespace

QByteArray asNotePicture(const QImage& picture) {
  if (picture.isNull()) return {};
  const bool isLarge = picture.width() > kMostSide || picture.height() > kMostSide;
  const QImage kept =
      isLarge ? picture.scaled(kMostSide, kMostSide, Qt::KeepAspectRatio, Qt::SmoothTransformation) : picture;
  const QByteArray png = saved(kept, "PNG", -1);
  if (png.size() <= kFewBytes || kept.hasAlphaChannel()) return png;
  constexpr int kQuality = 85;
  const QByteArray jpeg = saved(kept, "JPEG", kQuality);
  return jpeg.isEmpty() || jpeg.size() > png.size() ? png : jpeg;
}

QByteArray readNotePicture(const QString& path, QString& problem) {
  QFile file(path);
  QImageReader reader(&file);
  const QByteArray format = reader.format();
  // Drawings in SVG may bring other files in.
  if (!QList<QByteArray>{"png", "jpeg", "jpg", "bmp", "gif"}.contains(format)) {
    problem = QCoreApplication::translate("NotePicture", "%1 is no picture that a note can hold (PNG, JPEG, BMP, GIF).")
                  .arg(QFileInfo(path).fileName());
    return {};
  }
  const QSize size = reader.size();
  const bool isPlain = format == "png" || format == "jpeg" || format == "jpg";
  if (isPlain && file.size() <= kFewBytes && size.width() <= kMostSide && size.height() <= kMostSide) {
    file.seek(0);
    const QByteArray bytes = file.readAll();
    if (!QImage::fromData(bytes).isNull()) return bytes;
  }
  file.seek(0);
  reader.setAutoTransform(true);
  const QByteArray made = asNotePicture(reader.read());
  if (made.isEmpty())
    problem = QCoreApplication::translate("NotePicture", "%1 cannot be read: the file is damaged or too large.")
                  .arg(QFileInfo(path).fileName());
  return made;
}

}  // namespace armature::app
