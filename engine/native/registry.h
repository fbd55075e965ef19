// The parts that the native functions are collected from, and what they share. Inside of the room.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "engine/base/numbers.h"
#include "engine/native/native.h"

namespace armature::native {

struct Entry {
  std::string_view name;
  Function function;
};

// tables.cpp, table_2d.cpp, random.cpp, strings.cpp, files.cpp,
// folders.cpp, system.cpp, matrix_files.cpp, lapack.cpp, fft.cpp
std::span<const Entry> tableNatives();
std::span<const Entry> table2dNatives();
std::span<const Entry> randomNatives();
std::span<const Entry> stringNatives();
std::span<const Entry> fileNatives();
std::span<const Entry> folderNatives();
std::span<const Entry> systemNatives();
std::span<const Entry> matrixFileNatives();
std::span<const Entry> lapackNatives();
std::span<const Entry> fftNatives();

// Reads the arguments of a call in order.
class ArgumentReader {
 public:
  explicit ArgumentReader(Call& call) : call_(call) {}
  // The next argument as a scalar; of an array the first element.
  double number() {
    const std::span<const double> all = array();
    return all.empty() ? 0.0 : all.front();
  }
  int64_t integer() { return wholeNumber(number()); }
  std::span<const double> array() {
    if (argument_ >= call_.shape.size()) return {};
    const int32_t shape = call_.shape[argument_++];
    const size_t count = shape < 0 ? 1 : static_cast<size_t>(shape);
    const std::span<const double> result = call_.in.subspan(at_, count);
    at_ += count;
    return result;
  }
  std::string text() {
    const auto index = static_cast<size_t>(wholeNumber(number()));
    return index < call_.context.texts.size() ? call_.context.texts[index] : std::string();
  }
  // The object of an external object argument; null when it is of another kind.
  template <class Object>
  Object* object() {
    const auto index = static_cast<size_t>(wholeNumber(number()));
    return index < call_.context.objects.size() ? dynamic_cast<Object*>(call_.context.objects[index].get()) : nullptr;
  }

 private:
  Call& call_;
  size_t argument_ = 0;
  size_t at_ = 0;
};

inline bool failCall(Call& call, Phrase message) {
  call.context.error = std::move(message);
  return false;
}

inline bool failCall(Call& call, const Diagnostic& reason) {
  call.context.reason = reason;
  return failCall(call, reason.message);
}

// Of what changes the world or the run's view of it: true, or a failed call with the reason.
inline bool isDone(Call& call, const Result<void>& result) {
  if (result) return true;
  call.context.needsRun = call.context.door.permissions().effects == Effects::refused;
  return failCall(call, result.reason());
}

// system.cpp: whether a run is under way (see Effects), for what differs from call to call; otherwise the call has
// failed.
bool isInRun(Call& call, const Phrase& what);
// Notes a warning unless it is known.
void warnOnce(Call& call, Diagnostic warning);

// Stores an object and gives its index as the result.
inline bool giveObject(Call& call, std::unique_ptr<Object> object) {
  call.context.objects.push_back(std::move(object));
  if (!call.out.empty()) call.out[0] = static_cast<double>(call.context.objects.size() - 1);
  return true;
}

inline bool giveNumber(Call& call, double value) {
  if (!call.out.empty()) call.out[0] = value;
  return true;
}

inline bool giveText(Call& call, std::string_view text) {
  return giveNumber(call, call.context.textIndex(text));
}

}  // namespace armature::native
