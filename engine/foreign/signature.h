// Result and arguments of a C function, read from ForeignFunction::signature (specification 12.9.1).
#pragma once
#include <optional>
#include <string_view>
#include <vector>

namespace armature::foreign {

struct ArgumentKind {
  char letter = 'r';                 // r, i, z, s, o; { of a record
  bool isArray = false;              // not of records
  bool isHandedBack = false;         // by a pointer
  std::vector<ArgumentKind> fields;  // of a record, in order
};

struct Signature {
  std::optional<ArgumentKind> result;  // no array
  std::vector<ArgumentKind> arguments;
};

// Nothing for what has no counterpart in C: arrays and objects in records, records without fields.
std::optional<Signature> signatureOf(std::string_view text);

}  // namespace armature::foreign
