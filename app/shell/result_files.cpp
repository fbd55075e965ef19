#include "app/shell/result_files.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <algorithm>

#include "app/language/messages.h"
#include "app/shell/announcements.h"
#include "app/shell/exports.h"
#include "app/shell/open_pages.h"
#include "engine/results/foreign.h"

namespace armature::app {

bool ResultFiles::isOne(const QString& path) {
  for (const char* ending : {".csv", ".mat", ".h5", ".hdf5"})
    if (path.endsWith(QLatin1String(ending), Qt::CaseInsensitive)) return true;
  return false;
}

void ResultFiles::open() {
  const QString path =
      QFileDialog::getOpenFileName(&announcements_.window(), tr("Open results"), folderFor(pages_.current()),
                                   tr("Results (*.csv *.mat *.h5 *.hdf5)"));
  if (!path.isEmpty()) open(path);
}

// Whether curves of the newest run have something of a file beside them; where there was no run yet they may have.
static bool fits(const results::Store& file, const StorePtr& newest) {
  return !newest || std::ranges::any_of(file.columns(), [&](const results::Column& c) {
    return !c.isConstant && newest->find(c.name) >= 0;
  });
}

void ResultFiles::open(const QString& path) {
  const QPointer<DiagramPage> page = &pages_.current();
  engine_.post(EngineThread::normal, this, [this, page, path](Engine&) -> EngineThread::Answer {
    auto read = std::make_shared<Result<std::shared_ptr<results::Store>>>(results::readResults(path.toStdString()));
    return [this, page, path, read] {
      if (!*read) return announcements_.warn(spokenSentence(read->reason().message));
      if (!page) return;
      const StorePtr store = read->take();
      KeptRun run;
      run.name = QFileInfo(path).completeBaseName();
      run.note = path;
      run.document = page->document().values();
      run.endTime = store->time(store->rowCount() - 1);
      run.store = store;
      run.isKept = run.isCompared = true;  // and no time of the day: it was not made here
      const QString file = QFileInfo(path).fileName();
      announcements_.say(fits(*store, page->run().store())
                             ? tr("%1 is drawn where its names match the newest run.").arg(file)
                             : tr("No name in %1 is one of the newest run: of its values only those are drawn that are "
                                  "put into a plot by themselves.")
                                   .arg(file),
                         8000);
      page->run().book().add(std::move(run));
    };
  });
}

}  // namespace armature::app
