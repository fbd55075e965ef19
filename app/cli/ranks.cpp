#include "app/cli/ranks.h"

#include <dlfcn.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "app/cli/mpi_ranks.h"

namespace armature::cli {

namespace {

class MpiRanks final : public experiments::Ranks {
 public:
  explicit MpiRanks(const ArmatureRanks& door) : door_(door) {}
  ~MpiRanks() override { door_.finish(); }
  int rank() const override { return door_.rank; }
  int size() const override { return door_.size; }
  bool send(int to, const std::string& bytes) override { return door_.send(to, bytes.data(), bytes.size()) == 0; }
  std::optional<std::pair<int, std::string>> receive() override {
    int from = 0;
    uint64_t count = 0;
    if (door_.look(&from, &count) == 0) return std::nullopt;
    std::string bytes(count, '\0');
    if (door_.receive(from, bytes.data(), count) != 0) return std::nullopt;
    return std::pair(from, std::move(bytes));
  }

 private:
  ArmatureRanks door_;
};

}  // namespace

bool isOneOfRanks() {
  // Open MPI, MPICH and Slurm say so to those that they start.
  for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "SLURM_STEP_NUM_TASKS"}) {
    const char* const size = std::getenv(name);
    if (size && std::atoi(size) > 1) return true;
  }
  return false;
}

std::unique_ptr<experiments::Ranks> joinRanks() {
  std::error_code error;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
  const std::filesystem::path folder = program.parent_path();
  void* library = nullptr;
  for (const std::filesystem::path& place : {folder, folder.parent_path() / "lib" / "armature"})
    if (!library) library = dlopen((place / "libarmature-mpi.so").c_str(), RTLD_NOW | RTLD_GLOBAL);
  const auto begin =
      library ? reinterpret_cast<decltype(&armatureRanksBegin)>(dlsym(library, "armatureRanksBegin")) : nullptr;
  ArmatureRanks door{};
  if (begin && begin(&door) == 0) return std::make_unique<MpiRanks>(door);
  std::fprintf(stderr, "armature-cli: started as one of several processes, but there is no MPI to share the work by\n");
  return nullptr;
}

}  // namespace armature::cli
