#include "app/shell/library_watch.h"

#include <QDir>
#include <QFileInfo>

#include "app/document/file_claim.h"
#include "app/shell/diagram_page.h"
#include "app/shell/notices.h"
#include "app/shell/open_pages.h"
#include "engine/base/read_file.h"

namespace armature::app {

static constexpr const char *kKey = "library", *kElsewhere = "libraryElsewhere";

LibraryWatch::LibraryWatch(DiagramPage& page, const QString& place, std::function<std::vector<LibraryFile>()> files,
                           QObject* parent)
    : QObject(parent), page_(page), notices_(page.centre()->findChild<Notices*>()), files_(std::move(files)) {
  setPlace(place);
  connect(&watch_, &PathWatch::mayHaveChanged, this, &LibraryWatch::look);
  const auto leave = [this] {
    page_.setProperty(kLibraryFile, {});
    end();
  };
  connect(&page.document(), &OpenDocument::wasReset, this, leave);
  connect(&page.document(), &OpenDocument::pathChanged, this, [this, leave] {
    if (!page_.document().path().isEmpty()) leave();
  });
  connect(&page, &QObject::destroyed, this, &LibraryWatch::end);
  watch_.wake();
}

void LibraryWatch::setPlace(const QString& place) {
  page_.setProperty(kLibraryFile, place.isEmpty() ? QVariant() : QDir::toNativeSeparators(place));
}

void LibraryWatch::end() {
  watch_.disconnect(this);
  for (const char* key : {kKey, kElsewhere})
    if (notices_) notices_->take(key);
  claims_.clear();
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
  claim(paths);
  if (seen == seen_) return;
  seen_ = seen;
  tell(changed, gone);
}

// Looked at again whenever something may have changed: whoever has a file elsewhere may have closed it.
void LibraryWatch::claim(const QStringList& paths) {
  const QString& folder = page_.file().folder();
  if (folder.isEmpty() || !notices_) return;
  QStringList elsewhere;
  for (const QString& path : paths) {
    if (claims_.count(path) > 0 || !QFileInfo::exists(path)) continue;
    FileLock::Outcome outcome{};
    if (auto claimed = claimFile(folder, path, &outcome))
      claims_.emplace(path, std::move(claimed));
    else if (outcome == FileLock::Outcome::inUse)
      elsewhere << QFileInfo(path).fileName();
  }
  if (elsewhere == elsewhere_) return;
  elsewhere_ = elsewhere;
  notices_->take(kElsewhere);
  if (elsewhere.isEmpty()) return;
  constexpr qsizetype kMostNames = 3;
  const QString names = elsewhere.size() <= kMostNames
                            ? elsewhere.join(QStringLiteral(", "))
                            : tr("%1 and %2 more").arg(elsewhere.first()).arg(elsewhere.size() - 1);
  notices_->show(
      kElsewhere,
      tr("Also open in another tab or window: %1. Each asks before overwriting what the other has saved.").arg(names),
      {{tr("Close it here"), [this] { Q_EMIT page_.file().closeWanted(); }}});
}

void LibraryWatch::tell(const QStringList& changed, const QStringList& gone) {
  // Nobody sees a page without a tab, but what is in it.
  if (OpenPages::isBehind(page_) && !changed.isEmpty() && !page_.document().isModified()) return Q_EMIT reloadWanted();
  if (!notices_) return;
  notices_->take(kKey);
  const QString names = (changed.isEmpty() ? gone : changed).join(QStringLiteral(", "));
  if (changed.isEmpty() && gone.isEmpty()) return;
  if (changed.isEmpty()) return notices_->show(kKey, tr("%1 is no longer on the disk.").arg(names));
  // A copy that nobody has saved counts as changed before anything was.
  const bool isChanged = page_.document().isModified() && page_.document().undoStack()->count() > 0;
  const QString reload = isChanged ? tr("Discard mine and reload") : tr("Reload");
  notices_->show(kKey, tr("%1 has been changed on the disk.").arg(names),
                 {{reload, [this] { Q_EMIT reloadWanted(); }}, {tr("Keep mine"), {}}});
}

}  // namespace armature::app
