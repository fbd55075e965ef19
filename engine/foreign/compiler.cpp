#include "engine/foreign/compiler.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>

#include "engine/base/read_file.h"
#include "engine/foreign/c_text.h"

extern char** environ;

namespace armature::foreign {

namespace fs = std::filesystem;

namespace {

constexpr int kSecondsOfCompiling = 120;
constexpr size_t kLongestWords = 2000;  // of the compiler [bytes]

// Names of the system under which prebuilt libraries lie (specification 12.9.4).
#if defined(__aarch64__)
constexpr const char* kPlatforms[] = {"aarch64-linux", "arm64-linux", "linuxarm64"};
#else
constexpr const char* kPlatforms[] = {"linux64", "x86_64-linux"};
#endif

std::string findCompiler() {
  const char* const path = std::getenv("PATH");
  const std::string folders = path ? path : "";
  for (const char* name : {"cc", "gcc", "clang"}) {
    for (size_t begin = 0; begin < folders.size();) {
      const size_t end = std::min(folders.find(':', begin), folders.size());
      const std::string file = folders.substr(begin, end - begin) + '/' + name;
      if (end > begin && access(file.c_str(), X_OK) == 0) return file;
      begin = end + 1;
    }
  }
  return {};
}

bool write(const std::string& path, std::string_view text) {
  std::ofstream out(path, std::ios::binary | std::ios::trunc);
  out << text;
  out.close();
  return !out.fail();
}

// What the compiler says in the first place.
std::string wordsOf(const std::string& output) {
  std::string words;
  size_t from = std::string::npos;
  // The driver's own "collect2: error" comes last and says nothing.
  for (const char* mark : {"undefined reference", "cannot find", "not recognized", "file truncated", "error:"})
    from = std::min(from, output.find(mark));
  from = from == std::string::npos ? 0 : output.rfind('\n', from) + 1;
  for (const char c : output.substr(from, kLongestWords)) words += c == '\n' ? ' ' : c;
  while (!words.empty() && words.back() == ' ') words.pop_back();
  return words;
}

struct Ended {
  bool isInTime = false;
  int status = 0;
  std::string output;
};

// Reads what a program says until it ends, or ends it.
Ended follow(pid_t program, int pipe) {
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(kSecondsOfCompiling);
  Ended ended;
  for (;;) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(until - std::chrono::steady_clock::now()).count();
    pollfd readable{pipe, POLLIN, 0};
    if (left <= 0 || poll(&readable, 1, static_cast<int>(left)) == 0) break;
    char part[4096];
    const ssize_t got = read(pipe, part, sizeof part);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) {
      ended.isInTime = true;
      break;
    }
    if (ended.output.size() < (1u << 20)) ended.output.append(part, static_cast<size_t>(got));
  }
  if (!ended.isInTime) kill(-program, SIGKILL);
  waitpid(program, &ended.status, 0);
  return ended;
}

std::optional<Ended> start(std::vector<std::string> words, const std::string& folder) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 2);
  posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  pid_t program = 0;
  const int error = posix_spawn(&program, words[0].c_str(), &actions, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(ends[1]);
  std::optional<Ended> ended;
  if (error == 0) ended = follow(program, ends[0]);
  close(ends[0]);
  errno = error;
  return ended;
}

// The file of a library in one of the folders: for this kind of system, or for any.
std::string libraryIn(const std::vector<std::string>& folders, const std::string& name) {
  for (const std::string& folder : folders) {
    std::vector<std::string> places;
    for (const char* platform : kPlatforms) places.push_back(folder + '/' + platform);
    places.push_back(folder);
    for (const std::string& place : places)
      for (const std::string& file : {"lib" + name + ".so", name + ".so", "lib" + name + ".a", name}) {
        std::error_code code;
        if (fs::is_regular_file(place + '/' + file, code)) return place + '/' + file;
      }
  }
  return {};
}

}  // namespace

// What the linker is told of libraries: those of the library's folders by their files, others by name.
std::optional<std::vector<std::string>> Compiler::linked(const std::vector<Declaration>& functions,
                                                         Refusal& refusal) const {
  std::vector<std::string> words;
  const auto add = [&](const std::string& word) {
    if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
  };
  for (const Declaration& d : functions) {
    for (const std::string& name : d.libraries) {
      const std::string file = libraryIn(d.libraryFolders, name);
      if (file.empty()) {
        add("-l" + name);
        continue;
      }
      const auto inside = trust_.within(file);
      if (!inside) {
        refusal = {Refusal::Kind::leadsOut, d.function.function, file};
        return std::nullopt;
      }
      add(*inside);
      add("-Wl,-rpath," + fs::path(*inside).parent_path().string());
    }
  }
  return words;
}

bool Compiler::makeFolder() {
  if (!folder_.empty()) return true;
  std::error_code code;
  fs::create_directories(workFolder_, code);
  std::string made = workFolder_ + "/XXXXXX";
  if (!mkdtemp(made.data())) return false;
  folder_ = made;
  owner_ = getpid();
  return true;
}

void Compiler::putAway() {
  std::error_code code;
  if (owner_ == getpid()) fs::remove_all(folder_, code);
}

std::optional<std::string> Compiler::compile(const std::vector<Declaration>& functions, Refusal& refusal) {
  refusal = {Refusal::Kind::system, functions.front().function.function, {}};
  const auto libraries = linked(functions, refusal);
  if (!libraries) return std::nullopt;
  const CTexts texts = textsOf(functions);
  std::string all = texts.included + '\f' + texts.declared;
  std::vector<std::string> words{"-O2", "-fPIC", "-shared", "-Wl,-Bsymbolic", "-Wl,-z,defs", "-I."};
  for (const Declaration& d : functions)
    for (const std::string& folder : d.includeFolders)
      if (std::find(words.begin(), words.end(), "-I" + folder) == words.end()) words.push_back("-I" + folder);
  for (const std::string& word : words) all += '\f' + word;
  for (const std::string& word : *libraries) all += '\f' + word;
  const std::string name = "m" + std::to_string(std::hash<std::string>{}(all));
  if (findCompiler().empty()) {
    refusal.kind = Refusal::Kind::noCompiler;
    return std::nullopt;
  }
  if (!makeFolder()) {
    refusal.detail = std::to_string(errno);
    return std::nullopt;
  }
  const std::string module = folder_ + '/' + name + ".so", key = folder_ + '/' + name + ".key";
  if (readFile(key) == all) return module;
  words.insert(words.begin(), findCompiler());
  words.insert(words.end(), {"-o", name + ".so.part", "utilities.c"});
  bool isWritten = write(folder_ + "/armature_host.h", hostHeader()) &&
                   write(folder_ + "/ModelicaUtilities.h", utilitiesHeader()) &&
                   write(folder_ + "/utilities.c", texts.utilities);
  for (const auto& [ending, text] : {std::pair{"_i.c", &texts.included}, {"_d.c", &texts.declared}}) {
    if (text->empty()) continue;
    isWritten = isWritten && write(folder_ + '/' + name + ending, *text);
    words.push_back(name + ending);
  }
  words.insert(words.end(), libraries->begin(), libraries->end());
  words.push_back("-lm");
  const auto ended = isWritten ? start(words, folder_) : std::nullopt;
  if (!ended) {
    refusal.detail = std::to_string(errno);
    return std::nullopt;
  }
  if (!ended->isInTime) refusal.kind = Refusal::Kind::endless;
  if (ended->isInTime && ended->status != 0)
    refusal = {Refusal::Kind::notCompiled, refusal.function, wordsOf(ended->output)};
  if (!ended->isInTime || ended->status != 0) return std::nullopt;
  std::error_code code;
  fs::rename(module + ".part", module, code);
  if (code || !write(key, all)) {
    refusal.detail = std::to_string(code ? code.value() : errno);
    return std::nullopt;
  }
  return module;
}

}  // namespace armature::foreign
