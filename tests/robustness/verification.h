// Checks of a translated model in which two ways of computing the same thing must agree. Each returns what is wrong,
// empty when nothing is; what was compared is counted, so that a check which compares nothing shows.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/lower/lower.h"
#include "engine/solve/rates.h"
#include "engine/solve/run.h"

namespace armature::test {

// How much a check has compared, and how much could not be judged (differences at a kink, a system without solution).
struct Compared {
  uint64_t judged = 0, unclear = 0;
};

// A model at a point near the beginning of its run: initialized, discrete values frozen.
class Point {
 public:
  explicit Point(const program::Program& program);
  // False when the model cannot be initialized or evaluated; reason() says why.
  bool start(double time);
  // A little further along the rates.
  bool advance(double step);
  // The point of the same model in another translation: its discrete values, since a relation on its border may come
  // out either way, and its values as those where the solution of nonlinear systems begins, which may have several.
  bool adopt(Point& other);
  const std::string& reason() const { return reason_; }
  solve::Machine& machine() { return machine_; }
  solve::Rates& rates() { return rates_; }
  const std::vector<double>& states() const { return x_; }
  const std::vector<double>& derivatives() const { return f_; }
  double time() const { return t_; }
  // All values at (t, x), derivatives and outputs computed; null when that fails.
  const double* valuesAt(double t, const std::vector<double>& x);

 private:
  bool evaluate();
  solve::Machine machine_;
  solve::Rates rates_;
  std::vector<double> x_, f_;
  double t_ = 0;
  std::string reason_;
};

// Results of the first steps of a run by machine code and by the interpreter, bit for bit.
std::string compareEvaluators(const program::Program& program, solve::Settings settings, uint64_t steps,
                              Compared& count);
// df/dx from the tangents of the program against difference quotients, at the point.
std::string compareJacobian(Point& point, Compared& count);
// Every variable der(y) of the program against the difference quotient of y along the rates.
std::string compareDerivatives(Point& point, Compared& count);
// cj I - df/dx and the linear systems of the program, solved by the sparse and by the dense solver.
std::string compareSolvers(Point& point, Compared& count);
// The rates of the same model with its systems solved whole.
std::string compareRates(Point& torn, Point& whole, Compared& count);

}  // namespace armature::test
