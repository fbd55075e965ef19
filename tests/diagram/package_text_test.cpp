// The own text of a package: taken out of its file and put back byte for byte, checked, and read as the body of a
// model.
#include <QtTest>

#include "engine/diagram/netlist.h"
#include "engine/diagram/package_text.h"
#include "engine/syntax/parsing.h"

using namespace armature;
using namespace armature::diagram;

namespace {

const std::string kFile =
    "within Works; // licence\npackage   Gears \"Wheels\" // mine\n  extends Modelica.Icons.Package;\n"
    "  import SI = Modelica.Units.SI;\n  constant Real half = 0.5; // of all\n"
    "  replaceable partial model Base \"to be replaced\"\n    Real x;\n  end Base constrainedby Base; /* after */\n"
    "protected\n  type Size =   Real(min = 0) \"of a wheel\";\n  model Wheel // round\n    Size s = half;\n"
    "  end Wheel;\n  annotation(version = \"1\",\n    Documentation(info = \"<p>end Gears;</p>\"));\nend Gears; // the "
    "end\n";

std::vector<std::optional<std::string>> kept(const PackageFile& file) {
  return {file.classes.begin(), file.classes.end()};
}

std::string replacedIn(std::string text, const std::string& what, const std::string& with) {
  const size_t at = text.find(what);
  return at == std::string::npos ? std::string() : text.replace(at, what.size(), with);
}

}  // namespace

class PackageTextTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aFileComesBackByteForByte();
  void onlyWhatWasChangedIsAnother();
  void mistakesAreRefused_data();
  void mistakesAreRefused();
  void theBodyKeepsLinesAndColumns();
  void classesSeeWhatThePackageDeclares();
};

void PackageTextTest::aFileComesBackByteForByte() {
  const auto file = readPackage(kFile);
  QVERIFY(file);
  QCOMPARE(file->names, (std::vector<std::string>{"Base", "Size", "Wheel"}));
  QVERIFY(file->own.starts_with("package   Gears \"Wheels\" // mine\n"));
  QVERIFY(file->own.ends_with("end Gears"));
  QVERIFY(file->own.find("Real x") == std::string::npos);
  QVERIFY(file->own.find("replaceable partial model Base /* ... */ end Base constrainedby") != std::string::npos);
  QCOMPARE(*withPackageText(*file, file->own, kept(*file)), kFile);
  QCOMPARE(*withPackageText(*file, file->own + ";\n", kept(*file)), kFile);
  // Files whose lines end otherwise, too.
  std::string dos;
  for (const char letter : kFile) dos += letter == '\n' ? std::string("\r\n") : std::string(1, letter);
  const auto other = readPackage(dos);
  QVERIFY(other);
  QCOMPARE(*withPackageText(*other, other->own, kept(*other)), dos);
  QVERIFY(!readPackage("model M\nend M;\n"));
  QVERIFY(!readPackage("package P = Q;\n"));
}

void PackageTextTest::onlyWhatWasChangedIsAnother() {
  const auto file = readPackage(kFile);
  const std::string own = replacedIn(file->own, "half = 0.5", "half = 0.25");
  QCOMPARE(*withPackageText(*file, own, kept(*file)), replacedIn(kFile, "half = 0.5", "half = 0.25"));
  // A class under another name, in its place; one that is gone from both texts is gone from the file.
  auto classes = kept(*file);
  classes[2] = "model Rim\nend Rim;";
  const std::string renamed = *withPackageText(*file, file->own, classes);
  QVERIFY(renamed.find("  model Rim\nend Rim;\n  annotation(") != std::string::npos);
  classes[2].reset();
  const std::string without = replacedIn(file->own, "  model Wheel /* ... */ end Wheel;\n", "");
  QCOMPARE(*withPackageText(*file, without, classes),
           replacedIn(kFile, "  model Wheel // round\n    Size s = half;\n  end Wheel;\n", ""));
  // Gone from the page only, it stays as it was.
  QCOMPARE(*withPackageText(*file, file->own, classes), kFile);
  QCOMPARE(declaredInPackage(file->own), (std::set<std::string>{"Base", "Size", "Wheel", "half"}));
}

void PackageTextTest::mistakesAreRefused_data() {
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("after");
  QTest::addColumn<QString>("words");
  const auto row = [](const char* name, const char* before, const char* after, const char* words) {
    QTest::newRow(name) << QString(before) << QString(after) << QString(words);
  };
  row("unreadable", "half = 0.5", "half = ", "expected");
  row("within", "package   Gears", "within Other;\npackage   Gears", "stands in its file already");
  row("renamed", "package   Gears", "package   Wheels", "");
  row("both renamed", "", "", "text of the package 'Gears'");
  row("no package", "package   Gears", "model   Gears", "text of the package 'Gears'");
  row("written out", "/* ... */ end Wheel", "Real y; end Wheel", "'Wheel' has a text by itself");
  row("place lost", "  model Wheel /* ... */ end Wheel;\n", "", "'Wheel' has no place");
}

void PackageTextTest::mistakesAreRefused() {
  QFETCH(QString, before);
  QFETCH(QString, after);
  QFETCH(QString, words);
  const auto file = readPackage(kFile);
  QString own = QString::fromStdString(file->own);
  if (before.isEmpty())
    own.replace("package   Gears", "package   Wheels").replace("end Gears", "end Wheels");
  else
    own.replace(own.indexOf(before), before.size(), after);
  const auto made = withPackageText(*file, own.toStdString(), kept(*file));
  QVERIFY(!made);
  QCOMPARE(QString::fromStdString(made.reason().code), QString("D046"));
  QVERIFY2(QString::fromStdString(made.reason().message.text()).contains(words), made.reason().message.text().c_str());
}

void PackageTextTest::theBodyKeepsLinesAndColumns() {
  const auto file = readPackage(kFile);
  const std::string body = bodyOfPackage(file->own);
  QCOMPARE(body.size(), file->own.size() + 1);  // the semicolon that the reader puts behind it
  QCOMPARE(body.find("constant Real half"), file->own.find("constant Real half"));
  QCOMPARE(body.find("import SI"), file->own.find("import SI"));
  QCOMPARE(std::count(body.begin(), body.end(), '\n'), std::count(file->own.begin(), file->own.end(), '\n'));
  for (const char* gone : {"Icons", "Wheel", "Base", "annotation", "end Gears"})
    QVERIFY2(body.find(gone) == std::string::npos, gone);
  QVERIFY(bodyOfPackage("package P constant Real x = ; end P").empty());
}

// A diagram whose classes are a package's has the package's declarations beside them.
void PackageTextTest::classesSeeWhatThePackageDeclares() {
  Document document;
  document.name = "Texts";
  setPackage(document, "Works.Gears");
  QCOMPARE(packageOf(document), std::string("Works.Gears"));
  const auto file = readPackage(kFile);
  document.classes = {file->own, file->classes[1], file->classes[2]};
  QVERIFY(isPackageText(document, 0));
  QVERIFY(!isPackageText(document, 2));
  syntax::Parsing parsing;
  const Netlist netlist = toClass(document, parsing.context);
  QVERIFY(netlist.model);
  QCOMPARE(netlist.localClasses.size(), size_t(2));
  const auto hasHalf = [&](const syntax::Element& element) {
    return element.kind == syntax::Element::Kind::componentClause &&
           parsing.names.text(element.clause->components[0]->name) == "half";
  };
  QVERIFY(std::ranges::any_of(netlist.model->elements, hasHalf));
}

QTEST_MAIN(PackageTextTest)
#include "package_text_test.moc"
