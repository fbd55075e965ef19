// What a model wanted to do with a file and was not allowed to: enough for a person to be asked.
#pragma once
#include <string>

namespace armature {

struct AccessRequest {
  std::string path;      // absolute
  std::string folder;    // absolute; allowing it makes the call work
  bool isWrite = false;  // to make, change or remove it; else to read it
  std::string function;  // qualified name of the Modelica function that the model has called
  std::string part;      // component whose equation or algorithm has called it; empty where that is not known
};

}  // namespace armature
