// Calls of functions on numbers during translation. The rooms below `model` that can run functions are not visible
// here, so the one who starts a translation brings an implementation.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "engine/model/function_table.h"

namespace armature::model {

class FunctionEvaluator {
 public:
  virtual ~FunctionEvaluator() = default;
  // Calls a function of a table with numbers for its scalar inputs; strings are indices from `textIndex`. Returns
  // false after setting `error`.
  virtual bool run(const FunctionTable& table, FunctionId function, std::span<const double> in, std::span<double> out,
                   std::string& error) = 0;
  // Whether there is an implementation of an external function.
  virtual bool hasNative(const std::string& name) const = 0;
  // Texts that functions take and give.
  virtual double textIndex(std::string_view text) = 0;
  virtual std::string text(double index) = 0;
};

}  // namespace armature::model
