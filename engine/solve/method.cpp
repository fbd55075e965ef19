#include "engine/solve/method.h"

#include <array>

#include "engine/solve/arkode_method.h"
#include "engine/solve/cvode_method.h"
#include "engine/solve/fixed_step.h"
#include "engine/solve/ida_method.h"

namespace armature::solve {

namespace {

using Make = std::unique_ptr<Method> (*)(Flow&);

template <class Type, auto... kArguments>
std::unique_ptr<Method> make(Flow& flow) {
  return std::make_unique<Type>(flow, kArguments...);
}

// In the order of MethodKind.
constexpr std::array<Make, kMethodNames.size() - 1> kMakers = {
    make<IdaMethod>,
    make<CvodeMethod, CvodeMethod::Family::bdf>,
    make<CvodeMethod, CvodeMethod::Family::adams>,
    make<ArkodeMethod, ArkodeMethod::Family::isExplicit>,
    make<ArkodeMethod, ArkodeMethod::Family::isImplicit>,
    make<FixedStep, FixedStep::Scheme::euler>,
    make<FixedStep, FixedStep::Scheme::heun>,
    make<FixedStep, FixedStep::Scheme::rk4>,
};

}  // namespace

std::unique_ptr<Method> makeMethod(MethodKind kind, Flow& flow) {
  return kMakers[static_cast<size_t>(kind)](flow);
}

}  // namespace armature::solve
