// The library that the tests of its parts read: the shipped one, or the changed copy of a mutation run (tests/tools).
#pragma once
#include <QtGlobal>
#include <string>

namespace armature::test {

// Folder with package Modelica; the variable ARMATURE_PALETTE names another one than the source tree's.
inline std::string paletteFolder() {
  const QByteArray other = qgetenv("ARMATURE_PALETTE");
  return other.isEmpty() ? std::string(ARMATURE_SOURCE_DIR "/palette") : other.toStdString();
}

}  // namespace armature::test
