// What a lesson that is being written still lacks, in the words of its form: a file's words would name members that
// nobody sees there.
#pragma once
#include <QString>

#include "app/lessons/lesson_package.h"

namespace armature::app {

// The first thing that is missing or cannot be read, as a sentence; empty where there is none.
QString firstGap(const LessonPackage& package);

}  // namespace armature::app
