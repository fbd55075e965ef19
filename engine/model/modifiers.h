// Modifiers (specification 7.2): from the arguments of the text to ordered lists per element, outermost first, and the
// bindings that they give. Each expression of a modifier has one binding for each place.
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <unordered_set>
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class Modifiers : private TranslationPart {
 public:
  explicit Modifiers(Translation& translation) : TranslationPart(translation) {}

  // All modifiers on a component, outermost first, its own declaration among them.
  Environment modifiersOf(const Instance* parent, const Element& element);
  // Appends the modifiers on one element among those of a whole.
  void collect(const Environment& from, Name name, Environment& to);
  // Appends the modifiers that one modifier of an element puts on the parts of the element.
  void expand(const Modifier& modifier, Environment& to);
  // The message that one modification gives two values to one element, once each.
  void checkGivenTwice(const syntax::Modification& modification);
  // The message that an outer modifier speaks of what an inner one has made final.
  void changesFinal(const Modifier& outer, const Modifier& inner);
  // From the modifiers on an element to those on its parts; the outermost value is its binding (null: none).
  Environment nested(const Environment& levels, Binding*& binding, bool isRecord);
  // An argument of the text in its place; `indices` of the array elements passed on the way, or null.
  Modifier modifierOf(const syntax::Argument& argument, const Context* context, const IndexChain* indices) const;
  // The value that a modifier gives to its element, null when it gives none.
  Binding* bindingOf(const Modifier& modifier);
  // A warning where `each` is written and there is no array.
  void checkEach(const Environment& modifiers, const Instance* instance);
  // The modifiers of the parts of an array, with those of its type, for one of its elements: those without `each` are
  // split. The instance of the array is null for one of a function.
  Environment forItem(const Environment& environment, const Class& type, const std::vector<int64_t>& subscripts,
                      const std::vector<int64_t>& sizes, const Instance* array);
  Binding* partOf(Binding* whole, std::vector<int64_t> indices, Name field);
  // Ends all bindings: of a translation that is done.
  void forget();

 private:
  struct BindingKey {
    const void* expression;
    const void* context;
    bool operator==(const BindingKey&) const = default;
  };
  struct BindingKeyHash {
    size_t operator()(const BindingKey& k) const {
      // Places in memory have strides: multiplied by an odd constant (Fibonacci hashing), sums of two do not collide.
      const size_t expression = reinterpret_cast<size_t>(k.expression) * 0x9E3779B97F4A7C15ull;
      return (expression ^ (expression >> 32)) + reinterpret_cast<size_t>(k.context) / alignof(Context);
    }
  };
  void checkFinal(const Environment& outer, const Modifier& inner);
  void addRedeclarable(Modifier m, bool& isRedeclared, Environment& to);
  void addLayers(Instance* self, const Element& element, bool& isRedeclared, Environment& to);
  Environment forItem(const Environment& environment, const std::vector<int64_t>& subscripts,
                      const std::vector<int64_t>& sizes, const Instance* array);
  Binding* makeBinding(const Expr* expression, const Context* context);

  BlockList<Binding> bindings_;
  std::deque<IndexChain> chains_;
  std::unordered_set<const syntax::Argument*> reportedTwice_;
  std::unordered_set<const syntax::Modification*> twiceGivenChecked_;
  std::unordered_map<BindingKey, Binding*, BindingKeyHash> bindingIndex_;
};

}  // namespace armature::model
