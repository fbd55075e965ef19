#include "app/plots/sign_changes.h"

#include <cmath>

namespace armature::app {

namespace {

class Search {
 public:
  Search(const results::Store& store, const results::Column& column, size_t most)
      : store_(store), column_(column), most_(most) {}

  // Goes through the rows in their order, by halves: those of one sign are passed at once.
  void visit(uint64_t begin, uint64_t end) {
    if (begin >= end || isTooMuch()) return;
    const auto [low, high] = store_.range(column_, begin, end);
    if (low > 0) return pass(begin, end, 1);
    if (high < 0) return pass(begin, end, -1);
    if (!(low < 0 || high > 0) || end - begin == 1) return;  // nothing but zeros, or no numbers
    const uint64_t middle = begin + (end - begin) / 2;
    visit(begin, middle);
    visit(middle, end);
  }
  bool isTooMuch() const { return found_.size() > most_; }
  std::vector<double> found() && { return std::move(found_); }

 private:
  void pass(uint64_t begin, uint64_t end, int sign) {
    if (sign_ == -sign) {
      const double t0 = store_.time(last_), t1 = store_.time(begin);
      const double v0 = store_.value(column_, last_), v1 = store_.value(column_, begin);
      found_.push_back(t0 + (t1 - t0) * v0 / (v0 - v1));
    }
    sign_ = sign;
    last_ = end - 1;
  }

  const results::Store& store_;
  const results::Column& column_;
  size_t most_;
  int sign_ = 0;       // of the rows before
  uint64_t last_ = 0;  // of those that are not zero
  std::vector<double> found_;
};

}  // namespace

std::vector<double> signChanges(const results::Store& store, const results::Column& column, uint64_t begin,
                                uint64_t end, size_t most) {
  Search search(store, column, most);
  if (!column.isConstant) search.visit(begin, std::min(end, store.rowCount()));
  if (search.isTooMuch()) return {};
  return std::move(search).found();
}

}  // namespace armature::app
