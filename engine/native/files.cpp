// Modelica.Utilities: messages, lines of files. Files and folders as wholes: folders.cpp.
#include <algorithm>
#include <array>

#include "engine/native/registry.h"

namespace armature::native {

namespace {

constexpr size_t kMessageBudget = 10'000;

bool message(Call& call) {
  ArgumentReader in(call);
  if (call.context.messages.size() < kMessageBudget) call.context.messages.push_back(in.text());
  return true;
}

bool error(Call& call) {
  ArgumentReader in(call);
  return failCall(call, Phrase(in.text()));
}

// A line to a file, or a message where no file is named.
bool print(Call& call) {
  ArgumentReader in(call);
  const std::string text = in.text(), file = in.text();
  if (file.empty()) {
    if (call.context.messages.size() < kMessageBudget) call.context.messages.push_back(text);
    return true;
  }
  return isDone(call, call.context.door.append(file, text + '\n'));
}

// Calls `take` with each line of a file, without its end, until it gives false.
template <class Take>
bool readLines(Call& call, const std::string& file, Take take) {
  const auto bytes = call.context.door.read(file);
  if (!bytes) return failCall(call, bytes.reason());
  for (size_t begin = 0, end = 0; begin < bytes->size(); begin = end + 1) {
    end = std::min(bytes->find('\n', begin), bytes->size());
    if (!take(std::string_view(*bytes).substr(begin, end - begin))) break;
  }
  return true;
}

bool countLines(Call& call) {
  ArgumentReader in(call);
  double count = 0;
  return readLines(call, in.text(), [&](std::string_view) { return ++count, true; }) && giveNumber(call, count);
}

bool readFile(Call& call) {
  ArgumentReader in(call);
  size_t next = 0;
  const auto take = [&](std::string_view line) {
    if (next < call.out.size()) call.out[next++] = call.context.textIndex(line);
    return next < call.out.size();
  };
  if (!readLines(call, in.text(), take)) return false;
  while (next < call.out.size()) call.out[next++] = call.context.textIndex("");
  return true;
}

// Results: the line, and whether the end of the file had been reached.
bool readLine(Call& call) {
  ArgumentReader in(call);
  const std::string file = in.text();
  const int64_t number = in.integer();
  int64_t at = 0;
  std::string wanted;
  const auto take = [&](std::string_view line) {
    if (++at == number) wanted = line;
    return at < number;
  };
  if (!readLines(call, file, take)) return false;
  if (call.out.size() > 1) call.out[1] = number < 1 || at < number ? 1 : 0;
  return giveText(call, wanted);
}

bool nothing(Call&) {
  return true;
}

constexpr std::array<Entry, 8> kFileEntries{{
    {"ModelicaMessage", message},
    {"ModelicaWarning", message},
    {"ModelicaError", error},
    {"ModelicaInternal_print", print},
    {"ModelicaInternal_countLines", countLines},
    {"ModelicaInternal_readFile", readFile},
    {"ModelicaInternal_readLine", readLine},
    {"ModelicaStreams_closeFile", nothing},
}};

}  // namespace

std::span<const Entry> fileNatives() {
  return kFileEntries;
}

}  // namespace armature::native
