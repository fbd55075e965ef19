// Where a translation or a run is: what is under way, at which part, at which simulated time. One thread writes, any
// number of threads and processes read. Plain memory of fixed size without pointers, so that it may lie in memory that
// processes share and still be read when the process that wrote it has died: it names the part that a crash, a memory
// used up or an endless loop happened in. Writing never allocates and takes some ten nanoseconds.
#pragma once
#include <array>
#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

namespace armature {

class Whereabouts {
 public:
  static constexpr size_t kActivitySize = 64, kPlaceSize = 256;  // [bytes]; longer texts keep their end

  // ---- the writer ----
  // What is under way from now on ("sorting equations", "running"); forgets the place.
  void begin(std::string_view activity);
  // The part or the class that is being worked on, as the concatenation of both texts with a dot between them where
  // neither is empty.
  void at(std::string_view place, std::string_view member = {});
  // Simulated time that has been reached [s].
  void atTime(double time) { time_.store(time, std::memory_order_relaxed); }

  // ---- readers ----
  struct Snapshot {
    std::string activity;  // empty before the first begin
    std::string place;     // empty where no part is concerned
    double time = 0;       // [s]
    uint64_t changes = 0;  // grows with every text written: standing still means busy with one thing
  };
  // Consistent, also where the writer has been stopped or has died in the middle of writing: then what it wrote before.
  Snapshot read() const;

 private:
  // A text as words, so that reading while it is written is no data race; zeros fill it up.
  template <size_t bytes>
  using Text = std::array<std::atomic<uint64_t>, bytes / sizeof(uint64_t)>;
  template <size_t bytes>
  static void write(Text<bytes>& to, std::string_view first, std::string_view second);
  template <size_t bytes>
  static std::string textOf(const Text<bytes>& from);
  struct Texts {
    Text<kActivitySize> activity{};
    Text<kPlaceSize> place{};
  };

  std::atomic<uint64_t> written_{0};  // number of texts written: the latest is that of its remainder by two
  std::atomic<double> time_{0};
  std::array<Texts, 2> texts_;
};

static_assert(std::atomic<uint64_t>::is_always_lock_free && std::atomic<double>::is_always_lock_free);

}  // namespace armature
