#include "app/shell/modelica_files.h"

#include <QFileInfo>
#include <QInputDialog>
#include <QMainWindow>
#include <algorithm>

#include "app/language/messages.h"
#include "app/shell/announcements.h"
#include "app/shell/open_pages.h"
#include "app/shell/recent_files.h"
#include "engine/base/read_file.h"
#include "engine/diagram/kept_members.h"

namespace armature::app {

namespace {

constexpr int kMostModels = 400;  // to choose from

// Models below some classes, the last one of the text first; one more than can be chosen from when there are more.
void collectModels(Engine& engine, const std::vector<std::string>& names, QStringList& models) {
  for (auto name = names.rbegin(); name != names.rend(); ++name) {
    if (models.size() > kMostModels) return;
    const ClassInfo* info = engine.classInfo(*name);
    if (!info) continue;
    if (info->kind == "package")
      collectModels(engine, engine.children(*name), models);
    else if ((info->kind == "model" || info->kind == "block" || info->kind == "class") && !info->isPartial)
      models << QString::fromStdString(*name);
  }
}

}  // namespace

ModelicaFiles::ModelicaFiles(EngineThread& engine, Catalog& catalog, OpenPages& pages, RecentFiles& recent,
                             const Announcements& announcements)
    : engine_(engine), catalog_(catalog), pages_(pages), recent_(recent), announcements_(announcements) {}

void ModelicaFiles::open(const QString& path) {
  engine_.post(EngineThread::urgent, this, [this, path](Engine& engine) -> EngineThread::Answer {
    Messages messages;
    const auto names = engine.openFile(path.toStdString(), messages);
    QStringList models, roots;
    collectModels(engine, names, models);
    std::reverse(models.begin(), models.end());
    for (const auto& name : names) roots << QString::fromStdString(name);
    return [this, path, models, names, roots, messages] {
      const QString file = QFileInfo(path).fileName();
      if (tellMistakes(path, names, messages)) return;
      catalog_.libraryAdded(roots);
      recent_.note(path);
      if (models.isEmpty())
        announcements_.say(tr("%1 has no model; its classes can be used now.").arg(file), 8000);
      else
        chooseModel(path, models);
    };
  });
}

bool ModelicaFiles::tellMistakes(const QString& path, const std::vector<std::string>& names,
                                 const std::vector<Message>& messages) {
  const auto mistake =
      std::find_if(messages.begin(), messages.end(), [](const Message& m) { return m.severity == Severity::error; });
  if (!names.empty() && mistake == messages.end()) return false;
  QString reason = tr("There is no class in it.");
  if (mistake != messages.end()) reason = withStop(spokenSentence(mistake->text));
  if (mistake != messages.end() && mistake->line > 0) reason = tr("Line %1: %2").arg(mistake->line).arg(reason);
  if (mistake != messages.end() && !mistake->advice.empty()) reason += '\n' + withStop(spokenSentence(mistake->advice));
  announcements_.warn(tr("%1 was not opened.\n%2").arg(QFileInfo(path).fileName(), reason));
  return true;
}

void ModelicaFiles::chooseModel(const QString& file, QStringList models) {
  QString chosen = models.last();
  if (models.size() > 1 && !announcements_.isQuiet()) {
    const bool isCut = models.size() > kMostModels;
    if (isCut) models.removeFirst();
    const QString question =
        tr("%1 has several models. Which one should be opened as a diagram?").arg(QFileInfo(file).fileName());
    const QString note =
        isCut ? tr("\nThese are its last %1; the others are found in the palette.").arg(kMostModels) : QString();
    bool isChosen = false;
    chosen = QInputDialog::getItem(&announcements_.window(), tr("Open a model"), question + note, models,
                                   static_cast<int>(models.size()) - 1, false, &isChosen);
    if (!isChosen) return;
  }
  openModel(chosen, file);
}

void ModelicaFiles::openModel(const QString& className, const QString& file) {
  openOn(nullptr, className, file);
}

void ModelicaFiles::reload(DiagramPage& page, const QString& className, const QString& path) {
  const QPointer<DiagramPage> shown = &page;
  engine_.post(EngineThread::urgent, this, [this, shown, className, path](Engine& engine) -> EngineThread::Answer {
    Messages messages;
    const auto names = engine.openFile(path.toStdString(), messages);
    return [this, shown, className, path, names, messages] {
      if (!shown || tellMistakes(path, names, messages)) return;
      QStringList roots;
      for (const auto& name : names) roots << QString::fromStdString(name);
      catalog_.libraryAdded(roots);
      openOn(shown, className, path);
    };
  });
}

void ModelicaFiles::openOn(const QPointer<DiagramPage>& page, const QString& className, const QString& file) {
  const bool isReload = page;
  engine_.post(EngineThread::urgent, this, [=, this](Engine& engine) -> EngineThread::Answer {
    // The text first: what is written in between is then seen as a change.
    const std::string text = file.isEmpty() ? std::string() : readFile(file.toStdString()).value_or("");
    auto read = std::make_shared<Result<diagram::Document>>(engine.diagramOf(className.toStdString()));
    return [=, this] {
      if (!*read)
        return announcements_.warn(tr("%1 was not opened.\n%2").arg(className, spoken(read->reason().message)));
      if (isReload && !page) return;  // it was closed meanwhile
      showCopy(page ? *page : pages_.pageToFill(), className, file, text, read->take());
    };
  });
}

void ModelicaFiles::showCopy(DiagramPage& page, const QString& className, const QString& file, const std::string& text,
                             diagram::Document values) {
  if (values.title.empty()) values.title = className.section('.', -1).toStdString();
  const auto drawn = diagram::takeDrawnRoutes(values);  // they are drawn so again
  page.file().setModelicaFile(file);
  page.document().reset(std::move(values), {});
  pages_.noteReset(page);
  if (!file.isEmpty()) Q_EMIT copyShown(page, className, file, text, drawn);
  const QString words =
      file.isEmpty() ? tr("This is a copy: %1 stays unchanged.").arg(className.section('.', -1))
                     : tr("Saving asks where to; until then %1 stays unchanged.").arg(QFileInfo(file).fileName());
  announcements_.say(words, 10000);
}

}  // namespace armature::app
