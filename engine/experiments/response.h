// What a linear model answers: over frequency, to a step, and where it answers nothing (zeros).
//
// Over frequency after Laub, IEEE Trans. Automatic Control 26 (1981): A is brought to triangular form once, so that
// each frequency costs n² instead of n³; here by unitary transformations to Schur form. The step response is exact at
// its points: the state moves on by the exponential of a matrix (Van Loan, IEEE Trans. Automatic Control 23, 1978).
#pragma once
#include <complex>
#include <vector>

#include "engine/base/result.h"
#include "engine/solve/run.h"

namespace armature::experiments {

struct FrequencyResponse {
  std::vector<double> frequencies;           // [rad/s]
  std::vector<std::complex<double>> values;  // C (iωI − A)⁻¹ B + D, in unit of output per unit of input
  std::vector<double> phases() const;        // [rad], unwrapped: no jump of more than π from point to point
};
// From one input to one output, by index. Failure E001 where A has no Schur form (entries that are no numbers).
Result<FrequencyResponse> frequencyResponse(const solve::Linearization& model, size_t input, size_t output,
                                            std::vector<double> frequencies);
// Frequencies that show all of a model: some decades around its eigenvalues, evenly on a logarithmic scale.
std::vector<double> usefulFrequencies(const solve::Linearization& model, size_t count = 400);

struct StepResponse {
  std::vector<double> times;   // [s]
  std::vector<double> values;  // of the output, for a step of the input by one unit at time 0
};
// Failure E001 as above.
Result<StepResponse> stepResponse(const solve::Linearization& model, size_t input, size_t output, double until,
                                  size_t count = 501);
// A time in which what dies away has died away, or what grows has grown [s].
double usefulTime(const solve::Linearization& model);

// Zeros of the way from input to output [1/s]: finite eigenvalues of the pencil of the system's matrix (Emami-Naeini &
// Van Dooren, Automatica 18, 1982, by the QZ method). Empty where the way has none.
std::vector<std::complex<double>> zerosOf(const solve::Linearization& model, size_t input, size_t output);

}  // namespace armature::experiments
