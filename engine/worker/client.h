// The engine in processes of its own: the same questions as to a session (facade/session.h), answered by a process that
// is locked in, so that what a model does to memory, stack or files ends there with a message. Translations and runs
// have a process each; results come by shared memory. Any thread may ask; questions wait for each other, runs do not.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/facade/session.h"

namespace armature::worker {

// How far a translation or a run may go before it is ended with a message.
struct Limits {
  uint64_t memoryBytes = 1'800'000'000;     // of a translation or a run, without its results; 0: no limit
  uint32_t translationSeconds = 300;        // of processor time; 0: no limit
  uint64_t fileBytes = uint64_t{64} << 30;  // of one file, shared results among them; 0: no limit
  // For proofs only: the engine's own policy lets everything through, so that nothing but the lock holds.
  bool onlyTheLock = false;
};

// Is told every few milliseconds what a translation is doing, in the thread that waits for it.
using WhileTranslating = std::function<void(const Whereabouts::Snapshot&)>;

class Client {
 public:
  // Starts `program --serve-engine N FOLDER…`, N being a socket (see serveIfAsked); anew whenever it has ended.
  Client(std::string program, std::vector<std::string> libraryPath);
  // Forks the calling process, which must have one thread; for programs that do nothing but one piece of work.
  explicit Client(std::vector<std::string> libraryPath);
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  void setLimits(const Limits& limits);

  // As in Session. Where a process breaks down there is an error message F330 that says why.
  std::shared_ptr<const Model> translate(const Source& source, std::vector<Message>& messages,
                                         const CancelToken* cancel = nullptr, const WhileTranslating& watcher = {});
  std::optional<ClassInfo> classInfo(const std::string& qualifiedName);
  std::vector<ClassInfo> classesOf(const diagram::Document& document);
  std::vector<std::string> children(const std::string& qualifiedName);
  Result<std::string> exportModelica(const Source& source);
  Result<diagram::Document> diagramOf(const std::string& qualifiedName);
  // A class that the diagram brings itself, else one of the library.
  Result<diagram::Document> insideOf(const diagram::Document& owner, const std::string& className);
  Result<ClassEquations> equationsOf(const diagram::Document& owner, const std::string& className);
  std::vector<FittingClass> fittingClasses(const diagram::Document& document, const FitQuestion& question);
  void setUnsavedTexts(const std::map<std::string, std::string>& texts);
  std::vector<std::string> openFile(const std::string& path, std::vector<Message>& messages);

 private:
  class State;
  std::shared_ptr<State> state_;  // models may outlive the client
};

// If the program was started by a client: serves it and gives the exit status; else nothing. To be called first of all
// in main.
std::optional<int> serveIfAsked(int argc, char** argv);

}  // namespace armature::worker
