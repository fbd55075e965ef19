#include "app/look/shipped.h"

#include <QFileInfo>
#include <QHash>

#include "app/look/icons.h"

namespace armature::app {

bool isExample(const QString& path) {
  static const QString folder = QFileInfo(shippedFolder(QStringLiteral("resources/examples"))).canonicalFilePath();
  if (path.isEmpty() || folder.isEmpty()) return false;
  // Titles are asked for with every picture of a plot: the disk is not.
  static QHash<QString, bool> known;
  auto found = known.constFind(path);
  if (found == known.constEnd())
    found = known.insert(path, QFileInfo(path).canonicalFilePath().startsWith(folder + '/'));
  return found.value();
}

}  // namespace armature::app
