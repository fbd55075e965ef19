#include "engine/experiments/journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstring>

#include "engine/base/system_words.h"

namespace armature::experiments {

namespace {

// FNV-1a; the journal tells studies apart, it guards against nobody.
std::string hashOf(const std::string& text) {
  uint64_t hash = 14695981039346656037ull;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ull;
  char buffer[20];
  return {buffer, std::to_chars(buffer, buffer + sizeof(buffer), hash, 16).ptr};
}

Diagnostic fileFailure(const std::string& path) {
  return failure("F301", phrase("cannot write %1: %2", path, systemWords(errno)));
}

template <class T>
bool readNumber(const char*& at, const char* end, T& value) {
  const auto [next, error] = std::from_chars(at, end, value);
  if (error != std::errc() || next == end || (*next != ' ' && *next != '\n')) return false;
  at = next + 1;
  return true;
}

}  // namespace

Journal::~Journal() {
  if (file_) std::fclose(file_);
}

Result<void> Journal::open(const std::string& path, const std::string& fingerprint, bool isResumed, Table& table) {
  path_ = path;
  const int handle = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (handle < 0) return fileFailure(path);
  file_ = fdopen(handle, "r+");
  if (!file_) {
    close(handle);
    return fileFailure(path);
  }
  if (flock(handle, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    return failure("E012", phrase("%1 is in use: this study is running already", path));
  const std::string head = "armature-study 1 " + hashOf(fingerprint) + '\n';
  std::fseek(file_, 0, SEEK_END);
  if (std::ftell(file_) == 0) {
    std::fwrite(head.data(), 1, head.size(), file_);
    return flush() ? Result<void>() : fileFailure(path);
  }
  if (isResumed) return readRows(table, head);
  Diagnostic reason = failure("E012", phrase("%1 holds an unfinished study", path));
  reason.advice = phrase("go on with it by --resume, or remove the file to begin anew");
  return reason;
}

Result<void> Journal::readRows(Table& table, const std::string& head) {
  std::rewind(file_);
  char* text = nullptr;
  size_t room = 0;
  long good = 0;  // end of the last whole line
  bool isFirst = true;
  std::vector<double> values(table.width());
  Result<void> result;
  for (ssize_t size = getline(&text, &room, file_); size > 0; size = getline(&text, &room, file_)) {
    const char* at = text;
    const char* const end = text + size;
    if (isFirst) {
      isFirst = false;
      if (head != std::string(text, static_cast<size_t>(size))) {
        result = failure("E012", phrase("%1 belongs to another study, or the model has changed since", path_));
        break;
      }
      good = std::ftell(file_);
      continue;
    }
    uint64_t row = 0;
    unsigned status = 0;
    bool isGood = end[-1] == '\n' && readNumber(at, end, row) && readNumber(at, end, status) && status < Table::kOpen &&
                  row < table.rows();
    for (double& value : values) isGood = isGood && readNumber(at, end, value);
    if (!isGood || at != end) break;
    table.set(row, static_cast<uint8_t>(status), values.data());
    good = std::ftell(file_);
  }
  std::free(text);
  if (!result) return result;
  if (ftruncate(fileno(file_), good) != 0) return fileFailure(path_);
  std::fseek(file_, good, SEEK_SET);
  return result;
}

void Journal::append(uint64_t row, uint8_t status, const double* values, size_t width) {
  char buffer[40];
  line_.assign(buffer, std::to_chars(buffer, buffer + sizeof(buffer), row).ptr);
  line_ += ' ' + std::to_string(status);
  for (size_t k = 0; k < width; ++k) {
    line_ += ' ';
    line_.append(buffer, std::to_chars(buffer, buffer + sizeof(buffer), values[k]).ptr);
  }
  line_ += '\n';
  std::fwrite(line_.data(), 1, line_.size(), file_);
}

bool Journal::flush() {
  return std::fflush(file_) == 0 && std::ferror(file_) == 0;
}

void Journal::remove() {
  if (file_) std::fclose(file_);
  file_ = nullptr;
  unlink(path_.c_str());
}

}  // namespace armature::experiments
