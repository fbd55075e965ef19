// Images that icons of a library name by their file, as an annotation would carry them itself.
#pragma once
#include <string>

#include "engine/model/library.h"

namespace armature {

// The file that modelica://Library/path names, in Base64; empty where the address is none, leads out of its library, or
// the file is missing, larger than icons are, or no image by its first bytes (PNG, JPEG, GIF, BMP).
std::string imageOfLibrary(const std::string& address, model::Library& library);

std::string toBase64(const std::string& bytes);

}  // namespace armature
