#include "engine/experiments/response.h"

#include <Eigen/Dense>
#include <algorithm>
#include <cmath>
#include <unsupported/Eigen/MatrixFunctions>

#include "engine/experiments/factorizations.h"
#include "engine/experiments/modes.h"

namespace armature::experiments {

namespace {

using Matrix = Eigen::MatrixXd;
using Rows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
constexpr double kTurn = 6.283185307179586477;
constexpr double kNoGain = 1e-12;   // of the product of the lengths: rounding of a scalar product that is zero
constexpr double kUndamped = 1e-9;  // of the frequency: a rate of decay that rounding makes

struct Siso {
  Matrix a;  // (n x n)
  Eigen::VectorXd b, c;
  double d = 0;
};

Siso sisoOf(const solve::Linearization& l, size_t input, size_t output) {
  const auto n = static_cast<Eigen::Index>(l.states.size()), nu = static_cast<Eigen::Index>(l.inputs.size()),
             ny = static_cast<Eigen::Index>(l.outputs.size());
  const auto i = static_cast<Eigen::Index>(input), o = static_cast<Eigen::Index>(output);
  Siso s;
  s.a = Eigen::Map<const Rows>(l.a.data(), n, n);
  s.b = Eigen::Map<const Rows>(l.b.data(), n, nu).col(i);
  s.c = Eigen::Map<const Rows>(l.c.data(), ny, n).row(o).transpose();
  s.d = Eigen::Map<const Rows>(l.d.data(), ny, nu)(o, i);
  return s;
}

bool isFinite(const Siso& s) {
  return s.a.allFinite() && s.b.allFinite() && s.c.allFinite() && std::isfinite(s.d);
}

// By how many powers the denominator is ahead of the numerator: the first of d, c b, c A b, … that is not zero. More
// than the number of states where the input does not reach the output.
Eigen::Index degreeOf(const Siso& s) {
  if (s.d != 0) return 0;
  Eigen::VectorXd x = s.b;
  for (Eigen::Index k = 1; k <= s.a.rows(); ++k) {
    if (std::fabs(s.c.dot(x)) > kNoGain * s.c.norm() * x.norm()) return k;
    x = s.a * x;
    if (x.norm() > 0) x.normalize();
  }
  return s.a.rows() + 1;
}

Diagnostic noNumbers() {
  return failure("E001", phrase("the linear model has entries that are no numbers"));
}

}  // namespace

std::vector<double> FrequencyResponse::phases() const {
  std::vector<double> all;
  for (const std::complex<double>& value : values) {
    double phase = std::arg(value);
    if (!all.empty() && std::isfinite(phase)) phase -= kTurn * std::round((phase - all.back()) / kTurn);
    all.push_back(phase);
  }
  return all;
}

Result<FrequencyResponse> frequencyResponse(const solve::Linearization& model, size_t input, size_t output,
                                            std::vector<double> frequencies) {
  const Siso s = sisoOf(model, input, output);
  if (!isFinite(s)) return noNumbers();
  FrequencyResponse response;
  response.frequencies = std::move(frequencies);
  const Eigen::Index n = s.a.rows();
  if (n == 0) {
    response.values.assign(response.frequencies.size(), s.d);
    return response;
  }
  const std::optional<Schur> schur = schurOf(s.a);
  if (!schur) return noNumbers();
  const Eigen::MatrixXcd& t = schur->t;
  const Eigen::VectorXcd b = schur->u.adjoint() * s.b.cast<std::complex<double>>();
  const Eigen::RowVectorXcd c = s.c.transpose().cast<std::complex<double>>() * schur->u;
  Eigen::VectorXcd x(n);
  for (const double w : response.frequencies) {
    // (iωI − T) x = b from below.
    for (Eigen::Index row = n - 1; row >= 0; --row) {
      std::complex<double> sum = b[row];
      for (Eigen::Index k = row + 1; k < n; ++k) sum += t(row, k) * x[k];
      x[row] = sum / (std::complex<double>(0, w) - t(row, row));
    }
    response.values.push_back((c * x)(0) + s.d);
  }
  return response;
}

std::vector<double> usefulFrequencies(const solve::Linearization& model, size_t count) {
  double low = HUGE_VAL, high = 0;
  if (const auto modes = modesOf(model.a, model.states.size()))
    for (const Mode& mode : *modes) {
      const double w = mode.frequency();
      if (!mode.isZero()) low = std::min(low, w), high = std::max(high, w);
    }
  if (high == 0) low = high = 1;
  const double first = std::floor(std::log10(low) - 1), last = std::ceil(std::log10(high) + 1);
  std::vector<double> all;
  for (size_t k = 0; k < count; ++k)
    all.push_back(std::pow(10.0, first + (last - first) * static_cast<double>(k) / static_cast<double>(count - 1)));
  return all;
}

Result<StepResponse> stepResponse(const solve::Linearization& model, size_t input, size_t output, double until,
                                  size_t count) {
  const Siso s = sisoOf(model, input, output);
  if (!isFinite(s)) return noNumbers();
  const Eigen::Index n = s.a.rows();
  const double step = until / static_cast<double>(count - 1);
  // x and the input together: their exponential moves both on.
  Matrix both = Matrix::Zero(n + 1, n + 1);
  both.topLeftCorner(n, n) = s.a * step;
  both.topRightCorner(n, 1) = s.b * step;
  const Matrix move = both.exp();
  Eigen::VectorXd x = Eigen::VectorXd::Zero(n + 1);
  x[n] = 1;
  StepResponse response;
  for (size_t k = 0; k < count; ++k) {
    response.times.push_back(step * static_cast<double>(k));
    response.values.push_back(s.c.dot(x.head(n)) + s.d);
    x = move * x;
  }
  return response;
}

double usefulTime(const solve::Linearization& model) {
  double longest = 0;
  if (const auto modes = modesOf(model.a, model.states.size()))
    for (const Mode& mode : *modes) {
      if (mode.isZero()) continue;  // however long one looks, it goes on as it began
      const double rate = std::fabs(mode.real), w = mode.frequency();
      // Ten periods of what hardly decays, else until a thousandth is left.
      longest = std::max(longest, rate > kUndamped * w ? std::min(7 / rate, 100 * kTurn / w) : 10 * kTurn / w);
    }
  return longest > 0 ? longest : 1;
}

std::vector<std::complex<double>> zerosOf(const solve::Linearization& model, size_t input, size_t output) {
  const Siso s = sisoOf(model, input, output);
  const Eigen::Index n = s.a.rows();
  std::vector<std::complex<double>> zeros;
  if (n == 0 || !isFinite(s)) return zeros;
  Matrix left(n + 1, n + 1), right = Matrix::Zero(n + 1, n + 1);
  left << s.a, s.b, s.c.transpose(), s.d;
  right.topLeftCorner(n, n).setIdentity();
  std::vector<std::complex<double>> all = generalizedEigenvalues(std::move(left), std::move(right));
  std::sort(all.begin(), all.end(), [](const auto& p, const auto& q) { return std::abs(p) < std::abs(q); });
  // What lies at infinity comes out merely large: how many there are is told by the first Markov parameter.
  const Eigen::Index finite = n - degreeOf(s);
  for (Eigen::Index k = 0; k < std::min(finite, static_cast<Eigen::Index>(all.size())); ++k)
    zeros.push_back(all[static_cast<size_t>(k)]);
  std::sort(zeros.begin(), zeros.end(), [](const auto& a, const auto& b) {
    return a.real() != b.real() ? a.real() < b.real() : a.imag() < b.imag();
  });
  return zeros;
}

}  // namespace armature::experiments
