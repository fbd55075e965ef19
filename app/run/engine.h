// What the window asks of the engine: a small door before the facade, so that tests can put a made-up engine behind it.
// One thread at a time may use an engine; the window's own thread never does.
#pragma once
#include <QString>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/facade/session.h"

namespace armature::app {

// What a diagram's model may touch of the world: see Source.
struct FileAccess {
  std::string folder;                                  // of the document; empty while it has never been saved
  std::vector<std::string> readFolders, writeFolders;  // that the user has allowed besides
  std::vector<std::string> trustedFolders;             // libraries whose C functions may be called
  bool operator==(const FileAccess&) const = default;
};

// By the paths of the files.
using UnsavedTexts = std::map<std::string, std::string>;

class Engine {
 public:
  virtual ~Engine() = default;
  // What the editor shows of a class; null when there is no such class. Valid as long as the engine.
  virtual const ClassInfo* classInfo(const std::string& qualifiedName) = 0;
  // The same to keep for longer: a copy, or what the engine itself keeps.
  virtual std::shared_ptr<const ClassInfo> sharedInfo(const std::string& qualifiedName) {
    const ClassInfo* const info = classInfo(qualifiedName);
    return info ? std::make_shared<const ClassInfo>(*info) : nullptr;
  }
  // Qualified names of a package's direct children ("" = the top level).
  virtual std::vector<std::string> children(const std::string& qualifiedName) = 0;
  // Null after errors. `cancel` may be null.
  virtual std::shared_ptr<const Model> translate(const diagram::Document& document, const FileAccess& access,
                                                 std::vector<Message>& messages, const CancelToken* cancel) = 0;
  // The diagram as Modelica text with annotations; failures carry their reason.
  virtual Result<std::string> exportModelica(const diagram::Document& document) = 0;
  // What the editor shows of a diagram's own classes, by their simple names.
  virtual std::vector<ClassInfo> classesOf(const diagram::Document& document) = 0;
  // The complete classes that fit where a class is promised; see Session::fittingClasses.
  virtual std::vector<FittingClass> fittingClasses(const diagram::Document& /*document*/,
                                                   const FitQuestion& /*question*/) {
    return {};
  }
  // A model of the library or of a file read before as a diagram; failures carry their reason.
  virtual Result<diagram::Document> diagramOf(const std::string& qualifiedName) = 0;
  // The inside of a part's class: a class of the diagram itself, or one of the library; failures carry their reason.
  virtual Result<diagram::Document> insideOf(const diagram::Document& owner, const std::string& className) = 0;
  // The equations of such a class, for parts that are made of text; failures carry their reason.
  virtual Result<ClassEquations> equationsOf(const diagram::Document& owner, const std::string& className);
  // A class as Modelica text, as it stands in its library; failures carry their reason.
  virtual Result<std::string> textOf(const std::string& qualifiedName) = 0;
  // Other folders of libraries, in order of precedence, and texts that stand in for files of theirs which are being
  // written. Everything is read anew, files that were opened among it; models that were made before stay as they are.
  // Of no effect on an engine without libraries.
  virtual void setLibraries(const std::vector<std::string>& /*folders*/, const UnsavedTexts& /*unsaved*/) {}
  // Reads a Modelica file; the names of its classes.
  virtual std::vector<std::string> openFile(const std::string& path, std::vector<Message>& messages) = 0;
};

// The engine proper in this process, with library folders in order of precedence: for tests and for looking for
// mistakes.
std::unique_ptr<Engine> makeFacadeEngine(std::vector<std::string> libraryPath);
// The engine in processes of its own, which are locked in. Null where its program is not there. For proofs only: with
// `isLockAlone` the engine's own policy lets everything through, so that nothing but the lock holds.
std::unique_ptr<Engine> makeWorkerEngine(std::vector<std::string> libraryPath, bool isLockAlone = false);
// The program whose processes the engine works in (armature-cli); empty where it is not found.
QString engineProgram();

}  // namespace armature::app
