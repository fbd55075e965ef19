// What a student hears of the usual mistakes, in the window: one message in plain words on checking and on running, and
// the parts it speaks of lit on the canvas, ringed at once and selected by a click on the message.
#include <QLabel>
#include <QListWidget>
#include <QTabWidget>

#include "app/panels/messages_panel.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

struct Part {
  const char *name, *className;
  std::vector<diagram::Modifier> modifiers;
};

struct Mistake {
  const char* name;
  std::vector<Part> parts;
  std::vector<std::pair<const char*, const char*>> wires;
  QStringList words;  // of the message and its advice
  QSet<QString> lit;
  bool isFoundOnChecking = true;  // else only a run shows it
  bool isWarning = false;         // the model runs, with what is said
  bool isWorldInner = true;       // as it comes from the palette
};

constexpr const char kV[] = "Modelica.Electrical.Analog.Sources.ConstantVoltage";
constexpr const char kI[] = "Modelica.Electrical.Analog.Sources.ConstantCurrent";
constexpr const char kR[] = "Modelica.Electrical.Analog.Basic.Resistor";
constexpr const char kGround[] = "Modelica.Electrical.Analog.Basic.Ground";
constexpr const char kWorld[] = "Modelica.Mechanics.MultiBody.World";
constexpr const char kFixed[] = "Modelica.Mechanics.MultiBody.Parts.Fixed";
constexpr const char kRod[] = "Modelica.Mechanics.MultiBody.Parts.FixedTranslation";
constexpr const char kBody[] = "Modelica.Mechanics.MultiBody.Parts.Body";
constexpr const char kShape[] = "Modelica.Mechanics.MultiBody.Parts.BodyShape";
constexpr const char kJoint[] = "Modelica.Mechanics.MultiBody.Joints.Revolute";
constexpr const char kSpring[] = "Modelica.Mechanics.MultiBody.Forces.Spring";
constexpr const char kCut[] = "Modelica.Mechanics.MultiBody.Joints.RevolutePlanarLoopConstraint";

std::vector<Mistake> mistakes() {
  const std::vector<diagram::Modifier> shortRod{{"r", "{0.1, 0, 0}"}, {"r_CM", "{0.05, 0, 0}"}, {"m", "1"}};
  const std::vector<std::pair<const char*, const char*>> fourBar{
      {"world.frame_b", "j1.frame_a"},   {"j1.frame_b", "crank.frame_a"},   {"crank.frame_b", "j2.frame_a"},
      {"j2.frame_b", "coupler.frame_a"}, {"coupler.frame_b", "j3.frame_a"}, {"j3.frame_b", "rocker.frame_b"},
      {"rocker.frame_a", "j4.frame_b"},  {"j4.frame_a", "base.frame_b"},    {"base.frame_a", "world.frame_b"}};
  return {{"no ground",
           {{"V1", kV, {{"V", "10"}}}, {"R1", kR, {{"R", "10"}}}},
           {{"V1.p", "R1.p"}, {"R1.n", "V1.n"}},
           {"The circuit of V1 and R1 has no ground", "Connect a Ground"},
           {"V1", "R1"}},
          {"loop of voltage sources",
           {{"V1", kV, {{"V", "10"}}}, {"V2", kV, {{"V", "12"}}}, {"R1", kR, {{"R", "10"}}}, {"G", kGround, {}}},
           {{"V1.p", "V2.p"}, {"V1.n", "V2.n"}, {"V1.p", "R1.p"}, {"V1.n", "R1.n"}, {"V1.n", "G.p"}},
           {"V1 and V2 both prescribe the voltage", "put a resistor between them"},
           {"V1", "V2"}},
          {"cut set of current sources",
           {{"I1", kI, {{"I", "1"}}}, {"I2", kI, {{"I", "2"}}}, {"R1", kR, {{"R", "10"}}}, {"G", kGround, {}}},
           {{"I1.n", "I2.p"}, {"I2.n", "R1.p"}, {"R1.n", "I1.p"}, {"I1.p", "G.p"}},
           {"I1 and I2 both prescribe the current", "Remove one of them"},
           {"I1", "I2"}},
          {"frame that is not connected",
           {{"world", kWorld, {}}, {"joint", kJoint, {}}, {"body", kBody, {{"m", "1"}, {"r_CM", "{0.5, 0, 0}"}}}},
           {{"joint.frame_b", "body.frame_a"}},
           {"joint: frame_a is not connected", "a wire is missing"},
           {"joint"}},
          {"no World",
           {{"fixed", kFixed, {}}, {"joint", kJoint, {}}, {"body", kBody, {{"m", "1"}, {"r_CM", "{0.5, 0, 0}"}}}},
           {{"fixed.frame_b", "joint.frame_a"}, {"joint.frame_b", "body.frame_a"}},
           {"There is no World", "fixed, joint and body have frames", "gravity", "Put a World"},
           {"fixed", "joint", "body"},
           true,
           true},
          {"World that is not inner",
           {{"world", kWorld, {}}, {"joint", kJoint, {}}, {"body", kBody, {{"m", "1"}, {"r_CM", "{0.5, 0, 0}"}}}},
           {{"world.frame_b", "joint.frame_a"}, {"joint.frame_b", "body.frame_a"}},
           {"do not find the World world", "not declared as inner", "gravity", "Delete world"},
           {"world"},
           true,
           true,
           false},
          {"World of another name",
           {{"earth", kWorld, {}}, {"joint", kJoint, {}}, {"body", kBody, {{"m", "1"}, {"r_CM", "{0.5, 0, 0}"}}}},
           {{"earth.frame_b", "joint.frame_a"}, {"joint.frame_b", "body.frame_a"}},
           {"do not find the World earth", "not called world", "Rename earth to world"},
           {"earth"},
           true,
           true},
          {"rigid loop",
           {{"world", kWorld, {}}, {"a", kRod, {{"r", "{1, 0, 0}"}}}, {"b", kRod, {{"r", "{0, 1, 0}"}}}},
           {{"world.frame_b", "a.frame_a"}, {"world.frame_b", "b.frame_a"}, {"a.frame_b", "b.frame_b"}},
           {"a and b close a loop in which nothing can move", "put a joint between them"},
           {"a", "b"}},
          {"spring with an open end",
           {{"world", kWorld, {}},
            {"spring", kSpring, {{"c", "10"}}},
            {"body", kBody, {{"m", "1"}, {"r_CM", "{0.5, 0, 0}"}}}},
           {{"spring.frame_b", "body.frame_a"}},
           {"Nothing that is connected to spring.frame_a", "a wire is missing", "the World"},
           {"spring"}},
          {"loop that is held twice",
           {{"world", kWorld, {}},
            {"base", kRod, {{"r", "{1, 0, 0}"}}},
            {"j1", kJoint, {}},
            {"j2", kJoint, {}},
            {"j3", kJoint, {}},
            {"j4", kJoint, {}},
            {"crank", kRod, {{"r", "{0, 1, 0}"}}},
            {"coupler", kShape, {{"m", "1"}, {"r", "{1, 0, 0}"}, {"r_CM", "{0.5, 0, 0}"}}},
            {"rocker", kRod, {{"r", "{0, 1, 0}"}}}},
           fourBar,
           {"close a loop that holds itself twice", "RevolutePlanarLoopConstraint"},
           {"base", "j1", "j2", "j3", "j4", "crank", "coupler", "rocker"}},
          {"loop that does not close",
           {{"world", kWorld, {}},
            {"base", kRod, {{"r", "{1, 0, 0}"}}},
            {"j1", kJoint, {}},
            {"j2", kJoint, {}},
            {"j3", kCut, {}},
            {"j4", kJoint, {}},
            {"crank", kShape, shortRod},
            {"coupler", kShape, shortRod},
            {"rocker", kShape, shortRod}},
           fourBar,
           {"cannot be closed", "j1, j2", "Check the lengths"},
           {"j1", "j2", "j3", "j4", "crank", "coupler", "rocker"},
           false}};
}

diagram::Document documentOf(const Mistake& mistake) {
  diagram::Document document;
  document.name = "Mistake";
  double x = -80;
  for (const Part& part : mistake.parts) {
    diagram::ComponentItem item;
    item.name = part.name;
    item.className = part.className;
    item.modifiers = part.modifiers;
    if (item.className == kWorld && mistake.isWorldInner) item.prefixes = "inner";
    item.placement.x = x;
    x += 40;
    document.components.push_back(item);
  }
  for (const auto& [from, to] : mistake.wires) {
    diagram::ConnectionItem item;
    item.from = from;
    item.to = to;
    document.connections.push_back(item);
  }
  return document;
}

}  // namespace

class MistakesTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void areToldAndLit_data();
  void areToldAndLit();
  void errorsAreCountedAlone();

 private:
  void verifyMessage(MainWindow& window, const Mistake& mistake);
};

void MistakesTest::areToldAndLit_data() {
  QTest::addColumn<int>("index");
  const auto all = mistakes();
  for (size_t i = 0; i < all.size(); ++i) QTest::newRow(all[i].name) << static_cast<int>(i);
}

// The first row has the words, its parts are ringed on the canvas, and a click on it selects them.
void MistakesTest::verifyMessage(MainWindow& window, const Mistake& mistake) {
  MessagesPanel& panel = window.page().messages();
  QVERIFY(panel.count() > 0);
  QCOMPARE(panel.errorCount(), mistake.isWarning ? 0 : 1);
  QListWidgetItem* row = panel.item(0);
  // With a button beside it where the message has one answer.
  QWidget* shown = panel.itemWidget(row);
  const auto* label = qobject_cast<const QLabel*>(shown);
  if (!label && shown) label = shown->findChild<const QLabel*>();
  QVERIFY(label);
  for (const QString& word : mistake.words)
    QVERIFY2(label->text().contains(word), qPrintable(word + " is missing in: " + label->text()));
  for (const char* word : {"relation ", "left over", "0 = 0", ".R.T[", ".f[1]", "nonlinear system"})
    QVERIFY2(!label->text().contains(word), qPrintable(label->text()));

  DiagramScene& scene = window.page().scene();
  for (const QString& part : mistake.lit) {
    QVERIFY2(scene.marks().contains(part), qPrintable(part));
    QCOMPARE(scene.marks().value(part).isError, !mistake.isWarning);
  }
  scene.clearSelection();
  showMessages(window.page());
  panel.scrollToItem(row);
  QTest::mouseClick(panel.viewport(), Qt::LeftButton, {}, panel.visualItemRect(row).center());
  QSet<QString> selected;
  for (int part : scene.selectedParts()) selected << scene.parts()[static_cast<size_t>(part)].name;
  QCOMPARE(selected, mistake.lit);
}

void MistakesTest::areToldAndLit() {
  QFETCH(int, index);
  const Mistake mistake = mistakes()[static_cast<size_t>(index)];
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  window->document().reset(documentOf(mistake), {});
  QTRY_VERIFY(window->canvas().scene().parts().back().info);

  // On checking, by its key.
  pressKey(window.get(), Qt::Key_F7);
  QTRY_VERIFY_WITH_TIMEOUT(
      !window->checker().isChecking() && (window->checker().lastModel() || !window->checker().messages().empty()),
      60000);
  if (mistake.isFoundOnChecking) verifyMessage(*window, mistake);

  // And on running; the 3-D view that has come meanwhile may have taken the focus where no window manager gives it
  // back.
  window->activateWindow();
  (void)QTest::qWaitForWindowActive(window.get());
  pressKey(window.get(), Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(!window->run().isActive() && !window->checker().isChecking(), 60000);
  QTRY_VERIFY_WITH_TIMEOUT(window->run().state() == (mistake.isWarning ? RunState::done : RunState::stopped), 60000);
  verifyMessage(*window, mistake);
}

// Two parameters without a value are two warnings; with an error beside them the number on the part is the error's.
void MistakesTest::errorsAreCountedAlone() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  const std::string begin =
      "model Half\n  parameter Real k(start = 2);\n  parameter Real m(start = 3);\n  Real x, y;\n"
      "equation\n  x = k*m;\n";
  diagram::Document values;
  values.name = "Halves";
  values.classes = {begin + "  y = x;\nend Half;"};
  values.components.emplace_back();
  values.components[0].name = "half";
  values.components[0].className = "Half";
  window->document().reset(values, {});
  const auto mark = [&] { return window->page().scene().marks().value("half"); };
  QTRY_COMPARE_WITH_TIMEOUT(mark().count, 2, 60000);
  QVERIFY(!mark().isError);
  window->document().setClass(0, begin + "  x = y + time;\n  y = time;\nend Half;");
  QTRY_VERIFY_WITH_TIMEOUT(mark().isError, 60000);
  QCOMPARE(window->page().messages().count(), 3);
  QCOMPARE(mark().count, 1);
}

QTEST_MAIN(MistakesTest)
#include "mistakes_test.moc"
