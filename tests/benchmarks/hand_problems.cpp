#include "hand_problems.h"

#include <arkode/arkode_arkstep.h>
#include <cvode/cvode.h>
#include <ida/ida.h>
#include <nvector/nvector_serial.h>
#include <sunlinsol/sunlinsol_band.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_band.h>
#include <sunmatrix/sunmatrix_dense.h>
#include <sunnonlinsol/sunnonlinsol_fixedpoint.h>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace armature::benchmarks {

namespace {

constexpr long kMostSteps = 5'000'000;
constexpr size_t kRod = 50, kString = 100;

void oscillator(double, const double* x, double* f) {
  f[0] = x[1];
  f[1] = -x[0];
}

void kepler(double, const double* x, double* f) {
  const double cube = std::pow(x[0] * x[0] + x[1] * x[1], 1.5);
  f[0] = x[2];
  f[1] = x[3];
  f[2] = -x[0] / cube;
  f[3] = -x[1] / cube;
}

void vanDerPol(double, const double* x, double* f) {
  f[0] = x[1];
  f[1] = 1e6 * ((1 - x[0] * x[0]) * x[1] - x[0]);
}

void hires(double, const double* y, double* f) {
  const double meeting = 280 * y[5] * y[7];
  f[0] = -1.71 * y[0] + 0.43 * y[1] + 8.32 * y[2] + 0.0007;
  f[1] = 1.71 * y[0] - 8.75 * y[1];
  f[2] = -10.03 * y[2] + 0.43 * y[3] + 0.035 * y[4];
  f[3] = 8.32 * y[1] + 1.71 * y[2] - 1.12 * y[3];
  f[4] = -1.745 * y[4] + 0.43 * y[5] + 0.43 * y[6];
  f[5] = -meeting + 0.69 * y[3] + 1.71 * y[4] - 0.43 * y[5] + 0.69 * y[6];
  f[6] = meeting - 1.81 * y[6];
  f[7] = -f[6];
}

void robertson(double, const double* x, double* f) {
  f[0] = -0.04 * x[0] + 1e4 * x[1] * x[2];
  f[2] = 3e7 * x[1] * x[1];
  f[1] = -f[0] - f[2];
}

void curtissHirschfelder(double t, const double* x, double* f) {
  f[0] = -50 * (x[0] - std::cos(t));
}

void kaps(double, const double* x, double* f) {
  f[0] = -(1e8 + 2) * x[0] + 1e8 * x[1] * x[1];
  f[1] = x[0] - x[1] - x[1] * x[1];
}

void protheroRobinson(double t, const double* x, double* f) {
  f[0] = -1e6 * (x[0] - std::cos(t)) - std::sin(t);
}

void heatRod(double, const double* x, double* f) {
  for (size_t i = 0; i < kRod; ++i) {
    const double left = i > 0 ? x[i - 1] : 0, right = i + 1 < kRod ? x[i + 1] : 0;
    f[i] = 2500 * (left - 2 * x[i] + right);
  }
}

// Position and speed side by side keep the matrix narrow.
void stringWave(double, const double* x, double* f) {
  for (size_t i = 0; i < kString; ++i) {
    const double left = i > 0 ? x[2 * i - 2] : 0, right = i + 1 < kString ? x[2 * i + 2] : 0;
    f[2 * i] = x[2 * i + 1];
    f[2 * i + 1] = 1e4 * (left - 2 * x[2 * i] + right);
  }
}

std::vector<double> sineOf(size_t count, size_t stride) {
  std::vector<double> made(count * stride, 0.0);
  for (size_t i = 0; i < count; ++i)
    made[i * stride] = std::sin(static_cast<double>(i + 1) * M_PI / static_cast<double>(count + 1));
  return made;
}

// Everything of one run that has to be freed.
struct Setup {
  SUNContext context = nullptr;
  N_Vector y = nullptr, yp = nullptr, absolute = nullptr;
  SUNMatrix matrix = nullptr;
  SUNLinearSolver solver = nullptr;
  SUNNonlinearSolver iteration = nullptr;

  explicit Setup(const HandProblem& p, double tolerance) {
    SUNContext_Create(nullptr, &context);
    const auto n = static_cast<sunindextype>(p.start.size());
    y = N_VNew_Serial(n, context);
    yp = N_VClone(y);
    absolute = N_VClone(y);
    std::copy(p.start.begin(), p.start.end(), N_VGetArrayPointer(y));
    for (size_t i = 0; i < p.start.size(); ++i) N_VGetArrayPointer(absolute)[i] = tolerance * p.absolute[i];
    p.rates(0, N_VGetArrayPointer(y), N_VGetArrayPointer(yp));
  }
  void makeSolver(const HandProblem& p) {
    const auto n = static_cast<sunindextype>(p.start.size());
    matrix = p.halfBand > 0 ? SUNBandMatrix(n, p.halfBand, p.halfBand, context) : SUNDenseMatrix(n, n, context);
    solver = p.halfBand > 0 ? SUNLinSol_Band(y, matrix, context) : SUNLinSol_Dense(y, matrix, context);
  }
  ~Setup() {
    if (solver) SUNLinSolFree(solver);
    if (matrix) SUNMatDestroy(matrix);
    if (iteration) SUNNonlinSolFree(iteration);
    for (N_Vector v : {y, yp, absolute}) N_VDestroy(v);
    SUNContext_Free(&context);
  }
};

int residual(double t, N_Vector y, N_Vector yp, N_Vector r, void* data) {
  const auto& p = *static_cast<const HandProblem*>(data);
  double* out = N_VGetArrayPointer(r);
  p.rates(t, N_VGetArrayPointer(y), out);
  for (size_t i = 0; i < p.start.size(); ++i) out[i] = N_VGetArrayPointer(yp)[i] - out[i];
  return 0;
}

int rates(double t, N_Vector y, N_Vector f, void* data) {
  static_cast<const HandProblem*>(data)->rates(t, N_VGetArrayPointer(y), N_VGetArrayPointer(f));
  return 0;
}

// Steps to the end; each library behind three functions.
template <class Solve, class Steps>
HandRun integrate(const HandProblem& p, const Setup& setup, Solve solve, Steps stepsOf) {
  HandRun run;
  const auto began = std::chrono::steady_clock::now();
  run.isDone = solve() >= 0;
  run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  stepsOf(&run.steps);
  const double* end = N_VGetArrayPointer(setup.y);
  run.end.assign(end, end + p.start.size());
  return run;
}

HandRun byIda(const HandProblem& p, double tolerance) {
  Setup s(p, tolerance);
  void* ida = IDACreate(s.context);
  IDAInit(ida, residual, 0, s.y, s.yp);
  IDASVtolerances(ida, tolerance, s.absolute);
  IDASetUserData(ida, const_cast<HandProblem*>(&p));
  IDASetMaxNumSteps(ida, kMostSteps);
  IDASetErrHandlerFn(
      ida, [](int, const char*, const char*, char*, void*) {}, nullptr);
  s.makeSolver(p);
  IDASetLinearSolver(ida, s.solver, s.matrix);
  IDASetStopTime(ida, p.stop);
  double t = 0;
  HandRun run = integrate(
      p, s, [&] { return IDASolve(ida, p.stop, &t, s.y, s.yp, IDA_NORMAL); },
      [&](long* steps) { IDAGetNumSteps(ida, steps); });
  IDAFree(&ida);
  return run;
}

HandRun byCvode(const HandProblem& p, double tolerance, int family) {
  Setup s(p, tolerance);
  void* cvode = CVodeCreate(family, s.context);
  CVodeInit(cvode, rates, 0, s.y);
  CVodeSVtolerances(cvode, tolerance, s.absolute);
  CVodeSetUserData(cvode, const_cast<HandProblem*>(&p));
  CVodeSetMaxNumSteps(cvode, kMostSteps);
  CVodeSetErrHandlerFn(
      cvode, [](int, const char*, const char*, char*, void*) {}, nullptr);
  if (family == CV_ADAMS) {
    s.iteration = SUNNonlinSol_FixedPoint(s.y, 0, s.context);
    CVodeSetNonlinearSolver(cvode, s.iteration);
  } else {
    s.makeSolver(p);
    CVodeSetLinearSolver(cvode, s.solver, s.matrix);
  }
  CVodeSetStopTime(cvode, p.stop);
  double t = 0;
  HandRun run = integrate(
      p, s, [&] { return CVode(cvode, p.stop, s.y, &t, CV_NORMAL); },
      [&](long* steps) { CVodeGetNumSteps(cvode, steps); });
  CVodeFree(&cvode);
  return run;
}

HandRun byArkode(const HandProblem& p, double tolerance) {
  Setup s(p, tolerance);
  void* arkode = ARKStepCreate(rates, nullptr, 0, s.y, s.context);
  ARKStepSVtolerances(arkode, tolerance, s.absolute);
  ARKStepSetUserData(arkode, const_cast<HandProblem*>(&p));
  ARKStepSetMaxNumSteps(arkode, kMostSteps);
  ARKStepSetErrHandlerFn(
      arkode, [](int, const char*, const char*, char*, void*) {}, nullptr);
  ARKStepSetTableNum(arkode, ARKODE_DIRK_NONE, ARKODE_DORMAND_PRINCE_7_4_5);
  ARKStepSetStopTime(arkode, p.stop);
  double t = 0;
  HandRun run = integrate(
      p, s, [&] { return ARKStepEvolve(arkode, p.stop, s.y, &t, ARK_NORMAL); },
      [&](long* steps) { ARKStepGetNumSteps(arkode, steps); });
  ARKStepFree(&arkode);
  return run;
}

}  // namespace

const std::vector<HandProblem>& handProblems() {
  static const auto all = [](size_t count) { return std::vector<double>(count, 0.01); };
  static const std::vector<HandProblem> problems = {
      {"Oscillator", {1, 0}, all(2), 20, oscillator, 0, {{"x", 0}, {"v", 1}}},
      {"Kepler", {0.4, 0, 0, 2}, all(4), 6.283185307179586, kepler, 0, {{"x", 0}, {"y", 1}}},
      {"VanDerPol", {2, 0}, {0.01, 10}, 2, vanDerPol, 0, {{"y", 0}, {"z", 1}}},
      {"Hires",
       {1, 0, 0, 0, 0, 0, 0, 0.0057},
       all(8),
       321.8122,
       hires,
       0,
       {{"y[1]", 0}, {"y[4]", 3}, {"y[6]", 5}, {"y[8]", 7}}},
      {"Robertson", {1, 0, 0}, {0.01, 1e-6, 0.01}, 40, robertson, 0, {{"y", 0}, {"z", 1}, {"w", 2}}},
      {"CurtissHirschfelder", {0}, all(1), 1.5, curtissHirschfelder, 0, {{"x", 0}}},
      {"Kaps", {1, 1}, all(2), 1, kaps, 0, {{"y", 0}, {"z", 1}}},
      {"ProtheroRobinson", {1}, all(1), 1, protheroRobinson, 0, {{"x", 0}}},
      {"HeatRod", sineOf(kRod, 1), all(kRod), 0.1, heatRod, 1, {{"T[25]", 24}}},
      {"StringWave", sineOf(kString, 2), all(2 * kString), 1, stringWave, 3, {{"y[50]", 98}}},
  };
  return problems;
}

HandRun runByHand(const HandProblem& problem, HandMethod method, double tolerance, int repetitions) {
  HandRun best;
  for (int k = 0; k < repetitions; ++k) {
    HandRun run = method == HandMethod::ida          ? byIda(problem, tolerance)
                  : method == HandMethod::cvodeBdf   ? byCvode(problem, tolerance, CV_BDF)
                  : method == HandMethod::cvodeAdams ? byCvode(problem, tolerance, CV_ADAMS)
                                                     : byArkode(problem, tolerance);
    if (k == 0 || run.seconds < best.seconds) best = std::move(run);
    if (best.seconds > 0.5) break;
  }
  return best;
}

}  // namespace armature::benchmarks
