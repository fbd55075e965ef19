// Functions whose stretches of arithmetic are machine code against the interpreter alone, bit for bit, on random bodies
// with jumps, loops, arrays and calls.
#include <QtTest>
#include <bit>
#include <cmath>
#include <random>
#include <thread>

#include "engine/program/function_code.h"
#include "engine/program/machine.h"

using namespace armature;
using namespace armature::program;

namespace {

using Kind = FunctionInstr::Kind;
using Functions = std::vector<std::shared_ptr<const FunctionCode>>;

constexpr uint32_t kInputCount = 6, kRegisters = 40, kOutputs = 8;
constexpr uint32_t kCounter = 30, kIndex = 31, kArray = 32, kArraySize = 6, kOne = 38, kLimit = 39;

FunctionInstr instr(Kind kind, Op op, uint32_t target, uint32_t a, uint32_t b = 0, uint32_t c = 0) {
  FunctionInstr i;
  i.kind = kind, i.op = op, i.target = target, i.a = a, i.b = b, i.c = c;
  return i;
}

// Few registers, so that most are overwritten, moved and swapped within a stretch.
class RandomBody {
 public:
  explicit RandomBody(uint32_t seed) : rng_(seed) {}

  std::shared_ptr<FunctionCode> make() {
    auto code = std::make_shared<FunctionCode>();
    code->name = "random";
    code->inputCount = kInputCount;
    code->registerCount = kRegisters;
    code->constants = {{kOne, 1.0}, {kLimit, 4.0}};
    for (uint32_t k = 0; k < kOutputs; ++k) code->outputs.push_back(kInputCount + k);
    std::vector<FunctionInstr>& body = code->instrs;
    stretch(body, 30);
    body.push_back(instr(Kind::compute, Op::sub, kCounter, kOne, kOne));
    const auto loop = static_cast<uint32_t>(body.size());
    body.push_back(instr(Kind::compute, Op::add, kCounter, kCounter, kOne));
    body.push_back(instr(Kind::compute, Op::add, kIndex, kCounter, kOne));
    body.push_back(instr(Kind::storeArray, Op::add, kArray, kIndex, kArraySize, pick(kCounter)));
    stretch(body, 10 + pick(30));
    // Into the midst of a stretch, over a part of it.
    const size_t over = body.size();
    body.push_back(instr(pick(2) ? Kind::jumpIfTrue : Kind::jumpIfFalse, Op::add, 0, kInputCount + pick(8)));
    stretch(body, 3 + pick(12));
    body[over].target = static_cast<uint32_t>(body.size());
    stretch(body, 8 + pick(20));
    body.push_back(instr(Kind::loadArray, Op::add, kInputCount + pick(8), kIndex, kArray, kArraySize));
    body.push_back(instr(Kind::compute, Op::less, kIndex, kCounter, kLimit));
    body.push_back(instr(Kind::jumpIfTrue, Op::add, loop, kIndex));
    code->lists.push_back({1, 8, 3, 12, kOne});
    body.push_back(instr(Kind::load, Op::add, kInputCount, kCounter, 0));
    body.push_back(instr(Kind::end, Op::add, 0, 0));
    return code;
  }

 private:
  uint32_t pick(uint32_t n) { return static_cast<uint32_t>(rng_() % n); }
  Op between(Op first, Op last) {
    return static_cast<Op>(static_cast<uint32_t>(first) +
                           pick(static_cast<uint32_t>(last) - static_cast<uint32_t>(first) + 1));
  }
  void stretch(std::vector<FunctionInstr>& body, uint32_t length) {
    for (uint32_t k = 0; k < length; ++k) {
      const uint32_t target = pick(kCounter), choice = pick(100);
      const uint32_t a = pick(pick(4) ? kCounter : kRegisters), b = pick(kCounter);
      if (choice < 30)
        body.push_back(instr(Kind::move, Op::add, target, a));
      else if (choice < 70)
        body.push_back(instr(Kind::compute, between(Op::add, Op::div), target, a, b));
      else if (choice < 80)
        body.push_back(instr(Kind::compute, Op::select, target, a, b, pick(kCounter)));
      else if (choice < 90)
        body.push_back(instr(Kind::compute, between(Op::pow, Op::integerDivision), target, a, b));
      else
        body.push_back(instr(Kind::compute, between(Op::neg, Op::ceil), target, a));
    }
  }

  std::mt19937 rng_;
};

std::vector<double> resultOf(const FunctionCode& code, const Functions& functions, const std::vector<double>& in,
                             native::Context& context) {
  std::vector<double> out(code.outputs.size());
  if (!runFunction(code, functions, in, out, context)) out.assign(1, -1);
  return out;
}

bool areSame(const std::vector<double>& a, const std::vector<double>& b) {
  const auto isSame = [](double x, double y) {
    return std::bit_cast<uint64_t>(x) == std::bit_cast<uint64_t>(y) || (std::isnan(x) && std::isnan(y));
  };
  return std::ranges::equal(a, b, isSame);
}

}  // namespace

class FunctionBlocksTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    if (!runsMachineCode()) QSKIP("no machine code on this machine");
  }

  void sameBits() {
    uint32_t blocks = 0;
    for (uint32_t seed = 0; seed < 400; ++seed) {
      const auto code = RandomBody(seed).make();
      const Functions functions;
      native::Context plain, fast;
      plain.usesMachineCode = false;
      std::mt19937 rng(seed);
      std::uniform_real_distribution<double> value(-2, 2);
      for (int run = 0; run < 40; ++run) {
        std::vector<double> in;
        for (uint32_t k = 0; k < kInputCount; ++k) in.push_back(run % 7 == 0 ? std::round(value(rng)) : value(rng));
        QVERIFY2(areSame(resultOf(*code, functions, in, plain), resultOf(*code, functions, in, fast)),
                 qPrintable(QString("seed %1, run %2").arg(seed).arg(run)));
      }
      QVERIFY(code->blocks.get() != nullptr);
      for (const FunctionInstr& i : code->blocks.get()->instrs()) blocks += i.kind == Kind::block;
    }
    QVERIFY2(blocks > 1500, qPrintable(QString::number(blocks)));
  }

  // A function calls another one in the midst of its own arithmetic; both become blocks.
  void nestedCalls() {
    auto inner = RandomBody(1).make(), outer = RandomBody(2).make();
    FunctionCode::Call site{0, {1, 7, 8, 9, 10, 11}, {12, 13, kNone, 14}};
    outer->calls.push_back(site);
    outer->instrs.insert(outer->instrs.begin() + 20, instr(Kind::call, Op::add, 0, 0));
    for (FunctionInstr& i : outer->instrs)
      if (i.kind == Kind::jump || i.kind == Kind::jumpIfTrue || i.kind == Kind::jumpIfFalse) ++i.target;
    const Functions functions{inner};
    native::Context plain, fast;
    plain.usesMachineCode = false;
    for (int run = 0; run < 60; ++run) {
      const std::vector<double> in{0.1 * run, 1, -0.5, 2, 0.25 * run, 3};
      QVERIFY(areSame(resultOf(*outer, functions, in, plain), resultOf(*outer, functions, in, fast)));
    }
    QVERIFY(inner->blocks.get() && outer->blocks.get());
  }

  // The budget ends a loop in machine code, too.
  void endlessLoop() {
    FunctionCode code;
    code.name = "endless";
    code.registerCount = 2;
    for (int k = 0; k < 20; ++k) code.instrs.push_back(instr(Kind::compute, Op::add, 0, 0, 1));
    code.instrs.push_back(instr(Kind::jump, Op::add, 0, 0));
    code.instrs.push_back(instr(Kind::end, Op::add, 0, 0));
    code.outputs = {0};
    native::Context context;
    std::vector<double> out(1);
    for (int run = 0; run < 2; ++run) {
      QVERIFY(!runFunction(code, {}, {}, out, context));
      QVERIFY2(context.error.text().find("does not end") != std::string::npos, context.error.text().c_str());
    }
    QVERIFY(code.blocks.get() != nullptr);
  }

  // A solver may try what a function refuses as often as it likes: the sentences of refusals do not count.
  void refusedOften() {
    auto code = std::make_shared<FunctionCode>();
    code->name = "refuse";
    code->inputCount = 1;
    code->registerCount = 4;
    code->outputs = {0};
    code->texts = {"", "not " + std::string(1 << 20, 'x')};
    code->instrs = {instr(Kind::format, Op::add, 1, 0), instr(Kind::text, Op::add, 2, 1),
                    instr(Kind::concat, Op::add, 3, 2, 1), instr(Kind::fail, Op::add, 0, 3)};
    const Functions functions{code};
    native::Context context;
    double out = 0;
    for (int k = 0; k < 100; ++k) {
      const double in = k;
      QVERIFY(!runFunction(*code, functions, {&in, 1}, {&out, 1}, context));
      QVERIFY(QString::fromStdString(context.error.text()).endsWith("x" + QString::number(k)));
    }
    QVERIFY(context.texts.empty());
  }

  // One function in several runs at once: made into blocks by one of them, used by all.
  void severalThreads() {
    const auto code = RandomBody(3).make();
    const std::vector<double> in{1, 2, 3, 4, 5, 6};
    native::Context plain;
    plain.usesMachineCode = false;
    const std::vector<double> expected = resultOf(*code, {}, in, plain);
    std::atomic<int> wrong{0};
    std::vector<std::thread> threads;
    for (int k = 0; k < 4; ++k)
      threads.emplace_back([&] {
        native::Context context;
        for (int run = 0; run < 200; ++run)
          if (!areSame(resultOf(*code, {}, in, context), expected)) ++wrong;
      });
    for (std::thread& thread : threads) thread.join();
    QCOMPARE(wrong.load(), 0);
  }
};

QTEST_APPLESS_MAIN(FunctionBlocksTest)
#include "function_blocks_test.moc"
