// A lesson with its diagrams, as a folder or as one file to hand out (*.armature-lesson, a zip of the folder's files).
// Such a file comes from anybody: its sizes are bounded while it is unpacked, nothing is written anywhere, and nothing
// of it runs but the diagrams' models, where the engine is locked in.
#pragma once
#include <QByteArray>
#include <map>

#include "app/lessons/lesson.h"

namespace armature::app {

inline constexpr const char* kLessonEnding = ".armature-lesson";

struct LessonPackage {
  QString name;  // of the folder, or of the file without its ending: what progress and answers are kept under
  Lesson lesson;
  std::map<QString, QByteArray> files;            // all but lesson.json, by name
  std::map<QString, diagram::Document> diagrams;  // by file: those that a step shows
  // The diagram of a step; null only before the lesson has been checked.
  const diagram::Document* diagramOf(size_t step) const;
};

// Bounds of what comes from outside [byte].
struct PackageLimits {
  qint64 total = 20 << 20, file = 8 << 20;
  size_t count = 64;
};

// A folder, its lesson.json, or a packed lesson. Failure L010 … L018 or of lesson_json.h; the message names the file,
// the step and the member.
[[nodiscard]] Result<LessonPackage> openLesson(const QString& path);
// From the bytes of a packed lesson.
[[nodiscard]] Result<LessonPackage> unpackLesson(const QString& name, const QByteArray& bytes,
                                                 const PackageLimits& limits = {});
// From files by name, lesson.json among them.
[[nodiscard]] Result<LessonPackage> lessonOf(const QString& name, std::map<QString, QByteArray> files);
// Whether the diagrams are there and have the parts that the lesson names.
[[nodiscard]] Result<void> checkLesson(const LessonPackage& package);

// Into a folder, which is made, or into one file where the path ends with .armature-lesson. Failure L010.
[[nodiscard]] Result<void> saveLesson(const LessonPackage& package, const QString& path);
// The bytes of the one file: equal lessons give equal bytes. Empty where memory is missing.
QByteArray packLesson(const LessonPackage& package);

}  // namespace armature::app
