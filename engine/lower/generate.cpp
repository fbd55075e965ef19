// The sections of the program from the plans, and its tables.
#include <algorithm>

#include "engine/lower/lower_functions.h"
#include "engine/lower/origins.h"
#include "engine/lower/section_builder.h"
#include "engine/lower/tables.h"
#include "engine/lower/when_regions.h"
#include "engine/program/tangent.h"

namespace armature::lower {
namespace {

namespace pg = program;

constexpr size_t kMostShared = 20;  // blocks of the derivatives that are computed again for the sake of assertions

class Generator {
 public:
  explicit Generator(Work& work) : w_(work), slots_(work), collector_(work.pool) {}

  void run() {
    pg::Program& p = *w_.program;
    p.name = w_.m.name;
    p.delayCount = w_.m.delayCount;
    w_.relationOf.assign(w_.m.variables.size(), kNone);
    for (uint32_t k = 0; k < w_.relations.size(); ++k) w_.relationOf[w_.relations[k].truth.index()] = k;
    planOf_.assign(w_.m.variables.size(), kNone);
    for (uint32_t b = 0; b < w_.continuousPlans.size(); ++b)
      for (VarId v : w_.continuousPlans[b].solved) planOf_[v.index()] = b;
    needStates();
    p.parameters = parameters();
    p.derivatives = needed(derivativeNeeds_);
    p.outputs = rest();
    p.roots = roots();
    p.event = event();
    forget(w_.eventPlans);
    p.initialization = initialization();
    forget(w_.initialPlans);
    p.checks = checks();
    p.watch = watch();
    p.selection = selection();
    p.startSelection = startSelection();
    forget(w_.continuousPlans);
    fillTables(w_, slots_);
    p.slotCount = static_cast<uint32_t>(p.initial.size());
    fixOperands(p);
  }

 private:
  // Plans whose code is there: of a large model they take as much memory as the tables that are still to come.
  static void forget(std::vector<BlockPlan>& plans) { std::vector<BlockPlan>().swap(plans); }

  void needStates() {
    for (VarId x : w_.states) derivativeNeeds_.push_back(w_.var(x).derivative);
  }

  pg::Section parameters() {
    SectionBuilder section(w_, slots_);
    for (VarId v : w_.parameterOrder) section.assign(v, w_.var(v).binding);
    // Eliminated variables that equal an expression of parameters are shown with its value.
    for (uint32_t i = 0; i < w_.m.variables.size(); ++i) {
      const ExprId r = w_.role[i] == Role::replaced ? w_.replacement[i] : ExprId();
      if (!r || w_.pool.isConstant(r) || w_.pool.op(r) == Op::variable) continue;
      if (w_.pool.op(r) == Op::neg && w_.pool.op(w_.pool.arg(r, 0)) == Op::variable) continue;
      const auto [at, isNew] = w_.parametricSlots.try_emplace(r.value, 0);
      if (!isNew) continue;
      at->second = slots_.fresh(w_.number(r));
      section.store(at->second, r);
    }
    for (const auto& s : w_.m.samplers) {
      w_.program->samplers.push_back({slots_.fresh(w_.number(s.start)), slots_.fresh(w_.number(s.interval)),
                                      slots_.sampler(static_cast<uint32_t>(w_.program->samplers.size())), s.denominator,
                                      s.isClock});
      section.store(w_.program->samplers.back().start, s.start);
      section.store(w_.program->samplers.back().interval, s.interval);
    }
    return section.take();
  }

  // Marks the blocks that these variables need, directly or through others.
  std::vector<uint8_t> mark(const std::vector<VarId>& wanted) {
    std::vector<uint8_t> isMarked(w_.continuousPlans.size(), 0);
    std::vector<uint32_t> queue;
    const auto need = [&](VarId v) {
      if (w_.roleOf(v) == Role::replaced) {
        std::vector<VarId> inner;
        collector_.collect(w_.replacement[v.index()], inner);
        for (VarId i : inner) visit(i, isMarked, queue);
        return;
      }
      visit(v, isMarked, queue);
    };
    for (VarId v : wanted) need(v);
    while (!queue.empty()) {
      const BlockPlan& plan = w_.continuousPlans[queue.back()];
      queue.pop_back();
      found_.clear();
      for (const Assignment& a : plan.assignments) collector_.collect(a.value, found_);
      for (ExprId e : plan.residuals) collector_.collect(e, found_);
      for (const MatrixTerm& t : plan.matrix) collector_.collect(t.value, found_);
      for (VarId v : found_) visit(v, isMarked, queue);
    }
    return isMarked;
  }

  void visit(VarId v, std::vector<uint8_t>& isMarked, std::vector<uint32_t>& queue) {
    const uint32_t b = v.index() < planOf_.size() ? planOf_[v.index()] : kNone;
    if (b == kNone || isMarked[b]) return;
    isMarked[b] = 1;
    queue.push_back(b);
  }

  pg::Section needed(const std::vector<VarId>& wanted) {
    inDerivatives_ = mark(wanted);
    SectionBuilder section(w_, slots_);
    for (uint32_t b = 0; b < w_.continuousPlans.size(); ++b)
      if (inDerivatives_[b]) section.block(w_.continuousPlans[b]);
    // A state whose derivative is known without any equation.
    for (VarId x : w_.states) {
      const VarId d = w_.var(x).derivative;
      if (w_.roleOf(d) == Role::replaced) section.store(slots_.of(d), w_.replacement[d.index()]);
    }
    return section.take();
  }

  pg::Section rest() {
    SectionBuilder section(w_, slots_);
    for (uint32_t b = 0; b < w_.continuousPlans.size(); ++b)
      if (!inDerivatives_[b]) section.block(w_.continuousPlans[b]);
    storeSources(section);
    return section.take();
  }

  void storeSources(SectionBuilder& section) {
    for (uint32_t k = 0; k < w_.delaySources.size(); ++k)
      if (w_.delaySources[k]) section.store(slots_.delaySource(k), w_.resolved(w_.delaySources[k]));
    for (uint32_t k = 0; k < w_.transportSources.size(); ++k) {
      const Work::TransportSources& sources = w_.transportSources[k];
      if (!sources.position) continue;
      const pg::Transport& transport = w_.program->transports[k];
      section.store(transport.in0, w_.resolved(sources.in0));
      section.store(transport.in1, w_.resolved(sources.in1));
      section.store(transport.position, w_.resolved(sources.position));
    }
  }

  // The initial distributions: parameters, some of which the initialization may have solved for.
  void storeDistributions(SectionBuilder& section) {
    for (size_t k = 0; k < w_.m.transports.size(); ++k) {
      const pg::Transport& transport = w_.program->transports[k];
      for (size_t i = 0; i < transport.points.size(); ++i) {
        section.store(transport.points[i], w_.m.transports[k].points[i]);
        section.store(transport.values[i], w_.m.transports[k].values[i]);
      }
    }
  }

  double nominalOfRoot(ExprId root) const {
    const ExprId e = w_.pool.op(root) == symbolic::Op::neg ? w_.pool.arg(root, 0) : root;
    return w_.pool.op(e) == symbolic::Op::variable ? nominalOf(w_, w_.pool.variableOf(e)) : 1;
  }

  pg::Section roots() {
    std::vector<VarId> wanted;
    for (const RelationPlan& r : w_.relations)
      if (r.root) collector_.collect(r.root, wanted);
    const std::vector<uint8_t> isNeeded = mark(wanted);
    SectionBuilder section(w_, slots_);
    for (uint32_t b = 0; b < w_.continuousPlans.size(); ++b)
      if (isNeeded[b] && !inDerivatives_[b]) section.block(w_.continuousPlans[b]);
    for (const RelationPlan& r : w_.relations) {
      pg::Relation relation;
      relation.slot = slots_.of(r.truth);
      relation.isAfter = r.isAfter;
      relation.isSmooth = r.isSmooth;
      relation.isStepwise = r.isStepwise;
      if (r.root) relation.nominal = nominalOfRoot(r.root);
      relation.root = slots_.fresh();
      if (r.threshold) {
        const VarId t = r.threshold;
        relation.threshold = w_.roleOf(t) == Role::replaced ? slots_.fresh() : slots_.of(t);
      } else {
        section.store(relation.root, r.root);
      }
      relation.text = r.text;
      relation.origin = addOrigin(w_, r.part, {}, r.text);
      w_.program->relations.push_back(std::move(relation));
    }
    return section.take();
  }

  // Complete by itself where that takes little: at the end of a step nothing else asks for the derivatives.
  pg::Section watch() {
    std::vector<VarId> wanted;
    for (const ExprId margin : w_.margins) collector_.collect(margin, wanted);
    const std::vector<uint8_t> isNeeded = mark(wanted);
    size_t shared = 0;
    for (uint32_t b = 0; b < w_.continuousPlans.size(); ++b)
      if (isNeeded[b] && inDerivatives_[b])
        shared += w_.continuousPlans[b].kind == BlockPlan::Kind::assignments ? 1 : kMostShared + 1;
    w_.program->watchNeedsDerivatives = shared > kMostShared;
    SectionBuilder section(w_, slots_);
    for (uint32_t b = 0; b < w_.continuousPlans.size(); ++b)
      if (isNeeded[b] && !(inDerivatives_[b] && w_.program->watchNeedsDerivatives))
        section.block(w_.continuousPlans[b]);
    for (const ExprId margin : w_.margins) w_.program->margins.push_back(section.stored(margin));
    return section.take();
  }

  pg::Section event() {
    SectionBuilder section(w_, slots_);
    addEventPlans(w_, section);
    for (const auto& r : w_.m.reinits) {
      ExprId x = w_.pool.variable(r.state, Type::real);
      bool isNegative = false;
      if (w_.roleOf(r.state) == Role::replaced) x = w_.replacement[r.state.index()];
      if (w_.pool.op(x) == Op::neg) {
        isNegative = true;
        x = w_.pool.arg(x, 0);
      }
      const VarId v = w_.pool.op(x) == Op::variable ? w_.pool.variableOf(x) : VarId();
      const auto at = std::find(w_.states.begin(), w_.states.end(), v);
      if (!v || at == w_.states.end()) {
        w_.diagnostics.error("S006", phrase("reinit of %1: it is not a state of the model", w_.var(r.state).name),
                             r.span, {w_.partPath(r.part)}, phrase("give it stateSelect = StateSelect.always"));
        continue;
      }
      pg::Reinit reinit;
      reinit.active = slots_.fresh();
      reinit.value = slots_.fresh();
      reinit.state = static_cast<uint32_t>(at - w_.states.begin());
      section.store(reinit.active, r.active);
      section.store(reinit.value, isNegative ? w_.pool.neg(r.value) : r.value);
      w_.program->reinits.push_back(reinit);
    }
    return section.take();
  }

  pg::Section initialization() {
    SectionBuilder section(w_, slots_);
    storeStarts(section);
    section.breakCode();
    for (const BlockPlan& b : w_.initialPlans) section.block(b);
    // Samplers may depend on parameters that have just been solved for.
    for (size_t k = 0; k < w_.m.samplers.size(); ++k) {
      section.store(w_.program->samplers[k].start, w_.m.samplers[k].start);
      section.store(w_.program->samplers[k].interval, w_.m.samplers[k].interval);
    }
    storeSources(section);  // the first value counts before there is a history
    storeDistributions(section);
    for (const auto& c : w_.redundantConditions) {
      pg::InitialCheck check;
      check.left = slots_.fresh();
      check.right = slots_.fresh();
      section.store(check.left, c.lhs);
      section.store(check.right, c.rhs);
      check.text = c.text;
      check.origin = addOrigin(w_, c.part, c.span);
      w_.program->initialChecks.push_back(std::move(check));
    }
    return section.take();
  }

  // The arguments of a call for its effect alone; the call itself is the solver's.
  void effect(SectionBuilder& section, const model::Assertion& a) {
    if (w_.pool.isConstant(a.active, 0) || w_.pool.op(a.condition) != Op::call) return;
    pg::Effect effect;
    if (!w_.pool.isConstant(a.active)) effect.active = section.stored(a.active);
    effect.function = w_.pool.node(a.condition).payload;
    effect.origin = addOrigin(w_, a.part, a.span);
    const std::vector<ExprId> args(w_.pool.callArgs(a.condition).begin(), w_.pool.callArgs(a.condition).end());
    const auto fill = [&](SectionBuilder& here) {
      for (const ExprId arg : args) {
        pg::Effect::Argument argument;
        if (w_.pool.type(arg) == Type::string)
          argument.text = messagePieces(w_, slots_, here, arg);
        else
          argument.slot = here.stored(arg);
        effect.args.push_back(std::move(argument));
      }
    };
    // What is costly in the arguments is computed only where the call is made.
    if (effect.active == pg::kNone)
      fill(section);
    else
      section.conditional(effect.active, {}, fill);
    w_.program->effects.push_back(std::move(effect));
  }

  pg::Section checks() {
    SectionBuilder section(w_, slots_);
    for (const auto& a : w_.m.assertions)
      if (a.isEffect) effect(section, a);
    std::erase_if(w_.m.assertions, [&](const auto& a) { return a.isEffect || w_.pool.isConstant(a.active, 0); });
    const auto examine = [&](SectionBuilder& here, size_t k) {
      const auto& a = w_.m.assertions[k];
      pg::Assertion& assertion = w_.program->assertions[k];
      if (!a.isTerminate) here.store(assertion.condition, a.condition);
      assertion.message = messagePieces(w_, slots_, here, a.message);
    };
    // What is large is looked at only where it is active: after the others, which share their operations.
    std::vector<size_t> large;
    for (const auto& a : w_.m.assertions) {
      const size_t k = w_.program->assertions.size();
      pg::Assertion& assertion = w_.program->assertions.emplace_back();
      if (!w_.pool.isConstant(a.active)) {
        assertion.active = slots_.fresh();
        section.store(assertion.active, a.active);
      }
      assertion.condition = slots_.fresh(1);
      assertion.isWarning = a.isWarning;
      assertion.isTerminate = a.isTerminate;
      assertion.origin = addOrigin(w_, a.part, a.span);
      if (assertion.active != pg::kNone && (isLarge(w_, a.condition) || isLarge(w_, a.message)))
        large.push_back(k);
      else
        examine(section, k);
    }
    for (const size_t k : large)
      section.conditional(w_.program->assertions[k].active, {}, [&](SectionBuilder& inner) { examine(inner, k); });
    return section.take();
  }

  pg::Section selection() {
    SectionBuilder section(w_, slots_);
    std::vector<uint32_t> stateOf(w_.m.variables.size(), kNone);
    for (uint32_t k = 0; k < w_.states.size(); ++k) stateOf[w_.states[k].index()] = k;
    std::vector<VarId> wanted;
    for (const StateSetPlan& plan : w_.stateSets) {
      for (const MatrixTerm& t : plan.jacobian) collector_.collect(t.value, wanted);
      wanted.insert(wanted.end(), plan.positions.begin(), plan.positions.end());
      wanted.insert(wanted.end(), plan.velocities.begin(), plan.velocities.end());
    }
    const std::vector<uint8_t> isNeeded = mark(wanted);
    for (uint32_t b = 0; b < w_.continuousPlans.size(); ++b)
      if (isNeeded[b] && !inDerivatives_[b]) section.block(w_.continuousPlans[b]);
    for (const StateSetPlan& plan : w_.stateSets) {
      pg::StateSet set;
      for (VarId x : plan.states) set.states.push_back(stateOf[x.index()]);
      for (VarId q : plan.positions) set.candidates.push_back(slots_.of(q));
      for (VarId q : plan.velocities) set.velocities.push_back(slots_.of(q));
      for (VarId s : plan.selectors) set.selectors.push_back(slots_.of(s));
      for (const MatrixTerm& t : plan.jacobian) set.jacobian.push_back({t.row, t.column, slots_.fresh()});
      set.solvedCount = solvedCount(plan);
      w_.program->stateSets.push_back(std::move(set));
    }
    storeSelectionJacobians(section);
    return section.take();
  }

  static uint32_t solvedCount(const StateSetPlan& plan) {
    uint32_t rows = 0;
    for (const MatrixTerm& t : plan.jacobian) rows = std::max(rows, t.row + 1);
    const size_t perState = plan.velocities.empty() ? 1 : 2;
    const size_t constraints = plan.positions.size() - plan.states.size() / perState;
    return rows - static_cast<uint32_t>(constraints);
  }

  void storeSelectionJacobians(SectionBuilder& section) {
    for (size_t k = 0; k < w_.stateSets.size(); ++k)
      for (size_t i = 0; i < w_.stateSets[k].jacobian.size(); ++i)
        section.store(w_.program->stateSets[k].jacobian[i].slot, w_.stateSets[k].jacobian[i].value);
  }

  pg::Section startSelection() {
    SectionBuilder section(w_, slots_);
    if (w_.stateSets.empty()) return {};
    storeStarts(section);
    section.breakCode();
    storeSelectionJacobians(section);
    return section.take();
  }

  // Start values that depend on parameters follow them.
  void storeStarts(SectionBuilder& section) {
    for (uint32_t i = 0; i < w_.m.variables.size(); ++i) {
      const FlatVariable& v = w_.m.variables[i];
      if ((w_.role[i] == Role::unknown || w_.role[i] == Role::discrete) && v.start && !w_.pool.isConstant(v.start))
        section.store(slots_.of(VarId(i)), v.start);
    }
  }

  Work& w_;
  SlotTable slots_;
  symbolic::VariableCollector collector_;
  std::vector<VarId> derivativeNeeds_, found_;
  std::vector<uint32_t> planOf_;  // variable → block of continuousPlans
  std::vector<uint8_t> inDerivatives_;
};

}  // namespace

bool generate(Work& w) {
  w.program = std::make_unique<pg::Program>();
  Generator(w).run();
  if (w.m.functions) w.program->functions = lowerFunctions(*w.m.functions);
  return !w.diagnostics.hasErrors() && !w.isCancelled();
}

}  // namespace armature::lower
