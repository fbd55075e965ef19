#include "engine/worker/server.h"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <map>

#include "engine/diagram/document.h"
#include "engine/worker/confine.h"
#include "engine/worker/equation_fields.h"
#include "engine/worker/model_process.h"
#include "engine/worker/protocol.h"

namespace armature::worker {

namespace {

// A question about classes is answered soon and in bounded memory, or this process ends and is started again.
constexpr uint64_t kMostMemory = 1'500'000'000;  // [bytes]
constexpr uint32_t kMostTime = 6;                // [s] of processor time
constexpr uint32_t kMostTimeOfExport = 300;      // [s]; it reads all that a diagram uses

class ReaderProcess {
 public:
  ReaderProcess(Descriptor socket, std::vector<std::string> libraryPath)
      : channel_(std::move(socket)), session_(std::move(libraryPath)) {}

  int serve() {
    limitMemory(kMostMemory);
    Frame frame;
    for (;;) {
      const Channel::Received received = channel_.receive(frame, -1);
      reap();
      if (received == Channel::Received::closed) return 0;
      limitFurtherProcessorTime(frame.kind == kExport ? kMostTimeOfExport : kMostTime);
      if (received == Channel::Received::frame && !handle(frame)) return 1;
      frame = {};  // a socket that stays open here would hide that its worker is gone
    }
  }

 private:
  bool handle(Frame& frame);
  bool forkWorker(Frame& frame);
  void end(uint32_t number) {
    const auto worker = workers_.find(number);
    if (worker != workers_.end()) kill(-worker->second, SIGKILL);
  }
  // Numbers of processes mean something only until the processes have been waited for.
  void reap() {
    for (pid_t gone = waitpid(-1, nullptr, WNOHANG); gone > 0; gone = waitpid(-1, nullptr, WNOHANG))
      std::erase_if(workers_, [gone](const auto& worker) { return worker.second == gone; });
  }
  template <class... T>
  bool answer(const T&... values) {
    return channel_.send(kAnswer, toBytes(values...));
  }
  template <class T>
  bool answerResult(const Result<T>& result);

  Channel channel_;
  Session session_;
  std::map<uint32_t, pid_t> workers_;
};

bool ReaderProcess::forkWorker(Frame& frame) {
  uint32_t number = 0;
  if (!fromBytes(frame.view(), number) || frame.descriptors.empty()) return false;
  const pid_t child = fork();
  if (child < 0) return true;  // the socket closes with the frame: the other side is told so
  if (child > 0) {
    setpgid(child, child);
    workers_[number] = child;
    return true;
  }
  setpgid(0, 0);
  endWithParent();
  channel_.close();
  _exit(workOnModel(std::move(frame.descriptors.front()), session_));
}

template <class T>
bool ReaderProcess::answerResult(const Result<T>& result) {
  constexpr bool isDiagram = std::is_same_v<T, diagram::Document>;
  std::conditional_t<isDiagram, std::string, T> value;
  Message reason;
  if (result) {
    if constexpr (isDiagram)
      value = diagram::toJson(*result);
    else
      value = *result;
  } else {
    reason.code = result.reason().code;
    reason.text = result.reason().message;
    reason.parts = result.reason().parts;
    reason.advice = result.reason().advice;
  }
  return answer(result.ok(), value, reason);
}

// False for what this program does not say.
bool ReaderProcess::handle(Frame& frame) {
  std::string name, text;
  const auto readName = [&] { return fromBytes(frame.view(), name); };
  const auto readDiagram = [&](diagram::Document& document) {
    if (!fromBytes(frame.view(), text, name)) return false;
    auto read = diagram::fromJson(text, "diagram");
    if (read) document = read.take();
    return true;
  };
  diagram::Document document;
  switch (static_cast<Kind>(frame.kind)) {
    case kFork:
      return forkWorker(frame);
    case kEnd: {
      uint32_t number = 0;
      if (!fromBytes(frame.view(), number)) return false;
      end(number);
      return true;
    }
    case kReadAhead: {
      std::vector<std::string> names;
      if (!fromBytes(frame.view(), names)) return false;
      session_.readAhead(names);
      return true;
    }
    case kClassInfo: {
      if (!readName()) return false;
      const ClassInfo* const info = session_.classInfo(name);
      return answer(info ? std::optional(*info) : std::nullopt);
    }
    case kChildren:
      return readName() && answer(session_.children(name));
    case kClassesOf:
      return readDiagram(document) && answer(session_.classesOf(document));
    case kExport: {
      Order order;
      if (!fromBytes(frame.view(), order)) return false;
      const HeldSource source(order.source);
      return answerResult(session_.exportModelica(source.source()));
    }
    case kDiagramOf:
      return readName() && answerResult(session_.diagramOf(name));
    case kInsideOf: {
      if (!readDiagram(document)) return false;
      const auto own = session_.diagramOf(document, name);
      return own ? answerResult(own) : answerResult(session_.diagramOf(name));
    }
    case kEquations:
      return readDiagram(document) && answerResult(session_.equationsOf(document, name));
    case kOpenFile: {
      if (!readName()) return false;
      std::vector<Message> messages;
      const std::vector<std::string> names = session_.openFile(name, messages);
      return answer(names, messages);
    }
    case kUnsaved: {
      std::map<std::string, std::string> texts;
      if (!fromBytes(frame.view(), texts)) return false;
      session_.setUnsavedTexts(std::move(texts));
      return answer(true);
    }
    case kFitting: {
      FitQuestion question;
      if (!fromBytes(frame.view(), text, question)) return false;
      if (!text.empty()) {
        auto read = diagram::fromJson(text, "diagram");
        if (read) document = read.take();
      }
      return answer(session_.fittingClasses(document, question));
    }
    default:
      return false;
  }
}

}  // namespace

int serve(Descriptor socket, std::vector<std::string> libraryPath) {
  // An interrupt from the terminal is the business of the program that has started this one.
  std::signal(SIGINT, SIG_IGN);
  return ReaderProcess(std::move(socket), std::move(libraryPath)).serve();
}

}  // namespace armature::worker
