// Pseudo-random numbers by the xorshift generators (S. Vigna, "An experimental exploration of Marsaglia's xorshift
// generators, scrambled", 2014), with their states as Integers the way Modelica.Math.Random keeps them: each 64-bit
// word is two Integers, the low half first. Numbers are signed words times 2^-64 plus 1/2.
#include <array>
#include <bit>
#include <chrono>

#include <unistd.h>

#include "engine/native/registry.h"

namespace armature::native {

namespace {

double unitInterval(uint64_t word) {
  return static_cast<double>(static_cast<int64_t>(word)) * 0x1p-64 + 0.5;
}

uint64_t wordOf(double low, double high) {
  const auto l = static_cast<uint32_t>(wholeNumber(low)), h = static_cast<uint32_t>(wholeNumber(high));
  return static_cast<uint64_t>(h) << 32 | l;
}

void putWord(uint64_t word, std::span<double> out) {
  out[0] = static_cast<double>(static_cast<int32_t>(word & 0xFFFFFFFFu));
  out[1] = static_cast<double>(static_cast<int32_t>(word >> 32));
}

bool checkState(Call& call, std::span<const double> state, size_t size) {
  // Results: the new state and the number.
  if (state.size() == size && call.out.size() == size + 1) return true;
  return failCall(call, phrase("a random number generator needs a state of %1 Integers", size));
}

bool xorshift64star(Call& call) {
  ArgumentReader in(call);
  const std::span<const double> state = in.array();
  if (!checkState(call, state, 2)) return false;
  uint64_t x = wordOf(state[0], state[1]);
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  x *= 2685821657736338717u;
  putWord(x, call.out);
  call.out[2] = unitInterval(x);
  return true;
}

bool xorshift128plus(Call& call) {
  ArgumentReader in(call);
  const std::span<const double> state = in.array();
  if (!checkState(call, state, 4)) return false;
  uint64_t a = wordOf(state[0], state[1]);
  const uint64_t b = wordOf(state[2], state[3]);
  a ^= a << 23;
  const uint64_t next = (a ^ b ^ (a >> 17) ^ (b >> 26)) + b;
  putWord(b, call.out);
  putWord(next, call.out.subspan(2));
  call.out[4] = unitInterval(next);
  return true;
}

struct State1024 {
  std::array<uint64_t, 16> words{};
  uint32_t position = 0;

  explicit State1024(std::span<const double> state) {
    for (size_t k = 0; k < 16; ++k) words[k] = wordOf(state[2 * k], state[2 * k + 1]);
    position = static_cast<uint32_t>(wholeNumber(state[32])) & 15;
  }
  double next() {
    uint64_t a = words[position];
    position = (position + 1) & 15;
    uint64_t b = words[position];
    b ^= b << 31;
    b ^= b >> 11;
    a ^= a >> 30;
    words[position] = a ^ b;
    return unitInterval(words[position] * 1181783497276652981u);
  }
};

bool xorshift1024star(Call& call) {
  ArgumentReader in(call);
  const std::span<const double> given = in.array();
  if (!checkState(call, given, 33)) return false;
  State1024 state(given);
  const double number = state.next();
  for (size_t k = 0; k < 16; ++k) putWord(state.words[k], call.out.subspan(2 * k));
  call.out[32] = state.position;
  call.out[33] = number;
  return true;
}

// ---- the generator with a state of its own -----------------------------------------------------------------------

class ImpureRandom : public Object {
 public:
  ImpureRandom(std::span<const double> start, int64_t i) : state(start), id(i) {}
  State1024 state;
  int64_t id;
};

ImpureRandom* impureRandomOf(Context& context) {
  for (const auto& object : context.objects)
    if (auto* random = dynamic_cast<ImpureRandom*>(object.get())) return random;
  return nullptr;
}

bool setInternalState(Call& call) {
  ArgumentReader in(call);
  const std::span<const double> state = in.array();
  in.number();
  const int64_t id = in.integer();
  if (state.size() != 33) return failCall(call, phrase("the state of the impure random generator has 33 Integers"));
  if (ImpureRandom* random = impureRandomOf(call.context))
    *random = ImpureRandom(state, id);
  else
    call.context.objects.push_back(std::make_unique<ImpureRandom>(state, id));
  return true;
}

bool impureRandom(Call& call) {
  ArgumentReader in(call);
  ImpureRandom* random = impureRandomOf(call.context);
  if (random == nullptr || random->id != in.integer())
    return failCall(call, phrase("impureRandom needs a call of initializeImpureRandom before"));
  return giveNumber(call, random->state.next());
}

// A seed that differs from run to run: time of day and process.
bool automaticGlobalSeed(Call& call) {
  if (!isInRun(call, phrase("a seed that differs from run to run"))) return false;
  using namespace std::chrono;
  const auto now = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
  const int64_t seed = 1 + now % 86'400'000 + 6007 * static_cast<int64_t>(::getpid());
  return giveNumber(call, static_cast<double>(static_cast<int32_t>(seed & 0x7FFFFFFF)));
}

bool convertRealToIntegers(Call& call) {
  ArgumentReader in(call);
  if (call.out.size() < 2) return failCall(call, phrase("two Integers are expected"));
  putWord(std::bit_cast<uint64_t>(in.number()), call.out);
  return true;
}

constexpr std::array<Entry, 7> kRandomEntries{{
    {"ModelicaRandom_xorshift64star", xorshift64star},
    {"ModelicaRandom_xorshift128plus", xorshift128plus},
    {"ModelicaRandom_xorshift1024star", xorshift1024star},
    {"ModelicaRandom_setInternalState_xorshift1024star", setInternalState},
    {"ModelicaRandom_impureRandom_xorshift1024star", impureRandom},
    {"ModelicaRandom_automaticGlobalSeed", automaticGlobalSeed},
    {"ModelicaRandom_convertRealToIntegers", convertRealToIntegers},
}};

}  // namespace

std::span<const Entry> randomNatives() {
  return kRandomEntries;
}

}  // namespace armature::native
