// Processes that one has started and that those have started, their memory and processor time (Linux: /proc).
#pragma once
#include <sys/types.h>

#include <map>
#include <vector>

namespace armature::test {

// All processes below one, each before those that it has started.
std::vector<pid_t> processesBelow(pid_t process);
// Whether a process has ended: gone, or a zombie that nobody has asked for.
bool hasEnded(pid_t process);

// Resident memory of this process [MB].
double residentMemory();

// The most that any of the processes below this one has had resident, as far as it has been looked at, and the time.
class Descendants {
 public:
  // Looks at all that live now. Takes some tenths of a millisecond.
  void look();
  double most() const { return most_; }  // [MB]
  // Processor time of all of them so far [s], of those that have ended as far as it has been looked at.
  double seconds() const;

 private:
  double most_ = 0;
  std::map<pid_t, double> seconds_;
};

}  // namespace armature::test
