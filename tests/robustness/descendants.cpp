#include "descendants.h"

#include <sys/types.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <sstream>
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

// Processor time of a process [s].
double secondsOf(pid_t process) {
  std::ifstream file(folderOf(process) + "/stat");
  std::string line;
  std::getline(file, line);
  // Its name, in parentheses, may have anything in it; behind it come 11 other fields.
  std::istringstream fields(line.substr(std::min(line.rfind(')') + 1, line.size())));
  std::string skipped;
  for (int k = 0; k < 11; ++k) fields >> skipped;
  double user = 0, system = 0;
  fields >> user >> system;
  return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
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

std::vector<pid_t> processesBelow(pid_t process) {
  std::vector<pid_t> all;
  for (const pid_t child : childrenOf(process)) {
    all.push_back(child);
    const std::vector<pid_t> further = processesBelow(child);
    all.insert(all.end(), further.begin(), further.end());
  }
  return all;
}

bool hasEnded(pid_t process) {
  std::ifstream file(folderOf(process) + "/stat");
  std::string line;
  std::getline(file, line);
  // Its state stands behind its name, which is in parentheses.
  const size_t state = line.rfind(')') + 2;
  return line.empty() || (state < line.size() && line[state] == 'Z');
}

double residentMemory() {
  double pages = 0;
  std::ifstream file("/proc/self/statm");
  file >> pages >> pages;
  return pages * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
}

void Descendants::look() {
  for (const pid_t process : processesBelow(::getpid())) {
    most_ = std::max(most_, peakOf(process));
    seconds_[process] = std::max(seconds_[process], secondsOf(process));
  }
}

double Descendants::seconds() const {
  return std::accumulate(seconds_.begin(), seconds_.end(), 0.0,
                         [](double sum, const auto& one) { return sum + one.second; });
}

}  // namespace armature::test
