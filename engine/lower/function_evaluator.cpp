#include "engine/lower/function_evaluator.h"

#include <vector>

#include "engine/lower/lower_functions.h"

namespace armature::lower {

namespace {

class Evaluation : public model::FunctionEvaluator {
 public:
  Evaluation(std::string resourceFolder, const CancelToken* cancel) {
    context_.resourceFolder = std::move(resourceFolder);
    context_.cancel = cancel;
  }

  bool run(const model::FunctionTable& table, FunctionId function, std::span<const double> in, std::span<double> out,
           std::string& error) override {
    // The table grows while the model is translated; complete functions do not change any more.
    codes_.resize(table.functions.size());
    for (size_t k = 0; k < codes_.size(); ++k)
      if (codes_[k] == nullptr && table.functions[k].isComplete) codes_[k] = lowerFunction(table, FunctionId(k));
    context_.error.clear();
    if (codes_[function.index()] != nullptr &&
        program::runFunction(*codes_[function.index()], codes_, in, out, context_))
      return true;
    error = context_.error.empty() ? "the function cannot be called" : context_.error;
    return false;
  }
  bool hasNative(const std::string& name) const override { return program::findNative(name) != nullptr; }
  double textIndex(std::string_view text) override { return context_.textIndex(text); }
  std::string text(double index) override {
    const auto k = static_cast<size_t>(index);
    return k < context_.texts.size() ? context_.texts[k] : std::string();
  }

 private:
  program::NativeContext context_;
  std::vector<std::shared_ptr<const program::FunctionCode>> codes_;
};

}  // namespace

std::unique_ptr<model::FunctionEvaluator> makeFunctionEvaluator(std::string resourceFolder, const CancelToken* cancel) {
  return std::make_unique<Evaluation>(std::move(resourceFolder), cancel);
}

}  // namespace armature::lower
