// Values as bytes between two processes of the same program. One description of a type (a function `fields` that hands
// its members to an archive in order) serves both directions. A reader never trusts what it reads: lengths are bounded
// by what is there, enumerations by their last literal; after the first fault everything reads as empty and isGood says
// so.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/base/shared_text.h"

namespace armature::worker {

using Bytes = std::string;

template <class E>
struct LastLiteral;  // `value`: the last literal of an enumeration that crosses

class Writer {
 public:
  static constexpr bool kIsReader = false;
  explicit Writer(Bytes& bytes) : bytes_(bytes) {}
  template <class... T>
  void operator()(const T&... values) {
    (put(values), ...);
  }

 private:
  void raw(const void* from, size_t count) { bytes_.append(static_cast<const char*>(from), count); }
  void put(const std::string& text) {
    put(static_cast<uint64_t>(text.size()));
    raw(text.data(), text.size());
  }
  // Its number; the text itself where it is met for the first time.
  void put(const SharedText& text) {
    const auto [at, isNew] = numbers_.emplace(text.identity(), numbers_.size());
    put(at->second);
    if (!isNew) return;
    met_.push_back(text);
    put(text.text());
  }
  template <class A, class B>
  void put(const std::pair<A, B>& pair) {
    put(pair.first), put(pair.second);
  }
  template <class T>
  void put(const std::optional<T>& value) {
    put(value.has_value());
    if (value) put(*value);
  }
  template <class T>
  void put(const std::vector<T>& list) {
    put(static_cast<uint64_t>(list.size()));
    if constexpr (std::is_arithmetic_v<T> && !std::is_same_v<T, bool>) {
      raw(list.data(), list.size() * sizeof(T));
    } else {
      for (const T& item : list) put(item);
    }
  }
  template <class K, class V>
  void put(const std::map<K, V>& map) {
    put(static_cast<uint64_t>(map.size()));
    for (const auto& [key, value] : map) put(key), put(value);
  }
  template <class T>
  void put(const T& value) {
    if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>) {
      raw(&value, sizeof(T));
    } else {
      fields(*this, const_cast<T&>(value));  // a writer only reads
    }
  }

  Bytes& bytes_;
  std::unordered_map<const void*, uint64_t> numbers_;  // of shared texts
  std::vector<SharedText> met_;                        // held: another may not come to stand at the same place
};

class Reader {
 public:
  static constexpr bool kIsReader = true;
  explicit Reader(std::string_view bytes) : rest_(bytes) {}
  template <class... T>
  void operator()(T&... values) {
    (get(values), ...);
  }
  // Whether all that was asked for was there and makes sense.
  bool isGood() const { return isGood_; }
  // What has been read makes no sense.
  void refuse() { isGood_ = false; }

 private:
  bool take(void* to, size_t count) {
    if (!isGood_ || count > rest_.size()) {
      isGood_ = false;
      return false;
    }
    if (count > 0) std::memcpy(to, rest_.data(), count);
    rest_.remove_prefix(count);
    return true;
  }
  // The length of a list whose elements take at least so many bytes each.
  size_t length(size_t least) {
    uint64_t count = 0;
    if (!take(&count, sizeof(count))) return 0;
    if (count > rest_.size() / std::max<size_t>(1, least)) {
      isGood_ = false;
      return 0;
    }
    return static_cast<size_t>(count);
  }
  void get(std::string& text) {
    text.resize(length(1));
    take(text.data(), text.size());
  }
  void get(SharedText& text) {
    uint64_t number = 0;
    get(number);
    if (number == texts_.size()) {
      std::string own;
      get(own);
      texts_.emplace_back(std::move(own));
    } else if (number > texts_.size()) {
      isGood_ = false;
    }
    text = isGood_ ? texts_[number] : SharedText();
  }
  template <class A, class B>
  void get(std::pair<A, B>& pair) {
    get(pair.first), get(pair.second);
  }
  template <class T>
  void get(std::optional<T>& value) {
    bool isThere = false;
    get(isThere);
    value.reset();
    if (isThere) get(value.emplace());
  }
  template <class T>
  void get(std::vector<T>& list) {
    list.clear();
    if constexpr (std::is_arithmetic_v<T> && !std::is_same_v<T, bool>) {
      list.resize(length(sizeof(T)));
      take(list.data(), list.size() * sizeof(T));
    } else {
      for (size_t count = length(1); count > 0 && isGood_; --count) {
        T item{};
        get(item);
        list.push_back(std::move(item));
      }
    }
  }
  template <class K, class V>
  void get(std::map<K, V>& map) {
    map.clear();
    for (size_t count = length(1); count > 0 && isGood_; --count) {
      K key{};
      get(key);
      get(map[key]);
    }
  }
  void get(bool& value) {
    uint8_t byte = 0;
    take(&byte, 1);
    value = byte != 0;
  }
  template <class T>
  void get(T& value) {
    if constexpr (std::is_enum_v<T>) {
      std::underlying_type_t<T> number{};
      take(&number, sizeof(number));
      using Number = std::underlying_type_t<T>;
      if (number < Number{} || number > static_cast<Number>(LastLiteral<T>::value)) isGood_ = false, number = {};
      value = static_cast<T>(number);
    } else if constexpr (std::is_arithmetic_v<T>) {
      if (!take(&value, sizeof(T))) value = {};
    } else {
      fields(*this, value);
    }
  }

  std::string_view rest_;
  bool isGood_ = true;
  std::vector<SharedText> texts_;
};

template <class... T>
Bytes toBytes(const T&... values) {
  Bytes bytes;
  Writer writer(bytes);
  writer(values...);
  return bytes;
}
// Whether the values could be read.
template <class... T>
[[nodiscard]] bool fromBytes(std::string_view bytes, T&... values) {
  Reader reader(bytes);
  reader(values...);
  return reader.isGood();
}

}  // namespace armature::worker
