// A library of a person's own: a package as a folder of Modelica text or as one file (specification 13.4), made,
// renamed, given a version and classes. Where a function takes the folder of a library, the file of one stands for it
// as well. Texts are changed where they have to be and nowhere else. Nothing is written but the folder that the person
// chose; a kill at any moment leaves what was there before or what is to be there, and every change begins with the
// text that lies on the disk at that moment, so that what others have written is kept.
#pragma once
#include <filesystem>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/result.h"

namespace armature::diagram {

// A library and its version, as the annotation `uses` has it.
using UsedLibrary = std::pair<std::string, std::string>;

struct NewLibrary {
  std::string name;
  std::string version;
  std::vector<UsedLibrary> uses;
};

// Whether a library is one file.
[[nodiscard]] bool isOneFile(const std::filesystem::path& place);

// Makes an empty library in a folder that is there; its own folder has its name and must not be there. Gives the
// library's folder. Failures D040 (no name), D041 (something of this name is there), F301.
[[nodiscard]] Result<std::string> makeLibrary(const std::string& parent, const NewLibrary& wanted);

// Gives a library another name: its folder, the text of its package, `within` in all of its files, and every reference
// to it in them, addresses modelica://… among them. Gives the new folder. Failures D040, D041, D042 (files have changed
// meanwhile: nothing is changed), D043 (it cannot be read, or declares its own name once more within), F301.
[[nodiscard]] Result<std::string> renameLibrary(const std::string& folder, const std::string& name);

// Writes the version into the annotation of the package. Failures D043, F301.
[[nodiscard]] Result<void> setLibraryVersion(const std::string& folder, const std::string& version);

// Adds classes to a library, each as a file with its text as it is, and what of `uses` its package does not name yet.
// `replaced`: classes that may be there already, as files of their own, which are written over. Failures D041 (a class
// of another name is there: none is added), D043, F301.
[[nodiscard]] Result<void> addClasses(const std::string& folder, const std::vector<std::string>& classTexts,
                                      const std::vector<UsedLibrary>& uses = {},
                                      const std::set<std::string>& replaced = {});

// The file that a class of a library stands in, and the class's path from the top of that file ("Wheel", "Sub.First" of
// package.mo); as the files lie, whether there is such a class or not.
struct ClassFile {
  std::string path;
  std::string className;
};
ClassFile fileOf(const std::string& folder, const std::string& qualifiedName);
// The class that a file of a library has; empty for a file that lies elsewhere or is none of Modelica.
std::string classOfFile(const std::string& folder, const std::string& path);

// The files of the classes that lie directly in a library or a package within, in its order: package.mo first; packages
// within that are folders are left out.
std::vector<std::string> classFiles(const std::string& folder);

// Where the text of a class or package of a library is: the package whose folder it lies in ("Gears.Small"), and its
// path from there ("Pinion.Tooth"; empty for the package itself).
struct TextPlaceOfClass {
  std::string package;
  std::string path;
};
TextPlaceOfClass textPlaceOf(const std::string& folder, const std::string& qualifiedName);
// The folder of a package that has one; that of the library for its own name.
std::string folderOfPackage(const std::string& folder, const std::string& package);

// ---- the texts alone ----
// Classes of a file, and what stands around them byte for byte: the class of the file or, of a package's own file
// package.mo, the classes that are declared directly in it. One text more stands around than there are classes.
struct FileParts {
  std::vector<std::string> classes, around;
  std::string whole() const;
};
// Failure D043.
[[nodiscard]] Result<FileParts> partsOfFile(const std::string& text, bool isOfPackage = false);
// The text of a package with this version. Failure D043.
[[nodiscard]] Result<std::string> withVersion(const std::string& packageText, const std::string& version);
// The text of a package that says that it uses a library, too; as it is where it says so already. Failure D043.
[[nodiscard]] Result<std::string> withUse(const std::string& packageText, const UsedLibrary& used);
// The text of a file of a library that is called otherwise. Failure D043.
[[nodiscard]] Result<std::string> withLibraryName(const std::string& text, const std::string& before,
                                                  const std::string& after);

}  // namespace armature::diagram
