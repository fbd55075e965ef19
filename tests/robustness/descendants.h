// Memory and processor time of the processes that this one has started and that those have started (Linux: /proc).
#pragma once
#include <sys/types.h>

#include <map>
namespace armature::test {

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
