// Runs a fuzz target over files and folders of files, in the order of their names.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "tests/robustness/fuzz/target.h"

namespace fs = std::filesystem;

int main(int count, char** arguments) {
  std::vector<fs::path> files;
  for (int k = 1; k < count; ++k) {
    if (fs::is_directory(arguments[k])) {
      for (const auto& entry : fs::recursive_directory_iterator(arguments[k]))
        if (entry.is_regular_file()) files.push_back(entry.path());
    } else {
      files.emplace_back(arguments[k]);
    }
  }
  std::sort(files.begin(), files.end());
  const auto began = std::chrono::steady_clock::now();
  for (const fs::path& path : files) {
    std::ifstream in(path, std::ios::binary);
    const std::string content((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    // Named before it is run: the last name is that of the input that ended the program.
    std::printf("%s\n", path.filename().c_str());
    std::fflush(stdout);
    LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t*>(content.data()), content.size());
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  std::printf("%zu passed, 0 failed in %.1f s\n", files.size(), seconds);
  return files.empty() ? 1 : 0;
}
