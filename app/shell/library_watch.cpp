#include "app/shell/library_watch.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>

#include "app/shell/diagram_page.h"
#include "app/shell/notices.h"
#include "engine/base/read_file.h"

namespace armature::app {

namespace {
constexpr int kRest = 200;  // [ms] others write a file in several steps
constexpr const char* kKey = "library";
}  // namespace

LibraryWatch::LibraryWatch(DiagramPage& page, std::function<std::vector<LibraryFile>()> files, QObject* parent)
    : QObject(parent), page_(page), notices_(page.centre()->findChild<Notices*>()), files_(std::move(files)) {
  rest_.setSingleShot(true);
  rest_.setInterval(kRest);
  const auto wait = [this] { rest_.start(); };
  connect(&watcher_, &QFileSystemWatcher::fileChanged, this, wait);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, wait);
  connect(&rest_, &QTimer::timeout, this, &LibraryWatch::look);
  // A network tells nothing.
  connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
    if (state == Qt::ApplicationActive && notices_) rest_.start();
  });
  // The page has another diagram, or goes.
  connect(&page.document(), &OpenDocument::wasReset, this, &LibraryWatch::end);
  connect(&page, &QObject::destroyed, this, &LibraryWatch::end);
  rest_.start();
}

void LibraryWatch::end() {
  watcher_.disconnect();
  rest_.stop();
  if (notices_) notices_->take(kKey);
  deleteLater();
}

// A file that was replaced is another one to the system: all are watched anew after every look.
void LibraryWatch::look() {
  QStringList changed, gone;
  QHash<QString, std::string> seen;
  for (const LibraryFile& file : files_()) {
    const QString folder = QFileInfo(file.path).absolutePath();
    for (const QString& path : {file.path, folder})
      if (QFileInfo::exists(path) && !(watcher_.files() + watcher_.directories()).contains(path))
        watcher_.addPath(path);
    const auto onDisk = readFile(file.path.toStdString());
    if (onDisk && *onDisk == file.text) continue;
    (QFileInfo::exists(file.path) ? changed : gone) << QFileInfo(file.path).fileName();
    seen.insert(file.path, onDisk.value_or(""));
  }
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
