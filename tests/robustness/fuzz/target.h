// What every fuzz target shares.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

// Called for every input, by libFuzzer or by replay.cpp.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

namespace armature::fuzz {

inline std::string_view textOf(const uint8_t* data, size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// Ends the program where something does not hold that must.
inline void demand(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", what);
  std::abort();
}

// A file in memory of this process's own that holds the text; its path.
inline std::string fileOf(std::string_view text, const char* ending) {
  static const std::string stem = [] {
    char name[] = "/dev/shm/armature-fuzz-XXXXXX";
    const int file = mkstemp(name);
    demand(file >= 0, "a file can be made");
    std::remove(name);
    return std::string(name);
  }();
  const std::string path = stem + ending;
  std::FILE* file = std::fopen(path.c_str(), "wb");
  demand(file && std::fwrite(text.data(), 1, text.size(), file) == text.size(), "a file can be written");
  std::fclose(file);
  return path;
}

}  // namespace armature::fuzz
