// What stands in little room: words and their answers in bars and questions, lists of long texts, choices, the foot of
// the window, cards that float on a small canvas.
#include <qcustomplot.h>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QStatusBar>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/controls/control_panel.h"
#include "app/look/answer_row.h"
#include "app/look/detail_delegate.h"
#include "app/look/elided_box.h"
#include "app/look/elided_field.h"
#include "app/look/theme.h"
#include "app/panels/events_panel.h"
#include "app/plots/plot_axes.h"
#include "app/plots/plot_ticker.h"
#include "app/plots/plots_panel.h"
#include "app/shell/breadcrumb.h"
#include "app/shell/notices.h"
#include "app/shell/status_bar.h"
#include "app/text/problem_strip.h"
#include "tests/app/icon_bench.h"
#include "tests/app/text_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

constexpr const char* kLongWords =
    "The name that stands here is not known in this class, nor in any of the packages that it can see from where it is";

// How many pixels of a widget have not the colour of its corner.
int inkOf(QWidget& widget, const QRect& room) {
  const QImage seen = widget.grab(room).toImage();
  int count = 0;
  for (int y = 0; y < seen.height(); ++y)
    for (int x = 0; x < seen.width(); ++x) count += seen.pixel(x, y) != seen.pixel(0, 0);
  return count;
}

QString placesOf(const QRect& a, const QRect& b) {
  QString words;
  QDebug(&words) << a << b;
  return words;
}

}  // namespace

class NarrowTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() { dressApplication(); }
  void answersGoBelowTheirWords();
  void questionsShowAllOfTheirButtons();
  void aLongMessageEndsInDots();
  void aListOfProblemsIsAsHighAsItsLines();
  void aNarrowChoiceEndsInDots();
  void aNarrowPathBeginsWithDots();
  void namesGoBeforeTheirLibraries();
  void anAxisKeepsItsUnit();
  void theUnitOfAnAxisCoversNoNumber();
  void theBreadcrumbGivesWay();
  void cardsStayOnTheCanvas();
  void emptyDiagramsAreToldApart();
  void theWindowStaysAsSmallAsItIs();
  void namesKeepTheirHalfBesideValues();
  void controlsBreakIntoRows();
  void plotsAreReadInALowPanel();
  void eventsAreReadInANarrowList();
  void emptyListsSayWhatTheyAreFor();
  void filesAreToldInTheLanguageOfTheWindow();
  void aSmallWindowHasSmallPanels();
  void tabsOfAColumnAreWhole();
};

// Beside the words where there is room; below them, in as many rows as it takes, where there is none. Nothing is cut
// or covers anything, and the sign that closes the bar stays in its first line.
void NarrowTest::answersGoBelowTheirWords() {
  Notices bars;
  bars.show("one", "asked.armature.json has been changed on the disk.",
            {{"Discard mine and reload", {}}, {"Keep mine", {}}});
  auto* words = bars.findChild<QLabel*>("noticeText");
  const auto buttons = bars.findChildren<QPushButton*>();
  const auto* close = bars.findChild<QToolButton*>();
  bars.resize(900, bars.heightForWidth(900));
  bars.setVisible(true);
  QVERIFY(QTest::qWaitForWindowExposed(&bars));
  const auto isSound = [&] {
    const QList<const QWidget*> all{words, buttons[0], buttons[1], close};
    for (const QWidget* one : all) {
      if (!bars.rect().contains(QRect(one->mapTo(&bars, QPoint()), one->size()))) return false;
      if (one != words && one->width() < one->sizeHint().width()) return false;
      for (const QWidget* other : all)
        if (one != other && one->geometry().intersects(other->geometry())) return false;
    }
    return words->height() >= words->heightForWidth(words->width());
  };
  QVERIFY(isSound());
  QVERIFY(buttons[0]->x() > words->geometry().right() && buttons[0]->geometry().top() < words->geometry().bottom());
  for (const int width : {440, 300, 220}) {
    bars.resize(width, bars.heightForWidth(width));
    QTRY_VERIFY2(isSound(), qPrintable(QString::number(width)));
    QVERIFY(buttons[0]->y() > words->geometry().bottom());
    QVERIFY(words->width() > width / 2);
    QVERIFY(close->y() < buttons[0]->y());
  }
  QVERIFY(buttons[1]->y() > buttons[0]->y());  // 220: one row is too short for both
}

// A question that is as wide as Qt allows puts its buttons in a column rather than cut their words.
void NarrowTest::questionsShowAllOfTheirButtons() {
  QMessageBox box(QMessageBox::Question, "Armature", "Where is it to be saved?");
  QList<QAbstractButton*> made;
  for (const char* words : {"Save into the file that it was read from, with all that was changed in it",
                            "Save as a diagram of its own, which keeps the plots and the experiments as well",
                            "Write Modelica text into another file, which other programs can read"})
    made << box.addButton(words, QMessageBox::ActionRole);
  made << box.addButton(QMessageBox::Cancel);
  box.show();
  QVERIFY(QTest::qWaitForWindowExposed(&box));
  for (const QAbstractButton* one : made) QTRY_VERIFY(one->width() >= one->sizeHint().width());
  QVERIFY(made[0]->mapTo(&box, QPoint()).y() != made[1]->mapTo(&box, QPoint()).y());
  for (const QAbstractButton* one : made) QVERIFY(box.rect().contains(QRect(one->mapTo(&box, QPoint()), one->size())));
  // The column has the whole width.
  for (const QAbstractButton* one : made) QTRY_COMPARE(one->width(), made[0]->width());
  QVERIFY2(made[0]->width() > box.width() - 60, qPrintable(QString::number(made[0]->width())));
  // A question becomes wider than its words are for the sake of its buttons.
  QMessageBox four(QMessageBox::Question, "Armature", "Where is it to be saved?");
  QList<QAbstractButton*> row;
  for (const char* words : {"Save into the text", "Save as a diagram…", "Write Modelica text…"})
    row << four.addButton(words, QMessageBox::ActionRole);
  row << four.addButton(QMessageBox::Cancel);
  four.show();
  QVERIFY(QTest::qWaitForWindowExposed(&four));
  for (const QAbstractButton* one : row) QTRY_VERIFY(one->width() >= one->sizeHint().width());
  for (const QAbstractButton* one : row)
    QTRY_COMPARE(one->mapTo(&four, QPoint()).y(), row[0]->mapTo(&four, QPoint()).y());
  // What is typed has room for some words.
  QInputDialog input;
  input.setLabelText("Your name:");
  input.show();
  QVERIFY(QTest::qWaitForWindowExposed(&input));
  QVERIFY2(input.findChild<QLineEdit*>()->width() >= 300, qPrintable(QString::number(input.width())));
  // Short words stay in one line.
  QMessageBox few(QMessageBox::Question, "Armature", "Save the changes?", QMessageBox::Save | QMessageBox::Cancel);
  few.show();
  QVERIFY(QTest::qWaitForWindowExposed(&few));
  QTest::qWait(50);
  QCOMPARE(few.button(QMessageBox::Save)->mapTo(&few, QPoint()).y(),
           few.button(QMessageBox::Cancel)->mapTo(&few, QPoint()).y());
}

// Upon what else stands in the bar, as long as it stands; all of it is the tip.
void NarrowTest::aLongMessageEndsInDots() {
  QWidget window;
  StatusBar bar(&window);
  bar.setSizeGripEnabled(false);
  auto* stays = new QLabel("64 equations, 4 states");
  bar.addPermanentWidget(stays);
  bar.resize(400, 26);
  window.resize(400, 26);
  window.show();
  QVERIFY(QTest::qWaitForWindowExposed(&window));
  bar.showMessage("Saved.");
  QCOMPARE(bar.shownMessage(), QString("Saved."));
  bar.showMessage(kLongWords);
  QVERIFY(bar.shownMessage().endsWith(QChar(0x2026)));
  QCOMPARE(bar.toolTip(), QString(kLongWords));
  const int wide = bar.fontMetrics().horizontalAdvance(bar.shownMessage());
  QVERIFY(wide > stays->x() && wide <= bar.width());
  QVERIFY(inkOf(bar, QRect(4, 3, 200, 20)) > 100);
  QVERIFY(bar.childAt(stays->geometry().center()) != stays);
  // A wider bar has room for it; then, and without it, what stood there is seen again.
  bar.showMessage("Saved, and that was all.");
  QCOMPARE(bar.shownMessage(), QString("Saved, and that was all."));
  QCOMPARE(bar.childAt(stays->geometry().center()), stays);
  bar.clearMessage();
  QVERIFY(bar.toolTip().isEmpty());
}

// In every width: no line is left out, and each is a sentence with its full stop.
void NarrowTest::aListOfProblemsIsAsHighAsItsLines() {
  QWidget window;
  auto* layout = new QVBoxLayout(&window);
  auto* strip = new ProblemStrip(&window);
  layout->addStretch(1);
  layout->addWidget(strip);
  window.resize(700, 400);
  window.show();
  QVERIFY(QTest::qWaitForWindowExposed(&window));
  TextProblems problems(1);
  problems[0].line = 7;
  problems[0].words = kLongWords;
  strip->show(problems, {});
  auto* list = strip->findChild<QListWidget*>("textProblems");
  QVERIFY(list->item(0)->text().startsWith("Line 8: ") && list->item(0)->text().endsWith("where it is."));
  int last = 0;
  for (const int width : {700, 420, 300}) {
    window.resize(width, 400);
    QTest::qWait(20);
    const QRect row = list->visualItemRect(list->item(0));
    const int wanted =
        list->fontMetrics()
            .boundingRect(QRect(0, 0, list->viewport()->width() - 8, 1000), Qt::TextWordWrap, list->item(0)->text())
            .height();
    QVERIFY2(row.height() >= wanted && list->viewport()->height() >= row.height(), qPrintable(QString::number(width)));
    QVERIFY(row.height() > last);
    last = row.height();
  }
}

void NarrowTest::aNarrowChoiceEndsInDots() {
  ElidedBox box;
  box.addItems({kLongWords, "w"});
  box.resize(120, 28);
  box.show();
  QVERIFY(QTest::qWaitForWindowExposed(&box));
  // What is cut reaches the arrow; what ends in dots stays clear of it.
  QStyleOptionComboBox option;
  option.initFrom(&box);
  const QRect edit = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
  const QRect high(edit.right() - 3, edit.top() + 4, 3, edit.height() / 2 - 4);
  const QImage ofLong = box.grab(high).toImage(), all = box.grab(edit).toImage();
  box.setCurrentIndex(1);
  QCOMPARE(ofLong, box.grab(high).toImage());
  QVERIFY(all != box.grab(edit).toImage());
}

// Of a path the end is read, with nothing of a letter at the edge; where it has the room, or is written in, all of it.
void NarrowTest::aNarrowPathBeginsWithDots() {
  QWidget window;
  QVBoxLayout column(&window);
  ElidedField field(Qt::ElideLeft);  // goes before the window does
  QLineEdit usual, other;
  for (QLineEdit* one : {static_cast<QLineEdit*>(&field), &usual, &other}) column.addWidget(one);
  field.setText("/home/somebody/measurements/of/the/drive/fit.csv");
  usual.setText(field.text());
  window.resize(180, 120);
  window.show();
  QVERIFY(QTest::qWaitForWindowExposed(&window));
  other.setFocus();
  const QRect end(field.width() - 40, 0, 40, field.height());
  usual.setCursorPosition(0);
  QVERIFY(field.grab().toImage() != usual.grab().toImage());
  const QImage ofPath = field.grab(end).toImage();
  field.setText("/home/somebody/measurements/of/another/fit.csv");
  QCOMPARE(field.grab(end).toImage(), ofPath);  // the same name
  window.resize(600, 120);
  QCoreApplication::processEvents();
  usual.setText(field.text());
  QCOMPARE(field.grab().toImage(), usual.grab().toImage());
}

// A name is read as long as it has room beside the first letters of its library.
void NarrowTest::namesGoBeforeTheirLibraries() {
  struct Probe : DetailDelegate {
    using DetailDelegate::initStyleOption;
  };
  QTreeWidget tree;
  tree.setHeaderHidden(true);
  auto* item = new QTreeWidgetItem(&tree, {"SpringDamperParallel"});
  item->setData(0, DetailDelegate::kDetail, "Mechanics.Rotational");
  tree.show();
  const int name = tree.fontMetrics().horizontalAdvance(item->text(0));
  const auto shownIn = [&](int width) {
    const Probe probe;
    QStyleOptionViewItem option;
    option.initFrom(&tree);
    option.widget = &tree;
    option.rect = QRect(0, 0, width, 26);
    probe.initStyleOption(&option, tree.model()->index(0, 0));
    return option.text;
  };
  QCOMPARE(shownIn(name + 80), item->text(0));
  QCOMPARE(shownIn(name + 400), item->text(0));
  const QString shortened = shownIn(name);
  QVERIFY(shortened.contains(QChar(0x2026)));
  QVERIFY(tree.fontMetrics().horizontalAdvance(shortened) > name / 2);
}

// Its remark needs no room of its own: docks beside it keep theirs.
// The name of an axis gives way to dots and then altogether, its unit last.
void NarrowTest::anAxisKeepsItsUnit() {
  const QFont font = QApplication::font();
  const QString whole = "imaginary part, 1/s";
  const QFontMetricsF metrics(font);
  const auto fitted = [&](double room) {
    const QString text = fittedTitle(whole, font, room);
    return metrics.horizontalAdvance(text) <= room || text == " " ? text : QString("too long: ") + text;
  };
  const double all = metrics.horizontalAdvance(whole);
  QCOMPARE(fitted(all), whole);
  const QString less = fitted(all - 10);
  QVERIFY2(less.startsWith("imagina") && less.endsWith(QString(QChar(0x2026)) + ", 1/s"), qPrintable(less));
  QCOMPARE(fitted(metrics.horizontalAdvance("im, 1/s")), QString("1/s"));
  QCOMPARE(fitted(2), QString(" "));
  QCOMPARE(fittedTitle("Speed", font, 2), QString(" "));
}

// Below a narrow axis: with a long unit the last number is wider than the steps that all have room for.
void NarrowTest::theUnitOfAnAxisCoversNoNumber() {
  const QFont font = QApplication::font();
  const QFontMetricsF metrics(font);
  for (const double room : {60.0, 90.0, 120.0, 200.0, 300.0}) {
    PlotTicker ticker;
    ticker.setRoom(room, font, false);
    ticker.setUnit("kg·m²/s");
    const QCPRange range(-22, 22);
    QVector<double> ticks;
    QVector<QString> labels;
    ticker.generate(range, QLocale(), 'g', 6, ticks, nullptr, &labels);
    double before = -1e300;
    int written = 0;
    for (qsizetype k = 0; k < labels.size(); ++k) {
      if (labels[k].isEmpty()) continue;
      const double middle = ticks[k] * room / range.size(), half = metrics.horizontalAdvance(labels[k]) / 2;
      QVERIFY2(middle - half >= before + 4, qPrintable(QString("%1 at %2 px").arg(labels[k]).arg(room)));
      before = middle + half;
      ++written;
    }
    QVERIFY2(written >= (room < 120 ? 1 : 2), qPrintable(QString::number(room)));
    QVERIFY(labels.last().endsWith("kg·m²/s"));
  }
}

void NarrowTest::theBreadcrumbGivesWay() {
  Breadcrumb crumb;
  crumb.setPath({"Untitled", "gearbox1"}, "Lab.Gearbox", Breadcrumb::Kind::edited);
  crumb.show();
  QVERIFY(QTest::qWaitForWindowExposed(&crumb));
  crumb.layout()->activate();  // a window that is exposed under load has its widths later
  const int names = crumb.findChild<QToolButton*>("level0")->width() + crumb.findChild<QToolButton*>("level1")->width();
  QVERIFY2(crumb.minimumSizeHint().width() < names + 60, qPrintable(QString::number(crumb.minimumSizeHint().width())));
  // Where it has no room in one line it takes a second one.
  const int line = crumb.heightForWidth(2000);
  QVERIFY2(crumb.heightForWidth(names + 200) > line, qPrintable(QString::number(line)));
}

// Whole rows above the lower edge, wherever the card opens and however low the canvas is.
void NarrowTest::cardsStayOnTheCanvas() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->resize(853, 533);
  QVERIFY(window->openFile(example("Rotational/First")));
  CanvasView& canvas = window->canvas();
  QTRY_VERIFY(canvas.scene().parts().at(0).info);
  canvas.setFocus();
  QTest::mouseMove(&canvas, QPoint(canvas.width() / 2, canvas.height() - 20));
  QTest::keyClicks(&canvas, "s");
  auto* card = canvas.findChild<QWidget*>("quickInsert");
  QTRY_VERIFY(card && card->isVisible());
  QTest::keyClicks(card->findChild<QLineEdit*>(), "p");
  auto* list = card->findChild<QListWidget*>();
  QTRY_VERIFY_WITH_TIMEOUT(list->count() > 4, 60000);  // the libraries are read meanwhile
  QVERIFY(canvas.rect().contains(card->geometry()));
  const int row = list->visualItemRect(list->item(0)).height();
  QVERIFY(list->viewport()->height() >= row && list->viewport()->height() % row < 4);
}

// New diagrams without a name are numbered, as their tabs and the question at the end say them.
void NarrowTest::emptyDiagramsAreToldApart() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  const char* inertia = "Modelica.Mechanics.Rotational.Components.Inertia";
  QStringList names;
  for (int k = 0; k < 3; ++k) {
    dropPart(*window, inertia, {0, 0});
    names << window->document().displayName();
    QVERIFY(window->tabs().tabText(window->tabs().currentIndex()).endsWith(names.back()));
    pressKey(window.get(), Qt::Key_N, Qt::ControlModifier);
  }
  QCOMPARE(names, QStringList({"Untitled", "Untitled 2", "Untitled 3"}));
}

// Whatever is opened in it: panels scroll, rows of tools are more than one.
void NarrowTest::theWindowStaysAsSmallAsItIs() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  const QSize small(640, 400);
  window->resize(small);
  window->files().makeNew();
  const auto stays = [&] {
    QTest::qWait(50);  // until all of it has been laid out
    return window->size() == small;
  };
  QVERIFY(stays());
  bringClass(*window);
  openIcon(*window);
  QVERIFY(stays());
  QWidget* tools = window->page().centre()->findChild<QWidget*>("iconTools");
  int lowest = 0;
  for (const auto* one : tools->findChildren<QToolButton*>()) {
    QVERIFY2(isWhole(one), qPrintable(one->objectName()));
    lowest = std::max(lowest, one->mapTo(tools, QPoint()).y());
  }
  QVERIFY(lowest > 20);  // two rows
  pressKey(window.get(), Qt::Key_N, Qt::ControlModifier);
  addByTemplate(*window, "Modelica.Mechanics.Rotational.Interfaces.PartialCompliant");
  QVERIFY(stays());
  ClassPanel& classes = window->texts().classes();
  QTRY_VERIFY(isWhole(&classes));
  for (const char* name : {"classList", "newClass", "placeClass", "classMenu"})
    QVERIFY2(isWhole(classes.findChild<QWidget*>(name)), name);
  pressKey(window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
  QVERIFY(stays());
  pressKey(window.get(), Qt::Key_L, Qt::ControlModifier);
  QVERIFY(stays());
}

// A name that has less than its half would be dots alone; of the value the end goes, and its tip has all of it.
void NarrowTest::namesKeepTheirHalfBesideValues() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  runToEnd(*window);
  for (const QSize size : {QSize(1400, 900), QSize(800, 600), QSize(640, 400)}) {
    window->resize(size);
    VariableBrowser& browser = window->page().variables();
    window->canvas().setFocus();
    QTest::qWait(50);  // until the panel below has its new width
    browser.filterField()->setFocus();
    browser.filterField()->selectAll();
    QTest::keyClicks(browser.filterField(), "flange");
    VariableTree& tree = *browser.tree();
    QTRY_VERIFY(tree.isVisible() && tree.topLevelItemCount() > 3 && !tree.topLevelItem(0)->text(1).isEmpty());
    QTRY_VERIFY2(tree.header()->sectionSize(0) >= tree.viewport()->width() / 2,
                 qPrintable(QString::number(size.width())));
    QTRY_COMPARE(tree.header()->sectionSize(0) + tree.header()->sectionSize(1), tree.viewport()->width());
    QCOMPARE(tree.topLevelItem(0)->toolTip(1), tree.topLevelItem(0)->text(1));
  }
}

// They break into rows where their panel is narrow: each is whole, and none needs a bar. Their names stand in one line,
// and so does what is read or moved below those.
void NarrowTest::controlsBreakIntoRows() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  auto* panel = window->page().centre()->findChild<ControlPanel*>();
  QTRY_VERIFY(window->page().catalog().known("Modelica.Mechanics.Rotational.Components.Inertia"));
  panel->add("spring.c", "knob");
  panel->add("damping", "field");
  panel->add("sine.amplitude", "slider");
  for (const int width : {1400, 800, 640}) {
    window->resize(width, 400);
    QTest::qWait(50);
    QTRY_VERIFY2(panel->viewport()->height() >= panel->widget()->sizeHint().height(),
                 qPrintable(QString::number(width)));
    for (const auto* card : panel->findChildren<ControlCard*>())
      QTRY_VERIFY2(isWhole(card), qPrintable(QStringLiteral("%1, %2").arg(card->objectName()).arg(width)));
    for (const auto* card : panel->findChildren<ControlCard*>()) QVERIFY(card->width() <= 240);
    QTRY_VERIFY(!panel->horizontalScrollBar()->isVisible());
    QTRY_VERIFY(!panel->verticalScrollBar()->isVisible());
  }
  const auto middle = [&](const QWidget* one) { return one->mapTo(panel, one->rect().center()).y(); };
  const auto cards = panel->findChildren<ControlCard*>();
  window->resize(1400, 400);
  QTRY_COMPARE(middle(cards[1]), middle(cards[0]));
  for (const auto* card : cards) {
    QCOMPARE(middle(card->findChildren<QLabel*>()[0]), middle(cards[0]->findChildren<QLabel*>()[0]));
    const QWidget* below = card->kind() == "knob" ? card->findChildren<QLabel*>()[1]
                                                  : card->findChild<QWidget*>(QString("body_%1").arg(card->name()));
    const QWidget* other = cards[0]->findChildren<QLabel*>()[1];  // the value of the knob
    QVERIFY2(std::abs(middle(below) - middle(other)) <= 1, qPrintable(card->name()));
  }
  // A number in a field has its unit beside its name.
  QCOMPARE(panel->findChild<ControlCard*>("control_damping")->findChildren<QLabel*>()[1]->text(),
           prettyUnit("N.m.s/rad"));
}

// Scrolled to, each has a curve that is higher than its numbers; a card above a narrow one is whole.
void NarrowTest::plotsAreReadInALowPanel() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  runToEnd(*window);
  for (const QSize size : {QSize(800, 600), QSize(640, 400)}) {
    window->resize(size);
    QTest::qWait(50);
    auto* panel = window->page().findChild<PlotsPanel*>();
    if (!panel) panel = window->findChild<PlotsPanel*>();
    for (auto* plot : panel->findChildren<QCustomPlot*>())
      QTRY_VERIFY2(plot->axisRect()->height() >= 50, qPrintable(QString::number(plot->axisRect()->height())));
    pressKey(window.get(), Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
    auto* card = panel->findChild<QWidget*>("expressionField");
    QVERIFY(card && card->isVisible());
    QVERIFY(card->mapTo(panel, QPoint()).x() >= 0);
    QVERIFY(card->mapTo(panel, QPoint()).x() + card->width() <= panel->width());
    QVERIFY(isWhole(card->findChild<QLineEdit*>("expressionLine")) || size.height() < 500);  // a row of tabs is open
    QTest::keyClick(card->findChild<QLineEdit*>("expressionLine"), Qt::Key_Escape);
    QTRY_VERIFY(!panel->findChild<QWidget*>("expressionField"));
  }
}

// A row for each change; what became of a condition is seen where the condition itself has no room.
void NarrowTest::eventsAreReadInANarrowList() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/CoupledClutches")));
  runToEnd(*window);
  auto* events = window->page().bottom()->findChild<EventsPanel*>("events");
  auto* tabs = window->findChild<QTabWidget*>("bottomTabs");
  QVERIFY(events && tabs && events->topLevelItemCount() > 10);
  tabs->setCurrentWidget(events);
  int instants = 0;
  for (int row = 0; row < events->topLevelItemCount(); ++row) {
    const QTreeWidgetItem& item = *events->topLevelItem(row);
    QCOMPARE(item.text(2).count("became"), 1);
    QVERIFY(item.text(2).endsWith(" became true") || item.text(2).endsWith(" became false"));
    QCOMPARE(item.toolTip(2), item.text(2));
    QCOMPARE(item.text(0).isEmpty(), item.text(1).isEmpty());
    instants += !item.text(0).isEmpty();
  }
  QVERIFY(instants > 3 && instants < events->topLevelItemCount());
  for (const int width : {1400, 853, 640}) {
    window->resize(width, 533);
    QTRY_COMPARE(events->isColumnHidden(1), events->viewport()->width() < 440);
    QVERIFY(!events->horizontalScrollBar()->isVisible());
    QCOMPARE(events->columnViewportPosition(2) + events->columnWidth(2), events->viewport()->width());
  }
}

void NarrowTest::emptyListsSayWhatTheyAreFor() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  auto* tabs = window->findChild<QTabWidget*>("bottomTabs");
  QVERIFY(tabs);
  for (const char* name : {"messages", "events", "runs"}) {
    auto* list = window->page().bottom()->findChild<QAbstractItemView*>(name);
    QVERIFY2(list, name);
    for (int tab = 0; tab < tabs->count(); ++tab)
      if (tabs->widget(tab)->isAncestorOf(list) || tabs->widget(tab) == list) tabs->setCurrentIndex(tab);
    auto* words = list->findChild<QLabel*>("emptyWords");
    QVERIFY2(words, name);
    QTRY_COMPARE(words->isVisible(), list->model()->rowCount() == 0);
    window->resize(640, 533);
    QTRY_VERIFY(words->height() >= words->heightForWidth(words->width()) || !words->isVisible());
  }
  runToEnd(*window);
  QTRY_VERIFY(
      !window->page().bottom()->findChild<QAbstractItemView*>("runs")->findChild<QLabel*>("emptyWords")->isVisible());
}

// Their sizes and dates are written by the default locale, not by that of the system, which stays the same here.
void NarrowTest::filesAreToldInTheLanguageOfTheWindow() {
  const QTemporaryDir folder;
  QFile file(folder.filePath("measured.csv"));
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(1540, 'x')) > 0);
  file.close();
  QFileDialog dialog(nullptr, {}, folder.path());
  dialog.setOption(QFileDialog::DontUseNativeDialog);
  dialog.setViewMode(QFileDialog::Detail);
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  auto* list = dialog.findChild<QTreeView*>("treeView");
  QTRY_COMPARE(list->model()->rowCount(list->rootIndex()), 1);
  const auto cell = [&](const QLocale& locale, int column) {
    QLocale::setDefault(locale);
    const QModelIndex at = list->model()->index(0, column, list->rootIndex());
    return list->viewport()->grab(list->visualRect(at)).toImage();
  };
  const QLocale before;
  QTest::qWait(100);
  for (const int column : {1, 3}) {
    QVERIFY(cell(QLocale(QLocale::German, QLocale::Germany), column) !=
            cell(QLocale(QLocale::English, QLocale::UnitedStates), column));
    QCOMPARE(cell(QLocale::c(), column), cell(QLocale::c(), column));
  }
  QLocale::setDefault(before);
}

// On a screen of 1024×700 the diagram has half of each side, on a larger one the panels have what they want; an edge
// that somebody has moved stays where it is.
void NarrowTest::aSmallWindowHasSmallPanels() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  const auto dock = [&](const char* name) { return window->findChild<QDockWidget*>(name); };
  const auto isOfSize = [&](int parts, int inspector, int results) {
    const auto is = [](int one, int other) { return std::abs(one - other) <= 3; };
    return is(dock("partsDock")->width(), parts) && is(dock("inspectorDock")->width(), inspector) &&
           is(dock("resultsDock")->height(), results);
  };
  const auto tell = [&] {
    return qPrintable(placesOf(dock("partsDock")->geometry(), dock("inspectorDock")->geometry()) +
                      placesOf(dock("resultsDock")->geometry(), window->canvas().geometry()));
  };
  QTRY_VERIFY2(isOfSize(250, 290, 260), tell());
  window->resize(1024, 700);
  QTRY_VERIFY2(isOfSize(220, 272, 200), tell());
  QVERIFY2(window->canvas().width() > 1024 / 2 && window->canvas().height() > 700 / 2 - 10, tell());
  window->resize(1280, 800);
  QTRY_VERIFY2(isOfSize(250, 290, 260), tell());
  window->resizeDocks({dock("inspectorDock")}, {340}, Qt::Horizontal);
  window->resize(1024, 700);
  QTRY_VERIFY2(isOfSize(220, 340, 200), tell());
}

// Four panels in one column: the titles are not dots, the one in front is in sight, and the others can be scrolled to.
void NarrowTest::tabsOfAColumnAreWhole() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->resize(800, 600);
  QList<QDockWidget*> column;
  for (const char* name : {"partsDock", "inspectorDock", "view3dDock", "lessonDock"})
    column << window->findChild<QDockWidget*>(name);
  QTRY_VERIFY(window->tabifiedDockWidgets(column[0]).contains(column[1]));
  for (QDockWidget* one : column) {
    one->show();
    one->raise();
    QTRY_VERIFY(one->isVisible());
    QTest::qWait(50);
    const QTabBar* bar = nullptr;
    for (const auto* found : window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
      if (found->isVisible() && found->tabText(found->currentIndex()) == one->windowTitle()) bar = found;
    QVERIFY2(bar, qPrintable(one->windowTitle()));
    const QRect tab = bar->tabRect(bar->currentIndex());
    QVERIFY2(bar->rect().contains(tab), qPrintable(placesOf(bar->rect(), tab)));
    QVERIFY(tab.width() > bar->fontMetrics().horizontalAdvance(one->windowTitle()));
  }
}

QTEST_MAIN(NarrowTest)
#include "narrow_test.moc"
