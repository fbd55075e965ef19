// The pages of the shipped part library, as its sources have them.
#pragma once
#include <QDirIterator>
#include <QRegularExpression>

namespace armature::app {

// Each once.
inline QStringList palettePages() {
  static const QRegularExpression page("Documentation\\(\\s*info\\s*=\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");
  static const QRegularExpression escape("\\\\(.)");
  QStringList all;
  for (QDirIterator it(ARMATURE_SOURCE_DIR "/palette", {"*.mo"}, QDir::Files, QDirIterator::Subdirectories);
       it.hasNext();) {
    QFile file(it.next());
    if (!file.open(QIODevice::ReadOnly)) continue;
    for (auto pages = page.globalMatch(QString::fromUtf8(file.readAll())); pages.hasNext();)
      all << pages.next().captured(1).replace(escape, "\\1");
  }
  all.removeDuplicates();
  return all;
}

}  // namespace armature::app
