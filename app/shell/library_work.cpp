#include "app/shell/library_work.h"

#include <QDir>
#include <algorithm>

#include "app/shell/action_need.h"
#include "app/shell/open_pages.h"

namespace armature::app {

QString LibraryWork::placeOf(const QString& className) const {
  const ListedLibrary* const known = folders_.library(className.section('.', 0, 0));
  return known ? QString::fromStdString(known->place) : QString();
}

// Of a page without a tab, the one in whose parts its classes are open.
static DiagramPage& pageWithTab(const OpenPages& pages, DiagramPage& page) {
  for (const auto& host : pages.all())
    if (const auto behind = pages.pagesBehind(*host); std::ranges::find(behind, &page) != behind.end()) return *host;
  return page;
}

QString LibraryWork::whyOpen(const QString& place) const {
  for (const auto& page : pages_.all()) {
    const QString file = QDir::fromNativeSeparators(page->property(kLibraryFile).toString());
    if (file.isEmpty() || !(file + '/').startsWith(place + '/')) continue;
    return tr("Close the tab %1 first.").arg(pageWithTab(pages_, *page).document().displayName());
  }
  return {};
}

bool LibraryWork::isClosed(const QString& place, const QString& failed) const {
  const QString open = whyOpen(place);
  if (!open.isEmpty()) announcements_.warn(failed + '\n' + open);
  return open.isEmpty();
}

void LibraryWork::needClosed(QAction& action, const QString& place) const {
  setNeed(action, [this, place] { return whyOpen(place); });
}

}  // namespace armature::app
