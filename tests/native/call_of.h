// Calls of native functions in tests.
#pragma once
#include <string>
#include <vector>

#include "engine/native/native.h"

namespace armature::native {

// Builds a call argument by argument.
struct CallOf {
  explicit CallOf(Context& c) : context(c) {}
  CallOf& number(double value) {
    in.push_back(value);
    shape.push_back(-1);
    return *this;
  }
  CallOf& array(const std::vector<double>& values) {
    in.insert(in.end(), values.begin(), values.end());
    shape.push_back(static_cast<int32_t>(values.size()));
    return *this;
  }
  CallOf& text(const std::string& value) { return number(context.textIndex(value)); }
  std::vector<double> run(const char* name, size_t results) {
    std::vector<double> out(results);
    Call call{in, shape, out, context};
    const Function function = findFunction(name);
    ok = function != nullptr && function(call);
    return out;
  }
  Context& context;
  std::vector<double> in;
  std::vector<int32_t> shape;
  bool ok = false;
};

}  // namespace armature::native
