// Libraries of a person's own as folders of text: made, renamed, versioned, filled with classes; what is not meant
// stays to the byte, and what has changed elsewhere is not lost.
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QtTest>
#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

#include "engine/base/read_file.h"
#include "engine/diagram/class_outline.h"
#include "engine/diagram/library_class.h"
#include "engine/diagram/library_uses.h"
#include "engine/diagram/moved_class.h"
#include "engine/diagram/own_library.h"

using namespace armature;
using namespace armature::diagram;
namespace fs = std::filesystem;

class OwnLibraryTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void outlinesOfTexts();
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }
  void aLibraryIsMade();
  void namesAndFoldersThatCannotBe();
  void theVersionIsWrittenInItsPlace_data();
  void theVersionIsWrittenInItsPlace();
  void usesAreAddedOnce();
  void aNameIsChangedWhereItIsMeant();
  void aNameThatIsDeclaredWithinIsRefused();
  void whatChangesMeanwhileIsKept();
  void aKillLeavesOneOfThem();
  void classesAreAdded();
  void filesAndClassesAreFound();
  void aClassIsRenamedWhereItIsMeant();
  void aLibraryMayBeOneFile();
  void classesMoveOutOfADiagram();
  void whatADiagramNeedsIsTold();

 private:
  std::string at(const char* name) const { return folder_->filePath(name).toStdString(); }
  std::string read(const char* name) const { return readFile(at(name)).value_or("?"); }
  void write(const char* name, const std::string& text) const {
    fs::create_directories(fs::path(at(name)).parent_path());
    std::ofstream(at(name)) << text;
  }
  std::unique_ptr<QTemporaryDir> folder_;
};

void OwnLibraryTest::aLibraryIsMade() {
  const auto made = makeLibrary(at(""), {"Drives", "0.1.0", {{"Modelica", "4.1.0"}}});
  QVERIFY2(made.ok(), made.ok() ? "" : made.reason().message.c_str());
  QCOMPARE(*made, at("Drives"));
  QCOMPARE(
      read("Drives/package.mo"),
      std::string("within ;\npackage Drives\n  annotation(uses(Modelica(version = \"4.1.0\")), version = \"0.1.0\");\n"
                  "end Drives;\n"));
  QCOMPARE(read("Drives/package.order"), std::string());
  struct stat state {};
  QCOMPARE(stat(made->c_str(), &state), 0);
  QCOMPARE(state.st_mode & 0777u, 0755u);
  // Nothing else is left there.
  QCOMPARE(QDir(folder_->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
           QStringList{"Drives"});
}

void OwnLibraryTest::namesAndFoldersThatCannotBe() {
  const auto code = [](const auto& result) { return result.ok() ? std::string() : result.reason().code; };
  for (const char* name : {"", "2drives", "my drives", "a/b", "'a.b'", "model"})
    QCOMPARE(code(makeLibrary(at(""), {name, "1", {}})), std::string("D040"));
  QVERIFY(makeLibrary(at(""), {"Drives", "1", {}}).ok());
  QCOMPARE(code(makeLibrary(at(""), {"Drives", "1", {}})), std::string("D041"));
  write("Gears.mo", "package Gears end Gears;");
  QCOMPARE(code(makeLibrary(at(""), {"Gears", "1", {}})), std::string("D041"));
  QCOMPARE(code(renameLibrary(at("Drives"), "Gears")), std::string("D041"));
  QCOMPARE(code(makeLibrary(at("nowhere"), {"Drives", "1", {}})), std::string("F301"));
  QCOMPARE(code(setLibraryVersion(at("nowhere"), "1")), std::string("D043"));
  write("Torn/package.mo", "package Torn\n  model (\nend Torn;\n");
  QCOMPARE(code(setLibraryVersion(at("Torn"), "1")), std::string("D043"));
  QCOMPARE(code(renameLibrary(at("Torn"), "Whole")), std::string("D043"));
  QCOMPARE(read("Torn/package.mo"), std::string("package Torn\n  model (\nend Torn;\n"));
  QVERIFY(!fs::exists(at("Whole")));
}

void OwnLibraryTest::theVersionIsWrittenInItsPlace_data() {
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("after");
  QTest::newRow("known") << "package A // one\n  annotation (Foreign(x = {1,  2}), version=\"1.0\" /* old */);\nend A;"
                         << "package A // one\n  annotation (Foreign(x = {1,  2}), version=\"2.0\" /* old */);\nend A;";
  QTest::newRow("not yet") << "package A\n  annotation(Foreign());\nend A;\n"
                           << "package A\n  annotation(version = \"2.0\", Foreign());\nend A;\n";
  QTest::newRow("empty") << "package A annotation( ); end A;"
                         << "package A annotation(version = \"2.0\" ); end A;";
  QTest::newRow("none") << "package A\n  model B end B;\nend A;"
                        << "package A\n  model B end B;\n  annotation(version = \"2.0\");\nend A;";
  QTest::newRow("of a class within")
      << "package A\n  model B annotation(version = \"9\"); end B;\n  annotation(uses(C(version = \"3\")));\nend A;"
      << "package A\n  model B annotation(version = \"9\"); end B;\n  annotation(version = \"2.0\", uses(C(version = "
         "\"3\")));\nend A;";
}

void OwnLibraryTest::theVersionIsWrittenInItsPlace() {
  QFETCH(QString, before);
  QFETCH(QString, after);
  const auto made = withVersion(before.toStdString(), "2.0");
  QVERIFY(made.ok());
  QCOMPARE(QString::fromStdString(*made), after);
}

void OwnLibraryTest::usesAreAddedOnce() {
  const std::string before = "package A\n  annotation(uses(B(version = \"1\")));\nend A;\n";
  const auto same = withUse(before, {"B", "2"});
  QVERIFY(same.ok());
  QCOMPARE(*same, before);
  const auto two = withUse(before, {"C", "2"});
  QVERIFY(two.ok());
  QCOMPARE(*two, std::string("package A\n  annotation(uses(C(version = \"2\"), B(version = \"1\")));\nend A;\n"));
}

// References, `within`, the package itself and addresses; not members, texts, comments, argument names or other words.
// Files that do not mention the name keep their very bytes and their place on the disk.
void OwnLibraryTest::aNameIsChangedWhereItIsMeant() {
  write("Old 1.0/package.mo", "package Old \"Old things\" // Old\n  constant Real k = Old.Sub.c;\nend Old;\n");
  write("Old 1.0/package.order", "Sub\nk\n");
  write("Old 1.0/Sub/package.mo",
        "within Old;\npackage Sub\n  extends .Old.Base; Real x = a.Old + f(Old = 2) + Older.y;\n"
        "  annotation(Icon(Bitmap(fileName = \"modelica://Old/Resources/a.png modelica://Older/b\")));\nend Sub;\n");
  write("Old 1.0/Plain.mo", "model Plain\r\n  Real   y; \r\nend Plain;");
  write("Old 1.0/Resources/a.png", "picture");
  fs::permissions(at("Old 1.0/Sub/package.mo"), fs::perms::owner_read | fs::perms::owner_write);
  struct stat before {
  }, after{};
  QCOMPARE(stat(at("Old 1.0/Plain.mo").c_str(), &before), 0);
  const auto made = renameLibrary(at("Old 1.0/"), "New");
  QVERIFY2(made.ok(), made.ok() ? "" : made.reason().message.c_str());
  QCOMPARE(*made, at("New 1.0"));
  QVERIFY(!fs::exists(at("Old 1.0")));
  QCOMPARE(read("New 1.0/package.mo"),
           std::string("package New \"Old things\" // Old\n  constant Real k = New.Sub.c;\nend New;\n"));
  QCOMPARE(read("New 1.0/Sub/package.mo"),
           std::string("within New;\npackage Sub\n  extends .New.Base; Real x = a.Old + f(Old = 2) + Older.y;\n"
                       "  annotation(Icon(Bitmap(fileName = \"modelica://New/Resources/a.png modelica://Older/b\")));\n"
                       "end Sub;\n"));
  QCOMPARE(read("New 1.0/Plain.mo"), std::string("model Plain\r\n  Real   y; \r\nend Plain;"));
  QCOMPARE(read("New 1.0/package.order"), std::string("Sub\nk\n"));
  QCOMPARE(stat(at("New 1.0/Plain.mo").c_str(), &after), 0);
  QCOMPARE(after.st_ino, before.st_ino);
  QCOMPARE(stat(at("New 1.0/Sub/package.mo").c_str(), &after), 0);
  QCOMPARE(after.st_mode & 0777u, 0600u);
  QCOMPARE(QDir(folder_->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
           QStringList{"New 1.0"});
}

void OwnLibraryTest::aNameThatIsDeclaredWithinIsRefused() {
  write("Old/package.mo", "package Old\nend Old;\n");
  write("Old/Wheel.mo", "within Old;\nmodel Wheel\n  Real Old;\n  model New end New;\nend Wheel;\n");
  for (const char* name : {"New", "Other"}) {
    const auto made = renameLibrary(at("Old"), name);
    QVERIFY(!made.ok());
    QCOMPARE(made.reason().code, std::string("D043"));
    QVERIFY(!fs::exists(at(name)));
    QVERIFY(fs::exists(at("Old/Wheel.mo")));
  }
}

// Somebody writes a file while the library is being renamed (its new folder, with a name of its own, is there then):
// nothing is renamed, and what was written is there.
void OwnLibraryTest::whatChangesMeanwhileIsKept() {
  write("Old/package.mo", "package Old\nend Old;\n");
  for (int i = 0; i < 300; ++i) {
    const std::string name = "M" + std::to_string(i);
    write(("Old/" + name + ".mo").c_str(), "within Old;\nmodel " + name + "\nend " + name + ";\n");
  }
  const std::string theirs = "within Old;\nmodel M0 \"theirs\"\nend M0;\n";
  std::atomic<bool> isWritten = false, isOver = false;
  std::thread other([&] {
    while (!isOver && !isWritten)
      for (const auto& entry : fs::directory_iterator(at("")))
        if (entry.path().filename().string().rfind(".New.", 0) == 0) {
          write("Old/M0.mo", theirs);
          isWritten = true;
        }
  });
  const auto made = renameLibrary(at("Old"), "New");
  isOver = true;
  other.join();
  QVERIFY(isWritten);
  QVERIFY(!made.ok());
  QCOMPARE(made.reason().code, std::string("D042"));
  QCOMPARE(read("Old/M0.mo"), theirs);
  QCOMPARE(QDir(folder_->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList{"Old"});
}

// Killed at any moment of it there is the whole library under its old name, or the whole one under its new name.
void OwnLibraryTest::aKillLeavesOneOfThem() {
  constexpr int kFiles = 40, kKills = 40;
  const auto fill = [&] {
    for (const auto& entry : fs::directory_iterator(at(""))) fs::remove_all(entry.path());
    write("Old/package.mo", "package Old\nend Old;\n");
    for (int i = 0; i < kFiles; ++i) {
      const std::string name = "M" + std::to_string(i);
      write(("Old/" + name + ".mo").c_str(), "within Old;\nmodel " + name + "\nend " + name + ";\n");
    }
  };
  const auto isWhole = [&](const std::string& library) {
    if (readFile(at((library + "/package.mo").c_str())) != "package " + library + "\nend " + library + ";\n")
      return false;
    for (int i = 0; i < kFiles; ++i) {
      const std::string name = "M" + std::to_string(i);
      if (readFile(at((library + "/" + name + ".mo").c_str())) !=
          "within " + library + ";\nmodel " + name + "\nend " + name + ";\n")
        return false;
    }
    return true;
  };
  fill();
  QElapsedTimer clock;
  clock.start();
  QVERIFY(renameLibrary(at("Old"), "New").ok());
  const auto whole = static_cast<useconds_t>(clock.nsecsElapsed() / 1000);
  QVERIFY(isWhole("New"));
  int old = 0, renamed = 0;
  for (int k = 0; k < kKills; ++k) {
    fill();
    const pid_t child = fork();
    if (child == 0) {
      (void)renameLibrary(at("Old"), "New").ok();
      _exit(0);
    }
    QVERIFY(child > 0);
    usleep(whole * static_cast<useconds_t>(k) / (kKills - 5));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    const bool isNew = fs::exists(at("New"));
    QVERIFY2(isWhole(isNew ? "New" : "Old"), qPrintable(QString("kill %1").arg(k)));
    ++(isNew ? renamed : old);
  }
  qInfo("%d times the old name, %d times the new one", old, renamed);
  QVERIFY(old > 0);
}

void OwnLibraryTest::classesAreAdded() {
  QVERIFY(makeLibrary(at(""), {"Drives", "1", {{"Modelica", "4.1.0"}}}).ok());
  const std::string hard = "model Hard // a spring\n  Real   x;\nend Hard;";
  const auto added = addClasses(at("Drives"), {hard, "model Soft\nend Soft // no end"}, {{"Gears", "1.2"}});
  QVERIFY2(added.ok(), added.ok() ? "" : added.reason().message.c_str());
  QCOMPARE(read("Drives/Hard.mo"), "within Drives;\n" + hard + "\n");
  QCOMPARE(read("Drives/Soft.mo"), std::string("within Drives;\nmodel Soft\nend Soft // no end\n;\n"));
  QCOMPARE(read("Drives/package.order"), std::string("Hard\nSoft\n"));
  QVERIFY(read("Drives/package.mo").find("uses(Gears(version = \"1.2\"), Modelica(version = \"4.1.0\"))") !=
          std::string::npos);
  // What is there is not written over, and nothing of the rest is added.
  const auto again = addClasses(at("Drives"), {"model Third end Third;", "model Hard end Hard;"});
  QVERIFY(!again.ok());
  QCOMPARE(again.reason().code, std::string("D041"));
  QVERIFY(!fs::exists(at("Drives/Third.mo")));
  QCOMPARE(read("Drives/Hard.mo"), "within Drives;\n" + hard + "\n");
}

// Found, filled, given a version and another name like one that is a folder; the rest of the text stays.
void OwnLibraryTest::aLibraryMayBeOneFile() {
  const std::string text = "package Gears // mine\n  constant Real  g = 1;\n  model In end In;\nend Gears;\n";
  write("Gears.mo", text);
  const std::string place = at("Gears.mo");
  QCOMPARE(fileOf(place, "Gears.In.Deep").path, place);
  QCOMPARE(fileOf(place, "Gears.In.Deep").className, std::string("Gears.In.Deep"));
  QCOMPARE(classFiles(place), std::vector<std::string>{place});
  QCOMPARE(textPlaceOf(place, "Gears.In.Deep").package, std::string("Gears"));
  QCOMPARE(textPlaceOf(place, "Gears.In.Deep").path, std::string("In.Deep"));
  QCOMPARE(folderOfPackage(place, "Gears"), place);
  QCOMPARE(classOfFile(place, place), std::string("Gears"));
  QCOMPARE(classOfFile(place, at("Other.mo")), std::string());
  QVERIFY(addClasses(place, {"model Hub\n  Real x;\nend Hub"}).ok());
  const std::string hub = "  model Hub\n    Real x;\n  end Hub;\n";
  std::string wanted = text;
  wanted.insert(wanted.find("end Gears"), hub);
  QCOMPARE(read("Gears.mo"), wanted);
  QCOMPARE(addClasses(place, {"model In end In;"}).reason().code, std::string("D041"));
  QVERIFY(setLibraryVersion(place, "2").ok());
  QVERIFY(addClasses(place, {"model Rim end Rim;"}, {{"Modelica", "4.1.0"}}).ok());
  const std::string full = read("Gears.mo");
  QVERIFY2(full.find("  model Rim end Rim;\n  annotation") != std::string::npos, full.c_str());
  QVERIFY(full.find("version = \"2\"") != std::string::npos && full.find("Modelica(version") != std::string::npos);
  const auto renamed = renameLibrary(place, "Wheels");
  QVERIFY(renamed.ok());
  QCOMPARE(*renamed, at("Wheels.mo"));
  QVERIFY(!fs::exists(place));
  QVERIFY(read("Wheels.mo").find("package Wheels // mine\n  constant Real  g = 1;") == 0);
}

void OwnLibraryTest::filesAndClassesAreFound() {
  write("Gears/package.mo", "package Gears model In end In; end Gears;");
  write("Gears/Wheel.mo", "");
  write("Gears/Sub/package.mo", "");
  write("Gears/Sub/Rim.mo", "");
  const auto found = [&](const char* name) {
    const ClassFile file = fileOf(at("Gears/"), name);
    return fs::relative(file.path, at("Gears")).string() + " " + file.className;
  };
  QCOMPARE(found("Gears"), std::string("package.mo Gears"));
  QCOMPARE(found("Gears.Wheel"), std::string("Wheel.mo Wheel"));
  QCOMPARE(found("Gears.Wheel.Hub"), std::string("Wheel.mo Wheel.Hub"));
  QCOMPARE(found("Gears.In"), std::string("package.mo Gears.In"));
  QCOMPARE(found("Gears.Sub.Rim"), std::string("Sub/Rim.mo Rim"));
  QCOMPARE(found("Gears.Sub.In"), std::string("Sub/package.mo Sub.In"));
  write("Gears/Axle.mo", "");
  write("Gears/package.order", "Wheel\n");
  QCOMPARE(classFiles(at("Gears")),
           (std::vector<std::string>{at("Gears/package.mo"), at("Gears/Wheel.mo"), at("Gears/Axle.mo")}));
  const std::string text = "// mine\nwithin Gears;\npartial model A \"a\" // b\nend A /* c */ ; // d\n";
  const auto parts = partsOfFile(text);
  QVERIFY(parts.ok());
  QCOMPARE(parts->classes, (std::vector<std::string>{"partial model A \"a\" // b\nend A"}));
  QCOMPARE(parts->whole(), text);
  const std::string package =
      "package P // p\n  model A\n    model C end C;\n  end A; // a\nprotected\n  replaceable type T = Real; end P;\n";
  const auto within = partsOfFile(package, true);
  QVERIFY(within.ok());
  QCOMPARE(within->classes, (std::vector<std::string>{"model A\n    model C end C;\n  end A", "type T = Real"}));
  QCOMPARE(within->whole(), package);
  const auto place = [&](const char* name) {
    const TextPlaceOfClass found = textPlaceOf(at("Gears/"), name);
    return found.package + " " + found.path;
  };
  QCOMPARE(place("Gears"), std::string("Gears "));
  QCOMPARE(place("Gears.Wheel.Hub"), std::string("Gears Wheel.Hub"));
  QCOMPARE(place("Gears.In.Deep"), std::string("Gears In.Deep"));
  QCOMPARE(place("Gears.Sub"), std::string("Gears.Sub "));
  QCOMPARE(place("Gears.Sub.Rim"), std::string("Gears.Sub Rim"));
  QCOMPARE(place("Gears.Sub.In"), std::string("Gears.Sub In"));
  QCOMPARE(folderOfPackage(at("Gears/"), "Gears.Sub"), at("Gears/Sub"));
  QCOMPARE(folderOfPackage(at("Gears"), "Gears"), at("Gears"));
  QVERIFY(addClasses(at("Gears/Sub"), {"model Hub\nend Hub;"}).ok());
  QVERIFY(readFile(at("Gears/Sub/Hub.mo"))->rfind("within Gears.Sub;\n", 0) == 0);
  QCOMPARE(partsOfFile("model A end A; model B end B;").reason().code, std::string("D043"));
  QCOMPARE(classOfFile(at("Gears"), at("Gears/Sub/Rim.mo")), std::string("Gears.Sub.Rim"));
  QCOMPARE(classOfFile(at("Gears"), at("Gears/Sub/package.mo")), std::string("Gears.Sub"));
  QCOMPARE(classOfFile(at("Gears"), at("Other/A.mo")), std::string());
  QCOMPARE(classOfFile(at("Gears"), at("Gears/a.png")), std::string());
}

// In its file and its list, and wherever a text of the library means it; what only has its name stays.
void OwnLibraryTest::aClassIsRenamedWhereItIsMeant() {
  write("Gears/package.mo",
        "package Gears // mine\n  model In\n    Wheel w;\n  end In;\n  annotation (version=\"1\");\nend Gears;\n");
  write("Gears/package.order", "In\nWheel\nDrive\nSub\n");
  write("Gears/Wheel.mo", "within Gears;\nmodel Wheel // round\n  Real Rim = 1;\nend Wheel;\n");
  write("Gears/Drive.mo",
        "// top\nwithin Gears;\nmodel Drive\n  Wheel a(Rim=2), b; // Wheel\n  Gears.Wheel c;\n  .Gears.Wheel d;\nend "
        "Drive;\n");
  write("Gears/Other.mo", "within Gears;\nmodel Other\n  model Wheel end Wheel;\n  Wheel w;\nend Other;\n");
  write("Gears/Sub/package.mo", "within Gears;\npackage Sub\nend Sub;\n");
  write("Gears/Sub/Hub.mo",
        "within Gears.Sub;\nmodel Hub \"see modelica://Gears.Wheel\"\n  extends Wheel;\nend Hub;\n");
  const std::string other = read("Gears/Other.mo"), sub = read("Gears/Sub/package.mo");
  auto users = usersOfClass(at("Gears"), "Gears.Wheel");
  QVERIFY(users.ok());
  std::ranges::sort(*users);
  QCOMPARE(*users, (std::vector<std::string>{"Gears", "Gears.Drive", "Gears.Sub.Hub"}));
  QVERIFY(hasOwnFile(at("Gears"), "Gears.Wheel") && !hasOwnFile(at("Gears"), "Gears.In") &&
          !hasOwnFile(at("Gears"), "Gears.Wheel.Rim"));
  QCOMPARE(renameClass(at("Gears"), "Gears.Wheel", "Drive").reason().code, std::string("D035"));
  QCOMPARE(renameClass(at("Gears"), "Gears.Wheel", "while").reason().code, std::string("D035"));
  QCOMPARE(renameClass(at("Gears"), "Gears.In", "Out").reason().code, std::string("D043"));
  const auto made = renameClass(at("Gears"), "Gears.Wheel", "Disk");
  QVERIFY(made.ok());
  QCOMPARE(*made, std::string("Gears.Disk"));
  QVERIFY(!fs::exists(at("Gears/Wheel.mo")));
  QCOMPARE(read("Gears/Disk.mo"), std::string("within Gears;\nmodel Disk // round\n  Real Rim = 1;\nend Disk;\n"));
  QCOMPARE(
      read("Gears/package.mo"),
      std::string(
          "package Gears // mine\n  model In\n    Disk w;\n  end In;\n  annotation (version=\"1\");\nend Gears;\n"));
  QCOMPARE(read("Gears/Drive.mo"), std::string("// top\nwithin Gears;\nmodel Drive\n  Disk a(Rim=2), b; // Wheel\n  "
                                               "Gears.Disk c;\n  .Gears.Disk d;\nend Drive;\n"));
  QCOMPARE(read("Gears/Other.mo"), other);
  QCOMPARE(read("Gears/Sub/package.mo"), sub);
  QCOMPARE(read("Gears/Sub/Hub.mo"),
           std::string("within Gears.Sub;\nmodel Hub \"see modelica://Gears.Disk\"\n  extends Disk;\nend Hub;\n"));
  QCOMPARE(read("Gears/package.order"), std::string("In\nDisk\nDrive\nSub\n"));
  // A copy beside it, with its own name.
  QVERIFY(duplicateClass(at("Gears"), "Gears.Sub.Hub", "Hub2").ok());
  QCOMPARE(read("Gears/Sub/Hub2.mo"),
           std::string("within Gears.Sub;\nmodel Hub2 \"see modelica://Gears.Disk\"\n  extends Disk;\nend Hub2;\n"));
  QCOMPARE(duplicateClass(at("Gears"), "Gears.Sub.Hub", "Hub2").reason().code, std::string("D041"));
  QVERIFY(renameInOrder(at("Gears"), "Disk", "").ok());
  QCOMPARE(read("Gears/package.order"), std::string("In\nDrive\nSub\n"));
}

void OwnLibraryTest::classesMoveOutOfADiagram() {
  Document d;
  d.name = "D";
  d.classes = {"model Hard\n  Base b;\nend Hard;", "model Base\n  Real x;\nend Base;",
               "model Stays\n  Hard h;\nend Stays;", "model Hides\n  Real Hard = 1;\n  Real y = Hard;\nend Hides;"};
  ComponentItem part;
  part.name = "hard1";
  part.className = "Hard";
  ComponentItem other;
  other.name = "stays1";
  other.className = "Stays";
  other.modifiers = {{"redeclare Base b", ""}, {"k", "Base.c + a.Base"}};
  d.components = {part, other};
  d.declarations = "constant Real k = 1;\nHard second;";
  const auto needed = neededClasses(d, "Hard");
  QCOMPARE(needed, (std::vector<size_t>{0, 1}));
  const auto moved = withClassesMoved(d, needed, "Drives");
  QVERIFY(moved.ok());
  QCOMPARE(moved->classes.size(), size_t(2));
  QCOMPARE(moved->classes[0], std::string("model Stays\n  Drives.Hard h;\nend Stays;"));
  QCOMPARE(moved->classes[1], d.classes[3]);
  QCOMPARE(moved->components[0].className, std::string("Drives.Hard"));
  QCOMPARE(moved->components[1].modifiers[0].name, std::string("redeclare Drives.Base b"));
  QCOMPARE(moved->components[1].modifiers[1].value, std::string("Drives.Base.c + a.Base"));
  QCOMPARE(moved->declarations, std::string("constant Real k = 1;\nDrives.Hard second;"));
  const Document renamed = withClassRenamed(*moved, "Drives", "Motors");
  QCOMPARE(renamed.components[0].className, std::string("Motors.Hard"));
  QCOMPARE(renamed.classes[0], std::string("model Stays\n  Motors.Hard h;\nend Stays;"));
  // What a library could not see; and a name that the diagram has.
  d.classes[1] = "model Base\n  Real x = k;\nend Base;";
  const auto refused = withClassesMoved(d, neededClasses(d, "Hard"), "Drives");
  QVERIFY(!refused.ok());
  QCOMPARE(refused.reason().code, std::string("D044"));
  QVERIFY(withClassesMoved(d, neededClasses(d, "Stays"), "stays1").reason().code == "D044");
}

void OwnLibraryTest::whatADiagramNeedsIsTold() {
  Document d;
  ComponentItem a, b, c;
  a.name = "a", a.className = "Gears.Wheel";
  b.name = "b", b.className = "Own", b.modifiers = {{"redeclare model M = Gears.Wheel", ""}};
  c.name = "c", c.className = "Gearsets.Wheel";
  d.components = {a, b, c};
  LibraryUses uses = usesOf(d, {"Gears"});
  QCOMPARE(uses.parts, (std::vector<std::string>{"a", "b"}));
  QVERIFY(!uses.isInTexts);
  d.classes = {"model Own\n  extends Gears.Wheel;\nend Own;"};
  QVERIFY(usesOf(d, {"Gears"}).isInTexts);
  QVERIFY(usesOf(d, {"Drives"}).empty());
}

// Classes within classes, also of a text that is being typed.
void OwnLibraryTest::outlinesOfTexts() {
  const auto outline = [](const char* text) {
    std::string made;
    for (const OutlinedClass& one : classOutline(text)) {
      made += std::string(static_cast<size_t>(one.depth), '>') + one.path + " ";
      if (std::string(text).substr(one.begin, one.end - one.begin) != one.path.substr(one.path.rfind('.') + 1))
        made += "! ";
    }
    return made;
  };
  QCOMPARE(outline("package A \"a\" model B Real x[end]; type T = Real(min = 0); equation if x then end if; end B; "
                   "replaceable function f = g(function h(k = 1)); operator record O end O; end A; model Z end Z;"),
           std::string("A >A.B >>A.B.T >A.f >A.O Z "));
  QCOMPARE(outline("model A\n  C c(redeclare model D = E);\n  model B\n    x = (\n  end B;\n  model C"),
           std::string("A >A.B >A.C "));
  QCOMPARE(outline("model extends A // model B\nend A;"), std::string("A "));
  QCOMPARE(outline("end"), std::string());
}

QTEST_APPLESS_MAIN(OwnLibraryTest)
#include "own_library_test.moc"
