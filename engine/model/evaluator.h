// Calls of functions on numbers during translation. The rooms below `model` that can run functions are not visible
// here, so the one who starts a translation brings an implementation.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/foreign_function.h"
#include "engine/base/result.h"
#include "engine/model/function_table.h"

namespace armature::model {

// Why a call could not be made.
struct EvaluationFailure {
  Phrase text;                       // a sentence
  std::optional<Diagnostic> reason;  // the same with a code of its own, of what was not allowed
  bool isOfTheRun = false;           // the call changes the world or asks what differs from call to call
};

class FunctionEvaluator {
 public:
  virtual ~FunctionEvaluator() = default;
  // Forgets what belongs to the functions of a table: they are those of another one from now on.
  virtual void beginTable() {}
  // Calls a function of a table with numbers for its scalar inputs; strings are indices from `textIndex`. Returns
  // false after setting `why`.
  virtual bool run(const FunctionTable& table, FunctionId function, std::span<const double> in, std::span<double> out,
                   EvaluationFailure& why) = 0;
  // Warnings of calls since this was asked last.
  virtual std::vector<Diagnostic> takeWarnings() { return {}; }
  // Whether there is an implementation of an external function.
  virtual bool hasNative(const std::string& name) const = 0;
  // Whether an external function without one may be called in the library's own C code; the reason why not.
  virtual Result<void> admit(const ForeignFunction& function) = 0;
  // Texts that functions take and give.
  virtual double textIndex(std::string_view text) = 0;
  virtual std::string text(double index) = 0;
};

}  // namespace armature::model
