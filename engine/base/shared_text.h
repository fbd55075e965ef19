// A text that many hold: copies share one, which goes with the last of them. For what thousands of variables have in
// common (units, descriptions, the part that declares them): eight bytes a variable instead of a string of its own.
#pragma once
#include <atomic>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace armature {

// Copies may be taken and dropped in several threads at once.
class SharedText {
 public:
  SharedText() = default;
  SharedText(std::string text) : node_(text.empty() ? nullptr : new Node{{1}, std::move(text)}) {}
  explicit SharedText(std::string_view text) : SharedText(std::string(text)) {}
  SharedText(const char* text) : SharedText(std::string(text)) {}
  SharedText(const SharedText& other) noexcept : node_(other.node_) {
    if (node_) node_->holders.fetch_add(1, std::memory_order_relaxed);
  }
  SharedText(SharedText&& other) noexcept : node_(std::exchange(other.node_, nullptr)) {}
  SharedText& operator=(SharedText other) noexcept {
    std::swap(node_, other.node_);
    return *this;
  }
  ~SharedText() {
    if (node_ && node_->holders.fetch_sub(1, std::memory_order_acq_rel) == 1) delete node_;
  }

  const std::string& text() const { return node_ ? node_->text : kNothing; }
  operator const std::string&() const { return text(); }
  const char* c_str() const { return text().c_str(); }
  bool empty() const { return node_ == nullptr; }
  size_t size() const { return text().size(); }
  // What is the same for texts that share: equal texts may have two.
  const void* identity() const { return node_; }

  friend bool operator==(const SharedText& a, const SharedText& b) {
    return a.node_ == b.node_ || a.text() == b.text();
  }
  friend bool operator==(const SharedText& a, std::string_view b) { return a.text() == b; }
  friend bool operator==(const SharedText& a, const std::string& b) { return a.text() == b; }
  friend bool operator==(const SharedText& a, const char* b) { return a.text() == b; }
  friend std::string operator+(const std::string& a, const SharedText& b) { return a + b.text(); }
  friend std::string operator+(const SharedText& a, const std::string& b) { return a.text() + b; }
  friend std::string operator+(const char* a, const SharedText& b) { return a + b.text(); }
  friend std::string operator+(const SharedText& a, const char* b) { return a.text() + b; }

 private:
  struct Node {
    std::atomic<uint32_t> holders;
    const std::string text;
  };
  static inline const std::string kNothing;

  Node* node_ = nullptr;
};

// Gives equal texts one that they share. Not for several threads.
class TextSharing {
 public:
  SharedText operator()(std::string_view text) {
    if (text.empty()) return {};
    if (const auto known = texts_.find(text); known != texts_.end()) return *known;
    return *texts_.emplace(text).first;
  }

 private:
  struct Hash {
    using is_transparent = void;
    size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    size_t operator()(const SharedText& text) const { return (*this)(std::string_view(text.text())); }
  };
  struct Equal {
    using is_transparent = void;
    bool operator()(const SharedText& a, const SharedText& b) const { return a == b; }
    bool operator()(const SharedText& a, std::string_view b) const { return a == b; }
    bool operator()(std::string_view a, const SharedText& b) const { return b == a; }
  };
  std::unordered_set<SharedText, Hash, Equal> texts_;
};

}  // namespace armature
