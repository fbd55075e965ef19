#include "app/run/library_folders.h"

#include <QDir>
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
};

std::shared_ptr<LibraryFolders::Look> LibraryFolders::lookAt(const std::vector<std::string>& path) {
  auto look = std::make_shared<Look>();
  for (const std::string& folder : path) {
    look->folders.push_back(listLibraries(folder));
    for (const ListedLibrary& library : look->folders.back().libraries)
      if (const QString name = QString::fromStdString(library.name); !look->places.contains(name))
        look->places.insert(name, QString::fromStdString(library.place));
  }
  return look;
}

LibraryFolders::LibraryFolders(EngineThread& engine, Catalog& catalog, QSettings& settings, WholePath path)
    : engine_(engine), catalog_(catalog), settings_(settings), path_(std::move(path)) {
  engine_.post(EngineThread::idle, this, [this, path = path_(folders())](Engine&) -> EngineThread::Answer {
    return [this, look = lookAt(path)] {
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

void LibraryFolders::readAgain() {
  tellEngine();
}

void LibraryFolders::tellEngine() {
  const QStringList inUse = inUse_();
  const QHash<QString, QString> before = places_;
  engine_.post(EngineThread::urgent, this,
               [this, path = path_(folders()), inUse, before](Engine& engine) -> EngineThread::Answer {
                 const auto look = lookAt(path);
                 engine.setLibraryPath(path);
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
                   take(*look);
                   catalog_.librariesChanged(libraries);
                   Q_EMIT changed(gone);
                 };
               });
}

}  // namespace armature::app
