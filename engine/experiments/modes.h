// The modes of a linear model dx/dt = A x: eigenvalues with the states that take part in them.
//
// Participation factors after Pérez-Arriaga, Verghese & Schweppe, IEEE Trans. Power App. Syst. 101 (1982): the product
// of the entries of left and right eigenvector, which depends on no unit; here its magnitude, the sum over states
// being 1.
#pragma once
#include <cstdint>
#include <vector>

#include "engine/base/result.h"

namespace armature::experiments {

struct Mode {
  double real = 0, imaginary = 0;  // of the eigenvalue [1/s]
  double error = 0;                // about how far rounding may have moved it [1/s]
  struct Participant {
    uint32_t state = 0;
    double share = 0;  // [-]
  };
  // Shares from 1 % on, largest first; empty where the eigenvectors do not span the space (a double eigenvalue with one
  // direction), which leaves the shares undefined.
  std::vector<Participant> participants;
  // [rad/s] and [-]: of the mode as a second-order system.
  double frequency() const;
  double damping() const;
  // Whether it cannot be told from zero: what it moves stays where it was put, an integrator.
  bool isZero() const { return frequency() <= error; }
};

// `a`: (n x n), row by row. Sorted by real, then imaginary part, conjugate pairs together, the negative one first.
// Failure E001 where the eigenvalues cannot be computed. Cubic in n.
Result<std::vector<Mode>> modesOf(const std::vector<double>& a, size_t n);

}  // namespace armature::experiments
