// Classes of a library opened as diagrams, edited once and saved into their files: what is read from these files then
// is what was drawn, and the files differ in a few lines at one place. On a copy of the standard library, where its
// text is at hand.
#include <QtTest>
#include <algorithm>
#include <filesystem>
#include <fstream>

#include "engine/base/read_file.h"
#include "engine/diagram/changed_text.h"
#include "engine/diagram/kept_members.h"
#include "engine/diagram/own_library.h"
#include "engine/facade/session.h"

using namespace armature;
namespace fs = std::filesystem;

namespace {

struct Saved {
  std::string name;
  diagram::Document drawn;
};

// One edit; which one depends on what the class has. False where it has nothing.
bool edit(diagram::Document& d, size_t kind) {
  if (d.components.empty()) return false;
  if (kind % 5 == 0) d.components.front().placement.x += 10;
  if (kind % 5 == 1) d.components.back().modifiers.push_back({"another", "2*Modelica.Constants.pi"});
  if (kind % 5 == 2) {
    diagram::ComponentItem item;
    item.name = "anotherPart", item.className = "Modelica.Blocks.Sources.Sine", item.placement.x = 200;
    d.components.push_back(item);
  }
  if (kind % 5 >= 3 && d.connections.empty()) return false;
  if (kind % 5 == 3) d.connections.back().route = {{2, 4}};
  if (kind % 5 == 4) d.connections.push_back({d.connections.front().to, d.connections.back().to, {}});
  return true;
}

int differentLines(const std::string& a, const std::string& b) {
  const QStringList x = QString::fromStdString(a).split('\n'), y = QString::fromStdString(b).split('\n');
  qsizetype head = 0, tail = 0;
  while (head < x.size() && head < y.size() && x[head] == y[head]) ++head;
  const qsizetype most = std::min(x.size(), y.size()) - head;
  while (tail < most && x[x.size() - 1 - tail] == y[y.size() - 1 - tail]) ++tail;
  return static_cast<int>(std::max(x.size(), y.size()) - head - tail);
}

}  // namespace

class SavedLibraryTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void twoHundredFilesOfTheStandardLibrary();
};

void SavedLibraryTest::twoHundredFilesOfTheStandardLibrary() {
  const QString library = qEnvironmentVariable("ARMATURE_MSL");
  if (library.isEmpty()) QSKIP("the text of the standard library is not at hand (ARMATURE_MSL)");
  constexpr size_t kWanted = 200;
  const QTemporaryDir folder;
  const std::string copy = folder.path().toStdString(), place = copy + "/Modelica";
  for (const char* name : {"Modelica", "ModelicaServices", "Complex.mo"})
    fs::copy(library.toStdString() + "/" + name, copy + "/" + name, fs::copy_options::recursive);
  std::vector<std::string> files;
  for (const auto& entry : fs::recursive_directory_iterator(place + "/Mechanics"))
    if (entry.path().extension() == ".mo") files.push_back(entry.path().string());
  for (const auto& entry : fs::recursive_directory_iterator(place + "/Electrical"))
    if (entry.path().extension() == ".mo") files.push_back(entry.path().string());
  std::ranges::sort(files);
  std::vector<Saved> saved;
  Session before({copy});
  for (size_t i = 0; i < files.size() && saved.size() < kWanted; ++i) {
    const std::string name = diagram::classOfFile(place, files[i]);
    const auto read = before.diagramOf(name);
    if (!read) continue;  // a package, a function, a type
    diagram::Document drawn = *read;
    if (!edit(drawn, saved.size())) continue;
    const diagram::ClassFile file = diagram::fileOf(place, name);
    QCOMPARE(file.path, files[i]);
    const std::string text = readFile(file.path).value_or("");
    const auto made = diagram::withDrawnChanges(text, file.className, *read, drawn);
    QVERIFY2(made.ok(), made.ok() ? "" : (name + ": " + made.reason().message.text()).c_str());
    const int lines = differentLines(text, *made);
    // A class whose parts nobody has placed, or not all of them, gets a place for each.
    const auto places = [](const std::string& of) { return QString::fromStdString(of).count("Placement("); };
    const auto added = static_cast<qsizetype>(drawn.components.size() - read->components.size());
    if (places(text) > 0 && places(*made) <= places(text) + added)
      QVERIFY2(lines >= 1 && lines <= 6, qPrintable(QString("%1: %2 lines").arg(name.c_str()).arg(lines)));
    std::ofstream(file.path, std::ios::binary | std::ios::trunc) << *made;
    saved.push_back({name, drawn});
  }
  QCOMPARE(saved.size(), kWanted);
  Session after({copy});
  for (const Saved& one : saved) {
    const auto again = after.diagramOf(one.name);
    QVERIFY2(again.ok(), one.name.c_str());
    // Corners that the program would find itself are no longer a person's own, before the edit or after it.
    diagram::Document drawn = one.drawn, reread = *again;
    QCOMPARE(reread.connections.size(), drawn.connections.size());
    for (diagram::Document* document : {&drawn, &reread}) {
      (void)diagram::takeDrawnRoutes(*document);
      // What is new stands before what is protected.
      std::ranges::stable_partition(document->components, [](const auto& item) { return !item.isProtected; });
    }
    for (size_t i = 0; i < drawn.connections.size(); ++i) {
      auto &was = drawn.connections[i].route, &now = reread.connections[i].route;
      if (was.empty() != now.empty()) was = now = {};
    }
    const QString is = QString::fromStdString(diagram::toJson(reread));
    QVERIFY2(is == QString::fromStdString(diagram::toJson(drawn)),
             qPrintable(QString("%1 reads as %2").arg(one.name.c_str(), is)));
  }
  qInfo("%zu files", saved.size());
}

QTEST_APPLESS_MAIN(SavedLibraryTest)
#include "saved_library_test.moc"
