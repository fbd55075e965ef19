#include "engine/worker/client.h"

#include <mutex>

#include "engine/worker/equation_fields.h"
#include "engine/worker/protocol.h"
#include "engine/worker/reader_link.h"
#include "engine/worker/remote_model.h"

namespace armature::worker {

namespace {

SourceText textOf(const Source& source) {
  SourceText text;
  if (source.document) text.document = diagram::toJson(*source.document);
  text.file = source.file;
  text.className = source.className;
  text.modifiers = source.modifiers;
  text.folder = source.folder;
  text.readFolders = source.readFolders;
  text.writeFolders = source.writeFolders;
  text.trustedFolders = source.trustedFolders;
  return text;
}

Diagnostic toDiagnostic(const Message& message) {
  Diagnostic reason = failure(message.code, message.text, message.parts);
  reason.advice = message.advice;
  return reason;
}

}  // namespace

class Client::State {
 public:
  State(std::string program, std::vector<std::string> libraryPath)
      : reader(std::make_shared<ReaderLink>(std::move(program), std::move(libraryPath))) {}

  // What is asked for, or the reason why there is none.
  template <class Answer>
  Result<Answer> askFor(Kind kind, const Bytes& question) const {
    bool isThere = false;
    Answer answer;
    Message told;
    Diagnostic reason;
    if (!reader->ask(kind, question, reason, isThere, answer, told)) return reason;
    if (!isThere) return toDiagnostic(told);
    return answer;
  }
  Result<diagram::Document> askDiagram(Kind kind, const Bytes& question) const {
    auto text = askFor<std::string>(kind, question);
    return text ? diagram::fromJson(*text, "diagram") : Result<diagram::Document>(text.reason());
  }

  std::shared_ptr<ReaderLink> reader;
  std::mutex mutex;
  Limits limits;
};

Client::Client(std::string program, std::vector<std::string> libraryPath)
    : state_(std::make_shared<State>(std::move(program), std::move(libraryPath))) {}
Client::Client(std::vector<std::string> libraryPath) : Client(std::string(), std::move(libraryPath)) {}
Client::~Client() = default;

void Client::setLimits(const Limits& limits) {
  const std::lock_guard lock(state_->mutex);
  state_->limits = limits;
}

std::shared_ptr<const Model> Client::translate(const Source& source, std::vector<Message>& messages,
                                               const CancelToken* cancel, const WhileTranslating& watcher) {
  Order order{textOf(source), {}};
  {
    const std::lock_guard lock(state_->mutex);
    order.limits = state_->limits;
  }
  return translateApart(state_->reader, order, messages, cancel, watcher);
}

std::optional<ClassInfo> Client::classInfo(const std::string& qualifiedName) {
  std::optional<ClassInfo> info;
  Diagnostic reason;
  // Moved out: what is known of a class may be large.
  if (!state_->reader->ask(kClassInfo, toBytes(qualifiedName), reason, info)) info.reset();
  return info;
}

std::vector<ClassInfo> Client::classesOf(const diagram::Document& document) {
  std::vector<ClassInfo> infos;
  Diagnostic reason;
  const bool isThere =
      state_->reader->ask(kClassesOf, toBytes(diagram::toJson(document), std::string()), reason, infos);
  if (!isThere) infos.clear();
  return infos;
}

std::vector<std::string> Client::children(const std::string& qualifiedName) {
  std::vector<std::string> names;
  Diagnostic reason;
  return state_->reader->ask(kChildren, toBytes(qualifiedName), reason, names) ? names : std::vector<std::string>();
}

Result<std::string> Client::exportModelica(const Source& source) {
  return state_->askFor<std::string>(kExport, toBytes(Order{textOf(source), {}}));
}

Result<diagram::Document> Client::diagramOf(const std::string& qualifiedName) {
  return state_->askDiagram(kDiagramOf, toBytes(qualifiedName));
}

Result<diagram::Document> Client::insideOf(const diagram::Document& owner, const std::string& className) {
  return state_->askDiagram(kInsideOf, toBytes(diagram::toJson(owner), className));
}

Result<ClassEquations> Client::equationsOf(const diagram::Document& owner, const std::string& className) {
  return state_->askFor<ClassEquations>(kEquations, toBytes(diagram::toJson(owner), className));
}

std::vector<FittingClass> Client::fittingClasses(const diagram::Document& document, const FitQuestion& question) {
  std::vector<FittingClass> found;
  Diagnostic reason;
  // What a library has does not depend on the diagram.
  const std::string text = question.library.empty() ? diagram::toJson(document) : std::string();
  return state_->reader->ask(kFitting, toBytes(text, question), reason, found) ? found : std::vector<FittingClass>();
}

void Client::setUnsavedTexts(const std::map<std::string, std::string>& texts) {
  state_->reader->rememberUnsaved(texts);
  bool isDone = false;
  Diagnostic reason;
  // A reader that breaks down over it is told when it is started again.
  (void)state_->reader->ask(kUnsaved, toBytes(texts), reason, isDone);
}

std::vector<std::string> Client::openFile(const std::string& path, std::vector<Message>& messages) {
  std::vector<std::string> names;
  std::vector<Message> told;
  Diagnostic reason;
  if (!state_->reader->ask(kOpenFile, toBytes(path), reason, names, told)) {
    Message message;
    message.code = reason.code;
    message.text = reason.message;
    messages.push_back(std::move(message));
    return {};
  }
  state_->reader->remember(path);
  messages.insert(messages.end(), told.begin(), told.end());
  return names;
}

}  // namespace armature::worker
