// How large the arrays of a LAPACK subroutine have to be for the integers and letters that it is called with. Fortran
// subroutines believe their callers: an array that is declared too small is read and written beyond its end.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace armature::native {

// The arguments of a call by position: values of integers (the first element of arrays), letters of characters.
struct LapackArguments {
  std::span<const int64_t> integers;
  std::span<const char> letters;
};

// Elements that an array needs by its formula: a sum or difference of products of arguments (by their number, counted
// from 1), constants ("#2") and smaller ones of two ("min(2,3)"). A condition on a letter may stand before it
// ("1=AS:8*2", "4!N:5"), choices are separated by "|": the first one whose condition holds counts, where none does the
// array is not used. A "w" in front: one at least, as work arrays have. Never negative; 0 for "-".
int64_t elementsNeeded(std::string_view formula, const LapackArguments& arguments);

}  // namespace armature::native
