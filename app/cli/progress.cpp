#include "app/cli/progress.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>

namespace armature::cli {

Progress::Progress(const solve::Control& control, double start, double stop, bool isWanted)
    : control_(control), start_(start), stop_(stop) {
  if (!isWanted || !isatty(STDERR_FILENO)) return;
  thread_ = std::thread([this] {
    // Short runs show nothing.
    for (int tick = 0; !isDone_; ++tick) {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      if (tick >= 3) show();
    }
  });
}

Progress::~Progress() {
  isDone_ = true;
  if (!thread_.joinable()) return;
  thread_.join();
  std::fprintf(stderr, "\r\033[K");
}

void Progress::show() const {
  const double share = stop_ > start_ ? std::clamp((control_.time.load() - start_) / (stop_ - start_), 0.0, 1.0) : 1;
  const int filled = static_cast<int>(40 * std::clamp(share, 0.0, 1.0));
  const std::string bar =
      std::string(static_cast<size_t>(filled), '#') + std::string(static_cast<size_t>(40 - filled), '.');
  std::fprintf(stderr, "\r[%s] %3d%%  t = %.4g s ", bar.c_str(), static_cast<int>(100 * share), control_.time.load());
  std::fflush(stderr);
}

}  // namespace armature::cli
