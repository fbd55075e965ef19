// The diagrams that the program ships with, and one of them in a window with all its classes read.
#pragma once
#include <QDirIterator>
#include <algorithm>

#include "tests/app/window_bench.h"

namespace armature::app {

// Their files, sorted.
inline QStringList shippedDiagrams() {
  QStringList files;
  for (QDirIterator it(ARMATURE_SOURCE_DIR "/resources/examples", {"*.armature.json"}, QDir::Files,
                       QDirIterator::Subdirectories);
       it.hasNext();)
    files << it.next();
  files.sort();
  return files;
}

// Whether the classes of all parts have come; they come in bunches.
inline bool waitForClasses(const DiagramScene& scene) {
  const auto areKnown = [&] {
    return std::ranges::all_of(scene.parts(), [](const PartPicture& part) { return part.info != nullptr; });
  };
  const bool haveCome = QTest::qWaitFor(areKnown, 60000);
  QTest::qWait(20);
  return haveCome;
}

}  // namespace armature::app
