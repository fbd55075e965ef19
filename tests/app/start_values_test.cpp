// Start values of lists, and of variables whose declaration gives none: typed in the inspector, and a run begins there.
#include <QCheckBox>

#include "app/panels/fold.h"
#include "tests/app/icon_bench.h"
#include "tests/app/submodel_bench.h"

using namespace armature;
using namespace armature::app;

class StartValuesTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup() { window_.reset(); }
  void aListBeginsWhereItIsTold();
  void aDerivedVariableBeginsWhereItIsTold();
  void aBodyBeginsWhereItIsTold();

 private:
  void show(const char* part);
  void type(const QString& field, const QString& text);
  void fix(const QString& variable);
  QString startOf(const char* name) const { return QString::fromStdString(window_->document().modifier(part_, name)); }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
  int part_ = 0;
};

void StartValuesTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  window_ = makeWindow(*folder_);
  window_->resize(1280, 900);
}

void StartValuesTest::show(const char* part) {
  part_ = window_->document().partIndex(part);
  QVERIFY2(part_ >= 0, part);
  QTRY_VERIFY(window_->canvas().scene().parts().at(static_cast<size_t>(part_)).info);
  clickPart(*window_, part);
}

// Into a field of the inspector as a hand types, Enter at the end.
void StartValuesTest::type(const QString& name, const QString& text) {
  const auto field = [&] { return window_->inspector().findChild<QLineEdit*>("parameter_" + name); };
  QTRY_VERIFY2(field() && !field()->isHidden(), qPrintable(name));
  window_->inspector().ensureWidgetVisible(field());
  QTRY_VERIFY2(field()->isVisible(), qPrintable(name));
  QTest::mouseClick(field(), Qt::LeftButton);
  QTest::keyClick(field(), Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(field(), text);
  QTest::keyClick(field(), Qt::Key_Return);
}

void StartValuesTest::fix(const QString& variable) {
  auto* const tick = window_->inspector().findChild<QCheckBox*>("parameter_" + variable + ".fixed");
  QVERIFY2(tick, qPrintable(variable));
  window_->inspector().ensureWidgetVisible(tick);
  QTest::mouseClick(tick, Qt::LeftButton, {}, QPoint(8, tick->height() / 2));
  QCOMPARE(tick->checkState(), Qt::Checked);
}

// A list of two is one row, one of three has a field for each.
void StartValuesTest::aListBeginsWhereItIsTold() {
  bringClass(*window_,
             "model Decay\n  Real x[2](start = {1, 2}), r[3](each start = 5);\nequation\n  der(x) = -x;\n"
             "  der(r) = -r;\nend Decay;",
             "Decay");
  dropPart(*window_, "Decay", {0, 0});
  show("decay1");
  type("x.start", "{3, 4}");
  QCOMPARE(startOf("x.start"), QString("{3, 4}"));
  fix("x");
  QCOMPARE(startOf("each x.fixed"), QString("true"));
  const auto* second = window_->inspector().findChild<QLineEdit*>("parameter_r.start[2]");
  QVERIFY(second);
  QCOMPARE(second->placeholderText(), QString("5"));
  type("r.start[2]", "7");
  QCOMPARE(startOf("r.start"), QString("{5, 7, 5}"));
  fix("r");
  QVERIFY(!window_->inspector().findChild<QWidget*>("modifier_each x.fixed"));  // it has its tick
  runToEnd(*window_);
  const std::vector<std::pair<const char*, double>> begin{
      {"decay1.x[1]", 3}, {"decay1.x[2]", 4}, {"decay1.r[1]", 5}, {"decay1.r[2]", 7}};
  for (const auto& [name, value] : begin) {
    QCOMPARE(valueAt(*window_, name, 0), value);
    QVERIFY(std::abs(valueAt(*window_, name, 1) - value * std::exp(-1)) < 1e-3);
  }
  // One step back each; the tick says so.
  for (int step = 0; step < 2; ++step) pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(startOf("r.start") + startOf("each r.fixed"), QString());
  QVERIFY(!window_->inspector().findChild<QCheckBox*>("parameter_r.fixed")->isChecked());
}

// The declaration says nothing of a start.
void StartValuesTest::aDerivedVariableBeginsWhereItIsTold() {
  bringClass(*window_, "model Decay\n  Real x, y, twice = 2*x;\nequation\n  der(x) = -x;\n  y = x + 1;\nend Decay;",
             "Decay");
  dropPart(*window_, "Decay", {0, 0});
  show("decay1");
  type("x.start", "6");
  fix("x");
  QCOMPARE(startOf("x.start"), QString("6"));
  QCOMPARE(startOf("x.fixed"), QString("true"));
  for (const char* name : {"y", "twice"})
    QVERIFY(!window_->inspector().findChild<QWidget*>(QString("parameter_%1.start").arg(name)));
  runToEnd(*window_);
  QCOMPARE(valueAt(*window_, "decay1.x", 0), 6.0);
}

// A free body: its place and its velocity are vectors of the library.
void StartValuesTest::aBodyBeginsWhereItIsTold() {
  const QString library = "Modelica.Mechanics.MultiBody.";
  dropPart(*window_, library + "World", {-60, 0});
  dropPart(*window_, library + "Parts.Body", {20, 0});
  show("body1");
  type("m", "2");
  for (const char* name : {"r_0", "v_0"}) {
    type(QString(name) + ".start[2]", name[0] == 'r' ? "1.5" : "3");
    fix(name);
  }
  QCOMPARE(startOf("r_0.start"), QString("{0, 1.5, 0}"));
  QCOMPARE(startOf("each r_0.fixed"), QString("true"));
  runToEnd(*window_);
  QCOMPARE(valueAt(*window_, "body1.r_0[2]", 0), 1.5);
  QCOMPARE(valueAt(*window_, "body1.v_0[2]", 0), 3.0);
}

QTEST_MAIN(StartValuesTest)
#include "start_values_test.moc"
