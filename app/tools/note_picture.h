// Pictures on their way into a note: small enough to be kept in the diagram's file, as PNG or JPEG.
#pragma once
#include <QByteArray>
#include <QImage>
#include <QString>

namespace armature::app {

// The bytes of a file with the picture, made smaller where it has more pixels than a note can show; empty for none.
QByteArray asNotePicture(const QImage& picture);
// The same of a file, whose bytes are kept where they are few. Empty, with the reason in `problem`, where it cannot be
// read.
QByteArray readNotePicture(const QString& path, QString& problem);

}  // namespace armature::app
