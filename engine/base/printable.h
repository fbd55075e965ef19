// Text of a model as a terminal may print it: names, messages and values come from anybody, and a terminal obeys
// control characters (it changes its title, the clipboard, what stands above).
#pragma once
#include <string>

namespace armature {

// Line breaks and tabs stay; other control characters (also those of one byte or two beyond ASCII) and bytes that are
// no UTF-8 are shown as \xNN.
std::string printable(const std::string& text);

}  // namespace armature
