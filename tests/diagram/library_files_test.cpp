// Files of the standard library, where its text is at hand, after one change: they say what the diagram says, and the
// rest of each is as it was.
#include <QtTest>
#include <filesystem>

#include "engine/base/durable_file.h"
#include "engine/base/read_file.h"
#include "engine/diagram/changed_text.h"
#include "engine/diagram/own_names.h"
#include "tests/diagram/class_text_bench.h"

using namespace armature;
using namespace armature::diagram;
namespace fs = std::filesystem;

namespace {

// One edit of a kind; false where the class has nothing for it.
bool edit(Document& d, int kind) {
  switch (kind % 6) {
    case 0:
      if (d.components.empty()) return false;
      d.components.front().placement.x += 10;
      return true;
    case 1:
      if (d.components.empty()) return false;
      d.components.back().modifiers.push_back({"anotherValue", "1.5"});
      return true;
    case 2: {
      if (d.components.empty()) return false;
      ComponentItem item;
      item.name = "anotherPart", item.className = "Modelica.Blocks.Sources.Sine";
      d.components.push_back(item);
      return true;
    }
    case 3:
      if (d.connections.empty()) return false;
      d.connections.front().route = {{2, 4}, {6, 8}};
      return true;
    case 4:
      if (d.connections.empty()) return false;
      d.connections.erase(d.connections.begin());
      return true;
    default:
      if (d.parameters.empty() || d.parameters.front().value.empty()) return false;
      d.parameters.front().value = "17";
      return true;
  }
}

}  // namespace

class LibraryFilesTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    const QString library = qEnvironmentVariable("ARMATURE_MSL");
    if (library.isEmpty()) QSKIP("the text of the standard library is not at hand (ARMATURE_MSL)");
    for (const auto& entry : fs::recursive_directory_iterator(library.toStdString() + "/Modelica"))
      if (entry.path().extension() == ".mo") files_.push_back(entry.path());
    std::ranges::sort(files_);
  }
  void filesOfTheStandardLibrary();
  void bodiesOfTheStandardLibrary();
  void namesOfTheStandardLibrary();

 private:
  std::vector<fs::path> files_;
};

// Each is opened, edited once, saved and read again: it says what the diagram says, and what differs from the file is a
// few lines at one place.
void LibraryFilesTest::filesOfTheStandardLibrary() {
  const QTemporaryDir folder;
  int done = 0, parts = 0, kind = 0, worst = 0;
  for (size_t i = 0; i < files_.size(); i += 3) {
    const fs::path& file = files_[i];
    const auto text = readFile(file.string());
    QVERIFY(text);
    Reading reading(*text);
    const auto before = reading.document();
    if (!before) continue;  // a package, a function, a type
    Document after = *before;
    int tries = 0;
    while (tries < 6 && !edit(after, kind)) ++kind, ++tries;
    if (tries == 6) continue;
    const std::string copy = folder.filePath("copy.mo").toStdString();
    QVERIFY(writeDurably(copy, *text).ok());
    const auto made = withDrawnChanges(*readFile(copy), before->name, *before, after);
    QVERIFY2(made.ok(), file.c_str());
    QVERIFY(writeDurably(copy, *made).ok());
    const auto again = Reading(*readFile(copy)).document();
    QVERIFY2(again, file.c_str());
    // What is new stands before what is protected.
    Document read = *again;
    for (Document* one : {&after, &read})
      std::ranges::stable_partition(one->components, [](const ComponentItem& item) { return !item.isProtected; });
    QVERIFY2(toJson(read) == toJson(after), qPrintable(QString("%1, edit %2").arg(file.c_str()).arg(kind % 6)));
    const int lines = linesThatDiffer(*text, *made);
    if (text->find("Placement(") == std::string::npos) continue;  // then all parts are given their places
    QVERIFY2(lines >= 1 && lines <= 12,
             qPrintable(QString("%1, edit %2: %3").arg(file.c_str()).arg(kind % 6).arg(lines)));
    parts += static_cast<int>(before->components.size());
    worst = std::max(worst, lines);
    ++done, ++kind;
  }
  qInfo("%d files, %d parts in them, at most %d lines differ", done, parts, worst);
  QVERIFY(done >= 200);
}

// The text beside the drawing of each is edited once, in four ways.
void LibraryFilesTest::bodiesOfTheStandardLibrary() {
  int done = 0;
  for (size_t i = 0; i < files_.size(); i += 2) {
    const auto text = readFile(files_[i].string());
    const auto before = Reading(*text).document();
    if (!before) continue;
    const auto items = bodyItems(before->declarations);
    QVERIFY(items.ok());
    Document after = *before;
    const BodyItem* const one = items->empty() ? nullptr : &(*items)[i % items->size()];
    if (i % 4 == 0)
      after.declarations += "equation\n  assert(time >= 0, \"late\");\n";
    else if (i % 8 == 2)
      after.declarations = "  Real anotherVariable = 1;\n" + after.declarations;
    else if (one)
      after.declarations = replacedOnce(after.declarations, one->text + ";", i % 16 == 6 ? "" : one->text + " \"s\";");
    const auto made = withDrawnChanges(*text, before->name, *before, after);
    if (!made && bodyItems(after.declarations).ok()) QFAIL(files_[i].c_str());
    if (!made) continue;  // a description behind a description
    const auto again = Reading(*made).document();
    QVERIFY2(again, files_[i].c_str());
    QVERIFY2(textsOf(again->declarations) == textsOf(after.declarations), files_[i].c_str());
    QCOMPARE(again->components, before->components);
    QCOMPARE(again->connections, before->connections);
    const auto ofItem = one ? std::ranges::count(one->text, '\n') : 0;
    QVERIFY2(linesThatDiffer(*text, *made) <= 4 + ofItem, files_[i].c_str());
    done += after.declarations != before->declarations;
  }
  qInfo("%d files", done);
  QVERIFY(done >= 150);
}

// What each declares is called otherwise, and so is what reads it; nothing else of the file is another.
void LibraryFilesTest::namesOfTheStandardLibrary() {
  int done = 0, others = 0;
  for (size_t i = 0; i < files_.size(); i += 3) {
    std::string text = *readFile(files_[i].string());
    if (text.starts_with("within ")) text.erase(0, text.find(";") + 1);
    const auto before = Reading(text).document();
    if (!before) continue;
    std::string wanted = text;
    std::vector<std::string> names;
    for (const ComponentItem& item : before->components) names.push_back(item.name);
    for (const ParameterItem& item : before->parameters) names.push_back(item.name);
    for (const std::string& name : names) {
      // A text of the icon that shows a value is none of the diagram.
      if (text.find("%" + name) != std::string::npos) continue;
      if (const auto made = renamedMember({wanted}, 0, name, name + "_"); made.ok()) wanted = made->texts[0];
    }
    if (wanted == text) continue;
    const auto after = Reading(wanted).document();
    QVERIFY2(after, files_[i].c_str());
    const auto made = withDrawnChanges(text, before->name, *before, *after);
    QVERIFY2(made.ok(), files_[i].c_str());
    // Annotations that no diagram keeps mention names as well ("visible = useSubstrate").
    const auto again = Reading(*made).document();
    QVERIFY2(again && toJson(*again) == toJson(*after), files_[i].c_str());
    others += *made != wanted;
    ++done;
  }
  qInfo("%d files, %d with further names", done, others);
  QVERIFY(done >= 150 && others <= 6);
}

QTEST_APPLESS_MAIN(LibraryFilesTest)
#include "library_files_test.moc"
