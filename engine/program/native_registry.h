// The parts that the native functions are collected from, and what they share. Inside of the room.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "engine/base/numbers.h"
#include "engine/program/native.h"

namespace armature::program {

struct NativeEntry {
  std::string_view name;
  NativeFunction function;
};

// native_tables.cpp, native_table_2d.cpp, native_random.cpp, native_strings.cpp, native_files.cpp,
// native_folders.cpp, native_matrix_files.cpp, native_lapack.cpp, native_fft.cpp
std::span<const NativeEntry> tableNatives();
std::span<const NativeEntry> table2dNatives();
std::span<const NativeEntry> randomNatives();
std::span<const NativeEntry> stringNatives();
std::span<const NativeEntry> fileNatives();
std::span<const NativeEntry> folderNatives();
std::span<const NativeEntry> matrixFileNatives();
std::span<const NativeEntry> lapackNatives();
std::span<const NativeEntry> fftNatives();

// Reads the arguments of a call in order.
class ArgumentReader {
 public:
  explicit ArgumentReader(NativeCall& call) : call_(call) {}
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
  NativeCall& call_;
  size_t argument_ = 0;
  size_t at_ = 0;
};

inline bool failCall(NativeCall& call, std::string message) {
  call.context.error = std::move(message);
  return false;
}

// Where a file named in a model lies.
inline std::string pathOf(const NativeCall& call, const std::string& name) {
  const std::string& base = call.context.workFolder.empty() ? call.context.resourceFolder : call.context.workFolder;
  if (name.empty() || name.front() == '/' || base.empty()) return name;
  return base + "/" + name;
}

// Stores an object and gives its index as the result.
inline bool giveObject(NativeCall& call, std::unique_ptr<NativeObject> object) {
  call.context.objects.push_back(std::move(object));
  if (!call.out.empty()) call.out[0] = static_cast<double>(call.context.objects.size() - 1);
  return true;
}

inline bool giveNumber(NativeCall& call, double value) {
  if (!call.out.empty()) call.out[0] = value;
  return true;
}

inline bool giveText(NativeCall& call, std::string_view text) {
  return giveNumber(call, call.context.textIndex(text));
}

}  // namespace armature::program
