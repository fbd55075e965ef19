#include "engine/program/verify.h"

#include "engine/base/operation.h"
#include "engine/program/function_code.h"

namespace armature::program {

namespace {

class Verifier {
 public:
  explicit Verifier(const Program& program) : p_(program), storedBy_(program.slotCount, kNone) {}

  std::vector<std::string> run() {
    if (p_.initial.size() != p_.slotCount) report("initial values: wrong number");
    slot(p_.time, "time");
    for (uint32_t c = 0; c < p_.codes.size(); ++c) code(c);
    systems();
    lists();
    section(p_.parameters, "parameters");
    section(p_.initialization, "initialization");
    section(p_.derivatives, "derivatives");
    section(p_.outputs, "outputs");
    section(p_.roots, "roots");
    section(p_.event, "event");
    section(p_.selection, "selection");
    section(p_.startSelection, "selection at the start");
    section(p_.checks, "checks");
    section(p_.watch, "watch");
    section(p_.jacobian.section, "jacobian");
    jacobian();
    sparse();
    return std::move(found_);
  }

 private:
  void report(std::string text) {
    if (found_.size() < 50) found_.push_back(std::move(text));
  }
  void slot(Slot s, const std::string& where) {
    if (s >= p_.slotCount) report(where + ": slot " + std::to_string(s) + " out of range");
  }
  void slots(const std::vector<Slot>& list, const std::string& where) {
    for (const Slot s : list) slot(s, where);
  }

  void operand(uint32_t o, uint32_t c, uint32_t k) {
    if (o < p_.slotCount) {
      if (storedBy_[o] == c)
        report("code " + std::to_string(c) + " reads slot " + std::to_string(o) + " after its store");
    } else if (o - p_.slotCount >= k) {
      report("code " + std::to_string(c) + " instruction " + std::to_string(k) + " refers forward");
    } else {
      const Op op = p_.codes[c].instrs[o - p_.slotCount].op;
      if (op == Op::store || op == Op::call) report("code " + std::to_string(c) + " uses an instruction without value");
    }
  }

  void code(uint32_t c) {
    const Code& code = p_.codes[c];
    const std::string where = "code " + std::to_string(c);
    for (uint32_t k = 0; k < code.instrs.size(); ++k) {
      const Instr& i = code.instrs[k];
      switch (i.op) {
        case Op::store:
          operand(i.a, c, k);
          slot(i.b, where);
          if (i.b < p_.slotCount) storedBy_[i.b] = c;
          break;
        case Op::call:
          if (i.a >= code.calls.size())
            report(where + ": call out of range");
          else
            call(code.calls[i.a], c, k);
          break;
        case Op::result:
          slot(i.b, where);
          if (i.a >= k || code.instrs[i.a].op != Op::call) report(where + ": result of no call");
          break;
        case Op::lookup:
          operand(i.a, c, k);
          if (i.b >= code.lists.size())
            report(where + ": list out of range");
          else
            for (const uint32_t o : code.lists[i.b]) operand(o, c, k);
          break;
        default:
          operand(i.a, c, k);
          if (!isUnary(i.op)) operand(i.b, c, k);
          if (i.op == Op::select) operand(i.c, c, k);
      }
    }
  }

  void call(const CallSite& site, uint32_t c, uint32_t k) {
    for (const uint32_t o : site.args) operand(o, c, k);
    const std::string where = "call in code " + std::to_string(c);
    for (const Slot s : site.outputs) {
      if (s != kNone) slot(s, where);
    }
    if (site.kind == CallSite::Kind::delay) {
      if (site.target >= p_.delayCount) report(where + ": delay out of range");
      if (site.args.size() < 2) report(where + ": delay needs two arguments");
    } else if (site.kind != CallSite::Kind::function) {
      if (site.target >= p_.transports.size()) report(where + ": spatial distribution out of range");
      if (site.args.size() != (site.kind == CallSite::Kind::distance ? 2 : 3))
        report(where + ": number of arguments of a spatial distribution");
    } else if (site.target >= p_.functions.size()) {
      report(where + ": function out of range");
    } else if (const FunctionCode* f = p_.functions[site.target].get()) {
      if (site.args.size() < f->inputCount + (site.isGuarded ? 1 : 0))
        report(where + ": number of arguments of " + f->name);
    }
  }

  void entries(const std::vector<MatrixEntry>& list, uint32_t size, const std::string& where) {
    for (const MatrixEntry& e : list) {
      if (e.row >= size || e.column >= size) report(where + ": entry out of range");
      slot(e.slot, where);
    }
  }

  void systems() {
    for (const LinearSystem& s : p_.linear) {
      if (s.rhs.size() != s.size || s.unknowns.size() != s.size) report("linear system is not square");
      if (!s.nearest.empty() && s.nearest.size() != s.size) report("linear system: start values of another size");
      if (s.code != kNone && s.code >= p_.codes.size()) report("linear system: code out of range");
      entries(s.entries, s.size, "linear system");
      slots(s.rhs, "linear system");
      slots(s.unknowns, "linear system");
    }
    for (const NonlinearSystem& s : p_.nonlinear) {
      if (s.residuals.size() != s.size || s.unknowns.size() != s.size) report("nonlinear system is not square");
      if (s.residual >= p_.codes.size()) report("nonlinear system: code out of range");
      if (s.measure != kNone && s.measure >= p_.codes.size()) report("nonlinear system: code out of range");
      entries(s.entries, s.size, "nonlinear system");
      slots(s.residuals, "nonlinear system");
      slots(s.unknowns, "nonlinear system");
    }
    for (const MixedSystem& s : p_.mixed) {
      if (s.current.size() != s.next.size()) report("mixed system: current and next differ in length");
      if (s.discrete >= p_.codes.size()) report("mixed system: code out of range");
      slots(s.current, "mixed system");
      slots(s.next, "mixed system");
      section(s.continuous, "mixed system");
    }
    for (const Conditional& c : p_.conditionals) {
      slot(c.condition, "condition");
      section(c.section, "conditional");
      for (const Conditional::Range& r : c.otherwise) {
        if (r.count == 0) report("conditional: empty range");
        slot(r.target + r.count - 1, "conditional");
        slot(r.source + r.count - 1, "conditional");
      }
    }
  }

  void lists() {
    for (const StateVariable& s : p_.states) slot(s.slot, "state " + s.name), slot(s.derivative, "der " + s.name);
    for (const DiscreteVariable& d : p_.discretes) slot(d.slot, "discrete " + d.name), slot(d.pre, "pre " + d.name);
    for (const Relation& r : p_.relations) {
      slot(r.slot, "relation " + r.text);
      if (r.threshold != kNone)
        slot(r.threshold, "threshold of " + r.text);
      else
        slot(r.root, "root of " + r.text);
    }
    for (const Sampler& s : p_.samplers) slots({s.start, s.interval, s.flag}, "sampler");
    for (const Reinit& r : p_.reinits) {
      slots({r.active, r.value}, "reinit");
      if (r.state >= p_.states.size()) report("reinit: state out of range");
    }
    slots(p_.margins, "margin");
    for (const Assertion& a : p_.assertions) {
      if (a.active != kNone) slot(a.active, "assertion");
      if (!a.isTerminate) slot(a.condition, "assertion");
      for (const MessagePiece& m : a.message) {
        if (m.slot != kNone) slot(m.slot, "message");
      }
    }
    for (const StateSet& s : p_.stateSets) {
      slots(s.candidates, "state set");
      slots(s.velocities, "state set");
      slots(s.selectors, "state set");
      for (const uint32_t k : s.states) {
        if (k >= p_.states.size()) report("state set: state out of range");
      }
      if (!s.velocities.empty() && s.velocities.size() != s.candidates.size())
        report("state set: number of velocities");
      for (const MatrixEntry& e : s.jacobian) slot(e.slot, "state set");
    }
    for (const Variable& v : p_.variables) {
      if (v.slot != kNone) slot(v.slot, "variable " + v.name);
    }
  }

  void section(const Section& steps, const std::string& where) {
    using Kind = Step::Kind;
    for (const Step& s : steps) {
      const size_t limit = s.kind == Kind::code          ? p_.codes.size()
                           : s.kind == Kind::linear      ? p_.linear.size()
                           : s.kind == Kind::nonlinear   ? p_.nonlinear.size()
                           : s.kind == Kind::mixed       ? p_.mixed.size()
                           : s.kind == Kind::conditional ? p_.conditionals.size()
                                                         : p_.jacobian.tangents.size();
      if (s.index >= limit) report("section " + where + ": step out of range");
    }
  }

  void jacobian() {
    const Jacobian& j = p_.jacobian;
    if (j.section.empty() && j.columnStart.empty()) return;
    const size_t n = p_.states.size();
    if (j.seeds.size() != n || j.results.size() != n || j.columnStart.size() != n + 1 || j.color.size() != n) {
      return report("jacobian: wrong lengths");
    }
    slots(j.seeds, "jacobian");
    slots(j.results, "jacobian");
    if (j.rows.size() != j.columnStart.back()) report("jacobian: wrong number of nonzeros");
    for (const uint32_t r : j.rows) {
      if (r >= n) report("jacobian: row out of range");
    }
    for (const uint32_t c : j.color) {
      if (c >= j.colorCount) report("jacobian: colour out of range");
    }
  }

  void sparse() {
    const SparseJacobian& j = p_.sparse;
    if (j.section.empty() && j.seeds.empty()) return;
    section(j.section, "sparse jacobian");
    if (j.seeds.size() != j.results.size() || j.seeds.size() < p_.states.size())
      return report("sparse jacobian: wrong lengths");
    slots(j.seeds, "sparse jacobian");
    slots(j.results, "sparse jacobian");
    for (const SparseJacobian::System& s : j.systems)
      if (s.system >= p_.linear.size() || s.first + p_.linear[s.system].size > j.seeds.size())
        report("sparse jacobian: system out of range");
  }

  const Program& p_;
  std::vector<uint32_t> storedBy_;  // per slot: the last code that stores it
  std::vector<std::string> found_;
};

}  // namespace

std::vector<std::string> verify(const Program& program) {
  return Verifier(program).run();
}

}  // namespace armature::program
