#include "app/shell/library_watch.h"

#include <QDir>
#include <QFileInfo>

#include "app/shell/diagram_page.h"
#include "app/shell/notices.h"
#include "app/shell/open_pages.h"
#include "engine/base/read_file.h"

namespace armature::app {

static constexpr const char* kKey = "library";

LibraryWatch::LibraryWatch(DiagramPage& page, const QString& place, std::function<std::vector<LibraryFile>()> files,
                           QObject* parent)
    : QObject(parent), page_(page), notices_(page.centre()->findChild<Notices*>()), files_(std::move(files)) {
  page.setProperty(kLibraryFile, QDir::toNativeSeparators(place));
  connect(&watch_, &PathWatch::mayHaveChanged, this, &LibraryWatch::look);
  connect(&page.document(), &OpenDocument::wasReset, this, [this] {
    page_.setProperty(kLibraryFile, {});
    end();
  });
  connect(&page, &QObject::destroyed, this, &LibraryWatch::end);
  watch_.wake();
}

void LibraryWatch::end() {
  watch_.disconnect(this);
  if (notices_) notices_->take(kKey);
  deleteLater();
  Q_EMIT ended();
}

void LibraryWatch::look() {
  QStringList paths, changed, gone;
  QHash<QString, std::string> seen;
  for (const LibraryFile& file : files_()) {
    paths << file.path;
    const auto onDisk = readFile(file.path.toStdString());
    if (onDisk && *onDisk == file.text) continue;
    (QFileInfo::exists(file.path) ? changed : gone) << QFileInfo(file.path).fileName();
    seen.insert(file.path, onDisk.value_or(""));
  }
  watch_.setFiles(paths);
  if (seen == seen_) return;
  seen_ = seen;
  tell(changed, gone);
}

void LibraryWatch::tell(const QStringList& changed, const QStringList& gone) {
  if (!notices_) return;
  notices_->take(kKey);
  const QString names = (changed.isEmpty() ? gone : changed).join(QStringLiteral(", "));
  if (changed.isEmpty() && gone.isEmpty()) return;
  if (changed.isEmpty()) return notices_->show(kKey, tr("%1 is no longer on the disk.").arg(names));
  const QString reload = page_.document().isModified() ? tr("Discard mine and reload") : tr("Reload");
  notices_->show(kKey, tr("%1 has been changed on the disk.").arg(names),
                 {{reload, [this] { Q_EMIT reloadWanted(); }}, {tr("Keep mine"), {}}});
}

}  // namespace armature::app
