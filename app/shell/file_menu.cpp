#include "app/shell/file_menu.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenuBar>
#include <algorithm>

#include "app/language/titles.h"
#include "app/shell/action_need.h"
#include "app/shell/action_set.h"
#include "app/shell/diagram_files.h"
#include "app/shell/exports.h"
#include "app/shell/open_pages.h"
#include "app/shell/recent_files.h"
#include "app/shell/result_files.h"
#include "app/view3d/view3d_panel.h"

namespace armature::app {

namespace {

QString readTitle(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  return QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("title")).toString();
}

}  // namespace

FileMenu::FileMenu(QMenuBar& bar, ActionSet& actions, const Rooms& rooms) : rooms_(rooms) {
  QMenu* menu = bar.addMenu(tr("&File"));
  DiagramFiles& files = rooms.files;
  menu->addAction(actions.add(tr("&New diagram"), "new", QKeySequence::New, [&files] { files.makeNewPage(); }));
  menu->addAction(actions.add(tr("&Open…"), "open", QKeySequence::Open, [&files] { files.openDialog(); }));
  menu->addAction(actions.add(tr("Open &results…"), "import", {}, [&results = rooms.results] { results.open(); }));
  rooms.recent.setMenu(menu->addMenu(tr("Open &recent")));
  addExamples(menu->addMenu(tr("&Examples")), shippedFolder("resources/examples"));
  menu->addMenu(&rooms.libraries);
  menu->addSeparator();
  menu->addAction(
      actions.add(tr("&Close the diagram"), "close", QKeySequence(tr("Ctrl+W")), [this] { Q_EMIT closeWanted(); }));
  save_ = actions.add(tr("&Save"), "save", QKeySequence::Save, [&files] { files.save(); });
  menu->addAction(save_);
  setReason(*save_, tr("Nothing has changed since it was saved."));
  menu->addAction(actions.add(tr("Save &as…"), {}, QKeySequence(tr("Ctrl+Shift+S")), [&files] { files.saveAs(); }));
  menu->addSeparator();
  addExports(menu, actions);
  menu->addAction(
      actions.add(tr("&Print…"), {}, QKeySequence::Print, [&exports = rooms_.exports] { exports.print(); }));
  menu->addSeparator();
  menu->addAction(actions.add(tr("&Quit"), {}, QKeySequence::Quit, [this] { Q_EMIT quitWanted(); }));
  connect(&rooms.pages, &OpenPages::titleChanged, this, &FileMenu::updateSave);
  connect(&rooms.view3d, &View3dPanel::viewChanged, this, &FileMenu::updateSave);
}

void FileMenu::addExports(QMenu* menu, ActionSet& actions) {
  Exports& exports = rooms_.exports;
  menu->addAction(actions.add(tr("Export &Modelica text…"), "export", {}, [&exports] { exports.exportModelica(); }));
  menu->addAction(actions.add(tr("Export &results…"), {}, {}, [&exports] { exports.exportResults(); }));
  menu->addAction(
      actions.add(tr("Export &picture of the diagram…"), "camera", {}, [&exports] { exports.exportPicture(); }));
}

// Folders of examples as a course would have them, the same in every language; further ones by their titles.
static QStringList inOrder(QStringList folders) {
  static const QStringList course{"Rotational", "Translational", "MultiBody", "Electrical", "HeatTransfer", "Blocks"};
  const auto rank = [](const QString& name) { return course.contains(name) ? course.indexOf(name) : course.size(); };
  std::stable_sort(folders.begin(), folders.end(), [&](const QString& a, const QString& b) {
    return rank(a) != rank(b) ? rank(a) < rank(b) : QString::localeAwareCompare(exampleFolder(a), exampleFolder(b)) < 0;
  });
  return folders;
}

// A menu per folder of the examples, whatever their depth.
void FileMenu::addExamples(QMenu* menu, const QString& folder) {
  const QDir root(folder);
  QList<std::pair<QAction*, QString>> files;
  for (const QString& name : inOrder(root.entryList(QDir::Dirs | QDir::NoDotAndDotDot)))
    addExamples(menu->addMenu(exampleFolder(name)), root.filePath(name));
  for (const QString& name : root.entryList({"*.armature.json"}, QDir::Files, QDir::Name)) {
    const QString path = root.filePath(name);
    auto* open = menu->addAction(QString(name).remove(".armature.json"));
    open->setProperty("command", tr("Open the example %1 %2").arg(exampleFolder(root.dirName()), open->text()));
    connect(open, &QAction::triggered, this, [this, path] { rooms_.files.open(path); });
    files << std::pair(open, path);
  }
  // Their titles are read when somebody looks for them.
  connect(
      menu, &QMenu::aboutToShow, this,
      [menu, files] {
        for (const auto& [open, path] : files)
          if (const QString title = readTitle(path); !title.isEmpty()) open->setText(exampleTitle(title));
        auto sorted = files;
        std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
          return QString::localeAwareCompare(a.first->text(), b.first->text()) < 0;
        });
        for (const auto& file : sorted) menu->removeAction(file.first);
        for (const auto& file : sorted) menu->addAction(file.first);
      },
      Qt::SingleShotConnection);
  menu->setEnabled(!menu->isEmpty());
}

// There is something to save: a change, a diagram without a file, or another look of the view in space.
void FileMenu::updateSave() {
  DiagramPage& page = rooms_.pages.current();
  const OpenDocument& document = page.document();
  const bool isOfLibrary = !page.property(kLibraryFile).toString().isEmpty();
  const bool isUnsaved = rooms_.pages.isUnsaved(page) || page.home().document().isModified();
  save_->setEnabled(isUnsaved || (document.path().isEmpty() && !isOfLibrary) || rooms_.view3d.isViewChanged());
}

void FileMenu::noteTyping() {
  save_->setEnabled(true);
}

}  // namespace armature::app
