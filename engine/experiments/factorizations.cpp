#include "engine/experiments/factorizations.h"

extern "C" {
void zgees_(const char* wantsVectors, const char* sorts, const void* select, const int* n, std::complex<double>* a,
            const int* lda, int* sorted, std::complex<double>* w, std::complex<double>* vs, const int* ldvs,
            std::complex<double>* work, const int* lwork, double* rwork, int* bwork, int* info);
void dggev_(const char* wantsLeft, const char* wantsRight, const int* n, double* a, const int* lda, double* b,
            const int* ldb, double* alphar, double* alphai, double* beta, double* vl, const int* ldvl, double* vr,
            const int* ldvr, double* work, const int* lwork, int* info);
}

namespace armature::experiments {

std::optional<Schur> schurOf(const Eigen::MatrixXd& matrix) {
  const int n = static_cast<int>(matrix.rows()), room = 4 * n;
  Schur schur{matrix.cast<std::complex<double>>(), Eigen::MatrixXcd(n, n)};
  std::vector<std::complex<double>> values(static_cast<size_t>(n)), work(static_cast<size_t>(room));
  std::vector<double> reals(static_cast<size_t>(n));
  int sorted = 0, info = 0;
  zgees_("V", "N", nullptr, &n, schur.t.data(), &n, &sorted, values.data(), schur.u.data(), &n, work.data(), &room,
         reals.data(), nullptr, &info);
  if (info != 0) return {};
  return schur;
}

std::vector<std::complex<double>> generalizedEigenvalues(Eigen::MatrixXd a, Eigen::MatrixXd b) {
  const int n = static_cast<int>(a.rows()), room = 16 * n, one = 1;
  Eigen::VectorXd real(n), imaginary(n), beta(n), work(room);
  int info = 0;
  dggev_("N", "N", &n, a.data(), &n, b.data(), &n, real.data(), imaginary.data(), beta.data(), nullptr, &one, nullptr,
         &one, work.data(), &room, &info);
  std::vector<std::complex<double>> values;
  for (Eigen::Index k = 0; info == 0 && k < n; ++k)
    if (beta[k] != 0) values.push_back(std::complex<double>(real[k], imaginary[k]) / beta[k]);
  return values;
}

}  // namespace armature::experiments
