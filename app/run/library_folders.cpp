#include "app/run/library_folders.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QSettings>
#include <algorithm>

namespace armature::app {

namespace {

constexpr const char* kFolders = "libraries";
constexpr const char* kOwn = "ownLibraries";

QString absolute(const QString& folder) {
  return QDir::cleanPath(QDir::current().absoluteFilePath(folder));
}

// What hardly anybody changes while drawing, and takes long to read again.
bool isStandard(const QString& library) {
  return library == QLatin1String("Modelica") || library == QLatin1String("ModelicaServices") ||
         library == QLatin1String("Complex");
}

}  // namespace

// What lies on the path.
struct LibraryFolders::Look {
  std::vector<ListedFolder> folders;
  QHash<QString, QString> places;
  Files files;
};

std::shared_ptr<LibraryFolders::Look> LibraryFolders::lookAt(const std::vector<std::string>& path,
                                                             const QStringList& watched) {
  auto look = std::make_shared<Look>();
  for (const std::string& folder : path) {
    look->folders.push_back(listLibraries(folder));
    for (const ListedLibrary& library : look->folders.back().libraries)
      if (const QString name = QString::fromStdString(library.name); !look->places.contains(name))
        look->places.insert(name, QString::fromStdString(library.place));
    if (!watched.contains(QString::fromStdString(folder))) continue;
    for (const ListedLibrary& library : look->folders.back().libraries) {
      const QFileInfo place(QString::fromStdString(library.place));
      if (isStandard(QString::fromStdString(library.name))) continue;
      const auto note = [&](const QFileInfo& file) {
        look->files.insert(file.filePath(), {file.lastModified().toMSecsSinceEpoch(), file.size()});
      };
      if (place.isFile()) note(place);
      QDirIterator files(place.filePath(), {"*.mo", "package.order"}, QDir::Files, QDirIterator::Subdirectories);
      while (place.isDir() && files.hasNext()) note(files.nextFileInfo());
    }
  }
  return look;
}

LibraryFolders::LibraryFolders(EngineThread& engine, Catalog& catalog, QSettings& settings, WholePath path)
    : engine_(engine), catalog_(catalog), settings_(settings), path_(std::move(path)) {
  connect(&watch_, &PathWatch::mayHaveChanged, this, &LibraryFolders::lookForChanges);
  engine_.post(EngineThread::idle, this,
               [this, path = path_(folders()), own = folders()](Engine&) -> EngineThread::Answer {
                 return [this, look = lookAt(path, own)] {
                   // What is on the path already can be searched at once; a change meanwhile has brought all of it.
                   if (places_.isEmpty()) {
                     take(*look);
                     QStringList others;
                     for (auto place = places_.cbegin(); place != places_.cend(); ++place)
                       if (!isStandard(place.key())) others << place.key();
                     if (!others.isEmpty()) catalog_.crawlLibraries(others);
                   }
                   Q_EMIT looked();
                 };
               });
}

QStringList LibraryFolders::foldersIn(const QSettings& settings) {
  QStringList folders;
  for (const QString& folder : settings.value(kFolders).toStringList())
    if (!folder.trimmed().isEmpty() && !folders.contains(absolute(folder))) folders << absolute(folder);
  return folders;
}

QStringList LibraryFolders::folders() const {
  return foldersIn(settings_);
}

const ListedFolder* LibraryFolders::listed(const QString& folder) const {
  const auto found = listed_.constFind(folder);
  return found == listed_.cend() ? nullptr : &found.value();
}

QString LibraryFolders::folderOf(const QString& library) const {
  for (const QString& folder : folders())
    if (const ListedFolder* const known = listed(folder))
      for (const ListedLibrary& one : known->libraries)
        if (one.name == library.toStdString() && !isHidden(one)) return folder;
  return {};
}

const ListedLibrary* LibraryFolders::library(const QString& name) const {
  const ListedFolder* const known = listed(folderOf(name));
  if (!known) return nullptr;
  const auto found = std::ranges::find(known->libraries, name.toStdString(), &ListedLibrary::name);
  return found == known->libraries.end() ? nullptr : &*found;
}

bool LibraryFolders::isHidden(const ListedLibrary& library) const {
  const QString place = QString::fromStdString(library.place);
  return places_.value(QString::fromStdString(library.name), place) != place;
}

void LibraryFolders::take(const Look& look) {
  listed_.clear();
  for (const ListedFolder& folder : look.folders) listed_.insert(QString::fromStdString(folder.folder), folder);
  places_ = look.places;
  files_ = look.files;
  watch();
}

// The folders, and the files while they are few: of very many, those that were written in place are found when the
// program comes to the front.
void LibraryFolders::watch() {
  constexpr qsizetype kMostFiles = 500;
  QSet<QString> watched;
  for (const QString& folder : folders())
    if (QFileInfo::exists(folder)) watched.insert(folder);
  for (auto file = files_.cbegin(); file != files_.cend(); ++file) {
    watched.insert(QFileInfo(file.key()).path());
    if (files_.size() <= kMostFiles) watched.insert(file.key());
  }
  watch_.setPaths(watched.values());
}

void LibraryFolders::lookForChanges() {
  if (folders().isEmpty()) return;
  const std::vector<std::string> path = path_(folders());
  engine_.post(EngineThread::normal, this, [this, path, own = folders()](Engine&) -> EngineThread::Answer {
    return [this, path, look = lookAt(path, own)] {
      // What this program has written is read again already.
      if (reading_ > 0 || path != path_(folders())) return watch_.wake();
      if (look->files != files_)
        tellOutside(look->files);
      else
        watch();
    };
  });
}

void LibraryFolders::tellOutside(const Files& now) {
  QStringList changed;
  for (auto file = now.cbegin(); file != now.cend(); ++file)
    if (const auto before = files_.constFind(file.key()); before == files_.cend() || *before != *file)
      changed << file.key();
  for (auto file = files_.cbegin(); file != files_.cend(); ++file)
    if (!now.contains(file.key())) changed << file.key();
  files_ = now;
  Q_EMIT changedOutside(changed);
  tellEngine();
}

void LibraryFolders::set(const QStringList& folders) {
  settings_.setValue(kFolders, folders);
  Q_EMIT foldersChanged();
  tellEngine();
}

void LibraryFolders::add(const QString& folder) {
  const QString path = absolute(folder);
  engine_.post(EngineThread::urgent, this, [this, path](Engine&) -> EngineThread::Answer {
    auto look = std::make_shared<ListedFolder>(listLibraries(path.toStdString()));
    return [this, path, look] {
      if (look->state == ListedFolder::State::good && !folders().contains(path)) set(folders() << path);
      Q_EMIT answered(*look);
    };
  });
}

void LibraryFolders::remove(const QString& folder) {
  QStringList left = folders();
  if (left.removeAll(absolute(folder)) > 0) set(left);
}

void LibraryFolders::replace(const QString& before, const QString& after) {
  const auto replaced = [&](QStringList list) {
    for (QString& one : list)
      if (one == absolute(before)) one = absolute(after);
    return list;
  };
  settings_.setValue(kOwn, replaced(settings_.value(kOwn).toStringList()));
  set(replaced(folders()));
}

bool LibraryFolders::isOwn(const QString& name) const {
  const ListedLibrary* const known = library(name);
  return known && settings_.value(kOwn).toStringList().contains(absolute(QString::fromStdString(known->place)));
}

void LibraryFolders::setOwn(const QString& place, bool isOwn) {
  QStringList own = settings_.value(kOwn).toStringList();
  own.removeAll(absolute(place));
  if (isOwn) own << absolute(place);
  settings_.setValue(kOwn, own);
}

QStringList LibraryFolders::own() const {
  QStringList names;
  for (const QString& folder : folders())
    if (const ListedFolder* const known = listed(folder))
      for (const ListedLibrary& one : known->libraries)
        if (const QString name = QString::fromStdString(one.name); isOwn(name) && !names.contains(name)) names << name;
  return names;
}

QString LibraryFolders::versionOf(const QString& library) const {
  for (const ListedFolder& folder : listed_)
    for (const ListedLibrary& one : folder.libraries)
      if (one.name == library.toStdString() && !isHidden(one)) return QString::fromStdString(one.version);
  return {};
}

bool LibraryFolders::setUnsaved(const UnsavedTexts& texts) {
  if (texts == unsaved_) return false;
  unsaved_ = texts;
  tellEngine();
  return true;
}

void LibraryFolders::readAgain() {
  tellEngine();
}

void LibraryFolders::tellEngine() {
  const QStringList inUse = inUse_();
  const QHash<QString, QString> before = places_;
  ++reading_;
  engine_.post(EngineThread::urgent, this,
               [this, path = path_(folders()), own = folders(), inUse, before,
                unsaved = unsaved_](Engine& engine) -> EngineThread::Answer {
                 const auto look = lookAt(path, own);
                 engine.setLibraries(path, unsaved);
                 Catalog::Libraries libraries;
                 for (const std::string& name : engine.children({})) libraries.top << QString::fromStdString(name);
                 QStringList gone;
                 for (auto old = before.begin(); old != before.end(); ++old)
                   if (!look->places.contains(old.key())) gone << old.key();
                 libraries.others = gone;
                 for (auto now = look->places.begin(); now != look->places.end(); ++now)
                   if (!isStandard(now.key()) || before.value(now.key()) != now.value()) libraries.others << now.key();
                 for (const QString& name : inUse)
                   if (libraries.others.contains(name.section('.', 0, 0)))
                     libraries.read.append({name, engine.sharedInfo(name.toStdString())});
                 return [this, look, libraries, gone] {
                   --reading_;
                   take(*look);
                   catalog_.librariesChanged(libraries);
                   Q_EMIT changed(gone);
                 };
               });
}

}  // namespace armature::app
