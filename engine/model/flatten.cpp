// The order of a translation, and the door of the room.
#include "engine/model/flatten.h"

#include <algorithm>

#include "engine/base/free_memory.h"
#include "engine/model/canonical_order.h"
#include "engine/model/flattener.h"
#include "engine/model/function_table.h"

namespace armature::model {

namespace {

constexpr size_t kManyParts = 50000;  // some 50 MB

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
  std::vector<uint8_t> leftOutOfDerivative(FlatModel& model, ExprId call) override {
    flattener_->attach(model);
    return flattener_->executor().leftOutOfDerivative(call);
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
    : TranslationPart(translation_),
      owned_(std::make_unique<FlatModel>()),
      translation_{library, options, &diagnostics, owned_.get(), &owned_->pool},
      executor_(*this),
      arithmetic_(translation_),
      builtins_(translation_),
      modifiers_(translation_),
      classes_(translation_, modifiers_, *this, *this),
      rules_(translation_, classes_),
      redeclarations_(translation_, classes_),
      prefixes_(translation_, classes_),
      instances_(translation_, modifiers_, classes_, redeclarations_, prefixes_, *this, *this),
      parameters_(translation_, classes_, arithmetic_, modifiers_, *this),
      arguments_(translation_, classes_, *this),
      references_(translation_, arithmetic_, classes_, instances_, parameters_, *this, executor_),
      iterators_(translation_, arithmetic_, classes_, instances_, references_, *this),
      records_(translation_, arithmetic_, modifiers_, classes_, instances_, parameters_, *this),
      functions_(translation_, modifiers_, classes_, instances_, records_),
      operatorRecords_(translation_, arithmetic_, classes_, records_, functions_, *this, *this),
      operators_(translation_, arithmetic_, operatorRecords_, *this),
      calls_(translation_, arithmetic_, classes_, instances_, parameters_, arguments_, records_, functions_,
             operatorRecords_, builtins_, *this, executor_),
      builder_(translation_, arithmetic_, classes_, parameters_, references_, iterators_, operators_, calls_, executor_,
               builtins_),
      arrays_(translation_, arithmetic_, classes_, instances_, parameters_, arguments_, iterators_, operatorRecords_,
              operators_, *this, executor_, builtins_),
      math_(translation_, arithmetic_, arguments_, *this, builtins_),
      texts_(translation_, arithmetic_, classes_, parameters_, arguments_, operatorRecords_, builtins_),
      clocks_(translation_, arithmetic_, parameters_, arguments_, *this, executor_, builtins_),
      events_(translation_, arithmetic_, instances_, parameters_, arguments_, clocks_, executor_, builtins_),
      transports_(translation_, arithmetic_, arguments_, events_, builtins_),
      streams_(translation_, arithmetic_, instances_, arguments_, attributes_, builtins_),
      connectEquations_(translation_, arithmetic_, classes_, instances_, parameters_, arguments_, references_,
                        iterators_, functions_, calls_, streams_),
      connectionOperators_(translation_, arithmetic_, arguments_, references_, connectEquations_, builtins_),
      attributes_(translation_, arithmetic_, modifiers_, instances_, parameters_),
      equations_(translation_, arithmetic_, classes_, instances_, parameters_, arguments_, references_, iterators_,
                 clocks_, events_, attributes_, *this, executor_) {
  translation_.told = &diagnostics;
  executor_.setEvaluator(options.evaluator);
}

Flattener::~Flattener() = default;

std::unique_ptr<FlatModel> Flattener::takeModel() {
  model().functions = executor_.table();
  return std::move(owned_);
}

void Flattener::forgetParts() {
  if (const auto table = executor_.table(); table && !table->functions.empty()) return;
  const bool wereMany = state().instances.size() > kManyParts;
  state().root = nullptr;
  state().instances.clear();
  modifiers_.forget();
  if (wereMany) returnFreeMemory();
}

// Modifiers from outside as arguments parsed from text.
Environment Flattener::outerModifiers() {
  Environment result;
  for (const auto& [name, value] : options().modifiers) {
    const FileId file = library().sources().add("setting of " + name, name + " = " + value);
    syntax::ParseContext own{library().names(), library().sources(), arena_, diagnostics()};
    const syntax::Modification* parsed = syntax::parseArguments(own, file);
    if (!parsed) continue;
    for (const syntax::Argument* a : parsed->arguments)
      result.push_back(modifiers_.modifierOf(*a, contextOf(root(), root()->cls), nullptr));
  }
  return result;
}

bool Flattener::run(const ClassNode& node) {
  if (node.definition()) state().rootFile = node.definition()->span.file;
  Class* cls = classes_.classOfNode(&node);
  if (!cls || !classes_.complete(cls)) {
    if (!diagnostics().hasErrors() && !library().diagnostics().hasErrors()) {
      const ClassNode* missing = nullptr;
      for (const ClassNode* n = &node; n && !n->isRoot(); n = n->parent())
        if (!n->definition()) missing = n;
      const Phrase reason = missing && missing != &node
                                ? phrase(": there is no package '%1' on the library path", missing->qualifiedName())
                                : Phrase();
      diagnostics().error("N002", phrase("class '%1' cannot be read%2", node.qualifiedName(), reason));
    }
    return false;
  }
  model().name = node.qualifiedName();
  begin(wording("making the parts").text);
  model().description = std::string(cls->definition->description);
  Instance& root = state().instances.emplace_back();
  state().root = &root;
  root.name = node.name();
  root.cls = cls;
  root.state = Instance::State::busy;
  if (!instances_.fillStructure(&root, cls, outerModifiers())) return false;
  std::vector<uint32_t> placesInText;
  if (options().order == FlattenOptions::Order::canonical)
    placesInText = orderCanonically(*root.cls, library(), arena_);
  root.state = Instance::State::ready;
  instances_.elaborateAll(&root, 0);
  for (size_t k = 0; k < root.extras.size(); ++k) instances_.elaborateAll(root.extras[k], 0);
  instances_.checkOuters();
  if (diagnostics().hasErrors() || isCancelled()) return false;
  equations_.markWhenTargets(&root);
  begin(wording("connecting the parts").text);
  connectEquations_.collectConnections(&root);
  connectEquations_.finishConnections();
  begin(wording("reading the equations").text);
  for (size_t k = 0; k < instances_.leaves().size(); ++k) equations_.bindingEquations(instances_.leaves()[k]);
  equations_.flattenEquations(&root);
  equations_.unmarkTargets();
  equations_.checkDiscrete();
  equations_.addInitialReinits();
  equations_.checkReinits();
  begin(wording("reading the values of parameters").text);
  for (Instance* leaf : state().structuralUses) leaf->isStructural = true;
  state().structuralUses.clear();
  attributes_.spreadStructural();
  for (size_t k = 0; k < instances_.leaves().size(); ++k) {
    attributes_.finishLeaf(instances_.leaves()[k]);
    executor_.takeChecks(instances_.leaves()[k]->part, model().assertions);
  }
  if (diagnostics().hasErrors() || isCancelled()) return false;
  attributes_.checkVariability();
  redeclarations_.checkRedeclaredClasses();
  attributes_.readExperiment(cls);
  if (!placesInText.empty()) listAsDeclared(placesInText);
  return !diagnostics().hasErrors();
}

// Lists the variables part by part as the text of the class has them, whatever order they are translated in.
void Flattener::listAsDeclared(std::span<const uint32_t> placesInText) {
  const Instance& root = *state().root;
  std::unordered_map<const Instance*, uint32_t> places;
  for (size_t k = 0; k < root.children.size(); ++k)
    if (root.children[k]) places.emplace(root.children[k], placesInText[k]);
  std::vector<std::pair<uint32_t, VarId>> list;
  for (uint32_t i = 0; i < model().variables.size(); ++i) {
    const Instance* part = instances_.leafOf(VarId(i));
    while (part && part->parent != &root) part = part->parent;
    const auto found = places.find(part);
    list.emplace_back(found == places.end() ? ~uint32_t{0} : found->second, VarId(i));
  }
  std::ranges::stable_sort(list, {}, &std::pair<uint32_t, VarId>::first);
  for (const auto& [place, id] : list) model().listed.push_back(id);
}

// What functions ask (functions.h): the scope is a Context.

MaybeValue Flattener::translate(const Expr& e, const void* scope, const LocalScope* locals) {
  return builder_.translate(e, static_cast<const Context*>(scope), locals);
}

MaybeValue Flattener::translateRange(const syntax::Iterator& iterator, std::span<const syntax::Statement* const> body,
                                     const void* scope, const LocalScope* locals) {
  return iterators_.translateRange(iterator, body, scope, locals);
}

MaybeValue Flattener::translateKnown(const Expr& e, const void* scope, const LocalScope* locals) {
  return parameters_.tryEvaluate(e, static_cast<const Context*>(scope), locals);
}

std::optional<Values> Flattener::translateCall(const Expr& e, const void* scope, const LocalScope* locals) {
  return builder_.translateCall(e, static_cast<const Context*>(scope), locals);
}

MaybeValue Flattener::defaultRecord(const FunctionClass::Variable& variable, const std::vector<int64_t>& sizes,
                                    const LocalScope* locals, bool* isOpen) {
  return records_.defaultRecord(variable, sizes, locals, isOpen);
}

std::optional<int64_t> Flattener::sizeOfType(const Expr& e, const void* scope) {
  const Class* type = instances_.indexType(e, static_cast<const Context*>(scope));
  return type ? std::optional(sizeOfIndex(*type)) : std::nullopt;
}

// What lower parts ask of higher ones.

Instance* Flattener::childAt(Instance* instance, uint32_t index) {
  return instances_.childAt(instance, index);
}

Instance* Flattener::childOf(Instance* instance, Name name) {
  return instances_.childOf(instance, name);
}

Instance* Flattener::resolved(Instance* instance) {
  return instances_.resolved(instance);
}

void Flattener::checkRules(const Class* cls) {
  rules_.checkRules(cls);
}

void Flattener::checkNames(const Environment& environment, Class* cls, const Instance* instance) {
  rules_.checkNames(environment, cls, instance);
}

const Value* Flattener::valueOf(Binding* binding) {
  return parameters_.valueOf(binding);
}

MaybeValue Flattener::evaluate(const Expr& e, const Context* context, const LocalScope* locals, Wording what) {
  return parameters_.evaluate(e, context, locals, what);
}

std::optional<int64_t> Flattener::evaluateInteger(const Expr& e, const Context* context, const LocalScope* locals,
                                                  Wording what) {
  return parameters_.evaluateInteger(e, context, locals, what);
}

MaybeValue Flattener::translate(const Expr& e, const Context* context, const LocalScope* locals) {
  return builder_.translate(e, context, locals);
}

std::optional<Values> Flattener::translateCall(const Expr& e, const Context* context, const LocalScope* locals) {
  return builder_.translateCall(e, context, locals);
}

MaybeValue Flattener::functionValue(Class* cls, const Expr* partial, const Context* context, const LocalScope* locals) {
  return calls_.functionValue(cls, partial, context, locals);
}

std::optional<Values> Flattener::invoke(const FunctionClass& function, std::vector<Value> inputs, SourceSpan span) {
  return calls_.invoke(function, std::move(inputs), span);
}

FlattenResult flatten(Library& library, const ClassNode& node, const FlattenOptions& options,
                      Diagnostics& diagnostics) {
  FlattenResult result;
  if (options.evaluator) options.evaluator->beginTable();
  auto flattener = std::make_unique<Flattener>(library, options, diagnostics);
  if (!flattener->run(node)) {
    // A class that could not be read has left its reason with the library.
    if (!diagnostics.hasErrors()) diagnostics.append(library.diagnostics());
    return result;
  }
  result.model = flattener->takeModel();
  flattener->forgetParts();
  result.context = std::make_unique<CallDifferentiation>(std::move(flattener));
  return result;
}

}  // namespace armature::model
