// Speed of the parser: reads every .mo file below a folder into memory, parses all of them several times on one core
// and prints the best rate. Usage: parse_benchmark FOLDER [ROUNDS]. Asserts nothing.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/syntax/arena.h"
#include "engine/syntax/parser.h"

using namespace armature;
namespace fs = std::filesystem;

namespace {

std::vector<std::pair<std::string, std::string>> readAll(const char* folder) {
  std::vector<std::pair<std::string, std::string>> texts;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".mo") continue;
    std::ifstream in(entry.path(), std::ios::binary);
    texts.emplace_back(entry.path().string(), std::string(std::istreambuf_iterator<char>(in), {}));
  }
  return texts;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: parse_benchmark FOLDER [ROUNDS]\n");
    return 1;
  }
  const auto texts = readAll(argv[1]);
  const int rounds = argc > 2 ? std::atoi(argv[2]) : 5;
  size_t bytes = 0;
  for (const auto& [name, text] : texts) bytes += text.size();
  double best = 1e300;
  for (int round = 0; round < rounds; ++round) {
    NameTable names;
    SourceTable sources;
    Diagnostics diagnostics;
    syntax::Arena arena;
    syntax::ParseContext context{names, sources, arena, diagnostics};
    std::vector<FileId> files;
    files.reserve(texts.size());
    for (const auto& [name, text] : texts) files.push_back(sources.add(name, text));
    const auto start = std::chrono::steady_clock::now();
    for (const FileId file : files) syntax::parseFile(context, file);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    best = seconds < best ? seconds : best;
    if (round > 0) continue;
    std::printf("files: %zu, text: %.2f MB, tree: %.1f MB, names: %zu, diagnostics: %zu\n", texts.size(), bytes / 1e6,
                arena.bytesUsed() / 1e6, names.size(), diagnostics.all().size());
    for (size_t i = 0; i < diagnostics.all().size() && i < 20; ++i) {
      std::printf("%s\n", toText(diagnostics.all()[i], sources).c_str());
    }
  }
  std::printf("best of %d: %.1f ms, %.1f MB/s\n", rounds, best * 1e3, bytes / 1e6 / best);
  return 0;
}
