// Native functions as a model can declare and call them: any of them with any arguments, in any number and of any
// shape. What the calls give stays in one run, so that objects are made and used. Left out is LAPACK, whose routines
// believe their sizes. An input is a list of calls: function, number of results, arguments (see argument()).
#include <array>
#include <limits>

#include "engine/native/native.h"
#include "engine/native/registry.h"
#include "tests/robustness/fuzz/taker.h"
#include "tests/robustness/fuzz/target.h"

using namespace armature;
using namespace armature::native;
using armature::fuzz::Taker;

namespace {

constexpr int kMostCalls = 20;

const std::vector<Entry>& functions() {
  static const std::vector<Entry> kAll = [] {
    std::vector<Entry> all;
    for (const auto part : {tableNatives(), table2dNatives(), randomNatives(), stringNatives(), fileNatives(),
                            folderNatives(), systemNatives(), matrixFileNatives(), fftNatives()})
      all.insert(all.end(), part.begin(), part.end());
    return all;
  }();
  return kAll;
}

double number(Taker& bytes) {
  constexpr std::array kSpecial{std::numeric_limits<double>::quiet_NaN(),
                                std::numeric_limits<double>::infinity(),
                                -1e300,
                                1e300,
                                1e-300,
                                -0.5,
                                4294967296.0,
                                9.3e18};
  const auto byte = bytes.take<int8_t>();
  if (byte == 127) return bytes.take<double>();
  if (byte >= 119) return kSpecial[static_cast<size_t>(byte - 119)];
  return byte;
}

// A text where the byte is even, else a number (1, 5 … 249) or as many numbers as the next byte says (3, 7 …).
void argument(Taker& bytes, Context& context, std::vector<double>& in, std::vector<int32_t>& shape) {
  const auto kind = bytes.take<uint8_t>();
  if (kind % 2 == 0) {
    in.push_back(context.textIndex(bytes.bytesOf(kind / 4)));
    shape.push_back(-1);
    return;
  }
  const size_t count = kind % 4 == 1 ? 1 : bytes.take<uint8_t>();
  shape.push_back(kind % 4 == 1 ? -1 : static_cast<int32_t>(count));
  for (size_t k = 0; k < count; ++k) in.push_back(number(bytes));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  Taker bytes(fuzz::textOf(data, size));
  Context context;
  Permissions permissions;
  permissions.effects = Effects::skipped;
  context.door = Door(permissions);
  for (int k = 0; k < kMostCalls && !bytes.isAtEnd(); ++k) {
    const Entry& entry = functions()[bytes.take<uint8_t>() % functions().size()];
    std::vector<double> out(bytes.take<uint8_t>()), in;
    std::vector<int32_t> shape;
    for (int count = bytes.take<uint8_t>() % 20; count > 0; --count) argument(bytes, context, in, shape);
    Call call{in, shape, out, context};
    if (!entry.function(call)) context.error = {};
  }
  return 0;
}
