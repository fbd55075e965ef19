// Cost of one evaluation of the derivatives: interpreter and machine code beside g++ -O2 on the same expressions, and
// the cost of generating machine code. Prints figures, asserts nothing.
//
//   evaluator_benchmark LIBRARY_FOLDER CLASS…
#include <dlfcn.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "engine/lower/function_evaluator.h"
#include "engine/lower/lower.h"
#include "engine/program/call.h"
#include "engine/program/evaluator.h"

using namespace armature;
using namespace armature::program;

namespace {

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::unique_ptr<Program> translate(const std::string& folder, const std::string& name) {
  model::Library library;
  library.addPath(folder);
  const model::ClassNode* node = library.find(name);
  if (!node) return nullptr;
  Diagnostics diagnostics;
  model::FlattenOptions options;
  const auto evaluator = lower::makeFunctionEvaluator();
  options.evaluator = evaluator.get();
  model::FlattenResult flat = model::flatten(library, *node, options, diagnostics);
  if (!flat.model) return nullptr;
  return lower::lower(std::move(flat), {}, diagnostics).program;
}

// Operations that a compiler sees as plain C; codes with calls and look-ups are left out on both sides.
bool isPlain(const Code& code) {
  return code.calls.empty() && code.lists.empty();
}

std::string expression(const Instr& n, const std::string& a, const std::string& b, const std::string& c) {
  static const char* kUnary[] = {"-",    "!",    "fabs", "sgn",  "sqrt", "sin", "cos",   "tan",   "asin", "acos",
                                 "atan", "sinh", "cosh", "tanh", "exp",  "log", "log10", "floor", "ceil"};
  if (n.op <= Op::ceil) return std::string(kUnary[static_cast<int>(n.op)]) + "(" + a + ")";
  switch (n.op) {
    case Op::add:
      return a + "+" + b;
    case Op::sub:
      return a + "-" + b;
    case Op::mul:
      return a + "*" + b;
    case Op::div:
      return a + "/" + b;
    case Op::pow:
      return "pow(" + a + "," + b + ")";
    case Op::atan2:
      return "atan2(" + a + "," + b + ")";
    case Op::min:
      return a + "<" + b + "?" + a + ":" + b;
    case Op::max:
      return a + ">" + b + "?" + a + ":" + b;
    case Op::less:
      return a + "<" + b;
    case Op::lessEqual:
      return a + "<=" + b;
    case Op::greater:
      return a + ">" + b;
    case Op::greaterEqual:
      return a + ">=" + b;
    case Op::equal:
      return a + "==" + b;
    case Op::notEqual:
      return a + "!=" + b;
    case Op::logicalAnd:
      return a + "!=0&&" + b + "!=0";
    case Op::logicalOr:
      return a + "!=0||" + b + "!=0";
    case Op::mod:
      return a + "-floor(" + a + "/" + b + ")*" + b;
    case Op::rem:
      return a + "-trunc(" + a + "/" + b + ")*" + b;
    case Op::integerDivision:
      return "trunc(" + a + "/" + b + ")";
    default:
      return a + "!=0?" + b + ":" + c;
  }
}

void writeC(const Program& program, const std::vector<uint32_t>& codes, std::ostream& out) {
  out << "#include <math.h>\nstatic inline double sgn(double x){return (x>0)-(x<0);}\n";
  for (uint32_t index : codes) {
    out << "void f" << index << "(double*restrict v){\n";
    auto name = [&](uint32_t o) {
      return o < program.slotCount ? "v[" + std::to_string(o) + "]" : "t" + std::to_string(o - program.slotCount);
    };
    const Code& code = program.codes[index];
    for (uint32_t i = 0; i < code.instrs.size(); ++i) {
      const Instr& n = code.instrs[i];
      if (n.op == Op::store)
        out << "v[" << n.b << "]=" << name(n.a) << ";\n";
      else
        out << "const double t" << i << "=" << expression(n, name(n.a), name(n.b), name(n.c)) << ";\n";
    }
    out << "}\n";
  }
  out << "void all(double*v){";
  for (uint32_t index : codes) out << "f" << index << "(v);";
  out << "}\n";
}

template <class Run>
double nanoseconds(Run run) {
  double best = 1e300;
  for (int round = 0; round < 5; ++round) {
    int count = 0;
    const double begin = now();
    do {
      for (int k = 0; k < 50; ++k) run();
      count += 50;
    } while (now() - begin < 0.05);
    best = std::min(best, (now() - begin) / count * 1e9);
  }
  return best;
}

void compare(const std::string& name, const Program& program) {
  std::vector<uint32_t> codes;
  size_t instrs = 0, all = 0;
  for (const Step& step : program.derivatives) {
    const uint32_t code = step.kind == Step::Kind::code     ? step.index
                          : step.kind == Step::Kind::linear ? program.linear[step.index].code
                                                            : kNone;
    if (code == kNone || !isPlain(program.codes[code])) continue;
    codes.push_back(code);
    instrs += program.codes[code].instrs.size();
  }
  for (const Code& code : program.codes) all += code.instrs.size();
  RunContext context;
  prepare(context, program);
  std::vector<double> v = program.initial;
  const auto interpreter = makeInterpreter(program);
  const double begin = now();
  const auto machine = makeMachineCode(program);
  const double generation = now() - begin;
  const double slow = nanoseconds([&] {
    for (uint32_t c : codes) interpreter->run(c, v.data(), context);
  });
  const double fast = machine ? nanoseconds([&] {
    for (uint32_t c : codes) machine->run(c, v.data(), context);
  })
                              : 0;
  const auto folder = std::filesystem::temp_directory_path() / "armature_evaluator_benchmark";
  std::filesystem::create_directories(folder);
  {
    std::ofstream out(folder / "f.c");
    writeC(program, codes, out);
  }
  const std::string command = "gcc -O2 -ffp-contract=off -fPIC -shared -o " + (folder / "f.so").string() + " " +
                              (folder / "f.c").string() + " -lm";
  double compiled = 0, seconds = now();
  if (std::system(command.c_str()) == 0) {
    seconds = now() - seconds;
    void* handle = dlopen((folder / "f.so").c_str(), RTLD_NOW);
    auto function = handle ? reinterpret_cast<void (*)(double*)>(dlsym(handle, "all")) : nullptr;
    if (function) compiled = nanoseconds([&] { function(v.data()); });
    if (handle) dlclose(handle);
  }
  std::filesystem::remove_all(folder);
  std::printf(
      "%-62s %8zu instr | interpreter %9.0f ns | machine code %9.0f ns | gcc -O2 %9.0f ns | ratio %5.2f | "
      "generation %.3f us/instr (gcc %.1f s)\n",
      name.c_str(), instrs, slow, fast, compiled, compiled > 0 ? fast / compiled : 0,
      generation / static_cast<double>(all) * 1e6, seconds);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fprintf(stderr, "usage: evaluator_benchmark LIBRARY_FOLDER CLASS...\n");
    return 1;
  }
  for (int k = 2; k < argc; ++k) {
    const auto program = translate(argv[1], argv[k]);
    if (program)
      compare(argv[k], *program);
    else
      std::printf("%s could not be translated\n", argv[k]);
  }
  return 0;
}
