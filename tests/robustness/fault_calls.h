// Calls to the system that fail when they are told to. A program that links fault_calls.cpp has these functions in
// front of the C library's, for itself and for every library that it uses, Qt included: open, openat, read, write,
// fsync, close, fopen, linkat, rename, renameat and mmap, as far as they are about files below one folder.
#pragma once
#include <string>

namespace armature::faults {

enum class Call { open, read, write, fsync, close, link, rename, map };
inline constexpr Call kCalls[] = {Call::open,  Call::read, Call::write,  Call::fsync,
                                  Call::close, Call::link, Call::rename, Call::map};
const char* nameOf(Call call);

// From now on every `period`-th call of this kind about a file below `folder` (an absolute path without links) fails
// with `error`, beginning with the `first`-th (1 = the next). A write that fails has first written half of its bytes; a
// close that fails has closed. `period` 0: only the first-th.
void arm(const std::string& folder, Call call, int first, int period, int error);
// All goes well again. How many calls have failed since arm().
int disarm();

}  // namespace armature::faults
