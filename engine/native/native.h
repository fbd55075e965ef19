// Native implementations of the external functions that Modelica libraries use (tables, random numbers, strings,
// LAPACK, files). Found by the name in the external clause. Every argument is passed as doubles: a Real, Integer,
// Boolean or enumeration scalar is one double; an array is its elements row-major; an array's size argument is one
// double; a string is the index of a text in the call's string list; an external object is an index into the run's
// object store, made by its constructor function.
#pragma once
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/base/result.h"
#include "engine/native/door.h"
#include "engine/native/foreign.h"

namespace armature::native {

// Objects made by constructors of external objects during a run (tables, random states …).
class Object {
 public:
  virtual ~Object() = default;
  // Where it was asked last, in units that a step may move by without anything of its shape going by unseen; empty
  // where that does not matter.
  virtual std::span<const double> asked() const { return {}; }
};

// What a call may use; one per run (and one for evaluation during translation). Not thread-safe.
struct Context {
  std::vector<std::unique_ptr<Object>> objects;
  std::vector<std::string> texts;                  // strings known at translation or made during the run
  Door door;                                       // to the files of the world; nothing is allowed by default
  std::map<std::string, std::string> environment;  // variables that the model has set
  Phrase error;                                    // set by a call that fails: the message
  std::optional<Diagnostic> reason;                // the same with a code of its own, of calls that touch files
  bool needsRun = false;                           // set by a call that has failed because it belongs to a run
  std::vector<std::string> messages;               // ModelicaMessage and warnings
  std::vector<Diagnostic> warnings;                // that have a code of their own, each once
  std::shared_ptr<ForeignHost> foreignHost;        // null where no C code of libraries is called
  std::unique_ptr<ForeignLine> foreign;            // opened by the first call
  bool isOfTranslation = false;                    // C code of libraries is called only if it is said to be pure

  // The index of a text in `texts`, added if it is new.
  uint32_t textIndex(std::string_view text);
  // Forgets all texts from an index on.
  void dropTexts(size_t first);

  // Implementation: found texts, and registers of nested function calls (see engine/program/function_code.h).
  std::unordered_map<std::string, uint32_t> textIndices;
  std::deque<std::vector<double>> frames;
  std::vector<double> temporaries;  // of machine code
  bool usesMachineCode = true;
  uint32_t callDepth = 0;
  uint64_t textBytes = 0;  // joined by functions so far
  uint64_t instructionsLeft = 0;
  const CancelToken* cancel = nullptr;  // polled by functions
};

// Arguments of one call: the scalar inputs in declaration order with the sizes of arrays, as described by `shape`:
// one entry per argument of the external clause: −1 for a scalar, otherwise the number of elements that follow.
struct Call {
  std::span<const double> in;
  std::span<const int32_t> shape;
  std::span<double> out;  // results: return value first, then output arguments in order, arrays row-major
  Context& context;
};

// Returns false after setting context.error.
using Function = bool (*)(Call& call);

// The function of a name, null when there is none.
Function findFunction(std::string_view name);

}  // namespace armature::native
