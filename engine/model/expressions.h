// What the parts that handle expressions ask of the translation of expressions as a whole. Inside of the room; other
// rooms see flatten.h.
#pragma once
#include <optional>
#include <utility>
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

// Iterators (and other names) bound to values, innermost first.
class BoundNames : public LocalScope {
 public:
  explicit BoundNames(const LocalScope* outer) : outer_(outer) {}
  void bind(Name name, Value value) { values_.emplace_back(name, std::move(value)); }
  Value& last() { return values_.back().second; }
  const Value* find(Name name) const override {
    for (size_t k = values_.size(); k-- > 0;)
      if (values_[k].first == name) return &values_[k].second;
    return outer_ ? outer_->find(name) : nullptr;
  }
  std::optional<int64_t> endValue() const override { return outer_ ? outer_->endValue() : std::nullopt; }

 private:
  const LocalScope* outer_;
  std::vector<std::pair<Name, Value>> values_;
};

class Expressions {
 public:
  virtual ~Expressions() = default;
  // The value of an expression; nothing after an error, which is among the messages.
  virtual MaybeValue translate(const Expr& e, const Context* context, const LocalScope* locals) = 0;
  // The results of a call, which may be several; of another expression its value.
  virtual std::optional<Values> translateCall(const Expr& e, const Context* context, const LocalScope* locals) = 0;
  // A function as a value, with the named arguments of a partial application (or null) bound.
  virtual MaybeValue functionValue(Class* cls, const Expr* partial, const Context* context,
                                   const LocalScope* locals) = 0;
};

}  // namespace armature::model
