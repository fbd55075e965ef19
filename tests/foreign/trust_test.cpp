// Who may have C functions called: only text of files in folders that the user trusts, and nothing of what it names
// elsewhere. Without trust nothing is compiled and nothing runs.

#include "engine/foreign/host.h"
#include "foreign_bench.h"

using namespace armature;
using namespace armature::test;

class TrustTest : public QObject {
  Q_OBJECT

 private slots:
  void withoutTrust();
  void otherFoldersAreNotMeant();
  void theProcessReadsTheText();
  void linksLeadNowhere();
  void diagramsOwnTextIsRefused();
  void foldersOutside_data();
  void foldersOutside();
  void namesOfLibraries();
  void whatTheCompilerSays();
  void withoutACompiler();
  void otherLanguages();
  void lookingCallsNothing();
  void theCommandLine();

 private:
  // A function that leaves a mark where it is called, or compiled with effect.
  static QString marking(const ForeignBench& bench, const QString& more = {}) {
    return "  function mark\n    input Real x;\n    output Real y;\n    external \"C\" y = mark(x) "
           "annotation(Include=\""
           "#include <stdio.h>\n__attribute__((constructor)) static void loaded(void) { FILE *f = fopen(\\\"" +
           bench.path("mark.txt") + "\\\", \\\"w\\\"); fclose(f); }\ndouble mark(double x) { return x; }\"" + more +
           ");\n  end mark;\n  model M\n    Real y = mark(time);\n  end M;\n";
  }
  static bool isMarked(const ForeignBench& bench) { return QFileInfo::exists(bench.path("mark.txt")); }
  static bool hasCompiled(const ForeignBench& bench) { return QFileInfo::exists(bench.path("cache/armature/foreign")); }
};

// The plain error, with the way to trust; for a person to be asked.
void TrustTest::withoutTrust() {
  const ForeignBench bench;
  bench.putLibrary(marking(bench));
  Source source = bench.source("Lib.M");
  source.trustedFolders.clear();
  for (const bool isApart : {false, true}) {
    const Outcome outcome = bench.run(source, isApart);
    QVERIFY(!outcome.isTranslated);
    const Message* const message = outcome.find("T325");
    QVERIFY2(message, qPrintable(outcome.words()));
    const QString text = QString::fromStdString(message->toText());
    for (const QString& word :
         {QString("mark"), QString("Lib.mark"), QString("not trusted"), "--trust " + bench.path("libraries/Lib")})
      QVERIFY2(text.contains(word), qPrintable(text));
    QVERIFY(message->access && message->access->kind == AccessKind::trust);
    QCOMPARE(QString::fromStdString(message->access->folder), bench.path("libraries/Lib"));
    QCOMPARE(message->access->function, std::string("Lib.mark"));
    QVERIFY(!isMarked(bench) && !hasCompiled(bench));
  }
  source.trustedFolders = {bench.path("libraries/Lib").toStdString()};
  QVERIFY(bench.run(source).isTranslated);
  QVERIFY(isMarked(bench));
}

void TrustTest::otherFoldersAreNotMeant() {
  const ForeignBench bench;
  bench.putLibrary(marking(bench));
  QDir().mkpath(bench.path("libraries/Li"));
  QDir().mkpath(bench.path("elsewhere"));
  Source source = bench.source("Lib.M");
  for (const QString& folder :
       {bench.path("elsewhere"), bench.path("libraries/Li"), bench.path("libraries/Lib/nothing")}) {
    source.trustedFolders = {folder.toStdString()};
    const Outcome outcome = bench.run(source);
    QVERIFY2(!outcome.isTranslated && outcome.find("T325"), qPrintable(folder));
    QVERIFY(!isMarked(bench));
  }
}

// Whatever the side that translates says: the process that compiles takes the C text from the trusted file, and from
// the place of a clause of that name; what it is told becomes no part of it.
void TrustTest::theProcessReadsTheText() {
  const ForeignBench bench;
  const QString text = marking(bench);
  bench.putLibrary(text);
  bench.put("outside/package.mo", ("package Lib\n" + text + "\nend Lib;\n").toUtf8());
  const ForeignFunction honest = bench.declared(text, "mark", "Lib.mark");
  const auto folder = bench.path("cache/armature/foreign").toStdString();
  const auto refused = [&](const std::function<void(ForeignFunction&)>& lie) {
    ForeignFunction function = honest;
    lie(function);
    const auto host = foreign::startHost({honest.library}, folder);
    auto admitted = host->admit(function);
    if (!admitted) return admitted.reason().code;
    const auto compiled = host->compile();
    return compiled ? std::string() : compiled.reason().code;
  };
  const std::string outside = bench.path("outside/package.mo").toStdString();
  QCOMPARE(refused([&](ForeignFunction& f) { f.file = outside; }), std::string("F506"));
  QCOMPARE(refused([&](ForeignFunction& f) { f.name = "system"; }), std::string("F507"));
  QCOMPARE(refused([&](ForeignFunction& f) { f.offset += 1; }), std::string("F507"));
  QCOMPARE(refused([&](ForeignFunction& f) { f.signature = "r:r);system(\"touch /tmp/x\""; }), std::string("F507"));
  QCOMPARE(refused([&](ForeignFunction& f) { f.signature = "r:{R}"; }), std::string("F507"));
  QCOMPARE(refused([&](ForeignFunction& f) { f.includeFolders = {bench.path("outside").toStdString()}; }),
           std::string("F507"));
  QVERIFY(!isMarked(bench) && !hasCompiled(bench));
  QCOMPARE(refused([](ForeignFunction&) {}), std::string());
}

// A link within a trusted folder to text or headers elsewhere is what it leads to.
void TrustTest::linksLeadNowhere() {
  const ForeignBench bench;
  bench.put("outside/package.mo", ("package Lib\n" + marking(bench) + "end Lib;\n").toUtf8());
  QDir().mkpath(bench.path("libraries/Lib"));
  QVERIFY(QFile::link(bench.path("outside/package.mo"), bench.path("libraries/Lib/package.mo")));
  const Outcome outcome = bench.run(bench.source("Lib.M"));
  QVERIFY(!outcome.isTranslated);
  QVERIFY2(outcome.find("T325"), qPrintable(outcome.words()));
  QVERIFY(!isMarked(bench));

  const ForeignBench other;
  other.put("outside/half.h", "double half(double x);\n");
  QDir().mkpath(other.path("libraries/Lib/Resources"));
  QVERIFY(QFile::link(other.path("outside"), other.path("libraries/Lib/Resources/Include")));
  other.putLibrary(marking(other));
  const Outcome second = other.run(other.source("Lib.M"));
  QVERIFY(!second.isTranslated && !isMarked(other));
  QVERIFY2(second.find("F507") && second.words().contains("outside"), qPrintable(second.words()));
}

// Whatever a diagram calls itself, and wherever it lies.
void TrustTest::diagramsOwnTextIsRefused() {
  const ForeignBench bench;
  bench.putLibrary(marking(bench));
  for (const QString& name : {QString("D"), bench.path("libraries/Lib/package.mo")}) {
    diagram::Document document;
    document.name = name.toStdString();
    document.declarations = (marking(bench).section("  model M", 0, 0) + "Real y = mark(time);").toStdString();
    document.classes = {};
    Source source = bench.source("");
    source.document = &document;
    source.folder = bench.path("libraries/Lib").toStdString();
    const Outcome outcome = bench.run(source);
    QVERIFY2(!outcome.isTranslated, qPrintable(outcome.words()));
    QVERIFY(!isMarked(bench));
    const Message* const message = outcome.find("T325");
    if (name == "D") {
      QVERIFY2(message && !message->access, qPrintable(outcome.words()));
      QVERIFY2(outcome.words().contains("put the function into a file of a library"), qPrintable(outcome.words()));
    }
  }
}

void TrustTest::foldersOutside_data() {
  QTest::addColumn<QString>("annotation");
  QTest::newRow("file://") << ", IncludeDirectory=\"file://%1\"";
  QTest::newRow("modelica://") << ", IncludeDirectory=\"modelica://Lib/../../outside\"";
  QTest::newRow("another library") << ", IncludeDirectory=\"modelica://Other\"";
  QTest::newRow("libraries") << ", Library=\"m\", LibraryDirectory=\"file://%1\"";
}

void TrustTest::foldersOutside() {
  QFETCH(QString, annotation);
  const ForeignBench bench;
  QDir().mkpath(bench.path("outside"));
  bench.put("libraries/Other/package.mo", "package Other\nend Other;\n");
  bench.putLibrary(marking(bench, annotation.replace("%1", bench.path("outside"))));
  const Outcome outcome = bench.run(bench.source("Lib.M"));
  QVERIFY(!outcome.isTranslated && !isMarked(bench));
  QVERIFY2(outcome.find("F507") && outcome.words().contains("outside of what is trusted"), qPrintable(outcome.words()));
}

void TrustTest::namesOfLibraries() {
  const ForeignBench bench;
  bench.putLibrary(marking(bench, ", Library=\"-Wl,--evil\""));
  const Outcome outcome = bench.run(bench.source("Lib.M"));
  QVERIFY2(!outcome.isTranslated && outcome.words().contains("no name of a library"), qPrintable(outcome.words()));
}

void TrustTest::whatTheCompilerSays() {
  const ForeignBench bench;
  bench.putLibrary(
      "  function f\n    input Real x;\n    output Real y;\n    external \"C\" y = nobody(x) "
      "annotation(Include=\"double "
      "somebody(double x) { return x; }\");\n  end f;\n"
      "  function g\n    input Real x[:];\n    output Real y;\n    external \"C\" y = cg(x) "
      "annotation(Include=\"double "
      "cg(int *x) { return *x; }\");\n  end g;\n"
      "  function h\n    input Real x;\n    output Real y;\n    external \"C\" y = mine(x) "
      "annotation(Library=\"nowhere_to_be_found\", Include=\"double mine(double x) { return x; }\");\n  end h;\n"
      "  model M\n    Real y = f(time);\n  end M;\n  model N\n    Real y = g({time});\n  end N;\n"
      "  model K\n    Real y = h(time);\n  end K;\n");
  for (const auto& [model, word] :
       {std::pair{"Lib.M", "nobody"}, {"Lib.N", "incompatible pointer"}, {"Lib.K", "cannot find -lnowhere"}}) {
    const Outcome outcome = bench.run(bench.source(model));
    QVERIFY(!outcome.isTranslated);
    QVERIFY2(outcome.find("F507") && outcome.words().contains(word), qPrintable(outcome.words()));
  }
}

void TrustTest::withoutACompiler() {
  const ForeignBench bench;
  bench.putLibrary(marking(bench));
  const QByteArray path = qgetenv("PATH");
  qputenv("PATH", "");
  const Outcome outcome = bench.run(bench.source("Lib.M"));
  qputenv("PATH", path);
  QVERIFY(!outcome.isTranslated && !isMarked(bench));
  QVERIFY2(outcome.find("F507") && outcome.words().contains("no C compiler"), qPrintable(outcome.words()));
}

void TrustTest::otherLanguages() {
  const ForeignBench bench;
  bench.putLibrary(
      "  function f\n    input Real x;\n    output Real y;\n    external \"FORTRAN 77\" y = ff(x) "
      "annotation(Library=\"ff\");\n  end f;\n  model M\n    Real y = f(time);\n  end M;\n");
  const Outcome outcome = bench.run(bench.source("Lib.M"));
  QVERIFY2(!outcome.isTranslated && outcome.words().contains("FORTRAN 77"), qPrintable(outcome.words()));
}

// What is not said to be pure is not called for a look at a model, nor by its translation.
void TrustTest::lookingCallsNothing() {
  const ForeignBench bench;
  bench.putLibrary(marking(bench).replace("mark(time)", "mark(3)"));
  std::vector<Message> messages;
  Session session(bench.libraries());
  const auto model = session.translate(bench.source("Lib.M"), messages);
  QVERIFY(model);
  QVERIFY(!isMarked(bench));
  solve::Settings settings = model->defaultSettings();
  settings.permissions.effects = native::Effects::skipped;
  solve::ControlState state;
  solve::Control control(state, {});
  const auto store = model->makeStore();
  (void)model->run(settings, {}, control, *store, messages);
  QVERIFY(!isMarked(bench));
  QVERIFY(!messages.empty());
}

void TrustTest::theCommandLine() {
  const ForeignBench bench;
  bench.putLibrary(marking(bench));
  const auto status = [&](const QStringList& more) {
    QProcess process;
    process.start(ARMATURE_CLI, QStringList{"simulate", "Lib.M", "--library", bench.path("libraries"), "--quiet",
                                            "--output", bench.path("out.csv")} +
                                    more);
    process.waitForFinished(60000);
    return process.exitCode();
  };
  QCOMPARE(status({}), 2);
  QVERIFY(!isMarked(bench));
  QCOMPARE(status({"--trust", bench.path("nowhere")}), 1);
  QCOMPARE(status({"--trust", bench.path("libraries")}), 0);
  QVERIFY(isMarked(bench));
  QCOMPARE(status({"--trust", bench.path("libraries"), "--in-process"}), 0);
}

QTEST_GUILESS_MAIN(TrustTest)
#include "trust_test.moc"
