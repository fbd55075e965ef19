#include "engine/experiments/modes.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>

extern "C" void dgeevx_(const char* balance, const char* left, const char* right, const char* sense, const int* n,
                        double* a, const int* lda, double* wr, double* wi, double* vl, const int* ldvl, double* vr,
                        const int* ldvr, int* ilo, int* ihi, double* scale, double* norm, double* conditionOfValue,
                        double* conditionOfVector, double* work, const int* lwork, int* iwork, int* info);

namespace armature::experiments {

namespace {

constexpr double kLeastShare = 0.01;  // [-]
constexpr double kDefective = 1e-7;   // |left · right| of unit eigenvectors below which there is no second direction

// What LAPACK gives: column k of the vectors belongs to eigenvalue k, pairs as real and imaginary part.
struct EigenPairs {
  std::vector<double> real, imaginary, left, right;
  std::vector<double> condition;  // cosines between left and right eigenvectors of the balanced matrix
  double norm = 0;                // of the balanced matrix
};

bool solve(std::vector<double> a, int n, EigenPairs& e) {
  const auto count = static_cast<size_t>(n);
  e.real.resize(count), e.imaginary.resize(count), e.left.resize(count * count), e.right.resize(count * count);
  e.condition.resize(count);
  std::vector<double> scale(count), vectors(count);
  std::vector<int> integers(2 * count);
  double best = 0;
  int low = 0, high = 0, info = 0, size = -1;
  const auto call = [&](double* work) {
    dgeevx_("B", "V", "V", "E", &n, a.data(), &n, e.real.data(), e.imaginary.data(), e.left.data(), &n, e.right.data(),
            &n, &low, &high, scale.data(), &e.norm, e.condition.data(), vectors.data(), work, &size, integers.data(),
            &info);
  };
  call(&best);
  size = static_cast<int>(best);
  std::vector<double> work(static_cast<size_t>(size));
  call(work.data());
  return info == 0;
}

std::complex<double> entry(const std::vector<double>& vectors, const EigenPairs& e, size_t n, size_t row, size_t mode) {
  if (e.imaginary[mode] == 0) return vectors[mode * n + row];
  const size_t first = e.imaginary[mode] > 0 ? mode : mode - 1;
  const std::complex<double> value(vectors[first * n + row], vectors[(first + 1) * n + row]);
  return first == mode ? value : std::conj(value);
}

std::vector<Mode::Participant> participantsOf(const EigenPairs& e, size_t n, size_t mode) {
  std::vector<Mode::Participant> all;
  std::complex<double> product = 0;
  double sum = 0;
  for (size_t k = 0; k < n; ++k) {
    const std::complex<double> factor = std::conj(entry(e.left, e, n, k, mode)) * entry(e.right, e, n, k, mode);
    product += factor;
    sum += std::abs(factor);
    all.push_back({static_cast<uint32_t>(k), std::abs(factor)});
  }
  if (std::abs(product) < kDefective || !(sum > 0)) return {};
  for (Mode::Participant& p : all) p.share /= sum;
  std::erase_if(all, [](const Mode::Participant& p) { return p.share < kLeastShare; });
  std::stable_sort(all.begin(), all.end(), [](const auto& x, const auto& y) { return x.share > y.share; });
  return all;
}

// The bound of LAPACK's manual (Anderson et al. 1999, section 4.8): rounding over the condition of the eigenvalue. Of a
// double one without a second direction that is no bound; it moves by the square root of rounding.
double errorOf(const EigenPairs& e, size_t n, size_t mode) {
  constexpr double kRounding = std::numeric_limits<double>::epsilon();
  constexpr double kSteps = 8;  // of which an entry of the matrix is the result, each of them rounded
  return kSteps * static_cast<double>(n) * kRounding * e.norm / std::max(e.condition[mode], std::sqrt(kRounding));
}

}  // namespace

double Mode::frequency() const {
  return std::hypot(real, imaginary);
}

double Mode::damping() const {
  const double size = frequency();
  return size > 0 ? -real / size : 0;
}

Result<std::vector<Mode>> modesOf(const std::vector<double>& a, size_t n) {
  std::vector<Mode> modes(n);
  if (n == 0) return modes;
  std::vector<double> columns(n * n);
  for (size_t row = 0; row < n; ++row)
    for (size_t column = 0; column < n; ++column) columns[column * n + row] = a[row * n + column];
  EigenPairs e;
  if (!solve(std::move(columns), static_cast<int>(n), e))
    return failure("E001", phrase("the eigenvalues could not be computed: the iteration does not converge"));
  for (size_t k = 0; k < n; ++k) modes[k] = {e.real[k], e.imaginary[k], errorOf(e, n, k), participantsOf(e, n, k)};
  std::stable_sort(modes.begin(), modes.end(), [](const Mode& x, const Mode& y) {
    return x.real != y.real                                   ? x.real < y.real
           : std::fabs(x.imaginary) != std::fabs(y.imaginary) ? std::fabs(x.imaginary) < std::fabs(y.imaginary)
                                                              : x.imaginary < y.imaginary;
  });
  return modes;
}

}  // namespace armature::experiments
