// The other side of a line: a process that compiles what is asked for, makes further lines, and watches over the caller
// (see caller.h), which it makes, ends and replaces. Started before a process is locked in, it may do what the user
// may.
#pragma once
#include <string>
#include <vector>

#include "engine/foreign/socket.h"

namespace armature::foreign {

// What a client asks; the first number of a packet.
enum Question : uint32_t {
  kNewLine = 1,  // → two descriptors: a socket and a page
  kFunctions,    // count, functions → 0 and their numbers, or 1 and a Refusal
  kRestart,      // → a number; the caller begins anew, with what is compiled
  kEndCaller,    // → a number; the caller is ended at once
};

// The first process of a host, in a new process that has nothing else to do.
[[noreturn]] void serve(Descriptor socket, const std::vector<std::string>& trustedFolders,
                        const std::string& workFolder);

}  // namespace armature::foreign
