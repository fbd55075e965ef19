#include "app/icon/image_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

#include "app/icon/icon_geometry.h"

namespace armature::app {

namespace {

constexpr qint64 kMostFile = 32 << 20;   // that is read at all [bytes]
constexpr qint64 kMostKept = 256 << 10;  // in a class, before Base64 [bytes]
constexpr int kMostSide = 8192;          // [px]
constexpr int kMostKeptSide = 512;       // of an image that is made smaller [px]

struct ImageWords {
  Q_DECLARE_TR_FUNCTIONS(ImageWords)
};

QByteArray asPng(const QImage& image) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

// The picture as a file that a class can carry; smaller by halves until it does.
QByteArray keptFile(const QImage& image) {
  int side = kMostKeptSide;
  QByteArray bytes;
  do {
    bytes = asPng(image.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    side /= 2;
  } while (bytes.size() > kMostKept && side > 16);
  return bytes;
}

}  // namespace

bool isShapeFile(const QString& path) {
  static const QStringList endings{"svg", "png", "jpg", "jpeg", "bmp", "gif"};
  return endings.contains(QFileInfo(path).suffix().toLower());
}

FileShapes imageShape(const QString& path, const QRectF& frame) {
  const QString name = QFileInfo(path).fileName();
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return {{}, {ImageWords::tr("%1 cannot be read: %2.").arg(name, file.errorString())}};
  if (file.size() > kMostFile)
    return {{}, {ImageWords::tr("%1 is too large for an icon: images of up to 32 MB are read.").arg(name)}};
  QByteArray bytes = file.readAll();
  QBuffer buffer(&bytes);
  QImageReader reader(&buffer);
  const QSize size = reader.size();
  if (std::max(size.width(), size.height()) > kMostSide)
    return {{},
            {ImageWords::tr("%1 is too large for an icon: images of up to %2 pixels a side are read.")
                 .arg(name)
                 .arg(kMostSide)}};
  const QImage image = reader.read();
  if (image.isNull()) return {{}, {ImageWords::tr("%1 is no image that can be read.").arg(name)}};
  FileShapes shapes;
  if (bytes.size() > kMostKept) {
    bytes = keptFile(image);
    shapes.notes << ImageWords::tr("%1 was made smaller, to be carried by the class.").arg(name);
  }
  // Three fifths of the frame, at its own proportions.
  const QSizeF room = QSizeF(image.size()).scaled(frame.size() * 0.6, Qt::KeepAspectRatio);
  const QPointF half(tidy(std::max(1.0, room.width() / 2)), tidy(std::max(1.0, room.height() / 2)));
  diagram::IconItem item;
  item.kind = diagram::IconItem::Kind::bitmap;
  item.points = {iconPoint(frame.center() - half), iconPoint(frame.center() + half)};
  item.imageSource = bytes.toBase64().toStdString();
  shapes.items.push_back(std::move(item));
  return shapes;
}

}  // namespace armature::app
