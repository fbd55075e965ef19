#include "app/shell/library_edits.h"

#include <QDir>
#include <QFile>
#include <QInputDialog>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

#include "app/document/edit_command.h"
#include "app/language/messages.h"
#include "app/shell/action_need.h"
#include "app/shell/announcements.h"
#include "app/shell/open_pages.h"
#include "engine/diagram/library_class.h"
#include "engine/diagram/moved_class.h"
#include "engine/diagram/own_library.h"

namespace armature::app {

QString setAside(const QString& path) {
  if (QFile::moveToTrash(path)) return LibraryEdits::tr("%1 is in the trash.").arg(QFileInfo(path).fileName());
  QString kept = path + QStringLiteral(".old");
  for (int k = 2; QFileInfo::exists(kept); ++k) kept = path + QStringLiteral(".old%1").arg(k);
  return QFile::rename(path, kept) ? LibraryEdits::tr("The file is kept as %1.").arg(QFileInfo(kept).fileName())
                                   : QString();
}

void LibraryEdits::addClassActions(const QString& className, QMenu& menu) {
  const QString place = placeOf(className), name = className.section('.', -1);
  if (place.isEmpty() || !folders_.isOwn(className.section('.', 0, 0)) ||
      !diagram::hasOwnFile(place.toStdString(), className.toStdString()))
    return;
  needClosed(*menu.addAction(tr("Rename %1…").arg(name), this, [this, className] { rename(className); }), place);
  menu.addAction(tr("Duplicate %1…").arg(name), this, [this, className] { duplicate(className); });
  needClosed(*menu.addAction(tr("Delete %1…").arg(name), this, [this, className] { remove(className); }), place);
  showNeeds(menu);
}

QString LibraryEdits::askedName(const QString& title, const QString& words, const QString& proposed) const {
  QInputDialog ask(&announcements_.window());
  ask.setObjectName("classNameQuestion");
  ask.setWindowTitle(title);
  ask.setLabelText(words);
  ask.setTextValue(proposed);
  return ask.exec() == QDialog::Accepted ? ask.textValue().trimmed() : QString();
}

void LibraryEdits::rename(const QString& className) {
  const QString place = placeOf(className), before = className.section('.', -1);
  const QString failed = tr("%1 was not renamed.").arg(className);
  // What is open of the library is saved where it was.
  if (!isClosed(place, failed)) return;
  const QString name = askedName(tr("Rename class"),
                                 tr("Its file, the texts of the library that use it, and the open diagrams then have "
                                    "the new name instead of %1.\nDiagrams that are not open keep the old name.")
                                     .arg(before),
                                 before);
  if (name.isEmpty() || name == before) return;
  onDisk(
      failed,
      [place, className, name](Engine&) {
        return diagram::renameClass(place.toStdString(), className.toStdString(), name.toStdString());
      },
      [this, className](const Result<std::string>& made) {
        const std::string& after = *made;
        for (const auto& page : pages_.all())
          EditCommand::followClass(page->document(), className.toStdString(), after);
        folders_.readAgain();
        announcements_.say(tr("%1 is now called %2, in the library and in the open diagrams.")
                               .arg(className, QString::fromStdString(after)),
                           8000);
      });
}

void LibraryEdits::duplicate(const QString& className) {
  const QString place = placeOf(className), before = className.section('.', -1);
  const QString name = askedName(tr("Duplicate class"), tr("The name of the copy of %1:").arg(className),
                                 before + QStringLiteral("Copy"));
  if (name.isEmpty()) return;
  onDisk(
      tr("%1 was not duplicated.").arg(className),
      [place, className, name](Engine&) {
        return diagram::duplicateClass(place.toStdString(), className.toStdString(), name.toStdString());
      },
      [this, className](const Result<std::string>& made) {
        folders_.readAgain();
        announcements_.say(tr("%1 is a copy of %2.").arg(QString::fromStdString(*made), className), 8000);
      });
}

void LibraryEdits::remove(const QString& className) {
  const QString place = placeOf(className), failed = tr("%1 was not deleted.").arg(className);
  if (!isClosed(place, failed)) return;
  engine_.post(EngineThread::urgent, this, [=, this](Engine&) -> EngineThread::Answer {
    QStringList users;
    // Of a library with mistakes nothing is known: it is asked all the same.
    if (const auto found = diagram::usersOfClass(place.toStdString(), className.toStdString()))
      for (const std::string& user : *found) users << QString::fromStdString(user);
    return [=, this] {
      if (mayRemove(className, users)) takeAway(className);
    };
  });
}

QStringList LibraryEdits::usesOf(const QString& className) const {
  const std::string name = className.toStdString();
  QStringList lines;
  for (const auto& page : pages_.all()) {
    const diagram::Document& values = page->document().values();
    if (diagram::withClassRenamed(values, name, name + "_") == values) continue;
    QStringList parts;
    for (const diagram::ComponentItem& item : values.components)
      if (item.className == name) parts << QString::fromStdString(item.name);
    lines << page->document().displayName() +
                 (parts.isEmpty() ? QString() : QStringLiteral(": ") + parts.join(QStringLiteral(", ")));
  }
  return lines;
}

bool LibraryEdits::mayRemove(const QString& className, const QStringList& users) const {
  if (announcements_.isQuiet()) return true;
  const QStringList uses = usesOf(className) + users;
  QMessageBox box(QMessageBox::Question, tr("Armature"), tr("Delete %1 from the library?").arg(className),
                  QMessageBox::NoButton, &announcements_.window());
  box.setObjectName("deleteClassQuestion");
  box.setInformativeText(uses.isEmpty() ? tr("No open diagram and no other class of the library uses it.")
                                        : tr("It is still used, which then cannot run:\n%1").arg(uses.join('\n')));
  QAbstractButton* const remove = box.addButton(tr("Delete"), QMessageBox::DestructiveRole);
  box.setDefaultButton(box.addButton(QMessageBox::Cancel));
  box.exec();
  return box.clickedButton() == remove;
}

void LibraryEdits::takeAway(const QString& className) {
  const std::string place = placeOf(className).toStdString(), name = className.toStdString();
  onDisk(
      tr("%1 was not deleted.").arg(className),
      [place, name](Engine&) -> Result<std::string> {
        const QFileInfo file(QString::fromStdString(diagram::fileOf(place, name).path));
        const QString kept = setAside(file.filePath());
        if (kept.isEmpty())
          return failure("F301", phrase("cannot write '%1': %2", file.filePath().toStdString(), std::string()));
        const auto listed = diagram::renameInOrder(file.path().toStdString(), name.substr(name.rfind('.') + 1), {});
        return listed ? Result<std::string>(kept.toStdString()) : Result<std::string>(listed.reason());
      },
      [this, className](const Result<std::string>& kept) {
        folders_.readAgain();
        announcements_.say(tr("%1 is no longer in the library. %2").arg(className, QString::fromStdString(*kept)),
                           12000);
      });
}

}  // namespace armature::app
