// A teacher writes a lesson in the window, tries it and hands it out; a class's answers come back as a table.
#include <QComboBox>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTableWidget>

#include "app/language/language.h"
#include "app/lessons/class_answers.h"
#include "app/lessons/fact_table.h"
#include "app/lessons/lesson_editor.h"
#include "app/lessons/task_table.h"
#include "engine/diagram/json.h"
#include "tests/lessons/player_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

QAction* action(MainWindow& window, const QString& part) {
  for (QAction* found : window.findChildren<QAction*>())
    if (found->text().remove('&').contains(part)) return found;
  qFatal("no action %s", qPrintable(part));
}

void typeText(QWidget& owner, const char* name, const QString& text) {
  auto* field = owner.findChild<QPlainTextEdit*>(name);
  QVERIFY2(field, name);
  field->setFocus();
  QTest::keyClicks(field, text);
}

void typeLine(QWidget& owner, const char* name, const QString& text) {
  auto* field = owner.findChild<QLineEdit*>(name);
  QVERIFY2(field, name);
  field->setFocus();
  QTest::keyClicks(field, text);
}

// Into a cell of the table of items, as a person types: a double click, the text, Return.
void typeCell(TaskTable& table, int row, int column, const QString& text) {
  const QRect cell = table.visualItemRect(table.item(row, column));
  QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, cell.center());
  QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, cell.center());
  QLineEdit* field = nullptr;
  QTRY_VERIFY((field = table.findChild<QLineEdit*>("taskCell")));
  QTest::keyClicks(field, text);
  QTest::keyClick(field, Qt::Key_Return);
  QTRY_COMPARE(table.item(row, column)->text(), text);
}

QPushButton* of(QWidget& owner, const char* name) {
  return child<QPushButton>(owner, name);
}

LessonRecord recordOf(const QString& student, std::initializer_list<bool> marks) {
  LessonRecord record;
  record.lesson = "spring";
  record.title = "A mass on a spring";
  record.student = student;
  record.stepCount = 3;
  int step = 1;
  for (const bool isRight : marks) {
    StepRecord& entry = record.steps[step++];
    entry.isRight = isRight;
    entry.tries = isRight ? 1 : 3;
    entry.answer.signs = {1, -1, std::nullopt};
    if (!isRight) entry.wrongItems = {0};
  }
  return record;
}

}  // namespace

class LessonAuthoringTest : public QObject {
  Q_OBJECT
 private slots:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = makeWindow(*folder_);
  }
  void cleanup() { window_.reset(); }
  void aLessonIsWrittenTriedAndHandedOut();
  void stepsAreMovedAndRemoved();
  void whatIsWrongIsSaid();
  void titlesHaveTheirGerman();
  void factsAreWritten();
  void everyKindComesBackFromTheForm();
  void answersComeBackAsTheyWere();
  void foreignAnswers_data();
  void foreignAnswers();
  void aClassIsATable();
  void theFormFitsASmallWindow_data();
  void theFormFitsASmallWindow();

 private:
  bool titleInTabs(const QString& title) {
    const auto bars = window_->findChildren<QTabBar*>();
    return std::any_of(bars.begin(), bars.end(), [&](const QTabBar* bar) {
      for (int i = 0; i < bar->count(); ++i)
        if (bar->tabText(i).contains(title)) return true;
      return false;
    });
  }
  LessonEditor* editor() {
    action(*window_, "Write a lesson")->trigger();
    return window_->findChild<LessonEditor*>();
  }
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

void LessonAuthoringTest::aLessonIsWrittenTriedAndHandedOut() {
  window_->files().open(example("Translational/SignConvention"));
  QTRY_VERIFY_WITH_TIMEOUT(window_->checker().currentModel(), 30000);
  LessonEditor* form = editor();
  QVERIFY(QTest::qWaitForWindowActive(form));
  typeLine(*form, "title_en", "Which way");
  typeLine(*form, "title_de", "In welche Richtung");
  typeText(*form, "stepText_en", "Three masses are pushed.");
  auto* kind = child<QComboBox>(*form, "stepKind");
  kind->setFocus();
  QTest::keyClick(kind, Qt::Key_Down);  // signs
  typeText(*form, "stepQuestion_en", "Which signs?");
  auto* table = child<TaskTable>(*form, "taskTable");
  QCOMPARE(table->rowCount(), 1);
  QVERIFY(table->namesOf(0).contains("mass1.a"));
  typeCell(*table, 0, 0, "mass1.a");
  QTest::mouseClick(of(*form, "addItem"), Qt::LeftButton);
  typeCell(*table, 1, 0, "mass3.flange_a.f");
  typeText(*form, "stepExplain_en", "All the same.");
  QVERIFY2(child<QLabel>(*form, "editorProblem")->text().isEmpty(),
           qPrintable(child<QLabel>(*form, "editorProblem")->text()));

  // Tried at once.
  QTest::mouseClick(of(*form, "tryLesson"), Qt::LeftButton);
  LessonPlayer& player = window_->learnMenu().player();
  QVERIFY(player.isOpen());
  LessonPanel& panel = window_->learnMenu().panel();
  press(panel, "sign_0_1");
  press(panel, "sign_1_0");
  press(panel, "lessonPrimary");
  waitForMarks(player);
  QVERIFY(player.marking() && player.marking()->isRight());
  player.close();

  // Handed out as one file, and as a folder.
  const QString file = folder_->filePath("mine.armature-lesson"), place = folder_->filePath("mine");
  answerFileDialog(file);
  QTest::mouseClick(of(*form, "saveFile"), Qt::LeftButton);
  answerFileDialog(place);
  QTest::mouseClick(of(*form, "saveFolder"), Qt::LeftButton);
  for (const QString& path : {file, place}) {
    const auto package = openLesson(path);
    QVERIFY2(package.ok(), package ? "" : package.reason().message.c_str());
    QCOMPARE(package->lesson.title.de, QString("In welche Richtung"));
    QCOMPARE(package->lesson.steps.size(), size_t(1));
    QCOMPARE(package->lesson.steps[0].task->items[1].variable, QString("mass3.flange_a.f"));
    QCOMPARE(package->diagramOf(0)->name, std::string("SignConvention"));
  }
  form->close();
  QVERIFY(window_->openFile(file));
  QVERIFY(player.isOpen());
  QCOMPARE(player.package().name, QString("mine"));
}

void LessonAuthoringTest::stepsAreMovedAndRemoved() {
  window_->files().open(example("Translational/SignConvention"));
  LessonEditor* form = editor();
  typeLine(*form, "title_en", "T");
  typeText(*form, "stepText_en", "one");
  QTest::mouseClick(of(*form, "addStep"), Qt::LeftButton);
  typeText(*form, "stepText_en", "two");
  // The second step is about another diagram.
  window_->files().open(example("Rotational/First"));
  QTest::mouseClick(of(*form, "takeDiagram"), Qt::LeftButton);
  const auto texts = [&] {
    const auto package = form->checkedPackage();
    QStringList made;
    if (!package) return QStringList{QString::fromStdString(package.reason().message)};
    for (size_t i = 0; i < package->lesson.steps.size(); ++i)
      made << package->lesson.steps[i].text.en + " " + QString::fromStdString(package->diagramOf(i)->name);
    return made;
  };
  QCOMPARE(texts(), QStringList({"one SignConvention", "two First"}));
  QTest::mouseClick(of(*form, "stepUp"), Qt::LeftButton);
  QCOMPARE(texts(), QStringList({"two First", "one SignConvention"}));
  QTest::mouseClick(of(*form, "stepDown"), Qt::LeftButton);
  QTest::mouseClick(of(*form, "removeStep"), Qt::LeftButton);
  QCOMPARE(texts(), QStringList({"one SignConvention"}));
  // The last one stays; what nobody shows any more is not handed out.
  QTest::mouseClick(of(*form, "removeStep"), Qt::LeftButton);
  QCOMPARE(texts(), QStringList({"one SignConvention"}));
  QCOMPARE(form->checkedPackage()->files.size(), size_t(1));
}

void LessonAuthoringTest::whatIsWrongIsSaid() {
  LessonEditor* form = editor();
  auto* problem = child<QLabel>(*form, "editorProblem");
  QVERIFY(problem->text().contains("title"));
  QCOMPARE(problem->text(), QString("The lesson has no title yet."));  // in the form's words, not in the file's
  QTest::mouseClick(of(*form, "tryLesson"), Qt::LeftButton);
  QVERIFY(!window_->learnMenu().player().isOpen());
  typeLine(*form, "title_en", "T");
  QTRY_COMPARE(problem->text(), QString("Step 1: there is no text yet."));
  typeText(*form, "stepText_de", "x");
  QTRY_VERIFY(problem->text().isEmpty());
}

// What stands in the diagram is offered; the German typed beside it stands in the file and, in German, in the window.
void LessonAuthoringTest::titlesHaveTheirGerman() {
  window_->files().open(example("Translational/SignConvention"));
  const diagram::Document& shown = window_->document().values();
  QVERIFY(!shown.title.empty() && !shown.plots->empty());
  const auto title = QString::fromStdString(shown.title),
             plot = QString::fromStdString((*shown.plots)[0].value("title", ""));
  LessonEditor* form = editor();
  QVERIFY(QTest::qWaitForWindowActive(form));
  typeLine(*form, "title_en", "T");
  typeText(*form, "stepText_en", "one");
  auto* table = child<QTableWidget>(*form, "words");
  QVERIFY(table->isVisible());
  const auto type = [&](const QString& english, const QString& german) {
    const auto found = table->findItems(english, Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    QVERIFY(!(found[0]->flags() & Qt::ItemIsEditable));
    QTableWidgetItem* cell = table->item(found[0]->row(), 1);
    table->scrollToItem(cell);
    const QPoint at = table->visualItemRect(cell).center();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, at);
    QLineEdit* field = nullptr;
    QTRY_VERIFY((field = table->viewport()->findChild<QLineEdit*>()));
    QTest::keyClicks(field, german);
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(cell->text(), german);
    QTRY_VERIFY(!table->viewport()->findChild<QLineEdit*>());
  };
  type(title, "Ein Vorzeichen");
  type(plot, "Ein Bild");
  const std::map<QString, QString> words{{title, "Ein Vorzeichen"}, {plot, "Ein Bild"}};
  // Another diagram brings its own titles and leaves what was typed.
  QTest::mouseClick(of(*form, "addStep"), Qt::LeftButton);
  typeText(*form, "stepText_en", "two");
  window_->files().open(example("Rotational/First"));
  QTest::mouseClick(of(*form, "takeDiagram"), Qt::LeftButton);
  const auto other = QString::fromStdString(window_->document().values().title);
  QCOMPARE(table->findItems(other, Qt::MatchExactly).size(), 1);
  QCOMPARE(table->findItems("Ein Vorzeichen", Qt::MatchExactly).size(), 1);
  QTest::mouseClick(of(*form, "removeStep"), Qt::LeftButton);
  QVERIFY(table->findItems(other, Qt::MatchExactly).isEmpty());

  const QString place = folder_->filePath("mine");
  answerFileDialog(place);
  QTest::mouseClick(of(*form, "saveFolder"), Qt::LeftButton);
  QFile file(place + "/lesson.json");
  QVERIFY(file.open(QIODevice::ReadOnly));
  const diagram::Json json = diagram::Json::parse(file.readAll().toStdString());
  QCOMPARE(json.at("words").size(), words.size());
  for (const auto& [english, german] : words)
    QCOMPARE(json.at("words").value(english.toStdString(), ""), german.toStdString());
  // Opened again the form has them.
  form->setPackage(*openLesson(place));
  QVERIFY(form->checkedPackage()->lesson.words == words);

  // In a German window the picture has them; the file of the diagram keeps its own.
  QVERIFY(speak(Language::german));
  QTest::mouseClick(of(*form, "tryLesson"), Qt::LeftButton);
  QVERIFY(window_->learnMenu().player().isOpen());
  const diagram::Document& played = window_->document().values();
  QCOMPARE(QString::fromStdString(played.title), QString("Ein Vorzeichen"));
  QCOMPARE(QString::fromStdString((*played.plots)[0].value("title", "")), QString("Ein Bild"));
  QTRY_VERIFY(window_->windowTitle().contains("Ein Vorzeichen") || titleInTabs("Ein Vorzeichen"));
  window_->learnMenu().player().close();
  (void)speak(Language::english);
  // Emptied, it is none.
  table->item(table->findItems(plot, Qt::MatchExactly).at(0)->row(), 1)->setText(" ");
  QCOMPARE(form->checkedPackage()->lesson.words.size(), size_t(1));
}

// All members of every step of a lesson pass through the form unchanged.
// Typed into cells: a value, a condition, and what is neither.
void LessonAuthoringTest::factsAreWritten() {
  window_->files().open(example("Translational/SignConvention"));
  LessonEditor* form = editor();
  typeLine(*form, "title_en", "T");
  typeText(*form, "stepText_en", "one");
  auto* table = child<QTableWidget>(*form, "facts");
  const auto type = [&](int row, int column, const QString& text) {
    table->setCurrentCell(row, column);
    table->editItem(table->item(row, column));
    QLineEdit* field = nullptr;
    QTRY_VERIFY((field = table->viewport()->findChild<QLineEdit*>()));
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(table->item(row, column)->text(), text);
    QTRY_VERIFY(!table->viewport()->findChild<QLineEdit*>());
  };
  const auto facts = [&] {
    const auto package = form->checkedPackage();
    return package ? package->lesson.steps[0].facts : std::vector<Fact>();
  };
  QTest::mouseClick(of(*form, "addFact"), Qt::LeftButton);
  type(0, 0, "mass1.s");
  QVERIFY(!form->checkedPackage());  // a value is missing, and that is said
  QVERIFY(child<QLabel>(*form, "editorProblem")->text().contains("value"));
  QCOMPARE(child<QLabel>(*form, "editorProblem")->text(), QString("Step 1: fact 1: it has no value yet."));
  type(0, 1, "1");
  type(0, 2, "0,5");
  type(0, 3, "0.001");
  QTest::mouseClick(of(*form, "addFact"), Qt::LeftButton);
  type(1, 0, "at(mass1.a, 1) > 0");
  QCOMPARE(facts().size(), size_t(2));
  QVERIFY(facts()[0].variable == "mass1.s" && facts()[0].at == 1.0 && facts()[0].value == 0.5 &&
          facts()[0].tolerance == 0.001);
  QVERIFY(facts()[1].holds == "at(mass1.a, 1) > 0" && facts()[1].variable.isEmpty());
  type(1, 0, "at(mass1.a, 1) >");
  QVERIFY(!form->checkedPackage());
  QTest::mouseClick(of(*form, "removeFact"), Qt::LeftButton);
  QCOMPARE(facts().size(), size_t(1));
  // Rows without words are none.
  QTest::mouseClick(of(*form, "addFact"), Qt::LeftButton);
  QCOMPARE(facts().size(), size_t(1));
}

void LessonAuthoringTest::everyKindComesBackFromTheForm() {
  LessonEditor* form = editor();
  for (const QString& folder : lessonFolders()) {
    const auto package = openLesson(folder);
    QVERIFY2(package.ok(), qPrintable(folder));
    form->setPackage(*package);
    auto* steps = child<QListWidget>(*form, "editorSteps");
    for (int i = 0; i < steps->count(); ++i) {
      steps->setCurrentRow(i);
      QVERIFY2(!steps->item(i)->text().contains('`'), qPrintable(steps->item(i)->text()));  // a sign of the text's
    }
    const auto again = form->checkedPackage();
    QVERIFY2(again.ok(), again ? "" : again.reason().message.c_str());
    for (size_t i = 0; i < package->lesson.steps.size(); ++i)
      QVERIFY2(again->lesson.steps[i] == package->lesson.steps[i], qPrintable(QString("%1 %2").arg(folder).arg(i + 1)));
    QVERIFY2(again->lesson == package->lesson, qPrintable(folder));
  }
}

void LessonAuthoringTest::answersComeBackAsTheyWere() {
  LessonRecord record = recordOf("Ada", {true, false});
  StepRecord& rest = record.steps[4];
  rest.answer.order = {2, 0, 1};
  rest.answer.number = -1.5;
  rest.answer.curve = {0.1, -0.2};
  rest.answer.chosen = {1};
  rest.answer.isRepaired = true;
  record.read = {0, 1, 4};
  const QString path = folder_->filePath("ada.answers.json");
  QVERIFY(saveRecord(record, path).ok());
  const auto again = openRecord(path);
  QVERIFY2(again.ok(), again ? "" : again.reason().message.c_str());
  QVERIFY(*again == record);
}

void LessonAuthoringTest::foreignAnswers_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QString>("said");
  QTest::newRow("empty") << QByteArray() << "D001";
  QTest::newRow("a lesson") << QByteArray("{\"format\": \"armature-lesson\"}") << "L001";
  QTest::newRow("of tomorrow") << QByteArray("{\"format\": \"armature-answers\", \"lesson\": \"x\", \"version\": 3}")
                               << "L002";
  QTest::newRow("no step") << QByteArray("{\"format\": \"armature-answers\", \"lesson\": \"x\", \"steps\": [{}]}")
                           << "D004";
  QTest::newRow("signs in words") << QByteArray(
                                         "{\"format\": \"armature-answers\", \"lesson\": \"x\", \"steps\": [{\"step\": "
                                         "1, \"answer\": {\"signs\": [\"+\"]}}]}")
                                  << "D004";
  QTest::newRow("nested") << QByteArray(100, '[') << "L005";
}

void LessonAuthoringTest::foreignAnswers() {
  QFETCH(QByteArray, text);
  QFETCH(QString, said);
  const auto record = recordFromJson({text.constData(), size_t(text.size())});
  QVERIFY(!record.ok());
  QCOMPARE(QString::fromStdString(record.reason().code), said);
}

void LessonAuthoringTest::aClassIsATable() {
  const QString place = folder_->filePath("class");
  QVERIFY(QDir().mkpath(place));
  QVERIFY(saveRecord(recordOf("Emmy", {true, true, true}), place + "/emmy.json").ok());
  QVERIFY(saveRecord(recordOf("=1+1 \"x\"", {false}), place + "/carl.json").ok());
  QFile broken(place + "/broken.json");
  QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
  broken.close();
  QFile large(place + "/large.json");
  QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(3 << 20));
  ClassAnswers answers(window_.get());
  answers.setFolder(place);
  answers.show();
  auto* table = child<QTableWidget>(answers, "answersTable");
  QCOMPARE(table->rowCount(), 2);
  QCOMPARE(table->columnCount(), 6);
  QCOMPARE(table->item(1, 0)->text(), QString("Emmy"));
  QCOMPARE(table->item(1, 5)->text(), QString("3/3"));
  QCOMPARE(table->item(0, 2)->text(), QStringLiteral("✗"));
  QCOMPARE(table->item(0, 3)->text(), QString());
  // A name is never a formula of a spreadsheet.
  answerFileDialog(folder_->filePath("out.csv"));
  QTest::mouseClick(of(answers, "exportAnswers"), Qt::LeftButton);
  QFile csv(folder_->filePath("out.csv"));
  QVERIFY(csv.open(QIODevice::ReadOnly));
  QCOMPARE(QString::fromUtf8(csv.readAll()),
           QString("student,lesson,step 2,step 3,step 4,right,tries\n\"'=1+1 \"\"x\"\"\",\"spring\",0,,,0,3\n"
                   "\"Emmy\",\"spring\",1,1,1,3,3\n"));
}

void LessonAuthoringTest::theFormFitsASmallWindow_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("640 x 400") << QSize(640, 400);
  QTest::newRow("800 x 600") << QSize(800, 600);
  QTest::newRow("1040 x 740") << QSize(1040, 740);
}

// Nothing is scrolled sideways, and the table of a question is seen with its rows when one is added.
void LessonAuthoringTest::theFormFitsASmallWindow() {
  QFETCH(QSize, size);
  LessonEditor* form = editor();
  QVERIFY(QTest::qWaitForWindowActive(form));
  form->resize(size);
  QTest::qWait(50);
  QTRY_COMPARE(form->size(), size);
  auto* kind = child<QComboBox>(*form, "stepKind");
  kind->setFocus();
  for (int k = 0; k < 3; ++k) QTest::keyClick(kind, Qt::Key_Down);  // options
  auto* scroll = form->findChild<QScrollArea*>();
  QTRY_COMPARE(scroll->horizontalScrollBar()->maximum(), 0);
  QTest::mouseClick(of(*form, "addItem"), Qt::LeftButton);
  auto* table = child<TaskTable>(*form, "taskTable");
  QVERIFY(table->rowCount() >= 2);
  // A row that is added is laid out on the way: scrolled to until it stands.
  QTRY_VERIFY(table->viewport()->height() >= 2 * table->rowHeight(0));
  const auto isSeen = [&] {
    scroll->verticalScrollBar()->setValue(table->mapTo(scroll->widget(), QPoint()).y());
    return scroll->viewport()->rect().contains(QRect(table->mapTo(scroll->viewport(), QPoint()), table->size()));
  };
  QTRY_VERIFY(isSeen());
  // As high as its rows, in what is scrolled as a whole; the last row is seen, and the button has stayed where it was.
  QTest::qWait(100);
  const QPoint button = of(*form, "addItem")->mapTo(scroll->widget(), QPoint());
  for (int k = 0; k < 4; ++k) QTest::mouseClick(of(*form, "addItem"), Qt::LeftButton);
  auto* facts = child<FactTable>(*form, "facts");
  for (int k = 0; k < 4; ++k) QTest::mouseClick(of(*form, "addFact"), Qt::LeftButton);
  for (QTableWidget* one : {static_cast<QTableWidget*>(table), static_cast<QTableWidget*>(facts)}) {
    QTRY_COMPARE(one->verticalScrollBar()->maximum(), 0);
    QTRY_COMPARE(one->viewport()->height(), one->verticalHeader()->length());
  }
  const auto lastRow = [&] {
    return facts->viewport()->mapTo(scroll->viewport(), facts->viewport()->rect().bottomLeft());
  };
  QTRY_VERIFY(scroll->viewport()->rect().contains(lastRow() - QPoint(0, facts->rowHeight(0) / 2)));
  QCOMPARE(of(*form, "addItem")->mapTo(scroll->widget(), QPoint()), button);
  // The two halves of the form have one edge where they stand below each other; heads and numbers are whole.
  const auto leftOf = [&](const char* name) { return child<QWidget>(*form, name)->mapTo(form, QPoint()).x(); };
  if (form->height() < 700) QCOMPARE(leftOf("title_en"), leftOf("stepText_en"));
  QCOMPARE(child<QWidget>(*form, "addStep")->y(), child<QWidget>(*form, "stepDown")->y());
  const auto* words = child<QTableWidget>(*form, "words");
  if (form->height() < 700) QVERIFY(!words->verticalScrollBar()->isVisible());
  for (const QTableWidget* one : {words, static_cast<const QTableWidget*>(table)}) {
    QCOMPARE(one->horizontalHeader()->textElideMode(), Qt::ElideRight);
    QVERIFY(one->horizontalHeader()->defaultAlignment().testFlag(Qt::AlignLeft));
  }
  QCOMPARE(numberText(1e-6), QString("0.000001"));
  QCOMPARE(numberText(0.15), QString("0.15"));
  QCOMPARE(numberText(std::nullopt), QString());
  for (const char* name : {"addStep", "stepDown", "takeDiagram", "openToEdit", "tryLesson", "saveFolder", "saveFile"}) {
    const auto* button = of(*form, name);
    QVERIFY2(button->width() >= button->minimumSizeHint().width(), name);
    QVERIFY2(form->rect().contains(QRect(button->mapTo(form, QPoint()), button->size())), name);
  }
}

QTEST_MAIN(LessonAuthoringTest)
#include "authoring_test.moc"
