// The text of a diagram that a person changes: what is changed there is changed in the document, and nothing else.
#include <QtTest>

#include <QDirIterator>

#include "engine/diagram/edited_text.h"
#include "sample.h"

using namespace armature;
using namespace armature::diagram;

class EditedTextTest : public QObject {
  Q_OBJECT
 private slots:
  void untouchedTextChangesNothing();
  void onlyTheEditIsTaken();
  void importedClassesHaveTheirFullNames();
  void mistakesAreTold();
};

namespace {

Document shippedDiagram(const QString& name) {
  auto read = load((QStringLiteral(ARMATURE_SOURCE_DIR "/resources/examples/") + name).toStdString());
  return read ? read.take() : Document();
}

std::string replaced(std::string text, const std::string& before, const std::string& after) {
  const size_t at = text.find(before);
  return at == std::string::npos ? std::string() : text.replace(at, before.size(), after);
}

}  // namespace

// Every shipped diagram: its text with a blank more gives the same document to the byte.
void EditedTextTest::untouchedTextChangesNothing() {
  QDirIterator files(QStringLiteral(ARMATURE_SOURCE_DIR "/resources/examples"), {"*.armature.json"}, QDir::Files,
                     QDirIterator::Subdirectories);
  int count = 0;
  while (files.hasNext()) {
    const QString path = files.next();
    auto read = load(path.toStdString());
    QVERIFY2(read, qPrintable(path));
    const Document document = read.take();
    const std::string shown = textOfDiagram(document);
    const EditedText made = editedDocument(document, shown, shown + " ");
    QVERIFY2(made.document.has_value(), qPrintable(path));
    QVERIFY2(toJson(*made.document) == toJson(document), qPrintable(path));
    ++count;
  }
  QVERIFY(count > 50);
}

// Parts that are typed with names of imports: of a class, of another name for one, of some of a package.
void EditedTextTest::importedClassesHaveTheirFullNames() {
  Document before;
  before.name = "M";
  const std::string shown = textOfDiagram(before);
  const std::string place = " annotation (Placement(transformation(extent = {{-10, -10}, {10, 10}})));\n";
  const std::string text =
      "model M\n  import Modelica.Blocks.Interfaces.RealInput;\n  import B = Modelica.Blocks;\n"
      "  import Modelica.Blocks.Math.{Gain, Sin};\n  import Some.Own;\n"
      "  model Own Real x = 1; end Own;\n"
      "  RealInput u" +
      place + "  B.Sources.Sine sine" + place + "  Gain gain(k = 2)" + place + "  Own own" + place +
      "  Modelica.Blocks.Math.Abs abs1" + place + "end M;\n";
  const EditedText made = editedDocument(before, shown, text);
  QVERIFY(made.document.has_value());
  QStringList classes;
  for (const ComponentItem& item : made.document->components) classes << QString::fromStdString(item.className);
  QCOMPARE(classes, (QStringList{"Modelica.Blocks.Interfaces.RealInput", "Modelica.Blocks.Sources.Sine",
                                 "Modelica.Blocks.Math.Gain", "Own", "Modelica.Blocks.Math.Abs"}));
  // Of a whole package, whose classes somebody else knows; what the model declares comes first.
  QCOMPARE(wholeImports("model M import A.B.*; import C; import D.{e}; equation x = y.*z; end M;"),
           (std::vector<std::string>{"A.B"}));
  const HasClass hasClass = [](const std::string& name) {
    return name == "Modelica.Blocks.Math.Gain" || name == "Modelica.Blocks.Sources" || name == "Modelica.Blocks.Own";
  };
  const EditedText whole = editedDocument(before, shown,
                                          "model M\n  import Modelica.Blocks.*;\n  import Modelica.Blocks.Math.*;\n"
                                          "  model Own Real x = 1; end Own;\n  Gain gain" +
                                              place + "  Sources.Sine sine" + place + "  Own own" + place +
                                              "  Other.Part other" + place + "end M;\n",
                                          hasClass);
  QVERIFY(whole.document.has_value());
  classes.clear();
  for (const ComponentItem& item : whole.document->components) classes << QString::fromStdString(item.className);
  QCOMPARE(classes, (QStringList{"Modelica.Blocks.Math.Gain", "Modelica.Blocks.Sources.Sine", "Own", "Other.Part"}));
  // Edited again, nothing is another.
  const std::string again = textOfDiagram(*made.document);
  const EditedText same = editedDocument(*made.document, again, again + " ");
  QVERIFY(same.document.has_value());
  QCOMPARE(toJson(*same.document), toJson(*made.document));
}

void EditedTextTest::onlyTheEditIsTaken() {
  const Document before = shippedDiagram("Rotational/First.armature.json");
  QVERIFY(!before.components.empty());
  const std::string shown = textOfDiagram(before);
  // A value.
  const auto& modified = *std::ranges::find_if(before.components, [](const auto& c) { return !c.modifiers.empty(); });
  const std::string name = modified.modifiers[0].name, value = modified.modifiers[0].value;
  const std::string edit = replaced(shown, name + " = " + value, name + " = 7777");
  QVERIFY(!edit.empty());
  EditedText made = editedDocument(before, shown, edit);
  QVERIFY(made.document && made.problems.empty());
  QCOMPARE(QString::fromStdString(toJson(*made.document)).count("7777"), 1);
  for (size_t i = 0; i < before.components.size(); ++i)
    if (before.components[i].name != modified.name) QVERIFY(made.document->components[i] == before.components[i]);
  QVERIFY(made.document->plots == before.plots && made.document->connections == before.connections);
  // A part more, behind the others, and an equation, with a comment that is kept and one that is not.
  const std::string end = "equation\n";
  made = editedDocument(before, shown,
                        replaced(shown, end,
                                 "  Modelica.Mechanics.Rotational.Components.Inertia more(J = 2) annotation(Placement("
                                 "transformation(extent = {{0, 0}, {20, 20}})));  // lost\n"
                                 "  Real twice;\nequation\n  twice = 2*time \"kept\";\n"));
  QVERIFY(made.document);
  QCOMPARE(made.document->components.size(), before.components.size() + 1);
  QCOMPARE(made.document->components.back().name, std::string("more"));
  QVERIFY(made.document->declarations.find("twice = 2*time \"kept\"") != std::string::npos);
  QCOMPARE(made.problems.size(), size_t(1));
  QCOMPARE(made.problems[0].code, std::string("D036"));
}

void EditedTextTest::mistakesAreTold() {
  const Document before = shippedDiagram("Rotational/First.armature.json");
  const std::string shown = textOfDiagram(before);
  const std::string broken = replaced(shown, "equation\n", "equation\n  a = = b;\n");
  const EditedText made = editedDocument(before, shown, broken);
  QVERIFY(!made.document);
  QVERIFY(!made.problems.empty());
  QCOMPARE(broken.substr(made.problems[0].span.begin, 1), std::string("="));
  QVERIFY(!editedDocument(before, shown, shown + "model B end B;").document);
  // A class that could not be read before is mended in the text.
  Document wrong = before;
  wrong.classes = {"model A\n  Real x = = 1;\nend A;"};
  const std::string withWrong = textOfDiagram(wrong);
  QVERIFY(!editedDocument(wrong, withWrong, withWrong + " ").document);
  const EditedText mended = editedDocument(wrong, withWrong, replaced(withWrong, "= = 1", "= 1"));
  QVERIFY(mended.document);
  QCOMPARE(mended.document->classes, std::vector<std::string>{"model A\n  Real x = 1;\nend A;"});
  QVERIFY(mended.document->components == before.components);
  QVERIFY(!editedDocument(before, shown, "").document);
  QVERIFY(!editedDocument(before, shown, "type T = Real;").document);
}

QTEST_MAIN(EditedTextTest)
#include "edited_text_test.moc"
