// Zip archives in memory, as packed lessons need them: a few files without folders.
#pragma once
#include "app/lessons/lesson_package.h"

namespace armature::app {

// The files of an archive. Failure L011 (more or larger than the limits; found while unpacking, whatever the archive
// says of itself), L012 (a name with a path, twice, or unreadable), L013 (damaged), L014 (encrypted).
[[nodiscard]] Result<std::map<QString, QByteArray>> unzip(const QByteArray& bytes, const PackageLimits& limits);
// An archive of files; empty where memory is missing.
QByteArray zip(const std::map<QString, QByteArray>& files);
// Why a name cannot be one of a lesson's files; empty where it can.
Phrase nameProblem(const QString& name);

}  // namespace armature::app
