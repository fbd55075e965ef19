// What a store costs whose rows lie in a file beyond a budget of memory, beside one in memory alone: seconds to write
// it, bytes a value in the file, the most memory that the process had, and seconds to find the extremes of a thousand
// stretches of each series, as a plot asks for them. Each kind in a process of its own.
//
//     store_benchmark [ROWS] [SERIES] [BUDGET in MB]      (10,000,000, 20 and 256)
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "engine/results/store.h"

using namespace armature::results;

namespace {

double secondsSince(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

double peakMegabytes() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  return static_cast<double>(used.ru_maxrss) / 1000;
}

void measure(uint64_t rows, uint32_t series, uint64_t budget) {
  std::vector<Column> columns(series);
  for (uint32_t k = 0; k < series; ++k) columns[k].name = "x" + std::to_string(k), columns[k].source = k;
  Store store(columns, series);
  if (budget > 0) store.keepWithin({budget, usualBudget().folder});
  const auto begin = std::chrono::steady_clock::now();
  std::vector<double> values(series);
  for (uint64_t row = 0; row < rows; ++row) {
    // Cheap to make, so that the store is what is measured.
    for (uint32_t k = 0; k < series; ++k) values[k] = static_cast<double>((row * (k + 3)) % 1013);
    if (!store.append(1e-3 * static_cast<double>(row), values.data())) {
      std::printf("%s\n", store.whyFull().message.text().c_str());
      break;
    }
  }
  store.finish();
  const double written = secondsSince(begin);
  const auto asked = std::chrono::steady_clock::now();
  const uint64_t count = store.rowCount(), inFile = store.bytesInFile();
  double sum = 0;
  for (const Column& column : store.columns())
    for (uint64_t k = 0; k < 1000; ++k) sum += store.range(column, count * k / 1000, count * (k + 1) / 1000).second;
  std::printf("%-20s %9.2f s  %7.1f ns a value  %8.0f MB at most  %6.0f MB in the file  %7.3f s to show (%g)\n",
              budget > 0 ? "beyond the budget" : "in memory", written,
              1e9 * written / static_cast<double>(rows * (series + 1)), peakMegabytes(),
              static_cast<double>(inFile) / 1e6, secondsSince(asked), sum);
}

}  // namespace

int main(int argc, char** argv) {
  const uint64_t rows = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 10'000'000;
  const auto series = static_cast<uint32_t>(argc > 2 ? std::atoi(argv[2]) : 20);
  const uint64_t budget = (argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 256) * 1'000'000;
  const RowLayout layout(series, 0);
  const uint64_t wide = layout.rowsOf(layout.smallBlocks());
  std::printf("%.2f bytes a value in the file\n",
              static_cast<double>(layout.wideBytes()) / static_cast<double>(wide * (series + 1)));
  std::fflush(stdout);
  for (const uint64_t bytes : {uint64_t{0}, budget}) {
    const pid_t child = fork();
    if (child == 0) {
      measure(rows, series, bytes);
      return 0;
    }
    waitpid(child, nullptr, 0);
  }
  return 0;
}
