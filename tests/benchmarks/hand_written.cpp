#include "hand_written.h"

#include <ida/ida.h>
#include <nvector/nvector_serial.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunlinsol/sunlinsol_klu.h>
#include <sunmatrix/sunmatrix_dense.h>
#include <sunmatrix/sunmatrix_sparse.h>

#include <chrono>
#include <cmath>
#include <vector>

#include "engine/solve/ida_vector.h"

namespace armature::benchmarks {

namespace {

using Clock = std::chrono::steady_clock;

struct First {
  double amplitude = 10, frequency = 5, motor = 0.1, middle = 2, load = 2, ratio = 10, damping = 10, stiffness = 1e4;
  double effective() const { return middle + ratio * ratio * motor; }
};

int firstResidual(double t, N_Vector y, N_Vector yp, N_Vector r, void* data) {
  const First& p = *static_cast<First*>(data);
  const double *x = N_VGetArrayPointer(y), *d = N_VGetArrayPointer(yp);
  double* f = N_VGetArrayPointer(r);
  const double torque = p.amplitude * std::sin(2 * M_PI * p.frequency * t);
  const double spring = p.stiffness * (x[2] - x[0]);
  f[0] = d[0] - x[1];
  f[1] = d[1] - (p.ratio * torque + spring - p.damping * x[1]) / p.effective();
  f[2] = d[2] - x[3];
  f[3] = d[3] + spring / p.load;
  return 0;
}

int firstJacobian(double, double cj, N_Vector, N_Vector, N_Vector, SUNMatrix j, void* data, N_Vector, N_Vector,
                  N_Vector) {
  const First& p = *static_cast<First*>(data);
  SM_ELEMENT_D(j, 0, 0) = SM_ELEMENT_D(j, 2, 2) = SM_ELEMENT_D(j, 3, 3) = cj;
  SM_ELEMENT_D(j, 0, 1) = SM_ELEMENT_D(j, 2, 3) = -1;
  SM_ELEMENT_D(j, 1, 0) = p.stiffness / p.effective();
  SM_ELEMENT_D(j, 1, 1) = cj + p.damping / p.effective();
  SM_ELEMENT_D(j, 1, 2) = -p.stiffness / p.effective();
  SM_ELEMENT_D(j, 3, 0) = -p.stiffness / p.load;
  SM_ELEMENT_D(j, 3, 2) = p.stiffness / p.load;
  return 0;
}

struct Chain {
  uint32_t count;
  double mass = 1, stiffness = 1000, damping = 1;
};

int chainResidual(double, N_Vector y, N_Vector yp, N_Vector r, void* data) {
  const Chain& p = *static_cast<Chain*>(data);
  const double *x = N_VGetArrayPointer(y), *d = N_VGetArrayPointer(yp);
  double* f = N_VGetArrayPointer(r);
  double before = -(p.stiffness * x[0] + p.damping * x[1]);  // force of the spring towards the wall
  for (uint32_t i = 0; i < p.count; ++i) {
    const double* m = x + 2 * i;
    const double after = i + 1 < p.count ? p.stiffness * (m[2] - m[0]) + p.damping * (m[3] - m[1]) : 0;
    f[2 * i] = d[2 * i] - m[1];
    f[2 * i + 1] = d[2 * i + 1] - (before + after) / p.mass;
    before = -after;
  }
  return 0;
}

int chainJacobian(double, double cj, N_Vector, N_Vector, N_Vector, SUNMatrix j, void* data, N_Vector, N_Vector,
                  N_Vector) {
  const Chain& p = *static_cast<Chain*>(data);
  sunindextype *starts = SM_INDEXPTRS_S(j), *rows = SM_INDEXVALS_S(j);
  double* values = SM_DATA_S(j);
  sunindextype k = 0;
  const auto add = [&](sunindextype row, double value) { rows[k] = row, values[k++] = value; };
  const double c = p.stiffness / p.mass, b = p.damping / p.mass;
  for (uint32_t i = 0; i < p.count; ++i) {
    const double springs = i + 1 < p.count ? 2 : 1;
    const sunindextype row = 2 * static_cast<sunindextype>(i);
    starts[row] = k;  // column of the position
    if (i > 0) add(row - 1, -c);
    add(row, cj);
    add(row + 1, springs * c);
    if (i + 1 < p.count) add(row + 3, -c);
    starts[row + 1] = k;  // column of the speed
    if (i > 0) add(row - 1, -b);
    add(row, -1);
    add(row + 1, cj + springs * b);
    if (i + 1 < p.count) add(row + 3, -b);
  }
  starts[2 * p.count] = k;
  return 0;
}

// Steps to the end and reads the result points by interpolation.
HandResult integrate(void* ida, N_Vector y, N_Vector yp, N_Vector work, double stop, double interval, uint32_t shown) {
  HandResult result;
  const auto began = Clock::now();
  double t = 0, next = interval;
  volatile double sink = 0;
  IDASetStopTime(ida, stop);
  while (t < stop) {
    if (IDASolve(ida, stop, &t, y, yp, IDA_ONE_STEP) < 0) break;
    for (; next <= t; next += interval) {
      IDAGetDky(ida, next, 0, work);
      sink = sink + N_VGetArrayPointer(work)[shown];
    }
  }
  result.seconds = std::chrono::duration<double>(Clock::now() - began).count();
  IDAGetNumSteps(ida, &result.steps);
  result.check = N_VGetArrayPointer(y)[shown];
  return result;
}

N_Vector vectorOf(uint32_t length, Vectors kind, SUNContext context) {
  if (kind == Vectors::debian) {
    N_Vector v = N_VNew_Serial(static_cast<sunindextype>(length), context);
    N_VConst(0, v);
    return v;
  }
  N_Vector v = solve::makeIdaVector(length, context);
  v->ops->nvgetvectorid = [](N_Vector) { return SUNDIALS_NVEC_SERIAL; };  // KLU's wrapper asks for it
  return v;
}

}  // namespace

HandResult runFirst(double stopTime, double interval, double tolerance) {
  SUNContext context = nullptr;
  SUNContext_Create(nullptr, &context);
  First p;
  N_Vector y = vectorOf(4, Vectors::debian, context), yp = N_VClone(y), work = N_VClone(y), atol = N_VClone(y);
  N_VConst(0, yp);
  N_VConst(tolerance * 0.01, atol);
  void* ida = IDACreate(context);
  IDAInit(ida, firstResidual, 0, y, yp);
  IDASVtolerances(ida, tolerance, atol);
  IDASetUserData(ida, &p);
  SUNMatrix matrix = SUNDenseMatrix(4, 4, context);
  SUNLinearSolver solver = SUNLinSol_Dense(y, matrix, context);
  IDASetLinearSolver(ida, solver, matrix);
  IDASetJacFn(ida, firstJacobian);
  const HandResult result = integrate(ida, y, yp, work, stopTime, interval, 3);
  IDAFree(&ida);
  SUNLinSolFree(solver);
  SUNMatDestroy(matrix);
  for (N_Vector v : {y, yp, work, atol}) N_VDestroy(v);
  SUNContext_Free(&context);
  return result;
}

HandResult runChain(uint32_t count, double stopTime, double interval, double tolerance, Vectors vectors) {
  SUNContext context = nullptr;
  SUNContext_Create(nullptr, &context);
  Chain p{count};
  const auto n = static_cast<sunindextype>(2 * count);
  N_Vector y = vectorOf(2 * count, vectors, context), yp = vectorOf(2 * count, vectors, context),
           work = vectorOf(2 * count, vectors, context), atol = vectorOf(2 * count, vectors, context);
  N_VConst(tolerance * 0.01, atol);
  N_VGetArrayPointer(y)[2 * count - 1] = 1;  // the last mass begins with 1 m/s
  chainResidual(0, y, yp, work, &p);
  N_VScale(-1, work, yp);
  void* ida = IDACreate(context);
  IDAInit(ida, chainResidual, 0, y, yp);
  IDASVtolerances(ida, tolerance, atol);
  IDASetUserData(ida, &p);
  SUNMatrix matrix = SUNSparseMatrix(n, n, 8 * n, CSC_MAT, context);
  SUNLinearSolver solver = SUNLinSol_KLU(y, matrix, context);
  IDASetLinearSolver(ida, solver, matrix);
  IDASetJacFn(ida, chainJacobian);
  const HandResult result = integrate(ida, y, yp, work, stopTime, interval, 2 * count - 2);
  IDAFree(&ida);
  SUNLinSolFree(solver);
  SUNMatDestroy(matrix);
  for (N_Vector v : {y, yp, work, atol}) N_VDestroy(v);
  SUNContext_Free(&context);
  return result;
}

}  // namespace armature::benchmarks
