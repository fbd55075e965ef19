// Factorizations of dense matrices by LAPACK (Anderson et al., LAPACK Users' Guide, 1999): compiling Eigen's takes as
// long as all the rest of this room.
#pragma once
#include <Eigen/Core>
#include <complex>
#include <optional>
#include <vector>

namespace armature::experiments {

// A = U T U*, T upper triangular, U unitary (zgees).
struct Schur {
  Eigen::MatrixXcd t, u;  // (n x n)
};
// Nothing where the iteration does not end.
std::optional<Schur> schurOf(const Eigen::MatrixXd& matrix);

// The finite ones among the numbers z with det(A - z B) = 0, in no order (dggev); none where the iteration does not
// end. A and B (n x n).
std::vector<std::complex<double>> generalizedEigenvalues(Eigen::MatrixXd a, Eigen::MatrixXd b);

}  // namespace armature::experiments
