// Ten of the models of tests/exact as somebody writes them who drives SUNDIALS by hand: right sides in C++, Debian's
// vectors and matrices, Jacobians by the library's own differences (dense, or banded where they are).
#pragma once
#include <string>
#include <vector>

namespace armature::benchmarks {

struct HandProblem {
  std::string name;                     // of the model
  std::vector<double> start, absolute;  // absolute: bound of the errors at relative tolerance one
  double stop = 1;                      // [s]
  void (*rates)(double t, const double* x, double* f);
  int halfBand = 0;                                      // 0: dense
  std::vector<std::pair<std::string, size_t>> compared;  // names and states
};

enum class HandMethod { ida, cvodeBdf, cvodeAdams, arkodeErk };

struct HandRun {
  bool isDone = false;
  double seconds = 0;  // of the integration, the least of several
  long steps = 0;
  std::vector<double> end;
};

const std::vector<HandProblem>& handProblems();
HandRun runByHand(const HandProblem& problem, HandMethod method, double tolerance, int repetitions);

}  // namespace armature::benchmarks
