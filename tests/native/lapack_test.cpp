// LAPACK called with arguments that do not fit together, as a model may declare them: an answer or a reason, and no
// byte beside the arrays is written.
#include <QtTest>
#include <cmath>
#include <random>

#include "engine/native/lapack_sizes.h"
#include "tests/native/call_of.h"

using namespace armature::native;

namespace {

struct Kinds {
  const char* name;
  const char* kinds;
};
// As the subroutines' own documentation lists their arguments: c character, i integer (I an array of them), d array of
// reals or a real.
constexpr Kinds kSubroutines[] = {{"dgbsv", "iiiidiIdii"},
                                  {"dgecon", "cididddIi"},
                                  {"dgees", "cciidiidddidiIi"},
                                  {"dgeev", "ccididddididii"},
                                  {"dgehrd", "iiididdii"},
                                  {"dgels", "ciiidididii"},
                                  {"dgelsy", "iiididiIdidii"},
                                  {"dgeqp3", "iidiIddii"},
                                  {"dgeqrf", "iididdii"},
                                  {"dgesdd", "ciididdididiIi"},
                                  {"dgesv", "iidiIdii"},
                                  {"dgesvd", "cciididdididii"},
                                  {"dgesvx", "cciididiIcdddididdddIi"},
                                  {"dgetrf", "iidiIi"},
                                  {"dgetri", "idiIdii"},
                                  {"dgetrs", "ciidiIdii"},
                                  {"dggev", "ccidididddididii"},
                                  {"dgglse", "iiidididdddii"},
                                  {"dgtsv", "iiddddii"},
                                  {"dhgeqz", "ccciiidididddididii"},
                                  {"dhseqr", "cciiididddidii"},
                                  {"dorghr", "iiididdii"},
                                  {"dorgqr", "iiididdii"},
                                  {"dormhr", "cciiiididdidii"},
                                  {"dormqr", "cciiididdidii"},
                                  {"dpotrf", "cidii"},
                                  {"dtrevc", "ccIidididiiidi"},
                                  {"dtrsen", "ccIidididdidddiIii"},
                                  {"dtrsm", "cccciiddidi"},
                                  {"dtrsyl", "cciiididididi"}};

class Chance {
 public:
  explicit Chance(unsigned seed) : random_(seed) {}
  int below(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }
  double real() { return static_cast<double>(below(2001) - 1000) / 250; }

 private:
  std::mt19937 random_;
};

// Integers that are mostly one size, so that calls get through; now and then anything.
int anInteger(Chance& chance, int n) {
  if (chance.below(12) == 0) return chance.below(9) - 3;
  return chance.below(4) == 0 ? 5 * n : n;
}

}  // namespace

class LapackTest : public QObject {
  Q_OBJECT
 private slots:
  void formulas();
  void refusals();
  void roomToWork();
  void anyArguments();
};

void LapackTest::formulas() {
  const int64_t integers[] = {0, 3, 5, -1, 7};
  const char letters[] = {'v', ' ', ' ', ' ', ' '};
  const LapackArguments given{integers, letters};
  QCOMPARE(elementsNeeded("-", given), 0);
  QCOMPARE(elementsNeeded("2*3", given), 15);
  QCOMPARE(elementsNeeded("min(2,3)*#4-#1", given), 11);
  QCOMPARE(elementsNeeded("2*3+5", given), 22);
  QCOMPARE(elementsNeeded("4", given), 0);
  QCOMPARE(elementsNeeded("w4", given), 1);
  QCOMPARE(elementsNeeded("1=NV:2", given), 3);
  QCOMPARE(elementsNeeded("1=N:2", given), 0);
  QCOMPARE(elementsNeeded("1!N:2", given), 3);
  QCOMPARE(elementsNeeded("1=N:2|1=V:3", given), 5);
}

void LapackTest::refusals() {
  const auto solve = [](double n, double lda, std::vector<double> pivots, Context& c) {
    CallOf call(c);
    call.number(n).number(1).array({2, 1, 1, 3}).number(lda).array(pivots).array({3, 5}).number(2).number(0);
    call.run("dgesv", 11 + pivots.size());
    return call.ok;
  };
  Context c;
  QVERIFY(solve(2, 2, {0, 0}, c));
  QVERIFY(!solve(5, 5, {0, 0}, c));
  QCOMPARE(QString::fromStdString(c.error), QString("dgesv: argument 3 has 4 elements, the others ask for 25"));
  QVERIFY(!solve(4294967298.0, 2, {0, 0}, c));  // as 32 bits it would be 2
  QVERIFY(!solve(-1, 2, {0, 0}, c));
  QCOMPARE(QString::fromStdString(c.error), QString("dgesv: argument 1 has a value that it may not have"));
  CallOf solved(c);
  solved.text("N")
      .number(2)
      .number(1)
      .array({2, 1, 1, 3})
      .number(2)
      .array({1, 900000})
      .array({3, 5})
      .number(2)
      .number(0);
  solved.run("dgetrs", 14);
  QVERIFY(!solved.ok);
  QVERIFY(QString::fromStdString(c.error).contains("place outside"));
}

// The standard library gives dgesdd one integer to work with.
void LapackTest::roomToWork() {
  Context c;
  CallOf call(c);
  call.text("A").number(2).number(2).array({3, 0, 0, 4}).number(2).array({0, 0}).array({0, 0, 0, 0}).number(2);
  call.array({0, 0, 0, 0}).number(2).array(std::vector<double>(64)).number(64).number(0).number(0);
  const std::vector<double> out = call.run("dgesdd", call.in.size());
  QVERIFY2(call.ok, c.error.c_str());
  QCOMPARE(out[8], 4.0);
  QCOMPARE(out[9], 3.0);
}

// A few hundred thousand calls by chance. Memory beside the arrays that is written shows where it is freed.
void LapackTest::anyArguments() {
  static const char* const letters[] = {"N", "V", "A", "S", "L", "R", "U", "T", "I", "E", "B", "C"};
  Chance chance(11);
  int answered = 0, refused = 0;
  for (int k = 0; k < 200'000; ++k) {
    const Kinds& subroutine = kSubroutines[static_cast<size_t>(chance.below(std::size(kSubroutines)))];
    const int n = 1 + chance.below(4);
    Context c;
    CallOf call(c);
    for (const char* kind = subroutine.kinds; *kind; ++kind) {
      if (*kind == 'c') call.text(letters[chance.below(std::size(letters))]);
      if (*kind == 'i') call.number(anInteger(chance, n));
      if (*kind != 'd' && *kind != 'I') continue;
      std::vector<double> values(static_cast<size_t>(chance.below(3) == 0 ? chance.below(30) : 5 * n * n));
      for (double& value : values) value = *kind == 'd' ? chance.real() : 1 + chance.below(n);
      call.array(values);
    }
    call.run(subroutine.name, call.in.size());
    (call.ok ? answered : refused) += 1;
    if (!call.ok) QVERIFY2(!c.error.empty(), subroutine.name);
  }
  qInfo("%d calls answered, %d refused", answered, refused);
  QVERIFY(answered > 5'000 && refused > 5'000);
}

QTEST_GUILESS_MAIN(LapackTest)
#include "lapack_test.moc"
