#include "app/shell/window_session.h"

#include <QFileInfo>
#include <QSettings>

#include "app/shell/diagram_files.h"
#include "app/shell/open_pages.h"

namespace armature::app {

void saveSession(QSettings& settings, OpenPages& pages) {
  QStringList files;
  for (const auto& page : pages.all())
    if (!page->document().path().isEmpty()) files << page->document().path();
  settings.setValue("openFiles", files);
  settings.setValue("lastFile", pages.current().document().path());
}

bool restoreSession(const QSettings& settings, OpenPages& pages, DiagramFiles& files) {
  for (const QString& path : settings.value("openFiles").toStringList())
    if (QFileInfo::exists(path)) files.open(path);
  if (isPristine(pages.current())) return false;
  const QString last = settings.value("lastFile").toString();
  for (int i = 0; i < pages.count(); ++i)
    if (pages.at(i).document().path() == last) pages.show(i);
  return true;
}

}  // namespace armature::app
