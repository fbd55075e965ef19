// The client's end of a line to the process in which C functions run. Inside of the room.
#pragma once
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/foreign/declaration.h"
#include "engine/foreign/host.h"
#include "engine/foreign/page.h"
#include "engine/foreign/socket.h"
#include "engine/native/native.h"

namespace armature::foreign {

struct FunctionHash {
  size_t operator()(const ForeignFunction& f) const {
    return std::hash<std::string>{}(f.file) ^ std::hash<std::string>{}(f.signature) * 31 ^ f.offset;
  }
};

// Why a function cannot be called: F506 not trusted, F507 it cannot be compiled.
Diagnostic isOver();  // F509: the process that compiles and calls is gone
Diagnostic diagnosticOf(const Refusal& refusal, const ForeignFunction& function);

class Line {
 public:
  Line(Descriptor socket, Page page) : socket_(std::move(socket)), page_(std::move(page)) {}

  // Another line, nothing where the machine gives none.
  std::optional<Line> another() const;
  // Compiles functions that are not known here yet; F509 where the process is gone.
  Result<void> add(const std::vector<ForeignFunction>& functions);
  bool knows(const ForeignFunction& function) const { return known_.contains(function); }
  bool call(const ForeignFunction& function, native::Call& call, const Limits& limits);
  // For the next run: what the functions keep is forgotten.
  bool restart();

 private:
  struct Known {
    uint32_t number = 0;
    Signature signature;
    bool hasTexts = false;
  };
  bool ask(const native::Call& call, const Known& known) const;
  bool await(const ForeignFunction& function, native::Call& call, const Limits& limits);
  bool takeResults(const ForeignFunction& function, const Known& known, native::Call& call);
  bool fail(native::Call& call, const ForeignFunction& function, const Phrase& why);
  void takeMessages(native::Context& context) const;

  Descriptor socket_;
  Page page_;
  std::unordered_map<ForeignFunction, Known, FunctionHash> known_;
  std::optional<Phrase> broken_;  // why nothing can be called any more
};

}  // namespace armature::foreign
