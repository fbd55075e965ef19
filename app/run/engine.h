// What the window asks of the engine: a small door before the facade, so that tests can put a made-up engine behind it.
// One thread at a time may use an engine; the window's own thread never does.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/facade/session.h"

namespace armature::app {

class Engine {
 public:
  virtual ~Engine() = default;
  // What the editor shows of a class; null when there is no such class. Valid as long as the engine.
  virtual const ClassInfo* classInfo(const std::string& qualifiedName) = 0;
  // Qualified names of a package's direct children ("" = the top level).
  virtual std::vector<std::string> children(const std::string& qualifiedName) = 0;
  // Null after errors. `cancel` may be null.
  virtual std::shared_ptr<const Model> translate(const diagram::Document& document, std::vector<Message>& messages,
                                                 const CancelToken* cancel) = 0;
  // The diagram as Modelica text with annotations; failures carry their reason.
  virtual Result<std::string> exportModelica(const diagram::Document& document) = 0;
  // What the editor shows of a diagram's own classes, by their simple names.
  virtual std::vector<ClassInfo> classesOf(const diagram::Document& document) = 0;
  // A model of the library or of a file read before as a diagram; failures carry their reason.
  virtual Result<diagram::Document> diagramOf(const std::string& qualifiedName) = 0;
  // The inside of a part's class: a class of the diagram itself, or one of the library; failures carry their reason.
  virtual Result<diagram::Document> insideOf(const diagram::Document& owner, const std::string& className) = 0;
  // A class as Modelica text, as it stands in its library; failures carry their reason.
  virtual Result<std::string> textOf(const std::string& qualifiedName) = 0;
  // Reads a Modelica file; the names of its classes.
  virtual std::vector<std::string> openFile(const std::string& path, std::vector<Message>& messages) = 0;
};

// The engine proper, with library folders in order of precedence.
std::unique_ptr<Engine> makeFacadeEngine(std::vector<std::string> libraryPath);

}  // namespace armature::app
