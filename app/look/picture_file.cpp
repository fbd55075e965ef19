#include "app/look/picture_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImageWriter>

#include "engine/base/durable_file.h"

namespace armature::app {

Result<void> savePicture(const QImage& picture, const QString& path) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  QImageWriter writer(&buffer, QFileInfo(path).suffix().toLower().toLatin1());
  if (!writer.write(picture))
    return failure("F301", Phrase(QCoreApplication::translate("PictureFile", "cannot write %1: %2")
                                      .arg(path, writer.errorString())
                                      .toStdString()));
  return writeDurably(path.toStdString(), {bytes.constData(), static_cast<size_t>(bytes.size())});
}

}  // namespace armature::app
