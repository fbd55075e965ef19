#include "descendants.h"

#include <sys/types.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace armature::test {

namespace {

std::string folderOf(pid_t process) {
  return "/proc/" + std::to_string(process);
}

// The largest resident memory that a process has had since it has begun [MB].
double peakOf(pid_t process) {
  std::ifstream status(folderOf(process) + "/status");
  for (std::string word; status >> word;) {
    double kilobytes = 0;
    if (word == "VmHWM:" && status >> kilobytes) return kilobytes / 1000;
  }
  return 0;
}

std::vector<pid_t> childrenOf(pid_t process) {
  std::vector<pid_t> all;
  std::error_code problem;
  // Each thread has children of its own.
  for (std::filesystem::directory_iterator task(folderOf(process) + "/task", problem), end; !problem && task != end;
       task.increment(problem)) {
    std::ifstream list(task->path() / "children");
    for (pid_t child = 0; list >> child;) all.push_back(child);
  }
  return all;
}

}  // namespace

double residentMemory() {
  double pages = 0;
  std::ifstream file("/proc/self/statm");
  file >> pages >> pages;
  return pages * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
}

void Descendants::look() {
  std::vector<pid_t> all = childrenOf(::getpid());
  for (size_t k = 0; k < all.size(); ++k) {
    most_ = std::max(most_, peakOf(all[k]));
    const std::vector<pid_t> below = childrenOf(all[k]);
    all.insert(all.end(), below.begin(), below.end());
  }
}

}  // namespace armature::test
