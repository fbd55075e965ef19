#include "verification.h"

#include <Eigen/LU>
#include <bit>
#include <cmath>
#include <set>
#include <unordered_map>

#include "engine/solve/initialize.h"
#include "engine/solve/state_sets.h"

namespace armature::test {

namespace {

std::string text(double x) {
  char buffer[40];
  std::snprintf(buffer, sizeof buffer, "%.10g", x);
  return buffer;
}

bool isSame(double a, double b) {
  return std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b) || a == b || (std::isnan(a) && std::isnan(b));
}

// What difference quotients with two steps tell of a derivative. A function may have a kink at the point, where each
// side has a derivative of its own.
struct Quotients {
  double forward[2], backward[2];

  Quotients(double before[2], double here, double after[2], const double h[2]) {
    for (int k = 0; k < 2; ++k) {
      forward[k] = (after[k] - here) / h[k];
      backward[k] = (here - before[k]) / h[k];
    }
  }
  double central(int k) const { return 0.5 * (forward[k] + backward[k]); }

  enum class Answer : uint8_t { agrees, differs, unclear };
  // `noise`: of a quotient with the shorter step.
  Answer judge(double value, double noise) const {
    if (!std::isfinite(central(0)) || !std::isfinite(central(1))) return Answer::unclear;
    const auto agrees = [&](double longer, double shorter) {
      return std::fabs(value - shorter) <=
             1e-4 * (std::fabs(value) + std::fabs(shorter)) + 3 * std::fabs(longer - shorter) + noise;
    };
    if (agrees(central(0), central(1)) || agrees(forward[0], forward[1]) || agrees(backward[0], backward[1]))
      return Answer::agrees;
    const double spread = std::fabs(central(0) - central(1));
    return spread > 0.05 * (std::fabs(value) + std::fabs(central(1))) ? Answer::unclear : Answer::differs;
  }
  // Whether they differ; else the answer is counted.
  bool contradict(double value, double noise, Compared& count) const {
    const Answer answer = judge(value, noise);
    if (answer == Answer::differs) return true;
    ++(answer == Answer::agrees ? count.judged : count.unclear);
    return false;
  }
};

constexpr double kSteps[2] = {4e-6, 1e-6};  // relative to value and nominal value

}  // namespace

Point::Point(const program::Program& program) : machine_(program, true, nullptr), rates_(machine_, 1e-6) {}

bool Point::start(double time) {
  solve::Settings settings;
  settings.startTime = t_ = time;
  Diagnostics diagnostics;
  const program::Program& p = machine_.program();
  machine_.at(p.time) = time;
  solve::StateSelector selector(machine_);
  bool isGood = solve::computeParameters(machine_, time, diagnostics);
  if (isGood) selector.selectAtStart();
  isGood = isGood && solve::initialize(machine_, settings, diagnostics);
  if (!isGood) {
    reason_ = diagnostics.all().empty() ? std::string("no initialization") : diagnostics.all().front().message.text();
    return false;
  }
  machine_.setFrozen(true);
  selector.select();
  for (const program::StateVariable& s : p.states) x_.push_back(machine_.at(s.slot));
  f_.resize(x_.size());
  return evaluate();
}

bool Point::evaluate() {
  machine_.clearFailure();
  rates_.forget();
  if (rates_.evaluate(t_, x_.data(), f_.data())) {
    rates_.acceptGuess();
    return true;
  }
  reason_ = machine_.failure().text;
  return false;
}

bool Point::advance(double step) {
  for (size_t k = 0; k < x_.size(); ++k) {
    // No state moves far: a stiff one would leave the solution at once.
    const double nominal = std::max(std::fabs(x_[k]), std::fabs(machine_.program().states[k].nominal));
    if (std::fabs(f_[k]) * step > 1e-3 * nominal) step = 1e-3 * nominal / std::fabs(f_[k]);
  }
  for (size_t k = 0; k < x_.size(); ++k) x_[k] += step * f_[k];
  t_ += step;
  return evaluate();
}

bool Point::adopt(Point& other) {
  const program::Program &p = machine_.program(), &q = other.machine_.program();
  if (p.variables.size() != q.variables.size() || x_.size() != other.x_.size()) {
    reason_ = "another number of variables";
    return false;
  }
  for (size_t k = 0; k < p.variables.size(); ++k) {
    const program::Variable &to = p.variables[k], &from = q.variables[k];
    if (to.name != from.name || to.kind != program::Variable::Kind::continuous || to.slot == program::kNone) continue;
    if (from.slot == program::kNone) continue;
    const double value = from.isNegated ? -other.machine_.at(from.slot) : other.machine_.at(from.slot);
    machine_.at(to.slot) = to.isNegated ? -value : value;
  }
  if (p.discretes.size() != q.discretes.size()) {
    reason_ = "another number of discrete variables";
    return false;
  }
  for (size_t k = 0; k < p.discretes.size(); ++k) {
    machine_.at(p.discretes[k].slot) = other.machine_.at(q.discretes[k].slot);
    machine_.at(p.discretes[k].pre) = other.machine_.at(q.discretes[k].pre);
  }
  x_ = other.x_;
  t_ = other.t_;
  rates_.acceptGuess();
  return evaluate();
}

const double* Point::valuesAt(double t, const std::vector<double>& x) {
  std::vector<double> f(x.size());
  machine_.clearFailure();
  rates_.forget();
  rates_.loadGuess(false);
  if (!rates_.evaluate(t, x.data(), f.data()) || !machine_.run(machine_.program().outputs)) return nullptr;
  return machine_.v();
}

std::string compareEvaluators(const program::Program& program, solve::Settings settings, uint64_t steps,
                              Compared& count) {
  settings.stepBudget = steps;
  std::shared_ptr<results::Store> stores[2];
  solve::RunResult results[2];
  for (int k = 0; k < 2; ++k) {
    stores[k] = solve::makeStore(program);
    settings.useMachineCode = k == 0;
    solve::Control control;
    Diagnostics diagnostics;
    results[k] = solve::run(program, settings, {}, control, *stores[k], diagnostics);
  }
  if (results[0].outcome != results[1].outcome || results[0].endTime != results[1].endTime)
    return "the runs end differently";
  if (stores[0]->rowCount() != stores[1]->rowCount()) return "the runs have different numbers of points";
  std::set<uint32_t> seen;  // aliases share a series
  for (const results::Column& column : stores[0]->columns()) {
    if (column.isConstant || !seen.insert(column.source).second) continue;
    for (uint64_t row = 0; row < stores[0]->rowCount(); ++row) {
      const double a = stores[0]->value(column, row), b = stores[1]->value(column, row);
      if (!isSame(a, b))
        return column.name + " in row " + std::to_string(row) + ": " + text(a) + " by machine code, " + text(b) +
               " by the interpreter";
      ++count.judged;
    }
  }
  return {};
}

std::string compareJacobian(Point& point, Compared& count) {
  solve::Machine& machine = point.machine();
  const program::Program& p = machine.program();
  const program::Jacobian& j = p.jacobian;
  const size_t n = p.states.size();
  if (n == 0) return {};
  if (j.section.empty()) {
    count.unclear += n;
    return {};
  }
  // All columns one by one, zeros outside of the pattern included.
  Eigen::MatrixXd analytic(n, n);
  if (!point.valuesAt(point.time(), point.states())) return "the point cannot be evaluated";
  for (const program::Slot seed : j.seeds) machine.at(seed) = 0;
  for (size_t c = 0; c < n; ++c) {
    machine.at(j.seeds[c]) = 1;
    if (!machine.run(j.section)) return "the tangents of " + p.states[c].name + " cannot be computed";
    // Read first: the rate of a state that is another state's rate has the seed of that one for its tangent.
    for (size_t r = 0; r < n; ++r) analytic(r, c) = machine.at(j.results[r]);
    machine.at(j.seeds[c]) = 0;
    std::vector<uint8_t> isInside(n, 0);
    for (uint32_t k = j.columnStart[c]; k < j.columnStart[c + 1]; ++k) isInside[j.rows[k]] = 1;
    for (size_t r = 0; r < n; ++r)
      if (!isInside[r] && analytic(r, c) != 0)
        return "d der(" + p.states[r].name + ")/d " + p.states[c].name + " is outside of the pattern";
  }
  const std::vector<double> here = point.derivatives();
  const double rounding = 1e-9 * (1e-3 + analytic.cwiseAbs().maxCoeff());
  for (size_t c = 0; c < n; ++c) {
    const double size = std::max(std::fabs(point.states()[c]), std::fabs(p.states[c].nominal));
    std::vector<double> moved[2][2];  // by step and direction: the rates
    double h[2];
    bool isGood = true;
    for (int k = 0; k < 2 && isGood; ++k) {
      h[k] = kSteps[k] * size;
      for (int side = 0; side < 2 && isGood; ++side) {
        std::vector<double> x = point.states();
        x[c] += side ? h[k] : -h[k];
        const double* v = point.valuesAt(point.time(), x);
        isGood = v != nullptr;
        if (v)
          for (const program::StateVariable& s : p.states) moved[k][side].push_back(v[s.derivative]);
      }
    }
    if (!isGood) {
      count.unclear += n;
      continue;
    }
    for (size_t r = 0; r < n; ++r) {
      double before[2] = {moved[0][0][r], moved[1][0][r]}, after[2] = {moved[0][1][r], moved[1][1][r]};
      const Quotients q(before, here[r], after, h);
      const double noise = 1e-9 * std::max(std::fabs(here[r]), std::fabs(after[0])) / h[1] + rounding;
      if (q.contradict(analytic(r, c), noise, count))
        return "d der(" + p.states[r].name + ")/d " + p.states[c].name + ": " + text(analytic(r, c)) +
               " by tangents, " + text(q.central(1)) + " by differences";
    }
  }
  return {};
}

std::string compareDerivatives(Point& point, Compared& count) {
  const program::Program& p = point.machine().program();
  struct Pair {
    std::string name;
    const program::Variable *value, *rate;
  };
  std::vector<Pair> pairs;
  std::unordered_map<std::string, const program::Variable*> byName;
  for (const program::Variable& v : p.variables) byName.emplace(v.name, &v);
  for (const program::Variable& v : p.variables) {
    if (v.name.rfind("der(", 0) != 0 || v.name.back() != ')' || v.slot == program::kNone) continue;
    const auto it = byName.find(v.name.substr(4, v.name.size() - 5));
    if (it == byName.end() || it->second->slot == program::kNone) continue;
    pairs.push_back({it->first, it->second, &v});
  }
  if (pairs.empty()) return {};
  const auto read = [](const double* v, const program::Variable& variable) {
    return variable.isNegated ? -v[variable.slot] : v[variable.slot];
  };
  const size_t n = p.states.size();
  double fastest = 1;
  for (size_t k = 0; k < n; ++k)
    fastest = std::max(fastest, std::fabs(point.derivatives()[k]) /
                                    std::max(std::fabs(point.states()[k]), std::fabs(p.states[k].nominal)));
  std::vector<double> here, rates, moved[2][2];
  double h[2];
  const auto take = [&](const double* v, std::vector<double>& into, bool isRate) {
    if (!v) return false;
    for (const Pair& pair : pairs) into.push_back(read(v, isRate ? *pair.rate : *pair.value));
    return true;
  };
  if (!take(point.valuesAt(point.time(), point.states()), here, false)) return "the point cannot be evaluated";
  take(point.machine().v(), rates, true);
  for (int k = 0; k < 2; ++k) {
    h[k] = 10 * kSteps[k] / fastest;
    for (int side = 0; side < 2; ++side) {
      const double step = side ? h[k] : -h[k];
      std::vector<double> x = point.states();
      for (size_t s = 0; s < n; ++s) x[s] += step * point.derivatives()[s];
      if (!take(point.valuesAt(point.time() + step, x), moved[k][side], false)) {
        count.unclear += pairs.size();
        return {};
      }
    }
  }
  for (size_t k = 0; k < pairs.size(); ++k) {
    double before[2] = {moved[0][0][k], moved[1][0][k]}, after[2] = {moved[0][1][k], moved[1][1][k]};
    const Quotients q(before, here[k], after, h);
    if (q.contradict(rates[k], 1e-9 * std::max(1e-3, std::fabs(here[k])) / h[1], count))
      return "der(" + pairs[k].name + "): " + text(rates[k]) + " by its equation, " + text(q.central(1)) +
             " by differences";
  }
  return {};
}

namespace {

// Solves A z = b by the dense solver, by the sparse one (copies of A along the diagonal, until it is large enough) and
// by Eigen; what is singular is not compared.
std::string compareMatrix(uint32_t n, const std::vector<solve::MatrixSolver::Position>& pattern,
                          const std::vector<double>& values, Compared& count) {
  Eigen::MatrixXd a = Eigen::MatrixXd::Zero(n, n);
  for (size_t k = 0; k < pattern.size(); ++k) a(pattern[k].row, pattern[k].column) += values[k];
  Eigen::VectorXd b(n);
  for (uint32_t k = 0; k < n; ++k) b(k) = a.row(k).cwiseAbs().maxCoeff() * std::cos(1.0 + k);
  const Eigen::FullPivLU<Eigen::MatrixXd> lu(a);
  if (!a.allFinite() || !lu.isInvertible() || lu.rcond() < 1e-9) {
    ++count.unclear;
    return {};
  }
  const Eigen::VectorXd exact = lu.solve(b);
  const double scale = exact.cwiseAbs().maxCoeff();
  for (const bool isSparse : {false, true}) {
    const uint32_t copies = isSparse ? 300 / n + 2 : 1;
    std::vector<solve::MatrixSolver::Position> positions;
    std::vector<double> all, z;
    for (uint32_t copy = 0; copy < copies; ++copy) {
      for (const auto& at : pattern) positions.push_back({at.row + copy * n, at.column + copy * n});
      all.insert(all.end(), values.begin(), values.end());
      z.insert(z.end(), b.data(), b.data() + n);
    }
    solve::MatrixSolver solver;
    solver.setPattern(copies * n, positions);
    if (isSparse && !solver.isSparse()) {
      ++count.unclear;  // too full for the sparse solver
      continue;
    }
    if (!solver.factor(all.data()) || !solver.isRegular() || !solver.solve(z.data()))
      return "a regular matrix of size " + std::to_string(n) + " is not solved, reciprocal condition " +
             text(lu.rcond()) + ", first entries " + text(a(0, 0)) + ", " + text(a(0, n - 1));
    const double allowed = 1e-13 / lu.rcond() * scale * n + 1e-300;
    for (uint32_t k = 0; k < copies * n; ++k) {
      if (!(std::fabs(z[k] - exact(k % n)) <= allowed))
        return std::string(solver.isSparse() ? "sparse" : "dense") + " solution " + text(z[k]) + ", expected " +
               text(exact(k % n)) + " in a system of size " + std::to_string(n);
    }
    ++count.judged;
  }
  return {};
}

}  // namespace

std::string compareSolvers(Point& point, Compared& count) {
  solve::Machine& machine = point.machine();
  const program::Program& p = machine.program();
  if (!point.valuesAt(point.time(), point.states())) return "the point cannot be evaluated";
  for (const program::LinearSystem& system : p.linear) {
    if (system.code == program::kNone || system.size == 0) continue;
    machine.runCode(system.code);
    std::vector<solve::MatrixSolver::Position> pattern;
    std::vector<double> values;
    for (const program::MatrixEntry& e : system.entries) {
      pattern.push_back({e.row, e.column});
      values.push_back(machine.at(e.slot));
    }
    const std::string problem = compareMatrix(system.size, pattern, values, count);
    if (!problem.empty()) return problem;
  }
  const uint32_t n = point.rates().stateCount();
  if (n == 0) return {};
  std::vector<double> values(point.rates().pattern().size());
  point.rates().forget();
  if (!point.rates().jacobian(point.time(), point.states().data(), point.derivatives().data(), 0, values.data())) {
    ++count.unclear;
    return {};
  }
  double largest = 1;
  for (double x : values) largest = std::max(largest, std::fabs(x));
  // As in a step whose length suits the fastest part of the model.
  for (size_t k = values.size() - n; k < values.size(); ++k) values[k] = largest;
  return compareMatrix(n, point.rates().pattern(), values, count);
}

std::string compareRates(Point& torn, Point& whole, Compared& count) {
  const program::Program& p = torn.machine().program();
  const program::Program& q = whole.machine().program();
  if (p.states.size() != q.states.size()) return "another number of states";
  const size_t n = p.states.size();
  double largest = 0;
  for (double f : torn.derivatives()) largest = std::max(largest, std::fabs(f));
  for (size_t k = 0; k < n; ++k) {
    if (p.states[k].name != q.states[k].name) return "other states: " + p.states[k].name + ", " + q.states[k].name;
    const double a = torn.derivatives()[k], b = whole.derivatives()[k];
    if (std::fabs(a - b) > 1e-6 * (std::fabs(a) + std::fabs(b)) + 1e-9 * largest + 1e-9)
      return "der(" + p.states[k].name + "): " + text(a) + " torn, " + text(b) + " whole";
    ++count.judged;
  }
  return {};
}

}  // namespace armature::test
