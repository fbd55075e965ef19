// A class's text after its drawing was changed: the difference is the change. Small texts with all that is foreign to a
// diagram in them.
#include <QtTest>

#include "engine/diagram/changed_text.h"
#include "engine/diagram/model_text.h"
#include "tests/diagram/class_text_bench.h"

using namespace armature;
using namespace armature::diagram;

namespace {

const char* const kText = R"(within Drives; // head
model Drive "A drive" // of mine
  import SI = Modelica.Units.SI;
  parameter SI.Inertia J=2 "Inertia" annotation (Dialog(group="Mine"), __Foreign(a={1,  2}));
  /* the load */
  replaceable Rotational.Inertia   load( J = J /* all of it */ , phi(start=0.5, fixed = true)) if true
    annotation (Placement( transformation(extent={{-10,-10},{10,10}}, origin={20,0}) ), __Foreign(x= 1));
  Rotational.Fixed a annotation(Placement(transformation(extent={{-60,-10},{-40,10}}))), b
    annotation(Placement(transformation(extent={{60,-10},{80,10}}))); // two
protected
  Real w = load.w; // speed
equation
  // wires
  connect(a.flange, load.flange_a)   annotation (Line(points={{-50,0},{0,20},{10,0}}, color={0,0,0}, thickness =  0.5));
  connect(load.flange_b, b.flange);
  w = 2*1; // two
  annotation (Icon(graphics={Line(points={{0,0},{1,1}})}), experiment(StopTime=2 /* s */));
end Drive;
)";

}  // namespace

class ChangedTextTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  // Parts that nobody has placed get places when one of them is, and not because of a value.
  void placesAreWrittenWhereOneIsGiven() {
    const std::string text =
        "model Bench\n  Rotational.Inertia a(J = 2);\n  Rotational.Inertia b(J = 3);\nequation\n"
        "  connect(a.flange_b, b.flange_a);\nend Bench;\n";
    const auto before = Reading(text).document();
    QVERIFY(before);
    QCOMPARE(before->components.size(), size_t(2));
    Document after = *before;
    after.components[0].modifiers[0].value = "5";
    const auto valued = withDrawnChanges(text, "Bench", *before, after);
    QVERIFY(valued);
    QCOMPARE(QString::fromStdString(*valued), QString::fromStdString(replacedOnce(text, "J = 2", "J = 5")));
    after.components[1].placement.x += 20;
    const auto moved = withDrawnChanges(text, "Bench", *before, after);
    QVERIFY(moved);
    QCOMPARE(QString::fromStdString(*moved).count("Placement("), 2);
  }

  void nothingChangesNothing();
  void theDifferenceIsTheChange_data();
  void theDifferenceIsTheChange();
  void whatStandsBesideTheDrawing_data();
  void whatStandsBesideTheDrawing();
  void anotherNameIsAnotherWord_data();
  void anotherNameIsAnotherWord();
  void namesAndListsChangeAtOnce();
  void whatComesHasLinesOfItsOwn_data();
  void whatComesHasLinesOfItsOwn();
  void protectedPartsStayProtected();
  void classesWithinAreChanged();
  void wiresAreWrittenAsTheyAreDrawn();
  void whatIsNoDrawingIsRefused();
  void emptyClassesAreFilled();
};

void ChangedTextTest::nothingChangesNothing() {
  const auto document = Reading(kText).document();
  QVERIFY(document);
  const auto same = withDrawnChanges(kText, "Drive", *document, *document);
  QVERIFY(same.ok());
  QCOMPARE(*same, std::string(kText));
}

using Change = void (*)(Document&);
Q_DECLARE_METATYPE(Change)

void ChangedTextTest::theDifferenceIsTheChange_data() {
  QTest::addColumn<Change>("change");
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("after");
  const auto row = [](const char* name, Change change, const char* before, const char* after) {
    QTest::newRow(name) << change << before << after;
  };
  row(
      "a part is moved", [](Document& d) { d.components[0].placement.x = 40; },
      "(extent={{-10,-10},{10,10}}, origin={20,0})", "(extent = {{30, -10}, {50, 10}})");
  row(
      "one of two in a clause is turned", [](Document& d) { d.components[2].placement.rotation = 90; },
      "(extent={{60,-10},{80,10}})", "(origin = {70, 0}, extent = {{-10, -10}, {10, 10}}, rotation = 90)");
  row(
      "a value", [](Document& d) { d.components[0].modifiers[0].value = "3*J"; }, "J = J /*", "J = 3*J /*");
  row(
      "a value within", [](Document& d) { d.components[0].modifiers[1].value = "1"; }, "start=0.5", "start=1");
  row(
      "a further value",
      [](Document& d) {
        d.components[0].modifiers.push_back({"a", "7"});
      },
      "fixed = true))", "fixed = true), a = 7)");
  row(
      "the first value",
      [](Document& d) {
        d.components[1].modifiers.push_back({"phi0", "7"});
      },
      "Fixed a ", "Fixed a(phi0 = 7) ");
  row(
      "values are taken away",
      [](Document& d) {
        d.components[0].modifiers.erase(d.components[0].modifiers.begin() + 1, d.components[0].modifiers.end());
      },
      "( J = J /* all of it */ , phi(start=0.5, fixed = true))", "(J = J)");
  row(
      "another class", [](Document& d) { d.components[0].className = "Rotational.Disc"; }, "Rotational.Inertia   load",
      "Rotational.Disc   load");
  row(
      "a name",
      [](Document& d) {
        d.components[0].name = "mass";
        d.connections[0].to = "mass.flange_a";
        d.connections[1].from = "mass.flange_b";
      },
      "", "");
  row(
      "one of two goes",
      [](Document& d) {
        d.components.pop_back();
        d.connections.pop_back();
      },
      "", "");
  row(
      "a part comes",
      [](Document& d) {
        ComponentItem item;
        item.name = "c", item.className = "Rotational.Fixed";
        d.components.push_back(item);
      },
      "10}}))); // two\n",
      "10}}))); // two\n  Rotational.Fixed c annotation (Placement(transformation(extent = {{-10, -10}, {10, "
      "10}})));\n");
  row(
      "a wire goes", [](Document& d) { d.connections.pop_back(); }, "  connect(load.flange_b, b.flange);\n", "");
  row(
      "a wire comes",
      [](Document& d) {
        d.connections.push_back({"a.flange", "b.flange", {{0, 40}}});
      },
      "connect(load.flange_b, b.flange);\n",
      "connect(load.flange_b, b.flange);\n  connect(a.flange, b.flange) annotation (Line(points = {{-50, 0}, {0, 40}, "
      "{70, 0}}));\n");
  row(
      "a corner",
      [](Document& d) {
        d.connections[0].route = {{0, 30}};
      },
      "{{-50,0},{0,20},{10,0}}", "{{-50, 0}, {0, 30}, {20, 0}}");
  row(
      "an end", [](Document& d) { d.connections[1].to = "b.support"; }, "b.flange);", "b.support);");
  row(
      "a parameter",
      [](Document& d) {
        d.parameters.push_back({"k", "Real", "2", "m", "how many"});
      },
      "// of mine\n", "// of mine\n  parameter Real k(unit = \"m\") = 2 \"how many\";\n");
  row(
      "the time", [](Document& d) { d.experiment.stopTime = 5; }, "StopTime=2 /*", "StopTime=5 /*");
  row(
      "the tolerance", [](Document& d) { d.experiment.tolerance = 1e-8; }, "experiment(StopTime",
      "experiment(Tolerance = 1e-08, StopTime");
  row(
      "the description", [](Document& d) { d.description = "The \"drive\""; }, "\"A drive\"", "\"The \\\"drive\\\"\"");
  row(
      "a title", [](Document& d) { d.title = "T"; }, "annotation (Icon",
      "annotation (__Armature(document = \"{\\\"title\\\":\\\"T\\\"}\"), Icon");
}

void ChangedTextTest::theDifferenceIsTheChange() {
  QFETCH(Change, change);
  QFETCH(QString, before);
  QFETCH(QString, after);
  const auto document = Reading(kText).document();
  QVERIFY(document);
  Document changed = *document;
  change(changed);
  const auto made = withDrawnChanges(kText, "Drive", *document, changed);
  QVERIFY2(made.ok(), made.ok() ? "" : made.reason().message.c_str());
  const auto again = Reading(*made).document();
  QVERIFY2(again, made->c_str());
  QVERIFY2(toJson(*again) == toJson(changed), made->c_str());
  if (!before.isEmpty()) {
    QCOMPARE(QString::fromStdString(*made),
             QString::fromStdString(replacedOnce(kText, before.toStdString(), after.toStdString())));
  }
  // Back again, it says what it said.
  const auto back = withDrawnChanges(*made, "Drive", *again, *document);
  QVERIFY(back.ok());
  const auto first = Reading(*back).document();
  QVERIFY(first);
  QVERIFY2(toJson(*first) == toJson(*document), back->c_str());
}

void ChangedTextTest::anotherNameIsAnotherWord_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QStringList>("names");  // before and after, by turns
  const QString place = "annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})))";
  const QString other = "annotation(Placement(transformation( extent={{20,-10},{40, 10}} )))";
  QTest::newRow("classes within, values and what reads them")
      << "model A\n  model B\n    parameter Real p2 = 2 \"p2\";\n    Flange f2 " + place +
             ";\n    Inertia w2(J = p2, phi(" + "start = 0.2, fixed = true)) " + other +
             ";\n    Real e2 = 2 * w2.phi;\n  equation\n    connect(f2, w2.a);\n" +
             "  end B;\n  B b2(w2(phi(start = 0.25), w22(J = 2.2)), p2 = 3) " + place +
             ";\n  Fixed fixed2(phi0 = b2.w2.J" + " * 0.02) " + other +
             ";\n  Real y = b2.w2.phi  + /* e */ b2.e2;\nequation\n  connect(fixed2.flange, " + "b2.f2);\nend A;\n"
      << QStringList{"b2", "b7", "fixed2", "fixed7", "w2", "w7", "f2", "f7", "p2", "p7", "e2", "e7"};
  QTest::newRow("several in one declaration, comments between")
      << "model A\n  // first\n  Inertia a(J=1) /* one */ " + place + ", b( J= 2 ) " + other +
             "; // two\n\n  /* then */ Inertia c " + place +
             ";\nequation\n  connect(a.x, b.y) annotation(Line());\nend A;\n"
      << QStringList{"a", "aa", "b", "bb", "c", "cc"};
  QTest::newRow("a protected section") << "model A\n  P a " + place + ";\nprotected\n  Q b(k = a.k) " + other +
                                              "; // b\n  Real x, y = b.u;\npublic\n  P c " + place +
                                              ";\nequation\n  connect(a.p, b.p);\n  x = b.v +  a.v;\nend A;\n"
                                       << QStringList{"a", "a1", "b", "b1", "c", "c1", "x", "x1", "y", "y1"};
  QTest::newRow("crosswise") << "model A\n  P a(k = 1) " + place + "; // a\n  P b(k = a.k) " + other +
                                    ";\n  parameter Real u=1 \"u\", v = 2;\nequation\n  connect(a.p, b.n);\nend A;\n"
                             << QStringList{"a", "b", "b", "a", "u", "v", "v", "u"};
  QTest::newRow("in a ring, of several classes")
      << "model A\n  P a " + place + ";\n  P b " + other +
             ";\n  P c(k=a.k , l = 2) "
             "annotation (Placement(transformation(extent={{60,0},{80,20}})));\nend A;\n"
      << QStringList{"a", "b", "b", "c", "c", "a"};
  QTest::newRow("parameters, sizes and conditions")
      << "model A\n  parameter Integer n=2 \"how many\" ; // n\n  parameter Boolean is = n>1, no=not is;\n  final " +
             QString("parameter Real k( unit = \"m\" )=1;\n  inner replaceable P a[ n ](each k =k) if is \"a\" ") +
             place + ";\n  P b[n] if  no /* never */ " + other + ";\n  P[ n]  c(k=k ) " + place + ";\n  " +
             "replaceable C d constrainedby D(nu =n) \"a d\" annotation(Dialog());\n  Real w[n, 2], v(start = k), u = "
             "2;\nequation\n  connect(a[n].p, " +
             "b[1].p);\nend A;\n"
      << QStringList{"n", "m", "is", "isSo", "no", "notSo", "k", "kk", "w", "ww", "v", "vv"};
  QTest::newRow("lines that end as elsewhere")
      << "model A\r\n  P a(k=2) " + place + ";\r\n  P b " + other + ";\r\n  Real x = a.k;\r\nend A;\r\n"
      << QStringList{"a", "c", "b", "d"};
  QTest::newRow("all in one line") << "model A P a(k=2) " + place + "; P b " + other + "; Real x = a.k; end A;"
                                   << QStringList{"a", "c", "b", "d"};
  QTest::newRow("quoted names") << "model A\n  P 'a 1' " + place + ";\n  Real x = 'a 1'.k;\nend A;\n"
                                << QStringList{"'a 1'", "a1"};
}

// Whole words only.
static QString withNames(const QString& text, const QStringList& names) {
  QString made;
  for (qsizetype at = 0; at < text.size();) {
    const auto isLetter = [&](qsizetype i) {
      return i >= 0 && i < text.size() && (text[i].isLetterOrNumber() || text[i] == '_' || text[i] == '\'');
    };
    qsizetype found = 0;
    while (found < names.size() &&
           (isLetter(at - 1) || text.indexOf(names[found], at) != at || isLetter(at + names[found].size())))
      found += 2;
    if (text.indexOf("\"", at) == at) {  // a description
      const qsizetype end = text.indexOf("\"", at + 1) + 1;
      made += text.mid(at, end - at);
      at = end;
    } else {
      made += found < names.size() ? names[found + 1] : text.mid(at, 1);
      at += found < names.size() ? names[found].size() : 1;
    }
  }
  return made;
}

// What is called otherwise is called so in its place, and where it is read; all else stays byte for byte, and back
// again.
void ChangedTextTest::anotherNameIsAnotherWord() {
  QFETCH(QString, text);
  QFETCH(QStringList, names);
  // Comments are no text of the diagram, and stay.
  QString wanted;
  const static QRegularExpression comment(R"(//[^\n]*|/\*.*?\*/)");
  qsizetype from = 0;
  for (const auto& match : comment.globalMatch(text)) {
    wanted += withNames(text.mid(from, match.capturedStart() - from), names) + match.captured();
    from = match.capturedEnd();
  }
  wanted += withNames(text.mid(from), names);
  QVERIFY(wanted != text);
  const std::string source = text.toStdString();
  const auto before = Reading(source).document(), after = Reading(wanted.toStdString()).document();
  QVERIFY(before && after);
  const auto made = withDrawnChanges(source, "A", *before, *after);
  QVERIFY2(made.ok(), made.ok() ? "" : made.reason().message.c_str());
  QCOMPARE(QString::fromStdString(*made), wanted);
  const auto back = withDrawnChanges(*made, "A", *after, *before);
  QVERIFY(back.ok());
  QCOMPARE(QString::fromStdString(*back), text);
}

// A part gets another name while others go and come.
void ChangedTextTest::namesAndListsChangeAtOnce() {
  const std::string text =
      "model A\n  P a(k = 1 /* one */)  annotation(Placement(transformation(extent = {{-10,-10},{10,10}}), F()));\n"
      "  P b annotation(Placement(transformation(extent={{20,-10},{40,10}})));\n"
      "  parameter Real k=1 /* k */;\n  parameter Integer n = 1;\n  Real x = a.k;\nend A;\n";
  const auto before = Reading(text).document();
  Document after = *before;
  after.components[0].name = "c";
  after.components.pop_back();
  after.parameters[0].name = "l";
  after.parameters.pop_back();
  after.declarations = "  Real x = c.k;\n";
  const auto made = withDrawnChanges(text, "A", *before, after);
  QVERIFY(made.ok());
  QCOMPARE(*made,
           std::string("model A\n  P c(k = 1 /* one */)  annotation(Placement(transformation(extent = "
                       "{{-10,-10},{10,10}}), F()));\n  parameter Real l=1 /* k */;\n  Real x = c.k;\nend A;\n"));
  // A name that is free may be another's at once.
  after = *before;
  after.components[0].name = "b", after.components[1].name = "c";
  after.declarations = "  Real x = b.k;\n";
  const auto moved = withDrawnChanges(text, "A", *before, after);
  QVERIFY(moved.ok());
  QCOMPARE(*moved,
           replacedOnce(replacedOnce(replacedOnce(text, "P b", "P c"), "P a", "P b"), "Real x = a", "Real x = b"));
  // One that is still another's is a part of its own.
  after = *before;
  ComponentItem third = after.components[0];
  third.name = "d", third.className = "Q", third.placement.y = 80;
  after.components = {after.components[1], third};
  after.declarations = "  Real x = d.k;\n";
  const auto read = withDrawnChanges(text, "A", *before, after);
  QVERIFY(read.ok());
  const auto again = Reading(*read).document();
  QVERIFY2(again && toJson(*again) == toJson(after), read->c_str());
}

void ChangedTextTest::whatComesHasLinesOfItsOwn_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<Change>("change");
  QTest::addColumn<QString>("wanted");
  const QString place = "annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})))";
  const QString there = "annotation(Placement(transformation(extent = {{30, 30}, {50, 50}})))";
  const auto another = [](Document& d) {
    ComponentItem item;
    item.name = "c", item.className = "Q", item.placement.x = 40, item.placement.y = 40;
    d.components = {item};
  };
  QTest::newRow("in the place of the last part")
      << "model A\n  model B\n  end B;\n  P a " + place + ";\n  P b " + place + ";\n  Real y;\nend A;\n"
      << Change(another) << "model A\n  model B\n  end B;\n  Q c " + there + ";\n  Real y;\nend A;\n";
  QTest::newRow("in the place of the only line") << "model A\n  P a " + place + ", b " + place + ";\nend A;\n"
                                                 << Change(another) << "model A\n  Q c " + there + ";\nend A;\n";
  QTest::newRow("with other ends of lines")
      << "model A\r\n  P a " + place + ";\r\n  P b " + place + ";\r\n  Real y;\r\nend A;\r\n"
      << Change(another) << "model A\r\n  Q c " + there + ";\r\n  Real y;\r\nend A;\r\n";
  QTest::newRow("before others in the line")
      << "model A\n  P a " + place + "; Real y; // y\nend A;\n"
      << Change([](Document& d) {
           d.components.push_back(d.components[0]);
           d.components[1].name = "b";
         })
      << "model A\n  P a " + place + ";\n  P b " + place + ";\n  Real y; // y\nend A;\n";
  QTest::newRow("both of one declaration have another class")
      << "model A\n  P a " + place + ", b " + place + ";\n  Real y;\nend A;\n"
      << Change([](Document& d) { d.components[0].className = "Q", d.components[1].className = "R"; })
      << "model A\n  Q a " + place + ";\n  R b " + place + ";\n  Real y;\nend A;\n";
  QTest::newRow("one of two has another class") << "model A\n  P a " + place + ", b " + place + ";\nend A;\n"
                                                << Change([](Document& d) { d.components[0].className = "Q"; })
                                                << "model A\n  Q a " + place + ";\n  P b " + place + ";\nend A;\n";
  QTest::newRow("parameters") << "model A\n  parameter Real a=1;\n  parameter Real b=1;\n  Inner x;\nend A;\n"
                              << Change([](Document& d) {
                                   d.parameters = {{"J", "Inertia", "3", "", ""}};
                                   d.parameters[0].value = "3";
                                 })
                              << "model A\n  parameter Inertia J = 3;\n  Inner x;\nend A;\n";
  QTest::newRow("what is declared as text")
      << "model A\n  Real a[2], b;\n  Real c;\n  P p " + place + ";\nequation\n  a = {1, 2};\n  b = 2;\nend A;\n"
      << Change([](Document& d) { d.declarations = "  Integer n;\nequation\n  n = 3;\n"; })
      << "model A\n  Integer n;\n  P p " + place + ";\nequation\n  n = 3;\nend A;\n";
}

// Also where a neighbour goes in whose place it comes; written as the text's other annotations.
void ChangedTextTest::whatComesHasLinesOfItsOwn() {
  QFETCH(QString, text);
  QFETCH(Change, change);
  QFETCH(QString, wanted);
  const std::string source = text.toStdString();
  const auto before = Reading(source).document();
  QVERIFY(before);
  Document after = *before;
  change(after);
  const auto made = withDrawnChanges(source, "A", *before, after);
  QVERIFY(made.ok());
  QCOMPARE(QString::fromStdString(*made), wanted);
  const auto again = Reading(*made).document();
  QVERIFY2(again && toJson(*again) == toJson(after), made->c_str());
}

// Parts of a protected section are parts as well; what comes is declared in the section that it belongs to.
void ChangedTextTest::protectedPartsStayProtected() {
  const std::string text =
      "model M\n  P a annotation (Placement(transformation(extent = {{-10, -10}, {10, 10}})));\nprotected\n"
      "  Bus bus annotation (Placement(transformation(extent = {{20, -10}, {40, 10}})));\n  Real x;\nequation\n"
      "  connect(a.p, bus);\n  x = 1;\nend M;\n";
  const auto document = Reading(text).document();
  QVERIFY(document);
  QCOMPARE(document->components.size(), size_t(2));
  QVERIFY(!document->components[0].isProtected && document->components[1].isProtected);
  QVERIFY(document->declarations.find("bus") == std::string::npos);
  ComponentItem shown = document->components[0], hidden = document->components[1];
  shown.name = "b", hidden.name = "other", hidden.placement.y = -40;
  Document changed = *document;
  changed.components[1].placement.y = 40;
  changed.components.insert(changed.components.begin() + 1, shown);
  changed.components.push_back(hidden);
  const auto made = withDrawnChanges(text, "M", *document, changed);
  QVERIFY(made.ok());
  const auto again = Reading(*made).document();
  QVERIFY2(again && toJson(*again) == toJson(changed), made->c_str());
  QVERIFY2(made->find("  Bus other annotation") < made->find("  Real x;"), made->c_str());
  // The first one of either section.
  changed.components.erase(changed.components.begin(), changed.components.begin() + 2);
  changed.connections.clear();
  const auto onlyHidden = withDrawnChanges(text, "M", *document, changed);
  const auto read = onlyHidden.ok() ? Reading(*onlyHidden).document() : std::nullopt;
  QVERIFY2(read && toJson(*read) == toJson(changed), onlyHidden->c_str());
  changed.components[0].isProtected = false;
  std::swap(changed.components[0], changed.components[1]);
  const auto moved = withDrawnChanges(*onlyHidden, "M", *read, changed);
  const auto public1 = moved.ok() ? Reading(*moved).document() : std::nullopt;
  QVERIFY(public1);
  QCOMPARE(public1->components.size(), size_t(2));
  for (const ComponentItem& item : public1->components) QCOMPARE(item.isProtected, item.name == "other");
  // Written anew, and as a file of its own.
  const Document whole = *again;
  const auto anew = Reading(modelText(whole, TextFor::person, {}, {}, {}).text).document();
  QVERIFY(anew && anew->components == whole.components);
  const Result<Document> file = fromJson(toJson(whole), "M");
  QVERIFY(file.ok() && file->components == whole.components);
}

void ChangedTextTest::whatStandsBesideTheDrawing_data() {
  QTest::addColumn<QString>("before");  // in the declarations
  QTest::addColumn<QString>("after");
  QTest::addColumn<QString>("beforeInText");
  QTest::addColumn<QString>("afterInText");
  const auto row = [](const char* name, const char* before, const char* after, const char* inText, const char* now) {
    QTest::newRow(name) << before << after << inText << now;
  };
  row("an equation is another", "w = 2*1", "w = 3*load.w", "w = 2*1; // two", "w = 3*load.w; // two");
  row("an equation comes", "  w = 2*1;\n", "  w = 2*1;\n  0 = der(w) - w;\n", "w = 2*1; // two\n",
      "w = 2*1; // two\n  0 = der(w) - w;\n");
  row("one comes before, with its comments", "equation\n", "equation\n  // of Newton\n  w = time; // late\n",
      "  w = 2*1;", "  // of Newton\n  w = time; // late\n  w = 2*1;");
  row("an equation goes", "  w = 2*1;\n", "", "  w = 2*1; // two\n", "   // two\n");
  row("a declaration is another", "Real w = load.w", "Real w(start = 1)", "Real w = load.w; // speed",
      "Real w(start = 1); // speed");
  row("a declaration of another name", "Real w = load.w", "Real v = load.w", "Real w = load.w;", "Real v = load.w;");
  row("a protected one comes", "  Real w = load.w;\n", "  Real w = load.w;\n  Integer n = 2;\n", "load.w; // speed\n",
      "load.w; // speed\n  Integer n = 2;\n");
  row("a public one comes", "protected\n", "  Real p;\nprotected\n", "x={1,  2}));\n", "");
  row("an initial equation", "equation\n", "initial equation\n  w = 0;\nequation\n", "  annotation (Icon",
      "initial equation\n  w = 0;\n  annotation (Icon");
  row("an algorithm", "w = 2*1;\n", "w = 2*1;\nalgorithm\n  n := 2;\n", "  annotation (Icon",
      "algorithm\n  n := 2;\n  annotation (Icon");
  row("an import is another", "import SI = Modelica.Units.SI", "import SI = Modelica.SIunits", "Modelica.Units.SI;",
      "Modelica.SIunits;");
}

// Declarations and equations are edited as text beside the drawing: what was edited is another in the file.
void ChangedTextTest::whatStandsBesideTheDrawing() {
  QFETCH(QString, before);
  QFETCH(QString, after);
  QFETCH(QString, beforeInText);
  QFETCH(QString, afterInText);
  const auto document = Reading(kText).document();
  QVERIFY(document);
  Document changed = *document;
  changed.declarations = replacedOnce(changed.declarations, before.toStdString(), after.toStdString());
  QVERIFY2(changed.declarations.rfind("no ", 0) != 0, document->declarations.c_str());
  const auto made = withDrawnChanges(kText, "Drive", *document, changed);
  QVERIFY2(made.ok(), made.ok() ? "" : made.reason().message.c_str());
  if (!afterInText.isEmpty())
    QCOMPARE(QString::fromStdString(*made),
             QString::fromStdString(replacedOnce(kText, beforeInText.toStdString(), afterInText.toStdString())));
  const auto again = Reading(*made).document();
  QVERIFY2(again, made->c_str());
  QCOMPARE(textsOf(again->declarations), textsOf(changed.declarations));
  // Once more, with what a person typed as what is there.
  Document further = changed;
  if (further.declarations.find("load.w") != std::string::npos)
    further.declarations = replacedOnce(further.declarations, "load.w", "load.a");
  const auto next = withDrawnChanges(*made, "Drive", changed, further);
  QVERIFY2(next.ok(), next.ok() ? "" : next.reason().message.c_str());
  QCOMPARE(textsOf(Reading(*next).document()->declarations), textsOf(further.declarations));
  const auto back = withDrawnChanges(*made, "Drive", *again, *document);
  QVERIFY(back.ok());
  QCOMPARE(textsOf(Reading(*back).document()->declarations), textsOf(document->declarations));
}

void ChangedTextTest::classesWithinAreChanged() {
  const std::string text =
      "model A // a\n  model B // b\n    Real x; // x\n  end B; // end\n  record R = C(k=1);\n  B b;\nend A;\n";
  const auto before = Reading(text).document();
  QVERIFY(before && before->classes.size() == 2);
  const auto changed = [&](auto change) {
    Document after = *before;
    change(after.classes);
    const auto made = withDrawnChanges(text, "A", *before, after);
    return made.ok() ? *made : made.reason().message.text();
  };
  QCOMPARE(changed([](auto& c) { c[0] = replacedOnce(c[0], "Real x;", "Real x = 1;"); }),
           replacedOnce(text, "Real x;", "Real x = 1;"));
  QCOMPARE(changed([](auto& c) { c[1] = replacedOnce(c[1], "1", "2"); }), replacedOnce(text, "k=1", "k=2"));
  QCOMPARE(changed([](auto& c) { c.erase(c.begin() + 1); }), replacedOnce(text, "  record R = C(k=1);\n", ""));
  QCOMPARE(changed([](auto& c) { c.push_back("model D\n  end D;"); }),
           replacedOnce(text, "  B b;\n", "  B b;\n  model D\n  end D;\n"));
  QCOMPARE(changed([](auto& c) { c[0] = replacedOnce(replacedOnce(c[0], "B", "E"), "end B", "end E"); }),
           replacedOnce(replacedOnce(text, "model B", "model E"), "end B", "end E"));
}

// A new wire has the corners and the colour of the picture; of the others only what the picture has changed.
void ChangedTextTest::wiresAreWrittenAsTheyAreDrawn() {
  const auto document = Reading(kText).document();
  std::vector<Point> now{{0, 40}, {8, 40}};
  WireDrawing drawing;
  drawing.corners = [&](const ConnectionItem&) { return std::optional(now); };
  drawing.looks = [](const ConnectionItem&) { return "color = {0, 0, 255}"; };
  const auto same = withDrawnChanges(kText, "Drive", *document, *document, drawing);
  QVERIFY(same.ok());
  QCOMPARE(*same, std::string(kText));
  Document after = *document;
  after.connections.push_back({"a.flange", "b.flange", {}});
  const auto made = withDrawnChanges(kText, "Drive", *document, after, drawing);
  QVERIFY(made.ok());
  const std::string wire = "connect(load.flange_b, b.flange);\n";
  const std::string added =
      "  connect(a.flange, b.flange) annotation (Line(points = {{-50, 0}, {0, 40}, {8, 40}, "
      "{70, 0}}, color = {0, 0, 255}));\n";
  QCOMPARE(*made, replacedOnce(kText, wire, wire + added));
  // The picture has found another way for it since; the wire that has no line goes on without one.
  const std::vector<Point> before = now;
  drawing.cornersBefore = [&](const ConnectionItem&) { return std::optional(before); };
  const auto still = withDrawnChanges(*made, "Drive", after, after, drawing);
  QVERIFY(still.ok());
  QCOMPARE(*still, *made);
  now = {{2, 50}};
  const auto next = withDrawnChanges(*made, "Drive", after, after, drawing);
  QVERIFY(next.ok());
  QCOMPARE(*next, replacedOnce(*made, "{0, 40}, {8, 40}", "{2, 50}"));
}

void ChangedTextTest::whatIsNoDrawingIsRefused() {
  const auto document = Reading(kText).document();
  const auto code = [&](const char* text, const char* name, const Document& after) {
    const auto made = withDrawnChanges(text, name, *document, after);
    return made.ok() ? std::string() : made.reason().code;
  };
  Document after = *document;
  after.name = "Other";
  QCOMPARE(code(kText, "Drive", after), std::string("D045"));
  after = *document;
  after.declarations += "equation\n  w = ;\n";
  QCOMPARE(code(kText, "Drive", after), std::string("D012"));
  after = *document;
  after.classes = {"model A"};
  QCOMPARE(code(kText, "Drive", after), std::string("D012"));
  QCOMPARE(code(kText, "Other", *document), std::string("D021"));
  QVERIFY(!code("model (", "Drive", *document).empty());
}

// First parts, wires and parameters of a class without any, in texts of several shapes.
void ChangedTextTest::emptyClassesAreFilled() {
  for (const char* text :
       {"model A\nend A;\n", "model A end A;", "model A \"words\" // of\n  annotation (Foreign());\nend A;\n",
        "model A\r\n  extends B;\r\nequation\r\n  // nothing\r\nend A;\r\n",
        "model A\n  model equations\n  equation\n  end equations;\n  Real x;\ninitial equation\n  x = 1;\nend A;\n"}) {
    const auto before = Reading(text).document();
    QVERIFY(before);
    Document after = *before;
    ComponentItem a, b;
    a.name = "a", a.className = "P", b.name = "b", b.className = "P", b.placement.x = 40;
    after.components = {a, b};
    after.connections = {{"a.p", "b.p", {}}};
    after.parameters = {{"k", "Real", "1", "", ""}};
    const auto made = withDrawnChanges(text, "A", *before, after);
    QVERIFY(made.ok());
    const auto again = Reading(*made).document();
    QVERIFY2(again, made->c_str());
    QVERIFY2(toJson(*again) == toJson(after), made->c_str());
    if (std::string(text).find("\r\n") != std::string::npos)
      QCOMPARE(std::count(made->begin(), made->end(), '\n'), std::count(made->begin(), made->end(), '\r'));
    const auto back = withDrawnChanges(*made, "A", *again, *before);
    QVERIFY(back.ok());
    QVERIFY(toJson(*Reading(*back).document()) == toJson(*before));
  }
}

QTEST_APPLESS_MAIN(ChangedTextTest)
#include "changed_text_test.moc"
