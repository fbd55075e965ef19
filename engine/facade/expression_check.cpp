#include "engine/facade/expression_check.h"

#include <algorithm>
#include <set>

#include "engine/syntax/parsing.h"

namespace armature {
namespace {

// References from the outside inwards, with the iterators that are known there.
class Names {
 public:
  explicit Names(const NameTable& table) : table_(table) {}
  void visit(syntax::ExprPtr e) {
    if (!e) return;
    const size_t outer = iterators_.size();
    for (const syntax::Iterator& iterator : e->iterators) {
      visit(iterator.range);
      iterators_.push_back(iterator.name);
    }
    if (e->reference) note(*e->reference);
    visit(e->a), visit(e->b);
    for (const syntax::ExprPtr argument : e->args) visit(argument);
    for (const syntax::NamedArgument& argument : e->named) visit(argument.value);
    iterators_.resize(outer);
  }
  std::vector<std::string> take() { return std::move(found_); }

 private:
  void note(const syntax::Reference& reference) {
    for (const syntax::ReferencePart& part : reference.parts)
      for (const syntax::ExprPtr subscript : part.subscripts) visit(subscript);
    if (reference.parts.empty()) return;
    const Name first = reference.parts.front().name;
    if (std::find(iterators_.begin(), iterators_.end(), first) != iterators_.end()) return;
    const std::string text(table_.text(first));
    if (known_.insert(text).second) found_.push_back(text);
  }

  const NameTable& table_;
  std::vector<Name> iterators_;
  std::vector<std::string> found_;
  std::set<std::string> known_;
};

}  // namespace

Result<std::vector<std::string>> namesInExpression(std::string_view text) {
  syntax::Parsing parsing;
  const syntax::Expression* read = parseExpression(parsing.context, parsing.sources.add("value", std::string(text)));
  for (const Diagnostic& d : parsing.diagnostics.all())
    if (d.severity == Severity::error) return d;
  if (!read) return failure("P001", phrase("there is no expression"));
  Names found(parsing.names);
  found.visit(read);
  return found.take();
}

}  // namespace armature
