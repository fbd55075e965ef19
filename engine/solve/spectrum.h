// Eigenvalues of df/dx at a point of the run, and what the steps of an explicit Runge–Kutta method with as many stages
// as its order has make of them: in a step of h they multiply what belongs to an eigenvalue λ by R(hλ), the first terms
// of the exponential function, and the solution multiplies it by exp(hλ) (Hairer & Wanner, Solving Ordinary
// Differential Equations II, 1996, section IV.2).
#pragma once
#include <Eigen/Core>
#include <complex>
#include <optional>
#include <span>

#include "engine/solve/flow.h"

namespace armature::solve {

struct Spectrum {
  Eigen::VectorXcd values;   // (nx) [1/s]
  Eigen::MatrixXcd vectors;  // (nx x nx) columns; empty where they were not asked for
};

// States of a model whose eigenvalues cost little beside a run: they cost the cube of the number of states.
inline constexpr uint32_t kMostForSpectrum = 100;

// At (t, x), where the machine is left; nothing where the Jacobian cannot be evaluated. `scale` (nx): sizes of states,
// all above zero.
std::optional<Spectrum> spectrumAt(Flow& flow, double t, const double* x, std::span<const double> scale,
                                   bool hasVectors);

// [1/s] The largest magnitude among the eigenvalues, by the power method from a direction `d` (nx) that holds something
// of its eigenvector, without the Jacobian (Sommeijer, Shampine & Verwer, RKC, J. Comput. Appl. Math. 88, 1998, section
// 3); to a few per cent. 0 where the model cannot be evaluated.
double spectralRadiusAt(Flow& flow, double t, const double* x, std::span<const double> scale,
                        std::span<const double> d);

// R(z) of the method of this order.
std::complex<double> stepFactor(std::complex<double> z, int order);
// Logarithm of what a step of h [s] makes grow faster than anything in the solution does; below zero: nothing.
double spuriousGrowth(const Eigen::VectorXcd& values, double h, int order);
// [s] Of steps up to h, the longest that lets nothing grow so; 0 where that would need very many more of them.
double longestStableStep(const Eigen::VectorXcd& values, double h, int order);
// The same by the largest magnitude alone: that of an eigenvalue on the negative real axis.
double longestStableStep(double radius, int order);

}  // namespace armature::solve
