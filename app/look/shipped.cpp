#include "app/look/shipped.h"

#include <QFileInfo>

#include "app/look/icons.h"

namespace armature::app {

bool isExample(const QString& path) {
  static const QString folder = QFileInfo(shippedFolder(QStringLiteral("resources/examples"))).canonicalFilePath();
  if (path.isEmpty() || folder.isEmpty()) return false;
  return QFileInfo(path).canonicalFilePath().startsWith(folder + '/');
}

}  // namespace armature::app
