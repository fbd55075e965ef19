#include "engine/lower/function_evaluator.h"

#include <vector>

#include "engine/lower/lower_functions.h"

namespace armature::lower {

namespace {

class Evaluation : public model::FunctionEvaluator {
 public:
  Evaluation(native::Permissions permissions, const CancelToken* cancel, std::shared_ptr<native::ForeignHost> foreign) {
    context_.foreignHost = std::move(foreign);
    context_.isOfTranslation = true;
    permissions.effects = native::Effects::refused;
    context_.door = native::Door(std::move(permissions));
    context_.cancel = cancel;
  }

  void beginTable() override { codes_.clear(); }
  bool run(const model::FunctionTable& table, FunctionId function, std::span<const double> in, std::span<double> out,
           model::EvaluationFailure& why) override {
    // The table grows while the model is translated; complete functions do not change any more.
    codes_.resize(table.functions.size());
    for (size_t k = 0; k < codes_.size(); ++k)
      if (codes_[k] == nullptr && table.functions[k].isComplete) codes_[k] = lowerFunction(table, FunctionId(k));
    context_.error = {};
    context_.reason.reset();
    context_.needsRun = false;
    if (codes_[function.index()] != nullptr &&
        program::runFunction(*codes_[function.index()], codes_, in, out, context_))
      return true;
    why.text = context_.error.empty() ? phrase("the function cannot be called") : context_.error;
    why.reason = context_.reason;
    why.isOfTheRun = context_.needsRun;
    return false;
  }
  bool hasNative(const std::string& name) const override { return native::findFunction(name) != nullptr; }
  Result<void> admit(const ForeignFunction& function) override {
    return context_.foreignHost ? context_.foreignHost->admit(function) : native::notTrusted(function);
  }
  double textIndex(std::string_view text) override { return context_.textIndex(text); }
  std::string text(double index) override {
    const auto k = static_cast<size_t>(index);
    return k < context_.texts.size() ? context_.texts[k] : std::string();
  }
  std::vector<Diagnostic> takeWarnings() override { return std::exchange(context_.warnings, {}); }

 private:
  native::Context context_;
  std::vector<std::shared_ptr<const program::FunctionCode>> codes_;
};

}  // namespace

std::unique_ptr<model::FunctionEvaluator> makeFunctionEvaluator(native::Permissions permissions,
                                                                const CancelToken* cancel,
                                                                std::shared_ptr<native::ForeignHost> foreign) {
  return std::make_unique<Evaluation>(std::move(permissions), cancel, std::move(foreign));
}

}  // namespace armature::lower
