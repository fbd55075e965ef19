// A value or the reason why there is none, for what files, the machine or the numerics can make fail.
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "engine/base/diagnostic.h"

namespace armature {

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::move(value)) {}             // NOLINT: a value is a result
  Result(Diagnostic reason) : state_(std::move(reason)) {}  // NOLINT: a reason is a result
  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }
  T& value() { return std::get<0>(state_); }
  const T& value() const { return std::get<0>(state_); }
  T take() { return std::move(std::get<0>(state_)); }
  T& operator*() { return value(); }
  const T& operator*() const { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  const Diagnostic& reason() const { return std::get<1>(state_); }

 private:
  std::variant<T, Diagnostic> state_;
};

template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Diagnostic reason) : reason_(std::move(reason)) {}  // NOLINT: a reason is a result
  bool ok() const { return !reason_.has_value(); }
  explicit operator bool() const { return ok(); }
  const Diagnostic& reason() const { return *reason_; }

 private:
  std::optional<Diagnostic> reason_;
};

// An error with a code and a sentence, without a place in a text.
inline Diagnostic failure(std::string code, Phrase message, std::vector<std::string> parts = {}) {
  return {std::move(code), Severity::error, std::move(message), {}, std::move(parts), {}, {}};
}

}  // namespace armature
