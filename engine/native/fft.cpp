// The discrete Fourier transform of real samples, for Modelica.Math.FastFourierTransform. Mixed radix by recursive
// decimation in time over the smallest prime factor (J. W. Cooley, J. W. Tukey, Math. Comput. 19 (1965) 297).
#include <array>
#include <cmath>
#include <complex>
#include <numbers>
#include <vector>

#include "engine/native/registry.h"

namespace armature::native {

namespace {

using Complex = std::complex<double>;

// out[k] = sum over j of in[j * stride] exp(-2 pi i j k / n); `roots` are the powers of the whole length's root.
class Transform {
 public:
  explicit Transform(size_t n) : roots_(n) {
    for (size_t k = 0; k < n; ++k) {
      const double angle = -2 * std::numbers::pi * static_cast<double>(k) / static_cast<double>(n);
      roots_[k] = {std::cos(angle), std::sin(angle)};
    }
  }

  void run(const Complex* in, size_t stride, size_t n, Complex* out) const {
    if (n == 1) {
      *out = *in;
      return;
    }
    size_t p = 2;
    while (n % p != 0 && p * p <= n) ++p;
    if (n % p != 0) p = n;
    const size_t m = n / p;
    for (size_t q = 0; q < p; ++q) run(in + q * stride, stride * p, m, out + q * m);
    std::vector<Complex> part(p);
    for (size_t k = 0; k < m; ++k) {
      for (size_t q = 0; q < p; ++q) part[q] = out[q * m + k];
      for (size_t r = 0; r < p; ++r) {
        Complex sum = 0;
        for (size_t q = 0; q < p; ++q) sum += part[q] * root(q * (k + r * m) % n, n);
        out[k + r * m] = sum;
      }
    }
  }

 private:
  const Complex& root(size_t power, size_t n) const { return roots_[power * (roots_.size() / n)]; }
  std::vector<Complex> roots_;
};

// Arguments: samples, their number, work array, its size, then the results. Results: information flag (0 done, 1 odd
// number of samples), amplitudes and phases [rad] at n/2 + 1 frequencies; amplitudes are divided by their number.
bool realTransform(Call& call) {
  ArgumentReader in(call);
  const std::span<const double> samples = in.array();
  const size_t n = samples.size(), count = n / 2 + 1;
  if (n % 2 != 0 || n == 0) return giveNumber(call, 1);
  if (call.out.size() != 1 + 2 * count) return failCall(call, phrase("the transform has two results per frequency"));
  std::vector<Complex> input(samples.begin(), samples.end()), output(n);
  Transform(n).run(input.data(), 1, n, output.data());
  call.out[0] = 0;
  for (size_t k = 0; k < count; ++k) {
    call.out[1 + k] = std::abs(output[k]) / static_cast<double>(count);
    call.out[1 + count + k] = std::atan2(output[k].imag(), output[k].real());
  }
  return true;
}

constexpr std::array<Entry, 1> kFftEntries{{{"ModelicaFFT_kiss_fftr", realTransform}}};

}  // namespace

std::span<const Entry> fftNatives() {
  return kFftEntries;
}

}  // namespace armature::native
