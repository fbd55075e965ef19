// The own text of a package of a person's library: its constants, imports, annotation, documentation. Each class that
// is declared directly in the package stands in it as an empty one ("model Wheel /* ... */ end Wheel"), for it has a
// text by itself; when the file is written each of them stands in its place again, byte for byte.
#pragma once
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/diagram/document.h"

namespace armature::diagram {

// A file whose class is a package.
struct PackageFile {
  std::string before, own, after;           // the own text, and what of the file stands around the package
  std::vector<std::string> names, classes;  // of those that are declared directly in it
};
// Failure D043: it cannot be read, or its class is no package with a body.
[[nodiscard]] Result<PackageFile> readPackage(const std::string& text);

// The file with another own text and other texts of its classes, in the order of `names`; one that is not there any
// more stays as it was unless its place in the own text is gone as well. Failure D046: what packageTextProblems finds,
// or a class that is there has lost its place.
[[nodiscard]] Result<std::string> withPackageText(const PackageFile& file, const std::string& own,
                                                  const std::vector<std::optional<std::string>>& classes);

// What keeps an own text from being saved (D046, as errors; spans count in the text): it says `within`, it is not the
// package `name`, or one of `classes` is written out in it. Nothing where it cannot be read at all.
std::vector<Diagnostic> packageTextProblems(const std::string& own, const std::string& name,
                                            const std::vector<std::string>& classes);

// What the package declares beside its classes, as the body of a model: every line and column is that of the own text.
// Empty where it cannot be read.
std::string bodyOfPackage(const std::string& own);

// The names that an own text declares, its classes among them; empty where it cannot be read.
std::set<std::string> declaredInPackage(const std::string& own);

// The package ("Gears.Small") whose classes a diagram's own classes are; the first of these is then its own text, and
// the others see what it declares. Kept as the unknown member "package" of the diagram. Empty: of none.
std::string packageOf(const Document& document);
void setPackage(Document& document, const std::string& package);
// Whether the class of a number is that text.
bool isPackageText(const Document& document, size_t index);

}  // namespace armature::diagram
