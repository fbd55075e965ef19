// What of a run is recorded, as a person says it: by a pattern typed into the properties of the diagram, or from the
// lists of variables; what the lists, the file and undo make of it. And how much memory results may take.
#include <QContextMenuEvent>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QMenu>

#include "app/panels/variable_tree.h"
#include "app/run/run_store.h"
#include "engine/diagram/json.h"
#include "engine/diagram/record_list.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class RecordTest : public QObject {
  Q_OBJECT
 private:
  std::vector<std::string> list() const { return diagram::recordList(window_->document().values().experiment); }
  bool has(const char* name) const { return window_->run().store()->find(name) >= 0; }
  VariableTree* tree() const { return window_->page().variables().tree(); }
  // Looks for a variable by its name in the list at the edge of the plots.
  QTreeWidgetItem* rowOf(const QString& name) {
    QLineEdit* filter = window_->page().variables().filterField();
    filter->setFocus();
    filter->selectAll();
    QTest::keyClicks(filter, name);
    for (int i = 0; i < tree()->topLevelItemCount(); ++i)
      if (tree()->topLevelItem(i)->text(0) == name) return tree()->topLevelItem(i);
    return nullptr;
  }
  // Opens the menu of a row by the right button and chooses an action with the mouse.
  void choose(QTreeWidgetItem* row, const char* action) {
    QVERIFY(row);
    const QPoint at = tree()->visualItemRect(row).center();
    QTest::mouseClick(tree()->viewport(), Qt::RightButton, {}, at);
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, tree()->viewport()->mapToGlobal(at));
    QApplication::sendEvent(tree()->viewport(), &event);
    QTRY_VERIFY(qobject_cast<QMenu*>(QApplication::activePopupWidget()));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    for (QAction* entry : menu->actions())
      if (entry->objectName() == action)
        return QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(entry).center());
    menu->close();
    QFAIL(action);
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = makeWindow(*folder_);
    QVERIFY(window_->openFile(example("Rotational/First")));
    QTRY_VERIFY(window_->canvas().scene().parts().at(0).info);
  }
  void cleanup() { window_.reset(); }

  // A pattern is typed: the run keeps what fits, states and what is plotted, and the list says so of all others.
  void isTyped() {
    runToEnd(*window_);
    const size_t all = window_->run().store()->columns().size();
    QVERIFY(has("spring.flange_b.tau") && has("damper.w_rel"));
    auto* field = window_->inspector().findChild<QLineEdit*>("record");
    QVERIFY(field && field->isVisible());
    QCOMPARE(field->text(), QString());
    const quint64 meaning = window_->document().meaning();
    typeInto(field, "spring.flange_b.*,  torque.tau");
    QCOMPARE(list(), (std::vector<std::string>{"spring.flange_b.*", "torque.tau"}));
    QCOMPARE(window_->document().meaning(), meaning);  // nothing is translated for it
    runToEnd(*window_);
    QVERIFY(window_->run().store()->columns().size() < all);
    QVERIFY(has("spring.flange_b.tau") && has("spring.flange_b.phi"));
    for (const ModelVariable& v : window_->run().model()->variables())
      if (v.isState) QVERIFY2(has(v.name.c_str()), v.name.c_str());
    for (const diagram::Json& plot : *window_->document().values().plots)
      for (const diagram::Json& curve : plot["curves"]) QVERIFY(has(curve["variable"].get<std::string>().c_str()));
    QVERIFY(has("inertia1.J"));  // a parameter costs nothing
    QVERIFY(!has("damper.lossPower"));
    QTreeWidgetItem* row = rowOf("damper.lossPower");
    QVERIFY(row);
    QCOMPARE(row->text(1), QString("not recorded"));
    row = rowOf("spring.flange_b.tau");
    QVERIFY(row);
    QVERIFY(row->text(1).contains("N"));
    // It is said, too, why arrows may lack something, and nothing breaks.
    const auto& messages = window_->run().messages();
    QVERIFY(std::any_of(messages.begin(), messages.end(), [](const Message& m) { return m.code == "R150"; }));
    for (const auto key : {Qt::Key_F2, Qt::Key_F3}) pressKey(window_.get(), key);
    QVERIFY(!window_->canvas().grab().isNull());
    // Undone, the next run keeps everything.
    window_->document().undoStack()->undo();
    QVERIFY(list().empty());
    const auto shown = [&] {
      const auto* now = window_->inspector().findChild<QLineEdit*>("record");
      return now ? now->text() : QString("no field");
    };
    QTRY_COMPARE(shown(), QString());
    runToEnd(*window_);
    QCOMPARE(window_->run().store()->columns().size(), all);
  }

  // From the list: one variable alone, another one as well, not any more, everything again; each is a step of undo.
  void isChosenInTheList() {
    QTRY_VERIFY_WITH_TIMEOUT(window_->checker().currentModel(), 60000);
    choose(rowOf("damper.w_rel"), "recordOnly");
    QCOMPARE(list(), std::vector<std::string>{"damper.w_rel"});
    // Before any run the list says what the next one leaves out.
    QCOMPARE(rowOf("damper.lossPower")->text(1), QString("not recorded"));
    choose(rowOf("damper.lossPower"), "recordToo");
    QCOMPARE(list(), (std::vector<std::string>{"damper.w_rel", "damper.lossPower"}));
    QCOMPARE(rowOf("damper.lossPower")->text(1), QString());
    choose(rowOf("damper.w_rel"), "recordNot");
    QCOMPARE(list(), std::vector<std::string>{"damper.lossPower"});
    runToEnd(*window_);
    QVERIFY(has("damper.lossPower"));
    window_->document().undoStack()->undo();
    QCOMPARE(list(), (std::vector<std::string>{"damper.w_rel", "damper.lossPower"}));
    choose(rowOf("damper.lossPower"), "recordAll");
    QVERIFY(list().empty());
  }

  // All of a part, by its row in the tree; and the part's new name is the list's as well.
  void partsAreRecordedAndRenamed() {
    QTRY_VERIFY_WITH_TIMEOUT(window_->checker().currentModel(), 60000);
    QTreeWidgetItem* row = nullptr;
    for (int i = 0; i < tree()->topLevelItemCount(); ++i)
      if (tree()->topLevelItem(i)->text(0) == "spring") row = tree()->topLevelItem(i);
    choose(row, "recordOnly");
    QCOMPARE(list(), (std::vector<std::string>{"spring.*", "der(spring.*)"}));
    QVERIFY(window_->document().rename(window_->document().partIndex("spring"), "coil"));
    QCOMPARE(list(), (std::vector<std::string>{"coil.*", "der(coil.*)"}));
    QTRY_VERIFY_WITH_TIMEOUT(window_->checker().currentModel(), 60000);
    runToEnd(*window_);
    QVERIFY(has("coil.phi_rel"));
    QVERIFY(!has("damper.lossPower"));
  }

  // The list goes into the file beside what others have written there, and comes back.
  void isKeptWithTheDiagram() {
    typeInto(window_->inspector().findChild<QLineEdit*>("record"), "a[1, 2].x, 'b, c'.y, spring.*");
    QCOMPARE(list(), (std::vector<std::string>{"a[1, 2].x", "'b, c'.y", "spring.*"}));
    diagram::Document foreign = window_->document().values();
    (*foreign.experiment.extra)["of others"] = 7;
    const std::string text = diagram::toJson(foreign);
    const auto read = diagram::fromJson(text, "again");
    QVERIFY(read.ok());
    QCOMPARE(diagram::recordList(read->experiment), list());
    QCOMPARE((*read->experiment.extra)["of others"].get<int>(), 7);
    QCOMPARE(diagram::toJson(*read), text);
    // Emptied, the member goes.
    typeInto(window_->inspector().findChild<QLineEdit*>("record"), " ");
    QVERIFY(!window_->document().values().experiment.extra->contains("record"));
  }

  // How much memory results may take is chosen among the preferences, and kept; runs keep to it.
  void memoryIsChosen() {
    bool isSet = false;
    auto* timer = new QTimer(this);
    connect(timer, &QTimer::timeout, timer, [&] {
      auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
      auto* box = dialog ? dialog->findChild<QDoubleSpinBox*>("resultsMemory") : nullptr;
      if (!box) return;
      timer->deleteLater();
      box->setFocus();
      box->selectAll();
      QTest::keyClicks(box, "2.5");
      isSet = true;
      QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    });
    timer->start(20);
    QAction* preferences = nullptr;
    for (QAction* action : window_->findChildren<QAction*>())
      if (action->text().remove('&') == "Preferences…") preferences = action;
    QVERIFY(preferences);
    preferences->trigger();
    QVERIFY(isSet);
    QCOMPARE(window_->settings().value(kResultsMemory).toDouble(), 2.5);
    QCOMPARE(resultsBudget(&window_->settings()).memory, uint64_t{2'500'000'000});
    QCOMPARE(resultsBudget(nullptr).memory, results::usualBudget().memory);
  }

  // In a narrow list a long value has fewer digits, and the name beside it is seen.
  void longValuesLeaveTheNameRoom() {
    runToEnd(*window_);
    QTreeWidgetItem* row = nullptr;
    for (int i = 0; i < tree()->topLevelItemCount(); ++i)
      if (tree()->topLevelItem(i)->text(0) == "inertia3") tree()->topLevelItem(i)->setExpanded(true);
    for (QTreeWidgetItemIterator at(tree()); *at; ++at)
      if ((*at)->text(0) == "w" && (*at)->parent()->text(0) == "inertia3") row = *at;
    QVERIFY(row);
    const auto width = [&] { return tree()->fontMetrics().horizontalAdvance(row->text(1)); };
    VariableBrowser& browser = window_->page().variables();
    browser.setFixedWidth(400);
    QTRY_VERIFY(tree()->width() > 300);
    tree()->scrollToItem(row);
    const int whole = width();
    QVERIFY(whole > 0);
    browser.setFixedWidth(2 * tree()->indentation() + 60 + whole - 10);
    const QRect name = tree()->visualItemRect(row);
    QTRY_VERIFY2(width() < whole, qPrintable(row->text(1)));
    QVERIFY(width() + tree()->fontMetrics().horizontalAdvance("w") < name.right() - name.left());
  }
};

QTEST_MAIN(RecordTest)
#include "record_test.moc"
