#include "engine/program/tangent.h"

#include <algorithm>
#include <optional>

#include "engine/base/ensure.h"
#include "engine/program/dependence.h"
#include "engine/program/operands.h"
#include "engine/program/sparsity.h"
#include "engine/program/tangent_code.h"

namespace armature::program {

namespace {

class JacobianBuilder {
 public:
  explicit JacobianBuilder(Program& program)
      : p_(program), slotCount_(program.slotCount), slots_(program), dependence_(slotCount_) {}

  Jacobian build() {
    seedStates();
    section(p_.derivatives);
    for (const StateVariable& x : p_.states) addResult(x.derivative);
    pattern();
    finish();
    return std::move(made_);
  }

  // Of a program without nonlinear systems.
  SparseJacobian buildSparse() {
    sparse_.emplace();
    seedStates();
    seedOfInput_.assign(slotCount_, kNone);
    made_.results.assign(p_.states.size(), 0);
    section(p_.derivatives);
    for (size_t i = 0; i < p_.states.size(); ++i) {
      const Slot t = slots_.of(p_.states[i].derivative);
      made_.results[i] = t == kNone ? slots_.constant(0) : t;
    }
    finish();
    sparse_->section = std::move(made_.section);
    sparse_->seeds = std::move(made_.seeds);
    sparse_->results = std::move(made_.results);
    return std::move(*sparse_);
  }

  LinearProgram buildAlong(const Directions& directions) {
    seedStates();
    seedOfInput_.assign(slotCount_, kNone);
    for (const Slot input : directions.inputs) {
      made_.seeds.push_back(slots_.newSlot());
      seedOfInput_[input] = made_.seeds.back();
      slots_.set(input, made_.seeds.back());
    }
    section(p_.parameters);
    section(p_.derivatives);
    section(p_.outputs);
    for (const StateVariable& x : p_.states) addResult(x.derivative);
    for (const Slot output : directions.outputs) addResult(output);
    LinearProgram made;
    for (const Slot input : directions.inputs) made.isOfStates.push_back(dependence_[input] != DependenceSets::kEmpty);
    finish();
    made.jacobian = std::move(made_);
    return made;
  }

 private:
  void seedStates() {
    for (uint32_t i = 0; i < p_.states.size(); ++i) {
      made_.seeds.push_back(slots_.newSlot());
      slots_.set(p_.states[i].slot, made_.seeds.back());
      dependence_[p_.states[i].slot] = dependence_.sets().single(i);
    }
  }

  void addResult(Slot slot) {
    const Slot t = slots_.of(slot);
    made_.results.push_back(t == kNone ? slots_.constant(0) : t);
  }

  void section(const Section& steps) {
    for (const Step& step : steps) switch (step.kind) {
        case Step::Kind::code:
          code(step.index);
          break;
        case Step::Kind::linear:
          linear(step.index);
          break;
        case Step::Kind::nonlinear:
          nonlinear(step.index);
          break;
        case Step::Kind::mixed:
          section(p_.mixed[step.index].continuous);
          break;
        case Step::Kind::conditional:  // of events and checks only
        case Step::Kind::linearTangent:
          break;
      }
  }

  void addCode(TangentCode& tangent) {
    Code made = tangent.finish();
    if (made.instrs.empty()) return;
    codes_.push_back(std::move(made));
    made_.section.push_back({Step::Kind::code, static_cast<uint32_t>(p_.codes.size() + codes_.size() - 1)});
  }

  // Stores the tangents of what the code stores, and remembers them.
  void code(uint32_t index) {
    if (sparse_) return cutCode(p_.codes[index]);
    dependence_.propagate(p_.codes[index]);
    TangentCode tangent(p_.codes[index], slotCount_, slots_);
    tangent.differentiate(seedOfInput_);
    for (const TangentCode::Stored& s : tangent.stored()) storeTangent(tangent, s);
    addCode(tangent);
  }

  // What depends on many states gets a seed of its own, and its tangent is a result.
  void cutCode(const Code& primal) {
    constexpr size_t kMany = 8;
    std::vector<Slot> cuts;
    dependence_.propagate(primal, [&](Slot slot, DependenceSets::SetId set) {
      if (dependence_.sets().elements(set).size() <= kMany) return set;
      cuts.push_back(slot);
      seedOfInput_[slot] = slots_.newSlot();
      made_.seeds.push_back(seedOfInput_[slot]);
      return dependence_.sets().single(static_cast<uint32_t>(made_.seeds.size() - 1));
    });
    TangentCode tangent(primal, slotCount_, slots_);
    std::unordered_map<Slot, uint32_t> followed;
    tangent.differentiateCut(seedOfInput_, followed);
    for (const TangentCode::Stored& s : tangent.stored()) {
      const Slot seed = seedOfInput_[s.slot];
      if (seed != kNone && s.tangent == seed)
        slots_.set(s.slot, seed);
      else
        storeTangent(tangent, s);
    }
    for (const Slot slot : cuts) {
      const auto found = followed.find(slot);
      const bool isZero = found == followed.end() || found->second == kNone;
      made_.results.push_back(isZero ? slots_.constant(0) : slots_.newSlot());
      if (!isZero) tangent.store(found->second, made_.results.back());
      seedOfInput_[slot] = kNone;
    }
    addCode(tangent);
  }

  void storeTangent(TangentCode& tangent, const TangentCode::Stored& s) {
    if (s.tangent == kNone) {
      slots_.set(s.slot, kNone);
      return;
    }
    const Slot t = slots_.newSlot();
    tangent.store(s.tangent, t);
    slots_.set(s.slot, t);
  }

  // A z = b  →  A dz = db − dA z.
  void linear(uint32_t index) {
    const LinearSystem& system = p_.linear[index];
    dependence_.propagate(p_.codes[system.code]);
    TangentCode tangent(p_.codes[system.code], slotCount_, slots_);
    tangent.differentiate();
    std::unordered_map<Slot, uint32_t> d;
    for (const TangentCode::Stored& s : tangent.stored()) d[s.slot] = s.tangent;
    LinearTangent solve{index, false, {}, system.unknowns};
    auto of = [&](Slot slot) {
      auto it = d.find(slot);
      return it == d.end() ? slots_.of(slot) : it->second;
    };
    std::vector<uint32_t> rhs;
    for (Slot b : system.rhs) rhs.push_back(of(b));
    for (const MatrixEntry& e : system.entries) {
      const uint32_t da = of(e.slot);
      if (da == kNone) continue;
      const uint32_t term = tangent.emit(Op::mul, da, system.unknowns[e.column]);
      rhs[e.row] = rhs[e.row] == kNone ? tangent.emit(Op::neg, term) : tangent.emit(Op::sub, rhs[e.row], term);
    }
    finishSolve(tangent, solve, rhs);
    // Every unknown depends on whatever any entry depends on.
    DependenceSets::SetId all = DependenceSets::kEmpty;
    for (const MatrixEntry& e : system.entries) all = dependence_.sets().unite(all, dependence_[e.slot]);
    for (Slot b : system.rhs) all = dependence_.sets().unite(all, dependence_[b]);
    for (size_t k = 0; k < system.unknowns.size(); ++k) {
      const Slot z = system.unknowns[k];
      const bool isSeed = sparse_ && slots_.of(z) != kNone;
      const auto column = static_cast<uint32_t>(made_.seeds.size() - system.unknowns.size() + k);
      dependence_[z] = isSeed ? dependence_.sets().single(column) : all;
    }
  }

  // r(z, x) = 0  →  dr/dz dz = −∂r/∂x dx; then the tangents of the inner variables with dz known.
  void nonlinear(uint32_t index) {
    const NonlinearSystem& system = p_.nonlinear[index];
    for (Slot z : system.unknowns) {
      slots_.set(z, kNone);
      dependence_[z] = DependenceSets::kEmpty;
    }
    dependence_.propagate(p_.codes[system.residual]);
    DependenceSets::SetId all = DependenceSets::kEmpty;
    for (Slot r : system.residuals) all = dependence_.sets().unite(all, dependence_[r]);
    for (Slot z : system.unknowns) dependence_[z] = all;
    dependence_.propagate(p_.codes[system.residual]);

    TangentCode partial(p_.codes[system.residual], slotCount_, slots_);
    partial.differentiate();
    std::unordered_map<Slot, uint32_t> d;
    for (const TangentCode::Stored& s : partial.stored()) d[s.slot] = s.tangent;
    LinearTangent solve{index, true, {}, system.unknowns};
    std::vector<uint32_t> rhs;
    for (Slot r : system.residuals) {
      auto it = d.find(r);
      rhs.push_back(it == d.end() || it->second == kNone ? kNone : partial.emit(Op::neg, it->second));
    }
    finishSolve(partial, solve, rhs);

    TangentCode inner(p_.codes[system.residual], slotCount_, slots_);
    inner.differentiate();
    std::unordered_map<Slot, bool> isResidual;
    for (Slot r : system.residuals) isResidual[r] = true;
    for (const TangentCode::Stored& s : inner.stored())
      if (!isResidual.contains(s.slot)) storeTangent(inner, s);
    addCode(inner);
  }

  // Stores the right side and adds the tangent solve; without any active right side the tangents are zero.
  void finishSolve(TangentCode& tangent, LinearTangent& solve, const std::vector<uint32_t>& rhs) {
    bool isActive = false;
    for (uint32_t r : rhs) isActive = isActive || r != kNone;
    const std::vector<Slot> unknowns = solve.result;
    if (!isActive) {
      for (Slot z : unknowns) slots_.set(z, kNone);
      return;
    }
    for (uint32_t r : rhs) {
      solve.rhs.push_back(slots_.newSlot());
      tangent.store(r == kNone ? slots_.constant(0) : r, solve.rhs.back());
    }
    for (Slot& z : solve.result) {
      const Slot t = slots_.newSlot();
      slots_.set(z, t);
      z = t;
    }
    addCode(tangent);
    if (sparse_) {
      sparse_->systems.push_back({static_cast<uint32_t>(made_.seeds.size()), solve.system});
      made_.seeds.insert(made_.seeds.end(), solve.result.begin(), solve.result.end());
      made_.results.insert(made_.results.end(), solve.rhs.begin(), solve.rhs.end());
      return;
    }
    made_.section.push_back({Step::Kind::linearTangent, static_cast<uint32_t>(p_.jacobian.tangents.size())});
    p_.jacobian.tangents.push_back(std::move(solve));
  }

  void pattern() {
    Jacobian& j = made_;
    const auto n = static_cast<uint32_t>(p_.states.size());
    std::vector<std::vector<uint32_t>> rowsOfColumn(n);
    for (uint32_t row = 0; row < n; ++row)
      for (uint32_t column : dependence_.elements(p_.states[row].derivative)) rowsOfColumn[column].push_back(row);
    j.columnStart.assign(1, 0);
    for (const auto& rows : rowsOfColumn) {
      j.rows.insert(j.rows.end(), rows.begin(), rows.end());
      j.columnStart.push_back(static_cast<uint32_t>(j.rows.size()));
    }
    j.colorCount = colorColumns(j.columnStart, j.rows, n, j.color);
  }

  // Gives all operands their numbers now that the number of slots is known.
  void finish() {
    const uint32_t total = slots_.slotCount();
    auto shift = [&](uint32_t& o) {
      if (o >= slotCount_) o += total - slotCount_;
    };
    for (Code& c : p_.codes) renumber(c, shift);
    auto place = [&](uint32_t& o) {
      if (o & TangentSlots::kInstr) o = total + (o & ~TangentSlots::kInstr);
    };
    for (Code& c : codes_) {
      renumber(c, place);
      p_.codes.push_back(std::move(c));
    }
    p_.slotCount = total;
  }

  template <class Change>
  static void renumber(Code& code, Change change) {
    for (Instr& n : code.instrs) forEachOperand(n, change);
    for (CallSite& c : code.calls)
      for (uint32_t& o : c.args) change(o);
    for (auto& list : code.lists)
      for (uint32_t& o : list) change(o);
  }

  Program& p_;
  const uint32_t slotCount_;
  TangentSlots slots_;
  Dependence dependence_;                 // on the states
  std::vector<Code> codes_;               // operands not yet numbered
  std::vector<Slot> seedOfInput_;         // by slot, or empty
  Jacobian made_;                         // its tangents are those of the program
  std::optional<SparseJacobian> sparse_;  // while that is made
};

}  // namespace

void addJacobian(Program& program) {
  ENSURE(program.initial.size() == program.slotCount, program.initial.size(), program.slotCount);
  program.jacobian = {};
  Jacobian made = JacobianBuilder(program).build();
  made.tangents = std::move(program.jacobian.tangents);
  program.jacobian = std::move(made);
}

void addSparseJacobian(Program& program) {
  constexpr uint32_t kManyRuns = 24;  // fewer runs of the tangents cost little
  program.sparse = {};
  const auto& tangents = program.jacobian.tangents;
  if (program.jacobian.colorCount <= kManyRuns) return;
  if (std::any_of(tangents.begin(), tangents.end(), [](const LinearTangent& t) { return t.ofNonlinear; })) return;
  program.sparse = JacobianBuilder(program).buildSparse();
}

LinearProgram addLinearization(Program& program, const Directions& directions) {
  ENSURE(program.initial.size() == program.slotCount, program.initial.size(), program.slotCount);
  return JacobianBuilder(program).buildAlong(directions);
}

bool isStoredByCode(const Program& program, const Section& section, Slot slot) {
  return std::any_of(section.begin(), section.end(), [&](const Step& step) {
    if (step.kind == Step::Kind::mixed) return isStoredByCode(program, program.mixed[step.index].continuous, slot);
    if (step.kind != Step::Kind::code) return false;
    const std::vector<Instr>& instrs = program.codes[step.index].instrs;
    return std::any_of(instrs.begin(), instrs.end(),
                       [slot](const Instr& n) { return n.op == Op::store && n.b == slot; });
  });
}

}  // namespace armature::program
