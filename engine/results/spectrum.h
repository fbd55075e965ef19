// Results seen otherwise than over time: over frequency (a spectrum) or over their own values (a histogram). What comes
// out is again results, whose "time" is the frequency [Hz] or the value.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/results/store.h"

namespace armature::results {

// A series of a run, seen as value * factor + offset.
struct SeenSeries {
  const Store* store = nullptr;
  size_t column = 0;
  double factor = 1, offset = 0;
};

enum class Window { none, hann, blackman, flatTop };
// By the name in a plot's definition ("none", "hann", "blackman", "flattop"); Hann's for another.
Window windowOf(std::string_view name);

// Amplitudes of the sines that make up each series between two times [s], by frequency. A sine shows its own amplitude
// (exactly with a flat-top window; 15 % too low at most with Hann's between two frequencies of the grid, less as the
// grid is four times finer than the length of the stretch asks for); the row of frequency 0 has the mean. All series
// have the rows of the first one. Null where the stretch has fewer than 8 rows, or when it is cancelled.
// F. J. Harris (1978), On the use of windows for harmonic analysis with the discrete Fourier transform; flat top:
// G. Heinzel, A. Rüdiger, R. Schilling (2002), window SR785.
std::shared_ptr<Store> spectrumOf(const std::vector<SeenSeries>& series, double from, double to, Window window,
                                  const CancelToken* cancel = nullptr);

// How much of the time between `from` and `to` [s] each series spends in each of `bins` equal ranges of values [%]:
// two rows for each range. Null where there are no numbers, or when it is cancelled. Linear in the rows and in the
// ranges that each step crosses.
std::shared_ptr<Store> histogramOf(const std::vector<SeenSeries>& series, double from, double to, int bins,
                                   const CancelToken* cancel = nullptr);

}  // namespace armature::results
