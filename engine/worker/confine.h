// Locks the calling process in, for good: what the engine's own policy allows is all that the kernel allows as well, so
// that a hole in the engine is no hole in the person's files. Landlock (files, network, signals), seccomp (system
// calls), resource limits; each as far as the kernel has it.
// Sources: Landlock's user documentation of the kernel (ABI 1 to 6), seccomp(2), getrlimit(2).
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace armature::worker {

struct Confinement {
  std::vector<std::string> readFolders, readFiles;  // absolute
  std::vector<std::string> writeFolders;            // absolute; may be read as well
  bool mayReadEverything = false;                   // for the process that reads libraries wherever they lie
  uint64_t memoryBytes = 0;                         // of private memory, 0: no limit
  uint64_t fileBytes = 0;                           // of one file, 0: no limit
  uint32_t cpuSeconds = 0;                          // until SIGXCPU, 0: no limit
};

// What has taken effect.
struct Confined {
  int landlockAbi = 0;  // 0: the kernel has none
  bool hasSystemCallFilter = false;
  bool isComplete() const { return landlockAbi > 0 && hasSystemCallFilter; }
};

// Never fails: what the kernel does not have is left out and told in the result. The process must have one thread.
Confined confine(const Confinement& wanted);

// Locks files once more, for what is allowed less than the process was: only what both allow goes on to work.
void confineFiles(const std::vector<std::string>& readFolders, const std::vector<std::string>& readFiles,
                  const std::vector<std::string>& writeFolders);

// The limit of processor time from now on for this process [s], 0: none.
void limitProcessorTime(uint32_t seconds);
// The same, counted from now.
void limitFurtherProcessorTime(uint32_t seconds);
// The limit of private memory of this process; processes that it forks may raise their own.
void limitMemory(uint64_t bytes);

// Ends this process when its parent ends.
void endWithParent();

}  // namespace armature::worker
