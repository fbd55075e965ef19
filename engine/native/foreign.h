// The way to C functions that libraries bring along, which run in a process of their own. Implemented by
// engine/foreign; what runs models knows only this.
#pragma once
#include <memory>

#include "engine/base/foreign_function.h"
#include "engine/base/result.h"

namespace armature::native {

struct Call;

// F506: nobody has said that the library of a function is trusted, with the way to say it. Text that lies in no file,
// as that of a diagram, cannot be trusted at all.
Diagnostic notTrusted(const ForeignFunction& function);

// What the functions keep between calls (their variables, external objects) belongs to one line: one per run. Not
// thread-safe. Closing it ends the objects.
class ForeignLine {
 public:
  virtual ~ForeignLine() = default;
  // The arguments of a call are those of the signature, arrays and records as elements in order, those that are handed
  // back included; results are the return value, then these. Returns false after setting the context's error.
  virtual bool call(const ForeignFunction& function, Call& call) = 0;
};

// One per translation; may be used from any thread.
class ForeignHost {
 public:
  virtual ~ForeignHost() = default;
  // Whether the user has said that the library is trusted (F506 else). The function is compiled when it is first
  // needed.
  virtual Result<void> admit(const ForeignFunction& function) = 0;
  // Compiles all that has been admitted, so that what is wrong there is told before a run (F507, F508).
  virtual Result<void> compile() = 0;
  virtual std::unique_ptr<ForeignLine> open() = 0;
};

}  // namespace armature::native
