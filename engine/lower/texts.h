// Texts (String variables and expressions) during the run. A text is the index of its letters in the list that the
// functions of a run share (native/native.h), equal texts have equal indices. Text variables have no slots: they are
// replaced by what defines them (one that changes at events, by the texts that it is given and an Integer that says
// which), and operations on texts become calls of functions made here.
#pragma once
#include <map>
#include <string>

#include "engine/lower/work.h"

namespace armature::lower {

// Replaces the variables of texts in all equations, conditions and messages by their definitions. Reports S020 for
// texts that keep a value between events: they cannot be replaced.
void replaceTextVariables(Work& w);

// Operations on texts as calls of functions of the model, one function per operation.
class TextFunctions {
 public:
  explicit TextFunctions(Work& w) : w_(w) {}
  // The call that stands for an operation with these arguments; invalid when the node is no operation on texts.
  ExprId callFor(ExprId e, std::span<const ExprId> args);
  // A message: its pieces stay apart, `rewrite` gives the form of everything below them.
  template <class Rewrite>
  ExprId message(ExprId e, Rewrite&& rewrite) {
    if (!e) return e;
    switch (w_.pool.op(e)) {
      case Op::concat: {
        const ExprId left = w_.pool.arg(e, 0), right = w_.pool.arg(e, 1);
        const ExprId first = message(left, rewrite);
        return w_.pool.binary(Op::concat, first, message(right, rewrite));
      }
      case Op::format: {
        const std::string format(w_.pool.formatOf(e));
        return w_.pool.format(rewrite(w_.pool.arg(e, 0)), format);
      }
      default:
        return rewrite(e);
    }
  }

 private:
  FunctionId functionOf(Op op, Type type, const std::string& format);
  Work& w_;
  std::map<std::tuple<Op, Type, std::string>, FunctionId> made_;
};

}  // namespace armature::lower
