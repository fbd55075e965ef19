// Typed indices. A raw integer never names an equation, a variable or a file: each kind of thing has its own
// index type, so that mixing them up does not compile.
#pragma once
#include <cstdint>
#include <functional>

namespace armature {

// An index into an array of things of kind Tag; the default value names nothing.
template <class Tag>
struct Id {
  static constexpr uint32_t kNone = 0xFFFFFFFFu;
  uint32_t value = kNone;

  constexpr Id() = default;
  constexpr explicit Id(uint32_t v) : value(v) {}
  constexpr explicit Id(size_t v) requires(sizeof(size_t) > 4) : value(static_cast<uint32_t>(v)) {}
  constexpr bool isValid() const { return value != kNone; }
  constexpr explicit operator bool() const { return isValid(); }
  constexpr uint32_t index() const { return value; }
  friend constexpr bool operator==(Id a, Id b) { return a.value == b.value; }
  friend constexpr bool operator<(Id a, Id b) { return a.value < b.value; }
  friend constexpr bool operator>(Id a, Id b) { return b < a; }
  friend constexpr bool operator<=(Id a, Id b) { return !(b < a); }
  friend constexpr bool operator>=(Id a, Id b) { return !(a < b); }
};

using FileId = Id<struct FileTag>;
using Name = Id<struct NameTag>;            // an interned identifier, see names.h
using VarId = Id<struct VariableTag>;       // a scalar variable of the flat model
using EqId = Id<struct EquationTag>;        // a scalar equation
using ExprId = Id<struct ExprTag>;          // a node of the expression graph
using PartId = Id<struct PartTag>;          // a component instance (node of the instance hierarchy)
using FunctionId = Id<struct FunctionTag>;  // a function that is called during the run

}  // namespace armature

template <class Tag>
struct std::hash<armature::Id<Tag>> {
  size_t operator()(armature::Id<Tag> id) const noexcept { return std::hash<uint32_t>{}(id.value); }
};
