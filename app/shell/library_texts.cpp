#include "app/shell/library_texts.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <set>
#include <utility>

#include "app/document/edit_command.h"
#include "app/shell/announcements.h"
#include "app/shell/library_edits.h"
#include "app/shell/library_watch.h"
#include "app/shell/open_pages.h"
#include "app/text/class_changes.h"
#include "engine/base/read_file.h"
#include "engine/diagram/library_class.h"
#include "engine/diagram/own_class.h"
#include "engine/diagram/own_library.h"

namespace armature::app {

LibraryTexts::LibraryTexts(EngineThread& engine, LibraryFolders& folders, OpenPages& pages,
                           const Announcements& announcements)
    : engine_(engine), folders_(folders), pages_(pages), announcements_(announcements) {
  constexpr int kRest = 300;  // [ms]
  rest_.setSingleShot(true);
  rest_.setInterval(kRest);
  connect(&rest_, &QTimer::timeout, this, [this] { folders_.setUnsaved(unsavedTexts()); });
  connect(&pages_, &OpenPages::checkStarts, this, &LibraryTexts::tellUnsavedTexts);
}

LibraryTexts::OpenFile LibraryTexts::openFile(const QString& path, std::string text, diagram::FileParts parts,
                                              bool isOfPackage) {
  OpenFile file{{path, std::move(text)}, std::move(parts), {}, isOfPackage};
  for (const std::string& one : file.parts.classes) file.names.push_back(diagram::classHead(one).name);
  if (!isOfPackage) return file;
  if (auto package = diagram::readPackage(file.file.text))
    file.package = package.take();
  else
    file.isOfPackage = false;
  return file;
}

// What is shown of a package that is asked for: its own text, or its only class.
QString LibraryTexts::firstText(const Opened& opened) {
  if (opened.hasOwnText()) return opened.package.section('.', -1);
  const bool isEmpty = opened.files.empty() || opened.files.front().names.empty();
  return isEmpty ? QString() : QString::fromStdString(opened.files.front().names.front());
}

void LibraryTexts::open(const QString& name, bool isIcon) {
  const ListedLibrary* const listed = folders_.library(name.section('.', 0, 0));
  if (!listed) return;
  engine_.post(EngineThread::urgent, this, [=, this, place = listed->place](Engine&) -> EngineThread::Answer {
    const auto at = diagram::textPlaceOf(place, name.toStdString());
    return [this, isIcon, package = QString::fromStdString(at.package), path = QString::fromStdString(at.path)] {
      if (DiagramPage* const known = pageOf(package)) {
        pages_.show(*known);
        wish(path.isEmpty() ? firstText(opened_[known]) : path, isIcon);
      } else {
        read(package, {path, nullptr, {}, {}, isIcon});
      }
    };
  });
}

// Of the page on show.
void LibraryTexts::wish(const QString& path, bool isIcon) {
  if (!isIcon) return Q_EMIT textWanted(path);
  if (!path.contains('.')) return Q_EMIT iconWanted(path);
  announcements_.say(tr("%1 stands within the text of another class: its icon is edited there as text").arg(path),
                     8000);
  Q_EMIT textWanted(path);
}

DiagramPage* LibraryTexts::pageOf(const QString& package) const {
  for (auto known = opened_.begin(); known != opened_.end(); ++known)
    if (known->package == package) return known.key();
  return nullptr;
}

void LibraryTexts::openBehind(const QString& className, DiagramPage& host, const Use& use) {
  const ListedLibrary* const listed = folders_.library(className.section('.', 0, 0));
  if (!listed) return use(nullptr);
  const QPointer<DiagramPage> guarded = &host;
  engine_.post(EngineThread::urgent, this, [=, this, place = listed->place](Engine&) -> EngineThread::Answer {
    const auto at = diagram::textPlaceOf(place, className.toStdString());
    return [=, this, package = QString::fromStdString(at.package), path = QString::fromStdString(at.path)] {
      if (!guarded) return;
      if (path.isEmpty() || path.contains('.')) return use(nullptr);  // it stands within the text of another class
      const Wanted wanted{path, nullptr, guarded, use};
      if (DiagramPage* const known = pageOf(package))
        give(*known, wanted);
      else
        read(package, wanted);
    };
  });
}

// For what is edited inside of parts of another page.
void LibraryTexts::give(DiagramPage& page, const Wanted& wanted) {
  Opened& opened = opened_[&page];
  if (!std::exchange(opened.isSeenUnsaved, true))
    connect(&page.document(), &OpenDocument::edited, this, &LibraryTexts::noteEdit, Qt::UniqueConnection);
  pages_.setHost(page, *wanted.host);
  wanted.use(&page);
}

std::shared_ptr<LibraryTexts::Opened> LibraryTexts::readFiles(const QString& package, const std::string& place) {
  const std::string folder = diagram::folderOfPackage(place, package.toStdString());
  auto opened = std::make_shared<Opened>(Opened{package, QString::fromStdString(folder)});
  for (const std::string& one : diagram::classFiles(folder)) {
    const QString file = QString::fromStdString(one);
    bool isOfPackage = one == folder || QFileInfo(file).fileName() == QLatin1String("package.mo");
    auto text = readFile(one);
    auto parts = text ? diagram::partsOfFile(*text, isOfPackage) : failure("F001", Phrase());
    // A file beside others that is a model rather than a package of them.
    if (one == folder && parts && parts->classes.empty() && !diagram::readPackage(*text)) {
      isOfPackage = false;
      parts = diagram::partsOfFile(*text);
    }
    if (!parts)
      opened->unreadable << QFileInfo(file).fileName();
    else if (isOfPackage || !parts->classes.empty())
      opened->files.push_back(openFile(file, std::move(*text), parts.take(), isOfPackage));
  }
  return opened;
}

void LibraryTexts::read(const QString& package, const Wanted& wanted) {
  const ListedLibrary* const listed = folders_.library(package.section('.', 0, 0));
  if (!listed) return;
  engine_.post(EngineThread::urgent, this,
               [this, package, wanted, place = listed->place](Engine&) -> EngineThread::Answer {
                 return [this, wanted, opened = readFiles(package, place)] { show(std::move(*opened), wanted); };
               });
}

DiagramPage& LibraryTexts::pageFor(const Wanted& wanted) {
  if (wanted.page) return *wanted.page;
  return wanted.use ? pages_.addBehind(*wanted.host) : pages_.pageToFill();
}

// The package's texts as the classes of a diagram.
static diagram::Document shownPackage(const QString& package, bool isModel) {
  diagram::Document values;
  // Not the package's own name: the engine would take this page for it.
  values.name = QString(package).replace('.', '_').toStdString() + "Texts";
  values.title = package.toStdString();
  // What the classes see about them in the library.
  for (QString about = isModel ? QString() : package; !about.isEmpty(); about = about.section('.', 0, -2))
    values.declarations += "  import " + about.toStdString() + ".*;\n";
  return values;
}

void LibraryTexts::show(Opened opened, const Wanted& wanted) {
  if (wanted.page && !opened_.contains(wanted.page)) return;  // it has another diagram meanwhile
  if (wanted.use && !wanted.host) return;
  if (DiagramPage* const known = wanted.use ? pageOf(opened.package) : nullptr) return give(*known, wanted);
  const bool isModel =
      diagram::isOneFile(opened.folder.toStdString()) && !opened.files.empty() && !opened.files.front().isOfPackage;
  diagram::Document values = shownPackage(opened.package, isModel);
  if (opened.hasOwnText()) {
    diagram::setPackage(values, opened.package.toStdString());
    values.classes.push_back(opened.files.front().package.own);
  }
  for (const OpenFile& file : opened.files)
    for (const std::string& one : file.parts.classes) values.classes.push_back(one + ';');
  DiagramPage& page = pageFor(wanted);
  opened.isSeenUnsaved = wanted.page && opened_[wanted.page].isSeenUnsaved;
  page.file().setModelicaFile({});
  page.document().reset(std::move(values), {});
  watch(page, opened);
  // Who asks for a package wants to see a text; who reads it again, to stay.
  const QString shown = wanted.path.isEmpty() && !wanted.page ? firstText(opened) : wanted.path;
  if (!wanted.use) tellOpened(opened);
  opened_.insert(&page, std::move(opened));
  pages_.noteReset(page);
  if (wanted.use) return give(page, wanted);
  if (!shown.isEmpty() || !wanted.page) wish(shown, wanted.isIcon);
}

void LibraryTexts::tellOpened(const Opened& opened) const {
  if (!opened.unreadable.isEmpty())
    announcements_.warn(tr("These files have mistakes or do not contain exactly one class, and stay unchanged:\n%1")
                            .arg(opened.unreadable.join(QStringLiteral(", "))));
  else
    announcements_.say(
        tr("Parts placed here are for trying out: only the texts are saved into %1.").arg(opened.package), 10000);
}

void LibraryTexts::watch(DiagramPage& page, const Opened& opened) {
  const auto files = [this, key = &page] {
    std::vector<LibraryFile> files;
    if (const auto found = opened_.constFind(key); found != opened_.constEnd())
      for (const OpenFile& file : found->files) files.push_back(file.file);
    return files;
  };
  auto* watch = new LibraryWatch(page, opened.folder, files, this);
  connect(watch, &LibraryWatch::ended, this, [this, key = &page] {
    opened_.remove(key);
    rest_.start();  // what was not saved there is given up
  });
  connect(&page.document(), &OpenDocument::memberRenamed, watch, [this, key = &page](const RenamedMember& renamed) {
    if (const auto found = opened_.constFind(key); found != opened_.constEnd()) follow(*found, renamed);
  });
  connect(watch, &LibraryWatch::reloadWanted, this, [this, package = opened.package, key = &page] {
    folders_.readAgain();
    read(package, {{}, key});
  });
}

// Names in open diagrams follow, whoever changes the text, and whether it is done, undone or done again.
void LibraryTexts::follow(const Opened& opened, const RenamedMember& renamed) {
  const size_t own = opened.hasOwnText() ? 1 : 0, position = static_cast<size_t>(renamed.position);
  if (position < own || position >= renamed.texts.size()) return;
  LibraryMember member;
  member.package = opened.package.toStdString();
  member.classes.assign(renamed.texts.begin() + static_cast<std::ptrdiff_t>(own), renamed.texts.end());
  member.className = diagram::classHead(renamed.texts[position]).name;
  member.before = renamed.before, member.after = renamed.after;
  const Rewriting how = followingMember(member);
  const std::string library = member.package.substr(0, member.package.find('.'));
  const std::string text = packageText(member);
  RenamedMember told{-1, {}, renamed.before, renamed.after, member.package + "." + member.className};
  for (const auto& page : pages_.all()) {
    if (opened_.contains(page.get())) continue;
    told.texts = page->document().values().classes;
    told.texts.push_back(text);
    EditCommand::follow(page->document(), library, how, &told);
  }
}

// Diagrams are looked at with it once the hand has rested, or somebody wants a run.
void LibraryTexts::noteEdit() {
  for (const auto& page : pages_.all()) page->checker().noteLibraries();
  rest_.start();
}

void LibraryTexts::tellUnsavedTexts() {
  if (!rest_.isActive()) return;
  rest_.stop();
  folders_.setUnsaved(unsavedTexts());
}

// Of files as they would be written now. What cannot be written, or read, stays as it was.
UnsavedTexts LibraryTexts::unsavedTexts() {
  UnsavedTexts texts;
  for (auto opened = opened_.begin(); opened != opened_.end(); ++opened) {
    OpenDocument& document = opened.key()->document();
    if (!opened->isSeenUnsaved || !document.isModified()) continue;
    const std::vector<std::string>& classes = document.values().classes;
    std::vector<std::string> added;
    const std::vector<OpenFile> made = madeFiles(*opened, classes, added);
    for (size_t i = 0; i < made.size(); ++i) {
      const auto text = textOfFile(opened->files[i], made[i], classes);
      if (!text || made[i].names != opened->files[i].names || *text == made[i].file.text) continue;
      if (diagram::partsOfFile(*text, made[i].isOfPackage)) texts.emplace(made[i].file.path.toStdString(), *text);
    }
  }
  return texts;
}

static std::set<std::string> namesOf(const std::vector<std::string>& classes) {
  std::set<std::string> names;
  for (const std::string& text : classes) names.insert(diagram::classHead(text).name);
  return names;
}

// By its name; one that is called otherwise now, by its place.
LibraryTexts::Found LibraryTexts::find(Opened& opened, const std::vector<std::string>& classes, size_t index) {
  const std::string name = diagram::classHead(classes[index]).name;
  Found atPlace;
  size_t number = opened.hasOwnText() ? 1 : 0;
  for (OpenFile& file : opened.files)
    for (size_t k = 0; k < file.names.size(); ++k, ++number) {
      if (file.names[k] == name) return {&file, k};
      if (number == index) atPlace = {&file, k};
    }
  if (!atPlace.file) return {};
  const std::string& old = atPlace.file->names[atPlace.index];
  return namesOf(classes).contains(old) ? Found() : atPlace;
}

Result<std::string> LibraryTexts::textOfFile(const OpenFile& before, const OpenFile& made,
                                             const std::vector<std::string>& classes) {
  if (!made.isOfPackage) return made.parts.whole();
  const std::set<std::string> names = namesOf(classes);
  std::vector<std::optional<std::string>> within;
  for (size_t k = 0; k < made.names.size(); ++k)
    within.push_back(names.contains(made.names[k]) ? std::optional(made.parts.classes[k]) : std::nullopt);
  return diagram::withPackageText(before.package, classes.front(), within);
}

std::optional<std::vector<std::string>> LibraryTexts::textsOfFiles(const Opened& opened,
                                                                   const std::vector<OpenFile>& made,
                                                                   const std::vector<std::string>& classes) const {
  std::vector<std::string> texts;
  for (size_t i = 0; i < made.size(); ++i) {
    auto text = textOfFile(opened.files[i], made[i], classes);
    if (!text) {
      tellUnsaved(QFileInfo(made[i].file.path).fileName(), text.reason().message, announcements_);
      return std::nullopt;
    }
    texts.push_back(text.take());
  }
  return texts;
}

std::vector<LibraryTexts::OpenFile> LibraryTexts::madeFiles(Opened& opened, const std::vector<std::string>& classes,
                                                            std::vector<std::string>& added) {
  std::vector<OpenFile> made = opened.files;
  for (size_t i = opened.hasOwnText() ? 1 : 0; i < classes.size(); ++i) {
    const Found found = find(opened, classes, i);
    if (!found.file) {
      added.push_back(classes[i]);
      continue;
    }
    if (found.file->parts.classes[found.index] == diagram::withoutSemicolon(classes[i])) continue;
    OpenFile& file = made[static_cast<size_t>(found.file - opened.files.data())];
    // The semicolon behind the class stands in the file already.
    const std::string& behind = file.parts.around[found.index + 1];
    const bool isEnded = behind.find(';') != std::string::npos;
    file.parts.classes[found.index] = isEnded ? diagram::withoutSemicolon(classes[i]) : classes[i];
    file.names[found.index] = diagram::classHead(classes[i]).name;
  }
  return made;
}

bool LibraryTexts::saveFiles(Opened& opened, const std::vector<std::string>& classes) {
  std::vector<std::string> added;
  const std::vector<OpenFile> made = madeFiles(opened, classes, added);
  const auto texts = textsOfFiles(opened, made, classes);
  if (!texts) return false;
  for (size_t i = 0; i < made.size(); ++i) {
    if ((*texts)[i] == opened.files[i].file.text) continue;
    if (const auto read = diagram::partsOfFile((*texts)[i], made[i].isOfPackage);
        !read && !mayWriteMistake(QFileInfo(made[i].file.path).fileName(), read.reason().message, announcements_))
      return false;
    if (!made[i].isOfPackage && made[i].names != opened.files[i].names) {
      if (!saveRenamed(opened, opened.files[i], made[i], (*texts)[i])) return false;
      continue;
    }
    OpenFile written = made[i];
    if (!written.file.write((*texts)[i], announcements_)) return false;
    if (auto parts = diagram::partsOfFile((*texts)[i], written.isOfPackage); parts && written.isOfPackage)
      opened.files[i] = openFile(written.file.path, (*texts)[i], parts.take(), true);
    else
      opened.files[i] = std::move(written);
  }
  return added.empty() || addFiles(opened, added);
}

// A file is called as its class is: the new one is written, then the old one goes, and diagrams that are open follow.
bool LibraryTexts::saveRenamed(const Opened& opened, OpenFile& file, OpenFile made, const std::string& text) {
  const std::string before = file.names.front(), after = made.names.front();
  const QFileInfo old(file.file.path);
  made.file = {old.dir().filePath(QString::fromStdString(after) + ".mo"), {}};
  if (QFileInfo::exists(made.file.path) || QFileInfo::exists(old.dir().filePath(QString::fromStdString(after)))) {
    tellUnsaved(old.fileName(), phrase("'%1' is there already", made.file.path.toStdString()), announcements_);
    return false;
  }
  // One that others have changed is asked for, as when it is written.
  if (!file.file.write(file.file.text, announcements_) || !made.file.write(text, announcements_)) return false;
  setAside(old.filePath());
  if (const auto listed = diagram::renameInOrder(old.path().toStdString(), before, after); !listed)
    tellUnsaved(QStringLiteral("package.order"), listed.reason().message, announcements_);
  file = std::move(made);
  const std::string package = opened.package.toStdString();
  for (const auto& page : pages_.all())
    if (!opened_.contains(page.get()))
      EditCommand::followClass(page->document(), package + "." + before, package + "." + after);
  return true;
}

void LibraryTexts::showPackage(DiagramPage& page, const Opened& opened) const {
  if (!opened.hasOwnText()) return;
  const OpenFile& file = opened.files.front();
  const std::vector<std::string>& classes = page.document().values().classes;
  Changes changes;
  if (classes.front() != file.package.own) changes.emplace_back(ClassChange{0, classes.front(), file.package.own});
  auto end = static_cast<int>(classes.size());
  const std::set<std::string> names = namesOf(classes);
  for (size_t k = 0; k < file.names.size(); ++k)
    if (!names.contains(file.names[k]) &&
        classes.front().find(file.parts.classes[k]) != std::string::npos)  // written in the package's text just now
      changes.emplace_back(ClassChange{end++, {}, file.parts.classes[k] + ';'});
  if (!changes.empty()) page.document().perform(tr("Save %1").arg(opened.package), std::move(changes));
}

bool LibraryTexts::addFiles(Opened& opened, const std::vector<std::string>& texts) {
  const std::string folder = opened.folder.toStdString();
  if (!folders_.library(opened.package.section('.', 0, 0))) {
    announcements_.warn(tr("The library %1 no longer exists.").arg(opened.package));
    return false;
  }
  if (const auto done = diagram::addClasses(folder, texts); !done) {
    tellUnsaved(opened.package, done.reason().message, announcements_);
    return false;
  }
  if (diagram::isOneFile(folder)) {  // all classes are in the one file
    std::string whole = readFile(folder).value_or("");
    if (auto parts = diagram::partsOfFile(whole, true))
      opened.files = {openFile(opened.folder, std::move(whole), parts.take(), true)};
    return true;
  }
  for (const std::string& text : texts) {
    const std::string path = folder + "/" + diagram::classHead(text).name + ".mo";
    std::string whole = readFile(path).value_or("");
    if (auto parts = diagram::partsOfFile(whole))
      opened.files.push_back(openFile(QString::fromStdString(path), std::move(whole), parts.take(), false));
  }
  return true;
}

std::optional<bool> LibraryTexts::save(DiagramPage& page) {
  const auto found = opened_.find(&page);
  if (found == opened_.end() || !page.document().path().isEmpty()) return std::nullopt;
  const std::vector<std::string> classes = page.document().values().classes;
  if (!saveFiles(*found, classes)) return false;
  showPackage(page, *found);
  page.document().undoStack()->setClean();
  rest_.stop();
  if (!folders_.setUnsaved(unsavedTexts())) folders_.readAgain();
  tellSaved(*found, page.document().values().classes);
  return true;
}

// What package.order lists, and the package has not: neither in its text nor as a file.
static QStringList missingOf(const QString& folder, const std::string& own) {
  QStringList missing;
  const std::string order = readFile((folder + "/package.order").toStdString()).value_or("");
  const std::set<std::string> declared = diagram::declaredInPackage(own);
  for (const QString& line : QString::fromStdString(order).split('\n', Qt::SkipEmptyParts)) {
    const QString name = line.trimmed();
    const QString file = folder + '/' + name;
    if (!name.isEmpty() && declared.count(name.toStdString()) == 0 && !QFileInfo::exists(file) &&
        !QFileInfo::exists(file + ".mo"))
      missing << name;
  }
  return missing;
}

void LibraryTexts::tellSaved(const Opened& opened, const std::vector<std::string>& classes) const {
  QStringList left;
  const std::set<std::string> names = namesOf(classes);
  for (const OpenFile& file : opened.files)
    for (const std::string& name : file.names) {
      if (names.contains(name)) continue;
      const QString fileName = QFileInfo(file.file.path).fileName();
      left << (file.isOfPackage ? QStringLiteral("%1 (%2)").arg(fileName, QString::fromStdString(name)) : fileName);
    }
  if (!left.isEmpty())
    return announcements_.warn(tr("Saved. Files of classes that were removed here stay in the library:\n%1")
                                   .arg(left.join(QStringLiteral(", "))));
  const QStringList missing = opened.hasOwnText() && !diagram::isOneFile(opened.folder.toStdString())
                                  ? missingOf(opened.folder, opened.files.front().package.own)
                                  : QStringList();
  if (!missing.isEmpty())
    return announcements_.warn(tr("Saved. The file package.order still lists what is no longer in %1:\n%2")
                                   .arg(opened.package, missing.join(QStringLiteral(", "))));
  announcements_.say(tr("Saved into the library %1").arg(opened.package), 6000);
}

}  // namespace armature::app
