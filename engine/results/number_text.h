// Numbers as the shortest text that is read back as the same number.
#pragma once
#include <cstddef>

namespace armature::results {

// What is longer is nothing that writeNumber() makes.
constexpr size_t kLongestNumber = 32;

// Writes the number at `to`, where there is room for kLongestNumber characters, and returns the end: the digits and
// the form that std::to_chars chooses, in half its time. Minus zero is 0; what is no number is nan, inf or -inf.
// Source: Jeon, Dragonbox: a new floating-point binary-to-decimal conversion algorithm, 2020.
char* writeNumber(double value, char* to);

}  // namespace armature::results
