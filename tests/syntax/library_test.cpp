// The library tree over a folder made for the test: order, laziness, precedence, versions, broken files.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/model/library.h"
#include "engine/syntax/arena.h"

using namespace armature;

class LibraryTest : public QObject {
  Q_OBJECT
 private slots:
  void init();
  void readsNothingBeforeItIsAsked();
  void ordersByPackageOrder();
  void firstFolderWinsAsAWhole();
  void aPackageFolderCanBeGivenItself();
  void theNewestVersionIsTaken();
  void usesChoosesAVersion();
  void filesTakeTheirPlaceByWithin();
  void aClassReplacesOneOfItsName();
  void unreadableFilesAreReported();
  void resourceFolders();

 private:
  void write(const QString& path, const QByteArray& text) {
    QFile file(folder_->filePath(path));
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  std::string path(const QString& part) const { return folder_->filePath(part).toStdString(); }
  static QStringList names(model::Library& library, const model::ClassNode* node) {
    QStringList list;
    for (const Name name : node->childNames()) list << QString::fromStdString(std::string(library.names().text(name)));
    return list;
  }
  std::unique_ptr<QTemporaryDir> folder_;
};

void LibraryTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  write("a/Lib 2.1.0/package.mo", "package Lib constant Real c = 1; model InFile end InFile; end Lib;");
  write("a/Lib 2.1.0/package.order", "Zeta\nc\nInFile\nAlpha\n");
  write("a/Lib 2.1.0/Alpha.mo", "within Lib; model Alpha model Inner end Inner; end Alpha;");
  write("a/Lib 2.1.0/Unlisted.mo", "within Lib; model Unlisted end Unlisted;");
  write("a/Lib 2.1.0/Zeta/package.mo", "within Lib; package Zeta end Zeta;");
  write("a/Lib 2.1.0/Zeta/Leaf.mo", "within Lib.Zeta; model Leaf end Leaf;");
  write("a/Lib 2.1.0/Resources/data.txt", "no package");
  write("a/Single.mo", "model Single end Single;");
  write("b/Lib/package.mo", "package Lib end Lib;");
  write("b/Lib/OnlyInB.mo", "within Lib; model OnlyInB end OnlyInB;");
  write("b/Other.mo", "model Different end Different;");
}

void LibraryTest::readsNothingBeforeItIsAsked() {
  model::Library library;
  library.addPath(path("a"));
  QCOMPARE(library.sources().size(), size_t(0));
  QCOMPARE(names(library, &library.root()), QStringList({"Lib", "Single"}));
  QCOMPARE(library.sources().size(), size_t(0));
  const model::ClassNode* leaf = library.find("Lib.Zeta.Leaf");
  QVERIFY(leaf);
  QCOMPARE(library.sources().size(), size_t(2));  // the two package.mo on the way
  QVERIFY(leaf->definition());
  QCOMPARE(library.sources().size(), size_t(3));
  QCOMPARE(leaf->qualifiedName(), std::string("Lib.Zeta.Leaf"));
  QVERIFY(library.find("Lib.Alpha.Inner")->definition());
  QVERIFY(!library.find("Lib.Missing"));
  QVERIFY(!library.find("Lib.Zeta.Leaf.More"));
  QVERIFY(!library.find(""));
}

void LibraryTest::ordersByPackageOrder() {
  model::Library library;
  library.addPath(path("a"));
  QCOMPARE(names(library, library.find("Lib")), QStringList({"Zeta", "InFile", "Alpha", "Unlisted"}));
}

void LibraryTest::firstFolderWinsAsAWhole() {
  model::Library library;
  library.addPath(path("b"));
  library.addPath(path("a"));
  QVERIFY(library.find("Lib.OnlyInB"));
  QVERIFY(!library.find("Lib.Alpha"));
  QVERIFY(library.find("Single"));
}

void LibraryTest::aPackageFolderCanBeGivenItself() {
  model::Library library;
  library.addPath(path("a/Lib 2.1.0/"));
  QVERIFY(library.find("Lib.Alpha"));
  QVERIFY(!library.find("Single"));
}

// Versions are numbers, not letters: 10 is newer than 9, a release newer than what leads up to it.
void LibraryTest::theNewestVersionIsTaken() {
  for (const char* version : {"9.4.0", "10.0.0", "10.0.0-beta", "2.20.1"})
    write(QString("v/Tool %1/package.mo").arg(version), "package Tool end Tool;");
  model::Library library;
  library.addPath(path("v"));
  QCOMPARE(library.resourceFolder(*library.find("Tool")), path("v/Tool 10.0.0"));
}

// The annotation `uses` of a model's file, or of a library, names the version; a version that is not there is told.
void LibraryTest::usesChoosesAVersion() {
  write("v/Tool 1.0.0/package.mo", "package Tool end Tool;");
  write("v/Tool 2.0.0/package.mo", "package Tool end Tool;");
  write("v/Kit.mo", "package Kit annotation(uses(Tool(version = \"1.0.0\"))); end Kit;");
  write("User.mo", "model User annotation(version = \"7\", uses(Tool(version = \"1.0.0\"))); end User;");
  write("Strange.mo",
        "model Strange annotation(uses(Tool(version = \"3.0.0\"), Missing(version = \"1\"))); end Strange;");
  model::Library first, second, third;
  for (model::Library* library : {&first, &second, &third}) library->addPath(path("v"));
  first.loadFile(path("User.mo"));
  QCOMPARE(first.resourceFolder(*first.find("Tool")), path("v/Tool 1.0.0"));
  QVERIFY(second.find("Kit")->definition());
  QCOMPARE(second.resourceFolder(*second.find("Tool")), path("v/Tool 1.0.0"));
  third.loadFile(path("Strange.mo"));
  QCOMPARE(third.resourceFolder(*third.find("Tool")), path("v/Tool 2.0.0"));
  QCOMPARE(third.diagnostics().all().back().code, std::string("F005"));
  QVERIFY(second.diagnostics().all().empty());
}

void LibraryTest::filesTakeTheirPlaceByWithin() {
  write("User.mo", "within Lib.Zeta; model Mine end Mine; model Leaf Real x; end Leaf;");
  model::Library library;
  library.addPath(path("a"));
  const auto nodes = library.loadFile(path("User.mo"));
  QCOMPARE(nodes.size(), size_t(2));
  QCOMPARE(nodes[0]->qualifiedName(), std::string("Lib.Zeta.Mine"));
  QCOMPARE(library.find("Lib.Zeta.Leaf")->definition()->elements.size(), size_t(1));
  QVERIFY(library.find("Lib.Alpha"));
  // What a file of a folder says of its place has to be where it lies.
  write("w/Pack/package.mo", "within ; package Pack end Pack;");
  write("w/Pack/Right.mo", "within Pack; model Right end Right;");
  write("w/Pack/Wrong.mo", "within Other; model Wrong end Wrong;");
  library.addPath(path("w"));
  QVERIFY(library.find("Pack.Right")->definition());
  QVERIFY(library.diagnostics().all().empty());
  QVERIFY(library.find("Pack.Wrong")->definition());
  QCOMPARE(library.diagnostics().all().back().code, std::string("F006"));
}

void LibraryTest::aClassReplacesOneOfItsName() {
  model::Library library;
  syntax::ParseContext context = library.parseContext();
  const FileId file = library.sources().add("d", "model D Real x; end D; model D Real x; Real y; end D;");
  const auto classes = syntax::parseFile(context, file)->classes;
  const model::ClassNode* first = library.addClass(classes[0]);
  const model::ClassNode* second = library.addClass(classes[1]);
  QVERIFY(first != second);
  QVERIFY(library.find("D") == second);
  QCOMPARE(first->definition()->elements.size(), size_t(1));  // the replaced node stays an identity
  QCOMPARE(library.root().childNames().size(), size_t(1));
}

void LibraryTest::unreadableFilesAreReported() {
  model::Library library;
  library.addPath(path("b"));
  library.addPath(path("nowhere"));
  QCOMPARE(library.diagnostics().all().back().code, std::string("F003"));
  QVERIFY(library.loadFile(path("nowhere.mo")).empty());
  QCOMPARE(library.diagnostics().all().back().code, std::string("F001"));
  QVERIFY(!library.find("Other")->definition());
  QCOMPARE(library.diagnostics().all().back().code, std::string("F002"));
}

void LibraryTest::resourceFolders() {
  model::Library library;
  library.addPath(path("a"));
  QCOMPARE(library.resourceFolder(*library.find("Lib.Zeta.Leaf")), path("a/Lib 2.1.0"));
  QCOMPARE(library.resourceFolder(*library.find("Single")), path("a"));
}

QTEST_APPLESS_MAIN(LibraryTest)
#include "library_test.moc"
