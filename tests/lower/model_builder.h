// Flat models by hand, for the tests of the lowering.
#pragma once
#include <memory>
#include <string>
#include <unordered_map>

#include "engine/lower/lower.h"

namespace armature::testing {

class ModelBuilder {
 public:
  ModelBuilder();
  ExprId real(const std::string& name);  // continuous unknown
  ExprId state(const std::string& name, double start, bool isFixed = true);
  ExprId der(ExprId x);  // its derivative variable
  ExprId parameter(const std::string& name, double value);
  ExprId boolean(const std::string& name, bool start = false);
  ExprId integer(const std::string& name, double start = 0);
  ExprId number(double x) { return pool().real(x); }
  void equation(ExprId lhs, ExprId rhs, const std::string& part = "");
  void initial(ExprId lhs, ExprId rhs);
  symbolic::Pool& pool() { return model_->pool; }
  model::FlatModel& model() { return *model_; }
  VarId id(ExprId leaf) { return pool().variableOf(leaf); }
  lower::LowerResult lower(Diagnostics& diagnostics);
  // The model itself, for the passes one by one; the builder is used up.
  std::unique_ptr<model::FlatModel> take() { return std::move(model_); }

 private:
  model::FlatVariable& add(const std::string& name, symbolic::Type type, model::Variability variability);
  PartId part(const std::string& path);
  std::unique_ptr<model::FlatModel> model_;
  std::unordered_map<std::string, uint32_t> parts_;
};

// A simulation of a program with fixed steps, made of the reference interpreter, dense elimination and Newton's method:
// slow and plain, so that the tests depend on nothing else.
class PlainRun {
 public:
  explicit PlainRun(const program::Program& program);
  ~PlainRun();
  void initialize();
  // Classical Runge–Kutta steps; events are looked for after each step only.
  void advance(double until, double step);
  double operator[](const std::string& name) const;
  double& slotOf(const std::string& name);

 private:
  struct Machine;
  std::unique_ptr<Machine> machine_;
};

}  // namespace armature::testing
