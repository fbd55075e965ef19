// Cost of one evaluation of the derivatives: interpreter and machine code beside g++ -O2 on the same expressions, and
// the cost of generating machine code, its start in a process apart. Prints figures, asserts nothing.
//
//   evaluator_benchmark LIBRARY_FOLDER CLASS…
//   evaluator_benchmark                        the three models of the goals, from the library in ARMATURE_MSL
//
// The values are those after the initialization, so that conditions stand as they do in a run. What is compared are the
// expressions; functions that they call are the same code on both sides and are left out.
#include <dlfcn.h>
#include <time.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>

#include "engine/lower/function_evaluator.h"
#include "engine/lower/lower.h"
#include "engine/program/call.h"
#include "engine/program/evaluator.h"
#include "engine/solve/initialize.h"

using namespace armature;
using namespace armature::program;

namespace {

// Processor time of this thread [s]: other programs on the machine do not count.
double now() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
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

// The same codes with nothing in the place of their calls; what the calls gave keeps its value.
uint32_t withoutCalls(Program& program) {
  uint32_t count = 0;
  for (Code& code : program.codes) {
    for (Instr& n : code.instrs) {
      if (n.op != Op::call) continue;
      n = {Op::neg, program.time, 0, 0};  // nobody reads it
      ++count;
    }
    code.calls.clear();
  }
  return count;
}

// Values of all slots at the start of a run; those of the program where it cannot be initialized.
std::vector<double> startValues(const Program& program) {
  solve::Machine machine(program, true, nullptr);
  solve::Settings settings;
  Diagnostics diagnostics;
  if (solve::computeParameters(machine, settings.startTime, diagnostics) &&
      solve::initialize(machine, settings, diagnostics) && machine.run(program.derivatives))
    return machine.values();
  std::printf("not initialized: ");
  return program.initial;
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
      if (n.op == Op::store) {
        out << "v[" << n.b << "]=" << name(n.a) << ";\n";
      } else if (n.op == Op::result) {
        out << "const double t" << i << "=v[" << n.b << "];\n";
      } else if (n.op == Op::lookup) {
        const std::vector<uint32_t>& list = code.lists[n.b];
        out << "const double l" << i << "[]={";
        for (uint32_t o : list) out << name(o) << ",";
        out << "},t" << i << "=" << name(n.a) << ">=1&&" << name(n.a) << "<=" << list.size() << "?l" << i << "[(int)"
            << name(n.a) << "-1]:NAN;\n";
      } else
        out << "const double t" << i << "=" << expression(n, name(n.a), name(n.b), name(n.c)) << ";\n";
    }
    out << "}\n";
  }
  out << "void all(double*v){";
  for (uint32_t index : codes) out << "f" << index << "(v);";
  out << "}\n";
}

// Least times of one call [ns] of several functions that take turns, so that a busy machine slows them all.
std::vector<double> nanoseconds(const std::vector<std::function<void()>>& runs) {
  constexpr int kRounds = 20, kCalls = 200;
  std::vector<double> least(runs.size(), 1e300);
  for (int round = 0; round < kRounds; ++round) {
    for (size_t k = 0; k < runs.size(); ++k) {
      int count = 0;
      const double begin = now();
      do {
        for (int call = 0; call < kCalls; ++call) runs[k]();
        count += kCalls;
      } while (now() - begin < 0.01);
      least[k] = std::min(least[k], (now() - begin) / count * 1e9);
    }
  }
  return least;
}

// Codes of the derivatives: what is run for one residual, besides solving the systems that some of them set up.
void collectCodes(const Program& program, const Section& section, std::vector<uint32_t>& codes) {
  for (const Step& step : section) {
    if (step.kind == Step::Kind::code) codes.push_back(step.index);
    if (step.kind == Step::Kind::linear) codes.push_back(program.linear[step.index].code);
    if (step.kind == Step::Kind::nonlinear) codes.push_back(program.nonlinear[step.index].residual);
    if (step.kind == Step::Kind::mixed) collectCodes(program, program.mixed[step.index].continuous, codes);
  }
}

// Time of generating all machine code [s]: of the first time, and the least of several.
std::pair<double, double> generationTime(const Program& program) {
  double first = 0, least = 1e300;
  for (int round = 0; round < 8; ++round) {
    const double begin = now();
    const auto machine = makeMachineCode(program);
    const double seconds = now() - begin;
    if (round == 0) first = seconds;
    least = std::min(least, seconds);
  }
  return {first, least};
}

// What the first generation in a process costs whatever it generates [s]: one instruction of each operation, less what
// they cost again. It is pages of the generator being touched and its functions being linked.
double startOfGenerator() {
  Program program;
  program.slotCount = 2;
  program.initial = {0, 0};
  Code code;
  for (int op = 0; op <= static_cast<int>(Op::select); ++op) {
    const auto index = static_cast<uint32_t>(code.instrs.size());
    code.instrs.push_back({static_cast<Op>(op), 0, 0, 0});
    code.instrs.push_back({Op::store, program.slotCount + index, 1, 0});
  }
  program.codes.push_back(std::move(code));
  const auto [first, again] = generationTime(program);
  return first - again;
}

void compare(const std::string& name, Program& program) {
  size_t instrs = 0, all = 0;
  for (const Code& code : program.codes) all += code.instrs.size();
  const auto [first, generation] = generationTime(program);
  std::vector<double> v = startValues(program);
  const uint32_t callCount = withoutCalls(program);
  std::vector<uint32_t> codes;
  collectCodes(program, program.derivatives, codes);
  for (uint32_t code : codes) instrs += program.codes[code].instrs.size();
  RunContext context;
  prepare(context, program);
  const auto interpreter = makeInterpreter(program);
  const auto machine = makeMachineCode(program);
  const auto folder = std::filesystem::temp_directory_path() / "armature_evaluator_benchmark";
  std::filesystem::create_directories(folder);
  {
    std::ofstream out(folder / "f.c");
    writeC(program, codes, out);
  }
  const std::string command = "gcc -O2 -ffp-contract=off -fPIC -shared -o " + (folder / "f.so").string() + " " +
                              (folder / "f.c").string() + " -lm";
  const auto began = std::chrono::steady_clock::now();
  const bool isCompiled = std::system(command.c_str()) == 0;
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  void* const handle = isCompiled ? dlopen((folder / "f.so").c_str(), RTLD_NOW) : nullptr;
  const auto function = handle ? reinterpret_cast<void (*)(double*)>(dlsym(handle, "all")) : nullptr;
  const std::vector<double> times = nanoseconds({[&] {
                                                   for (uint32_t c : codes) interpreter->run(c, v.data(), context);
                                                 },
                                                 [&] {
                                                   if (!machine) return;
                                                   for (uint32_t c : codes) machine->run(c, v.data(), context);
                                                 },
                                                 [&] {
                                                   if (function) function(v.data());
                                                 }});
  if (handle) dlclose(handle);
  std::filesystem::remove_all(folder);
  std::printf(
      "%-62s %6zu instr | interpreter %7.0f ns | machine code %6.0f ns | gcc -O2 %6.0f ns | ratio %4.2f | "
      "generation of %zu: %.3f us/instr, the first time %.3f (gcc of the %zu: %.1f s) | %u calls left out\n",
      name.c_str(), instrs, times[0], times[1], times[2], times[1] / times[2], all,
      generation / static_cast<double>(all) * 1e6, first / static_cast<double>(all) * 1e6, instrs, seconds, callCount);
}

}  // namespace

int main(int argc, char** argv) {
  const char* library = argc > 2 ? argv[1] : std::getenv("ARMATURE_MSL");
  if (argc == 2 || !library) {
    std::fprintf(stderr, "usage: evaluator_benchmark [LIBRARY_FOLDER CLASS...], or with ARMATURE_MSL set\n");
    return 1;
  }
  std::vector<std::string> classes(argv + std::min(argc, 2), argv + argc);
  if (classes.empty())
    classes = {"Modelica.Mechanics.Rotational.Examples.First", "Modelica.Electrical.Analog.Examples.Rectifier",
               "Modelica.Mechanics.MultiBody.Examples.Systems.RobotR3.FullRobot"};
  std::printf("the generator starts, once a process: %.0f us\n", startOfGenerator() * 1e6);
  for (const std::string& name : classes) {
    const auto program = translate(library, name);
    if (program)
      compare(name, *program);
    else
      std::printf("%s could not be translated\n", name.c_str());
  }
  return 0;
}
