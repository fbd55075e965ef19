// The ellipsoid of even density that has a body's mass and inertia tensor.
#pragma once
#include "app/view3d/spatial.h"

namespace armature::app {

struct Ellipsoid {
  Mat3 axes;  // directions of the half axes, in the tensor's coordinates
  Vec3 half;  // their lengths [m]
};

// `inertia`: about the centre of mass [kg.m2], symmetric. Its eigenvectors are found by Jacobi's rotations (Golub and
// Van Loan, Matrix Computations, 4th edition, section 8.5). A tensor that no body has gives half axes of length 0.
Ellipsoid inertiaEllipsoid(double mass, std::array<std::array<double, 3>, 3> inertia);

}  // namespace armature::app
