// Modelica.Utilities: messages, reading and writing of files, system. Models may read files and write or append to
// those they name; nothing here removes, renames or starts anything.
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>

#include <unistd.h>

#include "engine/program/native_registry.h"

namespace armature::program {

namespace {

namespace fs = std::filesystem;

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

// Modelica.Utilities.Types.FileType: 1 none, 2 regular file, 3 directory, 4 other.
bool stat(NativeCall& call) {
  ArgumentReader in(call);
  std::error_code code;
  const fs::file_status status = fs::status(pathOf(call, in.text()), code);
  if (code || !fs::exists(status)) return giveNumber(call, 1);
  return giveNumber(call, fs::is_regular_file(status) ? 2 : fs::is_directory(status) ? 3 : 4);
}

bool fullPathName(NativeCall& call) {
  ArgumentReader in(call);
  const std::string name = in.text();
  std::error_code code;
  const fs::path path = fs::absolute(pathOf(call, name), code);
  return giveText(call, code ? name : path.lexically_normal().generic_string());
}

bool currentFolder(NativeCall& call) {
  std::error_code code;
  return giveText(call, fs::current_path(code).generic_string());
}

// Results: the content and whether the variable exists.
bool environment(NativeCall& call) {
  ArgumentReader in(call);
  const char* value = std::getenv(in.text().c_str());
  if (call.out.size() > 1) call.out[1] = value != nullptr ? 1 : 0;
  return giveText(call, value != nullptr ? value : "");
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

constexpr std::array<NativeEntry, 14> kEntries{{
    {"ModelicaMessage", message},
    {"ModelicaWarning", message},
    {"ModelicaError", error},
    {"ModelicaInternal_print", print},
    {"ModelicaInternal_countLines", countLines},
    {"ModelicaInternal_readFile", readFile},
    {"ModelicaInternal_readLine", readLine},
    {"ModelicaInternal_stat", stat},
    {"ModelicaInternal_fullPathName", fullPathName},
    {"ModelicaInternal_getcwd", currentFolder},
    {"ModelicaInternal_getenv", environment},
    {"ModelicaInternal_getTime", localTime},
    {"ModelicaInternal_getpid", processId},
    {"ModelicaStreams_closeFile", nothing},
}};

}  // namespace

std::span<const NativeEntry> fileNatives() {
  return kEntries;
}

}  // namespace armature::program
