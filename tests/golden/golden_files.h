// Golden files: a text and, in a comment at its end between two marks, the lines that it must give.
#pragma once
#include <QDir>
#include <QFile>
#include <functional>

namespace armature::test {

struct GoldenFiles {
  QString folder;
  QByteArray head, tail;  // the marks, each a whole line

  static QByteArray readAll(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  QStringList names() const { return QDir(folder).entryList({"*.mo"}, QDir::Files, QDir::Name); }
  QByteArray text(const QString& name) const { return readAll(folder + "/" + name); }
  // The lines between the marks; empty when there are none.
  QByteArray expected(const QString& name) const {
    const QByteArray all = text(name);
    const auto at = all.indexOf(head);
    return at < 0 ? QByteArray() : all.mid(at + head.size(), all.indexOf(tail, at) - at - head.size());
  }
  // Rewrites the comments of all files with what `lines` gives now. False when a file cannot be written.
  bool update(const std::function<QByteArray(const QString& name)>& lines) const {
    for (const QString& name : names()) {
      const QByteArray all = text(name), now = lines(name);
      const auto at = all.indexOf(head);
      QFile file(folder + "/" + name);
      if (!file.open(QIODevice::WriteOnly)) return false;
      file.write((at < 0 ? all : all.left(at)) + head + now + tail);
    }
    return true;
  }
};

}  // namespace armature::test
