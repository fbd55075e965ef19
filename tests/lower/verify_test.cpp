// The verifiers between the passes: each thing that they promise to find, broken on purpose in a model that is whole.
#include <QtTest>
#include <functional>

#include "engine/lower/verify_work.h"
#include "engine/program/verify.h"
#include "model_builder.h"

using namespace armature;
using armature::lower::BlockPlan;
using armature::lower::Role;
using armature::lower::Work;
using armature::testing::ModelBuilder;

namespace {

QString joined(const std::vector<std::string>& violations) {
  QString all;
  for (const std::string& v : violations) all += QString::fromStdString(v) + "\n";
  return all;
}

// x' = v, v' = u + b; a pair of linear equations for a and b, a nonlinear one for u, an explicit one for c; a relation.
void build(ModelBuilder& b) {
  auto& p = b.pool();
  using symbolic::Op;
  const ExprId x = b.state("x", 1), v = b.state("v", 0), a = b.real("a"), c = b.real("c"), u = b.real("u");
  const ExprId other = b.real("b"), gain = b.parameter("gain", 3), on = b.boolean("on");
  b.equation(b.der(x), v);
  b.equation(b.der(v), p.add(u, other));
  b.equation(p.add(a, p.mul(gain, other)), x);
  b.equation(p.sub(p.mul(gain, a), other), v);
  b.equation(p.add(u, p.unary(Op::exp, u)), a);
  b.equation(c, p.mul(u, v));
  b.equation(on, p.binary(Op::greater, x, b.number(2)));
}

BlockPlan& find(std::vector<BlockPlan>& plans, BlockPlan::Kind kind) {
  for (BlockPlan& plan : plans)
    if (plan.kind == kind) return plan;
  qFatal("the model has no such block");
}

struct BrokenWork {
  const char* expected;
  std::function<void(Work&)> spoil;
};

struct BrokenProgram {
  const char* expected;
  std::function<void(program::Program&)> spoil;
};

struct BrokenModel {
  const char* expected;
  std::function<void(model::FlatModel&)> spoil;
};

using Kind = BlockPlan::Kind;

const std::vector<BrokenWork>& brokenWorks() {
  static const std::vector<BrokenWork> rows{
      {"roles: wrong number", [](Work& w) { w.role.pop_back(); }},
      {"an equation without sides", [](Work& w) { w.equations.front().lhs = {}; }},
      {"was replaced but occurs in",
       [](Work& w) {
         w.aliasCount = 1;
         w.role[w.solvedBy[0].index()] = Role::replaced;
       }},
      {"derivative link of",
       [](Work& w) {
         for (auto& v : w.m.variables)
           if (v.derivative && w.roleOf(v.derivative) == Role::unknown) w.var(v.derivative).integral = {};
       }},
      {"integral of", [](Work& w) { w.equations.front().integral = 1000; }},
      {"is read before it is known", [](Work& w) { std::reverse(w.continuousPlans.begin(), w.continuousPlans.end()); }},
      {"is solved twice", [](Work& w) { w.continuousPlans.push_back(w.continuousPlans.front()); }},
      {"is not solved", [](Work& w) { w.continuousPlans.pop_back(); }},
      {"on is not solved",
       [](Work& w) {
         std::erase_if(w.eventPlans, [&](const BlockPlan& plan) { return w.var(plan.solved.front()).name == "on"; });
       }},
      {"initialization: x is not solved",
       [](Work& w) {
         std::erase_if(w.initialPlans, [&](const BlockPlan& plan) { return w.var(plan.solved.front()).name == "x"; });
       }},
      {"is not square", [](Work& w) { find(w.continuousPlans, Kind::nonlinear).residuals.clear(); }},
      {"is outside", [](Work& w) { find(w.continuousPlans, Kind::nonlinear).matrix.front().column = 9; }},
      {"solves another number of variables",
       [](Work& w) { find(w.continuousPlans, Kind::nonlinear).unknowns.clear(); }},
      {"without an expression", [](Work& w) { find(w.continuousPlans, Kind::nonlinear).residuals.front() = {}; }},
  };
  return rows;
}

program::Instr& instruction(program::Program& p, program::Op op) {
  for (program::Code& code : p.codes)
    for (program::Instr& i : code.instrs)
      if (i.op == op) return i;
  qFatal("the program has no such instruction");
}

const std::vector<BrokenProgram>& brokenPrograms() {
  using program::Program;
  static const std::vector<BrokenProgram> rows{
      {"initial values: wrong number", [](Program& p) { p.initial.pop_back(); }},
      {"time: slot", [](Program& p) { p.time = p.slotCount; }},
      {"refers forward", [](Program& p) { instruction(p, program::Op::add).a = p.slotCount + 100000; }},
      {"out of range", [](Program& p) { instruction(p, program::Op::store).b = p.slotCount; }},
      {"after its store",
       [](Program& p) {
         program::Code& code = p.codes.front();
         code.instrs.insert(code.instrs.begin(), {program::Op::store, p.time, 5, 0});
         code.instrs.insert(code.instrs.begin() + 1, {program::Op::neg, 5, 0, 0});
       }},
      {"uses an instruction without value",
       [](Program& p) {
         program::Code& code = p.codes.front();
         code.instrs.push_back({program::Op::store, p.time, 5, 0});
         const auto last = static_cast<uint32_t>(p.slotCount + code.instrs.size() - 1);
         code.instrs.push_back({program::Op::neg, last, 0, 0});
       }},
      {"call out of range",
       [](Program& p) {
         p.codes.front().instrs.push_back({program::Op::call, 77, 0, 0});
       }},
      {"result of no call",
       [](Program& p) {
         p.codes.front().instrs.push_back({program::Op::result, 0, 5, 0});
       }},
      {"list out of range",
       [](Program& p) {
         p.codes.front().instrs.push_back({program::Op::lookup, 0, 77, 0});
       }},
      {"nonlinear system is not square", [](Program& p) { p.nonlinear.front().residuals.clear(); }},
      {"nonlinear system: code out of range", [](Program& p) { p.nonlinear.front().residual = 10000; }},
      {"nonlinear system: entry out of range", [](Program& p) { p.nonlinear.front().entries.front().row = 9; }},
      {"section derivatives: step out of range",
       [](Program& p) {
         p.derivatives.push_back({program::Step::Kind::linear, 10000});
       }},
      {"section selection: step out of range",
       [](Program& p) {
         p.selection.push_back({program::Step::Kind::code, 10000});
       }},
      {"state x: slot", [](Program& p) { p.states.front().slot = p.slotCount; }},
      {"root of x > 2: slot", [](Program& p) { p.relations.front().root = p.slotCount; }},
      {"jacobian: wrong lengths", [](Program& p) { p.jacobian.columnStart.assign(1, 0); }},
      {"state set: state out of range",
       [](Program& p) {
         p.stateSets.emplace_back();
         p.stateSets.back().states.push_back(99);
       }},
  };
  return rows;
}

const std::vector<BrokenModel>& brokenModels() {
  using model::FlatModel;
  static const std::vector<BrokenModel> rows{
      {"expression out of range", [](FlatModel& m) { m.equations.front().lhs = {}; }},
      {"variable out of range", [](FlatModel& m) { m.equations.front().rhs = m.pool.variable(VarId(1000u)); }},
      {"sides of different type", [](FlatModel& m) { m.equations.front().rhs = m.pool.boolean(true); }},
      {"part out of range", [](FlatModel& m) { m.equations.front().part = PartId(1000u); }},
      {"reinit: variable out of range",
       [](FlatModel& m) {
         m.reinits.emplace_back();
         m.reinits.back().active = m.pool.boolean(true);
         m.reinits.back().value = m.pool.real(1);
         m.reinits.back().state = VarId(1000u);
       }},
      {"assertion: expression out of range", [](FlatModel& m) { m.assertions.emplace_back(); }},
      {"sampler: expression out of range", [](FlatModel& m) { m.samplers.emplace_back(); }},
  };
  return rows;
}

class VerifyTest : public QObject {
  Q_OBJECT
 private slots:
  void model_data() { addRows(brokenModels()); }
  void model();
  void work_data() { addRows(brokenWorks()); }
  void work();
  void program_data() { addRows(brokenPrograms()); }
  void program();

 private:
  template <class Rows>
  void addRows(const Rows& rows) {
    QTest::addColumn<int>("index");
    for (size_t k = 0; k < rows.size(); ++k)
      QTest::newRow(qPrintable(QString("%1 %2").arg(k).arg(rows[k].expected))) << static_cast<int>(k);
  }
};

void VerifyTest::model() {
  QFETCH(int, index);
  ModelBuilder b;
  build(b);
  QCOMPARE(joined(model::verify(b.model())), QString());
  const BrokenModel& row = brokenModels()[static_cast<size_t>(index)];
  row.spoil(b.model());
  const QString found = joined(model::verify(b.model()));
  QVERIFY2(found.contains(row.expected), qPrintable(found));
}

void VerifyTest::work() {
  QFETCH(int, index);
  ModelBuilder b;
  build(b);
  model::FlattenResult flat;
  flat.model = b.take();
  Diagnostics diagnostics;
  const lower::LowerOptions options;
  Work w(std::move(flat), options, diagnostics);
  QVERIFY(normalize(w) && evaluateParameters(w) && findReferences(w) && eliminateAliases(w) && expandEvents(w) &&
          findRelevance(w) && reduceIndex(w) && sortContinuous(w) && sortEvents(w) && sortInitial(w));
  QCOMPARE(joined(verifyWork(w)), QString());
  const BrokenWork& row = brokenWorks()[static_cast<size_t>(index)];
  row.spoil(w);
  const QString found = joined(verifyWork(w));
  QVERIFY2(found.contains(row.expected), qPrintable(found));
}

void VerifyTest::program() {
  QFETCH(int, index);
  ModelBuilder b;
  build(b);
  Diagnostics diagnostics;
  const lower::LowerResult lowered = b.lower(diagnostics);
  QVERIFY(lowered.program);
  QCOMPARE(joined(program::verify(*lowered.program)), QString());
  const BrokenProgram& row = brokenPrograms()[static_cast<size_t>(index)];
  row.spoil(*lowered.program);
  const QString found = joined(program::verify(*lowered.program));
  QVERIFY2(found.contains(row.expected), qPrintable(found));
}

}  // namespace

QTEST_GUILESS_MAIN(VerifyTest)
#include "verify_test.moc"
