// The side of the reader and of the workers that it forks (see protocol.h).
#pragma once
#include <string>
#include <vector>

#include "engine/worker/channel.h"

namespace armature::worker {

// Serves until the other side is gone; the exit status of the process. The process must have one thread, and what it
// has open besides the socket is closed in the workers.
int serve(Descriptor socket, std::vector<std::string> libraryPath);

}  // namespace armature::worker
