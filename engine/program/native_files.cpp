// Modelica.Utilities: messages, reading and writing of files, the time. Files and folders as wholes:
// native_folders.cpp.
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>

#include <unistd.h>

#include "engine/program/native_registry.h"

namespace armature::program {

namespace {

constexpr size_t kMessageBudget = 10'000;

bool message(NativeCall& call) {
  ArgumentReader in(call);
  if (call.context.messages.size() < kMessageBudget) call.context.messages.push_back(in.text());
  return true;
}

bool error(NativeCall& call) {
  ArgumentReader in(call);
  return failCall(call, in.text());
}

// A line to a file, or a message where no file is named.
bool print(NativeCall& call) {
  ArgumentReader in(call);
  const std::string text = in.text(), file = in.text();
  if (file.empty()) {
    if (call.context.messages.size() < kMessageBudget) call.context.messages.push_back(text);
    return true;
  }
  std::ofstream out(pathOf(call, file), std::ios::app);
  if (!(out << text << '\n')) return failCall(call, "file " + file + " cannot be written");
  return true;
}

bool readLines(NativeCall& call, const std::string& file, std::vector<std::string>& lines) {
  std::ifstream in(pathOf(call, file));
  if (!in) return failCall(call, "file " + file + " cannot be read");
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return true;
}

bool countLines(NativeCall& call) {
  ArgumentReader in(call);
  std::vector<std::string> lines;
  return readLines(call, in.text(), lines) && giveNumber(call, static_cast<double>(lines.size()));
}

bool readFile(NativeCall& call) {
  ArgumentReader in(call);
  std::vector<std::string> lines;
  if (!readLines(call, in.text(), lines)) return false;
  for (size_t k = 0; k < call.out.size(); ++k)
    call.out[k] = call.context.textIndex(k < lines.size() ? lines[k] : std::string());
  return true;
}

// Results: the line, and whether the end of the file had been reached.
bool readLine(NativeCall& call) {
  ArgumentReader in(call);
  const std::string file = in.text();
  const int64_t number = in.integer();
  std::vector<std::string> lines;
  if (!readLines(call, file, lines)) return false;
  const bool isBehind = number < 1 || number > static_cast<int64_t>(lines.size());
  if (call.out.size() > 1) call.out[1] = isBehind ? 1 : 0;
  return giveText(call, isBehind ? std::string() : lines[static_cast<size_t>(number - 1)]);
}

// Results: millisecond, second, minute, hour, day, month, year of the local time.
bool localTime(NativeCall& call) {
  using namespace std::chrono;
  const auto now = system_clock::now();
  const std::time_t seconds = system_clock::to_time_t(now);
  std::tm parts{};
  localtime_r(&seconds, &parts);
  const double values[] = {static_cast<double>(duration_cast<milliseconds>(now.time_since_epoch()).count() % 1000),
                           static_cast<double>(parts.tm_sec),
                           static_cast<double>(parts.tm_min),
                           static_cast<double>(parts.tm_hour),
                           static_cast<double>(parts.tm_mday),
                           static_cast<double>(parts.tm_mon + 1),
                           static_cast<double>(parts.tm_year + 1900)};
  for (size_t k = 0; k < call.out.size() && k < std::size(values); ++k) call.out[k] = values[k];
  return true;
}

bool processId(NativeCall& call) {
  return giveNumber(call, static_cast<double>(::getpid()));
}

bool nothing(NativeCall&) {
  return true;
}

constexpr std::array<NativeEntry, 10> kEntries{{
    {"ModelicaMessage", message},
    {"ModelicaWarning", message},
    {"ModelicaError", error},
    {"ModelicaInternal_print", print},
    {"ModelicaInternal_countLines", countLines},
    {"ModelicaInternal_readFile", readFile},
    {"ModelicaInternal_readLine", readLine},
    {"ModelicaInternal_getTime", localTime},
    {"ModelicaInternal_getpid", processId},
    {"ModelicaStreams_closeFile", nothing},
}};

}  // namespace

std::span<const NativeEntry> fileNatives() {
  return kEntries;
}

}  // namespace armature::program
