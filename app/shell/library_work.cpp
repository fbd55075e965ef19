#include "app/shell/library_work.h"

#include <QDir>

#include "app/shell/open_pages.h"

namespace armature::app {

QString LibraryWork::placeOf(const QString& className) const {
  const ListedLibrary* const known = folders_.library(className.section('.', 0, 0));
  return known ? QString::fromStdString(known->place) : QString();
}

bool LibraryWork::isClosed(const QString& place, const QString& failed) const {
  for (const auto& page : pages_.all()) {
    const QString file = QDir::fromNativeSeparators(page->property(kLibraryFile).toString());
    if (file.isEmpty() || !(file + '/').startsWith(place + '/')) continue;
    announcements_.warn(failed + '\n' + tr("Close the tab %1 first.").arg(page->document().displayName()));
    return false;
  }
  return true;
}

}  // namespace armature::app
