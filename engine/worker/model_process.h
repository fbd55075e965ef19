// A process that translates one model and holds it, and the runs that it forks (see protocol.h). Inside of the room.
#pragma once
#include "engine/worker/channel.h"
#include "engine/worker/protocol.h"

namespace armature::worker {

// A source that has crossed, with the document that it points at.
class HeldSource {
 public:
  explicit HeldSource(const SourceText& text);
  HeldSource(const HeldSource&) = delete;
  HeldSource& operator=(const HeldSource&) = delete;
  const Source& source() const { return source_; }

 private:
  diagram::Document document_;
  Source source_;
};

// Waits for its order, locks the process in, translates, and serves until the other side is gone; the exit status.
int workOnModel(Descriptor socket, Session& session);

}  // namespace armature::worker
