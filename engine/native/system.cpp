// What Modelica libraries ask of the system: time of day, number of the process, environment. None of it tells who the
// user is: of the environment models see language and time zone, and what they have set themselves for their run.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <iterator>

#include <unistd.h>

#include "engine/native/registry.h"

namespace armature::native {

namespace {

// Results: millisecond, second, minute, hour, day, month, year of the local time.
bool localTime(Call& call) {
  if (!isInRun(call, phrase("the time of day"))) return false;
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

bool processId(Call& call) {
  return isInRun(call, phrase("the number of the process")) && giveNumber(call, static_cast<double>(::getpid()));
}

bool isTold(const std::string& variable) {
  static constexpr std::array<std::string_view, 8> kHarmless{"LANG",       "LC_ALL",  "LC_COLLATE",  "LC_CTYPE",
                                                             "LC_NUMERIC", "LC_TIME", "LC_MESSAGES", "TZ"};
  return std::find(kHarmless.begin(), kHarmless.end(), variable) != kHarmless.end();
}

// Results: the content and whether the variable exists. Of one that is not told: empty, as if it did not exist.
bool environment(Call& call) {
  ArgumentReader in(call);
  const std::string name = in.text();
  const auto own = call.context.environment.find(name);
  const bool isOwn = own != call.context.environment.end();
  const char* const value = isOwn ? own->second.c_str() : isTold(name) ? std::getenv(name.c_str()) : nullptr;
  if (!isOwn && !isTold(name))
    warnOnce(call,
             failure("F503", phrase("the variable %1 of the environment is not told to models: it is empty", name)));
  if (call.out.size() > 1) call.out[1] = value != nullptr ? 1 : 0;
  return giveText(call, value != nullptr ? value : "");
}

bool setEnvironment(Call& call) {
  ArgumentReader in(call);
  const std::string name = in.text();
  if (!isInRun(call, phrase("a variable of the environment that a model sets"))) return false;
  if (name.empty()) return failCall(call, phrase("a variable of the environment needs a name"));
  call.context.environment[name] = in.text();
  return true;
}

constexpr std::array<Entry, 4> kSystemEntries{{
    {"ModelicaInternal_getTime", localTime},
    {"ModelicaInternal_getpid", processId},
    {"ModelicaInternal_getenv", environment},
    {"ModelicaInternal_setenv", setEnvironment},
}};

}  // namespace

bool isInRun(Call& call, const Phrase& what) {
  if (call.context.door.permissions().effects != Effects::refused) return true;
  call.context.needsRun = true;
  return failCall(call, failure("F502", phrase("%1 belongs to a run", what)));
}

void warnOnce(Call& call, Diagnostic warning) {
  constexpr size_t kMost = 100;
  std::vector<Diagnostic>& all = call.context.warnings;
  const bool isKnown =
      std::any_of(all.begin(), all.end(), [&](const Diagnostic& d) { return d.message == warning.message; });
  warning.severity = Severity::warning;
  if (!isKnown && all.size() < kMost) all.push_back(std::move(warning));
}

std::span<const Entry> systemNatives() {
  return kSystemEntries;
}

}  // namespace armature::native
