// Memory of the processes that this one has started and that those have started (Linux: /proc).
#pragma once
namespace armature::test {

// Resident memory of this process [MB].
double residentMemory();

// The most that any of the processes below this one has had resident, as far as it has been looked at.
class Descendants {
 public:
  // Looks at all that live now. Takes some tenths of a millisecond.
  void look();
  double most() const { return most_; }  // [MB]

 private:
  double most_ = 0;
};

}  // namespace armature::test
