// Functions and algorithms: models are flattened from text, and the resulting expressions are evaluated here and
// compared with closed forms.
#include <QtTest>

#include <cmath>
#include <fstream>
#include <unordered_map>

#include "engine/lower/function_evaluator.h"
#include "engine/lower/lower_functions.h"
#include "engine/model/flatten.h"
#include "engine/symbolic/transform.h"

using namespace armature;
using namespace armature::model;
using symbolic::Op;

namespace {

// A flattened model whose expressions can be evaluated for a given time.
class Flat {
 public:
  explicit Flat(const std::string& text) {
    const std::string file = folder_.filePath("M.mo").toStdString();
    std::ofstream(file) << text;
    const auto classes = library_.loadFile(file);
    evaluator_ = lower::makeFunctionEvaluator();
    FlattenOptions options;
    options.evaluator = evaluator_.get();
    result = flatten(library_, *classes.back(), options, diagnostics);
    if (result.model) codes_ = lower::lowerFunctions(*result.model->functions);
  }

  bool ok() const { return result.model != nullptr; }
  QString messages() {
    QString all;
    for (const Diagnostic& d : library_.diagnostics().all())
      all += QString::fromStdString(toText(d, library_.sources())) + "\n";
    for (const Diagnostic& d : diagnostics.all()) all += QString::fromStdString(toText(d, library_.sources())) + "\n";
    return all;
  }

  // What defines a variable: its binding, or the other side of the equation that begins with it.
  ExprId definition(const std::string& name) const {
    for (size_t k = 0; k < result.model->variables.size(); ++k) {
      const FlatVariable& v = result.model->variables[k];
      if (v.name != name) continue;
      if (v.binding.isValid()) return v.binding;
      for (const FlatEquation& e : result.model->equations)
        if (pool().op(e.lhs) == Op::variable && pool().variableOf(e.lhs) == VarId(k)) return e.rhs;
    }
    return {};
  }
  double at(const std::string& name, double time) {
    time_ = time;
    const ExprId id = definition(name);
    return id.isValid() ? value(id) : std::nan("");
  }
  // The derivative with respect to the variable s, by rules, at a time.
  double derivativeAt(const std::string& name, double time) {
    symbolic::Differentiator calculus(
        result.model->pool,
        [&](ExprId leaf) {
          const bool isS =
              pool().op(leaf) == Op::variable && result.model->variable(pool().variableOf(leaf)).name == "s";
          return isS ? result.model->pool.real(1) : ExprId();
        },
        [&](ExprId call, std::span<const ExprId> d) {
          return result.context->differentiateCall(*result.model, call, d);
        });
    const ExprId derivative = calculus.apply(definition(name));
    if (!derivative.isValid()) return std::nan("");
    codes_ = lower::lowerFunctions(*result.model->functions);
    time_ = time;
    return value(derivative);
  }
  bool calls(const std::string& name) const { return usesCall(definition(name)); }
  const symbolic::Pool& pool() const { return result.model->pool; }

  Diagnostics diagnostics;
  FlattenResult result;

 private:
  bool usesCall(ExprId id) const {
    if (pool().op(id) == Op::call) return true;
    for (ExprId arg : pool().args(id))
      if (usesCall(arg)) return true;
    return false;
  }

  double value(ExprId id) {
    const symbolic::Node node = pool().node(id);
    const std::vector<ExprId> args(pool().args(id).begin(), pool().args(id).end());
    switch (node.op) {
      case Op::constant:
        return node.number;
      case Op::time:
        return time_;
      case Op::variable: {
        const std::string name = result.model->variables[node.payload].name;
        return value(definition(name));
      }
      case Op::noEvent:
      case Op::toReal:
        return value(args[0]);
      case Op::smooth:
        return value(args[1]);
      case Op::select:
        return value(args[0]) != 0 ? value(args[1]) : value(args[2]);
      case Op::lookup:
        return value(args[static_cast<size_t>(value(args[0]))]);
      case Op::call:
        return call(node, args);
      default:
        break;
    }
    double v[3] = {0, 0, 0};
    for (size_t k = 0; k < args.size() && k < 3; ++k) v[k] = value(args[k]);
    return symbolic::evaluate(node.op, v[0], v[1], v[2]);
  }

  double call(const symbolic::Node& node, const std::vector<ExprId>& args) {
    std::vector<double> in;
    in.reserve(args.size());
    for (ExprId arg : args) in.push_back(value(arg));
    std::vector<double> out(codes_[node.payload]->outputs.size());
    if (!program::runFunction(*codes_[node.payload], codes_, in, out, context_)) {
      error = context_.error;
      return std::nan("");
    }
    return out[node.outputIndex];
  }

  QTemporaryDir folder_;
  Library library_;
  std::unique_ptr<model::FunctionEvaluator> evaluator_;
  std::vector<std::shared_ptr<const program::FunctionCode>> codes_;
  native::Context context_;
  double time_ = 0;

 public:
  std::string error;
};

// A model with one function and one variable that calls it.
std::string modelOf(const std::string& functions, const std::string& declarations) {
  return "model M\n" + functions + "\n" + declarations + "\nend M;\n";
}

}  // namespace

class FunctionsTest : public QObject {
  Q_OBJECT

 private slots:
  // Loops over known ranges are unrolled; the call is gone.
  void loopsAreInlined() {
    Flat m(
        modelOf("function f input Real x; output Real y = 0; algorithm for i in 1:5 loop y := y + x^i; end for; end f;",
                "Real a = f(time); parameter Real p = f(2);"));
    QVERIFY2(m.ok(), qPrintable(m.messages()));
    QVERIFY(!m.calls("a"));
    const double t = 1.3;
    QVERIFY(std::fabs(m.at("a", t) - (t + t * t + t * t * t + std::pow(t, 4) + std::pow(t, 5))) < 1e-12);
    QCOMPARE(m.at("p", 0), 62.0);
    QVERIFY(m.pool().isConstant(m.definition("p")));
  }

  // Both branches are merged; an early return leaves the rest alone.
  void branches() {
    Flat m(
        modelOf("function f input Real x; output Real y; algorithm "
                "y := 0; if x < -1 then y := -1; return; elseif x > 1 then y := 1; else y := x; end if; "
                "y := y + 10; end f;",
                "Real a = f(time);"));
    QVERIFY2(m.ok(), qPrintable(m.messages()));
    QVERIFY(!m.calls("a"));
    QCOMPARE(m.at("a", -3), -1.0);
    QCOMPARE(m.at("a", 0.25), 10.25);
    QCOMPARE(m.at("a", 3), 11.0);
  }

  // A break under a condition of the run.
  void brokenLoop() {
    Flat m(
        modelOf("function f input Real x; output Real y; algorithm y := 0; "
                "for i in 1:4 loop if i > x then break; end if; y := y + i; end for; end f;",
                "Real a = f(time);"));
    QVERIFY2(m.ok(), qPrintable(m.messages()));
    for (int k = 0; k < 6; ++k) QCOMPARE(m.at("a", k + 0.5), std::vector<double>({0, 1, 3, 6, 10, 10})[size_t(k)]);
  }

  // Newton's iteration for the square root: the number of passes depends on the run.
  void whileLoop() {
    Flat m(
        modelOf("function f input Real x; output Real y; algorithm y := x; "
                "while abs(y*y - x) > 1e-13*x loop y := 0.5*(y + x/y); end while; end f;",
                "Real a = f(time); parameter Real p = f(2);"));
    QVERIFY2(m.ok(), qPrintable(m.messages()));
    QVERIFY(m.calls("a"));
    QVERIFY(std::fabs(m.at("a", 7) - std::sqrt(7)) < 1e-12);
    QVERIFY(std::fabs(m.at("p", 7) - std::sqrt(2)) < 1e-12);
    QVERIFY(m.pool().isConstant(m.definition("p")));
  }

  // Recursion whose depth is known only during the run.
  void recursion() {
    Flat m(modelOf("function f input Real x; output Real y; algorithm y := if x <= 1 then 1 else x*f(x - 1); end f;",
                   "Real a = f(time); parameter Real p = f(10);"));
    QVERIFY2(m.ok(), qPrintable(m.messages()));
    QVERIFY(m.calls("a"));
    QCOMPARE(m.at("a", 6), 720.0);
    QCOMPARE(m.at("p", 0), 3628800.0);
  }

  // Arrays with sizes from arguments, element and slice assignment, several results.
  void arraysAndTuples() {
    Flat m(
        modelOf("function f input Real x[:]; output Real s; output Real y[size(x, 1)]; "
                "protected Integer n = size(x, 1); Real t[n, 2]; algorithm "
                "for i in 1:n loop t[i, 1] := x[n + 1 - i]; end for; t[:, 2] := 2*t[:, 1]; "
                "t[end, 2] := 100; y := t[:, 2]; s := sum(x); end f;",
                "Real s; Real y[3]; equation (s, y) = f({time, 2*time, 3*time});"));
    QVERIFY2(m.ok(), qPrintable(m.messages()));
    QCOMPARE(m.at("s", 2), 12.0);
    QCOMPARE(m.at("y[1]", 2), 12.0);
    QCOMPARE(m.at("y[2]", 2), 8.0);
    QCOMPARE(m.at("y[3]", 2), 100.0);
  }

  // Reading and writing at an index of the run, in a loop of the run.
  void runTimeIndices() {
    Flat m(
        modelOf("function f input Real x[4]; input Real n; output Real y; protected Real z[4]; Integer i; algorithm "
                "i := 1; while i <= n loop z[5 - i] := x[i]*i; i := i + 1; end while; "
                "y := z[1] + 10*z[2] + 100*z[3] + 1000*z[4]; end f;",
                "Real a = f({1, 2, 3, 4}, time);"));
    QVERIFY2(m.ok(), qPrintable(m.messages()));
    QCOMPARE(m.at("a", 2), 1000.0 + 400.0);
    QCOMPARE(m.at("a", 4), 1000.0 + 400.0 + 90.0 + 16.0);
  }

  // Records in and out, with defaults.
  void records() {
    Flat m(
        modelOf("record R Real a = 1; Real b[2] = {2, 3}; end R; "
                "function f input R r; input Real k = 10; output R q; algorithm q := r; q.a := k*r.a; "
                "q.b[2] := r.b[1]; end f;",
                "R r = f(R(a = time)); R s = f(R(time, {5, 6}), 2);"));
    QVERIFY2(m.ok(), qPrintable(m.messages()));
    QCOMPARE(m.at("r.a", 3), 30.0);
    QCOMPARE(m.at("r.b[2]", 3), 2.0);
    QCOMPARE(m.at("s.a", 3), 6.0);
    QCOMPARE(m.at("s.b[1]", 3), 5.0);
  }

  // An iterator runs over records as over numbers: in a call on constants, in one that is inlined, in one of the run.
  void loopsOverRecords() {
    const std::string f =
        "record R Real a; Real b[2]; end R; "
        "function f input R v[:]; input Real x; output Real y = 0; algorithm "
        "for e in v loop y := y + x*e.a + e.b[2]; end for; end f; "
        "function g input R v[:]; input Real x; output Real y = 0; algorithm "
        "while y < x loop for e in v loop if e.a > 2 then break; end if; y := y + e.a + e.b[1]; end for; end while; "
        "end g;";
    Flat m(
        modelOf(f,
                "parameter R k[3] = {R(1, {10, 100}), R(2, {20, 200}), R(3, {30, 300})}; "
                "parameter Real p = f(k, 2); parameter Real q = g(k, 20); Real a = f(k, time); Real c = g(k, time);"));
    QVERIFY2(m.ok(), qPrintable(m.messages()));
    QCOMPARE(m.at("p", 0), 612.0);
    QCOMPARE(m.at("q", 0), 33.0);
    QCOMPARE(m.at("a", 0.5), 603.0);
    QVERIFY(m.calls("c"));
    QCOMPARE(m.at("c", 20), 33.0);
  }

  // A million passes on constants are within what translation may execute.
  void longConstantLoop() {
    Flat m(
        modelOf("function f input Integer n; output Real y; algorithm y := 0; "
                "for i in 1:n loop y := y + 1/(i*i); end for; end f;",
                "parameter Real p = f(1000000);"));
    QVERIFY2(m.ok(), qPrintable(m.messages()));
    QVERIFY(std::fabs(m.at("p", 0) - M_PI * M_PI / 6) < 1.1e-6);
  }

  // An assertion that fails on constants says its own sentence.
  void failingAssertion() {
    Flat m(modelOf(
        "function f input Real x; output Real y; algorithm assert(x > 0, \"x must be positive\"); y := x; end f;",
        "parameter Real p = f(-1); Real a = p;"));
    QVERIFY(!m.ok());
    QVERIFY(m.messages().contains("x must be positive"));
  }

  // A native function of the tables' kind, with a text argument.
  void externalFunction() {
    Flat m(modelOf("function f input String s; output Integer n; external \"C\" n = ModelicaStrings_length(s); end f;",
                   "parameter Integer p = f(\"four\");"));
    QVERIFY2(m.ok(), qPrintable(m.messages()));
    QCOMPARE(m.at("p", 0), 4.0);
  }

  // Matrices go to Fortran by columns and come back by rows: 1*x + 2*y = 5, 3*x + 4*y = 11.
  void fortranFunction() {
    Flat m(modelOf(
        "function solve input Real A[:, size(A, 1)]; input Real b[size(A, 1)]; output Real x[size(A, 1)] = b; "
        "output Integer info; protected Real Awork[size(A, 1), size(A, 1)] = A; Integer lda = max(1, size(A, 1)); "
        "Integer ldb = max(1, size(b, 1)); Integer ipiv[size(A, 1)]; "
        "external \"FORTRAN 77\" dgesv(size(A, 1), 1, Awork, lda, ipiv, x, ldb, info); end solve;",
        "parameter Real p[2] = solve([1, 2; 3, 4], {5, 11}); Real a[2] = solve([time, 2; 3, 4], {5, 11});"));
    QVERIFY2(m.ok(), qPrintable(m.messages()));
    QVERIFY(std::fabs(m.at("a[1]", 1) - 1) < 1e-12);
    QVERIFY(std::fabs(m.at("a[2]", 1) - 2) < 1e-12);
  }

  // The derivative annotation is used for what was not inlined.
  void derivativeAnnotation() {
    Flat m(
        modelOf("function f input Real x; input Real k; output Real y; algorithm y := k*x; "
                "annotation(derivative(noDerivative = k) = f_der); end f; "
                "function f_der input Real x; input Real k; input Real dx; output Real dy; algorithm dy := 7*k*dx; "
                "end f_der;",
                "Real a = f(time, 2);"));
    QVERIFY2(m.ok(), qPrintable(m.messages()));
    const ExprId call = m.definition("a");
    QVERIFY(m.pool().op(call) == Op::call);
    const ExprId one = m.result.model->pool.real(1);
    const ExprId derivative = m.result.context->differentiateCall(*m.result.model, call, std::vector<ExprId>{one});
    QVERIFY(derivative.isValid());
    QVERIFY(m.pool().isConstant(derivative, 14));
  }

  // Without an annotation the statements are differentiated: Newton's square root, a recursive power and an array that
  // is filled at run-time indices, against central differences.
  void differentiatedStatements() {
    Flat m(modelOf(
        "function root input Real x; output Real y; algorithm y := x; "
        "while abs(y*y - x) > 1e-13*x loop y := 0.5*(y + x/y); end while; end root; "
        "function power input Real x; input Real n; output Real y; algorithm "
        "y := if n < 0.5 then 1 else x*power(x, n - 1); end power; "
        "function fill4 input Real x[2]; input Real n; output Real y; protected Real z[4]; Integer i; algorithm "
        "i := 1; while i <= n loop z[i] := x[1]^i + sin(x[2])*root(x[1] + i); i := i + 1; end while; "
        "y := z[1] + 2*z[2] + 3*z[3]*z[4]; end fill4;",
        "Real s = time + 3; Real a = root(s); Real b = power(s, 4.2 + 0.1*time); Real c = fill4({s, 2*s}, 4.2 + "
        "0.1*time);"));
    QVERIFY2(m.ok(), qPrintable(m.messages()));
    for (const char* name : {"a", "b", "c"}) {
      QVERIFY(m.calls(name));
      QVERIFY2(
          std::fabs(m.derivativeAt(name, 0.5) / ((m.at(name, 0.5 + 1e-5) - m.at(name, 0.5 - 1e-5)) / 2e-5) - 1) < 1e-8,
          name);
    }
  }

  // Assigned in an algorithm section: later statements see earlier values; a branch of the run is merged.
  void algorithmSection() {
    Flat m(modelOf("",
                   "Real x; Real y[2]; algorithm x := time; x := x + 1; if time > 2 then y[1] := x; else y[1] := -x; "
                   "end if; for i in 2:2 loop y[i] := y[i - 1]*2; end for;"));
    QVERIFY2(m.ok(), qPrintable(m.messages()));
    QCOMPARE(m.at("x", 1), 2.0);
    QCOMPARE(m.at("y[2]", 1), -4.0);
    QCOMPARE(m.at("y[2]", 3), 8.0);
  }
};

QTEST_GUILESS_MAIN(FunctionsTest)
#include "functions_test.moc"
