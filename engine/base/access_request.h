// What a model wanted to do and was not allowed to: enough for a person to be asked.
#pragma once
#include <cstdint>
#include <string>

namespace armature {

enum class AccessKind : uint8_t {
  read,   // to read a file
  write,  // to make, change or remove a file
  trust,  // to call C functions that a library brings along, which may do what the person may
};

struct AccessRequest {
  std::string path;    // absolute; of the file, or of the Modelica text that declares the C function
  std::string folder;  // absolute; allowing it makes the call work
  AccessKind kind = AccessKind::read;
  std::string function;  // qualified name of the Modelica function that the model has called
  std::string part;      // component whose equation or algorithm has called it; empty where that is not known
};

}  // namespace armature
