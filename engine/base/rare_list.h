// A list that is empty almost everywhere it stands: eight bytes instead of a vector's twenty-four until it holds
// something.
#pragma once
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

namespace armature {

template <class T>
class RareList {
 public:
  using List = std::vector<T>;
  using iterator = typename List::iterator;
  using const_iterator = typename List::const_iterator;

  RareList() = default;
  RareList(List list) : list_(list.empty() ? nullptr : std::make_unique<List>(std::move(list))) {}
  RareList(std::initializer_list<T> items) {
    if (items.size() > 0) list_ = std::make_unique<List>(items);
  }
  RareList(const RareList& other) : list_(other.empty() ? nullptr : std::make_unique<List>(*other.list_)) {}
  RareList(RareList&&) noexcept = default;
  RareList& operator=(RareList other) noexcept {
    list_.swap(other.list_);
    return *this;
  }
  ~RareList() = default;

  const List& items() const { return list_ ? *list_ : kNone; }
  operator const List&() const { return items(); }
  bool empty() const { return !list_ || list_->empty(); }
  size_t size() const { return items().size(); }
  const_iterator begin() const { return items().begin(); }
  const_iterator end() const { return items().end(); }
  iterator begin() { return list_ ? list_->begin() : iterator(); }
  iterator end() { return list_ ? list_->end() : iterator(); }
  const T& operator[](size_t k) const { return items()[k]; }
  T& operator[](size_t k) { return (*list_)[k]; }
  const T& front() const { return items().front(); }
  const T& back() const { return items().back(); }

  // The list itself, for all else that changes it.
  List& change() {
    if (!list_) list_ = std::make_unique<List>();
    return *list_;
  }
  void push_back(T item) { change().push_back(std::move(item)); }
  void clear() { list_.reset(); }

  friend bool operator==(const RareList& a, const RareList& b) { return a.items() == b.items(); }
  friend bool operator==(const RareList& a, const List& b) { return a.items() == b; }

 private:
  static inline const List kNone;
  std::unique_ptr<List> list_;
};

}  // namespace armature
