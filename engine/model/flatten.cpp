// The order of a translation, and the door of the room.
#include "engine/model/flatten.h"

#include <algorithm>

#include "engine/model/flattener.h"

namespace armature::model {

namespace {

// Types and enumerations that every class sees (specification 4.9); literals without meaning to us are listed as well.
constexpr std::string_view kBuiltinTypes =
    "type StateSelect = enumeration(never, avoid, default, prefer, always);"
    "type AssertionLevel = enumeration(warning, error);";

// Differentiates calls after the flattening; keeps everything that the functions' bodies need.
class CallDifferentiation : public FlatContext {
 public:
  explicit CallDifferentiation(std::unique_ptr<Flattener> flattener) : flattener_(std::move(flattener)) {}
  ExprId differentiateCall(FlatModel& model, ExprId call, std::span<const ExprId> argDerivatives) override {
    flattener_->attach(model);
    const ExprId result = flattener_->executor().differentiateCall(call, argDerivatives);
    model.functions = flattener_->executor().table();
    return result;
  }
  ExprId inlineCall(FlatModel& model, ExprId call) override {
    flattener_->attach(model);
    const ExprId result = flattener_->executor().inlineCall(call);
    model.functions = flattener_->executor().table();
    return result;
  }
  FunctionId textFunction(symbolic::Op op, symbolic::Type operand, const std::string& format) override {
    return flattener_->executor().textFunction(op, operand, format);
  }

 private:
  std::unique_ptr<Flattener> flattener_;
};

}  // namespace

Flattener::Flattener(Library& library, const FlattenOptions& options, Diagnostics& diagnostics)
    : library_(library), options_(options), diagnostics_(&diagnostics), owned_(std::make_unique<FlatModel>()) {
  model_ = owned_.get();
  pool_ = &model_->pool;
  executor_ = std::make_unique<FunctionExecutor>(*this);
  executor_->setEvaluator(options.evaluator);
  arena_ = std::make_unique<syntax::Arena>();
  registerBuiltins();
  rootClass_ = makeClass(nullptr, nullptr, nullptr, {});
  rootClass_->state = Class::State::complete;
  auto addLeaf = [&](std::string_view name, LeafKindOf leaf) {
    Class* cls = makeClass(nullptr, nullptr, nullptr, {});
    cls->leaf = leaf;
    cls->kind = syntax::ClassKind::type;
    cls->state = Class::State::complete;
    builtinClasses_.emplace(library_.names().intern(name), cls);
  };
  addLeaf("Real", LeafKindOf::real);
  addLeaf("Integer", LeafKindOf::integer);
  addLeaf("Boolean", LeafKindOf::boolean);
  addLeaf("String", LeafKindOf::string);
  addLeaf("Clock", LeafKindOf::clock);
  addLeaf("ExternalObject", LeafKindOf::externalObject);
  const FileId file = library_.sources().add("built-in types", std::string(kBuiltinTypes));
  syntax::ParseContext own{library_.names(), library_.sources(), *arena_, *diagnostics_};
  for (const syntax::ClassDefinition* d : syntax::parseFile(own, file)->classes)
    builtinClasses_.emplace(d->name, makeClass(nullptr, d, nullptr, {}));
}

Flattener::~Flattener() = default;

std::unique_ptr<FlatModel> Flattener::takeModel() {
  model_->functions = executor_->table();
  return std::move(owned_);
}

// Errors reported since `errorsBefore` that name no part get this one.
void Flattener::nameParts(size_t errorsBefore, const std::string& path) {
  (void)errorsBefore;
  if (!path.empty()) diagnostics_->nameParts(path);
}

// Modifiers from outside as arguments parsed from text.
Environment Flattener::outerModifiers() {
  Environment result;
  for (const auto& [name, value] : options_.modifiers) {
    const FileId file = library_.sources().add("setting of " + name, name + " = " + value);
    syntax::ParseContext own{library_.names(), library_.sources(), *arena_, *diagnostics_};
    const syntax::Modification* parsed = syntax::parseArguments(own, file);
    if (!parsed) continue;
    for (const syntax::Argument* a : parsed->arguments)
      result.push_back(modifierOf(*a, contextOf(root_, root_->cls), nullptr));
  }
  return result;
}

bool Flattener::run(const ClassNode& node) {
  if (node.definition()) rootFile_ = node.definition()->span.file;
  Class* cls = classOfNode(&node);
  if (!cls || !complete(cls)) {
    if (!diagnostics_->hasErrors() && !library_.diagnostics().hasErrors()) {
      const ClassNode* missing = nullptr;
      for (const ClassNode* n = &node; n && !n->isRoot(); n = n->parent())
        if (!n->definition()) missing = n;
      const std::string reason = missing && missing != &node
                                     ? ": there is no package '" + missing->qualifiedName() + "' on the library path"
                                     : "";
      diagnostics_->error("N002", "class '" + node.qualifiedName() + "' cannot be read" + reason);
    }
    return false;
  }
  model_->name = node.qualifiedName();
  model_->description = std::string(cls->definition->description);
  Instance& root = instances_.emplace_back();
  root_ = &root;
  root.name = node.name();
  root.cls = cls;
  root.state = Instance::State::busy;
  if (!fillStructure(&root, cls, outerModifiers())) return false;
  root.state = Instance::State::ready;
  elaborateAll(&root, 0);
  for (size_t k = 0; k < root.extras.size(); ++k) elaborateAll(root.extras[k], 0);
  if (diagnostics_->hasErrors() || isCancelled()) return false;
  markWhenTargets(&root);
  collectConnections(&root);
  finishConnections();
  for (size_t k = 0; k < leaves_.size(); ++k) bindingEquations(leaves_[k]);
  flattenEquations(&root);
  for (Instance* leaf : structuralUses_) leaf->isStructural = true;
  spreadStructural();
  for (size_t k = 0; k < leaves_.size(); ++k) {
    finishLeaf(leaves_[k]);
    executor_->takeChecks(leaves_[k]->part, model_->assertions);
  }
  if (diagnostics_->hasErrors() || isCancelled()) return false;
  checkVariability();
  checkRedeclaredClasses();
  readExperiment(cls);
  return !diagnostics_->hasErrors();
}

FlattenResult flatten(Library& library, const ClassNode& node, const FlattenOptions& options,
                      Diagnostics& diagnostics) {
  FlattenResult result;
  auto flattener = std::make_unique<Flattener>(library, options, diagnostics);
  if (!flattener->run(node)) {
    // A class that could not be read has left its reason with the library.
    if (!diagnostics.hasErrors()) diagnostics.append(library.diagnostics());
    return result;
  }
  result.model = flattener->takeModel();
  result.context = std::make_unique<CallDifferentiation>(std::move(flattener));
  return result;
}

}  // namespace armature::model
