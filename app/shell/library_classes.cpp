#include "app/shell/library_classes.h"

#include <QDir>
#include <QFileInfo>

#include "app/language/messages.h"
#include "app/shell/announcements.h"
#include "app/shell/library_watch.h"
#include "app/shell/open_pages.h"
#include "engine/base/read_file.h"
#include "engine/diagram/kept_members.h"
#include "engine/diagram/own_library.h"

namespace armature::app {

LibraryClasses::LibraryClasses(EngineThread& engine, LibraryFolders& folders, OpenPages& pages,
                               const Announcements& announcements)
    : engine_(engine), folders_(folders), pages_(pages), announcements_(announcements) {}

bool LibraryClasses::has(const QString& className) const {
  const QString top = className.section('.', 0, 0);
  // A package has nothing to draw; a library that is one file may be a model.
  return folders_.isOwn(top) && (className.contains('.') || !folders_.library(top)->isFolder);
}

bool LibraryClasses::openFile(const QString& path, const std::function<void()>& otherwise) {
  const QString full = QFileInfo(path).absoluteFilePath();
  for (const QString& folder : folders_.folders()) {
    if (folders_.listed(folder) || !full.startsWith(folder + '/')) continue;
    const auto again = [this, full, otherwise] {
      if (!openListed(full)) otherwise();
    };
    connect(&folders_, &LibraryFolders::looked, this, again, Qt::SingleShotConnection);
    return true;
  }
  return openListed(full);
}

static bool isPackage(const QString& file) {
  const auto text = readFile(file.toStdString());
  if (!text) return false;
  const auto parts = diagram::partsOfFile(*text, true);
  return parts && !parts->classes.empty();
}

bool LibraryClasses::openListed(const QString& full) {
  for (const QString& library : folders_.own()) {
    const std::string name = diagram::classOfFile(folders_.library(library)->place, full.toStdString());
    if (!has(QString::fromStdString(name))) continue;
    // Of a package that is one file a class is to be chosen first.
    if (name == library.toStdString() && isPackage(full)) return false;
    open(QString::fromStdString(name));
    return true;
  }
  return false;
}

bool LibraryClasses::hasOpen(const QString& className) const {
  return std::ranges::any_of(opened_, [&](const Opened& one) { return one.className == className; });
}

void LibraryClasses::open(const QString& className) {
  for (auto known = opened_.begin(); known != opened_.end(); ++known)
    if (known->className == className) {
      pages_.show(*known.key());
      return Q_EMIT opened(*known.key(), className);
    }
  read(className, nullptr);
}

void LibraryClasses::read(const QString& className, DiagramPage* page) {
  const ListedLibrary* const library = folders_.library(className.section('.', 0, 0));
  if (!library) return;
  engine_.post(EngineThread::urgent, this,
               [this, className, page, place = library->place](Engine& engine) -> EngineThread::Answer {
                 const diagram::ClassFile file = diagram::fileOf(place, className.toStdString());
                 // The text first: what is written in between is then seen as a change.
                 auto text = readFile(file.path);
                 auto read = std::make_shared<Result<diagram::Document>>(engine.diagramOf(className.toStdString()));
                 return [this, className, page, file, text, read] {
                   if (folders_.isUnsaved(file.path))
                     return tellUnread(className, tr("It is being edited inside of a part. Save that first."));
                   if (!*read || !text)
                     return tellUnread(className,
                                       *read ? tr("Its file cannot be read.") : spoken(read->reason().message));
                   show({className, {QString::fromStdString(file.path), *text}, file.className, read->take()}, page);
                 };
               });
}

void LibraryClasses::tellUnread(const QString& className, const QString& why) {
  announcements_.warn(tr("%1 was not opened.\n%2").arg(className, why));
}

void LibraryClasses::readFileAgain(const QString& className, DiagramPage* page) {
  const auto known = opened_.constFind(page);
  if (known == opened_.constEnd()) return;
  const QString path = known->file.path;
  const std::string inFile = known->inFile;
  engine_.post(EngineThread::urgent, this,
               [this, className, page, path, inFile](Engine& engine) -> EngineThread::Answer {
                 auto text = readFile(path.toStdString());
                 Messages messages;
                 (void)engine.openFile(path.toStdString(), messages);
                 QString mistake = text ? QString() : tr("Its file cannot be read.");
                 for (const Message& m : messages)
                   if (m.severity == Severity::error && mistake.isEmpty())
                     mistake = tr("Line %1: %2").arg(m.line).arg(spokenSentence(m.text) + '.');
                 auto read = std::make_shared<Result<diagram::Document>>(engine.diagramOf(className.toStdString()));
                 return [this, className, page, path, inFile, text, mistake, read] {
                   if (!mistake.isEmpty()) return tellUnread(className, mistake);
                   if (!*read) return tellUnread(className, spoken(read->reason().message));
                   show({className, {path, *text}, inFile, read->take()}, page);
                 };
               });
}

void LibraryClasses::show(Opened opened, DiagramPage* wanted) {
  if (wanted && !opened_.contains(wanted)) return;  // it has another diagram meanwhile
  // What the program has drawn when it was saved is drawn by the program again.
  const auto drawn = diagram::takeDrawnRoutes(opened.written);
  opened.drawn = cornersByEnds(opened.written.connections, drawn);
  if (opened.written.title.empty()) opened.written.title = opened.className.section('.', -1).toStdString();
  DiagramPage& page = wanted ? *wanted : pages_.pageToFill();
  page.file().setModelicaFile({});
  page.document().reset(opened.written, {});
  const QString words = tr("%1 is saved into %2.").arg(opened.className, QFileInfo(opened.file.path).fileName());
  opened.noteState();
  opened.watch = watch(page, opened.file.path);
  const QString className = opened.className;
  opened_.insert(&page, std::move(opened));
  announcements_.say(words, 8000);
  pages_.noteReset(page);
  if (!wanted) Q_EMIT this->opened(page, className);
}

LibraryWatch* LibraryClasses::watch(DiagramPage& page, const QString& place) {
  const auto files = [this, key = &page]() -> std::vector<LibraryFile> {
    if (const auto found = opened_.constFind(key); found != opened_.constEnd()) return {found->file};
    if (const auto found = copies_.constFind(key); found != copies_.constEnd()) return {found->file};
    return {};
  };
  auto* watch = new LibraryWatch(page, place, files, this);
  connect(watch, &LibraryWatch::ended, this, [this, key = &page] {
    opened_.remove(key);
    copies_.remove(key);
  });
  connect(watch, &LibraryWatch::reloadWanted, this, [this, key = &page] { readAgain(*key); });
  return watch;
}

void LibraryClasses::readAgain(DiagramPage& page) {
  if (const auto copy = copies_.constFind(&page); copy != copies_.constEnd())
    return Q_EMIT copyReloadWanted(page, QString(copy->className), QString(copy->file.path));
  const QString name = opened_.value(&page).className;
  if (!folders_.library(name.section('.', 0, 0))) return readFileAgain(name, &page);
  folders_.readAgain();
  read(name, &page);
}

void LibraryClasses::noteCopy(DiagramPage& page, const QString& className, const QString& path, const std::string& text,
                              const diagram::DrawnRoutes& drawn) {
  Opened copy{className, {path, text}, className.toStdString(), page.document().values()};
  copy.drawn = cornersByEnds(copy.written.connections, drawn);
  copy.watch = watch(page, {});
  copies_.insert(&page, std::move(copy));
}

void LibraryClasses::takeOver(DiagramPage& page) {
  if (!canTakeOver(page)) return;
  page.file().setModelicaFile({});
  Opened taken = copies_.take(&page);
  // In a file that says within which package it stands, the class has the rest of its name.
  for (size_t dot = 0; dot != std::string::npos; dot = taken.inFile.find('.'), taken.inFile.erase(0, dot + 1))
    if (diagram::withDrawnChanges(taken.file.text, taken.inFile, taken.written, taken.written)) break;
  taken.noteState();
  if (taken.watch) taken.watch->setPlace(taken.file.path);
  opened_.insert(&page, std::move(taken));
}

// What undoing has brought back is written as it was, byte for byte; else what was drawn is changed in the text. A
// title that only says the name of the class is not kept there.
Result<std::string> LibraryClasses::textOf(const Opened& opened, const diagram::Document& values,
                                           const diagram::WireDrawing& drawing) {
  for (const Opened::State& state : opened.states)
    if (state.values == values) return state.text;
  const auto untitled = [name = opened.className.section('.', -1).toStdString()](diagram::Document document) {
    if (document.title == name) document.title.clear();
    return document;
  };
  return diagram::withDrawnChanges(opened.file.text, opened.inFile, untitled(opened.written), untitled(values),
                                   drawing);
}

std::optional<bool> LibraryClasses::save(DiagramPage& page) {
  const auto found = opened_.find(&page);
  // One that was saved as a diagram of its own is that from then on.
  if (found == opened_.end() || !page.document().path().isEmpty()) return std::nullopt;
  Opened& opened = *found;
  const DrawnWires drawn = drawnWires(page.scene());
  const diagram::WireDrawing drawing = wireDrawing(page.scene(), drawn, opened.drawn);
  const diagram::Document& values = page.document().values();
  const auto made = textOf(opened, values, drawing);
  if (!made) {
    tellUnsaved(opened.className, made.reason().message, announcements_);
    return false;
  }
  if (!opened.file.write(*made, announcements_)) return false;
  opened.written = values;
  opened.drawn = cornersOf(drawn);
  opened.noteState();
  page.document().undoStack()->setClean();
  folders_.readAgain();
  announcements_.say(tr("Saved into %1").arg(QDir::toNativeSeparators(opened.file.path)), 6000);
  return true;
}

}  // namespace armature::app
