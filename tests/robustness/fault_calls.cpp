#include "fault_calls.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <mutex>

namespace armature::faults {

namespace {

struct Plan {
  std::mutex mutex;
  std::string folder;
  Call call = Call::open;
  int first = 0, period = 0, error = 0, seen = 0, failed = 0;
};
Plan plan;
std::atomic<bool> isArmed{false};

template <class F>
F real(const char* name) {
  return reinterpret_cast<F>(dlsym(RTLD_NEXT, name));
}

// Where an open file or folder lies.
std::string placeOf(int handle) {
  char link[64], path[PATH_MAX];
  std::snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
  const ssize_t length = ::readlink(link, path, sizeof path);
  return length > 0 ? std::string(path, static_cast<size_t>(length)) : std::string();
}

std::string placeOf(int folder, const char* path) {
  if (!path) return {};
  if (path[0] == '/' || folder == AT_FDCWD) return path;
  return placeOf(folder) + "/" + path;
}

// Whether this call is one that fails; its error is then in errno.
bool fails(Call call, const std::string& place) {
  const std::lock_guard guard(plan.mutex);
  if (!isArmed || call != plan.call || !place.starts_with(plan.folder)) return false;
  const int number = ++plan.seen - plan.first;
  if (number < 0 || (plan.period == 0 ? number != 0 : number % plan.period != 0)) return false;
  ++plan.failed;
  errno = plan.error;
  return true;
}

}  // namespace

const char* nameOf(Call call) {
  constexpr const char* kNames[] = {"open", "read", "write", "fsync", "close", "link", "rename", "mmap"};
  return kNames[static_cast<int>(call)];
}

void arm(const std::string& folder, Call call, int first, int period, int error) {
  const std::lock_guard guard(plan.mutex);
  plan.folder = folder, plan.call = call, plan.first = first, plan.period = period, plan.error = error;
  plan.seen = plan.failed = 0;
  isArmed = true;
}

int disarm() {
  const std::lock_guard guard(plan.mutex);
  isArmed = false;
  return plan.failed;
}

}  // namespace armature::faults

using armature::faults::Call;
using armature::faults::fails;
using armature::faults::isArmed;
using armature::faults::placeOf;
using armature::faults::real;

// The C library's names, with its types; `mode` is there where the flags ask for it.
extern "C" {

static int openAny(const char* name, int folder, const char* path, int flags, mode_t mode) {
  static const auto next = real<int (*)(int, const char*, int, ...)>("openat");
  static const auto next64 = real<int (*)(int, const char*, int, ...)>("openat64");
  if (isArmed && fails(Call::open, placeOf(folder, path))) return -1;
  return (std::strstr(name, "64") ? next64 : next)(folder, path, flags, mode);
}

static mode_t modeOf(int flags, va_list rest) {
  return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
}

#define ARMATURE_OPEN(name)                             \
  int name(const char* path, int flags, ...) {          \
    va_list rest;                                       \
    va_start(rest, flags);                              \
    const mode_t mode = modeOf(flags, rest);            \
    va_end(rest);                                       \
    return openAny(#name, AT_FDCWD, path, flags, mode); \
  }
#define ARMATURE_OPENAT(name)                              \
  int name(int folder, const char* path, int flags, ...) { \
    va_list rest;                                          \
    va_start(rest, flags);                                 \
    const mode_t mode = modeOf(flags, rest);               \
    va_end(rest);                                          \
    return openAny(#name, folder, path, flags, mode);      \
  }
ARMATURE_OPEN(open)
ARMATURE_OPEN(open64)
ARMATURE_OPENAT(openat)
ARMATURE_OPENAT(openat64)

FILE* fopen(const char* path, const char* mode) {
  static const auto next = real<FILE* (*)(const char*, const char*)>("fopen");
  return isArmed && fails(Call::open, placeOf(AT_FDCWD, path)) ? nullptr : next(path, mode);
}

FILE* fopen64(const char* path, const char* mode) {
  static const auto next = real<FILE* (*)(const char*, const char*)>("fopen64");
  return isArmed && fails(Call::open, placeOf(AT_FDCWD, path)) ? nullptr : next(path, mode);
}

ssize_t write(int handle, const void* data, size_t bytes) {
  static const auto next = real<ssize_t (*)(int, const void*, size_t)>("write");
  if (isArmed && fails(Call::write, placeOf(handle))) {
    const int error = errno;
    (void)!next(handle, data, bytes / 2);
    errno = error;
    return -1;
  }
  return next(handle, data, bytes);
}

ssize_t read(int handle, void* data, size_t bytes) {
  static const auto next = real<ssize_t (*)(int, void*, size_t)>("read");
  return isArmed && fails(Call::read, placeOf(handle)) ? -1 : next(handle, data, bytes);
}

int fsync(int handle) {
  static const auto next = real<int (*)(int)>("fsync");
  return isArmed && fails(Call::fsync, placeOf(handle)) ? -1 : next(handle);
}

int close(int handle) {
  static const auto next = real<int (*)(int)>("close");
  const std::string place = isArmed ? placeOf(handle) : std::string();
  const int result = next(handle);
  return isArmed && fails(Call::close, place) ? -1 : result;
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) {
  static const auto next = real<int (*)(int, const char*, int, const char*, int)>("linkat");
  if (isArmed && fails(Call::link, placeOf(toFolder, to))) return -1;
  return next(fromFolder, from, toFolder, to, flags);
}

int rename(const char* from, const char* to) noexcept {
  static const auto next = real<int (*)(const char*, const char*)>("rename");
  return isArmed && fails(Call::rename, to) ? -1 : next(from, to);
}

int renameat(int fromFolder, const char* from, int toFolder, const char* to) noexcept {
  static const auto next = real<int (*)(int, const char*, int, const char*)>("renameat");
  if (isArmed && fails(Call::rename, placeOf(toFolder, to))) return -1;
  return next(fromFolder, from, toFolder, to);
}

void* mmap(void* address, size_t length, int protection, int flags, int handle, off_t offset) noexcept {
  static const auto next = real<void* (*)(void*, size_t, int, int, int, off_t)>("mmap");
  if (isArmed && handle >= 0 && fails(Call::map, placeOf(handle))) return MAP_FAILED;
  return next(address, length, protection, flags, handle, offset);
}

}  // extern "C"
