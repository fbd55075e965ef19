#include "app/shell/learn_menu.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMainWindow>
#include <QMenuBar>
#include <QSettings>
#include <QStackedWidget>

#include "app/language/messages.h"
#include "app/lessons/class_answers.h"
#include "app/lessons/lesson_editor.h"
#include "app/look/icons.h"
#include "app/shell/action_set.h"
#include "app/shell/announcements.h"
#include "app/shell/dock_layout.h"
#include "app/shell/lesson_room.h"
#include "app/shell/open_pages.h"

namespace armature::app {

namespace {
constexpr int kWidth = 340, kLargeWidth = 440;  // [px] of the dock
}

LearnMenu::LearnMenu(QMenuBar& bar, ActionSet& actions, const Rooms& rooms)
    : rooms_(rooms),
      progress_(rooms.settings),
      player_(rooms.stage, progress_),
      panel_(new LessonPanel(player_, progress_)) {
  rooms.place.addWidget(panel_);
  QMenu* menu = bar.addMenu(tr("&Learn"));
  addLessons(menu, actions);
  connect(&panel_->list(), &LessonList::chosen, this, [this](const QString& path) { open(path); });
  connect(&panel_->list(), &LessonList::openWanted, this, &LearnMenu::openDialog);
  connect(&player_, &LessonPlayer::changed, this,
          [this] { rooms_.docks.lesson().setWindowTitle(player_.isOpen() ? tr("Lesson") : tr("Lessons")); });
  rooms.docks.lesson().setWindowTitle(tr("Lessons"));
  connect(rooms.docks.lesson().toggleViewAction(), &QAction::toggled, this,
          [this](bool isShown) { rooms_.docks.setLessonTall(isShown); });
}

LearnMenu::~LearnMenu() {
  // The panel's widgets hold on to the page of the lesson, which may go before the dock.
  player_.close();
}

void LearnMenu::addLessons(QMenu* menu, ActionSet& actions) {
  menu->addAction(actions.add(tr("&Lessons and mistakes"), {}, QKeySequence(tr("Ctrl+L")), [this] { showList(); }));
  menu->addAction(actions.add(tr("&Open a lesson file…"), {}, {}, [this] { openDialog(); }));
  menu->addSeparator();
  QAction* save = actions.add(tr("&Save my answers…"), {}, {}, [this] { saveAnswers(); });
  menu->addAction(save);
  save->setEnabled(false);
  connect(&player_, &LessonPlayer::changed, save, [this, save] { save->setEnabled(player_.isOpen()); });
  menu->addSeparator();
  addTeaching(menu, actions);
}

void LearnMenu::addTeaching(QMenu* menu, ActionSet& actions) {
  classroom_ = actions.add(tr("&Classroom mode: lock what the lesson locks"), {}, {}, [this] {
    player_.setClassroom(classroom_->isChecked());
    rooms_.settings.setValue("classroom", classroom_->isChecked());
  });
  classroom_->setCheckable(true);
  classroom_->setChecked(rooms_.settings.value("classroom").toBool());
  player_.setClassroom(classroom_->isChecked());
  menu->addAction(classroom_);
  menu->addAction(actions.add(tr("&Write a lesson…"), {}, {}, [this] { write(); }));
  menu->addAction(actions.add(tr("&Answers of a class…"), {}, {}, [this] { showAnswers(); }));
}

bool LearnMenu::isLesson(const QString& path) {
  return path.endsWith(kLessonEnding) || QFileInfo(path).fileName() == "lesson.json" ||
         QFileInfo::exists(path + "/lesson.json");
}

bool LearnMenu::open(const QString& path) {
  auto package = openLesson(path);
  if (!package) {
    rooms_.announcements.warn(
        tr("The lesson %1 was not opened.\n%2").arg(QFileInfo(path).fileName(), spoken(package.reason().message)));
    return false;
  }
  play(package.take());
  return true;
}

void LearnMenu::play(LessonPackage package, size_t step) {
  player_.open(std::move(package), step);
  rooms_.docks.showLesson(dockWidth());
}

int LearnMenu::dockWidth() const {
  return isLarge_ ? kLargeWidth : kWidth;
}

void LearnMenu::showList() {
  if (!player_.isOpen()) panel_->list().setFolder(shippedFolder("resources/lessons"), panel_->language());
  rooms_.docks.showLesson(dockWidth());
  panel_->setFocus();
}

void LearnMenu::setLargeType(bool isLarge) {
  isLarge_ = isLarge;
  panel_->setLargeType(isLarge);
  if (rooms_.docks.lesson().isVisible()) rooms_.docks.showLesson(dockWidth());
}

void LearnMenu::openDialog() {
  const QString path =
      QFileDialog::getOpenFileName(&rooms_.announcements.window(), tr("Open a lesson"), QDir::homePath(),
                                   tr("Lessons (*%1 lesson.json)").arg(kLessonEnding));
  if (!path.isEmpty()) open(path);
}

// The diagram that is on show whenever the form asks for it, with the names of its model for completion.
static OpenDiagram openDiagram(DiagramPage& page) {
  OpenDiagram open{page.document().values(), {}, {}};
  if (const ModelPtr& model = page.checker().lastModel())
    for (const ModelVariable& variable : model->variables()) open.variables << QString::fromStdString(variable.name);
  for (const PartPicture& part : page.scene().parts())
    for (const ConnectorPicture& connector : part.connectors)
      open.ends << part.name + "." + QString::fromStdString(connector.info.name);
  return open;
}

void LearnMenu::write() {
  if (!editor_) {
    editor_ = new LessonEditor([this] { return openDiagram(rooms_.pages.current()); }, &rooms_.announcements.window());
    editor_->setAttribute(Qt::WA_DeleteOnClose);
    connect(editor_, &LessonEditor::tryWanted, this,
            [this](const LessonPackage& package, int step) { play(package, static_cast<size_t>(step)); });
  }
  editor_->show();
  editor_->raise();
  editor_->activateWindow();
}

void LearnMenu::showAnswers() {
  QMainWindow& window = rooms_.announcements.window();
  const QString folder = QFileDialog::getExistingDirectory(&window, tr("The folder with the answers of a class"));
  if (folder.isEmpty()) return;
  auto* answers = new ClassAnswers(&window);
  answers->setAttribute(Qt::WA_DeleteOnClose);
  answers->setFolder(folder);
  answers->show();
}

void LearnMenu::saveAnswers() {
  if (!player_.isOpen()) return;
  QMainWindow& window = rooms_.announcements.window();
  bool isGiven = false;
  const QString name = QInputDialog::getText(&window, tr("Save my answers"), tr("Your name:"), QLineEdit::Normal,
                                             rooms_.settings.value("studentName").toString(), &isGiven);
  if (!isGiven) return;
  rooms_.settings.setValue("studentName", name);
  LessonRecord record = player_.record();
  record.student = name;
  const QString proposed =
      QDir::homePath() + "/" + record.lesson + "-" + QString(name).replace('/', '_') + ".answers.json";
  const QString path = QFileDialog::getSaveFileName(&window, tr("Save my answers"), proposed, tr("Answers (*.json)"));
  if (path.isEmpty()) return;
  if (const auto saved = saveRecord(record, path); !saved)
    rooms_.announcements.warn(tr("The answers were not saved.\n%1").arg(spoken(saved.reason().message)));
}

}  // namespace armature::app
