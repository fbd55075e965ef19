// The physical domain of a connector, or the type of its signal, as its variables say. What the editor shows for each
// is the editor's.
#pragma once

namespace armature {

enum class Domain {
  other,  // none of those below
  rotational,
  translational,
  electrical,
  digital,
  heat,
  multibody,
  real,
  boolean,
  integer
};

// A single value and no physical connector.
constexpr bool isSignal(Domain domain) {
  return domain == Domain::real || domain == Domain::boolean || domain == Domain::integer || domain == Domain::digital;
}

}  // namespace armature
