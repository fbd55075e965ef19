#include "engine/solve/ida_vector.h"

#include <algorithm>
#include <cmath>
#include <new>
#include <vector>

namespace armature::solve {

namespace {

struct Content {
  uint32_t length;
  std::vector<double> data;
};

Content* content(N_Vector v) {
  return static_cast<Content*>(v->content);
}
uint32_t length(N_Vector v) {
  return content(v)->length;
}

N_Vector clone(N_Vector model);

void destroy(N_Vector v) {
  if (!v) return;
  delete content(v);
  v->content = nullptr;
  N_VFreeEmpty(v);
}

sunindextype getLength(N_Vector v) {
  return static_cast<sunindextype>(length(v));
}
N_Vector_ID getId(N_Vector) {
  return SUNDIALS_NVEC_CUSTOM;
}
double* arrayPointer(N_Vector v) {
  return elements(v);
}

void linearSum(double a, N_Vector x, double b, N_Vector y, N_Vector z) {
  const uint32_t n = length(x);
  const double *xs = elements(x), *ys = elements(y);
  double* zs = elements(z);
  if (a == 1 && b == 1) {
    for (uint32_t i = 0; i < n; ++i) zs[i] = xs[i] + ys[i];
  } else if (a == 1 && b == -1) {
    for (uint32_t i = 0; i < n; ++i) zs[i] = xs[i] - ys[i];
  } else {
    for (uint32_t i = 0; i < n; ++i) zs[i] = a * xs[i] + b * ys[i];
  }
}

void setConstant(double c, N_Vector z) {
  std::fill_n(elements(z), length(z), c);
}

void product(N_Vector x, N_Vector y, N_Vector z) {
  const double *xs = elements(x), *ys = elements(y);
  double* zs = elements(z);
  for (uint32_t i = 0, n = length(x); i < n; ++i) zs[i] = xs[i] * ys[i];
}

void quotient(N_Vector x, N_Vector y, N_Vector z) {
  const double *xs = elements(x), *ys = elements(y);
  double* zs = elements(z);
  for (uint32_t i = 0, n = length(x); i < n; ++i) zs[i] = xs[i] / ys[i];
}

void scale(double c, N_Vector x, N_Vector z) {
  const double* xs = elements(x);
  double* zs = elements(z);
  const uint32_t n = length(x);
  if (c == 1) {
    if (zs != xs) std::copy_n(xs, n, zs);
  } else {
    for (uint32_t i = 0; i < n; ++i) zs[i] = c * xs[i];
  }
}

void absolute(N_Vector x, N_Vector z) {
  const double* xs = elements(x);
  double* zs = elements(z);
  for (uint32_t i = 0, n = length(x); i < n; ++i) zs[i] = std::fabs(xs[i]);
}

void inverse(N_Vector x, N_Vector z) {
  const double* xs = elements(x);
  double* zs = elements(z);
  for (uint32_t i = 0, n = length(x); i < n; ++i) zs[i] = 1 / xs[i];
}

void addConstant(N_Vector x, double b, N_Vector z) {
  const double* xs = elements(x);
  double* zs = elements(z);
  for (uint32_t i = 0, n = length(x); i < n; ++i) zs[i] = xs[i] + b;
}

double dotProduct(N_Vector x, N_Vector y) {
  const double *xs = elements(x), *ys = elements(y);
  double sum = 0;
  for (uint32_t i = 0, n = length(x); i < n; ++i) sum += xs[i] * ys[i];
  return sum;
}

double maxNorm(N_Vector x) {
  const double* xs = elements(x);
  double norm = 0;
  for (uint32_t i = 0, n = length(x); i < n; ++i) norm = std::max(norm, std::fabs(xs[i]));
  return norm;
}

// Four partial sums let the processor overlap the additions.
double weightedRms(N_Vector x, N_Vector w) {
  const double *xs = elements(x), *ws = elements(w);
  const uint32_t n = length(x);
  double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
  uint32_t i = 0;
  for (; i + 4 <= n; i += 4) {
    const double a = xs[i] * ws[i], b = xs[i + 1] * ws[i + 1], c = xs[i + 2] * ws[i + 2], d = xs[i + 3] * ws[i + 3];
    s0 += a * a, s1 += b * b, s2 += c * c, s3 += d * d;
  }
  for (; i < n; ++i) s0 += (xs[i] * ws[i]) * (xs[i] * ws[i]);
  return std::sqrt((s0 + s1 + s2 + s3) / n);
}

double weightedRmsMask(N_Vector x, N_Vector w, N_Vector mask) {
  const double *xs = elements(x), *ws = elements(w), *ms = elements(mask);
  const uint32_t n = length(x);
  double sum = 0;
  for (uint32_t i = 0; i < n; ++i) {
    if (ms[i] > 0) sum += (xs[i] * ws[i]) * (xs[i] * ws[i]);
  }
  return std::sqrt(sum / n);
}

double smallest(N_Vector x) {
  const double* xs = elements(x);
  return *std::min_element(xs, xs + length(x));
}

int linearCombination(int count, double* c, N_Vector* xs, N_Vector z) {
  double* zs = elements(z);
  const uint32_t n = length(z);
  // z may be the first of the vectors, never a later one.
  const double* first = elements(xs[0]);
  for (uint32_t i = 0; i < n; ++i) zs[i] = c[0] * first[i];
  for (int k = 1; k < count; ++k) {
    const double* x = elements(xs[k]);
    for (uint32_t i = 0; i < n; ++i) zs[i] += c[k] * x[i];
  }
  return 0;
}

int scaleAddMulti(int count, double* a, N_Vector x, N_Vector* ys, N_Vector* zs) {
  const double* from = elements(x);
  const uint32_t n = length(x);
  for (int k = 0; k < count; ++k) {
    const double* y = elements(ys[k]);
    double* z = elements(zs[k]);
    for (uint32_t i = 0; i < n; ++i) z[i] = a[k] * from[i] + y[i];
  }
  return 0;
}

int scaleVectorArray(int count, double* c, N_Vector* xs, N_Vector* zs) {
  for (int k = 0; k < count; ++k) scale(c[k], xs[k], zs[k]);
  return 0;
}

void setOperations(N_Vector v) {
  auto& ops = *v->ops;
  ops.nvgetvectorid = getId;
  ops.nvclone = clone;
  ops.nvdestroy = destroy;
  ops.nvgetlength = getLength;
  ops.nvgetarraypointer = arrayPointer;
  ops.nvlinearsum = linearSum;
  ops.nvconst = setConstant;
  ops.nvprod = product;
  ops.nvdiv = quotient;
  ops.nvscale = scale;
  ops.nvabs = absolute;
  ops.nvinv = inverse;
  ops.nvaddconst = addConstant;
  ops.nvdotprod = dotProduct;
  ops.nvmaxnorm = maxNorm;
  ops.nvwrmsnorm = weightedRms;
  ops.nvwrmsnormmask = weightedRmsMask;
  ops.nvmin = smallest;
  ops.nvlinearcombination = linearCombination;
  ops.nvscaleaddmulti = scaleAddMulti;
  ops.nvscalevectorarray = scaleVectorArray;
}

N_Vector clone(N_Vector model) {
  return makeIdaVector(length(model), model->sunctx);
}

}  // namespace

double* elements(N_Vector vector) {
  return content(vector)->data.data();
}

N_Vector makeIdaVector(uint32_t length, SUNContext context) {
  N_Vector v = N_VNewEmpty(context);
  if (!v) return nullptr;
  setOperations(v);
  try {
    v->content = new Content{length, std::vector<double>(length, 0.0)};
  } catch (const std::bad_alloc&) {
    N_VFreeEmpty(v);
    return nullptr;
  }
  return v;
}

}  // namespace armature::solve
