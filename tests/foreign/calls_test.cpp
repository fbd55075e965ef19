// Every kind of argument that the specification has (12.9.1) in calls of C functions, against what they compute.
#include "foreign_bench.h"

using namespace armature;
using namespace armature::test;

class CallsTest : public QObject {
  Q_OBJECT

 private slots:
  void arguments_data();
  void arguments();
  void inProcessesOfTheirOwn();
  void variablesAreShared();
  void objectsEnd();
  void preparedLibraries_data();
  void preparedLibraries();
  void annotationsNameFolders();
  void messagesAreTold();
  void impureIsCalledEachTime();
  void batchesBeginAnew();
};

// A function, its C text, and an expression of `time` that is `expected` at the end, t = 1.
void CallsTest::arguments_data() {
  QTest::addColumn<QString>("function");
  QTest::addColumn<QString>("c");
  QTest::addColumn<QString>("expression");
  QTest::addColumn<double>("expected");
  QTest::newRow("Real") << "input Real x; output Real y; external \"C\" y = cf(x)"
                        << "double cf(double x) { return 3 * x + 1; }"
                        << "f(time)" << 4.0;
  QTest::newRow("order of the clause") << "input Real a; input Real b; output Real y; external \"C\" y = cf(b, 10, a)"
                                       << "double cf(double b, int ten, double a) { return 100 * b + ten + a; }"
                                       << "f(time, 2*time)" << 211.0;
  QTest::newRow("Integer") << "input Integer n; output Integer m; external \"C\" m = cf(n)"
                           << "int cf(int n) { return -7 * n; }"
                           << "f(integer(time) + 1)" << -14.0;
  QTest::newRow("Boolean") << "input Boolean b; output Boolean c; external \"C\" c = cf(b)"
                           << "int cf(int b) { return !b; }"
                           << "if f(time > 5) then 1 else 2" << 1.0;
  QTest::newRow("enumeration") << "input E e; output E r; external \"C\" r = cf(e)"
                               << "int cf(int e) { return e + 1; }"
                               << "if f(if time > 5 then E.a else E.b) == E.c then 1 else 2" << 1.0;
  QTest::newRow("vector and its size") << "input Real x[:]; output Real y; external \"C\" y = cf(x, size(x, 1))"
                                       << "#include <stddef.h>\ndouble cf(const double *x, size_t n) { double s = 0; "
                                          "for (size_t k = 0; k < n; ++k) s += "
                                          "(k + 1) * x[k]; return s; }"
                                       << "f({time, 2*time, 3*time})" << 14.0;
  QTest::newRow("no elements") << "input Real x[:]; output Real y; external \"C\" y = cf(x, size(x, 1))"
                               << "#include <stddef.h>\ndouble cf(double *x, size_t n) { return n == 0 ? 5 : x[0]; }"
                               << "f(fill(time, 0))" << 5.0;
  QTest::newRow("matrix by rows")
      << "input Real a[:, :]; output Real y; external \"C\" y = cf(a, size(a, 1), size(a, 2))"
      << "double cf(double *a, int rows, int columns) { return 1000 * a[0 * columns + 1] + 10 * a[1 * columns] + rows "
         "- "
         "columns; }"
      << "f([time, 2*time, 3*time; 4*time, 5*time, 6*time])" << 2039.0;
  QTest::newRow("Integers")
      << "input Integer n[:]; output Integer s; external \"C\" s = cf(n, size(n, 1))"
      << "#include <stddef.h>\nint cf(const int *n, size_t count) { int s = 0; while (count--) s += "
         "n[count]; return s; }"
      << "f({integer(time), 20, 300})" << 321.0;
  QTest::newRow("Booleans") << "input Boolean b[3]; output Integer s; external \"C\" s = cf(b)"
                            << "int cf(const int *b) { return 4 * b[0] + 2 * b[1] + b[2]; }"
                            << "f({time > 0.5, false, true})" << 5.0;
  QTest::newRow("scalar by pointer") << "input Real x; output Real y; external \"C\" cf(x, y)"
                                     << "void cf(double x, double *y) { *y = x * x + 1; }"
                                     << "f(3*time)" << 10.0;
  QTest::newRow("Integer by pointer") << "input Real x; output Integer y; external \"C\" cf(x, y)"
                                      << "void cf(double x, int *y) { *y = (int)x; }"
                                      << "f(7.5*time)" << 7.0;
  QTest::newRow("vector back")
      << "input Real x[:]; output Real y[size(x, 1)]; external \"C\" cf(x, y, size(x, 1))"
      << "void cf(const double *x, double *y, int n) { for (int k = 0; k < n; ++k) y[k] = x[n - 1 - k]; }"
      << "{1, 10, 100} * f({time, 2*time, 3*time})" << 123.0;
  QTest::newRow("matrix back")
      << "input Integer n; output Real a[n, 2]; external \"C\" cf(a, size(a, 1), size(a, 2))"
      << "#include <stddef.h>\nvoid cf(double *a, size_t r, size_t c) { for (size_t k = 0; k < r * c; ++k) a[k] = k; }"
      << "sum(f(2)*{time, 10*time})" << 42.0;
  QTest::newRow("Integers back") << "output Integer n[2]; output Integer m; external \"C\" cf(n, m)"
                                 << "void cf(int *n, int *m) { n[0] = 3; n[1] = 4; *m = 5; }"
                                 << "sum(f())*time" << 7.0;
  QTest::newRow("initial value of what is handed back") << "input Real x; output Real y = 2*x; external \"C\" cf(y)"
                                                        << "void cf(double *y) { *y += 1; }"
                                                        << "f(time)" << 3.0;
  QTest::newRow("String")
      << "input String s; output Integer n; external \"C\" n = cf(s)"
      << "#include <string.h>\nint cf(const char *s) { return (int)strlen(s) + (s[0] == 'a' ? 100 : 0); }"
      << "f(if time > 0.5 then \"abc\" else \"\")" << 103.0;
  QTest::newRow("String result")
      << "input String s; output String t; external \"C\" t = cf(s)"
      << "#include <string.h>\n#include \"ModelicaUtilities.h\"\nconst char *cf(const char *s) { char *t = "
         "ModelicaAllocateString(2 * strlen(s)); strcpy(t, s); return strcat(t, s); }"
      << "if f(if time > 0.5 then \"ab\" else \"\") == \"abab\" then 1 else 2" << 1.0;
  QTest::newRow("String by pointer") << "input Integer n; output String t; external \"C\" cf(n, t)"
                                     << "void cf(int n, const char **t) { *t = n == 1 ? \"one\" : \"other\"; }"
                                     << "if f(integer(time)) == \"one\" then 1 else 2" << 1.0;
  QTest::newRow("Strings")
      << "input String s[:]; output Integer n; external \"C\" n = cf(s, size(s, 1))"
      << "#include <string.h>\nint cf(const char **s, size_t n) { int sum = 0; while (n--) sum = 10 * "
         "sum + (int)strlen(s[n]); return sum; }"
      << "f({if time > 0.5 then \"abc\" else \"\", \"d\", \"ef\"})" << 213.0;
  QTest::newRow("record by pointer") << "input P p; output Real y; external \"C\" y = cf(p)"
                                     << "struct P { double x; int n; const char *name; double z; };\ndouble cf(struct "
                                        "P *p) { return p->x + 10 * p->n + "
                                        "p->z + (p->name[1] == 'b' ? 1000 : 0); }"
                                     << "f(P(time, 2, \"ab\", 300*time))" << 1321.0;
  QTest::newRow("record back")
      << "input Real x; output P p; external \"C\" cf(x, p)"
      << "struct P { double x; int n; const char *name; double z; };\nvoid cf(double x, struct P "
         "*p) { p->x = x; p->n = 3; p->name = \"n\"; p->z = 7; }"
      << "sumOf(f(time))" << 11.0;
  QTest::newRow("record result")
      << "input Real x; output P p; external \"C\" p = cf(x)"
      << "struct P { double x; int n; const char *name; double z; };\nstruct P cf(double x) { "
         "struct P p = {x, 4, \"n\", 6}; return p; }"
      << "sumOf(f(time))" << 11.0;
  QTest::newRow("default order")
      << "input Real x[:]; input Integer n; output Real y; external \"C\""
      << "#include <stddef.h>\ndouble f(const double *x, size_t size, int n) { return x[size - 1] * n; }"
      << "f({time, 5*time}, 3)" << 15.0;
  QTest::newRow("default order, two results")
      << "input Real x; output Real y; output Real z[2]; external \"C\""
      << "#include <stddef.h>\nvoid f(double x, double *y, double *z, size_t size) { *y = x; z[size - 1] = 1; }"
      << "f(9*time)" << 9.0;
  QTest::newRow("no language") << "input Real x; output Real y; external y = cf(x)"
                               << "double cf(double x) { return x / 2; }"
                               << "f(time)" << 0.5;
  QTest::newRow("derivative by differences") << "input Real x; output Real y; external \"C\" y = cf(x)"
                                             << "double cf(double x) { return x * x * x; }"
                                             << "solved" << 2.0;
}

void CallsTest::arguments() {
  QFETCH(QString, function);
  QFETCH(QString, c);
  QFETCH(QString, expression);
  QFETCH(double, expected);
  const ForeignBench bench;
  QString body = QString("Real y;\nequation\n  y = %1;").arg(expression);
  if (expression == "solved") body = "Real y(start = 1.5);\nequation\n  f(y) = 8*time^0;";
  bench.putLibrary(
      "  type E = enumeration(a, b, c);\n  record P\n    Real x;\n    Integer n;\n    String name;\n    Real z;\n  end "
      "P;\n"
      "  function sumOf\n    input P p;\n    output Real y = p.x + p.n + p.z;\n  algorithm\n  end sumOf;\n"
      "  function f\n    " +
      function + QString(" annotation(Include=\"%1\");\n  end f;\n").arg(c.replace('\\', "\\\\").replace('"', "\\\"")) +
      "  model M\n    " + body + "\n  end M;\n");
  const Outcome outcome = bench.run(bench.source("Lib.M"));
  QVERIFY2(outcome.isTranslated && outcome.result.outcome == solve::Outcome::finished, qPrintable(outcome.words()));
  QVERIFY2(std::abs(outcome.end("y") - expected) < 1e-6, qPrintable(QString::number(outcome.end("y"), 'g', 12)));
}

namespace {

const char* const kCube =
    "  function f\n    input Real x;\n    output Real y;\n    external \"C\" y = cf(x) annotation(Include=\"double "
    "cf(double "
    "x) { return x*x*x; }\");\n  end f;\n";

}  // namespace

// Locked-in processes call them as well; translation, runs and their processes go when they are done with.
void CallsTest::inProcessesOfTheirOwn() {
  const ForeignBench bench;
  bench.putLibrary(QString(kCube) +
                   "  model M\n    Real x(start = 1, fixed = true);\n  equation\n    der(x) = f(time);\n  end M;\n");
  const Outcome outcome = bench.run(bench.source("Lib.M"), true);
  QVERIFY2(outcome.isTranslated && outcome.result.outcome == solve::Outcome::finished, qPrintable(outcome.words()));
  QVERIFY(std::abs(outcome.end("x") - 1.25) < 1e-5);
  QTRY_VERIFY_WITH_TIMEOUT(QDir(bench.path("cache/armature/foreign")).isEmpty(), 5000);
}

// Functions of a library that include the same text see the same variables.
void CallsTest::variablesAreShared() {
  const ForeignBench bench;
  bench.put(
      "libraries/Lib/Resources/Include/counter.c",
      "static int count = 10;\nint countUp(int by) { return count += by; }\nint counted(double t) { return count; }\n");
  bench.putLibrary(
      "  impure function up\n    input Integer by;\n    output Integer n;\n    external \"C\" n = countUp(by) "
      "annotation(Include=\"#include \\\"counter.c\\\"\");\n  end up;\n"
      "  impure function counted\n    input Real t;\n    output Integer n;\n    external \"C\" n = counted(t) "
      "annotation(Include=\"#include \\\"counter.c\\\"\");\n  end counted;\n"
      "  model M\n    discrete Real a(start = 0, fixed = true), b(start = 0, fixed = true);\n  algorithm\n"
      "    when time > 0.5 then\n      a := up(5);\n      b := counted(time);\n    end when;\n  end M;\n");
  for (int round = 0; round < 2; ++round) {
    const Outcome outcome = bench.run(bench.source("Lib.M"));
    QVERIFY2(outcome.isTranslated, qPrintable(outcome.words()));
    QCOMPARE(outcome.end("a"), 15.0);
    QCOMPARE(outcome.end("b"), 15.0);
  }
}

// Constructor and destructor: what has been made is ended when the run is over.
void CallsTest::objectsEnd() {
  const ForeignBench bench;
  bench.put(
      "libraries/Lib/Resources/Include/memory.c",
      "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\nstruct Memory { double sum; char file[400]; };\n"
      "void *makeMemory(const char *file, double start) { struct Memory *m = malloc(sizeof *m); m->sum = start; "
      "strcpy(m->file, file); return m; }\n"
      "double remember(void *memory, double x) { return ((struct Memory *)memory)->sum + x; }\n"
      "void endMemory(void *memory) { struct Memory *m = memory; FILE *f = fopen(m->file, \"a\"); fprintf(f, "
      "\"%g\\n\", "
      "m->sum); fclose(f); free(m); }\n");
  const QString include = " annotation(Include=\"#include \\\"memory.c\\\"\");\n";
  bench.putLibrary(
      "  class Memory\n    extends ExternalObject;\n    function constructor\n      input String file;\n"
      "      input Real start;\n      output Memory m;\n      external \"C\" m = makeMemory(file, start)" +
      include +
      "    end constructor;\n    function destructor\n      input Memory m;\n      external \"C\" endMemory(m)" +
      include +
      "    end destructor;\n  end Memory;\n  function remember\n    input Memory m;\n    input Real x;\n"
      "    output Real y;\n    external \"C\" y = remember(m, x)" +
      include + "  end remember;\n  model M\n    parameter String file = \"" + bench.path("ended.txt") +
      "\";\n    Memory a = Memory(file, 100);\n    Memory b = Memory(file, 200);\n    Real y, z;\n  equation\n"
      "    y = remember(a, time);\n    z = remember(b, 2*time);\n  end M;\n");
  const Outcome outcome = bench.run(bench.source("Lib.M"));
  QVERIFY2(outcome.isTranslated && outcome.result.outcome == solve::Outcome::finished, qPrintable(outcome.words()));
  QCOMPARE(outcome.end("y"), 101.0);
  QCOMPARE(outcome.end("z"), 202.0);
  const auto lines = [&] {
    QFile file(bench.path("ended.txt"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().split('\n').size() - 1 : 0;
  };
  QTRY_COMPARE_WITH_TIMEOUT(lines(), 2, 5000);
}

void CallsTest::preparedLibraries_data() {
  QTest::addColumn<QString>("file");
  QTest::addColumn<QString>("include");
  QTest::newRow("shared, by its header") << "Resources/Library/linux64/libhalf.so"
                                         << "#include \\\"half.h\\\"";
  QTest::newRow("shared, by its signature") << "Resources/Library/linux64/libhalf.so"
                                            << "";
  QTest::newRow("shared, for any system") << "Resources/Library/libhalf.so"
                                          << "#include \\\"half.h\\\"";
  QTest::newRow("archive") << "Resources/Library/linux64/libhalf.a"
                           << "#include \\\"half.h\\\"";
}

// A library that was compiled before, which itself calls ModelicaError.
void CallsTest::preparedLibraries() {
  QFETCH(QString, file);
  QFETCH(QString, include);
  const ForeignBench bench;
  bench.put("libraries/Lib/Resources/Include/half.h", "double half(const double *x, size_t n);\n");
  bench.put(
      "source/half.c",
      "#include <stddef.h>\nvoid ModelicaError(const char *);\ndouble half(const double *x, size_t n) { if (n != 2) "
      "ModelicaError(\"two are wanted\"); return (x[0] + x[1]) / 2; }\n");
  const QString made = bench.path("libraries/Lib/" + file), object = bench.path("source/half.o");
  QDir().mkpath(QFileInfo(made).path());
  const auto start = [](const QString& program, const QStringList& words) { return QProcess::execute(program, words); };
  QCOMPARE(start("cc", {"-fPIC", "-c", bench.path("source/half.c"), "-o", object}), 0);
  QCOMPARE(file.endsWith(".a") ? start("ar", {"rcs", made, object}) : start("cc", {"-shared", object, "-o", made}), 0);
#if defined(__aarch64__)
  QSKIP("the folder of this kind of system has another name");
#endif
  const QString text = include.isEmpty() ? QString() : QString("Include=\"#include <stddef.h>\n%1\", ").arg(include);
  bench.putLibrary(
      "  function half\n    input Real x[:];\n    output Real y;\n    external \"C\" y = half(x, size(x, 1)) "
      "annotation(" +
      text +
      "Library=\"half\");\n  end half;\n  model M\n    Real y = half({time, 3*time});\n  end M;\n"
      "  model N\n    Real y = half({time, 3*time, 1});\n  end N;\n");
  const Outcome outcome = bench.run(bench.source("Lib.M"));
  QVERIFY2(outcome.isTranslated, qPrintable(outcome.words()));
  QCOMPARE(outcome.end("y"), 2.0);
  const Outcome wrong = bench.run(bench.source("Lib.N"));
  QVERIFY(wrong.isTranslated && wrong.result.outcome == solve::Outcome::failed);
  QVERIFY2(wrong.words().contains("two are wanted"), qPrintable(wrong.words()));
}

void CallsTest::annotationsNameFolders() {
  const ForeignBench bench;
  bench.put("libraries/Lib/Extra/three.h", "static double three(double x) { return 3 * x; }\n");
  bench.putLibrary(
      "  function f\n    input Real x;\n    output Real y;\n    external \"C\" y = three(x) "
      "annotation(Include=\"#include "
      "<three.h>\", IncludeDirectory=\"modelica://Lib/Extra\");\n  end f;\n  model M\n    Real y = f(time);\n  end "
      "M;\n");
  const Outcome outcome = bench.run(bench.source("Lib.M"));
  QVERIFY2(outcome.isTranslated, qPrintable(outcome.words()));
  QCOMPARE(outcome.end("y"), 3.0);
}

void CallsTest::messagesAreTold() {
  const ForeignBench bench;
  bench.putLibrary(
      "  function f\n    input Real x;\n    output Real y;\n    external \"C\" y = cf(x) annotation(Include=\"#include "
      "\\\"ModelicaUtilities.h\\\"\ndouble cf(double x) { static int n; if (!n++) ModelicaFormatMessage(\\\"first %d "
      "%s\\\", 1, \\\"call\\\"); if (x > 0.5) ModelicaFormatError(\\\"%g is too much\\\", x); return x; }\");\n  end "
      "f;\n"
      "  model M\n    Real y = f(time);\n  end M;\n");
  const Outcome outcome = bench.run(bench.source("Lib.M"));
  QVERIFY(outcome.isTranslated && outcome.result.outcome == solve::Outcome::failed);
  QVERIFY2(outcome.words().contains("first 1 call"), qPrintable(outcome.words()));
  QVERIFY2(outcome.words().contains("is too much") && outcome.words().contains("Lib.f"), qPrintable(outcome.words()));
}

// What is not said to be pure belongs to the run; what is pure is a constant where its arguments are.
void CallsTest::impureIsCalledEachTime() {
  const ForeignBench bench;
  bench.putLibrary(
      "  function next\n    output Real y;\n    external \"C\" y = next() annotation(Include=\"double next(void) { "
      "static "
      "double n = 0; return n += 1; }\");\n  end next;\n"
      "  pure function twice\n    input Integer n;\n    output Integer m;\n    external \"C\" m = twice(n) "
      "annotation(Include=\"int twice(int n) { return 2 * n; }\");\n  end twice;\n"
      "  model M\n    discrete Real x(start = 0, fixed = true);\n    parameter Integer n = twice(3);\n    Real y[n];\n"
      "    Real s = sum(y);\n  equation\n    y = fill(time, n);\n    when sample(0.1, 0.1) then\n      x = next();\n"
      "    end when;\n  end M;\n");
  const Outcome outcome = bench.run(bench.source("Lib.M"));
  QVERIFY2(outcome.isTranslated, qPrintable(outcome.words()));
  QCOMPARE(outcome.end("x"), 10.0);
  QVERIFY(std::abs(outcome.end("s") - 6) < 1e-9);
}

// Each run of a study has a process of its own, or one that begins anew.
void CallsTest::batchesBeginAnew() {
  const ForeignBench bench;
  bench.putLibrary(
      "  function next\n    input Real k;\n    output Real y;\n    external \"C\" y = next(k) "
      "annotation(Include=\"double "
      "next(double k) { static double n = 0; return k + (n += 1); }\");\n  end next;\n"
      "  model M\n    parameter Real k = 0;\n    discrete Real x(start = 0, fixed = true);\n  equation\n"
      "    when time > 0.5 then\n      x = next(k);\n    end when;\n  end M;\n");
  const QString out = bench.path("out.csv");
  QProcess process;
  process.start(ARMATURE_CLI,
                {"sweep", "Lib.M", "--library", bench.path("libraries"), "--trust", bench.path("libraries"), "--vary",
                 "k=choices(10,20,30)", "--measure", "final(x)", "--output", out, "--quiet"});
  QVERIFY(process.waitForFinished(60000));
  QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
  QFile file(out);
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QByteArray text = file.readAll();
  for (const char* value : {",11,", ",21,", ",31,"}) QVERIFY2(text.contains(value), text.constData());
}

QTEST_GUILESS_MAIN(CallsTest)
#include "calls_test.moc"
