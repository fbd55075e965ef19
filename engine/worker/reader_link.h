// The program's line to its reader process: starts it, asks it, starts it again when it has ended. Inside of the room.
#pragma once
#include <sys/types.h>

#include <mutex>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/worker/channel.h"
#include "engine/worker/protocol.h"

namespace armature::worker {

class ReaderLink {
 public:
  // An empty program: the calling process is forked, once.
  ReaderLink(std::string program, std::vector<std::string> libraryPath);
  ~ReaderLink();
  ReaderLink(const ReaderLink&) = delete;
  ReaderLink& operator=(const ReaderLink&) = delete;

  // A fresh worker: its number and this side of its socket. Failure F331.
  struct Worker {
    uint32_t number = 0;
    Channel channel;
  };
  Result<Worker> makeWorker();
  // Ends a worker with all its runs, whatever they are doing.
  void endWorker(uint32_t number);
  void readAhead(const std::vector<std::string>& classes);

  // Asks the reader; `answer` are the values that it gives. False, with `reason`, where it broke down over the
  // question.
  template <class... Answer>
  bool ask(Kind kind, const Bytes& question, Diagnostic& reason, Answer&... answer) {
    Frame frame;
    if (!exchange(kind, question, frame, reason)) return false;
    if (fromBytes(frame.view(), answer...)) return true;
    reason = failure("F331", phrase("the engine's process gave an answer that makes no sense"));
    return false;
  }
  // What the reader has to know when it is started anew: files, and texts that stand in for files.
  void remember(const std::string& file);
  void rememberUnsaved(const std::map<std::string, std::string>& texts);

 private:
  bool exchange(Kind kind, const Bytes& question, Frame& answer, Diagnostic& reason);
  bool ensureReader();
  bool tellAtStart(Kind kind, const Bytes& words);
  bool spawn(Descriptor theirs);
  bool forkReader(Descriptor theirs);
  void forget();
  Diagnostic notStarted() const;

  std::mutex mutex_;
  std::string program_;
  std::vector<std::string> libraryPath_, files_;
  std::map<std::string, std::string> unsaved_;
  Channel channel_;
  pid_t reader_ = 0;
  bool hasForked_ = false;
  uint32_t lastWorker_ = 0;
};

}  // namespace armature::worker
