#include "app/shell/library_texts.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

#include "app/shell/announcements.h"
#include "app/shell/library_watch.h"
#include "app/shell/open_pages.h"
#include "engine/base/read_file.h"
#include "engine/diagram/own_class.h"
#include "engine/diagram/own_library.h"

namespace armature::app {

LibraryTexts::LibraryTexts(EngineThread& engine, LibraryFolders& folders, OpenPages& pages,
                           const Announcements& announcements)
    : engine_(engine), folders_(folders), pages_(pages), announcements_(announcements) {}

void LibraryTexts::open(const QString& library, const QString& className) {
  for (auto known = opened_.begin(); known != opened_.end(); ++known) {
    if (known->library != library) continue;
    pages_.show(*known.key());
    if (!className.isEmpty()) Q_EMIT textWanted(className);
    return;
  }
  read(library, className, nullptr);
}

void LibraryTexts::read(const QString& library, const QString& className, DiagramPage* page) {
  const ListedLibrary* const listed = folders_.library(library);
  if (!listed) return;
  engine_.post(
      EngineThread::urgent, this,
      [this, library, className, page, place = listed->place](Engine&) -> EngineThread::Answer {
        Opened opened{library, {}, {}};
        for (const std::string& path : diagram::classFiles(place)) {
          const QString file = QString::fromStdString(path);
          const auto text = readFile(path);
          const auto parts = text ? diagram::partsOfFile(*text) : failure("F001", Phrase());
          if (!parts) {
            opened.unreadable << QFileInfo(file).fileName();
            continue;
          }
          opened.files.push_back(
              {{file, *text}, diagram::classHead(parts->classText).name, parts->head, parts->classText, parts->tail});
        }
        return [this, opened, className, page] { show(opened, className, page); };
      });
}

void LibraryTexts::show(Opened opened, const QString& className, DiagramPage* wanted) {
  if (wanted && !opened_.contains(wanted)) return;  // it has another diagram meanwhile
  diagram::Document values;
  // Not the library's own name: the engine would take this page for it.
  values.name = opened.library.toStdString() + "Texts";
  values.title = opened.library.toStdString();
  for (const OpenFile& file : opened.files) values.classes.push_back(file.classText);
  DiagramPage& page = wanted ? *wanted : pages_.pageToFill();
  page.file().setModelicaFile({});
  page.document().reset(std::move(values), {});
  const ListedLibrary* const listed = folders_.library(opened.library);
  const auto files = [this, key = &page] {
    std::vector<LibraryFile> files;
    if (const auto found = opened_.constFind(key); found != opened_.constEnd())
      for (const OpenFile& file : found->files) files.push_back(file.file);
    return files;
  };
  auto* watch = new LibraryWatch(page, listed ? QString::fromStdString(listed->place) : QString(), files, this);
  connect(watch, &LibraryWatch::ended, this, [this, key = &page] { opened_.remove(key); });
  connect(watch, &LibraryWatch::reloadWanted, this, [this, library = opened.library, key = &page] {
    folders_.readAgain();
    read(library, {}, key);
  });
  if (!opened.unreadable.isEmpty())
    announcements_.warn(tr("These files have mistakes, or not one class, and stay as they are:\n%1")
                            .arg(opened.unreadable.join(QStringLiteral(", "))));
  else
    announcements_.say(tr("Parts put here are for trying: only the texts are saved into %1.").arg(opened.library),
                       10000);
  opened_.insert(&page, std::move(opened));
  pages_.noteReset(page);
  if (!className.isEmpty()) Q_EMIT textWanted(className);
}

bool LibraryTexts::saveFiles(Opened& opened, const std::vector<std::string>& classes) {
  std::vector<std::string> added;
  for (const std::string& text : classes) {
    const std::string name = diagram::classHead(text).name;
    const auto file = std::ranges::find(opened.files, name, &OpenFile::name);
    if (file == opened.files.end()) {
      added.push_back(text);
      continue;
    }
    if (file->classText == text) continue;
    // The semicolon behind the class stands in the file already.
    const std::string bare = text.substr(0, text.find_last_not_of(" \t\r\n;") + 1);
    const std::string kept = file->tail.find(';') == std::string::npos ? text : bare;
    if (!file->file.write(file->head + kept + file->tail, announcements_)) return false;
    file->classText = text;
  }
  return added.empty() || addFiles(opened, added);
}

bool LibraryTexts::addFiles(Opened& opened, const std::vector<std::string>& texts) {
  const ListedLibrary* const listed = folders_.library(opened.library);
  if (!listed) {
    announcements_.warn(tr("The library %1 is not there any more.").arg(opened.library));
    return false;
  }
  if (const auto done = diagram::addClasses(listed->place, texts); !done) {
    tellUnsaved(opened.library, done.reason().message, announcements_);
    return false;
  }
  for (const std::string& text : texts) {
    const std::string name = diagram::classHead(text).name;
    const std::string path = listed->place + "/" + name + ".mo";
    const std::string whole = readFile(path).value_or("");
    if (const auto parts = diagram::partsOfFile(whole))
      opened.files.push_back({{QString::fromStdString(path), whole}, name, parts->head, text, parts->tail});
  }
  return true;
}

std::optional<bool> LibraryTexts::save(DiagramPage& page) {
  const auto found = opened_.find(&page);
  if (found == opened_.end() || !page.document().path().isEmpty()) return std::nullopt;
  const std::vector<std::string> classes = page.document().values().classes;
  if (!saveFiles(*found, classes)) return false;
  QStringList left;
  for (const OpenFile& file : found->files)
    if (std::ranges::none_of(classes, [&](const auto& text) { return diagram::classHead(text).name == file.name; }))
      left << QFileInfo(file.file.path).fileName();
  page.document().undoStack()->setClean();
  folders_.readAgain();
  if (left.isEmpty())
    announcements_.say(tr("Saved into the library %1").arg(found->library), 6000);
  else
    announcements_.warn(tr("Saved. The files of classes that are not here any more stay in the library:\n%1")
                            .arg(left.join(QStringLiteral(", "))));
  return true;
}

}  // namespace armature::app
