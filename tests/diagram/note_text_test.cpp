// Notes on a diagram's sheet: what the signs in their text mean, which variables they show, and how they go through
// files, through Modelica text, and past what this version does not know.
#include <QtTest>

#include "engine/diagram/import.h"
#include "engine/diagram/json.h"
#include "engine/diagram/note_list.h"
#include "engine/diagram/note_text.h"
#include "engine/syntax/arena.h"

using namespace armature;
using namespace armature::diagram;

namespace {

// A line in one word for each piece: T(text), S and E for marks, C(…), F(…), D(…) for a displayed formula, V(…), P(…).
std::string spelled(const char* text) {
  std::string words;
  const NoteLine line = noteLine(text);
  if (line.kind == NoteLine::Kind::heading) words += "H" + std::to_string(line.level) + " ";
  if (line.kind == NoteLine::Kind::entry) words += line.sign + std::to_string(line.level) + " ";
  for (const NotePiece& piece : line.pieces) {
    using Kind = NotePiece::Kind;
    if (piece.kind == Kind::strong) words += "S";
    if (piece.kind == Kind::emphasis) words += "E";
    if (piece.kind == Kind::text) words += "T(" + piece.text + ")";
    if (piece.kind == Kind::code) words += "C(" + piece.text + ")";
    if (piece.kind == Kind::formula) words += (piece.isDisplayed ? "D(" : "F(") + piece.text + ")";
    if (piece.kind == Kind::variable) words += "V(" + piece.text + ")";
    if (piece.kind == Kind::picture) words += "P(" + piece.text + ")";
  }
  return words;
}

Document documentOf(const char* notes) {
  const std::string text =
      std::string(R"({"format": "armature-diagram", "version": 1, "name": "D", "components": [])") + notes + "}";
  auto read = fromJson(text, "D");
  return read ? read.take() : Document();
}

}  // namespace

class NoteTextTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void signsHaveAMeaning_data();
  void signsHaveAMeaning();
  void plainTextStaysAsItIs();
  void variablesAreFoundAndRenamed();
  void anOldFileHasNone();
  void whatIsUnknownStays();
  void whatIsNoNoteIsPassedOver();
  void picturesGoWithTheirText();
  void theyGoThroughModelica();
  void textsOfOtherProgramsBecomeNotes();
};

void NoteTextTest::signsHaveAMeaning_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("pieces");
  const auto row = [](const char* line, const char* pieces) { QTest::newRow(line) << line << pieces; };
  row("plain words", "T(plain words)");
  row("# Title", "H1 T(Title)");
  row("### *Small*", "H3 ET(Small)E");
  row("#5 is a number", "T(#5 is a number)");
  row("- entry", "•0 T(entry)");
  row("    2. deeper", "2.2 T(deeper)");
  row("3.5 is no entry", "T(3.5 is no entry)");
  row("a **b c** d", "T(a )ST(b c)ST( d)");
  row("a*b*c stays a product", "T(a*b*c stays a product)");
  row("an *open one", "T(an *open one)");
  row("**bold *and* more**", "ST(bold )ET(and)ET( more)S");
  row("`x*y` and $a*b$", "C(x*y)T( and )F(a*b)");
  row("$$J*der(w) = tau$$", "D(J*der(w) = tau)");
  row("5 $ to 7 $ each", "T(5 $ to 7 $ each)");
  row("w = {inertia1.w} now", "T(w = )V(inertia1.w)T( now)");
  row("{der(mass[2].s)}", "V(der(mass[2].s))");
  row("{not a name!}", "T({not a name!})");
  row("$x_{1}$", "F(x_{1})");
  row("![words](picture1)", "P(picture1)");
  row("![no end](", "T(![no end]()");
  row("\\*no\\* \\{x\\} \\$1$", "T(*no* {x} $1$)");
  row("\\a stays", "T(\\a stays)");
  row("", "");
}

void NoteTextTest::signsHaveAMeaning() {
  QFETCH(QString, line);
  QFETCH(QString, pieces);
  QCOMPARE(QString::fromStdString(spelled(line.toUtf8().constData())), pieces);
}

// Text of another program that is taken over as a note reads as it was, whatever signs it has.
void NoteTextTest::plainTextStaysAsItIs() {
  for (const char* text : {"a*b*c", "# no heading", "- no entry", "  - nor this", "costs $5$", "{x}", "**x**", "`y`",
                           "![a](b)", "back\\slash", "C:\\*"}) {
    const NoteLine line = noteLine(asNoteText(text));
    QVERIFY(line.kind == NoteLine::Kind::text);
    QCOMPARE(plainText(line), std::string(text));
  }
}

void NoteTextTest::variablesAreFoundAndRenamed() {
  const std::string text = "w = {a.w} and {b.tau}\n$f_{a.w}$ `{a.w}` \\{a.w}\n- {der(a.w)}, {a.w}";
  QCOMPARE(noteVariables(text), (std::vector<std::string>{"a.w", "b.tau", "der(a.w)"}));
  const std::string renamed =
      withNoteVariables(text, [](const std::string& name) { return name == "a.w" ? "motor.w" : name; });
  QCOMPARE(renamed, std::string("w = {motor.w} and {b.tau}\n$f_{a.w}$ `{a.w}` \\{a.w}\n- {der(a.w)}, {motor.w}"));
  QCOMPARE(withNoteVariables(text, [](const std::string& name) { return name; }), text);
}

void NoteTextTest::anOldFileHasNone() {
  const Document old = documentOf("");
  QVERIFY(noteList(old).empty());
  QVERIFY(noteGraphics(old).empty());
  QVERIFY(toJson(old).find("notes") == std::string::npos);
}

// Members of an entry and of the file that a later version may bring survive an edit of the note.
void NoteTextTest::whatIsUnknownStays() {
  Document document = documentOf(R"(, "notes": [{"text": "a", "x": 1, "y": 2.5, "of later": [1, {"deep": true}]}])");
  const auto list = noteList(document);
  QCOMPARE(list.size(), size_t{1});
  QVERIFY(list[0].has_value());
  QCOMPARE(list[0]->place.y, 2.5);
  QCOMPARE(list[0]->place.width, 60.0);
  Note changed = *list[0];
  changed.text = "b";
  changed.ground = "blue";
  const JsonValue entry = withNote((*document.extra)["notes"][0], changed);
  QCOMPARE((*entry)["of later"].dump(), std::string(R"([1,{"deep":true}])"));
  (*document.extra)["notes"][0] = *entry;
  const auto again = fromJson(toJson(document), "D");
  QVERIFY(again && *again == document);
  QVERIFY(noteList(*again)[0] == std::optional(changed));
}

// Their places in the list are kept, so that numbers of the others stay.
void NoteTextTest::whatIsNoNoteIsPassedOver() {
  const Document document = documentOf(
      R"(, "notes": [7, {"text": "no place"}, {"x": 0, "y": 0, "width": -5, "height": -2}, {"x": 1e300, "y": 0}])");
  const auto list = noteList(document);
  QCOMPARE(list.size(), size_t{4});
  QVERIFY(!list[0] && !list[1] && !list[3]);
  QVERIFY(list[2] && list[2]->text.empty());
  QCOMPARE(list[2]->place.width, kLeastNoteWidth);
  QCOMPARE(list[2]->place.height, 0.0);
  QVERIFY(noteList(documentOf(R"(, "notes": "none")")).empty());
}

void NoteTextTest::picturesGoWithTheirText() {
  JsonValue entry = withNote(JsonValue(), {"", {0, 0, 40, 0}, ""});
  QCOMPARE(addNotePicture(entry, "QUJD"), std::string("picture1"));
  QCOMPARE(addNotePicture(entry, "REVG"), std::string("picture2"));
  QCOMPARE(notePicture(entry, "picture2"), std::string("REVG"));
  QCOMPARE(notePicture(entry, "/etc/passwd"), std::string());
  entry = withNote(entry, {"only ![](picture2)", {0, 0, 40, 0}, ""});
  dropUnusedPictures(entry);
  QCOMPARE(notePicture(entry, "picture1"), std::string());
  QCOMPARE(notePicture(entry, "picture2"), std::string("REVG"));
  entry = withNote(entry, {"none", {0, 0, 40, 0}, ""});
  dropUnusedPictures(entry);
  QVERIFY(!entry->contains("pictures"));
}

namespace {

// A model of Modelica text as a document.
Document imported(const std::string& text) {
  NameTable names;
  SourceTable sources;
  Diagnostics diagnostics;
  syntax::Arena arena;
  syntax::ParseContext context{names, sources, arena, diagnostics};
  const auto classes = parseFile(context, sources.add("t.mo", text))->classes;
  if (diagnostics.hasErrors() || classes.empty()) return {};
  auto made = fromModelica(*classes[0], context);
  return made ? made.take() : Document();
}

}  // namespace

// This program reads them as they were, others see their ground and their lines.
void NoteTextTest::theyGoThroughModelica() {
  const Document document = documentOf(
      R"(, "notes": [{"text": "# Title\n\nw = {a.w}, \"so\"", "x": -40, "y": 60, "width": 80, "ground": "yellow",
                      "pictures": {"picture1": "QUJD"}}])");
  const std::string text = toModelica(document);
  QVERIFY2(text.find("Diagram(graphics = {Rectangle(extent = {{-40, 39.4}, {40, 60}}") != std::string::npos,
           text.c_str());
  QVERIFY(text.find("textString = \"Title\"") != std::string::npos);
  QVERIFY(text.find("textString = \"w = a.w, \\\"so\\\"\"") != std::string::npos);
  QCOMPARE(toJson(imported(text)), toJson(document));
  // Without notes nothing of it is written.
  QVERIFY(toModelica(documentOf("")).find("Diagram(") == std::string::npos);
}

void NoteTextTest::textsOfOtherProgramsBecomeNotes() {
  const Document document = imported(R"(model M annotation (Diagram(graphics = {
    Text(extent = {{-60, 40}, {20, 20}}, textString = "drive * 2", textColor = {255, 0, 0}),
    Text(origin = {10, 5}, extent = {{0, 0}, {4, -4}}, textString = "small"),
    Text(extent = {{0, 0}, {40, 10}}, textString = "%name"),
    Text(extent = {{0, 0}, {40, 10}}, textString = "turned", rotation = 90),
    Rectangle(extent = {{0, 0}, {1, 1}}), Line(points = {{0, 0}, {1, 1}})})); end M;)");
  const auto list = noteList(document);
  QCOMPARE(list.size(), size_t{2});
  QVERIFY(list[0] && list[1]);
  QCOMPARE(list[0]->text, std::string("drive \\* 2"));
  QVERIFY((list[0]->place == NotePlace{-60, 40, 80, 0}));
  QVERIFY((list[1]->place == NotePlace{10, 5, kLeastNoteWidth, 0}));
}

QTEST_APPLESS_MAIN(NoteTextTest)
#include "note_text_test.moc"
