#include "model_builder.h"

#include <cmath>

#include "engine/base/ensure.h"
#include "engine/model/function_table.h"
#include "engine/program/evaluator.h"

namespace armature::testing {

using model::Variability;
using symbolic::Type;

ModelBuilder::ModelBuilder() : model_(std::make_unique<model::FlatModel>()) {
  model_->name = "Test";
  model_->parts.push_back({});
}

model::FlatVariable& ModelBuilder::add(const std::string& name, Type type, Variability variability) {
  model::FlatVariable v;
  v.name = name;
  v.type = type;
  v.variability = variability;
  v.part = PartId(0u);
  const size_t dot = name.rfind('.');
  if (dot != std::string::npos) v.part = part(name.substr(0, dot));
  model_->variables.push_back(std::move(v));
  return model_->variables.back();
}

PartId ModelBuilder::part(const std::string& path) {
  const auto [at, isNew] = parts_.try_emplace(path, static_cast<uint32_t>(model_->parts.size()));
  if (path.empty()) return PartId(0u);
  if (!isNew) return PartId(at->second);
  model::FlatPart p;
  p.path = path;
  p.parent = PartId(0u);
  model_->parts.push_back(p);
  return PartId(static_cast<uint32_t>(model_->parts.size() - 1));
}

ExprId ModelBuilder::real(const std::string& name) {
  add(name, Type::real, Variability::continuous);
  return pool().variable(VarId(model_->variables.size() - 1));
}

ExprId ModelBuilder::state(const std::string& name, double start, bool isFixed) {
  const ExprId x = real(name);
  model_->variable(id(x)).start = number(start);
  if (isFixed) model_->variable(id(x)).fixed = pool().boolean(true);
  return x;
}

ExprId ModelBuilder::der(ExprId x) {
  const VarId v = id(x);
  if (const VarId d = model_->variable(v).derivative) return pool().variable(d);
  const ExprId d = real("der(" + model_->variable(v).name + ")");
  model_->variable(v).derivative = id(d);
  model_->variable(id(d)).integral = v;
  return d;
}

ExprId ModelBuilder::parameter(const std::string& name, double value) {
  add(name, Type::real, Variability::parameter).binding = number(value);
  return pool().variable(VarId(model_->variables.size() - 1));
}

ExprId ModelBuilder::boolean(const std::string& name, bool start) {
  add(name, Type::boolean, Variability::discrete).start = pool().boolean(start);
  return pool().variable(VarId(model_->variables.size() - 1), Type::boolean);
}

ExprId ModelBuilder::integer(const std::string& name, double start) {
  add(name, Type::integer, Variability::discrete).start = pool().integer(start);
  return pool().variable(VarId(model_->variables.size() - 1), Type::integer);
}

void ModelBuilder::equation(ExprId lhs, ExprId rhs, const std::string& path) {
  model::FlatEquation e;
  e.lhs = lhs;
  e.rhs = rhs;
  e.part = part(path);
  model_->equations.push_back(e);
}

void ModelBuilder::initial(ExprId lhs, ExprId rhs) {
  model::FlatEquation e;
  e.lhs = lhs;
  e.rhs = rhs;
  e.part = PartId(0u);
  model_->initialEquations.push_back(e);
}

lower::LowerResult ModelBuilder::lower(Diagnostics& diagnostics) {
  lower::LowerOptions options;
  options.verifyPasses = true;
  options.wantsJacobian = false;
  model::FlattenResult flat;
  flat.model = std::move(model_);
  return lower::lower(std::move(flat), options, diagnostics);
}

// ---- PlainRun -----------------------------------------------------------------------------------------------------

namespace pg = program;

struct PlainRun::Machine {
  explicit Machine(const pg::Program& program)
      : p(program), evaluator(pg::makeInterpreter(program)), v(program.initial) {
    context.program = &program;
    context.delays.resize(program.delayCount);
  }

  void run(const pg::Section& section) {
    for (const pg::Step& s : section) {
      switch (s.kind) {
        case pg::Step::Kind::code:
          evaluator->run(s.index, v.data(), context);
          break;
        case pg::Step::Kind::linear:
          linear(p.linear[s.index]);
          break;
        case pg::Step::Kind::nonlinear:
          nonlinear(p.nonlinear[s.index]);
          break;
        case pg::Step::Kind::mixed:
          mixed(p.mixed[s.index]);
          break;
        case pg::Step::Kind::conditional:
          if (v[p.conditionals[s.index].condition] != 0)
            run(p.conditionals[s.index].section);
          else
            for (const pg::Conditional::Range& r : p.conditionals[s.index].otherwise)
              std::copy_n(v.begin() + r.source, r.count, v.begin() + r.target);
          break;
        default:
          ENSURE(false);
          break;
      }
    }
  }

  // Gaussian elimination with complete pivoting; free unknowns keep zero.
  static void solve(std::vector<std::vector<double>> a, std::vector<double> b, std::vector<double>& x) {
    const size_t n = b.size();
    std::vector<size_t> column(n);
    for (size_t i = 0; i < n; ++i) column[i] = i;
    size_t rank = 0;
    for (; rank < n; ++rank) {
      size_t pr = rank, pc = rank;
      for (size_t r = rank; r < n; ++r)
        for (size_t c = rank; c < n; ++c)
          if (std::fabs(a[r][c]) > std::fabs(a[pr][pc])) pr = r, pc = c;
      if (std::fabs(a[pr][pc]) < 1e-14) break;
      std::swap(a[pr], a[rank]);
      std::swap(b[pr], b[rank]);
      for (auto& row : a) std::swap(row[pc], row[rank]);
      std::swap(column[pc], column[rank]);
      for (size_t r = rank + 1; r < n; ++r) {
        const double f = a[r][rank] / a[rank][rank];
        for (size_t c = rank; c < n; ++c) a[r][c] -= f * a[rank][c];
        b[r] -= f * b[rank];
      }
    }
    std::vector<double> y(n, 0);
    for (size_t k = rank; k-- > 0;) {
      double s = b[k];
      for (size_t c = k + 1; c < rank; ++c) s -= a[k][c] * y[c];
      y[k] = s / a[k][k];
    }
    x.assign(n, 0);
    for (size_t k = 0; k < n; ++k) x[column[k]] = y[k];
  }

  void linear(const pg::LinearSystem& s) {
    evaluator->run(s.code, v.data(), context);
    std::vector<std::vector<double>> a(s.size, std::vector<double>(s.size, 0));
    std::vector<double> b(s.size), x;
    for (const auto& e : s.entries) a[e.row][e.column] = v[e.slot];
    for (uint32_t i = 0; i < s.size; ++i) b[i] = v[s.rhs[i]];
    solve(a, b, x);
    for (uint32_t i = 0; i < s.size; ++i) v[s.unknowns[i]] = x[i];
  }

  void nonlinear(const pg::NonlinearSystem& s) {
    for (int iteration = 0; iteration < 100; ++iteration) {
      evaluator->run(s.residual, v.data(), context);
      std::vector<double> r(s.size), x;
      double norm = 0;
      for (uint32_t i = 0; i < s.size; ++i) {
        r[i] = v[s.residuals[i]];
        norm = std::max(norm, std::fabs(r[i]));
      }
      if (norm < 1e-13) return;
      evaluator->run(s.jacobian, v.data(), context);
      std::vector<std::vector<double>> a(s.size, std::vector<double>(s.size, 0));
      for (const auto& e : s.entries) a[e.row][e.column] = v[e.slot];
      solve(a, r, x);
      for (uint32_t i = 0; i < s.size; ++i) v[s.unknowns[i]] -= x[i];
    }
  }

  void mixed(const pg::MixedSystem& s) {
    for (int iteration = 0; iteration < 50; ++iteration) {
      run(s.continuous);
      evaluator->run(s.discrete, v.data(), context);
      bool isSame = true;
      for (size_t k = 0; k < s.current.size(); ++k) {
        isSame = isSame && v[s.current[k]] == v[s.next[k]];
        v[s.current[k]] = v[s.next[k]];
      }
      if (isSame) return;
    }
  }

  void eventIteration() {
    for (int iteration = 0; iteration < 50; ++iteration) {
      run(p.event);
      bool isSame = true;
      for (const auto& r : p.reinits)
        if (v[r.active] != 0) v[p.states[r.state].slot] = v[r.value];
      for (const auto& d : p.discretes) {
        isSame = isSame && v[d.slot] == v[d.pre];
        v[d.pre] = v[d.slot];
      }
      if (isSame) return;
    }
  }

  void rates(std::vector<double>& out) {
    run(p.derivatives);
    out.resize(p.states.size());
    for (size_t i = 0; i < out.size(); ++i) out[i] = v[p.states[i].derivative];
  }

  void step(double h) {
    const size_t n = p.states.size();
    std::vector<double> x(n), k[4];
    for (size_t i = 0; i < n; ++i) x[i] = v[p.states[i].slot];
    const double t = v[p.time];
    const double at[4] = {0, 0.5, 0.5, 1};
    for (int s = 0; s < 4; ++s) {
      v[p.time] = t + at[s] * h;
      for (size_t i = 0; i < n; ++i) v[p.states[i].slot] = x[i] + (s ? at[s] * h * k[s - 1][i] : 0);
      rates(k[s]);
    }
    for (size_t i = 0; i < n; ++i) v[p.states[i].slot] = x[i] + h / 6 * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]);
    v[p.time] = t + h;
    run(p.derivatives);
    eventIteration();
    run(p.derivatives);
    run(p.outputs);
  }

  const pg::Program& p;
  std::unique_ptr<pg::Evaluator> evaluator;
  pg::RunContext context;
  std::vector<double> v;
};

PlainRun::PlainRun(const pg::Program& program) : machine_(std::make_unique<Machine>(program)) {}
PlainRun::~PlainRun() = default;

void PlainRun::initialize() {
  Machine& m = *machine_;
  m.run(m.p.parameters);
  m.run(m.p.initialization);
  for (const auto& d : m.p.discretes) m.v[d.pre] = m.v[d.slot];
  m.eventIteration();
  m.run(m.p.derivatives);
  m.run(m.p.outputs);
}

void PlainRun::advance(double until, double step) {
  while (machine_->v[machine_->p.time] < until - 0.5 * step) machine_->step(step);
}

double PlainRun::operator[](const std::string& name) const {
  for (const auto& x : machine_->p.variables)
    if (x.name == name) return (x.isNegated ? -1 : 1) * machine_->v[x.slot];
  ENSURE(false, name);
}

double& PlainRun::slotOf(const std::string& name) {
  for (const auto& x : machine_->p.variables)
    if (x.name == name) return machine_->v[x.slot];
  ENSURE(false, name);
}

}  // namespace armature::testing
