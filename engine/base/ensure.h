// ENSURE(condition, values…): an invariant of ours, always checked. Prints the condition and the values, then stops.
#pragma once
#include <sstream>
#include <string>

namespace armature {

// Called before the process stops, so that the editor can flush its recovery journal; may be null.
using EnsureHook = void (*)();
void setEnsureHook(EnsureHook hook);

[[noreturn]] void ensureFailed(const char* condition, const char* file, int line, const std::string& values);

template <class... Values>
std::string ensureValues(const Values&... values) {
  std::ostringstream out;
  ((out << ' ' << values), ...);
  return out.str();
}

}  // namespace armature

#define ENSURE(condition, ...)                                                                                         \
  do {                                                                                                                 \
    if (!(condition)) ::armature::ensureFailed(#condition, __FILE__, __LINE__, ::armature::ensureValues(__VA_ARGS__)); \
  } while (false)
